use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_picture::tree::Tree;
use gametree_picture::{Board, Drawing, Look};
use gametree_rules::perft::{PerftError, PlyCount, TreeSize, perft, tree_size};
use gametree_rules::work::BestSoFar;
use gametree_rules::{
    Evaluator, Expertise, Game, Heuristics, MoveError, Notation, Outcome, Player, PositionError,
    Solvable, UseEvaluator, Work,
};
use gametree_search::{
    EngineOptions, Findings, MctsOptions, Merge, Observer, Order, Ordered, OrderedEvaluator,
    OrderedObserver, PnsOptions, Task, TreeRecord, alphabeta_with, engine_with, mcts, minimax_with,
    pns, random,
};

use gametree_solver::{self as solver, Forecast, Solution, Unsolved};
use gametree_verify::{self as verify, Certificate, Proof, Rejection};

use crate::solved::{self, Solved, SolvedPosition};
use crate::{Algorithm, Answer, Question, QuestionError};

/// All that a game must be to stand in the catalogue.
pub trait Catalogued:
    Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
    + Notation
    + Heuristics
    + Solvable
    + Board
    + Clone
    + Send
    + Sync
    + 'static
{
    /// The spec that describes this very game, defaults left out.
    fn spec(&self) -> String;
}

/// A game in progress, whatever its type.
pub trait Session: Send + Sync {
    /// The same game in the same position, to try things out.
    fn copy(&self) -> Box<dyn Session>;

    /// The spec of the game.
    fn spec(&self) -> String;

    /// The position as text.
    fn position(&self) -> String;

    /// Goes to a position; the moves made so far are forgotten.
    fn set_position(&mut self, text: &str) -> Result<(), PositionError>;

    /// Whose turn it is, or `None` once the game is over.
    fn to_move(&self) -> Option<Player>;

    /// How the game ended, or `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// Whether players collect points, so that a game is won by more or less.
    fn has_points(&self) -> bool;

    /// The legal moves in their fixed order.
    fn legal_moves(&self) -> Vec<String>;

    /// Makes a move, and returns it as the game itself writes it.
    fn play(&mut self, mv: &str) -> Result<String, MoveError>;

    /// The position drawn as text.
    fn board(&self, look: &Look) -> String;

    /// Searches the position; the work hears of every depth that the engine finishes.
    fn analyze(&self, question: &Question, work: &Work) -> Result<Answer, QuestionError>;

    /// Searches the position and keeps the tree: at most `most` positions of it, and with `visits`
    /// only as it was after that many.
    fn tree(
        &self,
        question: &Question,
        most: usize,
        visits: Option<usize>,
        work: &Work,
    ) -> Result<(Answer, Tree), QuestionError>;

    /// The position as a small drawing.
    fn drawing(&self) -> Drawing;

    /// Solves the game from the position on: every position that can follow gets its exact value.
    fn solve(
        &self,
        options: &solver::Options,
        control: &solver::Control<'_>,
    ) -> Result<Box<dyn Solved>, Unsolved>;

    /// Checks a certificate of a position of this game against its rules alone.
    fn verify(
        &self,
        certificate: &Certificate<'_>,
        limits: &verify::Limits<'_>,
    ) -> Result<Proof, Rejection>;

    /// What a solution will take, if the game tells before any work.
    fn forecast(&self) -> Option<Forecast>;

    /// The largest game of the same kind that takes at most so many bytes.
    fn largest_that_fits(&self, bytes: u64) -> Option<Forecast>;

    /// The exact end of the position and of every move, if that is a moment's work: by a law, or by
    /// a solution of at most so many positions.
    fn exactly(&self, positions: u64) -> Option<SolvedPosition>;

    /// Counts from the position on, ply by ply.
    fn perft(
        &self,
        depth: Option<u32>,
        most: u64,
        work: &Work,
    ) -> Result<Vec<PlyCount>, PerftError>;

    /// The size of the whole tree down to `depth`; `None` if a ply has more than `most` distinct
    /// positions.
    fn tree_size(&self, depth: u32, most: usize) -> Option<TreeSize>;
}

/// Games of so many positions are solved in about a tenth of a second.
pub const A_MOMENT: u64 = 6_000_000;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// By how much, from the first player's side; ±1 or 0 where the game has no points.
    pub margin: i32,
    /// The points of each player, in games that have them.
    pub score: Option<[i32; 2]>,
}

/// Begins a game.
pub fn start<G: Catalogued>(game: G) -> Box<dyn Session> {
    let position = game.start();
    Box::new(InProgress { game: Arc::new(game), position })
}

/// A game that has come to this position.
pub(crate) fn resume<G: Catalogued>(game: &Arc<G>, position: G::Position) -> impl Session {
    InProgress { game: Arc::clone(game), position }
}

