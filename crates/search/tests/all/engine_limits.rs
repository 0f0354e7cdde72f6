//! The engine keeps its limits, and what it says when it was stopped is what it had finished.

use std::time::Duration;

use gametree_games::bits::{Bits, Digits, Replacement, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::{Expertise, Game, Notation, Seed, Work};
use gametree_search::{
    Counts, EngineOptions, Findings, Goal, Limits, Stopped, Task, Verdict, engine, engine_with,
};

use crate::exact::wander;

trait Sought:
    Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Notation + Sync
{
}

impl<G> Sought for G where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Notation + Sync
{
}

/// Something that holds for every search of every position.
trait Rule {
    fn check<G: Sought>(&self, game: &G, position: &G::Position);

    fn in_game<G: Sought>(&self, game: &G, moves: usize) {
        let mut seed = Seed::new(moves as u64);
        self.check(game, &game.start());
        for _ in 0..3 {
            self.check(game, &wander(game, seed.below(moves + 1), &mut seed));
        }
    }

    /// All five games, large and small, with a law and without.
    fn everywhere(&self) {
        self.in_game(&Multiply::new(20), 3);
        self.in_game(&Stones::new(200, &[2, 3]), 20);
        self.in_game(&Stones::new(300, &[1, 4, 7]), 20);
        self.in_game(&Bits::new(Digits::from_seed(40, 0), STANDARD_TABLE), 20);
        let lawless = STANDARD_TABLE.map(|pair| Replacement { mover: 2 * pair.mover + 1, ..pair });
        self.in_game(&Bits::new(Digits::from_seed(40, 0), lawless), 20);
        self.in_game(&Mnk::<u64>::new(Shape::new(3, 3, 3)), 4);
        self.in_game(&Mnk::<u64>::new(Shape { misere: true, ..Shape::new(5, 5, 4) }), 6);
        self.in_game(&Mnk::<u64>::new(Shape::new(6, 6, 5)), 6);
        self.in_game(&Mnk::<u128>::new(Shape::new(10, 10, 5)), 10);
        self.in_game(&Mnk::<Wide<6>>::new(Shape::new(19, 19, 5)), 20);
        self.in_game(&Sim::new(6), 4);
        self.in_game(&Sim::new(8), 8);
    }
}

fn search<G: Sought>(
    game: &G,
    position: &G::Position,
    limits: Limits,
    options: &EngineOptions,
) -> Findings<G::Move> {
    engine(&Task::new(game, position).limits(limits), options)
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::NONE }
}

/// Not one position more than allowed, and if something is left to prove, not one fewer.
struct NodesAreCounted {
    threads: usize,
}

impl Rule for NodesAreCounted {
    fn check<G: Sought>(&self, game: &G, position: &G::Position) {
        let text = game.position_text(position);
        for goal in [Goal::Exact, Goal::Winner] {
            let threads = self.threads;
            let usual = EngineOptions { table_bytes: 1 << 20, ..EngineOptions::default() };
            let options = EngineOptions { threads, goal, lines: 2, ..usual };
            for most in [1, 2, 10, 1000, 54_321] {
                let found = search(game, position, nodes(most), &options);
                let visited = found.counts.visited;
                assert!(visited <= most, "{text}: {visited} of {most}");
                if found.stopped.is_some() {
                    assert_eq!(found.stopped, Some(Stopped::Nodes), "{text}");
                    // Several threads share what is left; a remainder too small for all is left.
                    assert!(visited + threads as u64 > most, "{text}: {visited} of {most}");
                }
            }
        }
    }
}

#[test]
fn node_limits_are_exact() {
    NodesAreCounted { threads: 1 }.everywhere();
}

#[test]
fn node_limits_hold_for_all_threads_together() {
    NodesAreCounted { threads: 3 }.everywhere();
}

struct SameAgain;

impl Rule for SameAgain {
    fn check<G: Sought>(&self, game: &G, position: &G::Position) {
        for (lines, most) in [(1, 30_000), (3, 5_000)] {
            let options = EngineOptions { lines, ..EngineOptions::default() };
            let [first, second] = [(); 2].map(|()| search(game, position, nodes(most), &options));
            assert_eq!(first, second, "{}", game.position_text(position));
        }
    }
}

#[test]
fn two_runs_with_one_thread_are_equal() {
    SameAgain.everywhere();
}

/// Asked to stop before it began, a search visits nothing but the root.
struct NotEvenBegun;

impl Rule for NotEvenBegun {
    fn check<G: Sought>(&self, game: &G, position: &G::Position) {
        let text = game.position_text(position);
        let no_time = Limits { time: Some(Duration::ZERO), ..Limits::NONE };
        let stopped = Work::new();
        stopped.stop();
        let (options, going) = (EngineOptions::default(), Work::new());
        for (limits, work, reason) in
            [(Limits::NONE, &stopped, Stopped::Asked), (no_time, &going, Stopped::Time)]
        {
            let found = engine(&Task::new(game, position).limits(limits).work(work), &options);
            assert_eq!(found.counts, Counts { visited: 1, ..Counts::default() }, "{text}");
            assert_eq!(found.depth, 0, "{text}");
            match found.verdict {
                // What needs no search may be said all the same.
                Some(verdict) => assert!(verdict.end().is_some(), "{text}"),
                None => assert_eq!(found.stopped, Some(reason), "{text}"),
            }
        }
    }
}

