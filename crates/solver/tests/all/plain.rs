//! The slow, obvious solver: minimax to the end, every position once.

use std::collections::HashMap;

use gametree_rules::{Exact, Game};

/// The value of every position that can follow `root`.
pub(crate) fn minimax<G: Game>(game: &G, root: &G::Position) -> HashMap<G::Position, Exact> {
    let mut values = HashMap::new();
    value(game, root, &mut values);
    values
}

fn value<G: Game>(
    game: &G,
    position: &G::Position,
    values: &mut HashMap<G::Position, Exact>,
) -> Exact {
    if let Some(&known) = values.get(position) {
        return known;
    }
    let value = match game.outcome(position) {
        Some(outcome) => Exact { margin: game.payoff(position, outcome), plies: 0 },
        None => {
            let mut best: Option<Exact> = None;
            for mv in game.legal_moves(position) {
                let end = value(game, &game.after(position, mv), values).before_a_move();
                let better = |best: Exact| prefers(game.to_move(position).sign(), end, best);
                if best.is_none_or(better) {
                    best = Some(end);
                }
            }
            best.expect("an unfinished position has a move")
        }
    };
    values.insert(position.clone(), value);
    value
}

/// Whether a player would rather have `a`, written out once more: margin first, then soon if it is a
/// win and late if it is not.
fn prefers(sign: i32, a: Exact, b: Exact) -> bool {
    let (margin, other) = (a.margin * sign, b.margin * sign);
    if margin != other {
        return margin > other;
    }
    if margin > 0 { a.plies < b.plies } else { a.plies > b.plies }
}
