//! What is measured.

use std::hash::Hash;
use std::time::Duration;

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE, Table};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::sim::Sim;
use gametree_rules::{Expertise, Game, Plain, Plies};
use gametree_search::{EngineOptions, Findings, Goal, Limits, Task, alphabeta, engine};

use crate::clock::{self, Timed};
use crate::connect4;
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
    wanted("solve 20 bits without a law", &|work| {
        let bits = Bits::new(Digits::from_seed(20, 0), LAWLESS_TABLE);
        let modes = [iterative(true, false, 256 * MIB), iterative(false, false, 256 * MIB)];
        compare(work, &bits, Goal::Exact, 19, &modes)
    });
    wanted("solve 25 bits", &|work| {
        let bits = Bits::new(Digits::from_seed(25, 0), STANDARD_TABLE);
        let modes = [iterative(true, false, 256 * MIB), iterative(true, true, 256 * MIB)];
        compare(work, &bits, Goal::Exact, 24, &modes)
    });
    wanted("connect4 to depth 14", &connect4::to_depth);
}

/// The standard table but for one point: nothing is known about long strings.
pub(crate) const LAWLESS_TABLE: Table = {
    let mut table = STANDARD_TABLE;
    table[0].mover = 2;
    table
};

/// What the engine proves without company.
const PROVED: [(u8, u8, u8); 8] =
    [(6, 5, 4), (6, 6, 4), (5, 4, 4), (6, 4, 4), (7, 4, 4), (8, 4, 4), (5, 5, 5), (6, 6, 5)];

fn mnk(m: u8, n: u8, k: u8) -> Mnk<u64> {
    Mnk::new(Shape::new(m, n, k))
}

/// The value at a fixed depth, without a table. The engine only for company: it does not answer the
/// same question, since it has an estimate of its own and looks further where moves are forced.
fn to_depth_nine(work: &str) -> Vec<Row> {
    let (game, limits, mode) = (mnk(5, 5, 4), Limits::depth(9), Mode::Negamax);
    let (peer, ours) = clock::medians(
        || peer::search(&game, mode, 9, None),
        || {
            let start = game.start();
            clock::time(|| alphabeta(&Task::new(&game, &start).limits(limits), &Plain))
        },
    );
    let value = ours.result.value().map(|value| value.0);
    assert_eq!(value, Some(peer.result.value.into()), "both are right");
    let peer = Side::new(mode.name(), Some(peer::nodes(&game, mode, 9)), &peer);
    let ours = Side::new("alphabeta".to_owned(), Some(ours.result.counts.visited), &ours);
    let textbook = Row::new(work, value_text(value), Some(peer), ours);
    let engine = clock::median(|| run_engine(&game, limits, Goal::Exact, 1));
    let estimate = engine.result.verdict.map_or(f64::NAN, |verdict| verdict.amount().as_f64());
    let company = format!("{work}, estimated");
    vec![textbook, Row::new(&company, estimate.to_string(), None, engine_side(&engine, 1))]
}

fn value_text(value: Option<i64>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// One row for each of the peer's modes.
fn compare<G: Shared>(work: &str, game: &G, goal: Goal, depth: u8, modes: &[Mode]) -> Vec<Row> {
    let row = |&mode: &Mode| {
        let (peer, ours) = clock::medians(
            || peer::search(game, mode, depth, None),
            || run_engine(game, Limits::NONE, goal, 1),
        );
        assert_eq!(margin(&ours.result), Some(peer.result.value), "both are right");
        let peer = Side::new(mode.name(), Some(peer::nodes(game, mode, depth)), &peer);
        Row::new(work, verdict_text(&ours.result), Some(peer), engine_side(&ours, 1))
    };
    modes.iter().map(row).collect()
}

/// The engine without company.
fn alone<G: Shared>(work: &str, game: &G, goal: Goal, threads: usize) -> Row {
    let ours = clock::median(|| run_engine(game, Limits::NONE, goal, threads));
    Row::new(work, verdict_text(&ours.result), None, engine_side(&ours, threads))
}

/// With one and two threads; with one, next to the peer if that may try.
fn five_by_five(work: &str, long: Option<Duration>) -> Vec<Row> {
    let game = mnk(5, 5, 4);
    let mut rows = vec![alone(work, &game, Goal::Exact, 1), alone(work, &game, Goal::Exact, 2)];
    if let Some(limit) = long {
        let mode = iterative(true, false, 1024 * MIB);
        let (result, median) = peer::search(&game, mode, 25, Some(limit));
        let end = if result.finished { "" } else { ", not finished" };
        let timed = Timed { result, median, runs: 1 };
        rows[0].peer = Some(Side::new(format!("{}{end}", mode.name()), None, &timed));
    }
    rows
}

fn run_engine<G: Shared>(
    game: &G,
    limits: Limits,
    goal: Goal,
    threads: usize,
) -> (Findings<G::Move>, Duration) {
    let options = EngineOptions { goal, threads, ..EngineOptions::default() };
    let start = game.start();
    clock::time(|| engine(&Task::new(game, &start).limits(limits), &options))
}

fn engine_side<M>(timed: &Timed<Findings<M>>, threads: usize) -> Side {
    let mode = format!("engine, {threads} thread{}", if threads == 1 { "" } else { "s" });
    Side::new(mode, Some(timed.result.counts.visited), timed)
}

/// The proven margin.
fn margin<M>(found: &Findings<M>) -> Option<i32> {
    found.end().map(|proven| proven.margin)
}

fn verdict_text<M>(found: &Findings<M>) -> String {
    match found.end() {
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
    use super::*;

    /// Every mode of the peer says what the engine says.
    fn agree<G: Shared>(game: &G, depth: u8) {
        let (found, _) = run_engine(game, Limits::NONE, Goal::Exact, 1);
        let modes = [Mode::Negamax]
            .into_iter()
            .chain([false, true].map(|mtdf| iterative(mtdf, false, MIB)))
            .chain([false, true].map(|mtdf| iterative(mtdf, true, MIB)));
        for mode in modes {
            let (said, _) = peer::search(game, mode, depth, None);
            assert_eq!(Some(said.value), margin(&found), "{}", mode.name());
        }
    }

    #[test]
    fn the_peer_and_the_engine_agree() {
        agree(&mnk(3, 3, 3), 9);
        agree(&mnk(4, 3, 3), 12);
        agree(&Mnk::<u64>::new(Shape { misere: true, ..Shape::new(3, 3, 3) }), 9);
        agree(&Sim::new(4), 6);
        agree(&Sim::new(5), 10);
        for seed in 0..8 {
            for table in [STANDARD_TABLE, LAWLESS_TABLE] {
                agree(&Bits::new(Digits::from_seed(7 + seed, seed.into()), table), 6 + seed);
            }
        }
    }

    #[test]
    fn positions_are_counted() {
        let nodes = peer::nodes(&mnk(3, 3, 3), Mode::Negamax, 9);
        assert!((2_000..=549_946).contains(&nodes), "{nodes}");
    }
}
