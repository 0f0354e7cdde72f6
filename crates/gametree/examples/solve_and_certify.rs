//! Solves a game of one's own, and proves the result to somebody who trusts nothing but the rules.
//! Run it with `cargo run -p gametree --example solve_and_certify`.

#![allow(clippy::print_stdout)]

mod matches;

use std::error::Error;

use gametree::rules::{Exact, Game};
use gametree::solver::{CertificateLimits, Control, Options, Solution, write_certificate};
use gametree::verify::{Certificate, Limits, check};
use matches::Matches;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let game = Matches { heap: 10 };
    let start = game.start();

    // 1. Every position that can come about gets its exact value.
    let control = Control::new();
    let solution = Solution::new(&game, &start, &Options::default(), &control)?;
    println!("{} positions, {:?}", solution.positions(), solution.root_value());
    assert_eq!(solution.root_value(), Exact { margin: 1, plies: 5 });
    assert_eq!(solution.best_moves(&start), [2]);

    // 2. A certificate holds a strategy for each player.
    let mut file = Vec::new();
    let limits = CertificateLimits::default();
    write_certificate(&solution, "matches:heap=10", &start, &limits, &control, &mut file)?;
    let text = String::from_utf8(file)?;
    println!("{text}");

    // 3. The checker plays both against everything that the rules allow.
    let certificate = Certificate::read(&text)?;
    let proof = check(&game, "matches:heap=10", &certificate, &Limits::default())?;
    assert_eq!((proof.claim.margin, proof.claim.plies), (1, Some(5)));
    Ok(())
}
