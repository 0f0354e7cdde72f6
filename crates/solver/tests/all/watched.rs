//! A game that looks at how far the work on it is.

use std::sync::{Arc, Mutex};

use gametree_rules::work::{Progress, Work};
use gametree_rules::{Game, Outcome, Player, Solvable, Symmetric};

/// Another game without its structure and symmetries. Whoever asks for moves is watched.
#[derive(Clone)]
pub(crate) struct Watched<'a, G> {
    game: G,
    work: &'a Work,
    seen: Arc<Mutex<Vec<Progress>>>,
}

impl<'a, G> Watched<'a, G> {
    pub(crate) fn new(game: G, work: &'a Work) -> Self {
        Watched { game, work, seen: Arc::default() }
    }

    /// How far the work was each time.
    pub(crate) fn seen(&self) -> Vec<Progress> {
        self.seen.lock().expect("no panic").clone()
    }
}

impl<G: Game> Game for Watched<'_, G> {
    type Position = G::Position;
    type Move = G::Move;

    fn start(&self) -> G::Position {
        self.game.start()
    }

    fn to_move(&self, position: &G::Position) -> Player {
        self.game.to_move(position)
    }

    fn outcome(&self, position: &G::Position) -> Option<Outcome> {
        self.game.outcome(position)
    }

    fn legal_moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.seen.lock().expect("no panic").push(self.work.progress());
        self.game.legal_moves(position)
    }

    fn play_unchecked(&self, position: &mut G::Position, mv: G::Move) {
        self.game.play_unchecked(position, mv);
    }
}

impl<G: Game<Position: Ord>> Symmetric for Watched<'_, G> {}
impl<G: Game<Position: Ord>> Solvable for Watched<'_, G> {}
