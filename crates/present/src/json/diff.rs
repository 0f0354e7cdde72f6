use std::num::NonZeroU32;

use gametree_catalogue::Session;
use gametree_language::{Language, without_marks};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Number, Position};
use crate::comparison::{self, Comparison, SearchedTree};

/// Two searches of one position side by side.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Diff {
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
    pub differences: Vec<Difference>,
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
    /// What the search that saw it found.
    pub value: String,
    /// Why the other did not look, in the language asked for.
    pub why: String,
}

impl Diff {
    /// A comparison, with reasons in a language.
    pub fn new(session: &dyn Session, comparison: &Comparison, language: Language) -> Self {
        let difference = |difference: &comparison::Difference| {
            let why = difference.why.as_ref().map(|why| language.say(why)).unwrap_or_default();
            Difference {
                path: difference.path.clone(),
                seen_by: ["a", "b"][difference.side],
                positions: difference.positions,
                value: difference.value.clone(),
                why: without_marks(&why).into_owned(),
            }
        };
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
            differences: comparison.differences.iter().map(difference).collect(),
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
            visited: side.answer.counts.visited,
            cutoffs: side.answer.counts.cutoffs,
        }
    }
}
