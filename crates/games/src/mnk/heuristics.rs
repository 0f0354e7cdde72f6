use gametree_rules::{Evaluator, Outcome, Plain, Proven, Value, heuristics};

use super::{Mnk, Position, Squares};

heuristics!([B: Squares] Mnk<B>: "plain" => Plain, "report" => Report, "lines" => Lines);

/// The report's: a win is worth more the sooner it comes, everything unfinished is worth nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report;

impl<B: Squares> Evaluator<Mnk<B>> for Report {
    #[inline]
    fn estimate(&self, _: &Mnk<B>, _: &Position<B>) -> Value {
        Value::ZERO
    }

    #[inline]
    fn finished(&self, _: &Mnk<B>, _: &Position<B>, outcome: Outcome, ply: u32) -> Value {
        (outcome.sign() * (1001 - ply as i32)).into()
    }

    fn proven_end(&self, _: &Mnk<B>, value: Value, is_complete: bool) -> Option<Proven> {
        Proven::by_distance(value, 1001, 1, is_complete)
    }
}

/// Counts the rows that only one player can still complete; each further stone in one makes it four
/// times as good (in the misère game, as bad).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines;

impl<B: Squares> Evaluator<Mnk<B>> for Lines {
    fn estimate(&self, game: &Mnk<B>, position: &Position<B>) -> Value {
        let worth = |line: &B| match position.stones.map(|stones| (stones & *line).count()) {
            [0, 0] => 0,
            [own, 0] => weight(own),
            [0, own] => -weight(own),
            _ => 0,
        };
        let sum: i64 = game.lines.iter().map(worth).sum();
        let sum = sum.clamp(-MOST, MOST);
        Value(if game.shape.misere { -sum } else { sum })
    }

    fn finished(&self, _: &Mnk<B>, _: &Position<B>, outcome: Outcome, ply: u32) -> Value {
        Value(i64::from(outcome.sign()) * (WIN - i64::from(ply)))
    }

    fn proven_end(&self, _: &Mnk<B>, value: Value, is_complete: bool) -> Option<Proven> {
        Proven::by_distance(value, WIN, WIN / 2, is_complete)
    }
}

/// A decided game outweighs every estimate.
const WIN: i64 = 1_000_000;

/// The largest estimate. Only rows of more than eight could add up to more.
const MOST: i64 = WIN / 2 - 1;

/// 1, 4, 16, … and level from ten stones on, which is more than anyone can leave open.
fn weight(stones: u32) -> i64 {
    1 << (2 * (stones - 1).min(9))
}
