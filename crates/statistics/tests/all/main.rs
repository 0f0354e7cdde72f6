//! Statistics against other people's, against chance, and at their limits.
//!
//! What chance brings is printed: `cargo test -p gametree-statistics -- --nocapture` shows how often
//! intervals held the truth and how often tests were wrong.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod chance;
mod coverage;
mod edges;
mod errors;
mod laws;
mod reference;
mod sequential;
mod starts;
