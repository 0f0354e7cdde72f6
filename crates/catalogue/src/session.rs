use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_games::Specified;
use gametree_picture::tree::Tree;
use gametree_picture::{Board, Drawing, TextStyle};
use gametree_rules::perft::{PerftError, PlyCount, TreeSize, perft, tree_size};
use gametree_rules::work::Work;
use gametree_rules::{
    Amount, Evaluator, Expertise, Game, Heuristics, MoveError, Notation, Outcome, Player,
    PositionError, Proven, Solvable, UseEvaluator,
};
use gametree_search::{
    Control, Findings, Observer, Order, Ordered, Through, TreeRecord, Unordered, alphabeta, engine,
    mcts, minimax, pns, random,
};

use gametree_solver::{self as solver, Forecast, Solution, Unsolved};
use gametree_verify::{self as verify, Certificate, Proof, Rejection};

use crate::law::by_law;
use crate::solved::{self, Solved, SolvedPosition};
use crate::{Algorithm, Answer, Oracle, Search, SearchError};

/// All that a game must be to stand in the catalogue.
pub trait Catalogued:
    Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
    + Notation
    + Heuristics
    + Solvable
    + Board
    + Specified
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<G> Catalogued for G where
    G: Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
        + Notation
        + Heuristics
        + Solvable
        + Board
        + Specified
        + Clone
        + Send
        + Sync
        + 'static
{
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

    /// The game's heuristics by name, the default first.
    fn heuristics(&self) -> &'static [&'static str];

    /// Whether players collect points, so that a game is won by more or less.
    fn has_points(&self) -> bool;

    /// The legal moves in their fixed order.
    fn legal_moves(&self) -> Vec<String>;

    /// Makes a move, and returns it as the game itself writes it.
    fn play(&mut self, mv: &str) -> Result<String, MoveError>;

    /// The position drawn as text.
    fn board(&self, style: &TextStyle) -> String;

    /// Searches the position.
    fn analyze(&self, question: &Search, control: &Control) -> Result<Answer, SearchError> {
        self.analyze_watched(question, control, &mut |_| ())
    }

    /// Searches the position; `watcher` hears of every depth that is finished.
    fn analyze_watched(
        &self,
        question: &Search,
        control: &Control,
        watcher: &mut dyn FnMut(&DepthDone),
    ) -> Result<Answer, SearchError>;

    /// Searches the position and keeps the tree: at most `most` positions of it, and with `visits`
    /// only as it was after that many.
    fn tree(
        &self,
        question: &Search,
        most: usize,
        visits: Option<usize>,
        control: &Control,
    ) -> Result<(Answer, Tree), SearchError>;

    /// The position as a small drawing.
    fn drawing(&self) -> Drawing;

    /// Solves the game from the position on: every position that can follow gets its exact value.
    fn solve(&self, work: &Work) -> Result<Box<dyn Solved>, Unsolved>;

    /// Checks a certificate of a position of this game against its rules alone.
    fn verify(
        &self,
        certificate: &Certificate<'_>,
        limits: &verify::Limits,
        work: &Work,
    ) -> Result<Proof, Rejection>;

    /// What a solution will take, if the game tells before any work.
    fn forecast(&self) -> Option<Forecast>;

    /// The largest game of the same kind that takes at most so many bytes.
    fn largest_that_fits(&self, bytes: u64) -> Option<Forecast>;

    /// What a law of the game says of the position and its moves, if there is one.
    fn by_law(&self) -> Option<SolvedPosition>;

    /// Counts from the position on, ply by ply.
    fn perft(
        &self,
        depth: Option<u32>,
        max_positions: u64,
        work: &Work,
    ) -> Result<Vec<PlyCount>, PerftError>;

    /// The size of the whole tree down to `depth`; `None` if a ply has more than `most` distinct
    /// positions.
    fn tree_size(&self, depth: u32, most: usize) -> Option<TreeSize>;
}

