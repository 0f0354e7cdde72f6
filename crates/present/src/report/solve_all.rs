use std::collections::BTreeMap;
use std::time::Duration;

use gametree_language::message;

use super::Written;
use super::solve::{exported, stored};
use crate::page::{Block, Cell, Fact, Page};
use crate::sentence;

/// All strings of a length, solved in one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvingAll {
    /// The spec, as it was written.
    pub spec: String,
    /// The length.
    pub length: usize,
    /// How many strings have which margin.
    pub margins: BTreeMap<i32, u64>,
    /// Positions that are stored.
    pub positions: u64,
    /// The bytes that they take.
    pub bytes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// The rows of the table.
    pub exported: Option<Written<u64>>,
}

impl SolvingAll {
    /// How many strings there are.
    pub fn strings(&self) -> u64 {
        self.margins.values().sum()
    }

    /// Every digit but the last is a move.
    pub fn plies(&self) -> u32 {
        u32::try_from(self.length.saturating_sub(1)).unwrap_or(u32::MAX)
    }
}

/// How many strings of a length have which value.
pub fn solve_all(solving: &SolvingAll) -> Page {
    let strings = solving.strings();
    let all = message!("solve-all", strings = strings, length = solving.length);
    let mut facts = vec![Fact::new(message!("label-strings"), all.into())];
    for (&margin, &count) in &solving.margins {
        let share = message!("solve-all-share", strings = count, all = strings);
        facts.push(Fact::new(sentence::result(margin, true), share.into()));
    }
    facts.push(stored(solving.positions, solving.bytes));
    facts.extend(solving.exported.as_ref().map(exported));
    facts.push(Fact::new(message!("label-time"), Cell::Duration(solving.elapsed)));
    Page::new([Block::Facts(facts)])
}
