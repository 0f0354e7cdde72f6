use std::num::NonZeroU32;

use gametree_catalogue::Session;
use gametree_search::Stopped;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use super::{Number, Position};
use crate::comparison::{Comparison, SearchedTree};

/// Two searches of one position side by side.
#[derive(Serialize, JsonSchema)]
pub struct Diff<'a> {
    /// The position.
    #[serde(flatten)]
    pub position: Position,
    /// The one search.
    pub a: Side,
    /// The other.
    pub b: Side,
    /// Whether they found the same value.
    pub same_value: bool,
    /// Whether they chose the same move.
    pub same_choice: bool,
    /// Positions that both looked at.
    pub both: usize,
    /// Positions that only `a` looked at.
    pub only_a: usize,
    /// Positions that only `b` looked at.
    pub only_b: usize,
    /// The uppermost places that only one of them looked at.
    #[schemars(with = "Vec<Difference>")]
    pub differences: Differences<'a>,
}

/// The differences of a comparison, which are written one by one: there may be very many.
pub struct Differences<'a>(&'a Comparison);

impl Serialize for Differences<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Differences(comparison) = *self;
        serializer.collect_seq(comparison.differences.iter().map(|difference| {
            let (found, bound) = comparison.found(difference);
            Difference {
                path: comparison.path(difference).into_iter().map(str::to_owned).collect(),
                seen_by: ["a", "b"][difference.side],
                positions: difference.positions,
                value: found.map(Number),
                bound: bound.name(),
                why: comparison.left(difference),
            }
        }))
    }
}

/// One of two searches.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Side {
    /// The search as text.
    pub search: String,
    /// How it searched.
    pub algorithm: &'static str,
    /// How far; null is to the end.
    pub depth: Option<u32>,
    /// What values the leaves.
    pub heuristic: String,
    /// The move that it chose.
    pub best_move: Option<String>,
    /// What it found the position worth.
    pub value: Option<Number>,
    /// Why it ended before everything was searched: `nodes`, `time` or `memory`; null if it did not.
    pub stopped: Option<&'static str>,
    /// Positions visited.
    pub visited: u64,
    /// Positions whose other moves were not searched.
    pub cutoffs: u64,
}

/// A place that only one of the searches looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Difference {
    /// The moves that lead there.
    pub path: Vec<String>,
    /// `a` or `b`.
    pub seen_by: &'static str,
    /// Positions there and below.
    pub positions: usize,
    /// What the search that saw it found; null if it was stopped there.
    pub value: Option<Number>,
    /// What that says about the true value: `exact`, `lower` or `upper`.
    pub bound: &'static str,
    /// How the other left the position above without looking: `cut`, `estimated`, `stopped`, `finished`,
    /// `merged` or `complete`.
    pub why: &'static str,
}

impl<'a> Diff<'a> {
    /// A comparison.
    pub fn new(session: &dyn Session, comparison: &'a Comparison) -> Self {
        let [a, b] = &comparison.sides;
        let [only_a, only_b] = comparison.only;
        Diff {
            position: session.into(),
            a: a.into(),
            b: b.into(),
            same_value: comparison.same_value,
            same_choice: comparison.same_choice,
            both: comparison.both,
            only_a,
            only_b,
            differences: Differences(comparison),
        }
    }
}

impl From<&SearchedTree> for Side {
    fn from(side: &SearchedTree) -> Self {
        Side {
            search: side.search.to_string(),
            algorithm: side.search.algorithm.name(),
            depth: side.search.limits.depth.map(NonZeroU32::get),
            heuristic: side.search.heuristic.clone(),
            best_move: side.answer.best_move.clone(),
            value: side.answer.value.map(Number),
            stopped: side.answer.stopped.map(Stopped::name),
            visited: side.answer.counts.visited,
            cutoffs: side.answer.counts.cutoffs,
        }
    }
}
