//! Searches: what to do in a position of a game, and what it is worth.
//!
//! Every search takes a [`Task`] first: a position, how far to go ([`Limits`]), and the
//! [`Work`](gametree_rules::Work) that somebody else may stop and ask for its progress. What follows is
//! the search's own. Every search answers with [`Findings`], moves and lines of play with a [`Verdict`]
//! each: proven, a proven bound, an estimate, or a value on the scale of a heuristic.
//!
//! | search | takes | says |
//! |---|---|---|
//! | [`minimax`] | a heuristic ([`Evaluator`](gametree_rules::Evaluator)) | the value, having looked at everything |
//! | [`alphabeta`] | a heuristic | the same value, having looked at less |
//! | [`random`] | a seed | any legal move |
//! | [`engine`] | [`EngineOptions`] | the best move it can find, and proofs where it can |
//! | [`pns`] | [`PnsOptions`] | a proof, or nothing |
//! | [`mcts`] | [`MctsOptions`] | the mean of random games, and proofs where they come up |
//!
//! # The textbook searches
//!
//! [`minimax`] and [`alphabeta`] are exactly as they are taught and need nothing but the rules of a game.
//! Values are from the first player's side, so the first player is MAX and the second MIN. Counts are
//! exact and the same on every machine. The best place to start reading is `alphabeta.rs`.
//!
//! ```
//! use gametree::games::mnk::{Mnk, Shape};
//! use gametree::rules::{Game, Plain, Value};
//! use gametree::search::{Task, alphabeta};
//!
//! let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
//! let task = Task::new(&game, &game.start());
//! let found = alphabeta(&task, &Plain);
//! assert_eq!(found.value(), Some(Value(0))); // a draw,
//! assert!(found.is_proven()); // to the end of the game
//! assert_eq!(found.counts.visited, 18_297);
//!
//! let shallow = alphabeta(&task.depth(4), &Plain);
//! assert!(!shallow.is_proven()); // unfinished positions were estimated
//! ```
//!
//! * **Watching.** [`alphabeta_with`] and [`minimax_with`] tell an [`Observer`] of every move tried and
//!   every position entered and left; [`TreeRecord`] is one that keeps the whole tree. Searches are
//!   compiled for their observer, so nobody watching costs nothing.
//! * **Merging.** [`minimax_with`] can enter equal positions on the same ply once: [`Merge`].
//! * **Ordering.** How much the order of moves matters shows a game in another one: [`Ordered`].
//! * **Ties.** [`Task::ties`] says which of several best moves is chosen.
//!
//! # Searches that tell proofs from estimates
//!
//! [`engine`] (or an [`Engine`] that keeps what it knows from move to move), [`pns`] and [`mcts`] ask a
//! game for more than its rules: its [`Expertise`](gametree_rules::Expertise), which
//! [`ExpertiseByRules`](gametree_rules::ExpertiseByRules) and [`ByRules`](gametree_rules::ByRules) answer
//! from the rules. [`engine_with`] tells of every depth that is finished.
//!
//! ```
//! use gametree::games::stones::Stones;
//! use gametree::rules::{ByRules, Game, Plain};
//! use gametree::search::{EngineOptions, Task, Verdict, engine};
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
//!
//! // With nothing but the rules it takes a little longer.
//! let by_rules = ByRules::new(&game, Plain);
//! let same = engine(&Task::new(&by_rules, &game.start()), &EngineOptions::default());
//! assert_eq!(same.end().map(|end| end.margin), found.end().map(|end| end.margin));
//! ```
//!
//! # Limits and stopping
//!
//! A search ends early when it has looked as deep, visited as many positions or taken as long as its
//! task allows, when the deadline of its [`Work`](gametree_rules::Work) has passed, or when somebody
//! stops that; [`Findings::stopped`] says which. What it says then it knows all the same.

mod alphabeta;
mod built;
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
pub use built::BuiltTree;
pub use counts::Counts;
pub use engine::{Engine, EngineOptions, Goal, Progress, engine, engine_with};
pub use findings::{Findings, FoundLine, FoundMove};
pub use gametree_rules::Bound;
pub use limits::{Limits, MAX_PLIES, Ties};
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