struct InProgress<G: Game> {
    game: Arc<G>,
    position: G::Position,
}

impl<G: Catalogued> Session for InProgress<G> {
    fn copy(&self) -> Box<dyn Session> {
        Box::new(InProgress { game: Arc::clone(&self.game), position: self.position.clone() })
    }

    fn spec(&self) -> String {
        self.game.spec()
    }

    fn position(&self) -> String {
        self.game.position_text(&self.position)
    }

    fn set_position(&mut self, text: &str) -> Result<(), PositionError> {
        self.position = self.game.parse_position(text)?;
        Ok(())
    }

    fn to_move(&self) -> Option<Player> {
        match self.game.outcome(&self.position) {
            None => Some(self.game.to_move(&self.position)),
            Some(_) => None,
        }
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.game.outcome(&self.position)?;
        let margin = self.game.payoff(&self.position, outcome);
        Some(Ending { outcome, margin, score: self.game.score(&self.position) })
    }

    fn has_points(&self) -> bool {
        self.game.score(&self.position).is_some()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.game.legal_moves(&self.position).map(|mv| self.game.move_text(mv)).collect()
    }

    fn play(&mut self, mv: &str) -> Result<String, MoveError> {
        let mv = self.game.parse_move(&self.position, mv)?;
        self.game.play_unchecked(&mut self.position, mv);
        Ok(self.game.move_text(mv))
    }

    fn board(&self, look: &Look) -> String {
        self.game.board(&self.position, look)
    }

    fn analyze(&self, question: &Question, work: &Work) -> Result<Answer, QuestionError> {
        match question.algorithm {
            Algorithm::Perfect => self.know(question, work),
            Algorithm::Engine | Algorithm::Mcts | Algorithm::Pns => self.find(question, work),
            Algorithm::Minimax | Algorithm::AlphaBeta | Algorithm::Random => {
                self.search(question, work, NoObserver(())).map(|(answer, ())| answer)
            }
        }
    }

    fn tree(
        &self,
        question: &Question,
        most: usize,
        visits: Option<usize>,
        work: &Work,
    ) -> Result<(Answer, Tree), QuestionError> {
        if !question.algorithm.is_textbook() && question.algorithm != Algorithm::Random {
            return Err(QuestionError::TreeNeedsTextbook);
        }
        let record = KeepTree { record: TreeRecord::new(most), visits };
        self.search(question, work, record)
    }

    fn drawing(&self) -> Drawing {
        self.game.drawing(&self.position)
    }

    fn solve(
        &self,
        options: &solver::Options,
        control: &solver::Control<'_>,
    ) -> Result<Box<dyn Solved>, Unsolved> {
        let solution = Solution::new(&*self.game, &self.position, options, control)?;
        Ok(Box::new(solved::Table(Arc::new(solution))))
    }

    fn verify(
        &self,
        certificate: &Certificate<'_>,
        limits: &verify::Limits<'_>,
    ) -> Result<Proof, Rejection> {
        verify::check(&*self.game, &self.spec(), certificate, limits)
    }

    fn forecast(&self) -> Option<Forecast> {
        solver::forecast(&*self.game, &self.position)
    }

    fn largest_that_fits(&self, bytes: u64) -> Option<Forecast> {
        solver::largest_that_fits(&*self.game, &self.position, bytes)
    }

    fn exactly(&self, positions: u64) -> Option<SolvedPosition> {
        if !solved::is_small(&*self.game, &self.position, positions) {
            return None;
        }
        // Where the game does not tell its size, a table that becomes larger than this is given up.
        let most_bytes = positions.saturating_mul(64);
        let options = solver::Options { most_bytes, ..solver::Options::default() };
        let control = solver::Control::new();
        let solution = Solution::new(&*self.game, &self.position, &options, &control).ok()?;
        solved::look_up(&solution, &self.position)
    }

    fn perft(
        &self,
        depth: Option<u32>,
        most: u64,
        work: &Work,
    ) -> Result<Vec<PlyCount>, PerftError> {
        perft(&*self.game, &self.position, depth, most, work.stop_flag())
    }

    fn tree_size(&self, depth: u32, most: usize) -> Option<TreeSize> {
        tree_size(&*self.game, &self.position, depth, most)
    }
}

impl<G: Catalogued> InProgress<G> {
    /// Solves the game from here on, and looks the position up.
    fn know(&self, question: &Question, work: &Work) -> Result<Answer, QuestionError> {
        let started = Instant::now();
        let options = solver::Options {
            threads: question.engine.threads,
            most_bytes: question.engine.table_bytes as u64,
            ..solver::Options::default()
        };
        let stopped = solver::Control::new().stop_on(work.stop_flag());
        let solution = Solution::new(&*self.game, &self.position, &options, &stopped)
            .map_err(QuestionError::Unsolved)?;
        let findings = solved::findings(&solution, &self.position);
        Ok(Answer::new(&*self.game, findings, started.elapsed()))
    }

