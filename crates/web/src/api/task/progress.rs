use std::time::Duration;

use gametree_present::json::{End, Number};
use gametree_present::page::milliseconds;
use gametree_rules::work::{self, BestSoFar, Stage};
use schemars::JsonSchema;
use serde::Serialize;

use crate::jobs::Running;
use crate::thinking::Thinking;

/// How far work is.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub(in crate::api) struct Progress {
    /// `waiting` (for others to be done), `searching`, `finding` (positions, from the root on), `valuing` (them, from the ends on), `writing`,
    /// `checking`, `counting`, `grading` or `games` (one after the other).
    stage: &'static str,
    /// How much of that is done.
    done: u64,
    /// How much there is; null if that is not known.
    of: Option<u64>,
    /// How long it has been going on.
    elapsed_ms: f64,
    /// The best line so far, where the search deepens.
    best: Option<Best>,
}

/// The last depth that a search has finished.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
struct Best {
    /// Plies looked ahead.
    depth: u32,
    /// What the position is worth at this depth.
    value: Number,
    /// How the game ends, if that is proven already.
    #[serde(flatten)]
    end: Option<End>,
    /// The moves.
    line: Vec<String>,
    /// Nodes visited by then.
    visited: u64,
    /// The time by then.
    elapsed_ms: f64,
}

impl Progress {
    /// Of a task.
    pub(super) fn of_running<T>(running: &Running<T>) -> Progress {
        let best = running.work().and_then(|work| work.found_since(0).pop());
        let progress = Progress::new(running.progress(), running.elapsed(), best);
        if running.is_waiting() { Progress { stage: "waiting", ..progress } } else { progress }
    }

    /// Of a computer that is to move.
    pub(in crate::api) fn of_thinking(thinking: &Thinking) -> Progress {
        Progress::new(Some(thinking.progress), thinking.elapsed, thinking.depths.last().cloned())
    }

    fn new(now: Option<work::Progress>, elapsed: Duration, best: Option<BestSoFar>) -> Progress {
        Progress {
            stage: name(now.map_or(Stage::Searching, |now| now.stage)),
            done: now.map_or(0, |now| now.done),
            of: now.and_then(|now| now.of),
            elapsed_ms: milliseconds(elapsed),
            best: best.map(Best::from),
        }
    }
}

impl From<BestSoFar> for Best {
    fn from(best: BestSoFar) -> Self {
        Best {
            depth: best.depth,
            value: Number(best.value),
            end: best.end.map(End::from),
            line: best.line,
            visited: best.visited,
            elapsed_ms: milliseconds(best.elapsed),
        }
    }
}

const fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Searching => "searching",
        Stage::Finding => "finding",
        Stage::Valuing => "valuing",
        Stage::Writing => "writing",
        Stage::Checking => "checking",
        Stage::Counting => "counting",
        Stage::Grading => "grading",
        Stage::Games => "games",
        Stage::Joining => "joining",
    }
}
