//! The textbook searches, exactly as they are taught: [`minimax`] and [`alphabeta`], and [`random`]
//! to play against.
//!
//! Values are from the first player's side, so the first player is MAX and the second MIN. Counts
//! are exact and the same on every machine. The best place to start reading is `alphabeta.rs`.
//!
//! ```
//! use gametree_games::mnk::{Mnk, Shape};
//! use gametree_rules::{Game, Plain, Value};
//! use gametree_search::{Task, alphabeta};
//!
//! let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
//! let search = alphabeta(&Task::new(&game, &game.start()), &Plain);
//! assert_eq!(search.value(), Some(Value(0))); // a draw, and proven
//! assert!(search.is_proven());
//! assert_eq!(search.counts.visited, 18_297);
//! ```
//!
//! Beside them stand searches of another kind, which tell proofs from estimates: [`engine`] (or an
//! [`Engine`] that keeps what it knows from move to move) plays best and proves most, [`pns`] proves or
//! says nothing, [`mcts`] learns from random games. They ask a game for more than its rules, its
//! [`Expertise`](gametree_rules::Expertise). Every search answers with [`Findings`]; each [`Verdict`]
//! there is proven, a proven bound, an estimate, or a value on the scale of a textbook search's
//! heuristic:
//!
//! ```
//! use gametree_games::stones::Stones;
//! use gametree_rules::Game;
//! use gametree_search::{EngineOptions, Task, Verdict, engine};
//!
//! let game = Stones::new(20, &[1, 4]);
//! let found = engine(&Task::new(&game, &game.start()), &EngineOptions::default());
//! for found in &found.moves {
//!     match found.verdict {
//!         Verdict::Proven(end) => println!("{:?} ends with a margin of {}", found.mv, end.margin),
//!         Verdict::AtLeast(margin) => println!("{:?}: {margin} or more, proven", found.mv),
//!         Verdict::AtMost(margin) => println!("{:?}: {margin} or less, proven", found.mv),
//!         Verdict::Estimated(..) | Verdict::Valued(_) => {
//!             println!("{:?} looks like {}", found.mv, found.verdict.amount().as_f64());
//!         }
//!     }
//! }
//! ```

mod alphabeta;
mod bound;
mod counts;
mod engine;
mod findings;
mod guard;
mod limits;
mod line;
mod margins;
mod mcts;
mod minimax;
mod observer;
mod order;
mod pns;
mod random;
mod record;
mod root;
mod stopped;
mod task;
mod verdict;

pub use alphabeta::{alphabeta, alphabeta_with};
pub use bound::Bound;
pub use counts::Counts;
pub use engine::{Engine, EngineOptions, Goal, Progress, engine, engine_with};
pub use findings::{Findings, FoundLine, FoundMove};
pub use limits::{Limits, MOST_PLIES, Ties};
pub use mcts::{MctsOptions, mcts};
pub use minimax::{Merge, minimax, minimax_with};
pub use observer::{Exit, Observer};
pub use order::{Order, Ordered, OrderedEvaluator, OrderedObserver, OrderedPosition};
pub use pns::{PnsOptions, pns};
pub use random::random;
pub use record::{CutReason, Event, Node, TreeRecord};
pub use stopped::Stopped;
pub use task::Task;
pub use verdict::{Valued, Verdict};
