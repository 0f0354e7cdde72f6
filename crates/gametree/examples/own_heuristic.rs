//! A heuristic of one's own: what unfinished positions seem to be worth.
//! Run it with `cargo run -p gametree --example own_heuristic`.

#![allow(clippy::print_stdout)]

mod matches;

use gametree::rules::{Evaluator, Game, Outcome, Plain, Proven, Value};
use gametree::search::{Task, alphabeta};
use matches::{Matches, Position};

/// Whoever faces a multiple of four seems to lose; who has won is sure of it, the sooner the better.
struct Fours;

/// More than any estimate.
const WON: i64 = 1000;

impl Evaluator<Matches> for Fours {
    fn estimate(&self, _: &Matches, &(left, mover): &Position) -> Value {
        let sign = mover.sign();
        Value::from(if left % 4 == 0 { -sign } else { sign })
    }

    fn finished(&self, _: &Matches, _: &Position, outcome: Outcome, ply: u32) -> Value {
        Value(i64::from(outcome.sign()) * (WON - i64::from(ply)))
    }

    /// Wins are kept apart from estimates, so a large value is a proof even if others are guesses.
    fn proven_end(&self, _: &Matches, value: Value, is_complete: bool) -> Option<Proven> {
        Proven::by_distance(value, WON, WON / 2, is_complete)
    }
}

pub(crate) fn main() {
    // Three plies are not enough to see the end, but enough for a heuristic that understands the game.
    let game = Matches { heap: 21 };
    let task = Task::new(&game, &game.start()).depth(3);
    let heuristics: [(&str, &dyn Evaluator<Matches>); 2] = [("plain", &Plain), ("fours", &Fours)];
    for (name, heuristic) in heuristics {
        let found = alphabeta(&task, heuristic);
        println!("{name}: take {:?}, worth {:?}", found.best, found.value());
        assert!(!found.is_proven());
    }
    assert_eq!(alphabeta(&task, &Fours).value(), Some(Value(1)));

    // Near the end the same search is certain, and says how soon.
    let found = alphabeta(&Task::new(&game, &(3, game.to_move(&game.start()))).depth(3), &Fours);
    assert_eq!(found.end().and_then(|end| end.plies.exactly()), Some(1));
}
