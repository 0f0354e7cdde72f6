use gametree_rules::{Game, Seed};

use crate::{Counts, Findings, Task};

/// Chooses any legal move, by seed. It says nothing about what the position is worth.
pub fn random<G: Game>(task: &Task<'_, G>, seed: u64) -> Findings<G::Move> {
    let choices: Vec<G::Move> = task.game().legal_moves(task.position()).collect();
    let best = Seed::new(seed).pick(&choices).copied();
    Findings {
        best,
        line: best.into_iter().collect(),
        choices,
        counts: Counts { visited: 1, ..Counts::default() },
        ..Findings::default()
    }
}
