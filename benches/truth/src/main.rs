//! Asks for as long as it is given, and stops at the first falsehood.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use gametree_truth::Exam;

/// Everything that is called proven, against the slowest and most obvious way to find it out.
#[derive(Parser)]
struct Arguments {
    /// How long.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Which questions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Of so many games one is large.
const ONE_LARGE_IN: u64 = 200;

fn main() -> ExitCode {
    let Arguments { minutes, seed } = Arguments::parse();
    let Ok(time) = Duration::try_from_secs_f64(minutes * 60.0) else {
        eprintln!("--minutes is {minutes}; a number of 0 or more is expected");
        return ExitCode::from(2);
    };
    let started = Instant::now();
    let mut exam = Exam::new(seed);
    let mut said = Duration::ZERO;
    while started.elapsed() < time {
        let result = match exam.tally().games % ONE_LARGE_IN {
            0 => exam.next_large_game(),
            _ => exam.next_game(),
        };
        if let Err(fault) = result {
            eprintln!("WRONG: {fault}\n  seed      {seed}, game {}", exam.tally().games);
            return ExitCode::FAILURE;
        }
        if started.elapsed() - said > Duration::from_secs(10) {
            said = started.elapsed();
            eprintln!("{:.0} s: {:?}", said.as_secs_f64(), exam.tally());
        }
    }
    let tally = exam.tally();
    println!("seed {seed}, {:.1} minutes: {tally:?}", started.elapsed().as_secs_f64() / 60.0);
    println!("{} checks, 0 wrong", tally.checks);
    ExitCode::SUCCESS
}
