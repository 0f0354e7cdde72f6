//! The built-in games: one module each, with its rules, its notation and its heuristics.
//!
//! | spec | game |
//! |---|---|
//! | `multiply:start=20` | multiply a number by 3, 4 or 5 until it reaches 3000 |
//! | `stones:stones=50` | take 2 or 3 stones; points depend on what is left |
//! | `bits:string=0110` | replace adjacent pairs of digits until one is left |
//! | `mnk:m=3,n=3,k=3` | k in a row on a board of m columns and n rows |
//! | `sim` | colour the edges between six points; a triangle of your own loses |
//!
//! ```
//! use gametree::games::stones::{Stones, Take};
//! use gametree::rules::{Game, Notation};
//!
//! let game = Stones::new(50, &[2, 3]);
//! let position = game.play(&game.start(), Take(3)).expect("three may be taken");
//! assert_eq!(game.position_text(&position), "47/2/3/0/0/2");
//! ```

pub mod bits;
pub mod mnk;
pub mod multiply;
mod question;
mod remarks;
pub mod sim;
pub mod spec;
pub mod stones;
mod text;

pub use question::{Question, QuestionPlan};
pub use spec::{Accepts, Parameter, Parameters, Role, Spec, SpecError, Specified, Values};
