//! Solves a game of one's own, and proves the result to somebody who trusts nothing but the rules.
//! Run it with `cargo run -p gametree --example solve_and_certify`.

#![allow(clippy::print_stdout)]

mod matches;

use std::error::Error;

use gametree::rules::{Exact, Game, Plies, Work};
use gametree::solver::{CertificateLimits, Solution, write_certificate};
use gametree::verify::{Certificate, Limits, check};
use matches::Matches;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let game = Matches { heap: 10 };
    let start = game.start();

    // 1. Every position that can come about gets its exact value.
    let work = Work::new();
    let solution = Solution::new(&game, &start, &work)?;
    println!("{} positions, {:?}", solution.positions(), solution.root_value());
    assert_eq!(solution.root_value(), Exact { margin: 1, plies: 5 });
    assert_eq!(solution.best_moves(&start)?, [2]);

    // 2. A certificate holds a strategy for each player.
    let mut file = Vec::new();
    let limits = CertificateLimits::default();
    write_certificate(&solution, "matches:heap=10", &start, &limits, &work, &mut file)?;
    let text = String::from_utf8(file)?;
    println!("{text}");

    // 3. The checker plays both against everything that the rules allow.
    let certificate = Certificate::read(&text)?;
    let proof = check(&game, "matches:heap=10", &certificate, &Limits::default(), &work)?;
    assert_eq!((proof.claim.margin, proof.claim.plies), (1, Plies::Exactly(5)));
    Ok(())
}
