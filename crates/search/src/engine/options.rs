use std::time::Duration;

use crate::{Counts, Verdict};

/// How the engine works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOptions {
    /// The largest size of its table, in bytes; it begins small and grows, within the budget of its
    /// [work](gametree_rules::Work) and what the machine can give. Positions that own memory of their own
    /// come on top.
    pub table_bytes: usize,
    /// How many threads search. With one, everything but the time is the same on every run.
    pub threads: usize,
    /// How many of the best moves get a line of play.
    pub lines: usize,
    /// When it is done.
    pub goal: Goal,
    /// The other threads begin when so many positions have been visited: a search that is over before
    /// is not worth starting them.
    pub threads_from: u64,
}

impl Default for EngineOptions {
    fn default() -> Self {
        EngineOptions {
            table_bytes: 256 << 20,
            threads: 1,
            lines: 1,
            goal: Goal::Exact,
            threads_from: 5_000,
        }
    }
}

/// What the engine is to prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// Who wins, not how soon; where there are points, by how much.
    Winner,
    /// Who wins, by how much and how soon.
    #[default]
    Exact,
}

/// A depth that has been finished.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress<'a, M> {
    /// Plies looked ahead.
    pub depth: u32,
    /// What the position is worth at this depth.
    pub verdict: Verdict,
    /// Best play as it looks now.
    pub line: &'a [M],
    /// The work so far.
    pub counts: Counts,
    /// The time so far.
    pub elapsed: Duration,
}
