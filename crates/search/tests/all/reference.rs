//! What a search must find, worked out in the most obvious way.

use std::collections::HashSet;

use gametree_rules::{Evaluator, Game, Player, Value};

/// The value of a leaf: a finished position, or any other one at the depth limit.
pub(crate) fn leaf_value<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    ply: u32,
) -> Value {
    match game.outcome(position) {
        Some(outcome) => evaluator.finished(game, position, outcome, ply),
        None => evaluator.estimate(game, position),
    }
}

/// The value of a position `ply` plies below the root, by the definition of minimax.
pub(crate) fn value<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    ply: u32,
    depth: u32,
) -> Value {
    if ply == depth || game.outcome(position).is_some() {
        return leaf_value(game, evaluator, position, ply);
    }
    let values = game
        .legal_moves(position)
        .map(|mv| value(game, evaluator, &game.after(position, mv), ply + 1, depth));
    match game.to_move(position) {
        Player::First => values.max(),
        Player::Second => values.min(),
    }
    .expect("an unfinished position has a move")
}

/// Best play from here on: the first move that keeps the value, and so on down.
pub(crate) fn line<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    depth: u32,
) -> Vec<G::Move> {
    let worth = value(game, evaluator, position, 0, depth);
    let mut position = position.clone();
    let mut line = Vec::new();
    for ply in 1..=depth {
        let mut moves = game.legal_moves(&position).map(|mv| (mv, game.after(&position, mv)));
        let keeps_it = |next: &G::Position| value(game, evaluator, next, ply, depth) == worth;
        let Some((mv, next)) = moves.find(|(_, next)| keeps_it(next)) else { break };
        drop(moves);
        line.push(mv);
        position = next;
    }
    line
}

/// How many nodes the tree has down to this depth, the root included.
pub(crate) fn nodes<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = game.legal_moves(position).map(|mv| game.after(position, mv));
    1 + next.map(|next| nodes(game, &next, depth - 1)).sum::<u64>()
}

/// How many nodes are left when equal positions on the same ply are counted once.
pub(crate) fn distinct_nodes<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let mut level = HashSet::from([position.clone()]);
    let mut count = 1;
    for _ in 0..depth {
        level = level
            .iter()
            .flat_map(|position| game.legal_moves(position).map(|mv| game.after(position, mv)))
            .collect();
        count += level.len() as u64;
    }
    count
}
