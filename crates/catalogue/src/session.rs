use std::sync::Arc;

use gametree_language::Language;
use gametree_picture::{Drawing, Stage, Story, TextStyle};
use gametree_rules::{Evaluator, Game, MoveError, Outcome, Player, PositionError, UseEvaluator};

use crate::{Catalogued, Explaining, Searching, Solving, StoryError};

/// A game in progress, whatever its type: its state, its moves, its text. It can be explained
/// ([`Explaining`]), searched ([`Searching`]) and solved ([`Solving`]).
pub trait Session: Explaining + Searching + Solving + Send + Sync {
    /// The same game in the same position, to try things out.
    fn copy(&self) -> Box<dyn Session>;

    /// The spec of the game.
    fn spec(&self) -> String;

    /// The position as text.
    fn position(&self) -> String;

    /// The position as text, the same for all positions that differ by a symmetry of the board alone.
    fn canonical_position(&self) -> String;

    /// Goes to a position; the moves made so far are forgotten.
    fn set_position(&mut self, text: &str) -> Result<(), PositionError>;

    /// Whose turn it is, or `None` once the game is over.
    fn to_move(&self) -> Option<Player>;

    /// How the game ended, or `None` while it goes on.
    fn result(&self) -> Option<GameResult>;

    /// The game's heuristics by name, the default first.
    fn heuristics(&self) -> &'static [&'static str];

    /// Whether a heuristic is the exact value of every position of this very game, so that looking ahead finds
    /// nothing more.
    fn is_exact(&self, heuristic: &str) -> bool;

    /// The points of each player at present, in games that have them.
    fn score(&self) -> Option<[i32; 2]>;

    /// Whether players collect points, so that a game is won by more or less.
    fn has_points(&self) -> bool {
        self.score().is_some()
    }

    /// The legal moves in their fixed order.
    fn legal_moves(&self) -> Vec<String>;

    /// Makes a move, and returns it as the game itself writes it.
    fn play(&mut self, mv: &str) -> Result<String, MoveError>;

    /// The position drawn as text.
    fn board(&self, style: &TextStyle) -> String;

    /// The position as a small drawing.
    fn drawing(&self) -> Drawing;

    /// Where these moves lead from `start`, a position as text, to be played on; the position of the
    /// session does not matter.
    fn stage(&self, start: &str, moves: &[String], language: Language)
    -> Result<Stage, StoryError>;
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
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

pub(crate) struct InProgress<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) position: G::Position,
}

/// Asks a heuristic whether it is the exact value.
struct AskExact<'a, G>(&'a G);

impl<G: Game> UseEvaluator<G> for AskExact<'_, G> {
    type Output = bool;

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> bool {
        evaluator.is_exact(self.0)
    }
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

    fn canonical_position(&self) -> String {
        self.game.position_text(&self.game.canonical(&self.position))
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

    fn result(&self) -> Option<GameResult> {
        let outcome = self.game.outcome(&self.position)?;
        let margin = self.game.payoff(&self.position, outcome);
        Some(GameResult { outcome, margin, score: self.score() })
    }

    fn heuristics(&self) -> &'static [&'static str] {
        G::HEURISTICS
    }

    fn is_exact(&self, heuristic: &str) -> bool {
        self.game.with_heuristic(heuristic, AskExact(&*self.game)).unwrap_or(false)
    }

    fn score(&self) -> Option<[i32; 2]> {
        self.game.score(&self.position)
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

    fn drawing(&self) -> Drawing {
        self.game.drawing(&self.position)
    }

    fn stage(
        &self,
        start: &str,
        moves: &[String],
        language: Language,
    ) -> Result<Stage, StoryError> {
        let start = self.game.parse_position(start).map_err(StoryError::Start)?;
        let mut position = start.clone();
        let mut made = Vec::with_capacity(moves.len());
        for (index, mv) in moves.iter().enumerate() {
            let mv = self.game.parse_move(&position, mv);
            let mv = mv.map_err(|error| StoryError::Move { index, error })?;
            self.game.play_unchecked(&mut position, mv);
            made.push(mv);
        }
        Ok(self.game.stage(&Story { start: &start, moves: &made }, language))
    }
}
