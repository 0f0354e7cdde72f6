//! How late a search ends that has 10 ms.

use std::time::{Duration, Instant};

use gametree_games::bits::{Bits, Digits};
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::sim::Sim;
use gametree_rules::Seed;
use gametree_search::{EngineOptions, Limits, Stopped, Task, engine};

use crate::clock;
use crate::work::{LAWLESS_TABLE, Shared};

const TIME: Duration = Duration::from_millis(10);

/// How late the searches of one game were.
struct Lateness {
    name: &'static str,
    late: Vec<Duration>,
    /// The same less all the time that the thread had to wait for a core, before its time was up or
    /// after, where the system tells: at least so late it would have been on an idle machine.
    at_least: Vec<Duration>,
}

impl Lateness {
    fn of(name: &'static str) -> Self {
        Lateness { name, late: Vec::new(), at_least: Vec::new() }
    }

    /// Does something that should take 10 ms; not counted if it says that it was done before.
    fn add(&mut self, work: impl FnOnce() -> bool) {
        let before = waited();
        let (took_all, time) = clock::time(work);
        if took_all {
            self.late.push(time.saturating_sub(TIME));
            if let (Some(before), Some(after)) = (before, waited()) {
                self.at_least.push(time.saturating_sub(TIME + (after - before)));
            }
        }
    }

    fn print(&mut self) {
        let figures = [&mut self.late, &mut self.at_least].map(|late| {
            late.sort_unstable();
            let at = |percent: usize| {
                let index = (late.len() * percent).div_ceil(100).max(1) - 1;
                let milliseconds = late.get(index).map(|late| late.as_secs_f64() * 1000.0);
                milliseconds.map_or("-".to_owned(), |late| format!("{late:.3}"))
            };
            [50, 99, 100].map(at).join(" | ")
        });
        println!("| {} | {} | {} |", self.name, self.late.len(), figures.join(" | "));
    }
}

/// How long this thread has been ready to run and had to wait, since it began. Only Linux tells.
fn waited() -> Option<Duration> {
    let figures = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    figures.split_whitespace().nth(1)?.parse().ok().map(Duration::from_nanos)
}

/// Measures so many searches in all.
pub(crate) fn measure(searches: usize) {
    let each = searches.div_ceil(8);
    let misere = Shape { misere: true, ..Shape::new(7, 7, 4) };
    let mut idle = Lateness::of("nothing but looking at the clock");
    for _ in 0..each {
        idle.add(|| {
            let started = Instant::now();
            while started.elapsed() < TIME {}
            true
        });
    }
    let all = [
        late("mnk 19x19x5", &Mnk::<Wide<6>>::new(Shape::new(19, 19, 5)), each, 20),
        late("mnk 15x15x5", &Mnk::<Wide<6>>::new(Shape::new(15, 15, 5)), each, 20),
        late("mnk 26x26x6", &Mnk::<Wide<11>>::new(Shape::new(26, 26, 6)), each, 20),
        late("mnk 10x10x5", &Mnk::<u128>::new(Shape::new(10, 10, 5)), each, 8),
        late("mnk 7x7x5", &Mnk::<u64>::new(Shape::new(7, 7, 5)), each, 6),
        late("mnk 7x7x4 misere", &Mnk::<u64>::new(misere), each, 6),
        late("sim 8", &Sim::new(8), each, 6),
        late("bits 64 without a law", &Bits::new(Digits::from_seed(64, 0), LAWLESS_TABLE), each, 6),
    ];
    println!(
        "| 10 ms on | searches | late p50 ms | p99 | max | at least, idle p50 ms | p99 | max |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    idle.print();
    let mut together = Lateness::of("all searches");
    for mut one in all {
        one.print();
        together.late.append(&mut one.late);
        together.at_least.append(&mut one.at_least);
    }
    together.print();
}

/// Searches random positions; those that are over before their time are not counted.
fn late<G: Shared>(name: &'static str, game: &G, searches: usize, moves: usize) -> Lateness {
    let mut seed = Seed::new(searches as u64);
    let limits = Limits { time: Some(TIME), ..Limits::NONE };
    let mut lateness = Lateness::of(name);
    for _ in 0..searches {
        let mut position = game.start();
        for _ in 0..seed.below(moves) {
            let legal: Vec<G::Move> = game.legal_moves(&position).collect();
            let Some(&mv) = seed.pick(&legal) else { break };
            game.play_unchecked(&mut position, mv);
        }
        let options = EngineOptions::default();
        lateness.add(|| {
            let found = engine(&Task::new(game, &position).limits(limits), &options);
            found.stopped == Some(Stopped::Time)
        });
    }
    lateness
}
