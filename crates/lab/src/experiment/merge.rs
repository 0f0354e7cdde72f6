use std::path::{Path, PathBuf};

use super::{Experiment, ExperimentError, Folder, Row, Rows, RowsReader};

/// Puts the rows of several folders with one plan together, in order, in a folder that may have some already.
/// Returns how many games are there now. A game that is in several of them must be the same in all.
pub fn merge(
    folders: &[PathBuf],
    experiment: &Experiment,
    out: &Folder,
) -> Result<u64, ExperimentError> {
    for folder in folders {
        let plan = Folder::plan(folder)?;
        if let Some((key, here, there)) = experiment.plan().difference(&plan) {
            return Err(ExperimentError::OtherPlan { folder: folder.clone(), key, there, here });
        }
    }
    let mut rows = Rows::open(&out.rows(), experiment.len())?;
    for folder in folders {
        let path = folder.join(Folder::ROWS);
        if gametree_files::is_same_file(&path, &out.rows()) {
            continue;
        }
        let mut reader = RowsReader::open(&path)?;
        let mut line = Vec::new();
        while let Some((row, bytes)) = reader.next_row()? {
            let number = row.facts.number - 1;
            if number >= experiment.len() {
                return Err(ExperimentError::Contradiction { number: number + 1 });
            }
            if rows.has(number) {
                rows.sync()?;
                check_same(&out.rows(), bytes, number)?;
                continue;
            }
            line.clear();
            line.extend_from_slice(bytes);
            line.push(b'\n');
            rows.add(number, &line)?;
        }
    }
    rows.put_in_order(experiment.len())?;
    Ok(rows.len())
}

/// Whether a game that is there already is the same, its times aside.
fn check_same(path: &Path, line: &[u8], number: u64) -> Result<(), ExperimentError> {
    let mut reader = RowsReader::open(path)?;
    while let Some((row, known)) = reader.next_row()? {
        if row.facts.number == number + 1 {
            let same = Row::repeatable_part(known) == Row::repeatable_part(line);
            return if same {
                Ok(())
            } else {
                Err(ExperimentError::Contradiction { number: number + 1 })
            };
        }
    }
    Ok(())
}
