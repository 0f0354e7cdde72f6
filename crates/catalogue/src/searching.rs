use std::hint::black_box;
use std::time::{Duration, Instant};

use gametree_picture::tree::Tree;
use gametree_rules::perft::{Counted, TreeSize, perft, tree_size};
use gametree_rules::work::{BestSoFar, Budget, Work};
use gametree_rules::{Evaluator, Game, UseEvaluator, Value};
use gametree_search::{BuiltTree, MctsOptions, PnsOptions, Task, engine_with, mcts, pns};

use crate::session::InProgress;
use crate::textbook::{Recorded, Recording, Textbook, Told, Unrecorded};
use crate::{Algorithm, Answer, Catalogued, Oracle, Search, SearchError};

/// What can be found out about a game in progress by looking ahead.
pub trait Searching {
    /// Searches the position; the work hears of every depth that the engine finishes, and of every move at the
    /// root that a textbook search has finished, if it wants to.
    fn analyze(&self, search: &Search, work: &Work) -> Result<Answer, SearchError>;

    /// Searches the position and keeps of the tree what is wanted, as far as it fits into the work's
    /// memory.
    fn tree(&self, search: &Search, keep: Keep, work: &Work)
    -> Result<(Answer, Tree), SearchError>;

    /// Counts from the position on, ply by ply.
    fn perft(&self, depth: Option<u32>, max_positions: u64, work: &Work) -> Counted;

    /// The size of the whole tree down to `depth`; `None` if a ply has more than `most` distinct
    /// positions, or the work is stopped.
    fn tree_size(&self, depth: u32, most: usize, work: &Work) -> Option<TreeSize>;

    /// Builds the whole tree of a textbook search in at most so many bytes, then values it. `None` if it does not
    /// fit, if the search has no depth, or if the work is stopped.
    fn build_and_value(&self, search: &Search, memory: u64, work: &Work) -> Option<BuildTimes>;
}

/// What building a tree and valuing it took, apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildTimes {
    /// Positions in the tree.
    pub nodes: u64,
    /// How long it took to build.
    pub building: Duration,
    /// How long it took to value.
    pub valuing: Duration,
    /// The value, in the heuristic's own units.
    pub value: Value,
}

/// What is kept of the tree of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// At most so many positions.
    pub most: usize,
    /// Only what there was after so many visits.
    pub visits: Option<usize>,
    /// All of it or nothing: the search ends at the first position that there is no room for.
    pub whole: bool,
    /// Moves that are equal by symmetry are shown once.
    pub symmetric: bool,
}

impl Keep {
    /// At most so many positions; the search goes on without them when there are more.
    pub fn at_most(most: usize) -> Keep {
        Keep { most, visits: None, whole: false, symmetric: false }
    }
}

impl<G: Catalogued> Searching for InProgress<G> {
    fn analyze(&self, search: &Search, work: &Work) -> Result<Answer, SearchError> {
        search.check(G::HEURISTICS)?;
        search.check_memory()?;
        match search.algorithm {
            Algorithm::Perfect => Oracle::keeping(0).ask(self, search, work),
            Algorithm::Engine | Algorithm::Mcts | Algorithm::Pns => {
                Ok(self.by_strong_search(search, work))
            }
            Algorithm::Minimax | Algorithm::AlphaBeta | Algorithm::Random => {
                let answered = if work.wants_moves() {
                    self.by_textbook(search, work, Told { game: &*self.game, work })
                } else {
                    self.by_textbook(search, work, Unrecorded)
                };
                answered.map(|(answer, ())| answer)
            }
        }
    }

    fn tree(
        &self,
        search: &Search,
        keep: Keep,
        work: &Work,
    ) -> Result<(Answer, Tree), SearchError> {
        search.check(G::HEURISTICS)?;
        if !search.algorithm.is_textbook() && search.algorithm != Algorithm::Random {
            return Err(SearchError::TreeNeedsTextbook);
        }
        self.by_textbook(search, work, Recorded(keep))
    }

    fn perft(&self, depth: Option<u32>, max_positions: u64, work: &Work) -> Counted {
        perft(&*self.game, &self.position, depth, max_positions, work)
    }

    fn tree_size(&self, depth: u32, most: usize, work: &Work) -> Option<TreeSize> {
        tree_size(&*self.game, &self.position, depth, most, work)
    }

    fn build_and_value(&self, search: &Search, memory: u64, work: &Work) -> Option<BuildTimes> {
        let depth = search.limits.depth.filter(|_| search.algorithm.is_textbook())?.get();
        let work = work.part_within(Budget { memory, ..work.budget() });
        let building =
            Building { game: &*self.game, position: &self.position, search, depth, work: &work };
        self.game.with_heuristic(&search.heuristic, building).flatten()
    }
}

/// A tree that is about to be built, by whichever heuristic.
struct Building<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
    search: &'a Search,
    depth: u32,
    work: &'a Work,
}

impl<G: Game> UseEvaluator<G> for Building<'_, G> {
    type Output = Option<BuildTimes>;

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> Option<BuildTimes> {
        let Building { game, position, search, depth, work } = self;
        let started = Instant::now();
        let tree = BuiltTree::build(game, position, depth, work)?;
        let building = started.elapsed();
        let started = Instant::now();
        let cuts = search.algorithm == Algorithm::AlphaBeta;
        let value = black_box(tree.value(game, evaluator, cuts));
        let valuing = started.elapsed();
        Some(BuildTimes { nodes: tree.len() as u64, building, valuing, value })
    }
}

impl<G: Catalogued> InProgress<G> {
    /// By a search that tells proofs from estimates.
    fn by_strong_search(&self, search: &Search, work: &Work) -> Answer {
        let game = &*self.game;
        let Search { limits, engine: options, seed, .. } = *search;
        let task = Task::new(game, &self.position).limits(limits).work(work);
        let table_bytes = options.table_bytes;
        let started = Instant::now();
        let findings = match search.algorithm {
            Algorithm::Mcts => mcts(&task, &MctsOptions { seed, tree_bytes: table_bytes }),
            Algorithm::Pns => pns(&task, &PnsOptions { table_bytes }),
            _ => engine_with(&task, &options, &mut |progress| {
                work.found(BestSoFar {
                    depth: progress.depth,
                    value: progress.verdict.amount(),
                    end: progress.verdict.end(),
                    line: progress.line.iter().map(|&mv| game.move_text(mv)).collect(),
                    visited: progress.counts.visited,
                    elapsed: progress.elapsed,
                });
            }),
        };
        Answer::new(game, findings, started.elapsed())
    }

    /// By a textbook search, with or without a record of it.
    fn by_textbook<R: Recording<G>>(
        &self,
        search: &Search,
        work: &Work,
        recording: R,
    ) -> Result<(Answer, R::Output), SearchError> {
        let (game, position) = (&*self.game, &self.position);
        let textbook = Textbook { game, position, search, work, recording };
        game.with_heuristic(&search.heuristic, textbook).ok_or_else(|| {
            SearchError::UnknownHeuristic { name: search.heuristic.clone(), known: G::HEURISTICS }
        })
    }
}
