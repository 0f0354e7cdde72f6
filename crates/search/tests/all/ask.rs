//! Searches that nobody watches or stops.

use gametree_rules::{Evaluator, Game};
use gametree_search::{Control, Findings, Limits, Merge, Ties};

/// Minimax over the tree.
pub(crate) fn minimax<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    limits: Limits,
    ties: Ties,
) -> Findings<G::Move> {
    let control = Control::new();
    gametree_search::minimax(game, evaluator, position, limits, ties, Merge::No, &control, &mut ())
}

/// Minimax with equal positions on the same ply merged.
pub(crate) fn merged<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    limits: Limits,
    ties: Ties,
) -> Findings<G::Move> {
    let control = Control::new();
    gametree_search::minimax(game, evaluator, position, limits, ties, Merge::Yes, &control, &mut ())
}

/// Alpha-beta.
pub(crate) fn alphabeta<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    limits: Limits,
    ties: Ties,
) -> Findings<G::Move> {
    gametree_search::alphabeta(game, evaluator, position, limits, ties, &Control::new(), &mut ())
}

/// The counts by ply, to the end of the game.
pub(crate) fn perft<G: gametree_rules::Symmetric>(
    game: &G,
    position: &G::Position,
) -> Vec<gametree_rules::perft::PlyCount> {
    let work = gametree_rules::work::Work::new();
    gametree_rules::perft::perft(game, position, None, 10_000_000, &work)
        .expect("the game is small")
}
