//! A workbench for two-player, zero-sum games of perfect information, as a library.
//!
//! The module [`rules`] says what a game is and what all games share; it is always there. Every other
//! module is a feature of its own name:
//!
//! | feature | gives | brings with it |
//! |---|---|---|
//! | `games`, on by default | the five built-in games | nothing else |
//! | `search`, on by default | minimax, alpha-beta with exact counts; the engine, proof-number search and Monte Carlo tree search, which tell proofs from estimates | nothing else |
//! | `solver`, on by default | the exact value of every position of a game, and certificates of it | nothing else |
//! | `verify` | certificates checked against the rules alone | nothing else |
//! | `language` | everything that is said, in four languages | nothing else |
//! | `print` | pictures as PNG and PDF | nothing else |
//! | `picture` | boards and search trees as text, SVG, DOT, TikZ and JSON | `games`, `search`, `language` |
//! | `exercise` | small trees of numbers to be searched by hand: drawn, asked about, answers marked | `picture` |
//! | `tables` | solutions on disk, filled level by level in little memory | `solver` |
//! | `cluster` | the same by several processes together | `tables` |
//! | `catalogue` | games chosen at run time by a text such as `stones:stones=50` | `picture`, `tables`, `verify` |
//! | `play` | games between people and computers, and their records | `catalogue` |
//! | `present` | what results look like: JSON shapes, facts, tables, sentences | `play`, `exercise` |
//! | `lab` | experiments: families of games and their laws, grades of searches, the benchmark | `present` |
//! | `full` | everything | all of them |
//!
//! The default features build in seconds. The crate is not on crates.io yet, so a program names the
//! address of the repository; this one also draws trees:
//!
//! ```toml
//! [dependencies]
//! gametree = { git = "ADDRESS", features = ["picture"] }
//! ```
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

// Every module is a crate. Its items are inlined, so that this documentation shows them, its search
// finds them, and the compiler suggests paths that a program has.

#[cfg(feature = "catalogue")]
/// Games chosen at run time by a text such as `stones:stones=50`.
pub mod catalogue {
    #[doc(inline)]
    pub use gametree_catalogue::*;
}

#[cfg(feature = "cluster")]
/// Solutions on disk, made by several processes together.
pub mod cluster {
    #[doc(inline)]
    pub use gametree_cluster::*;
}

#[cfg(feature = "exercise")]
/// Small trees of numbers to be searched by hand: drawn, asked about, answers marked.
pub mod exercise {
    #[doc(inline)]
    pub use gametree_exercise::*;
}

#[cfg(feature = "games")]
/// The five built-in games.
pub mod games {
    #[doc(inline)]
    pub use gametree_games::*;
}

#[cfg(feature = "lab")]
/// Experiments: families of games and their laws, grades of searches, the benchmark.
pub mod lab {
    #[doc(inline)]
    pub use gametree_lab::*;
}

#[cfg(feature = "language")]
/// Everything that is said, in four languages.
pub mod language {
    #[doc(inline)]
    pub use gametree_language::*;
}

#[cfg(feature = "picture")]
/// Boards and search trees as text, SVG, DOT, TikZ and JSON.
pub mod picture {
    #[doc(inline)]
    pub use gametree_picture::*;
}

#[cfg(feature = "play")]
/// Games between people and computers, and their records.
pub mod play {
    #[doc(inline)]
    pub use gametree_play::*;
}

#[cfg(feature = "present")]
/// Results as JSON shapes, facts, tables and sentences.
pub mod present {
    #[doc(inline)]
    pub use gametree_present::*;
}

#[cfg(feature = "print")]
/// Pictures as PNG and PDF.
pub mod print {
    #[doc(inline)]
    pub use gametree_print::*;
}

/// What a game is, and what every game shares: players, outcomes, values, counting, conformance.
pub mod rules {
    #[doc(inline)]
    pub use gametree_rules::*;
}

#[cfg(feature = "search")]
/// Minimax, alpha-beta, the engine, proof-number search and Monte Carlo tree search.
pub mod search {
    #[doc(inline)]
    pub use gametree_search::*;
}

#[cfg(feature = "solver")]
/// The exact value of every position of a game, and certificates of it.
pub mod solver {
    #[doc(inline)]
    pub use gametree_solver::*;
}

#[cfg(feature = "tables")]
/// Solutions on disk, filled level by level in little memory.
pub mod tables {
    #[doc(inline)]
    pub use gametree_tables::*;
}

#[cfg(feature = "verify")]
/// Certificates, checked against the rules alone.
pub mod verify {
    #[doc(inline)]
    pub use gametree_verify::*;
}

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../../CONTRIBUTING.md")]
struct Contributing;
