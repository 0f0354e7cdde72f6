//! Any of the games by its spec, with its type known to whoever uses it; random specs and positions.
//! The tests of the searches include this file too.

use gametree_games::bits::Bits;
use gametree_games::mnk::{Mnk, Shape, Squares, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, SpecError, Specified};
use gametree_rules::{Explained, Game, Heuristics, Notation, Symmetric};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::{collection, sample};

/// Something to do with a game whose type follows from its spec.
pub(crate) trait UseGame {
    type Output;

    /// Does it; `spec` is how the game writes itself.
    fn with<G: Notation + Symmetric + Heuristics + Explained>(
        self,
        game: &G,
        spec: &str,
    ) -> Self::Output;
}

/// Reads a spec and hands the game over.
pub(crate) fn with_game<U: UseGame>(text: &str, user: U) -> Result<U::Output, SpecError> {
    let spec = Spec::parse(text)?;
    match spec.name.as_str() {
        "multiply" => Multiply::from_spec(&spec).map(|game| user.with(&game, &game.spec())),
        "stones" => Stones::from_spec(&spec).map(|game| user.with(&game, &game.spec())),
        "bits" => Bits::from_spec(&spec).map(|game| user.with(&game, &game.spec())),
        "sim" => Sim::from_spec(&spec).map(|game| user.with(&game, &game.spec())),
        "mnk" => Shape::from_spec(&spec).map(|shape| match shape.bits() {
            0..64 => with_mnk::<u64, U>(shape, user),
            64..128 => with_mnk::<u128, U>(shape, user),
            128..384 => with_mnk::<Wide<6>, U>(shape, user),
            _ => with_mnk::<Wide<11>, U>(shape, user),
        }),
        _ => Err(SpecError::UnknownGame { name: spec.name, known: Vec::new() }),
    }
}

fn with_mnk<B: Squares, U: UseGame>(shape: Shape, user: U) -> U::Output {
    let game = Mnk::<B>::new(shape);
    user.with(&game, &game.spec())
}

/// The position after some moves from the start, or where the game ends before that.
pub(crate) fn walk<G: Game>(game: &G, steps: &[Index]) -> G::Position {
    let mut position = game.start();
    for step in steps {
        let legal: Vec<G::Move> = game.legal_moves(&position).collect();
        if legal.is_empty() {
            break;
        }
        position = game.after(&position, legal[step.index(legal.len())]);
    }
    position
}

/// Specs of games of every kind, most of them small.
pub(crate) fn specs() -> impl Strategy<Value = String> {
    prop_oneof![multiply(), stones(), bits(), mnk(), sim()]
}

fn multiply() -> impl Strategy<Value = String> {
    (1..100_u32, 1..5000_u32, numbers(2..10)).prop_map(|(start, more, by)| {
        format!("multiply:start={start},target={},by={by}", start + more)
    })
}

fn stones() -> impl Strategy<Value = String> {
    (0..80_u32, prop_oneof![Just("2/3".to_owned()), numbers(1..7)])
        .prop_map(|(stones, take)| format!("stones:stones={stones},take={take}"))
}

pub(crate) fn bits() -> impl Strategy<Value = String> {
    let replacement = (0..=1, -3..=3, -3..=3)
        .prop_map(|(digit, mover, opponent)| format!("{digit},{mover},{opponent}"));
    let table = collection::vec(replacement, 4).prop_map(|table| table.join("/"));
    prop_oneof![
        "[01]{1,20}".prop_map(|string| format!("bits:string={string}")),
        ("[01]{1,20}", table)
            .prop_map(|(string, table)| format!("bits:string={string},table={table}")),
        (1..=64, 0..i64::MAX)
            .prop_map(|(length, seed)| format!("bits:length={length},seed={seed}")),
    ]
}

fn mnk() -> impl Strategy<Value = String> {
    let side = || prop_oneof![8 => 1..6, 2 => 6..12, 1 => 12..=26];
    let misere = sample::select(&["yes", "no"][..]);
    (side(), side(), prop_oneof![4 => 1..6, 1 => 6..=26], misere)
        .prop_map(|(m, n, k, misere)| format!("mnk:m={m},n={n},k={k},misere={misere}"))
}

fn sim() -> impl Strategy<Value = String> {
    (3..=7).prop_map(|vertices| format!("sim:vertices={vertices}"))
}

/// One to four different numbers, in any order, with `/` between them.
fn numbers(range: std::ops::Range<u32>) -> impl Strategy<Value = String> {
    let all: Vec<u32> = range.collect();
    sample::subsequence(all, 1..=4).prop_shuffle().prop_map(|numbers| {
        let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
        texts.join("/")
    })
}
