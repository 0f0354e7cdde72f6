use std::hash::{BuildHasher, Hash};

use super::numbers::Numbers;
use crate::margins::Margins;

/// What is known about positions, as many as fit into a given memory. It keeps whole keys: two
/// positions are never mistaken for each other, however their hashes fall.
pub(super) struct Table<K> {
    buckets: Vec<Bucket<K>>,
    hasher: foldhash::fast::FixedState,
}

type Bucket<K> = [Option<Slot<K>>; SLOTS];

/// Positions whose hashes are alike share a bucket; the one that cost least to find out goes first.
const SLOTS: usize = 4;

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
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket<K>>()).max(1);
        Table {
            buckets: (0..buckets).map(|_| [const { None }; SLOTS]).collect(),
            hasher: foldhash::fast::FixedState::with_seed(0),
        }
    }

    /// Where a key belongs.
    #[inline]
    pub(super) fn hash(&self, key: &K) -> u64 {
        self.hasher.hash_one(key)
    }

    #[inline]
    fn index(&self, hash: u64) -> usize {
        // The high half of a product spreads hashes over any number of buckets.
        ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known about the position with this key.
    #[inline]
    pub(super) fn get(&self, hash: u64, key: &K) -> Option<Entry> {
        let bucket = &self.buckets[self.index(hash)];
        bucket.iter().flatten().find(|slot| slot.key == *key).map(|slot| slot.entry)
    }

    /// Remembers. What was proven about the same position before still holds.
    #[inline]
    pub(super) fn put(&mut self, hash: u64, key: K, mut entry: Entry) {
        let index = self.index(hash);
        let worth = |slot: &Option<Slot<K>>| match slot {
            Some(slot) if slot.key == key => (0, 0),
            None => (1, 0),
            Some(slot) => (2, slot.entry.work),
        };
        let Some(place) = self.buckets[index].iter_mut().min_by_key(|slot| worth(slot)) else {
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
