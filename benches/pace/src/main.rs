//! How many games of an experiment are played in a second, rows written, and what memory that takes.
//!
//! `cargo run --release -p gametree-pace` plays on one thread and on all of them by turns, so that the ratios hold on a
//! noisy machine; `--games 1000000 --rounds 1` is the long run whose memory has to stay flat.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::fs;
use std::num::NonZero;
use std::time::Instant;

use clap::Parser;
use gametree_catalogue::Catalogue;
use gametree_lab::analysis::Analysis;
use gametree_lab::experiment::{Experiment, Folder, Plan, RowsReader, Shard, run};
use gametree_lab::export::write_rows_as_parquet;
use gametree_rules::Work;
use gametree_rules::work::Budget;

#[derive(Parser)]
struct Options {
    /// Games in a round.
    #[arg(long, default_value_t = 40_000)]
    games: u64,
    /// Rounds, each on one thread and on all.
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// The game.
    #[arg(long, default_value = "stones:stones=50")]
    game: String,
    /// Both players.
    #[arg(long, default_value = "alphabeta:depth=2,ties=random")]
    player: String,
    /// Threads; without it one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// Write the rows as Parquet as well.
    #[arg(long)]
    parquet: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse();
    let Options { game, player, games, .. } = &options;
    let plan = Plan::read(&format!(
        "kind = 'compare'\ngames = ['{game}']\nplayers = ['{player}']\nopponents = ['{player}']\nrepeat = {}",
        games.div_ceil(2)
    ))?;
    let experiment = Experiment::prepare(&plan, &Catalogue::standard())?;
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let all = options.threads.unwrap_or(cores);
    for _ in 0..options.rounds {
        for threads in if all == 1 || options.rounds == 1 { vec![all] } else { vec![1, all] } {
            let around = tempfile::tempdir()?;
            let folder = Folder::open(around.path(), &plan)?;
            let work = Work::within(Budget { threads, ..Budget::default() });
            let played = run(&experiment, &folder, Shard::WHOLE, &work)?;
            let pace = played.there as f64 / played.elapsed.as_secs_f64();
            let bytes = fs::metadata(folder.rows())?.len();
            println!(
                "{} games on {threads} threads: {pace:.0} a second, {bytes} bytes of rows, peak {}",
                played.there,
                peak()?
            );
            let started = Instant::now();
            let analysis = Analysis::read(&experiment, &folder.rows())?;
            let seconds = started.elapsed().as_secs_f64();
            println!(
                "  read again and analysed: {:.0} rows a second, fingerprint {}, peak {}",
                analysis.games as f64 / seconds,
                analysis.fingerprint,
                peak()?
            );
            if options.parquet {
                let started = Instant::now();
                let file = around.path().join("rows.parquet");
                write_rows_as_parquet(&mut RowsReader::open(&folder.rows())?, &file)?;
                let seconds = started.elapsed().as_secs_f64();
                let pace = analysis.games as f64 / seconds;
                let bytes = fs::metadata(&file)?.len();
                println!("  as Parquet: {pace:.0} rows a second, {bytes} bytes, peak {}", peak()?);
            }
        }
    }
    Ok(())
}

/// The most memory that was in use, as the system says it.
fn peak() -> Result<String, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    Ok(peak.unwrap_or("unknown").trim().to_owned())
}
