//! What the engine has found out about positions, as many as fit into a given memory.

use std::hash::{BuildHasher, Hash};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use gametree_rules::work::{Held, Work};
use gametree_rules::{Certain, Score};

use crate::Bound;

/// A table that several searches may share. It keeps whole keys: two positions are never mistaken for
/// each other, however their hashes fall.
pub(super) struct Table<K, M> {
    buckets: Vec<Mutex<Bucket<K, M>>>,
    /// How many buckets there may be.
    most: usize,
    /// What they take of the budget of the latest search.
    held: Option<Held>,
    /// How many slots are taken.
    taken: AtomicU64,
    /// How many searches there have been, as far as a byte can tell.
    age: u8,
    hasher: foldhash::fast::FixedState,
}

type Bucket<K, M> = [Option<Slot<K, M>>; SLOTS];

/// Positions whose hashes are alike share a bucket; the one that cost least to find out goes first.
const SLOTS: usize = 4;

/// Small enough to be made in no time.
const FIRST_BUCKETS: usize = 1 << 10;
const GROWTH: usize = 8;

fn empty<K, M>() -> Mutex<Bucket<K, M>> {
    Mutex::new([const { None }; SLOTS])
}

#[derive(Clone, Copy)]
struct Slot<K, M> {
    key: K,
    entry: Entry<M>,
    /// The search that it comes from.
    age: u8,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry<M> {
    /// What it seems to be worth, or a bound on that.
    pub(super) score: Score,
    /// What it is worth for certain, whatever the depth.
    pub(super) certain: Certain,
    /// The best move found, in the numbering of the position that the key stands for.
    pub(super) mv: Option<M>,
    pub(super) bound: Bound,
    /// How many plies were looked ahead.
    pub(super) depth: u16,
    /// The binary logarithm of the positions it took.
    pub(super) work: u8,
}

impl<K: Clone + Eq + Hash, M: Copy> Table<K, M> {
    /// A table that may grow to so many bytes; it has at least one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Mutex<Bucket<K, M>>>()).max(1);
        Table {
            buckets: (0..most.min(FIRST_BUCKETS)).map(|_| empty()).collect(),
            most,
            held: None,
            taken: AtomicU64::new(0),
            age: 0,
            hasher: foldhash::fast::FixedState::with_seed(0),
        }
    }

    /// How many positions fit in at present.
    pub(super) fn slots(&self) -> u64 {
        (self.buckets.len() * SLOTS) as u64
    }

    /// A new search begins: what earlier ones have found out goes first when room is needed, or at once if
    /// this one may not take so much memory.
    pub(super) fn age(&mut self, work: &Work) {
        self.age = self.age.wrapping_add(1);
        self.held = work.hold(Self::bytes(self.buckets.len())).ok();
        if self.held.is_none() && self.buckets.len() > FIRST_BUCKETS {
            self.buckets = (0..FIRST_BUCKETS).map(|_| empty()).collect();
            self.taken = AtomicU64::new(0);
        }
    }

    /// What so many buckets take.
    const fn bytes(buckets: usize) -> u64 {
        (buckets * size_of::<Mutex<Bucket<K, M>>>()) as u64
    }

    /// Whether the next, larger search should have more room.
    pub(super) fn is_filling(&self) -> bool {
        4 * self.taken.load(Ordering::Relaxed) > self.slots() && !self.is_full_size()
    }

    /// Whether it will not grow any more.
    pub(super) fn is_full_size(&self) -> bool {
        self.buckets.len() == self.most
    }

    /// About how long growing takes, on a slow machine.
    pub(super) fn time_to_grow(&self) -> Duration {
        let buckets = self.most.min(GROWTH * self.buckets.len());
        Duration::from_nanos(Self::bytes(buckets))
    }

    /// Does not grow any more.
    pub(super) fn stay(&mut self) {
        self.most = self.buckets.len();
    }

