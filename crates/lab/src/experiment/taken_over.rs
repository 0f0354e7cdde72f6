use std::path::Path;

use gametree_files::{FileError, write_whole};

use super::{Experiment, ExperimentError, Folder, Plan, RowsReader};

/// Begins an experiment with the games of an earlier one, which has the same plan but for the number of repetitions.
/// What chance decides in a game does not depend on how often it is repeated, only its number does: each row gets the
/// number that it has here, and is what it would be if it had been played here. Returns how many were taken over.
///
/// They are in the folder all at once; what was there before is not.
pub fn take_over(
    earlier: &Experiment,
    rows: &Path,
    experiment: &Experiment,
    folder: &Folder,
) -> Result<u64, ExperimentError> {
    let plan = Plan { repeat: experiment.plan().repeat, ..earlier.plan().clone() };
    if let Some((key, here, there)) = experiment.plan().difference(&plan) {
        let folder = folder.path().to_owned();
        return Err(ExperimentError::OtherPlan { folder, key, there, here });
    }
    let path = folder.rows();
    write_whole(&path, |writer| {
        let mut reader = RowsReader::open(rows)?;
        let (mut taken, mut read, mut line) = (0, 0, Vec::new());
        while let Some((mut row, _)) = reader.next_row()? {
            read += 1;
            let damaged = || ExperimentError::Damaged { path: rows.to_owned(), line: read };
            // Whatever number it has: an earlier version counted in another order.
            let game = earlier.game_of(&row.facts).ok_or_else(damaged)?;
            let Some(number) = experiment.number_of(&game) else { continue };
            row.facts.number = number + 1;
            if !experiment.has_asked_for(&row.facts) {
                return Err(damaged());
            }
            line.clear();
            row.write(&mut line);
            writer.write_all(&line).map_err(|error| FileError::new(&path, error))?;
            taken += 1;
        }
        Ok(taken)
    })
}
