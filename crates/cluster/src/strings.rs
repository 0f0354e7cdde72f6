//! Strings of binary digits: every worker has a run of each level, and needs all of the one before.

use std::ops::Range;

use gametree_solver::{ShorterStrings, StringsKernel};
use gametree_tables::TableError;
use gametree_tables::parts::{Uncounted, Values};

use crate::ClusterError;
use crate::exchange::Exchange;
use crate::fate::Halt;
use crate::part::Valued;
use crate::sweep::Sweep;

/// A game of strings.
pub(crate) struct StringsSweep<'a> {
    pub(crate) kernel: &'a StringsKernel,
}

/// The longest piece that is valued at a time.
const MOST: u64 = 1 << 20;
/// Pieces for each worker, so that runs are of nearly the same length.
const PIECES: u64 = 8;
const LEAST: u64 = 8 << 20;

/// The bytes of memory that a process needs whose workers are so many of all.
pub(crate) fn memory(kernel: &StringsKernel, own: usize, workers: usize) -> u64 {
    let longest = (kernel.layout().width() as u64) << kernel.layout().length();
    // The level below, which is half as long, on its way, as it came and in one piece; and the own part.
    own as u64 * (LEAST + 2 * longest + 2 * longest.div_ceil(workers as u64))
}

impl StringsSweep<'_> {
    /// Strings of a piece, and the pieces of a worker.
    fn pieces(&self, length: u32, worker: usize, workers: usize) -> (u64, Range<u64>) {
        let (all, own, workers) = (1_u64 << length, worker as u64, workers as u64);
        let most = MOST / self.entry_bytes() as u64;
        let piece = (all / (PIECES * workers).next_power_of_two()).clamp(2, most).min(all);
        let many = all / piece;
        (piece, many * own / workers..many * (own + 1) / workers)
    }
}

impl Sweep for StringsSweep<'_> {
    fn levels(&self) -> u32 {
        self.kernel.layout().length()
    }

    fn entries(&self, level: u32) -> u64 {
        1 << level
    }

    fn part(&self, level: u32, worker: usize, workers: usize) -> Range<u64> {
        let (piece, own) = self.pieces(level, worker, workers);
        let bytes = piece * self.entry_bytes() as u64;
        own.start * bytes..own.end * bytes
    }

    fn entry_bytes(&self) -> usize {
        self.kernel.layout().width()
    }

    fn values(&self) -> &dyn Values {
        &Uncounted
    }

    fn value(
        &self,
        length: u32,
        before: Option<Vec<u8>>,
        exchange: &mut dyn Exchange,
    ) -> Result<Valued, Halt> {
        let width = self.entry_bytes();
        let shorter = match before {
            Some(own) => exchange.gather_all(&own)?.concat(),
            None => Vec::new(),
        };
        if length > 1 && shorter.len() != width << (length - 1) {
            return Err(ClusterError::Garbled.into());
        }
        let read: &ShorterStrings<'_> = &|at, into: &mut [u8]| {
            into.copy_from_slice(&shorter[at as usize..][..into.len()]);
            Ok(())
        };
        let (piece, own) = self.pieces(length, exchange.index(), exchange.workers());
        let (first, many) = (own.start, (own.end - own.start) as usize);
        let mut bytes = vec![0; many * piece as usize * width];
        for (number, bytes) in own.zip(bytes.chunks_mut(piece as usize * width)) {
            exchange.go_on()?;
            exchange.tell((number - first) as usize, many);
            let filled = self.kernel.fill(length, number * piece, read, bytes);
            filled.map_err(|error| TableError::reading(std::path::Path::new(""), error))?;
        }
        Ok(Valued { bytes, unfinished: None })
    }
}
