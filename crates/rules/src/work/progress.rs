use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::{Amount, Bound, Proven};

/// What long work is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Looking ahead; what is done is counted in positions visited.
    Searching,
    /// Finding the positions of a game, from the root to the ends.
    Finding,
    /// Valuing positions, from the ends to the root.
    Valuing,
    /// Writing a proof or a table.
    Writing,
    /// Checking a proof.
    Checking,
    /// Counting positions.
    Counting,
    /// Trying searches out on positions.
    Grading,
    /// Playing or solving one game after the other.
    Games,
    /// Waiting for other processes; what is done is counted in seconds.
    Joining,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 9] = [
        Stage::Searching,
        Stage::Finding,
        Stage::Valuing,
        Stage::Writing,
        Stage::Checking,
        Stage::Counting,
        Stage::Grading,
        Stage::Games,
        Stage::Joining,
    ];
}

/// How far work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How much of that has been done.
    pub done: u64,
    /// How much there is, if that is known.
    pub of: Option<u64>,
}

/// The best line of play at some point of a search that is still going on.
#[derive(Clone, PartialEq, Debug)]
pub struct BestSoFar {
    /// Plies looked ahead.
    pub depth: u32,
    /// What the position is worth at this depth.
    pub value: Amount,
    /// How the game ends, if that is proven already.
    pub end: Option<Proven>,
    /// The moves.
    pub line: Vec<String>,
    /// Positions visited so far.
    pub visited: u64,
    /// The time so far.
    pub elapsed: Duration,
}

/// A move at the root that a textbook search has finished while it goes on with the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// The move.
    pub mv: String,
    /// What it is worth, or a bound on that.
    pub value: Amount,
    /// Which of the two.
    pub bound: Bound,
    /// Whether unfinished positions were estimated.
    pub is_estimate: bool,
    /// How the game ends after it, if the value tells for certain.
    pub end: Option<Proven>,
}

/// What the working side has told.
#[derive(Debug)]
pub(super) struct Reported {
    /// The index of the stage in [`Stage::ALL`].
    stage: AtomicU8,
    done: AtomicU64,
    /// [`UNKNOWN`], or how much there is.
    of: AtomicU64,
    pub(super) found: Mutex<Vec<BestSoFar>>,
    /// The moves of the search that is going on; `None` if nobody wants to hear of them.
    pub(super) root_moves: Option<Mutex<Vec<RootMove>>>,
}

const UNKNOWN: u64 = u64::MAX;

impl Default for Reported {
    fn default() -> Self {
        Reported {
            stage: AtomicU8::new(Stage::Searching as u8),
            done: AtomicU64::new(0),
            of: AtomicU64::new(UNKNOWN),
            found: Mutex::default(),
            root_moves: None,
        }
    }
}

impl Reported {
    pub(super) fn telling_moves() -> Self {
        Reported { root_moves: Some(Mutex::default()), ..Reported::default() }
    }

    pub(super) fn begin(&self, stage: Stage, of: Option<u64>) {
        self.done.store(0, Ordering::Relaxed);
        self.of.store(of.unwrap_or(UNKNOWN), Ordering::Relaxed);
        self.stage.store(stage as u8, Ordering::Relaxed);
        if let Some(moves) = &self.root_moves {
            moves.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    #[inline]
    pub(super) fn done(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
    }

    pub(super) fn progress(&self) -> Progress {
        let stage = usize::from(self.stage.load(Ordering::Relaxed));
        let of = self.of.load(Ordering::Relaxed);
        Progress {
            stage: Stage::ALL.get(stage).copied().unwrap_or(Stage::Searching),
            done: self.done.load(Ordering::Relaxed),
            of: (of != UNKNOWN).then_some(of),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_is_told_as_it_is() {
        let reported = Reported::default();
        for stage in Stage::ALL {
            reported.begin(stage, None);
            assert_eq!(reported.progress().stage, stage);
        }
    }
}
