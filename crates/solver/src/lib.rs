//! Exact values of whole games: who wins, by how much and how soon, from every position.
//!
//! A [`Solution`] is a table of [`Exact`](gametree_rules::Exact) values, filled backwards from the ends of the game. It
//! works for every game; a game that tells its [structure](gametree_rules::Structure) gets a table
//! without keys. `docs/solving.md` describes the layouts and what they take.
//!
//! ```
//! use gametree_games::stones::{Stones, Take};
//! use gametree_rules::{Exact, Game};
//! use gametree_rules::work::Work;
//! use gametree_solver::Solution;
//!
//! let game = Stones::new(50, &[2, 3]);
//! let start = game.start();
//! let solution = Solution::new(&game, &start, &Work::new())?;
//! assert_eq!(solution.root_value(), Exact { margin: 2, plies: 24 });
//! assert_eq!(solution.moves(&start).len(), 2);
//! assert_eq!(solution.best_moves(&start), [Take(3)]);
//! assert_eq!(solution.line(&start).len(), 24);
//!
//! // One table for all smaller heaps.
//! let smaller = Stones::new(7, &[2, 3]).start();
//! assert_eq!(solution.value(&smaller).map(|value| value.margin), Some(3));
//! # Ok::<(), gametree_solver::Unsolved>(())
//! ```
//!
//! The [`Work`](gametree_rules::work::Work) says how many threads and how much memory may be used;
//! through it solving is watched and stopped. What would not fit is refused with a [`Forecast`]. [`write_certificate`] writes a file that proves a value to whoever trusts the rules
//! alone.

mod certificate;
mod heap;
mod keys;
mod method;
mod places;
mod ranks;
mod relabelling;
mod solution;
mod strings;
mod unsolved;
mod workers;

pub use certificate::{CertificateLimits, CertificateSize, Uncertified, write_certificate};
pub use method::Method;
pub use solution::{Layout, Solution, forecast, largest_that_fits};
pub use unsolved::{Forecast, Size, Unsolved};
