//! A game without rules: a seed decides how its tree branches, where it ends and what its leaves
//! are worth.

use gametree_rules::{Evaluator, Game, Outcome, Player, Value, splitmix64};
use proptest::prelude::*;

/// The tree that a seed stands for.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    seed: u64,
    /// How many different positions there can be on a ply; few make different moves meet again.
    width: u64,
    /// Of sixteen positions, how many end the game.
    ends: u64,
    /// How many different values a leaf can have; few make ties common.
    values: u64,
    first: Player,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    ply: u32,
    number: u64,
}

/// What is drawn from the hash of a position, each independently of the others.
enum Draw {
    Ends,
    Outcome,
    Branching,
    Value,
}

const LONGEST_GAME: u32 = 12;

pub(crate) fn trees() -> impl Strategy<Value = Tree> {
    let width = prop_oneof![1..20_u64, Just(u64::MAX)];
    let first = prop_oneof![Just(Player::First), Just(Player::Second)];
    (any::<u64>(), width, 0..6_u64, 1..9_u64, first)
        .prop_map(|(seed, width, ends, values, first)| Tree { seed, width, ends, values, first })
}

impl Tree {
    fn draw(&self, position: &Position, draw: Draw, choices: u64) -> u64 {
        let place = splitmix64(position.number ^ splitmix64(position.ply.into()));
        splitmix64(place ^ splitmix64(self.seed ^ draw as u64)) % choices
    }
}

impl Game for Tree {
    type Position = Position;
    type Move = u8;

    fn start(&self) -> Position {
        Position { ply: 0, number: 0 }
    }

    fn to_move(&self, position: &Position) -> Player {
        if position.ply % 2 == 0 { self.first } else { self.first.opponent() }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let over = position.ply == LONGEST_GAME || self.draw(position, Draw::Ends, 16) < self.ends;
        over.then(|| Outcome::ALL[self.draw(position, Draw::Outcome, 3) as usize])
    }

    /// One to four moves.
    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = u8> {
        let moves = match self.outcome(position) {
            Some(_) => 0,
            None => 1 + self.draw(position, Draw::Branching, 4),
        };
        0..moves as u8
    }

    fn play_unchecked(&self, position: &mut Position, mv: u8) {
        let number = position.number.wrapping_mul(4).wrapping_add(mv.into());
        *position = Position { ply: position.ply + 1, number: splitmix64(number) % self.width };
    }
}

/// Values every leaf by its hash, finished ones also by their distance from the root.
pub(crate) struct Hashed;

impl Evaluator<Tree> for Hashed {
    fn estimate(&self, game: &Tree, position: &Position) -> Value {
        let value = game.draw(position, Draw::Value, game.values) as i64;
        Value(value - game.values as i64 / 2)
    }

    fn finished(&self, game: &Tree, position: &Position, outcome: Outcome, ply: u32) -> Value {
        let Value(value) = self.estimate(game, position);
        Value(value + i64::from(outcome.sign()) * i64::from(4 - ply.min(4)))
    }
}
