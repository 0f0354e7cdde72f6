//! Damages input for as long as it is given, and stops at the first fault.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use gametree_fuzz::{Fuzz, Tally, Target, commands, targets};

/// Damaged input of every kind: it is refused, or means what it says.
#[derive(Parser)]
struct Arguments {
    /// How long.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Which damage.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One target alone.
    #[arg(long)]
    target: Option<String>,
    /// The program whose command lines are damaged, too.
    #[arg(long)]
    program: Option<PathBuf>,
}

fn main() -> ExitCode {
    let Arguments { minutes, seed, target, program } = Arguments::parse();
    let Ok(time) = Duration::try_from_secs_f64(minutes * 60.0) else {
        eprintln!("--minutes is {minutes}; a number of 0 or more is expected");
        return ExitCode::from(2);
    };
    let (libraries, programs) = (targets(), program.as_deref().map(commands));
    let mut all: Vec<Box<dyn Target>> = libraries.into_iter().chain(programs).collect();
    let names: Vec<&str> = all.iter().map(|target| target.name()).collect();
    if let Some(wanted) = &target {
        if !names.contains(&wanted.as_str()) {
            eprintln!("there is no target {wanted:?}; the targets are {}", names.join(", "));
            return ExitCode::from(2);
        }
        all.retain(|target| target.name() == wanted);
    }
    // What panics is reported here, with the input.
    std::panic::set_hook(Box::new(|panic| eprintln!("{panic}")));
    let started = Instant::now();
    let mut fuzzes: Vec<Fuzz> =
        all.into_iter().map(|target| Fuzz::new(vec![target], seed)).collect();
    // Each gets its share of the time: a program takes longer to start than a move to read.
    let mut spent = vec![Duration::ZERO; fuzzes.len()];
    while started.elapsed() < time {
        let Some(next) = (0..fuzzes.len()).min_by_key(|&index| spent[index]) else { break };
        let began = Instant::now();
        if let Err(found) = fuzzes[next].next() {
            eprintln!("WRONG: {found}\n  seed {seed}");
            return ExitCode::FAILURE;
        }
        spent[next] += began.elapsed();
    }
    println!("seed {seed}, {:.1} minutes, 0 wrong:", started.elapsed().as_secs_f64() / 60.0);
    for tally in fuzzes.iter().flat_map(Fuzz::tallies) {
        let ms = tally.longest.as_secs_f64() * 1000.0;
        let Tally { name, tried, accepted, .. } = tally;
        println!("{name:14} {tried:>10} tried, {accepted:>9} accepted, longest {ms:.1} ms");
    }
    ExitCode::SUCCESS
}
