//! So many people play at once in the browser: how long does a move take, and what memory is needed?
//!
//! `cargo build --release && cargo run --release -p gametree-load` starts the program on a port of this computer, lets
//! people begin games of all kinds against searches of depth 2 to 4, make moves by chance and think in between,
//! and prints how long they waited. A move is what a browser does for it: the form is sent, and the page that
//! follows is fetched, with the computer's answer on it.
//!
//! `--games 50000 --think 0` goes on until so many games have come to their end, each of which its player deletes, and
//! prints the memory on the way. `--lab` lets an experiment run all the while.

#![allow(clippy::print_stdout)]

mod browser;
mod evening;
mod lab;
mod person;
mod server;
mod waits;

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use gametree_catalogue::Catalogue;
use tokio::task::JoinSet;
use tokio::time::interval;

use evening::Evening;
use lab::Lab;
use person::Person;
use server::Server;
use waits::Waits;

#[derive(Parser)]
struct Options {
    /// How many people play.
    #[arg(long, default_value_t = 100)]
    people: u64,
    /// For how many seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Until so many games have ended, however long that takes; then ended games are deleted.
    #[arg(long)]
    games: Option<u64>,
    /// Let an experiment run beside them.
    #[arg(long)]
    lab: bool,
    /// How many milliseconds a person thinks about a move, on average.
    #[arg(long, default_value_t = 2000)]
    think: u64,
    /// The program; without it the one that is built beside this.
    #[arg(long)]
    program: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let options = Options::parse();
    let beside = std::env::current_exe()?.with_file_name("gametree");
    let server = Server::start(&options.program.clone().unwrap_or(beside))?;
    println!("ready after   {:.0} ms", server.ready.as_secs_f64() * 1e3);
    println!("memory before {} MB", server.memory()?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let lab = if options.lab { Some(runtime.block_on(Lab::begin(server.address))?) } else { None };
    let (waits, games) = runtime.block_on(play(&options, &server))?;
    println!("memory after  {} MB", server.memory()?);
    println!("people        {}", options.people);
    println!("games ended   {games}");
    println!("{waits}");
    if let Some(lab) = lab {
        println!("experiment    {}", runtime.block_on(lab.end())?);
    }
    Ok(())
}

/// Lets everybody play until the evening is over.
async fn play(
    options: &Options,
    server: &Server,
) -> Result<(Waits, u64), Box<dyn Error + Send + Sync>> {
    let catalogue = Arc::new(Catalogue::standard());
    let evening = Arc::new(match options.games {
        Some(games) => Evening::of_games(games),
        None => Evening::of_time(Duration::from_secs(options.seconds)),
    });
    let mut people = JoinSet::new();
    for number in 0..options.people {
        let think = Duration::from_millis(options.think);
        let person = Person::new(server.address, Arc::clone(&catalogue), number, think);
        people.spawn(person.play_during(Arc::clone(&evening)));
    }
    let mut waits = Waits::default();
    let mut minute = interval(Duration::from_secs(60));
    minute.tick().await;
    loop {
        tokio::select! {
            played = people.join_next() => match played {
                Some(played) => waits.add(played??),
                None => return Ok((waits, evening.ended())),
            },
            _ = minute.tick() => {
                println!("memory after {} games: {} MB", evening.ended(), server.memory()?);
            }
        }
    }
}
