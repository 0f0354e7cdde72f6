//! What a thread keeps to itself from one search to the next.

use std::sync::Mutex;

use super::table::Nearby;

/// What a thread has learnt about moves, whatever the position, and lately about positions.
pub(super) struct ThreadMemory<K, M> {
    /// For each ply, a move that cut elsewhere on it.
    pub(super) killers: Vec<Option<M>>,
    pub(super) history: History<M>,
    pub(super) nearby: Nearby<K, M>,
}

/// The memory of all threads while none of them searches.
pub(super) struct ThreadMemories<K, M> {
    kept: Mutex<Vec<ThreadMemory<K, M>>>,
    /// The size of the table that they share.
    table_bytes: usize,
}

impl<K: Eq, M: Copy + Eq> ThreadMemories<K, M> {
    pub(super) fn new(table_bytes: usize) -> Self {
        ThreadMemories { kept: Mutex::new(Vec::new()), table_bytes }
    }

    /// Some thread's memory, or a new one. A new search counts for more than all before it.
    pub(super) fn take(&self, plies: usize) -> ThreadMemory<K, M> {
        let kept = self.kept.lock().ok().and_then(|mut kept| kept.pop());
        let mut memory = kept.unwrap_or_else(|| ThreadMemory {
            killers: Vec::new(),
            history: History { counts: Vec::new(), next: 0 },
            nearby: Nearby::beside(self.table_bytes),
        });
        memory.killers.clear();
        memory.killers.resize(plies, None);
        memory.history.fade();
        memory
    }

    pub(super) fn give_back(&self, memory: ThreadMemory<K, M>) {
        if let Ok(mut kept) = self.kept.lock() {
            kept.push(memory);
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = ThreadMemories::new(self.table_bytes);
    }
}

/// How much each move has cut, in games that do not rank their moves themselves.
pub(super) struct History<M> {
    counts: Vec<(M, i32)>,
    /// Moves come in much the same order again and again: where the next one will be.
    next: usize,
}

/// More moves than these are not told apart: looking them up would take too long.
const MAX_MOVES: usize = 256;
/// What is counted is smaller than this, so that it stays below what a table remembers.
const MAX_CUTS: i32 = i32::MAX / 2;

impl<M: Copy + Eq> History<M> {
    fn find(&mut self, mv: M) -> Option<usize> {
        let (before, after) = self.counts.split_at(self.next);
        let is_it = |(known, _): &(M, i32)| *known == mv;
        let index = match after.iter().position(is_it) {
            Some(index) => before.len() + index,
            None => before.iter().position(is_it)?,
        };
        self.next = if index + 1 == self.counts.len() { 0 } else { index + 1 };
        Some(index)
    }

    /// How much a move has cut.
    #[inline]
    pub(super) fn of(&mut self, mv: M) -> i32 {
        self.find(mv).map_or(0, |index| self.counts[index].1)
    }

    /// A move has cut with so many plies left: what was saved grows with them.
    #[inline]
    pub(super) fn cut(&mut self, mv: M, depth: u32) {
        let worth = depth.saturating_mul(depth).min(MAX_CUTS as u32) as i32;
        match self.find(mv) {
            Some(index) => {
                let count = &mut self.counts[index].1;
                *count = count.saturating_add(worth).min(MAX_CUTS);
            }
            None if self.counts.len() < MAX_MOVES => self.counts.push((mv, worth)),
            None => {}
        }
    }

    fn fade(&mut self) {
        for (_, count) in &mut self.counts {
            *count >>= 3;
        }
    }
}
