//! Collections that grow within the memory of some work.

use std::collections::HashMap;
use std::collections::hash_map;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash};

use super::{Held, OutOfMemory, Work};

/// A hash map that asks the work's budget before it grows.
///
/// Only the map itself is accounted for, not what its keys and values own elsewhere. Hashing is the same in
/// every run, and so is the order of [`iter`](Map::iter) after the same insertions.
#[derive(Debug)]
pub struct Map<K, V> {
    map: HashMap<K, V, BuildHasherDefault<DefaultHasher>>,
    held: Held,
}

/// A map that remembers nothing but its keys.
pub type Set<K> = Map<K, ()>;

impl<K: Eq + Hash, V> Map<K, V> {
    /// An empty one.
    pub fn new(work: &Work) -> Self {
        Map { map: HashMap::default(), held: work.hold_nothing() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.map.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }

    /// What is known of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.map.get(key)
    }

    /// Everything, in no particular order.
    pub fn iter(&self) -> hash_map::Iter<'_, K, V> {
        self.map.iter()
    }

    /// The same, with values to be changed where they are.
    pub fn iter_mut(&mut self) -> hash_map::IterMut<'_, K, V> {
        self.map.iter_mut()
    }

    /// The keys, in no particular order.
    pub fn keys(&self) -> hash_map::Keys<'_, K, V> {
        self.map.keys()
    }

    /// Whether there is something known of a key.
    pub fn contains_key(&self, key: &K) -> bool {
        self.map.contains_key(key)
    }

    /// Puts a value in the place of the one that was there.
    pub fn insert(&mut self, key: K, value: V) -> Result<Option<V>, OutOfMemory> {
        self.make_room()?;
        Ok(self.map.insert(key, value))
    }

    /// The value of a key, which is made if there is none.
    pub fn value(&mut self, key: K) -> Result<&mut V, OutOfMemory>
    where
        V: Default,
    {
        self.make_room()?;
        Ok(self.map.entry(key).or_default())
    }

    fn make_room(&mut self) -> Result<(), OutOfMemory> {
        if self.map.len() < self.map.capacity() { Ok(()) } else { self.grow() }
    }

    #[cold]
    fn grow(&mut self) -> Result<(), OutOfMemory> {
        let more = self.map.capacity().max(3);
        // Until everything has moved there are two of them.
        let (old, new) = (self.held.bytes(), Self::bytes(self.map.capacity() + more));
        self.held.resize(old + new)?;
        let grown = self.map.try_reserve(more);
        self.held.resize(if grown.is_ok() { new } else { old })?;
        grown.map_err(|_| OutOfMemory::Machine { needed: new })
    }

    /// What room for so many takes: eight buckets for seven of them, rounded up to a power of two, each
    /// with a byte of its own.
    fn bytes(capacity: usize) -> u64 {
        let buckets = (capacity as u64).saturating_mul(8).div_ceil(7).next_power_of_two();
        buckets.saturating_mul(size_of::<(K, V)>() as u64 + 1).saturating_add(64)
    }
}

impl<K: Eq + Hash, V> std::ops::Index<&K> for Map<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        &self.map[key]
    }
}

/// A list that asks the work's budget before it grows.
///
/// Only the list itself is accounted for, not what its items own elsewhere.
#[derive(Debug)]
pub struct List<T> {
    items: Vec<T>,
    held: Held,
}

impl<T> List<T> {
    /// An empty one.
    pub fn new(work: &Work) -> Self {
        List { items: Vec::new(), held: work.hold_nothing() }
    }

    /// One of this length that will not grow.
    pub fn filled(work: &Work, length: usize, item: T) -> Result<Self, OutOfMemory>
    where
        T: Clone,
    {
        let mut list = List::new(work);
        list.reserve(length)?;
        list.items.resize(length, item);
        Ok(list)
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) -> Result<(), OutOfMemory> {
        if self.items.len() == self.items.capacity() {
            self.reserve(self.items.len().max(4))?;
        }
        self.items.push(item);
        Ok(())
    }

