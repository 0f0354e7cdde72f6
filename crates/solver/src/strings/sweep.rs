use std::hint::black_box;

use gametree_rules::work::{Stage, Work, share};

use super::cell::Cell;
use crate::Unsolved;
use crate::unsolved::{filled, filled_with_looks, go_on};

/// Digits that vary within a block; 4,096 entries.
pub(super) const BLOCK_DIGITS: u32 = 12;
pub(super) const BLOCK: usize = 1 << BLOCK_DIGITS;
/// Blocks that a worker takes at a time.
const BLOCKS: usize = 16;
/// Runs of one to eight entries are too short for vectors: pairs with this many digits to their right
/// are first spread out.
const SHORT: u32 = 4;
/// A gain for each entry; what pairs with few digits to their right gain repeats within this many.
const PATTERN: usize = 64;

/// Bytes that an operating system hands out at once, at the least.
const PAGE: usize = 4096;
const PAGES_BETWEEN_LOOKS: usize = 1 << 12;

/// What the four pairs become and gain.
pub(super) struct Rules<T> {
    digits: [usize; 4],
    gains: [T; 4],
    /// For each of the short runs.
    patterns: [[T; PATTERN]; SHORT as usize],
}

pub(super) fn sweep<T: Cell>(
    replacements: &[(u8, i32); 4],
    length: u32,
    work: &Work,
) -> Result<Vec<T>, Unsolved> {
    let rules = Rules::new(replacements);
    let total = (2_usize << length) - 2;
    work.begin(Stage::Valuing, Some(total as u64));
    // What is zero costs nothing until it is written to; the rest is written here.
    let mut cells = match size_of::<T>() {
        1 => filled(total + 2, T::LOWEST)?,
        _ => filled_with_looks(total + 2, T::LOWEST, work)?,
    };
    let threads = work.budget().threads;
    if threads > 1 {
        // Fresh memory is handed out page by page when it is first written to, and threads that ask
        // for pages at the same time wait for each other far longer than one thread alone takes.
        for pages in cells.chunks_mut(PAGES_BETWEEN_LOOKS * PAGE / size_of::<T>()) {
            go_on(work)?;
            for page in pages.chunks_mut(PAGE / size_of::<T>()) {
                page[0] = black_box(T::LOWEST);
            }
        }
    }
    // A single digit ends the game. Entries 0 and 1 stand for nothing.
    cells[..4].fill(T::new(0));
    for n in 2..=length {
        let (shorter, level) = cells.split_at_mut(1 << n);
        let shorter = &shorter[1 << (n - 1)..];
        let level = &mut level[..1 << n];
        if n < BLOCK_DIGITS {
            go_on(work)?;
            rules.short_strings(n, shorter, level);
        } else {
            let pieces = level.chunks_mut(BLOCK * BLOCKS).enumerate();
            let done = share(threads, pieces, |(piece, blocks)| {
                go_on(work)?;
                for (number, block) in blocks.chunks_mut(BLOCK).enumerate() {
                    rules.block(n, (piece * BLOCKS + number) * BLOCK, shorter, block);
                }
                Ok(())
            });
            done.into_iter().collect::<Result<(), Unsolved>>()?;
        }
        work.done((2 << n) - 2);
    }
    Ok(cells)
}

impl<T: Cell> Rules<T> {
    pub(super) fn new(replacements: &[(u8, i32); 4]) -> Self {
        let gains = replacements.map(|(_, gain)| T::gain(gain));
        let pattern = |r: usize| std::array::from_fn(|index| gains[index >> r & 3]);
        Rules {
            digits: replacements.map(|(digit, _)| digit.into()),
            gains,
            patterns: std::array::from_fn(pattern),
        }
    }

    /// What a pair becomes and gains.
    pub(super) fn replaced(&self, pair: usize) -> (u64, T) {
        (self.digits[pair] as u64, self.gains[pair])
    }

    /// All strings of `n` digits, without blocks.
    pub(super) fn short_strings(&self, n: u32, shorter: &[T], level: &mut [T]) {
        for r in 0..n - 1 {
            self.runs(r, shorter, level);
        }
    }

    /// Replaces the pair with `r` digits to its right, in `entries` whose digits left of the pair
    /// begin at nothing.
    fn runs(&self, r: u32, shorter: &[T], entries: &mut [T]) {
        let run = 1 << r;
        for (four, two) in entries.chunks_exact_mut(4 * run).zip(shorter.chunks_exact(2 * run)) {
            for (pair, entries) in four.chunks_exact_mut(run).enumerate() {
                raise(entries, self.gains[pair], &two[self.digits[pair] * run..][..run]);
            }
        }
    }

