//! What only a clock can say: the searches next to those of the crate `minimax`, matches at equal
//! time, and how punctual a limited search is.
//!
//! `cargo run --release -p gametree-peers` prints the table; `-- match` and
//! `-- punctual` do the rest.

#![expect(clippy::print_stdout, reason = "printing is all that this program is for")]

mod clock;
mod connect4;
mod duel;
mod peer;
mod punctual;
#[path = "../../../crates/search/tests/all/rival.rs"]
mod rival;
mod row;
mod work;

use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};

/// Measures the searches.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
    /// Prints the table as JSON.
    #[arg(long)]
    json: bool,
    /// Only the work whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Lets the peer try 5×5×4, too, for so many seconds.
    #[arg(long, value_name = "SECONDS")]
    long: Option<u64>,
}

#[derive(Subcommand)]
enum Task {
    /// The engine against another program, at equal time a move.
    Match {
        /// Which game, and so against whom.
        #[arg(long, value_enum, default_value_t = Contest::Five)]
        game: Contest,
        /// How many games; the engine begins every other one.
        #[arg(long, default_value_t = 20)]
        games: u64,
        /// Milliseconds a move.
        #[arg(long, default_value_t = 100)]
        time: u64,
    },
    /// How late searches end that may take 10 ms.
    Punctual {
        /// How many searches.
        #[arg(long, default_value_t = 200)]
        searches: usize,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Contest {
    /// Five in a row on 15×15, against plain alpha-beta.
    Five,
    /// Connect Four, against the crate `minimax`; every opening from both sides.
    Connect4,
}

fn main() -> serde_json::Result<()> {
    let arguments = Arguments::parse();
    match arguments.task {
        Some(Task::Match { game, games, time }) => {
            let time = Duration::from_millis(time);
            match game {
                Contest::Five => duel::play(games, time),
                Contest::Connect4 => connect4::play(games, time),
            }
        }
        Some(Task::Punctual { searches }) => punctual::measure(searches),
        None => {
            let mut rows = Vec::new();
            if !arguments.json {
                println!("{}", row::HEADING);
            }
            work::measure(&arguments.only, arguments.long.map(Duration::from_secs), &mut |row| {
                if !arguments.json {
                    println!("{row}");
                }
                rows.push(row);
            });
            if arguments.json {
                println!("{}", serde_json::to_string_pretty(&rows)?);
            }
        }
    }
    Ok(())
}
