//! A level on its way from one arrangement to the other.
//!
//! The sets of each side are divided into runs. What is valued comes run by run of one side, and is cut into tiles: the
//! part of it that belongs to each run of the other side. What is needed next is a column of tiles, which fills blocks
//! by the other side's sets in order. Each entry is written once and read once; on disk each tile is compressed by
//! itself, for a level is mostly runs of a few values, and disks are slower than that.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use gametree_files::{read_at, write_at};
use gametree_solver::{PlacesKernel, Side};

use crate::packing::{pack, unpack};

/// Tiles of one level.
pub(crate) struct Tiles<'a> {
    kernel: &'a PlacesKernel<'a>,
    plies: u32,
    /// The side by whose sets the level comes.
    from: Side,
    /// Its runs, and those of the other side.
    runs: [Vec<Range<usize>>; 2],
    /// The tiles of each run of the first.
    rows: Vec<OnceLock<Row>>,
    /// Where they are, if they are not in memory, and where that ends.
    file: Option<(File, AtomicU64)>,
}

/// The tiles of a run, one after the other.
struct Row {
    /// Where each begins, and the last one ends, after the beginning of the first.
    ends: Vec<u32>,
    /// In the file, if they are there, packed, from this byte on.
    begin: u64,
    /// In memory, else.
    tiles: Vec<u8>,
}

/// Divides so many sets into runs of at most `most` of them, as equal as possible.
pub(crate) fn runs(sets: usize, most: usize) -> Vec<Range<usize>> {
    let many = sets.div_ceil(most.max(1)).max(1);
    (0..many).map(|run| sets * run / many..sets * (run + 1) / many).collect()
}

impl<'a> Tiles<'a> {
    /// None yet. They are kept in `file`, or else in memory.
    pub(crate) fn new(
        kernel: &'a PlacesKernel<'a>,
        plies: u32,
        from: Side,
        runs: [Vec<Range<usize>>; 2],
        file: Option<File>,
    ) -> Self {
        let rows = runs[0].iter().map(|_| OnceLock::new()).collect();
        let file = file.map(|file| (file, AtomicU64::new(0)));
        Tiles { kernel, plies, from, runs, rows, file }
    }

    /// The runs by which the level comes.
    pub(crate) fn rows(&self) -> &[Range<usize>] {
        &self.runs[0]
    }

    /// The runs by which it is needed.
    pub(crate) fn columns(&self) -> &[Range<usize>] {
        &self.runs[1]
    }

    /// Takes the blocks of a run.
    pub(crate) fn put(&self, row: usize, entries: &[u8]) -> io::Result<()> {
        let block = self.kernel.layout().block(self.plies, self.from);
        let sets = &self.kernel.sets(self.plies, self.from)[self.rows()[row].clone()];
        let columns = self.columns();
        // For each set where its tiles begin.
        let cuts: Vec<Vec<usize>> =
            sets.iter().map(|&set| self.kernel.cuts(self.plies, self.from, set, columns)).collect();
        let room = if self.file.is_none() { entries.len() } else { 0 };
        let (mut tiles, mut ends) = (Vec::with_capacity(room), vec![0]);
        let mut tile = Vec::new();
        for column in 0..columns.len() {
            let pieces = cuts.iter().zip(entries.chunks(block));
            let pieces = pieces.map(|(cuts, block)| &block[cuts[column]..cuts[column + 1]]);
            if self.file.is_none() {
                pieces.for_each(|piece| tiles.extend_from_slice(piece));
            } else {
                tile.clear();
                pieces.for_each(|piece| tile.extend_from_slice(piece));
                tiles.extend(pack(&tile)?);
            }
            ends.push(tiles.len() as u32);
        }
        let mut begin = 0;
        if let Some((file, end)) = &self.file {
            begin = end.fetch_add(tiles.len() as u64, Ordering::Relaxed);
            write_at(file, begin, &tiles)?;
            tiles = Vec::new();
        }
        let _ = self.rows[row].set(Row { ends, begin, tiles });
        Ok(())
    }

    /// The blocks of a run of the other side, once all tiles are there.
    pub(crate) fn take(&self, column: usize) -> io::Result<Vec<i8>> {
        let block = self.kernel.layout().block(self.plies, self.from.other());
        let run = self.columns()[column].clone();
        let mut pieces = vec![0; run.len() * block];
        let (mut filled, mut packed) = (0, Vec::new());
        for row in &self.rows {
            let Row { ends, begin, tiles } = row.get().ok_or(io::ErrorKind::NotFound)?;
            let (from, to) = (ends[column] as usize, ends[column + 1] as usize);
            let room = &mut pieces[filled..];
            filled += match &self.file {
                None => {
                    room[..to - from].copy_from_slice(&tiles[from..to]);
                    to - from
                }
                Some((file, _)) => {
                    packed.resize(to - from, 0);
                    read_at(file, begin + from as u64, &mut packed)?;
                    unpack(&packed, room)?
                }
            };
        }
        if filled != pieces.len() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(self.kernel.turned(self.plies, self.from, run, &pieces))
    }
}
