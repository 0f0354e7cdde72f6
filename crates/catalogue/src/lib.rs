//! The list of games, and games in progress whose type is chosen at run time.
//!
//! Everything above this crate (the program, the web app) speaks of games through [`Session`], which
//! hides the game's type; everything below is compiled for one game at a time. The line is crossed
//! once per user action.
//!
//! ```
//! use gametree_catalogue::Catalogue;
//!
//! let mut session = Catalogue::standard().open("tictactoe")?;
//! session.play("b2")?;
//! assert_eq!(session.position(), "3/1x1/3");
//! assert_eq!(session.legal_moves().len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algorithm;
mod answer;
mod bench;
mod catalogue;
mod family;
mod grade;
mod grading;
pub mod laws;
mod question;
mod ranks;
mod sample;
mod session;
mod solved;
mod sweep;
mod trial;
mod words;

pub use algorithm::{Algorithm, UnknownAlgorithm};
pub use answer::Answer;
pub use bench::{BENCH, Bench, BenchCase, BenchResult};
pub use catalogue::{Alias, Catalogue, Entry};
pub use family::{Axis, Family, FamilyError, MOST_RANGES};
pub use grade::{Blunder, Grade};
pub use grading::{Graded, Grading, Scope, grade};
pub use question::{Question, QuestionError};
pub use session::{A_MOMENT, Catalogued, Ending, Session, start};
pub use solved::{CertifyError, OpenPosition, Solved, SolvedPosition};
pub use sweep::{
    LawOf, MOST_GAMES, MOST_LOOKED_UP, Sweep, SweepEffort, SweepError, SweepLine, Swept, sweep,
};
pub use trial::Trial;
pub use words::{Words, unsolved};
