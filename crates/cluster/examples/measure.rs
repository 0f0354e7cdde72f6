//! How long one process, several workers and several processes take for the same table.
//!
//! `cargo run --release -p gametree-cluster --example measure [M N K [ROUNDS]]`

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use gametree_cluster::{Cluster, hosts_from_text, solve};
use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::Game;
use gametree_rules::work::{Budget, Work};
use gametree_tables::{Manifest, StoredLevel};
use wait4::Wait4;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    if let [folder, hosts, process, workers, board @ ..] = given.as_slice()
        && board.len() == 3
    {
        process_of(Path::new(folder), hosts, process, workers, board);
        return;
    }
    let board: Vec<&str> = given.iter().take(3).map(String::as_str).collect();
    let board = if board.len() == 3 { board } else { vec!["4", "4", "4"] };
    let rounds: u32 = given.get(3).map_or(3, |rounds| rounds.parse().unwrap());
    println!("{board:?}: seconds, and seconds of processors");
    println!("no cluster, 2 threads    1 worker    2 workers    2 processes");
    let mut all: [Vec<f64>; 4] = Default::default();
    for _ in 0..rounds {
        let runs = [(1, "0"), (1, "1"), (1, "2"), (2, "1")]
            .map(|(processes, workers)| timed(processes, workers, &board));
        assert!(runs.iter().all(|run| run.levels == runs[0].levels), "the same table");
        for (all, run) in all.iter_mut().zip(&runs) {
            all.push(run.seconds);
        }
        let line = runs.map(|run| format!("{:6.2} ({:6.2})", run.seconds, run.processors));
        println!("{}", line.join("   "));
    }
    let [alone, one, two, processes] = all.map(|mut seconds: Vec<f64>| {
        seconds.sort_by(f64::total_cmp);
        seconds[seconds.len() / 2]
    });
    println!("medians {alone:.3}   {one:.3}   {two:.3}   {processes:.3}");
    println!("two workers: {:.2} times as fast as one,", one / two);
    println!("{:.2} times the time of two threads without a cluster", two / alone);
}

struct Run {
    seconds: f64,
    processors: f64,
    levels: Vec<StoredLevel>,
}

/// Starts so many processes with so many workers each.
fn timed(processes: usize, workers: &str, board: &[&str]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let free: Vec<_> = (0..processes).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    let hosts = free.iter().map(|free| free.local_addr().unwrap().to_string());
    let hosts = hosts.collect::<Vec<_>>().join("\n");
    drop(free);
    let began = Instant::now();
    let children: Vec<_> = (0..processes)
        .map(|process| {
            Command::new(std::env::current_exe().unwrap())
                .args([folder.path().to_str().unwrap(), &hosts, &process.to_string(), workers])
                .args(board)
                .spawn()
                .unwrap()
        })
        .collect();
    let mut processors = 0.0;
    for child in children {
        let used = child.wait4().unwrap();
        assert!(used.status.success());
        processors += (used.rusage.utime + used.rusage.stime).as_secs_f64();
    }
    let seconds = began.elapsed().as_secs_f64();
    let levels = Manifest::read(folder.path()).unwrap().unwrap().levels;
    Run { seconds, processors, levels }
}

/// What a process does. No workers are a table without a cluster.
fn process_of(folder: &Path, hosts: &str, process: &str, workers: &str, board: &[String]) {
    let [m, n, k] = [0, 1, 2].map(|number: usize| board[number].parse().unwrap());
    let (game, spec) = (Mnk::<u64>::new(Shape::new(m, n, k)), format!("mnk:m={m},n={n},k={k}"));
    let work = Work::within(Budget { memory: 2 << 30, threads: 2, time: None });
    match workers.parse().unwrap() {
        0 => drop(gametree_tables::solve(&game, &spec, &game.start(), folder, &work).unwrap()),
        workers => {
            let hosts = hosts_from_text(hosts).unwrap();
            let cluster = Cluster::of(workers, process.parse().unwrap(), hosts, Vec::new());
            solve(&game, &spec, &game.start(), folder, &cluster, &work).unwrap();
        }
    }
}