#[test]
fn nothing_is_searched_once_stopped() {
    NotEvenBegun.everywhere();
}

/// Stopped from the inside, so that no clock has a say: by whoever hears of the progress.
struct StopsSoon;

impl Rule for StopsSoon {
    fn check<G: Sought>(&self, game: &G, position: &G::Position) {
        /// The flag is looked at every 4096 positions.
        const A_FEW_THOUSAND: u64 = 5_000;
        let text = game.position_text(position);
        let (work, options) = (Work::new(), EngineOptions::default());
        let mut asked_at = None;
        let found = engine_with(
            &Task::new(game, position).nodes(100_000).work(&work),
            &options,
            &mut |progress| {
                if progress.counts.visited > 500 && asked_at.is_none() {
                    work.stop();
                    asked_at = Some(progress.counts.visited);
                }
            },
        );
        if let (Some(asked_at), Some(reason)) = (asked_at, found.stopped) {
            assert_eq!(reason, Stopped::Asked, "{text}");
            assert!(found.counts.visited < asked_at + A_FEW_THOUSAND, "{text}");
        }
    }
}

#[test]
fn a_running_search_stops_soon() {
    StopsSoon.everywhere();
}

#[test]
fn another_thread_can_stop_it() {
    let game = Mnk::<Wide<6>>::new(Shape::new(19, 19, 5));
    let position = wander(&game, 8, &mut Seed::new(1));
    for threads in [1, 2] {
        let (work, options) = (Work::new(), EngineOptions { threads, ..EngineOptions::default() });
        let found = std::thread::scope(|scope| {
            scope.spawn(|| {
                while work.progress().done < 20_000 {
                    std::thread::yield_now();
                }
                work.stop();
            });
            engine(&Task::new(&game, &position).work(&work), &options)
        });
        assert_eq!(found.stopped, Some(Stopped::Asked));
        assert!(found.best.is_some(), "there was time for the first depth");
    }
}

/// What a stopped search returns is what it said last, unless it has proven more since.
struct LastWord;

impl Rule for LastWord {
    fn check<G: Sought>(&self, game: &G, position: &G::Position) {
        let text = game.position_text(position);
        for most in [100, 1000, 5000, 20_000] {
            let options = EngineOptions::default();
            let mut last: Option<(u32, Verdict, Vec<G::Move>)> = None;
            let found =
                engine_with(&Task::new(game, position).nodes(most), &options, &mut |said| {
                    let before = last.as_ref().map_or(0, |last| last.0);
                    assert_eq!(said.depth, before + 1, "{text}: no depth is left out");
                    assert!(said.counts.visited <= most, "{text}");
                    last = Some((said.depth, said.verdict, said.line.to_vec()));
                });
            if found.stopped.is_none() {
                continue;
            }
            let Some((depth, verdict, line)) = last else {
                // A move to make there is always, but nothing is said about it.
                assert_eq!((found.depth, found.verdict), (0, None), "{text} {most}");
                continue;
            };
            assert_eq!(found.depth, depth, "{text} {most}");
            if found.end().is_none() {
                assert_eq!(found.best, line.first().copied(), "{text} {most}");
                assert_eq!(found.verdict, Some(verdict), "{text} {most}");
            }
        }
    }
}

#[test]
fn a_stopped_search_stands_by_its_last_finished_depth() {
    LastWord.everywhere();
}

/// A search that may go no deeper has seen no less than one that was stopped after that depth.
struct NoWorseThanThatDepth;

impl Rule for NoWorseThanThatDepth {
    fn check<G: Sought>(&self, game: &G, position: &G::Position) {
        let text = game.position_text(position);
        for depth in 1..4 {
            let mut heard = Vec::new();
            let options = EngineOptions::default();
            let found =
                engine_with(&Task::new(game, position).depth(depth), &options, &mut |said| {
                    heard.push((said.depth, said.line.first().copied()));
                });
            assert_eq!(found.stopped, None, "{text}");
            let Some((last, best)) = heard.last() else { continue };
            assert!(*last <= depth, "{text}");
            assert_eq!(found.depth, *last, "{text}");
            if found.end().is_none() {
                assert_eq!(found.best, *best, "{text}");
            }
        }
    }
}

#[test]
fn a_depth_is_the_last_one_heard_of() {
    NoWorseThanThatDepth.everywhere();
}

/// Hundreds of lines to the end of the largest board would take longer than anybody waits.
#[test]
fn lines_are_not_endless() {
    let game = Mnk::<Wide<11>>::new(Shape::new(26, 26, 26));
    let options = EngineOptions { lines: 676, ..EngineOptions::default() };
    let told = |limits| {
        let findings = search(&game, &game.start(), limits, &options);
        assert_eq!(findings.lines.len(), 676);
        findings.lines.iter().map(|line| line.moves.len()).sum::<usize>()
    };
    let all = told(Limits::NONE);
    assert!((20_000..22_000).contains(&all), "{all}");
    // Without time only the moves themselves.
    assert_eq!(told(Limits { time: Some(Duration::ZERO), ..Limits::NONE }), 676);
}
