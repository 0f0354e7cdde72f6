use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::{Algorithm, Answer, Oracle, Search, SearchError, Session};
use gametree_rules::{Work, splitmix64};
use gametree_search::Limits;
use gametree_solver::Unsolved;

use crate::Chooser;

/// Plays by a search.
///
/// A textbook search that is limited by time or positions and not by depth deepens: it is done again
/// and again, one ply deeper each time, and the limits are for all of these together. So does one
/// whose depth may take more positions than its limit, up to that depth. What is too
/// large to be solved is searched by the engine instead. A player that is stopped plays the best it has
/// found; if that is nothing, what the engine finds in a moment.
#[derive(Clone)]
pub struct SearchPlayer {
    search: Search,
    oracle: Arc<Oracle>,
    /// What found the last move.
    last: Option<Search>,
}

/// Positions that are enough for a move that is not silly.
const A_FEW: u64 = 10_000;

impl SearchPlayer {
    /// A player by this search.
    pub fn new(search: Search) -> Self {
        SearchPlayer { search, oracle: Arc::default(), last: None }
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
    fn deepens(&self, session: &dyn Session) -> bool {
        let Limits { depth, nodes, time } = self.search.limits;
        let needed = match (depth, nodes, time) {
            (None, None, None) => false,
            (None, ..) => true,
            (Some(depth), Some(nodes), _) => may_exceed(session, depth.get(), nodes),
            (Some(_), None, _) => false,
        };
        self.search.algorithm.is_textbook() && needed
    }
}

/// Whether a search to this depth may visit more positions: a position has no more moves than the one
/// before it, so the tree is no larger than one with as many moves everywhere.
fn may_exceed(session: &dyn Session, depth: u32, nodes: u64) -> bool {
    let moves = session.legal_moves().len() as u64;
    let tree = (0..=depth).try_fold(0_u64, |tree, ply| tree.checked_add(moves.checked_pow(ply)?));
    tree.is_none_or(|tree| tree > nodes)
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
        let (answer, search) = if self.deepens(session) {
            deepen(session, search, work)?
        } else {
            match self.oracle.ask(session, &search, work) {
                // What is too large to be solved can still be played well.
                Err(SearchError::Unsolved(
                    Unsolved::TooLarge { .. }
                    | Unsolved::Full { .. }
                    | Unsolved::OutOfMemory { .. },
                )) => {
                    let engine = Search { algorithm: Algorithm::Engine, ..search };
                    (session.analyze(&engine, work)?, engine)
                }
                answer => (answer?, search),
            }
        };
        // A search that only proves, had no time or was stopped may end without a move, and a player must
        // have one.
        let (answer, search) = match answer.best_move {
            None if session.result().is_none() => in_a_moment(session)?,
            _ => {
                let search = repeatable(search, &answer);
                (answer, search)
            }
        };
        self.last = Some(search);
        Ok(answer)
    }

    fn last_search(&self) -> Option<Search> {
        self.last.clone()
    }
}

/// The search that comes to this answer whatever the clock says and whoever asks to stop: a textbook search
/// visits the same positions in the same order each time, so where it was stopped is a number of them.
fn repeatable(mut search: Search, answer: &Answer) -> Search {
    if search.algorithm.is_textbook() {
        search.limits.time = None;
        search.limits.nodes = answer.stopped.map(|_| answer.counts.visited.max(1));
    }
    search
}

/// A move that is found in a moment, whoever has asked to stop and whatever time is left.
fn in_a_moment(session: &dyn Session) -> Result<(Answer, Search), SearchError> {
    let limits = Limits { nodes: Some(A_FEW), ..Limits::NONE };
    let search = Search { limits, ..Search::new(Algorithm::Engine) };
    let answer = session.analyze(&search, &Work::new())?;
    if answer.best_move.is_some() {
        return Ok((answer, search));
    }
    let best_move = session.legal_moves().into_iter().next();
    let (counts, elapsed) = (answer.counts, answer.elapsed);
    Ok((Answer { best_move, counts, elapsed, ..Answer::default() }, search))
}

/// Searches one ply deeper each time and returns the last search that was finished, and what it found, with
/// the work of all of them.
fn deepen(
    session: &dyn Session,
    mut search: Search,
    work: &Work,
) -> Result<(Answer, Search), SearchError> {
    let (all_nodes, all_time) = (search.limits.nodes, search.limits.time);
    let deepest = search.limits.plies();
    let started = Instant::now();
    let mut best: Option<(Answer, Search)> = None;
    let (mut visited, mut evaluated, mut cutoffs) = (0, 0, 0);
    for depth in 1..=deepest {
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
            best = Some((answer, search.clone()));
        }
        if stopped || certain {
            break;
        }
    }
    let (mut answer, search) = match best {
        Some(best) => best,
        None => (session.analyze(&search, work)?, search),
    };
    // The work is that of all searches, so no one may take it for that of a single whole one.
    answer.depth = search.limits.depth.filter(|_| answer.stopped.is_none()).map(Into::into);
    answer.counts.visited = visited;
    answer.counts.evaluated = evaluated;
    answer.counts.cutoffs = cutoffs;
    answer.elapsed = started.elapsed();
    Ok((answer, search))
}
