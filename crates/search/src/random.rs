use gametree_rules::{Game, Seed};

use crate::{Counts, Findings};

/// Chooses any legal move, by seed. It says nothing about what the position is worth.
pub fn random<G: Game>(game: &G, position: &G::Position, seed: u64) -> Findings<G::Move> {
    let choices: Vec<G::Move> = game.legal_moves(position).collect();
    let best = Seed::new(seed).pick(&choices).copied();
    Findings {
        best,
        line: best.into_iter().collect(),
        choices,
        counts: Counts { visited: 1, ..Counts::default() },
        ..Findings::default()
    }
}
