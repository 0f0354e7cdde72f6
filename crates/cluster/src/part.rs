//! A worker's part of a table, in a folder of its own.

use std::ops::Range;
use std::path::Path;

use gametree_rules::work::Work;
use gametree_tables::parts::{Filling, NewLevel, PartFolder, Subject, Values};
use gametree_tables::{Manifest, PartOf, TableError};

/// The part of a worker, one of so many.
pub(crate) fn part_of((worker, workers): (usize, usize)) -> PartOf {
    PartOf { worker: worker as u32, of: workers as u32 }
}

/// A part that a worker is writing.
pub(crate) struct Part {
    pub(crate) filling: Filling,
}

/// What a worker has found out about its part of a level.
pub(crate) struct Valued {
    pub(crate) bytes: Vec<u8>,
    /// Positions that are unfinished, where that is known.
    pub(crate) unfinished: Option<u64>,
}

impl Part {
    /// Begins the part of a worker, one of so many, of the table in a folder, or goes on with it.
    pub(crate) fn open(
        folder: &Path,
        whose: (usize, usize),
        subject: &Subject,
        work: &Work,
    ) -> Result<Part, TableError> {
        let part = part_of(whose);
        let subject = Subject { part: Some(part), ..subject.clone() };
        let mut filling = Filling::open(&PartFolder::of(folder, part).path, &subject, work)?;
        filling.announce()?;
        // It goes on with what the table has.
        filling.took(Manifest::read(folder)?.map_or(0.0, |table| table.seconds));
        Ok(Part { filling })
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

    /// Keeps what is in this range of a level, unless it is there.
    pub(crate) fn keep(
        &mut self,
        level: u32,
        range: &Range<u64>,
        valued: &Valued,
        entry_bytes: usize,
        values: &dyn Values,
    ) -> Result<(), TableError> {
        if self.filling.has(level) {
            return Ok(());
        }
        let bytes = valued.bytes.len() as u64;
        let entries = bytes / entry_bytes as u64;
        let new = NewLevel { level, begin: range.start, entries, bytes, values };
        self.filling.commit(&new, 1, |writer| {
            writer.append(&valued.bytes)?;
            Ok(valued.unfinished)
        })
    }
}
