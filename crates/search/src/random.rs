use gametree_rules::{Game, Seed};

use crate::{Analysis, Counts};

/// Chooses any legal move, by seed. It says nothing about what the position is worth.
pub fn random<G: Game>(game: &G, position: &G::Position, seed: u64) -> Analysis<G::Move> {
    let moves: Vec<G::Move> = game.legal_moves(position).collect();
    let best = Seed::new(seed).pick(&moves).copied();
    Analysis {
        best,
        value: None,
        line: best.into_iter().collect(),
        moves: Vec::new(),
        choices: moves,
        counts: Counts { visited: 1, ..Counts::default() },
        stopped: None,
    }
}
