use std::time::Duration;

use gametree_catalogue::Search;
use gametree_rules::work::{BestSoFar, Progress};
use gametree_search::FoundMove;

/// How far the computer is with its move.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    /// The search it makes.
    pub(crate) search: Search,
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
    /// How much of it is done, from 0 to 1, if that can be told: of the time or the nodes it may spend, or of the
    /// moves that there are.
    pub(crate) fn share(&self, moves: usize) -> Option<f64> {
        let limits = &self.search.limits;
        let time =
            limits.time.map(|time| self.elapsed.as_secs_f64() / time.as_secs_f64().max(1e-3));
        let nodes = limits.nodes.map(|nodes| self.progress.done as f64 / nodes.max(1) as f64);
        let is_textbook = self.search.algorithm.is_textbook() && limits.depth.is_some();
        let moves = is_textbook.then(|| self.moves.len() as f64 / moves.max(1) as f64);
        let shares = [time, nodes, moves].into_iter().flatten();
        shares.reduce(f64::max).map(|share| share.min(1.0))
    }
}
