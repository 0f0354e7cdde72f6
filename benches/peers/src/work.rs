//! What is measured.

use std::hash::Hash;
use std::time::Duration;

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::sim::Sim;
use gametree_rules::{Expertise, Game, Plain};
use gametree_search::{
    Control, EngineOptions, Findings, Goal, Limits, Plies, Ties, Verdict, alphabeta, engine,
};

use crate::clock::{self, Timed};
use crate::peer::{self, Mode, Options};
use crate::row::{Row, Side};

const MIB: usize = 1 << 20;

/// A search with a table, as large as makes the peer fastest.
const fn iterative(mtdf: bool, history: bool, table: usize) -> Mode {
    Mode::Iterative(Options { mtdf, history, table })
}

/// Games that the engine and the peer can both search.
pub(crate) trait Shared:
    Expertise<Position: Sync, Move: Send + Sync + Hash, Study: Sync, Key: Sync> + Sync
{
}

impl<G> Shared for G where
    G: Expertise<Position: Sync, Move: Send + Sync + Hash, Study: Sync, Key: Sync> + Sync
{
}

/// Measures whatever has `only` in its name, and tells of each row when it is done. `long` is how
/// long the peer may try what it is not expected to finish.
pub(crate) fn measure(only: &str, long: Option<Duration>, tell: &mut dyn FnMut(Row)) {
    let mut wanted = |work: &str, row: &dyn Fn(&str) -> Vec<Row>| {
        if work.contains(only) {
            row(work).into_iter().for_each(&mut *tell);
        }
    };
    wanted("mnk 5x5x4 to depth 9", &to_depth_nine);
    let four = mnk(4, 4, 4);
    wanted("solve mnk 4x4x4", &|work| {
        let modes = [
            iterative(false, false, 16 * MIB),
            iterative(false, true, 16 * MIB),
            iterative(true, false, 16 * MIB),
            iterative(true, true, 16 * MIB),
        ];
        compare(work, &four, Goal::Exact, 16, &modes)
    });
    wanted("solve mnk 5x5x4", &|work| five_by_five(work, long));
    for (m, n, k) in PROVED {
        wanted(&format!("prove mnk {m}x{n}x{k}"), &|work| {
            vec![alone(work, &mnk(m, n, k), Goal::Winner, 1)]
        });
    }
    wanted("who wins sim", &|work| {
        let modes = [
            iterative(true, false, 64 * MIB),
            iterative(true, true, 64 * MIB),
            iterative(false, false, 64 * MIB),
            iterative(false, true, 64 * MIB),
        ];
        compare(work, &Sim::new(6), Goal::Winner, 15, &modes)
    });
    wanted("solve 25 bits", &|work| {
        let bits = Bits::new(Digits::from_seed(25, 0), STANDARD_TABLE);
        let modes = [iterative(true, false, 256 * MIB), iterative(true, true, 256 * MIB)];
        compare(work, &bits, Goal::Exact, 24, &modes)
    });
}

/// What the engine proves without company.
const PROVED: [(u8, u8, u8); 8] =
    [(6, 5, 4), (6, 6, 4), (5, 4, 4), (6, 4, 4), (7, 4, 4), (8, 4, 4), (5, 5, 5), (6, 6, 5)];

fn mnk(m: u8, n: u8, k: u8) -> Mnk<u64> {
    Mnk::new(Shape::new(m, n, k))
}

/// The value at a fixed depth, without a table.
fn to_depth_nine(work: &str) -> Vec<Row> {
    let (game, limits) = (mnk(5, 5, 4), Limits::depth(9));
    let peer = measure_peer(&game, Mode::Negamax, 9);
    let ours = clock::median(|| {
        let (start, control) = (game.start(), Control::new());
        clock::time(|| alphabeta(&game, &Plain, &start, limits, Ties::First, &control, &mut ()))
    });
    let value = ours.result.value.map_or(i64::MAX, |value| value.0);
    assert_eq!(value, i64::from(peer.0), "both are right");
    let visited = ours.result.counts.visited;
    let ours = Side::new("alphabeta".to_owned(), Some(visited), ours.median, ours.runs);
    let textbook = Row::new(work, value.to_string(), Some(peer.1), ours);
    let peer = measure_peer(&game, Mode::Negamax, 9);
    let (ours, _) = measure_engine(&game, limits, Goal::Exact, 1);
    vec![textbook, Row::new(work, value.to_string(), Some(peer.1), ours)]
}

