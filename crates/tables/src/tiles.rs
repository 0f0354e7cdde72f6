//! A level on its way from one arrangement to the other.
//!
//! The sets of each side are divided into runs. What is valued comes run by run of one side, and is cut into tiles: the
//! part of it that belongs to each run of the other side. What is needed next is a column of tiles, which fills blocks
//! by the other side's sets in order. Each entry is written once and read once.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::sync::OnceLock;

use gametree_files::{read_at, write_at};
use gametree_solver::{PlacesLayout, Side};

/// Tiles of one level.
pub(crate) struct Tiles<'a> {
    layout: &'a PlacesLayout,
    plies: u32,
    /// The side by whose sets the level comes.
    from: Side,
    /// Its runs, and those of the other side.
    runs: [Vec<Range<usize>>; 2],
    /// Where the tiles of each run begin and end in what was kept of it.
    cuts: Vec<OnceLock<Vec<u32>>>,
    kept: Kept,
}

enum Kept {
    Memory(Vec<OnceLock<Vec<u8>>>),
    /// And where each run begins.
    Disk(File, Vec<u64>),
}

/// Divides so many sets into runs of at most `most` of them, as equal as possible.
pub(crate) fn runs(sets: usize, most: usize) -> Vec<Range<usize>> {
    let many = sets.div_ceil(most.max(1)).max(1);
    (0..many).map(|run| sets * run / many..sets * (run + 1) / many).collect()
}

impl<'a> Tiles<'a> {
    /// None yet. They are kept in `file`, or else in memory.
    pub(crate) fn new(
        layout: &'a PlacesLayout,
        plies: u32,
        from: Side,
        runs: [Vec<Range<usize>>; 2],
        file: Option<File>,
    ) -> Self {
        let block = layout.block(plies, from) as u64;
        let many = runs[0].len();
        let kept = match file {
            Some(file) => {
                let begins = runs[0].iter().map(|run| run.start as u64 * block).collect();
                Kept::Disk(file, begins)
            }
            None => Kept::Memory((0..many).map(|_| OnceLock::new()).collect()),
        };
        let cuts = (0..many).map(|_| OnceLock::new()).collect();
        Tiles { layout, plies, from, runs, cuts, kept }
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
        let block = self.layout.block(self.plies, self.from);
        let sets = &self.layout.sets(self.plies, self.from)[self.rows()[row].clone()];
        let columns = self.columns();
        // For each set where its tiles begin.
        let cuts: Vec<Vec<usize>> =
            sets.iter().map(|&set| self.layout.cuts(self.plies, self.from, set, columns)).collect();
        let mut tiled = Vec::with_capacity(entries.len());
        let mut ends = vec![0];
        for column in 0..columns.len() {
            for (cuts, block) in cuts.iter().zip(entries.chunks(block)) {
                tiled.extend_from_slice(&block[cuts[column]..cuts[column + 1]]);
            }
            ends.push(tiled.len() as u32);
        }
        let _ = self.cuts[row].set(ends);
        match &self.kept {
            Kept::Memory(rows) => {
                let _ = rows[row].set(tiled);
                Ok(())
            }
            Kept::Disk(file, begins) => write_at(file, begins[row], &tiled),
        }
    }

    /// The blocks of a run of the other side, once all tiles are there.
    pub(crate) fn take(&self, column: usize) -> io::Result<Vec<i8>> {
        let block = self.layout.block(self.plies, self.from.other());
        let run = self.columns()[column].clone();
        let mut pieces = Vec::with_capacity(run.len() * block);
        for row in 0..self.rows().len() {
            let ends = self.cuts[row].get().ok_or(io::ErrorKind::NotFound)?;
            let (from, to) = (ends[column] as usize, ends[column + 1] as usize);
            match &self.kept {
                Kept::Memory(rows) => {
                    let row = rows[row].get().ok_or(io::ErrorKind::NotFound)?;
                    pieces.extend_from_slice(&row[from..to]);
                }
                Kept::Disk(file, begins) => {
                    let filled = pieces.len();
                    pieces.resize(filled + to - from, 0);
                    read_at(file, begins[row] + from as u64, &mut pieces[filled..])?;
                }
            }
        }
        Ok(self.layout.turned(self.plies, self.from, run, &pieces))
    }
}
