//! Proof-number search: what it proves is true, whatever the memory, and it gets there.

use std::time::Duration;

use gametree_games::bits::{self, Bits, Digits};
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::sim::Sim;
use gametree_games::stones::{Law, Stones};
use gametree_rules::{Evaluator, Expertise, Game, Plies, Proven, Seed, Work};
use gametree_search::{Findings, Limits, PnsOptions, Stopped, Task, pns};

use crate::solved::{Check, Solved, holds_in_small_games};

const MEGABYTE: usize = 1 << 20;

fn start<G: Expertise>(game: &G, limits: Limits, bytes: usize) -> Findings<G::Move> {
    pns(&Task::new(game, &game.start()).limits(limits), &PnsOptions { table_bytes: bytes })
}

fn proof<M>(found: &Findings<M>) -> Option<Proven> {
    found.end()
}

struct ProofsAreTrue {
    seed: Seed,
    checked: u32,
}

impl Check for ProofsAreTrue {
    fn check<G: Expertise>(&mut self, solved: &mut Solved<'_, G>, position: &G::Position) {
        let sizes = [0, 300, 1000, 10_000, MEGABYTE];
        let bytes = sizes[self.seed.below(sizes.len())];
        // Far more than it takes, and an end if it should go round in circles.
        let limits = Limits { nodes: Some(3_000_000), ..Limits::NONE };
        let found = pns(
            &Task::new(solved.game, position).limits(limits),
            &PnsOptions { table_bytes: bytes },
        );
        assert!(solved.check(position, &found), "{bytes} bytes: {position:?} {found:?}");
        assert_eq!(found.stopped, None);
        assert_eq!(found.best.is_some(), solved.game.outcome(position).is_none());
        self.checked += 1;
    }
}

#[test]
fn proofs_are_true() {
    let mut check = ProofsAreTrue { seed: Seed::new(1), checked: 0 };
    holds_in_small_games(&mut check);
    assert!(check.checked > 2_000, "{}", check.checked);
}

struct LimitsAreKept(Seed);

impl Check for LimitsAreKept {
    fn check<G: Expertise>(&mut self, solved: &mut Solved<'_, G>, position: &G::Position) {
        let game = solved.game;
        let options = PnsOptions { table_bytes: MEGABYTE };
        let full = pns(&Task::new(game, position), &options);
        // Some limits are not reached.
        let visits = full.counts.visited as usize;
        let nodes = 1 + self.0.below(visits + visits / 8) as u64;
        let limits = Limits { nodes: Some(nodes), ..Limits::NONE };
        let part = pns(&Task::new(game, position).limits(limits), &options);
        if full.counts.visited <= nodes {
            assert_eq!(part, full);
        } else {
            assert_eq!(part.counts.visited, nodes);
            assert_eq!(part.stopped, Some(Stopped::Nodes));
        }
        solved.check(position, &part);

        // With less depth less is proven, and nothing wrong. With enough, everything.
        let longest = solved.end(position).plies;
        for depth in [1, 2, 1 + self.0.below(8) as u32, 100] {
            let part = pns(&Task::new(game, position).depth(depth), &options);
            let proven = solved.check(position, &part);
            assert_eq!(part.stopped, (!proven).then_some(Stopped::Depth));
            assert!(proven || depth < 100, "{position:?} ends in {longest} plies");
        }
    }
}

#[test]
fn limits_are_kept() {
    holds_in_small_games(&mut LimitsAreKept(Seed::new(2)));
}

#[test]
fn nothing_is_searched_once_stopped() {
    let game = Sim::new(6);
    let stopped = Work::new();
    stopped.stop();
    let no_time = Limits { time: Some(Duration::ZERO), ..Limits::NONE };
    for (limits, work, reason) in
        [(Limits::NONE, &stopped, Stopped::Asked), (no_time, &Work::new(), Stopped::Time)]
    {
        let found = pns(
            &Task::new(&game, &game.start()).limits(limits).work(work),
            &PnsOptions { table_bytes: MEGABYTE },
        );
        assert_eq!((found.best, found.verdict), (None, None));
        assert_eq!((found.stopped, found.counts.visited), (Some(reason), 1));
    }
}

