use std::collections::HashMap;

use gametree_rules::{Exact, Game, Work};

/// What positions are really worth, by following the rules to the end. Slow and obvious; what was found is kept.
pub(super) struct Truth<'a, G: Game> {
    game: &'a G,
    work: &'a Work,
    known: HashMap<G::Position, Exact>,
}

impl<'a, G: Game> Truth<'a, G> {
    pub(super) fn new(game: &'a G, work: &'a Work) -> Self {
        Truth { game, work, known: HashMap::new() }
    }

    /// How the game ends under best play; whoever has stopped the work does not want to know any more.
    pub(super) fn of(&mut self, position: &G::Position) -> Exact {
        if let Some(outcome) = self.game.outcome(position) {
            return Exact { margin: self.game.payoff(position, outcome), plies: 0 };
        }
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        if self.work.is_stopped() {
            return Exact { margin: 0, plies: 0 };
        }
        let exact = self.best(position);
        self.known.insert(position.clone(), exact);
        exact
    }

    /// How it ends after a move.
    pub(super) fn after(&mut self, position: &G::Position, mv: G::Move) -> Exact {
        self.of(&self.game.after(position, mv)).before_a_move()
    }

    /// The best that the player to move can do in an unfinished position.
    fn best(&mut self, position: &G::Position) -> Exact {
        let (game, mover) = (self.game, self.game.to_move(position));
        let ends = game.legal_moves(position).map(|mv| self.after(position, mv));
        // An unfinished position has a move.
        ends.max_by(|a, b| a.compare(*b, mover)).unwrap_or(Exact { margin: 0, plies: 0 })
    }
}
