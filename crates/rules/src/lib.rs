//! The vocabulary every other crate shares: players, outcomes, values, and what a game is.
//!
//! A game is a type that implements [`Game`]: the value holds the parameters, its
//! [`Position`](Game::Position) holds only what changes while playing. The rest of the crate needs
//! nothing but that trait: counting positions ([`perft`]), checking that an implementation keeps its
//! promises ([`conformance`]), valuing leaves ([`Evaluator`]), reading and writing moves
//! ([`Notation`]). Whatever may take long is handed a [`Work`].
//!
//! ```
//! use gametree::rules::{Game, Outcome, Player};
//!
//! /// Take one or two matches; whoever takes the last one wins.
//! struct Matches {
//!     heap: u8,
//! }
//!
//! impl Game for Matches {
//!     type Position = (u8, Player);
//!     type Move = u8;
//!
//!     fn start(&self) -> (u8, Player) {
//!         (self.heap, Player::First)
//!     }
//!     fn to_move(&self, &(_, mover): &(u8, Player)) -> Player {
//!         mover
//!     }
//!     fn outcome(&self, &(heap, mover): &(u8, Player)) -> Option<Outcome> {
//!         (heap == 0).then_some(Outcome::Win(mover.opponent()))
//!     }
//!     fn legal_moves(&self, &(heap, _): &(u8, Player)) -> impl Iterator<Item = u8> {
//!         1..=heap.min(2)
//!     }
//!     fn play_unchecked(&self, (heap, mover): &mut (u8, Player), taken: u8) {
//!         *heap -= taken;
//!         *mover = mover.opponent();
//!     }
//! }
//!
//! let game = Matches { heap: 5 };
//! let after = game.play(&game.start(), 2).expect("two may be taken");
//! assert_eq!(after, (3, Player::Second));
//! assert!(game.play(&after, 3).is_err());
//! ```

mod amount;
mod bound;
pub mod conformance;
mod evaluator;
mod exact;
pub mod expertise;
mod explained;
mod game;
mod heuristics;
mod notation;
mod outcome;
pub mod perft;
mod player;
mod proven;
mod score;
mod seed;
mod solving;
mod symmetric;
mod value;
pub mod work;

pub use amount::Amount;
pub use bound::Bound;
pub use evaluator::{Evaluator, Plain};
pub use exact::Exact;
pub use expertise::{ByRules, Candidate, Certain, Completeness, Expertise, ExpertiseByRules};
pub use explained::{Change, Detail, Explained, Part, Remark, Rule};
pub use game::{Game, IllegalMove};
pub use heuristics::{Heuristics, UseEvaluator};
pub use notation::{MoveError, Notation, PositionError};
pub use outcome::Outcome;
pub use player::{ParsePlayerError, Player};
pub use proven::{Plies, Proven};
pub use score::Score;
pub use seed::{Seed, splitmix64};
pub use solving::{Heap, HeapTake, HeapValue, Places, Solvable, Strings, Structure};
pub use symmetric::Symmetric;
pub use value::Value;
pub use work::{Budget, Job, Work};
