//! What results look like, whoever shows them: the words for what the libraries report as data.

mod words;

pub use words::{Words, unsolved};