/// A depth that a search has finished, on its way further down.
#[derive(Clone, PartialEq, Debug)]
pub struct DepthDone {
    /// Plies looked ahead.
    pub depth: u32,
    /// What the position is worth at this depth.
    pub value: Amount,
    /// How the game ends, if that is proven already.
    pub end: Option<Proven>,
    /// Best play as it looks now.
    pub line: Vec<String>,
    /// Positions visited so far.
    pub visited: u64,
    /// The time so far.
    pub elapsed: Duration,
}

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

    fn heuristics(&self) -> &'static [&'static str] {
        G::HEURISTICS
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

    fn board(&self, style: &TextStyle) -> String {
        self.game.board(&self.position, style)
    }

    fn analyze_watched(
        &self,
        question: &Search,
        control: &Control,
        watcher: &mut dyn FnMut(&DepthDone),
    ) -> Result<Answer, SearchError> {
        question.check(G::HEURISTICS)?;
        match question.algorithm {
            Algorithm::Perfect => Oracle::keeping(0).ask(self, question, control),
            Algorithm::Engine | Algorithm::Mcts | Algorithm::Pns => {
                self.find(question, control, watcher)
            }
            Algorithm::Minimax | Algorithm::AlphaBeta | Algorithm::Random => {
                self.search(question, control, Nobody(())).map(|(answer, ())| answer)
            }
        }
    }

    fn tree(
        &self,
        question: &Search,
        most: usize,
        visits: Option<usize>,
        control: &Control,
    ) -> Result<(Answer, Tree), SearchError> {
        if !question.algorithm.is_textbook() && question.algorithm != Algorithm::Random {
            return Err(SearchError::TreeNeedsTextbook);
        }
        question.check(G::HEURISTICS)?;
        let record = KeepTree { record: TreeRecord::new(most), visits };
        self.search(question, control, record)
    }

    fn drawing(&self) -> Drawing {
        self.game.drawing(&self.position)
    }

    fn solve(&self, work: &Work) -> Result<Box<dyn Solved>, Unsolved> {
        let solution = Solution::new(&*self.game, &self.position, work)?;
        Ok(Box::new(solved::Table(Arc::new(solution))))
    }

    fn verify(
        &self,
        certificate: &Certificate<'_>,
        limits: &verify::Limits,
        work: &Work,
    ) -> Result<Proof, Rejection> {
        verify::check(&*self.game, &self.spec(), certificate, limits, work)
    }

    fn forecast(&self) -> Option<Forecast> {
        solver::forecast(&*self.game, &self.position)
    }

    fn largest_that_fits(&self, bytes: u64) -> Option<Forecast> {
        solver::largest_that_fits(&*self.game, &self.position, bytes)
    }

    fn by_law(&self) -> Option<SolvedPosition> {
        by_law(&*self.game, &self.position)
    }

    fn perft(
        &self,
        depth: Option<u32>,
        max_positions: u64,
        work: &Work,
    ) -> Result<Vec<PlyCount>, PerftError> {
        perft(&*self.game, &self.position, depth, max_positions, work)
    }

    fn tree_size(&self, depth: u32, most: usize) -> Option<TreeSize> {
        tree_size(&*self.game, &self.position, depth, most)
    }
}

impl<G: Catalogued> InProgress<G> {
    /// Asks a search that tells proofs from estimates.
    fn find(
        &self,
        question: &Search,
        control: &Control,
        watcher: &mut dyn FnMut(&DepthDone),
    ) -> Result<Answer, SearchError> {
        let (game, position) = (&*self.game, &self.position);
        let Search { limits, engine: options, seed, .. } = question;
        let begun = Instant::now();
        let findings = match question.algorithm {
            Algorithm::Mcts => mcts(game, position, *limits, *seed, options.table_bytes, control),
            Algorithm::Pns => pns(game, position, *limits, options.table_bytes, control),
            _ => engine(game, position, *limits, options, control, &mut |progress| {
                watcher(&DepthDone {
                    depth: progress.depth,
                    value: progress.verdict.amount(),
                    end: progress.verdict.end(),
                    line: progress.line.iter().map(|&mv| game.move_text(mv)).collect(),
                    visited: progress.counts.visited,
                    elapsed: progress.elapsed,
                });
            }),
        };
        Ok(Answer::new(game, findings, begun.elapsed()))
    }

    /// Asks, and lets somebody watch.
    fn search<W: Watch<G>>(
        &self,
        question: &Search,
        control: &Control,
        watch: W,
    ) -> Result<(Answer, W::Output), SearchError> {
        let (game, position) = (&*self.game, &self.position);
        let search = Textbook { game, position, question, control, watch };
        game.with_heuristic(&question.heuristic, search).ok_or_else(|| {
            SearchError::UnknownHeuristic { name: question.heuristic.clone(), known: G::HEURISTICS }
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

/// Nobody watches.
struct Nobody(());

impl<G: Game> Watch<G> for Nobody {
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

/// A textbook search that is about to learn which heuristic it uses.
struct Textbook<'a, G: Game, W> {
    game: &'a G,
    position: &'a G::Position,
    question: &'a Search,
    control: &'a Control,
    watch: W,
}

impl<G: Catalogued, W: Watch<G>> UseEvaluator<G> for Textbook<'_, G, W> {
    type Output = (Answer, W::Output);

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> (Answer, W::Output) {
        let Textbook { game, position, question, control, mut watch } = self;
        let observer = watch.observer();
        let (findings, elapsed) = match question.order {
            Order::Listed => ask(game, evaluator, position, question, control, observer),
            order => {
                let ordered = Ordered::new(game, evaluator, order, question.limits.plies());
                let root = ordered.root(position);
                let observer = &mut Through(observer);
                ask(&ordered, &Unordered, &root, question, control, observer)
            }
        };
        let output = watch.finish(game, evaluator, &findings.line);
        (Answer::new(game, findings, elapsed), output)
    }
}

/// The search a question asks for, and how long it took.
fn ask<G: Game, E: Evaluator<G>, O: Observer<G>>(
    game: &G,
    evaluator: &E,
    position: &G::Position,
    question: &Search,
    control: &Control,
    observer: &mut O,
) -> (Findings<G::Move>, Duration) {
    let Search { limits, merge, seed, .. } = *question;
    let begun = Instant::now();
    let findings = match question.algorithm {
        Algorithm::Minimax => {
            minimax(game, evaluator, position, limits, question.ties(), merge, control, observer)
        }
        Algorithm::AlphaBeta => {
            alphabeta(game, evaluator, position, limits, question.ties(), control, observer)
        }
        // The others are asked elsewhere: see `find`.
        _ => random(game, position, seed),
    };
    (findings, begun.elapsed())
}
