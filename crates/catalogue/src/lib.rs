//! The list of games, and games in progress whose type is chosen at run time.
//!
//! Everything above this crate (the program, the web app) speaks of games through [`Session`], which
//! hides the game's type; everything below is compiled for one game at a time. The line is crossed
//! once per user action.
//!
//! ```
//! use gametree::catalogue::Catalogue;
//!
//! let mut session = Catalogue::standard().open("tictactoe")?;
//! session.play("b2")?;
//! assert_eq!(session.position(), "3/1x1/3");
//! assert_eq!(session.legal_moves().len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algorithm;
mod answer;
mod catalogue;
mod catalogued;
mod entry;
mod example;
mod explaining;
mod law;
mod oracle;
mod search;
mod searching;
mod session;
mod solved;
mod solving;
mod story_error;
mod textbook;
#[cfg(feature = "cluster")]
mod together;

pub use algorithm::{Algorithm, UnknownAlgorithm};
pub use answer::Answer;
pub use catalogue::Catalogue;
pub use catalogued::Catalogued;
pub use entry::{Alias, Entry, Known};
pub use example::{Example, ExampleMove};
pub use explaining::Explaining;
pub use oracle::{Effort, Oracle, OracleError, Source, Truth};
pub use search::{MAX_SEARCHES, Search, SearchError, SearchKey};
pub use searching::{BuildTimes, Keep, Searching};
pub use session::{GameResult, Session, start};
pub use solved::{CertifyError, OpenPosition, Solved, SolvedError, SolvedPosition};
pub use solving::Solving;
pub use story_error::StoryError;
#[cfg(feature = "cluster")]
pub use together::Together;
