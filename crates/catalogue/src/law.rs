use gametree_rules::Exact;
use gametree_solver::MAX_LINE;

use crate::{Catalogued, SolvedPosition};

/// What a game's law says of a position and of everything that can follow, if it has one.
pub(crate) fn by_law<G: Catalogued>(game: &G, position: &G::Position) -> Option<SolvedPosition> {
    let end = law(game, position)?;
    let moves = moves(game, position)?;
    let best = |moves: &[(G::Move, Exact)], end: Exact| -> Vec<G::Move> {
        moves.iter().filter(|(_, after)| *after == end).map(|(mv, _)| *mv).collect()
    };
    let best_moves = best(&moves, end);
    let mut line = Vec::new();
    let (mut here, mut next) = (position.clone(), best_moves.first().copied());
    while let Some(mv) = next.filter(|_| line.len() < MAX_LINE) {
        line.push(mv);
        game.play_unchecked(&mut here, mv);
        next = best(&self::moves(game, &here)?, law(game, &here)?).first().copied();
    }
    let text = |mv: G::Move| game.move_text(mv);
    Some(SolvedPosition {
        end,
        moves: moves.into_iter().map(|(mv, end)| (text(mv), end)).collect(),
        best_moves: best_moves.into_iter().map(text).collect(),
        line: line.into_iter().map(text).collect(),
    })
}

/// What a game's law says of a position alone.
pub(crate) fn law<G: Catalogued>(game: &G, position: &G::Position) -> Option<Exact> {
    match game.outcome(position) {
        Some(outcome) => Some(Exact { margin: game.payoff(position, outcome), plies: 0 }),
        None => game.exact(position),
    }
}

/// Where each move leads, the move included.
fn moves<G: Catalogued>(game: &G, position: &G::Position) -> Option<Vec<(G::Move, Exact)>> {
    let after = |mv| Some((mv, law(game, &game.after(position, mv))?.before_a_move()));
    let over = game.outcome(position).is_some();
    game.legal_moves(position).filter(|_| !over).map(after).collect()
}
