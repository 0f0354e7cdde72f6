//! A worker's part of a table, in a folder of its own.

use std::path::{Path, PathBuf};

use gametree_rules::work::Work;
use gametree_tables::parts::{Filling, NewLevel, PartFolder, Subject, Values, part_folders};
use gametree_tables::{Manifest, PartOf, TableError};

use crate::ClusterError;

/// The folder of a worker's part.
pub(crate) fn part_folder(folder: &Path, worker: usize, workers: usize) -> PathBuf {
    PartFolder::of(folder, PartOf { worker: worker as u32, of: workers as u32 }).path
}

/// Of how many workers parts in a folder are, where something is written; `None` where there are none.
pub(crate) fn workers_of_parts(folder: &Path) -> Option<usize> {
    let parts = part_folders(folder);
    parts.iter().find(|part| part.has_begun()).map(|part| part.part.of as usize)
}

/// Fails if there are parts of another number of workers.
pub(crate) fn are_of(folder: &Path, workers: usize) -> Result<(), ClusterError> {
    match workers_of_parts(folder) {
        Some(found) if found != workers => {
            Err(ClusterError::OtherParts { folder: folder.to_owned(), found, wanted: workers })
        }
        _ => Ok(()),
    }
}

/// Whether a part has all its levels.
pub(crate) fn is_complete(folder: &Path) -> Result<bool, TableError> {
    Ok(Manifest::read(folder)?.is_some_and(|manifest| manifest.is_complete()))
}

/// A part that a worker is writing.
pub(crate) struct Part {
    pub(crate) filling: Filling,
}

/// What a worker has found out about its part of a level.
pub(crate) struct Valued {
    pub(crate) bytes: Vec<u8>,
    /// Where they begin in the whole level.
    pub(crate) begin: u64,
    /// Positions that are unfinished, where that is known.
    pub(crate) unfinished: Option<u64>,
}

impl Part {
    /// Begins the part of a worker, one of so many, of the table in a folder, or goes on with it.
    pub(crate) fn open(
        folder: &Path,
        (worker, workers): (usize, usize),
        subject: &Subject,
        work: &Work,
    ) -> Result<Part, TableError> {
        let part = Some(PartOf { worker: worker as u32, of: workers as u32 });
        let subject = Subject { part, ..subject.clone() };
        let folder = part_folder(folder, worker, workers);
        Ok(Part { filling: Filling::open(&folder, &subject, work)? })
    }

    /// How many of these levels are there, one after the other.
    pub(crate) fn levels_of(&self, order: &[u32]) -> usize {
        order.iter().take_while(|&&level| self.filling.has(level)).count()
    }

    /// A level that is there, of so many bytes.
    pub(crate) fn read(&self, level: u32, length: u64) -> Result<Vec<u8>, TableError> {
        let file = self.filling.level(level)?;
        if file.bytes() != length {
            return Err(TableError::Damaged { file: file.path().to_owned() });
        }
        let mut bytes = vec![0; file.bytes() as usize];
        file.read(0, &mut bytes).map_err(|error| TableError::reading(file.path(), error))?;
        Ok(bytes)
    }

    /// Keeps a level, unless it is there.
    pub(crate) fn keep(
        &mut self,
        level: u32,
        valued: &Valued,
        entry_bytes: usize,
        values: &dyn Values,
    ) -> Result<(), TableError> {
        if self.filling.has(level) {
            return Ok(());
        }
        let bytes = valued.bytes.len() as u64;
        let new = NewLevel {
            level,
            begin: valued.begin,
            entries: bytes / entry_bytes as u64,
            bytes,
            values,
        };
        self.filling.commit(&new, 1, |writer| {
            writer.append(&valued.bytes)?;
            Ok(valued.unfinished)
        })
    }
}
