use gametree_present::json::End;
use gametree_present::page::milliseconds;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Graded;
use crate::report::GradingRun;

/// Searches against exact values. Shares are parts of 1; null where there was nothing to measure.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Grade {
    /// The game.
    pub spec: String,
    /// Where it begins.
    pub position: String,
    /// Unfinished positions that were graded.
    pub positions: u64,
    /// Unfinished positions that there are.
    pub of: u64,
    /// Whether not all were graded.
    pub sampled: bool,
    /// What decided which.
    pub seed: u64,
    /// Whether it was stopped before the end.
    pub stopped: bool,
    /// How long it took.
    pub elapsed_ms: f64,
    /// One for each search.
    pub rows: Vec<GradedSearch>,
}

/// A search and its grade.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GradedSearch {
    /// The search as text.
    pub search: String,
    /// The algorithm.
    pub algorithm: &'static str,
    /// How far it looked; null is to the end.
    pub depth: Option<u32>,
    /// The heuristic, if it uses one.
    pub heuristic: Option<String>,
    /// Positions with more than one move.
    pub choices: u64,
    /// Those of them in which it named no move.
    pub without_move: u64,
    /// Choices that were among the best moves.
    pub best: Option<f64>,
    /// Choices that kept the margin.
    pub sound: Option<f64>,
    /// Choices that kept the winner.
    pub holds: Option<f64>,
    /// Choices in lost positions that put the loss off as long as possible.
    pub resists: Option<f64>,
    /// Values with the sign of the exact ones.
    pub sign_agreement: Option<f64>,
    /// Values that are 0 without proof.
    pub undecided: Option<f64>,
    /// Spearman's rank correlation of the values with the exact ones.
    pub rank_correlation: Option<f64>,
    /// The margin given away per choice.
    pub value_lost: Option<f64>,
    /// Games against chance, if they were asked for.
    pub games: Option<Games>,
    /// Positions visited per position asked about.
    pub visited_mean: Option<f64>,
    /// How long its searches took together.
    pub elapsed_ms: f64,
    /// The move that gave most away.
    pub worst: Option<Blunder>,
}

/// Games against an opponent who makes any legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Games {
    /// Games the search won.
    pub won: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// Games the search lost.
    pub lost: u64,
}

/// A move that gives something away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Blunder {
    /// Where it was chosen.
    pub position: String,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// One that would have been best.
    pub best_move: String,
    /// How the game ends after that.
    pub exact: End,
    /// How it ends after the move chosen.
    pub after: End,
    /// The margin given away.
    pub lost: u32,
}

impl From<&GradingRun<'_>> for Grade {
    fn from(run: &GradingRun<'_>) -> Self {
        let grading = run.grading;
        Grade {
            spec: run.session.spec(),
            position: run.session.position(),
            positions: grading.positions,
            of: grading.of,
            sampled: grading.positions < grading.of,
            seed: run.scope.seed,
            stopped: grading.stopped,
            elapsed_ms: milliseconds(run.elapsed),
            rows: grading.searches.iter().map(GradedSearch::from).collect(),
        }
    }
}

impl From<&Graded> for GradedSearch {
    fn from(Graded { search, grade, trial }: &Graded) -> Self {
        GradedSearch {
            search: search.to_string(),
            algorithm: search.algorithm.name(),
            depth: search.limits.depth.map(Into::into),
            heuristic: search.algorithm.takes("heuristic").then(|| search.heuristic.clone()),
            choices: grade.choices(),
            without_move: grade.without_move(),
            best: grade.best(),
            sound: grade.sound(),
            holds: grade.holds(),
            resists: grade.resists(),
            sign_agreement: grade.sign_agreement(),
            undecided: grade.undecided(),
            rank_correlation: grade.rank_correlation(),
            value_lost: grade.value_lost(),
            games: trial.map(|trial| Games {
                won: trial.won,
                drawn: trial.drawn,
                lost: trial.lost,
            }),
            visited_mean: grade.visited_mean(),
            elapsed_ms: milliseconds(grade.elapsed()),
            worst: grade.worst().map(Blunder::from),
        }
    }
}

impl From<&crate::Blunder> for Blunder {
    fn from(worst: &crate::Blunder) -> Self {
        Blunder {
            position: worst.session.position(),
            mv: worst.mv.clone(),
            best_move: worst.best_move.clone(),
            exact: worst.exact.into(),
            after: worst.after.into(),
            lost: worst.lost,
        }
    }
}
