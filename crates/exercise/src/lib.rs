//! Small trees of numbers, to be searched by hand: leaves that can be moved, cuts to be predicted, an order to be
//! improved.
//!
//! A [`LeafTree`] is a game like any other, so what is said of it comes from the searches of
//! [`gametree_search`] themselves.
//!
//! ```
//! use gametree::exercise::{LeafTree, Shape};
//!
//! let shape: Shape = "3.2.2".parse()?;
//! let tree = LeafTree::new(shape, vec![0, 7, 5, 2, 4, 4, 1, 2, 3, 0, 6, 7])?;
//! let searched = tree.alphabeta();
//! assert_eq!((searched.value, searched.leaves), (5, 8));
//! let cut: Vec<String> = searched.cut_branches().map(|node| tree.branch(node).to_string()).collect();
//! assert_eq!(cut, ["2.2", "3.2"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod answers;
mod branch;
mod error;
mod exercise;
mod figure;
mod from_game;
mod generator;
mod law;
mod layout;
mod leaf_tree;
mod order;
mod scale;
mod searched;
mod shape;
mod sheet;
pub mod words;

pub use answer::{Answer, Mark, Marked};
pub use answers::{
    AnswersError, AnswersFault, Checked, CheckedAnswer, CheckedExercise, Given, MOST_ANSWERS,
    MOST_EXERCISES, read_answers,
};
pub use branch::Branch;
pub use error::{GeneratorError, NotATree, TreeError};
pub use exercise::{Exercise, Origin};
pub use figure::{Figure, Labels, tikz_document};
pub use from_game::{FromGame, Numbers};
pub use generator::{CUTS_TRIED, cuts_of, generate};
pub use law::{Law, LawKind, Reading};
pub use layout::{Curve, Layout, Place, Room};
pub use leaf_tree::LeafTree;
pub use order::Extreme;
pub use scale::Scale;
pub use searched::{Cut, Looked, Searched};
pub use shape::Shape;
pub use sheet::Sheet;