    /// The same, for runs of a length that the compiler knows.
    fn runs_of<const RUN: usize>(&self, shorter: &[T], entries: &mut [T]) {
        let (twos, _) = shorter.as_chunks::<RUN>();
        let (fours, _) = entries.as_chunks_mut::<RUN>();
        let (twos, _) = twos.as_chunks::<2>();
        let (fours, _) = fours.as_chunks_mut::<4>();
        for (four, two) in fours.iter_mut().zip(twos) {
            for (pair, entries) in four.iter_mut().enumerate() {
                let left = &two[self.digits[pair] & 1];
                for (entry, &left) in entries.iter_mut().zip(left) {
                    *entry = T::after(self.gains[pair], left).max(*entry);
                }
            }
        }
    }

    /// The strings of `n` digits from number `first` on, as many as a block holds.
    pub(super) fn block(&self, n: u32, first: usize, shorter: &[T], block: &mut [T]) {
        // Pairs within the block. What is left of the block's digits stays.
        let within = &shorter[first >> 1..][..BLOCK / 2];
        let mut spread = [T::LOWEST; BLOCK];
        self.spread::<1>(within, &mut spread, block);
        self.spread::<2>(within, &mut spread, block);
        self.spread::<4>(within, &mut spread, block);
        self.spread::<8>(within, &mut spread, block);
        self.runs_of::<16>(within, block);
        self.runs_of::<32>(within, block);
        self.runs_of::<64>(within, block);
        self.runs_of::<128>(within, block);
        for r in 8..BLOCK_DIGITS - 1 {
            self.runs(r, within, block);
        }
        if n == BLOCK_DIGITS {
            return;
        }
        // The pair whose right digit is the block's first one: the other is the same in all of it.
        let (left, digit) = (first >> BLOCK_DIGITS >> 1, first >> BLOCK_DIGITS & 1);
        for (half, entries) in block.chunks_exact_mut(BLOCK / 2).enumerate() {
            let pair = 2 * digit + half;
            let start = (2 * left + self.digits[pair]) << (BLOCK_DIGITS - 1);
            raise(entries, self.gains[pair], &shorter[start..][..BLOCK / 2]);
        }
        // Pairs further left are the same in the whole block. Four at a time, so that an entry is
        // fetched and stored once for four of them.
        let source = |r: u32| {
            let (left, pair) = (first >> r >> 2, first >> r & 3);
            let right = first & ((1 << r) - 1);
            let start = (2 * left + self.digits[pair]) << r | right;
            (self.gains[pair], &shorter[start..][..BLOCK])
        };
        let mut r = BLOCK_DIGITS;
        while r + 4 < n {
            raise_by_four(block, [r, r + 1, r + 2, r + 3].map(source));
            r += 4;
        }
        for r in r..n - 1 {
            let (gain, left) = source(r);
            raise(block, gain, left);
        }
    }

    /// What [`runs`](Self::runs) does, for short runs: first copies them to where they are needed.
    fn spread<const RUN: usize>(&self, shorter: &[T], spread: &mut [T; BLOCK], block: &mut [T]) {
        T::spread::<RUN>(shorter, &self.digits, spread);
        let pattern = &self.patterns[RUN.ilog2() as usize];
        for (entries, left) in block.chunks_exact_mut(PATTERN).zip(spread.chunks_exact(PATTERN)) {
            for ((entry, &left), &gain) in entries.iter_mut().zip(left).zip(pattern) {
                *entry = T::after(gain, left).max(*entry);
            }
        }
    }
}

/// Raises each entry to what a move is worth that gains this and leaves that, if it is more.
#[inline]
pub(super) fn raise<T: Cell>(entries: &mut [T], gain: T, left: &[T]) {
    for (entry, &left) in entries.iter_mut().zip(left) {
        *entry = T::after(gain, left).max(*entry);
    }
}

/// The same for four moves.
#[inline]
fn raise_by_four<T: Cell>(entries: &mut [T], moves: [(T, &[T]); 4]) {
    let [(gain0, left0), (gain1, left1), (gain2, left2), (gain3, left3)] = moves;
    let left = left0.iter().zip(left1).zip(left2.iter().zip(left3));
    for (entry, ((&left0, &left1), (&left2, &left3))) in entries.iter_mut().zip(left) {
        let one = T::after(gain0, left0).max(T::after(gain1, left1));
        let other = T::after(gain2, left2).max(T::after(gain3, left3));
        *entry = one.max(other).max(*entry);
    }
}