    /// Asks a search that tells proofs from estimates.
    fn find(&self, question: &Question, work: &Work) -> Result<Answer, QuestionError> {
        if question.merge == Merge::Yes {
            return Err(QuestionError::MergeNeedsMinimax);
        }
        if question.order != Order::Listed {
            return Err(QuestionError::OrderNeedsTextbook);
        }
        let game = &*self.game;
        let Question { limits, engine: options, seed, .. } = *question;
        let task = Task::new(game, &self.position).limits(limits).work(work);
        let EngineOptions { table_bytes, .. } = options;
        let started = Instant::now();
        let findings = match question.algorithm {
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
        Ok(Answer::new(game, findings, started.elapsed()))
    }

    /// Asks, and lets somebody watch.
    fn search<W: Watch<G>>(
        &self,
        question: &Question,
        work: &Work,
        watch: W,
    ) -> Result<(Answer, W::Output), QuestionError> {
        if question.merge == Merge::Yes && question.algorithm != Algorithm::Minimax {
            return Err(QuestionError::MergeNeedsMinimax);
        }
        let (game, position) = (&*self.game, &self.position);
        let search = Search { game, position, question, work, watch };
        game.with_heuristic(&question.heuristic, search).ok_or_else(|| {
            QuestionError::UnknownHeuristic {
                name: question.heuristic.clone(),
                known: G::HEURISTICS,
            }
        })
    }
}

/// Somebody who watches a search and makes something of it afterwards.
trait Watch<G: Game> {
    type Observer: Observer<G>;
    type Output;

    fn observer(&mut self) -> &mut Self::Observer;

    fn finish(self, game: &G, evaluator: &impl Evaluator<G>, line: &[G::Move]) -> Self::Output;
}

/// NoObserver watches.
struct NoObserver(());

impl<G: Game> Watch<G> for NoObserver {
    type Observer = ();
    type Output = ();

    fn observer(&mut self) -> &mut () {
        &mut self.0
    }

    fn finish(self, _: &G, _: &impl Evaluator<G>, _: &[G::Move]) {}
}

/// Keeps the whole tree.
struct KeepTree<G: Game> {
    record: TreeRecord<G>,
    visits: Option<usize>,
}

impl<G: Catalogued> Watch<G> for KeepTree<G> {
    type Observer = TreeRecord<G>;
    type Output = Tree;

    fn observer(&mut self) -> &mut TreeRecord<G> {
        &mut self.record
    }

    fn finish(self, game: &G, evaluator: &impl Evaluator<G>, line: &[G::Move]) -> Tree {
        match self.visits {
            // In the middle of a search there is no best line yet.
            Some(visits) => Tree::new(game, evaluator, &self.record.after_visits(visits), &[]),
            None => Tree::new(game, evaluator, &self.record, line),
        }
    }
}

/// A search that is about to learn which heuristic it uses.
struct Search<'a, G: Game, W> {
    game: &'a G,
    position: &'a G::Position,
    question: &'a Question,
    work: &'a Work,
    watch: W,
}

impl<G: Catalogued, W: Watch<G>> UseEvaluator<G> for Search<'_, G, W> {
    type Output = (Answer, W::Output);

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> (Answer, W::Output) {
        let Search { game, position, question, work, mut watch } = self;
        let observer = watch.observer();
        let (findings, elapsed) = match question.order {
            Order::Listed => {
                ask(Task::new(game, position).work(work), evaluator, question, observer)
            }
            order => {
                let ordered = Ordered::new(game, evaluator, order, question.limits.plies());
                let task = Task::new(&ordered, &ordered.root(position)).work(work);
                ask(task, &OrderedEvaluator, question, &mut OrderedObserver(observer))
            }
        };
        let output = watch.finish(game, evaluator, &findings.line);
        (Answer::new(game, findings, elapsed), output)
    }
}

/// The search a question asks for, and how long it took.
fn ask<G: Game, E: Evaluator<G>, O: Observer<G>>(
    task: Task<'_, G>,
    evaluator: &E,
    question: &Question,
    observer: &mut O,
) -> (Findings<G::Move>, Duration) {
    let task = task.limits(question.limits).ties(question.ties);
    let started = Instant::now();
    let findings = match question.algorithm {
        Algorithm::Minimax => minimax_with(&task, evaluator, question.merge, observer),
        Algorithm::AlphaBeta => alphabeta_with(&task, evaluator, observer),
        // The others are asked elsewhere: see `find`.
        _ => random(&task, question.seed),
    };
    (findings, started.elapsed())
}
