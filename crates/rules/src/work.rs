//! Long work, and whoever waits for it.
//!
//! Everything that may take long is handed a [`Work`]: it says what may be spent ([`Budget`]), asks
//! whether to go on, and tells how far it is ([`Progress`]). A [`Job`] is such work on a thread of its
//! own, for a program that has something else to do meanwhile.
//!
//! ```
//! use gametree::rules::work::{Budget, Job, Stage, Work};
//!
//! let job = Job::start(Work::within(Budget { threads: 2, ..Budget::default() }), |work| {
//!     work.begin(Stage::Counting, Some(1_000));
//!     for number in 1..=1_000 {
//!         if work.is_stopped() {
//!             return None;
//!         }
//!         work.done(number);
//!     }
//!     Some("counted")
//! })?;
//! assert_eq!(job.wait(), Some("counted"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod collections;
mod job;
mod memory;
mod progress;
mod share;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub use collections::{List, Map, Set};
pub use job::{Job, attended};
pub use memory::{
    Held, OutOfMemory, available_memory, room_for_a_thread, threads_that_fit, usable_memory,
};
pub use progress::{BestSoFar, Progress, RootMove, Stage};

pub use share::share;

use memory::Ledger;
use progress::Reported;

/// What work may spend. Nobody spends more because the machine has more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Time from the beginning of the work; `None` is as long as it takes.
    pub time: Option<Duration>,
    /// Bytes for tables and whatever else grows with the work.
    pub memory: u64,
    /// Threads that work side by side.
    pub threads: usize,
}

impl Budget {
    /// The memory that work may take if nobody says: a gigabyte.
    pub const DEFAULT_MEMORY: u64 = 1 << 30;
}

impl Default for Budget {
    /// One thread, a gigabyte, as long as it takes.
    fn default() -> Self {
        Budget { time: None, memory: Budget::DEFAULT_MEMORY, threads: 1 }
    }
}

/// The handle that a piece of long work and whoever waits for it share: one side stops it and asks how
/// far it is, the other asks whether to go on and tells.
#[derive(Debug)]
pub struct Work {
    stop: Arc<AtomicBool>,
    budget: Budget,
    deadline: Option<Instant>,
    memory: Arc<Ledger>,
    reported: Arc<Reported>,
}

impl Default for Work {
    fn default() -> Self {
        Work::new()
    }
}

impl Work {
    /// Work within the usual [`Budget`].
    pub fn new() -> Self {
        Work::within(Budget::default())
    }

    /// Work within this budget; its time begins now.
    pub fn within(budget: Budget) -> Self {
        // A time too long to add to the clock is no limit.
        let deadline = budget.time.and_then(|time| Instant::now().checked_add(time));
        let memory = Ledger::new(budget.memory, None);
        Work { stop: Arc::default(), budget, deadline, memory, reported: Arc::default() }
    }

    /// The same work, before it has begun, for somebody who wants to hear of every move at the root as soon as a
    /// textbook search has finished it. Otherwise nobody writes them down.
    #[must_use]
    pub fn telling_moves(self) -> Work {
        Work { reported: Arc::new(Reported::telling_moves()), ..self }
    }

    /// A part of this work: stopped with it, and no later; its progress is its own.
    #[must_use]
    pub fn part(&self) -> Work {
        self.part_within(self.budget)
    }

    /// A part of this work that may spend this much, and neither more time nor more memory than the whole.
    #[must_use]
    pub fn part_within(&self, budget: Budget) -> Work {
        Work { reported: Arc::default(), ..self.spending(budget) }
    }

    /// The same work, progress included, where this much may be spent from now on, and neither longer nor
    /// more memory than the whole has.
    #[must_use]
    pub fn spending(&self, budget: Budget) -> Work {
        let own = Work::within(budget);
        let deadline = match (self.deadline, own.deadline) {
            (Some(whole), Some(part)) => Some(whole.min(part)),
            (whole, part) => whole.or(part),
        };
        let memory = Ledger::new(budget.memory, Some(Arc::clone(&self.memory)));
        let (stop, reported) = (Arc::clone(&self.stop), Arc::clone(&self.reported));
        Work { stop, budget, deadline, memory, reported }
    }

