//! Drawings: pure functions from a position and a [`Look`] to text.
//!
//! ```
//! use gametree_games::mnk::{Mnk, Shape};
//! use gametree_picture::{Board, Look};
//! use gametree_rules::{Game, Notation};
//!
//! let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
//! let position = game.parse_position("3/1x1/3").expect("one stone in the middle");
//! let board = game.board(&position, &Look { unicode: false, ..Look::default() });
//! assert!(board.contains(" 2 |   | x |   |"));
//! ```

mod board;
mod drawing;
mod heat;
mod look;
pub mod tree;

pub use board::Board;
pub use drawing::{Drawing, style};
pub use heat::{HeatCell, HeatMap, HeatValue, heat_svg};
pub use look::{Look, wrapped};