    /// Makes room for so many more.
    #[cold]
    pub fn reserve(&mut self, more: usize) -> Result<(), OutOfMemory> {
        let room = self.items.len().saturating_add(more);
        if room <= self.items.capacity() {
            return Ok(());
        }
        let (old, new) = (self.held.bytes(), (room as u64).saturating_mul(size_of::<T>() as u64));
        self.held.resize(old.saturating_add(new))?;
        let grown = self.items.try_reserve_exact(more);
        self.held.resize(if grown.is_ok() { new } else { old })?;
        grown.map_err(|_| OutOfMemory::Machine { needed: new })
    }

    /// Leaves out items that are equal to the one before them.
    pub fn dedup(&mut self)
    where
        T: PartialEq,
    {
        self.items.dedup();
    }

    /// Gives back the room that no item takes.
    pub fn shrink(&mut self) {
        self.items.shrink_to_fit();
        let bytes = (self.items.capacity() as u64).saturating_mul(size_of::<T>() as u64);
        // To give back cannot fail.
        self.held.resize(bytes.min(self.held.bytes())).ok();
    }

    /// Keeps what `keep` says, in order.
    pub fn retain(&mut self, keep: impl FnMut(&T) -> bool) {
        self.items.retain(keep);
    }

    /// Forgets all but the first so many; the room for them stays.
    pub fn truncate(&mut self, length: usize) {
        self.items.truncate(length);
    }

    /// Takes memory from the budget that the list itself keeps to.
    pub fn hold(&self, bytes: u64) -> Result<Held, OutOfMemory> {
        self.held.beside(bytes)
    }

    /// The items.
    pub fn as_slice(&self) -> &[T] {
        &self.items
    }

    /// The items, to be changed where they are.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items
    }
}

impl<T> std::ops::Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items
    }
}

impl<T> std::ops::DerefMut for List<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::Budget;

    fn megabyte() -> Work {
        Work::within(Budget { memory: 1 << 20, ..Budget::default() })
    }

    #[test]
    fn a_map_keeps_within_its_budget() {
        let work = megabyte();
        let mut map = Map::new(&work);
        let full = (0_u64..).find_map(|key| map.insert(key, key * 7).err());
        assert!(matches!(full, Some(OutOfMemory::Budget { allowed: 1_048_576, .. })));
        // 17 bytes in each of 2^15 buckets, which could not be doubled next to the old ones.
        assert_eq!(map.len(), (1 << 15) * 7 / 8);
        assert!((0..map.len() as u64).all(|key| map.get(&key) == Some(&(key * 7))), "none is lost");
        assert!(work.memory_in_use() <= 1 << 20);
        *map.value(3).unwrap_or(&mut 0) += 1;
        drop(map);
        assert_eq!(work.memory_in_use(), 0);
    }

    #[test]
    fn a_map_takes_what_it_says() {
        let work = Work::new();
        let mut map: Map<u64, u32> = Map::new(&work);
        for key in 0..100_000 {
            *map.value(key).unwrap() += 1;
            let buckets = (map.map.capacity() as u64 * 8).div_ceil(7).next_power_of_two();
            assert!(work.memory_in_use() >= buckets * (size_of::<(u64, u32)>() as u64 + 1));
        }
    }

    #[test]
    fn a_list_keeps_within_its_budget() {
        let work = megabyte();
        let mut list = List::new(&work);
        while list.push(5_u64).is_ok() {}
        assert_eq!(
            list.len(),
            1 << 16,
            "half a megabyte, which could not be doubled next to itself"
        );
        assert!(list.iter().all(|&item| item == 5));
        drop(list);
        let list = List::filled(&work, 1 << 17, 1_u64).unwrap();
        assert_eq!(work.memory_in_use(), 1 << 20);
        assert!(List::filled(&work, 1, 0_u8).is_err());
        drop(list);
        assert!(
            List::filled(
                &Work::within(Budget { memory: u64::MAX, ..Budget::default() }),
                usize::MAX,
                0_u64
            )
            .is_err()
        );
    }
}