/// One row for each of the peer's modes.
fn compare<G: Shared>(work: &str, game: &G, goal: Goal, depth: u8, modes: &[Mode]) -> Vec<Row> {
    let row = |&mode: &Mode| {
        let (value, peer) = measure_peer(game, mode, depth);
        let (ours, found) = measure_engine(game, Limits::NONE, goal, 1);
        assert_eq!(margin(&found), Some(value), "both are right");
        Row::new(work, verdict_text(&found), Some(peer), ours)
    };
    modes.iter().map(row).collect()
}

/// The engine without company.
fn alone<G: Shared>(work: &str, game: &G, goal: Goal, threads: usize) -> Row {
    let (ours, found) = measure_engine(game, Limits::NONE, goal, threads);
    Row::new(work, verdict_text(&found), None, ours)
}

/// With one and two threads; with one, next to the peer if that may try.
fn five_by_five(work: &str, long: Option<Duration>) -> Vec<Row> {
    let game = mnk(5, 5, 4);
    let mut rows = vec![alone(work, &game, Goal::Exact, 1), alone(work, &game, Goal::Exact, 2)];
    if let Some(limit) = long {
        let mode = iterative(true, false, 1024 * MIB);
        let (said, time) = peer::search(&game, mode, 25, Some(limit));
        let end = if said.finished { "" } else { ", not finished" };
        rows[0].peer = Some(Side::new(format!("{}{end}", mode.name()), None, time, 1));
    }
    rows
}

fn measure_peer<G: Shared>(game: &G, mode: Mode, depth: u8) -> (i32, Side) {
    let Timed { result, median, runs } = clock::median(|| peer::search(game, mode, depth, None));
    let nodes = peer::nodes(game, mode, depth);
    (result.value, Side::new(mode.name(), Some(nodes), median, runs))
}

fn measure_engine<G: Shared>(
    game: &G,
    limits: Limits,
    goal: Goal,
    threads: usize,
) -> (Side, Findings<G::Move>) {
    let options = EngineOptions { goal, threads, ..EngineOptions::default() };
    let Timed { result, median, runs } = clock::median(|| {
        let (start, control) = (game.start(), Control::new());
        clock::time(|| engine(game, &start, limits, &options, &control, &mut |_| ()))
    });
    let mode = format!("engine, {threads} thread{}", if threads == 1 { "" } else { "s" });
    (Side::new(mode, Some(result.counts.visited), median, runs), result)
}

/// The proven margin.
fn margin<M>(found: &Findings<M>) -> Option<i32> {
    found.verdict.and_then(Verdict::proven).map(|proven| proven.margin)
}

fn verdict_text<M>(found: &Findings<M>) -> String {
    match found.verdict.and_then(Verdict::proven) {
        None => "not proven".to_owned(),
        Some(proven) => match proven.plies {
            Plies::Exactly(plies) => format!("{} in {plies}", proven.margin),
            Plies::AtMost(plies) => format!("{} in at most {plies}", proven.margin),
            Plies::Unknown => proven.margin.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use gametree_games::mnk::Shape;

    use super::*;

    /// Every mode of the peer says what the engine says.
    fn agree<G: Shared>(game: &G, depth: u8) {
        let (_, found) = engine_once(game);
        let modes = [Mode::Negamax]
            .into_iter()
            .chain([false, true].map(|mtdf| iterative(mtdf, false, MIB)))
            .chain([false, true].map(|mtdf| iterative(mtdf, true, MIB)));
        for mode in modes {
            let (said, _) = peer::search(game, mode, depth, None);
            assert_eq!(Some(said.value), margin(&found), "{}", mode.name());
        }
    }

    fn engine_once<G: Shared>(game: &G) -> (G::Position, Findings<G::Move>) {
        let (start, options) = (game.start(), EngineOptions::default());
        let found = engine(game, &start, Limits::NONE, &options, &Control::new(), &mut |_| ());
        (start, found)
    }

    #[test]
    fn the_peer_and_the_engine_agree() {
        agree(&mnk(3, 3, 3), 9);
        agree(&mnk(4, 3, 3), 12);
        agree(&Mnk::<u64>::new(Shape { misere: true, ..Shape::new(3, 3, 3) }), 9);
        agree(&Sim::new(4), 6);
        agree(&Sim::new(5), 10);
        for seed in 0..8 {
            agree(&Bits::new(Digits::from_seed(7 + seed, seed.into()), STANDARD_TABLE), 6 + seed);
        }
    }

    #[test]
    fn positions_are_counted() {
        let nodes = peer::nodes(&mnk(3, 3, 3), Mode::Negamax, 9);
        assert!((2_000..=549_946).contains(&nodes), "{nodes}");
    }
}
