//! A game between people and computers: who sits where, how strong the computer is, what has been
//! played, how it is kept on disk, and where it was decided.
//!
//! ```
//! use gametree_catalogue::Catalogue;
//! use gametree_play::{Match, Seat, Strength};
//! use gametree_rules::Work;
//!
//! let catalogue = Catalogue::standard();
//! let session = catalogue.open("tictactoe")?;
//! let computer = Strength::Perfect.thinking("lines");
//! let mut game = Match::new(session, [Seat::Human, Seat::Computer(computer)], 7);
//! game.play_human("b2")?;
//! let answer = game.play_computer(&Work::new())?.expect("it is the computer's turn");
//! assert_eq!(game.moves()[1].mv, answer.best_move.expect("it has moved"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod computer;
mod matches;
mod saved;
mod shelf;
mod table;
mod verdict;

pub use computer::{Strength, Thinking, UnknownStrength};
pub use matches::{Match, Played, Seat, Win, Work};
pub use saved::{LoadError, load, save};
pub use shelf::{Shelf, Slot};
pub use table::append_row;
pub use verdict::{Verdict, verdict};
