use std::ops::Range;
use std::path::Path;

use gametree_tables::parts::{LevelFile, open_level};
use gametree_tables::{Manifest, TableError};

use crate::ClusterError;
use crate::exchange::Exchange;
use crate::fate::Halt;
use crate::sweep::Sweep;

/// What there was of a table before the run: its first levels, in the folder of process 0.
pub(crate) struct Begun<'a> {
    /// The folder of the table, as this process knows it.
    pub(crate) folder: &'a Path,
    /// How many levels that are, as all workers know.
    pub(crate) levels: usize,
}

/// Bytes for each worker that are read at a time.
const PIECE: u64 = 1 << 20;

impl Begun<'_> {
    /// These bytes of a level, if the table is here.
    pub(crate) fn read(
        &self,
        level: u32,
        range: &Range<u64>,
    ) -> Result<Option<Vec<u8>>, TableError> {
        let file = self.open(level)?;
        file.map(|file| read(&file, range)).transpose()
    }

    fn open(&self, level: u32) -> Result<Option<LevelFile>, TableError> {
        let table = Manifest::read(self.folder)?.filter(|table| table.has(level));
        table.map(|table| open_level(self.folder, &table, level)).transpose()
    }

    /// This worker's part of a level of the table. Worker 0 reads it for all, piece by piece, because not all others have
    /// its folder.
    pub(crate) fn hand_out(
        &self,
        game: &dyn Sweep,
        level: u32,
        exchange: &mut dyn Exchange,
    ) -> Result<Vec<u8>, Halt> {
        let (own, workers) = (exchange.index(), exchange.workers());
        let parts: Vec<_> = (0..workers).map(|worker| game.part(level, worker, workers)).collect();
        let longest = parts.iter().map(|part| part.end - part.start).max().unwrap_or(0);
        let file = if own == 0 { self.open(level)? } else { None };
        let mut bytes = Vec::new();
        for done in (0..longest).step_by(PIECE as usize) {
            let mut pieces = Vec::new();
            if let Some(file) = &file {
                for part in &parts {
                    let from = (part.start + done).min(part.end);
                    pieces.push(read(file, &(from..(from + PIECE).min(part.end)))?);
                }
            }
            bytes.append(&mut exchange.all_to_all(pieces)?.swap_remove(0));
        }
        let is_whole = bytes.len() as u64 == parts[own].end - parts[own].start;
        if is_whole { Ok(bytes) } else { Err(ClusterError::Garbled.into()) }
    }
}

fn read(file: &LevelFile, range: &Range<u64>) -> Result<Vec<u8>, TableError> {
    let damaged = || TableError::Damaged { file: file.path().to_owned() };
    if range.end > file.bytes() {
        return Err(damaged());
    }
    let mut bytes = vec![0; (range.end - range.start) as usize];
    file.read(range.start, &mut bytes).map_err(|error| TableError::reading(file.path(), error))?;
    Ok(bytes)
}
