//! Searches that nobody watches or stops.

use gametree_rules::{Evaluator, Game, Work};
use gametree_search::{Findings, Limits, Merge, Task, Ties};

/// Minimax over the tree.
pub(crate) fn minimax<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    limits: Limits,
    ties: Ties,
) -> Findings<G::Move> {
    gametree_search::minimax(&Task::new(game, position).limits(limits).ties(ties), evaluator)
}

/// Minimax with equal positions on the same ply merged.
pub(crate) fn merged<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    limits: Limits,
    ties: Ties,
) -> Findings<G::Move> {
    gametree_search::minimax_with(
        &Task::new(game, position).limits(limits).ties(ties),
        evaluator,
        Merge::Yes,
        &mut (),
    )
}

/// Alpha-beta.
pub(crate) fn alphabeta<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    limits: Limits,
    ties: Ties,
) -> Findings<G::Move> {
    gametree_search::alphabeta(&Task::new(game, position).limits(limits).ties(ties), evaluator)
}

/// The counts by ply, to the end of the game.
pub(crate) fn perft<G: gametree_rules::Symmetric>(
    game: &G,
    position: &G::Position,
) -> Vec<gametree_rules::perft::PlyCount> {
    let work = Work::new();
    let counted = gametree_rules::perft::perft(game, position, None, 10_000_000, &work);
    assert_eq!(counted.stopped, None, "the game is small");
    counted.plies.to_vec()
}
