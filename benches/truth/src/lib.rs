//! Is everything true that is called proven?
//!
//! Random positions of random games with odd parameters are searched in random ways, and whatever the
//! searches and the solver claim (verdicts, moves, lines, plies, and that these agree with each other)
//! is compared with an [`oracle`](Ends) that does nothing but follow the rules to the end of the game.
//!
//! `cargo xtask truth --minutes 10` runs it for ten minutes; the tests run it for a moment, seeded.

mod claims;
mod exam;
mod games;
mod grown;
mod oracle;
mod sought;
mod turns;

pub use claims::examine;
pub use exam::{Exam, Fault, Tally};
pub use grown::Grown;
pub use oracle::Ends;
pub use sought::Sought;
pub use turns::{LastTurn, Takeaway};
