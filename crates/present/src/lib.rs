//! What results look like, whoever shows them: the words for what the libraries report as data.

mod names;
mod words;

pub use names::{game_title, heuristic_title, parameter_title};
pub use words::{Words, unsolved};
