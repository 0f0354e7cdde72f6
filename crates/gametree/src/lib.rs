//! A workbench for two-player, zero-sum games of perfect information, as a library.
//!
//! * [`rules`]: what a game is, and what every game shares: players, outcomes, values, counting,
//!   conformance.
//! * [`games`]: the five built-in games.
//! * [`search`]: minimax and alpha-beta, with exact counts; the engine, proof-number search and Monte
//!   Carlo tree search, which tell proofs from estimates.
//! * [`solver`]: the exact value of every position of a game, and certificates of it; [`verify`] checks
//!   those against the rules alone.
//! * [`tables`]: solutions on disk, filled level by level in little memory; `cluster`: by several processes together.
//! * [`picture`]: boards and search trees as text, SVG, DOT, TikZ and JSON.
//! * `print`: pictures as PNG and PDF.
//! * [`exercise`]: small trees of numbers to be searched by hand: drawn, asked about, answers marked.
//! * [`catalogue`]: games chosen at run time by a text such as `stones:stones=50`.
//! * [`play`]: games between people and computers, and their records.
//! * [`present`]: what results look like: JSON shapes, facts, tables, sentences.
//! * [`lab`]: experiments: families of games and their laws, grades of searches, the benchmark.
//! * [`language`]: everything that is said, in four languages.
//!
//! # Features
//!
//! [`rules`] is always there. Every other module is a feature of its own name. All but `cluster` and `print` are on
//! unless `default-features = false` says otherwise:
//!
//! | feature | brings with it |
//! |---|---|
//! | `games`, `search`, `solver`, `verify`, `language` | nothing else |
//! | `picture` | `games`, `search`, `language` |
//! | `exercise` | `picture` |
//! | `tables` | `solver` |
//! | `cluster`, `print`: not on unless asked for | `tables`; nothing else |
//! | `catalogue` | `picture`, `tables`, `verify` |
//! | `play` | `catalogue` |
//! | `present` | `play`, `exercise` |
//! | `lab` | `present`, and so everything |
//!
//! A program that only searches its own game builds in seconds:
//! `gametree = { version = "0.1", default-features = false, features = ["search"] }`.
//!
//! # Your own game, searched
//!
//! Everything a search needs to know is in one trait. Here is a whole game (take 1, 2 or 3 matches;
//! whoever takes the last one wins), the exact value of a heap, and the best line:
//!
//! ```
//! use gametree::rules::{Game, Outcome, Plain, Player, Value};
//! use gametree::search::{Task, alphabeta};
//!
//! struct Matches {
//!     heap: u8,
//! }
//!
//! impl Game for Matches {
//!     type Position = (u8, Player); // matches left, whose turn it is
//!     type Move = u8; // how many to take
//!
//!     fn start(&self) -> (u8, Player) {
//!         (self.heap, Player::First)
//!     }
//!     fn to_move(&self, position: &(u8, Player)) -> Player {
//!         position.1
//!     }
//!     fn outcome(&self, position: &(u8, Player)) -> Option<Outcome> {
//!         (position.0 == 0).then_some(Outcome::Win(position.1.opponent()))
//!     }
//!     fn legal_moves(&self, position: &(u8, Player)) -> impl Iterator<Item = u8> {
//!         1..=position.0.min(3)
//!     }
//!     fn play_unchecked(&self, position: &mut (u8, Player), taken: u8) {
//!         position.0 -= taken;
//!         position.1 = position.1.opponent();
//!     }
//! }
//!
//! let game = Matches { heap: 10 };
//! let found = alphabeta(&Task::new(&game, &game.start()), &Plain);
//!
//! assert_eq!(found.value(), Some(Value(1))); // the first player wins,
//! assert!(found.is_proven()); // and that is not a guess
//! assert_eq!(found.best, Some(2)); // by leaving eight
//! assert_eq!(found.line.iter().map(u8::to_string).collect::<Vec<_>>().join(" "), "2 1 3 1 3");
//! ```
//!
//! # The tree of that search, as a picture
//!
//! ```
//! use gametree::games::stones::Stones;
//! use gametree::language::Language;
//! use gametree::picture::tree::{Tree, tree_svg};
//! use gametree::rules::{Game, Plain};
//! use gametree::search::{Task, TreeRecord, alphabeta_with};
//!
//! let game = Stones::new(9, &[2, 3]);
//! let mut record = TreeRecord::new(1000);
//! let found = alphabeta_with(&Task::new(&game, &game.start()), &Plain, &mut record);
//! let tree = Tree::new(&game, &Plain, &record, &found.line);
//! let svg = tree_svg(&tree, "Alpha-beta on nine stones", Language::English);
//! assert!(svg.stand_alone().starts_with("<svg"));
//! ```
//!
//! # A proof
//!
//! ```
//! use gametree::games::mnk::{Mnk, Shape};
//! use gametree::rules::{Game, Plies, Proven};
//! use gametree::search::{EngineOptions, Task, engine};
//!
//! let game = Mnk::<u64>::new(Shape::new(5, 4, 4)); // four in a row on five columns and four rows
//! let found = engine(&Task::new(&game, &game.start()), &EngineOptions::default());
//! let draw = Proven { margin: 0, plies: Plies::Exactly(20) };
//! assert_eq!(found.end(), Some(draw));
//! ```
//!
//! # A built-in game by name
//!
//! ```
//! use gametree::catalogue::Catalogue;
//! use gametree::rules::Work;
//!
//! let mut session = Catalogue::standard().open("multiply:start=21")?;
//! session.play("5")?;
//! let search = "minimax:depth=2,heuristic=report".parse()?;
//! let answer = session.analyze(&search, &Work::new())?;
//! println!("{:?} after visiting {} positions", answer.best_move, answer.counts.visited);
//! # assert_eq!(answer.counts.visited, 13);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "catalogue")]
pub use gametree_catalogue as catalogue;
#[cfg(feature = "cluster")]
pub use gametree_cluster as cluster;
#[cfg(feature = "exercise")]
pub use gametree_exercise as exercise;
#[cfg(feature = "games")]
pub use gametree_games as games;
#[cfg(feature = "lab")]
pub use gametree_lab as lab;
#[cfg(feature = "language")]
pub use gametree_language as language;
#[cfg(feature = "picture")]
pub use gametree_picture as picture;
#[cfg(feature = "play")]
pub use gametree_play as play;
#[cfg(feature = "present")]
pub use gametree_present as present;
#[cfg(feature = "print")]
pub use gametree_print as print;
pub use gametree_rules as rules;
#[cfg(feature = "search")]
pub use gametree_search as search;
#[cfg(feature = "solver")]
pub use gametree_solver as solver;
#[cfg(feature = "tables")]
pub use gametree_tables as tables;
#[cfg(feature = "verify")]
pub use gametree_verify as verify;

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../../CONTRIBUTING.md")]
struct Contributing;