    /// What may be spent.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// When the time is up, if it is limited.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Asks the work, and all parts of it, to stop; it does so soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked the work to stop, whatever the clock says.
    pub fn is_asked_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether to stop: somebody has asked for it, or the time is up.
    pub fn is_stopped(&self) -> bool {
        self.is_asked_to_stop() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Takes so many bytes from the budget until the result is dropped. To be asked before the memory is.
    pub fn hold(&self, bytes: u64) -> Result<Held, OutOfMemory> {
        self.memory.hold(bytes)
    }

    /// Something to be resized later.
    pub fn hold_nothing(&self) -> Held {
        Held::nothing(&self.memory)
    }

    /// The bytes that are held at present.
    pub fn memory_in_use(&self) -> u64 {
        self.memory.used()
    }

    /// Tells what is being done from now on, and how much of it there is, if that is known.
    pub fn begin(&self, stage: Stage, of: Option<u64>) {
        self.reported.begin(stage, of);
    }

    /// Tells how much has been done of the present stage.
    #[inline]
    pub fn done(&self, done: u64) {
        self.reported.done(done);
    }

    /// Tells the best line of play found so far.
    pub fn found(&self, best: BestSoFar) {
        let mut found = self.reported.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.push(best);
    }

    /// Whether anybody wants to hear of moves at the root.
    pub fn wants_moves(&self) -> bool {
        self.reported.root_moves.is_some()
    }

    /// Tells of a move at the root that is finished, if anybody wants to hear of it.
    pub fn valued(&self, mv: RootMove) {
        if let Some(moves) = &self.reported.root_moves {
            moves.lock().unwrap_or_else(PoisonError::into_inner).push(mv);
        }
    }

    /// The moves at the root that the search which began last has finished, in the order it has.
    pub fn root_moves(&self) -> Vec<RootMove> {
        let moves = self.reported.root_moves.as_ref();
        let moves = moves.map(|moves| moves.lock().unwrap_or_else(PoisonError::into_inner).clone());
        moves.unwrap_or_default()
    }

    /// How far the work is, a moment ago.
    pub fn progress(&self) -> Progress {
        self.reported.progress()
    }

    /// What was found since the first `known` reports of [`found`](Work::found), in order.
    pub fn found_since(&self, known: usize) -> Vec<BestSoFar> {
        let found = self.reported.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.get(known..).unwrap_or_default().to_vec()
    }
}

/// A search recurses at most 512 plies, each with a small frame; this leaves a wide margin even in a
/// debug build.
const STACK: usize = 64 << 20;

/// A thread with a stack that is deep enough for any search.
pub fn thread() -> thread::Builder {
    thread::Builder::new().stack_size(STACK)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Amount, Bound, Value};

    #[test]
    fn parts_stop_with_the_whole() {
        let whole = Work::new();
        let part = whole.part();
        assert!(!part.is_stopped());
        whole.stop();
        assert!(part.is_stopped() && part.is_asked_to_stop());
    }

    #[test]
    fn a_part_has_no_more_time_than_the_whole() {
        let short = Budget { time: Some(Duration::ZERO), ..Budget::default() };
        let long = Budget { time: Some(Duration::from_secs(1000)), ..Budget::default() };
        assert!(Work::within(short).part_within(long).is_stopped());
        assert!(Work::within(long).part_within(short).is_stopped());
        assert!(!Work::within(long).part().is_stopped());
        assert!(!Work::within(short).is_asked_to_stop());
        let forever = Budget { time: Some(Duration::MAX), ..Budget::default() };
        assert!(!Work::within(forever).is_stopped());
    }

    #[test]
    fn moves_are_told_to_those_who_want_them() {
        let value = Amount { value: Value(3), denominator: 1 };
        let root_move = |mv: &str| RootMove {
            mv: mv.to_owned(),
            value,
            bound: Bound::Upper,
            is_estimate: true,
            end: None,
        };
        let quiet = Work::new();
        quiet.valued(root_move("a1"));
        assert!(!quiet.wants_moves() && quiet.root_moves().is_empty());
        let heard = Work::new().telling_moves();
        heard.valued(root_move("a1"));
        heard.spending(Budget::default()).valued(root_move("b1"));
        assert!(heard.wants_moves());
        assert_eq!(heard.root_moves(), [root_move("a1"), root_move("b1")]);
        // Another search, one ply deeper.
        heard.begin(Stage::Searching, None);
        assert!(heard.root_moves().is_empty());
    }

    #[test]
    fn progress_is_per_part() {
        let whole = Work::new();
        assert_eq!(whole.progress(), Progress { stage: Stage::Searching, done: 0, of: None });
        whole.begin(Stage::Games, Some(7));
        whole.done(3);
        let part = whole.part();
        part.done(1_000);
        assert_eq!(whole.progress(), Progress { stage: Stage::Games, done: 3, of: Some(7) });
        assert_eq!(part.progress().done, 1_000);
        whole.spending(Budget::default()).done(4);
        assert_eq!(whole.progress().done, 4);
        whole.done(3);
        whole.begin(Stage::Valuing, None);
        assert_eq!(whole.progress(), Progress { stage: Stage::Valuing, done: 0, of: None });
    }
}
