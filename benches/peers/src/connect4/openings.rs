//! Where games and measurements begin.

use std::ops::RangeInclusive;

use gametree_rules::{Game, Seed};
use gametree_search::{Task, alphabeta};

use super::{Board, Connect4, Fours, ours};

/// An opening is balanced if plain alpha-beta to this depth says so.
const DEPTH: u32 = 8;
/// And if nobody wins as soon as this, which is not a matter of opinion.
const UNDECIDED: u32 = 14;
/// The heuristic counts possible fours, of which there are 69.
const BALANCED: RangeInclusive<i64> = -5..=5;

/// So many different positions, each after a number of random moves, where neither player is better.
pub(super) fn balanced(count: usize, plies: RangeInclusive<usize>, seed: u64) -> Vec<Board> {
    let mut seed = Seed::new(seed);
    let mut found: Vec<Board> = Vec::new();
    while found.len() < count {
        let length = plies.start() + seed.below(plies.end() - plies.start() + 1);
        let opening = random(length, &mut seed);
        if let Some(board) = opening.filter(|board| !found.contains(board) && is_balanced(*board)) {
            found.push(board);
        }
    }
    found
}

/// None if the game is over.
fn random(plies: usize, seed: &mut Seed) -> Option<Board> {
    let mut board = Connect4.start();
    for _ in 0..plies {
        let legal: Vec<_> = Connect4.legal_moves(&board).collect();
        Connect4.play_unchecked(&mut board, *seed.pick(&legal)?);
    }
    Connect4.outcome(&board).is_none().then_some(board)
}

fn is_balanced(board: Board) -> bool {
    let found = alphabeta(&Task::new(&Connect4, &board).depth(DEPTH), &Fours);
    found.value().is_some_and(|value| BALANCED.contains(&value.0))
        && ours::to_depth(board, UNDECIDED).0.verdict.is_some_and(|verdict| verdict.end().is_none())
}
