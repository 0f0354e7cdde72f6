//! The heuristic, the same for both programs.

use gametree_rules::{Evaluator, Game, Outcome, Proven, Value};

use super::{Board, Connect4, DIRECTIONS, SQUARES};

/// Fours that a player can still make count 1 each, empty squares where a stone would make one 4.
#[derive(Clone, Copy)]
pub(super) struct Fours;

/// A won game; far more than any estimate.
const WON: i64 = 10_000;
const SQUARE: i32 = 4;

/// What an unfinished position seems to be worth to the mover.
#[inline]
pub(super) fn estimate(board: Board) -> i32 {
    prospects(board.own, board.other()) - prospects(board.other(), board.own)
}

#[inline]
fn prospects(stones: u64, against: u64) -> i32 {
    let empty = SQUARES & !(stones | against);
    let free = SQUARES & !against;
    let mut possible = 0;
    let mut squares = 0;
    for step in DIRECTIONS {
        let pairs = free & (free >> step);
        possible += (pairs & (pairs >> (2 * step))).count_ones();
        let (up, down) = (stones >> step, stones << step);
        let (two_up, two_down) = (up & (stones >> (2 * step)), down & (stones << (2 * step)));
        // The missing stone is at either end, or one from either end.
        squares |= two_up & (stones >> (3 * step)) | two_down & (stones << (3 * step));
        squares |= two_up & down | two_down & up;
    }
    possible as i32 + SQUARE * (squares & empty).count_ones() as i32
}

impl Evaluator<Connect4> for Fours {
    #[inline]
    fn estimate(&self, game: &Connect4, board: &Board) -> Value {
        (estimate(*board) * game.to_move(board).sign()).into()
    }

    fn finished(&self, _: &Connect4, _: &Board, outcome: Outcome, ply: u32) -> Value {
        Value(i64::from(outcome.sign()) * (WON - i64::from(ply)))
    }

    fn proven_end(&self, _: &Connect4, value: Value, is_complete: bool) -> Option<Proven> {
        Proven::by_distance(value, WON, WON - 100, is_complete)
    }
}
