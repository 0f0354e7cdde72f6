use std::num::NonZeroU32;

use gametree_search::{FoundLine, FoundMove, Merge, Stopped, Ties};
use schemars::JsonSchema;
use serde::Serialize;

use super::{End, Number, Position};
use crate::page::milliseconds;
use crate::report::{Analysis, Statistics};

/// One search, with its numbers.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Analyze {
    /// The position.
    #[serde(flatten)]
    pub position: Position,
    /// The search as text.
    pub search: String,
    /// How it was searched.
    pub algorithm: &'static str,
    /// How far; null is to the end.
    pub depth: Option<u32>,
    /// The heuristic, if the algorithm uses one.
    pub heuristic: Option<String>,
    /// `first` or `random`: which of several equally good moves is chosen.
    pub ties: &'static str,
    /// What is left to chance.
    pub seed: u64,
    /// Whether equal positions were entered once.
    pub merge: bool,
    /// In which order moves were tried.
    pub order: &'static str,
    /// The move that was chosen.
    pub best_move: Option<String>,
    /// Whether that is right, as far as anybody knows.
    pub choice: Option<&'static str>,
    /// What the position is worth.
    pub value: Option<Number>,
    /// Whether that is exact.
    pub proven: bool,
    /// How the game ends, if that is certain.
    #[serde(flatten)]
    pub end: Option<End>,
    /// Best play as the search sees it.
    pub line: Vec<String>,
    /// How much work it was.
    pub nodes: Nodes,
    /// How long it took.
    pub elapsed_ms: f64,
    /// Why it ended early, if it did.
    pub stopped: Option<&'static str>,
    /// The last depth that was finished, where the search deepens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth_reached: Option<u32>,
    /// The best lines of play, where the search has several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<AnalyzedLine>,
    /// The search next to what it could have been.
    pub statistics: Option<Statistics>,
    /// What is really so, where that is a moment's work to find out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exactly>,
    /// The moves that `best_move` was chosen from.
    pub choices: Vec<String>,
    /// Every move that was searched.
    pub moves: Vec<AnalyzedMove>,
}

/// How much work a search was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Nodes {
    /// Positions visited.
    pub visited: u64,
    /// Positions that a heuristic valued.
    pub evaluated: u64,
    /// Positions whose other moves were not searched.
    pub cutoffs: u64,
}

/// What a search knows about a move.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct AnalyzedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth.
    pub value: Number,
    /// `exact`, `lower` or `upper`: whether the value is one, or a bound.
    pub bound: &'static str,
    /// Whether that rests on no estimate; a bound can be proven, too.
    pub proven: bool,
    /// Where it leads, if that is certain.
    #[serde(flatten)]
    pub end: Option<End>,
    /// How often it was tried, where the search counts that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u64>,
}

/// What a search knows about a line of play.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct AnalyzedLine {
    /// The moves.
    pub line: Vec<String>,
    /// What they are worth.
    pub value: Number,
    /// `exact`, `lower` or `upper`: whether the value is one, or a bound.
    pub bound: &'static str,
    /// Whether that rests on no estimate.
    pub proven: bool,
    /// Where they lead, if that is certain.
    #[serde(flatten)]
    pub end: Option<End>,
}

/// The exact result and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Exactly {
    /// How the game ends.
    #[serde(flatten)]
    pub end: End,
    /// The moves that keep that.
    pub best_moves: Vec<String>,
    /// Moves that throw a win or a draw away.
    pub mistakes: Vec<String>,
}

impl From<&Analysis<'_>> for Analyze {
    fn from(analysis: &Analysis<'_>) -> Self {
        let Analysis { session, search, answer, statistics, ref exact } = *analysis;
        let heuristic = search.algorithm.is_textbook().then(|| search.heuristic.clone());
        Analyze {
            position: session.into(),
            search: search.to_string(),
            algorithm: search.algorithm.name(),
            depth: search.limits.depth.map(NonZeroU32::get),
            heuristic,
            ties: match search.ties() {
                Ties::First => "first",
                Ties::Random(_) => "random",
            },
            seed: search.seed,
            merge: search.merge == Merge::Yes,
            order: search.order.name(),
            best_move: answer.best_move.clone(),
            choice: analysis.choice().map(|choice| choice.name()),
            value: answer.value.map(Number),
            proven: answer.proven,
            end: analysis.end().map(End::from),
            line: answer.line.clone(),
            nodes: Nodes {
                visited: answer.counts.visited,
                evaluated: answer.counts.evaluated,
                cutoffs: answer.counts.cutoffs,
            },
            elapsed_ms: milliseconds(answer.elapsed),
            stopped: answer.stopped.map(Stopped::name),
            depth_reached: answer.depth,
            lines: answer.lines.iter().map(AnalyzedLine::from).collect(),
            statistics,
            exact: exact.as_ref().map(|exact| Exactly {
                end: exact.end.into(),
                best_moves: exact.best_moves.clone(),
                mistakes: exact.mistakes().into_iter().map(str::to_owned).collect(),
            }),
            choices: answer.choices.clone(),
            moves: answer.moves.iter().map(AnalyzedMove::from).collect(),
        }
    }
}

impl From<&FoundMove<String>> for AnalyzedMove {
    fn from(found: &FoundMove<String>) -> Self {
        AnalyzedMove {
            mv: found.mv.clone(),
            value: Number(found.verdict.amount()),
            bound: found.verdict.bound().name(),
            proven: !found.verdict.is_estimate(),
            end: found.verdict.end().map(End::from),
            visits: found.visits,
        }
    }
}

impl From<&FoundLine<String>> for AnalyzedLine {
    fn from(found: &FoundLine<String>) -> Self {
        AnalyzedLine {
            line: found.moves.clone(),
            value: Number(found.verdict.amount()),
            bound: found.verdict.bound().name(),
            proven: !found.verdict.is_estimate(),
            end: found.verdict.end().map(End::from),
        }
    }
}
