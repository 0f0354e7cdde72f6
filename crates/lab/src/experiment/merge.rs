use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Experiment, ExperimentError, Folder, PlanError, Row, Rows, RowsReader};

/// Puts the rows of several folders with one plan together, in order, in a folder that may have some already.
/// Returns how many games are there now. A game that is in several of them must be the same in all. Everything is
/// looked at before anything is written.
pub fn merge(
    folders: &[PathBuf],
    experiment: &Experiment,
    out: &Folder,
) -> Result<u64, ExperimentError> {
    if experiment.plan().sprt.is_some() {
        return Err(PlanError::SprtInParts.into());
    }
    for (place, folder) in folders.iter().enumerate() {
        if folders[..place].iter().any(|known| is_same_folder(known, folder)) {
            return Err(ExperimentError::FolderTwice { folder: folder.clone() });
        }
        let plan = Folder::plan(folder)?;
        if let Some((key, here, there)) = experiment.plan().difference(&plan) {
            return Err(ExperimentError::OtherPlan { folder: folder.clone(), key, there, here });
        }
    }
    let mut rows = Rows::open(&out.rows(), experiment)?;
    let paths: Vec<PathBuf> = folders.iter().map(|folder| folder.join(Folder::ROWS)).collect();
    // Stands for what each game was, so that the same game is known again.
    let mut known = HashMap::new();
    for path in std::iter::once(&out.rows()).chain(&paths) {
        let mut reader = RowsReader::open(path)?;
        let mut line_number = 0;
        while let Some((row, line)) = reader.next_row()? {
            line_number += 1;
            if !experiment.has_asked_for(&row.facts) {
                return Err(experiment.refusal(Some(&row), path, line_number));
            }
            let number = row.facts.number;
            let game = Row::repeatable_part(line).map(crc32fast::hash);
            if known.insert(number, game).is_some_and(|known| known != game) {
                return Err(ExperimentError::Contradiction { number });
            }
        }
    }
    let mut line = Vec::new();
    for path in &paths {
        let mut reader = RowsReader::open(path)?;
        while let Some((row, bytes)) = reader.next_row()? {
            let number = row.facts.number - 1;
            if !rows.has(number) {
                line.clear();
                line.extend_from_slice(bytes);
                line.push(b'\n');
                rows.add(number, &line)?;
            }
        }
    }
    rows.put_in_order(experiment, experiment.len())?;
    Ok(rows.len())
}

fn is_same_folder(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}