    /// Makes room for more positions, as far as that is allowed and there is memory. Where there is not,
    /// what is there has to do.
    ///
    /// A short search should not have to wait for the memory of a long one.
    pub(super) fn grow(&mut self, work: &Work) {
        let old = self.buckets.len();
        let new = self.most.min(GROWTH * old);
        let mut held = self.held.take().unwrap_or_else(|| work.hold_nothing());
        let fits = held.resize(Self::bytes(new)).is_ok()
            && self.buckets.try_reserve_exact(new - old).is_ok();
        if !fits {
            // To give back cannot fail.
            held.resize(Self::bytes(old).min(held.bytes())).ok();
        }
        self.held = Some(held);
        if !fits {
            return self.stay();
        }
        self.buckets.extend((old..new).map(|_| empty()));
        self.taken = AtomicU64::new(0);
        // No position moves down, so from the last bucket on none gets in the way of another.
        for index in (0..old).rev() {
            let Ok(bucket) = self.buckets[index].get_mut() else { continue };
            let bucket = std::mem::replace(bucket, [const { None }; SLOTS]);
            for slot in bucket.into_iter().flatten() {
                self.put_slot(self.hash(&slot.key), slot);
            }
        }
    }

    /// Where a key belongs, here and in other tables.
    #[inline]
    pub(super) fn hash(&self, key: &K) -> u64 {
        self.hasher.hash_one(key)
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Mutex<Bucket<K, M>> {
        &self.buckets[place(hash, self.buckets.len())]
    }

    /// What is known about the position with this key. Nothing while another thread writes there.
    #[inline]
    pub(super) fn get(&self, hash: u64, key: &K) -> Option<Entry<M>> {
        let bucket = self.bucket(hash).try_lock().ok()?;
        let slot = bucket.iter().flatten().find(|slot| slot.key == *key)?;
        Some(slot.entry)
    }

    /// Remembers, unless everything in its place is worth more.
    #[inline]
    pub(super) fn put(&self, hash: u64, key: K, entry: Entry<M>) {
        self.put_slot(hash, Slot { key, entry, age: self.age });
    }

    #[inline]
    fn put_slot(&self, hash: u64, new: Slot<K, M>) {
        let Ok(mut bucket) = self.bucket(hash).try_lock() else { return };
        let worth = |slot: &Option<Slot<K, M>>| match slot {
            None => (1, 0),
            Some(slot) if slot.key == new.key => (0, 0),
            Some(slot) if slot.age != self.age => (2, slot.entry.work),
            Some(slot) => (3, slot.entry.work),
        };
        let Some(place) = bucket.iter_mut().min_by_key(|slot| worth(slot)) else { return };
        if place.is_none() {
            self.taken.fetch_add(1, Ordering::Relaxed);
        }
        *place = Some(new);
    }
}

/// The high half of a product spreads hashes over any number of places.
#[inline]
fn place(hash: u64, places: usize) -> usize {
    ((u128::from(hash) * places as u128) >> 64) as usize
}

/// What one thread has found out lately about positions near the horizon.
///
/// There are many of these, each soon searched again if need be, and most come back soon or never. So
/// they have a table of their own, so small that it stays in the fastest memory, and without locks.
pub(super) struct Nearby<K, M> {
    slots: Vec<Option<(K, Entry<M>)>>,
}

impl<K: Eq, M: Copy> Nearby<K, M> {
    const MAX_SLOTS: usize = 1 << 11;

    /// A table that takes little compared with one of so many bytes; possibly nothing.
    pub(super) fn beside(bytes: usize) -> Self {
        let slots = bytes / 16 / size_of::<Option<(K, Entry<M>)>>();
        Nearby { slots: (0..slots.min(Self::MAX_SLOTS)).map(|_| None).collect() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    #[inline]
    pub(super) fn get(&self, hash: u64, key: &K) -> Option<Entry<M>> {
        let slot = self.slots.get(place(hash, self.slots.len()))?.as_ref()?;
        (slot.0 == *key).then_some(slot.1)
    }

    /// Remembers, and forgets what was there.
    #[inline]
    pub(super) fn put(&mut self, hash: u64, key: K, entry: Entry<M>) {
        let index = place(hash, self.slots.len());
        if let Some(slot) = self.slots.get_mut(index) {
            *slot = Some((key, entry));
        }
    }
}
