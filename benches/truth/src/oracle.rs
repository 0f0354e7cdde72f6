use std::collections::HashMap;

use gametree_rules::{Exact, Game};

/// How positions end, by definition: whoever moves chooses the best of the ends that moves lead to.
/// Remembers what it has worked out, and knows nothing but the rules.
pub struct Ends<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::Position, Exact>,
    most: usize,
}

impl<'a, G: Game> Ends<'a, G> {
    /// An oracle that remembers at most so many positions.
    pub fn new(game: &'a G, most: usize) -> Self {
        Ends { game, known: HashMap::new(), most }
    }

    /// The end of a position; `None` if that would take more positions than it may remember.
    pub fn of(&mut self, position: &G::Position) -> Option<Exact> {
        if let Some(outcome) = self.game.outcome(position) {
            return Some(Exact { margin: self.game.payoff(position, outcome), plies: 0 });
        }
        if let Some(end) = self.known.get(position) {
            return Some(*end);
        }
        if self.known.len() >= self.most {
            return None;
        }
        let ends: Vec<Exact> = self.moves(position)?.into_iter().map(|(_, end)| end).collect();
        let end = Exact::best(ends, self.game.to_move(position))?;
        self.known.insert(position.clone(), end);
        Some(end)
    }

    /// Where each move leads, the move included in the plies.
    pub fn moves(&mut self, position: &G::Position) -> Option<Vec<(G::Move, Exact)>> {
        let game = self.game;
        game.legal_moves(position)
            .map(|mv| Some((mv, self.of(&game.after(position, mv))?.before_a_move())))
            .collect()
    }
}
