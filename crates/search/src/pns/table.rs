use std::hash::{BuildHasher, Hash};

use gametree_rules::work::{Held, Work};

use super::numbers::Numbers;
use crate::margins::Margins;

/// What is known about positions, as many as fit into a given memory. It keeps whole keys: two
/// positions are never mistaken for each other, however their hashes fall.
///
/// It is made piece by piece where positions come to lie: a short search does not wait for the memory of
/// a long one. Without memory for a piece, what belongs there is forgotten.
pub(super) struct Table<K> {
    /// Those that are empty have not been needed yet.
    pieces: Vec<Vec<Bucket<K>>>,
    /// How many buckets there may be in all.
    buckets: usize,
    /// The binary logarithm of the number of buckets in a piece.
    piece_bits: u32,
    /// What the pieces take of the budget.
    held: Held,
    hasher: foldhash::fast::FixedState,
}

type Bucket<K> = [Option<Slot<K>>; SLOTS];

/// Positions whose hashes are alike share a bucket; the one that cost least to find out goes first.
const SLOTS: usize = 4;

/// So few that the list of them stays near the processor.
const MOST_PIECES: usize = 1 << 16;
/// A few pages.
const LEAST_PIECE: usize = 1 << 4;

struct Slot<K> {
    key: K,
    entry: Entry,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Proven, whatever was asked.
    pub(super) margins: Margins,
    /// The question that the numbers are about.
    pub(super) asked: i32,
    pub(super) numbers: Numbers,
    /// With so many plies allowed there was no answer to that question; 0 if that is not known.
    pub(super) beyond: u16,
    /// The binary logarithm of the positions it took.
    pub(super) work: u8,
}

impl<K: Eq + Hash> Table<K> {
    /// A table of at most so many bytes, and at least one bucket.
    pub(super) fn new(bytes: usize, work: &Work) -> Self {
        let buckets = (bytes / size_of::<Bucket<K>>()).max(1);
        let piece = buckets.div_ceil(MOST_PIECES).next_power_of_two().max(LEAST_PIECE);
        Table {
            pieces: (0..buckets.div_ceil(piece)).map(|_| Vec::new()).collect(),
            buckets,
            piece_bits: piece.ilog2(),
            held: work.hold_nothing(),
            hasher: foldhash::fast::FixedState::with_seed(0),
        }
    }

    /// Where a key belongs.
    #[inline]
    pub(super) fn hash(&self, key: &K) -> u64 {
        self.hasher.hash_one(key)
    }

    #[inline]
    fn index(&self, hash: u64) -> (usize, usize) {
        // The high half of a product spreads hashes over any number of buckets.
        let index = ((u128::from(hash) * self.buckets as u128) >> 64) as usize;
        (index >> self.piece_bits, index & ((1 << self.piece_bits) - 1))
    }

    /// Makes a piece; says whether there was memory for it.
    #[cold]
    fn make(&mut self, piece: usize) -> bool {
        let first = piece << self.piece_bits;
        let length = (self.buckets - first).min(1 << self.piece_bits);
        let held = self.held.bytes();
        let bytes = (length * size_of::<Bucket<K>>()) as u64;
        if self.held.resize(held + bytes).is_err() {
            return false;
        }
        let buckets = &mut self.pieces[piece];
        if buckets.try_reserve_exact(length).is_err() {
            self.held.resize(held).ok(); // to give back cannot fail
            return false;
        }
        buckets.extend((0..length).map(|_| [const { None }; SLOTS]));
        true
    }

    /// What is known about the position with this key.
    #[inline]
    pub(super) fn get(&self, hash: u64, key: &K) -> Option<Entry> {
        let (piece, index) = self.index(hash);
        let bucket = self.pieces[piece].get(index)?;
        bucket.iter().flatten().find(|slot| slot.key == *key).map(|slot| slot.entry)
    }

    /// Remembers. What was proven about the same position before still holds.
    #[inline]
    pub(super) fn put(&mut self, hash: u64, key: K, mut entry: Entry) {
        let (piece, index) = self.index(hash);
        if self.pieces[piece].is_empty() && !self.make(piece) {
            return;
        }
        let worth = |slot: &Option<Slot<K>>| match slot {
            Some(slot) if slot.key == key => (0, 0),
            None => (1, 0),
            Some(slot) => (2, slot.entry.work),
        };
        let Some(place) = self.pieces[piece][index].iter_mut().min_by_key(|slot| worth(slot))
        else {
            return;
        };
        if let Some(slot) = place
            && slot.key == key
        {
            entry.margins = entry.margins.and(slot.entry.margins);
            entry.work = entry.work.max(slot.entry.work);
        }
        *place = Some(Slot { key, entry });
    }
}
