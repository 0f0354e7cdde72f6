use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::{Algorithm, Answer, Oracle, Search, SearchError, Session};
use gametree_rules::{Work, splitmix64};
use gametree_search::{Limits, MAX_PLIES};
use gametree_solver::Unsolved;

use crate::Chooser;

/// Plays by a search.
///
/// A textbook search that is limited by time or positions and not by depth deepens: it is done again
/// and again, one ply deeper each time, and the limits are for all of these together. What is too
/// large to be solved is searched by the engine instead.
#[derive(Clone)]
pub struct SearchPlayer {
    search: Search,
    oracle: Arc<Oracle>,
}

/// Positions that are enough for a move that is not silly.
const A_FEW: u64 = 10_000;

impl SearchPlayer {
    /// A player by this search.
    pub fn new(search: Search) -> Self {
        SearchPlayer { search, oracle: Arc::default() }
    }

    /// The same player, who asks this oracle where exact values are wanted: several may share what it
    /// knows.
    #[must_use]
    pub fn asking(self, oracle: Arc<Oracle>) -> Self {
        SearchPlayer { oracle, ..self }
    }

    /// The search.
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// Whether it looks one ply deeper each time, until a limit is reached or the answer is certain.
    fn deepens(&self) -> bool {
        let Limits { depth, nodes, time } = self.search.limits;
        let limited = nodes.is_some() || time.is_some();
        self.search.algorithm.is_textbook() && depth.is_none() && limited
    }
}

impl Chooser for SearchPlayer {
    fn name(&self) -> String {
        self.search.to_string()
    }

    fn choose(
        &mut self,
        session: &dyn Session,
        seed: u64,
        work: &Work,
    ) -> Result<Answer, SearchError> {
        let search = self.search.with_seed(splitmix64(seed));
        let answer = if self.deepens() {
            deepen(session, search, work)?
        } else {
            match self.oracle.ask(session, &search, work) {
                // What is too large to be solved can still be played well.
                Err(SearchError::Unsolved(Unsolved::TooLarge { .. } | Unsolved::Full { .. })) => {
                    let engine = Search { algorithm: Algorithm::Engine, ..search };
                    session.analyze(&engine, work)?
                }
                answer => answer?,
            }
        };
        // A search that only proves, or had no time, may end without a move, and a player must have one
        // unless somebody has stopped it. It is found in a moment, whatever time is left.
        if answer.best_move.is_none() && session.result().is_none() && !work.is_asked_to_stop() {
            let limits = Limits { nodes: Some(A_FEW), ..Limits::NONE };
            let search = Search { limits, ..Search::new(Algorithm::Engine) };
            return session.analyze(&search, &Work::new());
        }
        Ok(answer)
    }
}

/// Searches one ply deeper each time and returns the last search that was finished, with the work of
/// all of them.
fn deepen(session: &dyn Session, mut search: Search, work: &Work) -> Result<Answer, SearchError> {
    let (all_nodes, all_time) = (search.limits.nodes, search.limits.time);
    let started = Instant::now();
    let mut best: Option<Answer> = None;
    let (mut visited, mut evaluated, mut cutoffs) = (0, 0, 0);
    for depth in 1..=MAX_PLIES {
        search.limits = Limits {
            nodes: all_nodes.map(|nodes: u64| nodes.saturating_sub(visited).max(1)),
            time: all_time.map(|time: Duration| time.saturating_sub(started.elapsed())),
            ..Limits::depth(depth)
        };
        let answer = session.analyze(&search, work)?;
        visited += answer.counts.visited;
        evaluated += answer.counts.evaluated;
        cutoffs += answer.counts.cutoffs;
        let (stopped, certain) = (answer.stopped.is_some(), answer.proven || answer.end.is_some());
        // Half a search is better than none, and worse than any whole one.
        if !stopped || best.is_none() {
            best = Some(answer);
        }
        if stopped || certain {
            break;
        }
    }
    let mut answer = match best {
        Some(answer) => answer,
        None => session.analyze(&search, work)?,
    };
    answer.counts.visited = visited;
    answer.counts.evaluated = evaluated;
    answer.counts.cutoffs = cutoffs;
    answer.elapsed = started.elapsed();
    Ok(answer)
}
