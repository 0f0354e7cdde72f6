//! Games of taking places: every worker has a run of the sets of each side.
//!
//! A level is kept by the sets that are mine. After an odd number of plies a move keeps those, so a worker values its
//! run from its own run of the next level, and nothing is sent. After an even number a move keeps yours: the next level
//! is turned so that each worker has its run of those, and what was valued is turned back. To turn a level is to cut
//! each block by the runs of the other side and to send the pieces; they come in the order in which they are needed, so
//! nothing but values is sent, and each at most once a level.

use std::ops::Range;

use gametree_solver::{LevelCount, PlacesKernel, PlacesLayout, Side};
use gametree_tables::parts::Values;

use crate::ClusterError;
use crate::exchange::Exchange;
use crate::fate::Halt;
use crate::part::Valued;
use crate::sweep::Sweep;

/// A game of taking places.
pub(crate) struct PlacesSweep<'a> {
    pub(crate) kernel: &'a PlacesKernel<'a>,
}

/// Bytes for each of the 2^free sets, which all workers of a process share.
const A_SET: u64 = 10;
/// Copies of its part of a level that a worker has at the same time, at the most.
const HANDS: u64 = 6;
const LEAST: u64 = 4 << 20;

/// The bytes of memory that a process needs whose workers are so many of all.
pub(crate) fn memory(layout: &PlacesLayout, own: usize, workers: usize) -> u64 {
    let longest = (0..=layout.free()).map(|plies| layout.len(plies)).max().unwrap_or(0);
    let sets = (0..=layout.free()).map(|plies| layout.set_count(plies, Side::Mine)).max();
    // A worker knows where it is in the blocks of all sets of a side.
    let places = (sets.unwrap_or(0) * size_of::<usize>()) as u64;
    let a_worker = LEAST + places + HANDS * longest.div_ceil(workers as u64);
    (A_SET << layout.free()) + own as u64 * a_worker
}

/// Divides so many sets into as many runs as there are workers.
fn runs(sets: usize, workers: usize) -> Vec<Range<usize>> {
    (0..workers).map(|run| sets * run / workers..sets * (run + 1) / workers).collect()
}

impl PlacesSweep<'_> {
    fn layout(&self) -> &PlacesLayout {
        self.kernel.layout()
    }

    fn runs(&self, plies: u32, side: Side, workers: usize) -> Vec<Range<usize>> {
        runs(self.layout().set_count(plies, side), workers)
    }

    /// Values this worker's run of sets of the side that does not move, from the same run of the next level.
    fn run(
        &self,
        plies: u32,
        next: &[i8],
        exchange: &dyn Exchange,
    ) -> Result<(Vec<i8>, LevelCount), Halt> {
        let (layout, side) = (self.layout(), Side::kept_after(plies));
        let run = self.runs(plies, side, exchange.workers())[exchange.index()].clone();
        let block = layout.block(plies, side);
        let next_block = if plies < layout.free() { layout.block(plies + 1, side) } else { 0 };
        let mut entries = vec![0; run.len() * block];
        let mut count = LevelCount::default();
        let sets = &self.kernel.sets(plies, side)[run];
        for (number, (&set, entries)) in sets.iter().zip(entries.chunks_mut(block)).enumerate() {
            if number % BETWEEN_LOOKS == 0 {
                exchange.go_on()?;
                exchange.tell(number, sets.len());
            }
            let next = next.get(number * next_block..).and_then(|next| next.get(..next_block));
            let next = next.ok_or(ClusterError::Garbled)?;
            count = count.and(self.kernel.fill_kept(plies, set, next, entries));
        }
        Ok((entries, count))
    }

    /// What this worker has of a level by the sets of the other side, given what it has by those of `from`.
    fn turned(
        &self,
        plies: u32,
        from: Side,
        entries: Vec<u8>,
        exchange: &mut dyn Exchange,
    ) -> Result<Vec<i8>, Halt> {
        let (layout, workers, own) = (self.layout(), exchange.workers(), exchange.index());
        let [rows, columns] = [from, from.other()].map(|side| self.runs(plies, side, workers));
        let sets = self.kernel.sets(plies, from);
        // They are of about the same length.
        let room = entries.len() / workers * 9 / 8;
        let mut parts: Vec<_> = (0..workers).map(|_| Vec::with_capacity(room)).collect();
        let blocks = entries.chunks(layout.block(plies, from));
        for (&set, block) in sets[rows[own].clone()].iter().zip(blocks) {
            let cuts = self.kernel.cuts(plies, from, set, &columns);
            for (part, cut) in parts.iter_mut().zip(cuts.windows(2)) {
                part.extend_from_slice(&block[cut[0]..cut[1]]);
            }
        }
        drop(entries);
        // Those of all sets, in order, because the runs are.
        let pieces = exchange.all_to_all(parts)?.concat();
        if pieces.len() != columns[own].len() * layout.block(plies, from.other()) {
            return Err(ClusterError::Garbled.into());
        }
        Ok(self.kernel.turned(plies, from, columns[own].clone(), &pieces))
    }
}

/// Sets between two looks at whether to go on.
const BETWEEN_LOOKS: usize = 64;

impl Sweep for PlacesSweep<'_> {
    fn levels(&self) -> u32 {
        self.layout().free() + 1
    }

    fn entries(&self, level: u32) -> u64 {
        self.layout().len(level)
    }

    fn part(&self, level: u32, worker: usize, workers: usize) -> Range<u64> {
        let run = &self.runs(level, Side::Mine, workers)[worker];
        let block = self.layout().block(level, Side::Mine) as u64;
        run.start as u64 * block..run.end as u64 * block
    }

    fn entry_bytes(&self) -> usize {
        1
    }

    fn values(&self) -> &dyn Values {
        self.layout()
    }

    fn value(
        &self,
        plies: u32,
        before: Option<Vec<u8>>,
        exchange: &mut dyn Exchange,
    ) -> Result<Valued, Halt> {
        let (entries, count) = match Side::kept_after(plies) {
            Side::Mine => {
                let next = signed(before.unwrap_or_default());
                self.run(plies, &next, exchange)?
            }
            Side::Yours => {
                let next = match before {
                    Some(next) => self.turned(plies + 1, Side::Mine, next, exchange)?,
                    None => Vec::new(),
                };
                let (entries, count) = self.run(plies, &next, exchange)?;
                drop(next);
                (self.turned(plies, Side::Yours, unsigned(entries), exchange)?, count)
            }
        };
        Ok(Valued { bytes: unsigned(entries), unfinished: Some(count.unfinished) })
    }
}

fn signed(bytes: Vec<u8>) -> Vec<i8> {
    bytes.into_iter().map(u8::cast_signed).collect()
}

fn unsigned(entries: Vec<i8>) -> Vec<u8> {
    entries.into_iter().map(i8::cast_unsigned).collect()
}
