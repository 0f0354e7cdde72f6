use std::collections::BTreeMap;

use gametree_rules::{Exact, Outcome, Plies, Proven};

/// What is known about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SweptRow {
    /// How it ends.
    Game {
        /// The end.
        end: Proven,
        /// Whether a search proved it, because a solution did not fit.
        by_engine: bool,
    },
    /// How many of the strings of a length have which margin. All games last equally long.
    Strings {
        /// The strings for each margin.
        margins: BTreeMap<i32, u64>,
        /// Plies to the end.
        plies: u32,
    },
    /// Nothing: it is too large.
    Unknown,
    /// Nothing: the sweep was stopped before.
    NotReached,
}

impl SweptRow {
    /// The margins there are: one for a game, none if nothing is known.
    pub fn margins(&self) -> Vec<i32> {
        match self {
            SweptRow::Game { end, .. } => vec![end.margin],
            SweptRow::Strings { margins, .. } => margins.keys().copied().collect(),
            SweptRow::Unknown | SweptRow::NotReached => Vec::new(),
        }
    }

    /// The results there are, each once.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let mut outcomes: Vec<_> = self.margins().into_iter().map(Outcome::from_margin).collect();
        outcomes.dedup(); // margins are sorted
        outcomes
    }

    /// The exact length, if it is known.
    pub fn plies(&self) -> Option<u32> {
        match self {
            SweptRow::Game { end, .. } => end.plies.exactly(),
            SweptRow::Strings { plies, .. } => Some(*plies),
            SweptRow::Unknown | SweptRow::NotReached => None,
        }
    }

    /// Whether the sweep has come so far.
    pub fn is_reached(&self) -> bool {
        *self != SweptRow::NotReached
    }

    /// `solved`, `engine` or `unknown`; `stopped` if it was not reached.
    pub const fn how(&self) -> &'static str {
        match self {
            SweptRow::Game { by_engine: true, .. } => "engine",
            SweptRow::Game { .. } | SweptRow::Strings { .. } => "solved",
            SweptRow::Unknown => "unknown",
            SweptRow::NotReached => "stopped",
        }
    }
}

impl SweptRow {
    /// Takes another position of the same size in.
    pub(super) fn add(&mut self, end: Exact, all_strings: bool) {
        match self {
            SweptRow::Strings { margins, .. } => *margins.entry(end.margin).or_default() += 1,
            _ if all_strings => {
                *self = SweptRow::Strings {
                    margins: BTreeMap::from([(end.margin, 1)]),
                    plies: end.plies,
                };
            }
            _ => {
                let plies = Plies::Exactly(end.plies);
                let end = Proven { margin: end.margin, plies };
                *self = SweptRow::Game { end, by_engine: false };
            }
        }
    }
}
