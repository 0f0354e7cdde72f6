use std::time::Duration;

use gametree_catalogue::Search;
use gametree_language::{Message, message};
use gametree_picture::Stage;
use gametree_present::{ValueMark, sentence};
use gametree_rules::work::{BestSoFar, Progress};
use gametree_search::{FoundMove, Verdict};
use maud::{Markup, html};

use crate::kit;

/// How far the computer is with its move.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    /// The search it makes; guests make none.
    pub(crate) search: Option<Search>,
    /// Whether it has: before that it waits for its turn.
    pub(crate) has_begun: bool,
    /// For how long.
    pub(crate) elapsed: Duration,
    /// How far it is.
    pub(crate) progress: Progress,
    /// What a deepening search has found, depth by depth.
    pub(crate) depths: Vec<BestSoFar>,
    /// The moves that a textbook search has finished, in the order it has.
    pub(crate) moves: Vec<FoundMove<String>>,
}

impl Thinking {
    /// How many nodes it has visited, and how long that took.
    pub(crate) fn how_far(&self) -> Message {
        let (done, time) = (self.progress.done, sentence::duration(self.elapsed));
        match self.progress.of {
            _ if !self.has_begun => message!("web-play-waits"),
            Some(of) => message!("web-play-nodes-of", done = done, of = of, time = time),
            None => message!("web-play-nodes", done = done, time = time),
        }
    }

    /// Whether it finishes one move after the other, so that what it thinks of them can be watched.
    pub(crate) fn goes_move_by_move(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.algorithm.is_textbook())
    }

    /// How many of so many moves it has finished.
    pub(crate) fn moves_of(&self, all: usize) -> Message {
        message!("web-play-moves-of", done = self.moves.len(), of = all)
    }

    /// What it has found out about a move.
    pub(crate) fn of(&self, mv: &str) -> Option<Verdict> {
        self.moves.iter().find(|found| found.mv == mv).map(|found| found.verdict)
    }

    /// The marks of the moves that it has finished, where they stand on this board.
    pub(crate) fn marks_on(&self, stage: &Stage, mark: impl Fn(Verdict) -> ValueMark) -> Markup {
        html! {
            @for spot in &stage.spots {
                @if let Some(verdict) = self.of(&spot.mv) {
                    (kit::svg_mark(&mark(verdict), spot.mark))
                }
            }
        }
    }

    /// How much of it is done, from 0 to 1, if that can be told: of the time or the nodes it may spend, or of the
    /// moves that there are.
    pub(crate) fn share(&self, moves: usize) -> Option<f64> {
        let limits = &self.search.as_ref()?.limits;
        let time =
            limits.time.map(|time| self.elapsed.as_secs_f64() / time.as_secs_f64().max(1e-3));
        let nodes = limits.nodes.map(|nodes| self.progress.done as f64 / nodes.max(1) as f64);
        let is_textbook = self.goes_move_by_move() && limits.depth.is_some();
        let moves = is_textbook.then(|| self.moves.len() as f64 / moves.max(1) as f64);
        let shares = [time, nodes, moves].into_iter().flatten();
        shares.reduce(f64::max).map(|share| share.min(1.0))
    }
}