#[test]
fn a_running_search_stops() {
    let game = Mnk::<u64>::new(Shape::new(7, 7, 5));
    let work = Work::new();
    let found = std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            pns(&Task::new(&game, &game.start()).work(&work), &PnsOptions { table_bytes: MEGABYTE })
        });
        while work.progress().done == 0 {
            std::thread::yield_now();
        }
        work.stop();
        search.join().expect("the search ends")
    });
    assert_eq!(found.stopped, Some(Stopped::Asked));
    assert_eq!(proof(&found), None);
    assert!(found.counts.visited > 1);
}

#[test]
fn published_values() {
    for (m, n, k, margin) in [
        (3, 3, 3, 0),
        (4, 3, 3, 1),
        (4, 4, 3, 1),
        (4, 4, 4, 0),
        (5, 4, 4, 0),
        (5, 5, 5, 0),
        (6, 5, 4, 1),
        (6, 6, 4, 1),
    ] {
        let game = Mnk::<u64>::new(Shape::new(m, n, k));
        let found = start(&game, Limits::NONE, MEGABYTE);
        let full = Plies::Exactly(u32::from(m) * u32::from(n));
        let plies = if margin == 0 { full } else { Plies::Unknown };
        assert_eq!(proof(&found), Some(Proven { margin, plies }), "{m}×{n}×{k}");
    }
    for (points, margin) in [(3, 0), (4, 0), (5, 0), (6, -1)] {
        let found = start(&Sim::new(points), Limits::NONE, MEGABYTE);
        assert_eq!(proof(&found).map(|proven| proven.margin), Some(margin), "{points} points");
    }
}

#[test]
fn laws_of_points() {
    for stones in 0..80 {
        let game = Stones::new(stones, &[2, 3]);
        let found = start(&game, Limits::NONE, MEGABYTE);
        let law = Law.estimate(&game, &game.start()).0;
        assert_eq!(proof(&found).map(|proven| proven.margin.into()), Some(law), "{stones} stones");
    }
    for length in 6..=13 {
        let digits = Digits::from_seed(length, length.into());
        let game = Bits::new(digits, bits::STANDARD_TABLE);
        let found = start(&game, Limits::NONE, MEGABYTE);
        let law = i32::from(length % 2 == 0);
        assert_eq!(proof(&found).map(|proven| proven.margin), Some(law), "{digits}");
    }
}

/// A table that forgets nearly everything at once costs time, and nothing else.
#[test]
fn tiny_tables() {
    let limits = Limits { nodes: Some(3_000_000), ..Limits::NONE };
    let misere = Shape { misere: true, ..Shape::new(3, 3, 3) };
    for bytes in [0, 2_000] {
        for (shape, margin) in [
            (Shape::new(3, 3, 3), 0),
            (Shape::new(4, 3, 3), 1),
            (Shape::new(4, 4, 3), 1),
            (Shape::new(4, 4, 4), 0),
            (misere, 0),
        ] {
            let found = start(&Mnk::<u64>::new(shape), limits, bytes);
            let proven = proof(&found).map(|proven| proven.margin);
            assert_eq!(proven, Some(margin), "{shape:?} in {bytes} bytes");
        }
        let found = start(&Sim::new(5), limits, bytes);
        assert_eq!(proof(&found).map(|proven| proven.margin), Some(0), "{bytes} bytes");
    }
}

/// Runs on the stack that Rust gives a thread.
fn on_a_small_stack<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(2 * 1024 * 1024);
        let thread = thread.spawn_scoped(scope, run).expect("a thread starts");
        thread.join().expect("the stack is large enough")
    })
}

#[test]
fn long_games() {
    // One line of play: proven if it is short enough to be looked at.
    for (stones, proven) in [(600, false), (513, false), (512, true), (511, true)] {
        let game = Stones::new(stones, &[1]);
        let found = on_a_small_stack(|| start(&game, Limits::NONE, MEGABYTE));
        assert_eq!(found.stopped, (!proven).then_some(Stopped::Depth));
        assert_eq!(proof(&found).is_some(), proven, "{stones} stones");
    }
    let limits = Limits { nodes: Some(300_000), ..Limits::NONE };
    let game = Stones::new(1000, &[2, 3]);
    let found = on_a_small_stack(|| start(&game, limits, MEGABYTE));
    assert_eq!(found.counts.visited, 300_000);
    // The largest positions there are.
    let misere = Shape { misere: true, ..Shape::new(26, 26, 26) };
    let board = Mnk::<Wide<11>>::new(misere);
    let limits = Limits { nodes: Some(20_000), ..Limits::NONE };
    let found = on_a_small_stack(|| start(&board, limits, MEGABYTE));
    assert_eq!(found.counts.visited, 20_000);
}
