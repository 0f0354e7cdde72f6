//! A game between people and computers: who plays, how strong the computer is, what has been played,
//! how it is written down, and where it was decided. Nothing here knows a disk, a screen or a language.
//!
//! ```
//! use gametree::catalogue::Catalogue;
//! use gametree::play::{Match, PlayerSpec};
//! use gametree::rules::Work;
//!
//! let session = Catalogue::standard().open("tictactoe")?;
//! let players = [PlayerSpec::Human, "alphabeta:depth=4".parse()?];
//! let mut game = Match::new(session, players, 7)?;
//! game.play_human("b2")?;
//! let answer = game.play_computer(&Work::new())?.expect("it is the computer's turn");
//! assert_eq!(game.moves()[1].mv, answer.best_move.expect("it has moved"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chooser;
mod guest;
mod matches;
mod played;
mod player_spec;
mod record;
mod saved;
mod search_player;
mod setting;
mod strength;
mod turning_point;
mod version1;

pub use chooser::{Chooser, Story, Turn, TurnError, play_out, play_turn};
pub use guest::{Guest, Roster};
pub use matches::Match;
pub use played::{MoveWork, Played, Win};
pub use player_spec::{PlayerError, PlayerSpec, USUAL_DEPTH};
pub use record::{Record, RecordError};
pub use saved::{SavedError, SavedGame};
pub use search_player::SearchPlayer;
pub use setting::{Setting, UnknownSetting};
pub use strength::{Strength, UnknownStrength};
pub use turning_point::{TurningPoint, turning_point};
