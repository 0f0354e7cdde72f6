//! How long it takes to look a position up in a table on disk, and to fill one, next to the same in memory:
//! `cargo bench -p gametree-tables`. Everything in this one process, medians of nine.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Game, Seed};
use gametree_solver::Solution;
use gametree_tables::{Manifest, solve};

const RUNS: usize = 9;
const PROBES: usize = 20_000;

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn timed<T>(mut run: impl FnMut() -> T) -> Duration {
    let times = (0..RUNS).map(|_| {
        let begin = Instant::now();
        black_box(run());
        begin.elapsed()
    });
    median(times.collect())
}

fn within(memory: u64, threads: usize) -> Work {
    Work::within(Budget { memory, threads, time: None })
}

fn main() {
    let (game, spec) = (Mnk::<u64>::new(Shape::new(4, 4, 4)), "mnk:m=4,n=4,k=4");
    let folder = tempfile::tempdir().unwrap();
    let stored = solve(&game, spec, &game.start(), folder.path(), &within(1 << 30, 2)).unwrap();
    let in_memory = Solution::new(&game, &game.start(), &within(1 << 30, 2)).unwrap();
    // Positions of random games, in an order that has nothing to do with where they stand.
    let mut seed = Seed::new(7);
    let mut positions = Vec::new();
    while positions.len() < PROBES {
        let mut position = game.start();
        let plies = seed.below(16);
        for _ in 0..plies {
            let moves: Vec<_> = game.legal_moves(&position).collect();
            match seed.pick(&moves) {
                Some(&mv) if game.outcome(&position).is_none() => {
                    game.play_unchecked(&mut position, mv);
                }
                _ => break,
            }
        }
        positions.push(position);
    }
    let probes = |solution: &Solution<Mnk<u64>>| {
        let time =
            timed(|| positions.iter().filter(|position| solution.value(position).is_ok()).count());
        time.as_secs_f64() * 1e6 / PROBES as f64
    };
    let manifest = Manifest::read(folder.path()).unwrap().unwrap();
    let entries: u64 = manifest.levels.iter().map(|level| level.entries).sum();
    let each = |bytes: u64| bytes as f64 / manifest.positions() as f64;
    println!("4x4x4: {} positions in {entries} entries", manifest.positions());
    println!(
        "bytes a position: {:.3} on disk, {:.3} in memory",
        each(manifest.file_bytes()),
        each(in_memory.bytes())
    );
    println!(
        "a look-up: {:.2} us on disk, {:.3} us in memory",
        probes(&stored),
        probes(&in_memory)
    );
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    for threads in [1, 2] {
        let memory =
            timed(|| Solution::new(&game, &game.start(), &within(1 << 30, threads)).is_ok());
        let fill = |bytes| {
            timed(|| {
                let folder = tempfile::tempdir().unwrap();
                solve(&game, spec, &game.start(), folder.path(), &within(bytes, threads)).is_ok()
            })
        };
        println!(
            "{threads} threads: in memory {:.0} ms; on disk {:.0} ms within 1 GB, {:.0} ms within 4 MB",
            milliseconds(memory),
            milliseconds(fill(1 << 30)),
            milliseconds(fill(4 << 20))
        );
    }
}
