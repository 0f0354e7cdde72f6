//! Damaged input of every kind that the program reads: it is refused, or means what it says.
//!
//! Every [`Target`] has good examples and a check. [`Fuzz`] damages the examples, and now and then an input
//! that was accepted becomes an example itself, so that it gets further and further from where it began.
//! No input may panic, and none may take long; what an accepted input has to fulfil is up to the target.
//!
//! ```
//! use gametree_fuzz::{Fuzz, targets};
//!
//! let mut fuzz = Fuzz::new(targets(), 1);
//! for _ in 0..1_000 {
//!     fuzz.next().expect("no fault");
//! }
//! assert_eq!(fuzz.tallies().iter().map(|tally| tally.tried).sum::<u64>(), 1_000);
//! ```

mod fuzz;
mod target;
mod targets;

pub use fuzz::{Found, Fuzz, Tally};
pub use target::{Reply, Target};
pub use targets::{commands, targets};
