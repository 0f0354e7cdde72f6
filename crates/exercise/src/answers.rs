//! Answers that somebody has collected in a file, and what is right in them.

mod checked;
mod csv;
mod fault;
mod json;
mod row;

use std::collections::HashMap;

pub use checked::{Checked, CheckedAnswer, CheckedExercise};
pub use fault::{AnswersError, AnswersFault};

use crate::{Answer, LeafTree};

/// A file has no more answers than these,
pub const MOST_ANSWERS: usize = 5_000;
/// and they are about no more trees than these.
pub const MOST_EXERCISES: usize = 300;

/// One answer sheet: the tree that it is about, and what somebody says of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Whose it is, if that is written on it.
    pub name: Option<String>,
    /// The tree.
    pub tree: LeafTree,
    /// The branches that are said to be cut.
    pub answer: Answer,
    /// What was written among them and names no branch of the tree.
    pub unknown: Vec<String>,
    /// What the root is said to be worth.
    pub value: Option<i32>,
    /// How many leaves are said to be looked at.
    pub leaves: Option<usize>,
}

/// Reads a file of answers: JSON (one object, a list of them, or what has them in `exercises`) or a table with a header,
/// its columns separated by commas, semicolons or tabs.
///
/// ```
/// use gametree::exercise::{Checked, read_answers};
///
/// let table = "name,shape,leaves,cuts,value\nAnna,3.2.2,0 7 5 2 4 4 1 2 3 0 6 7,2.2 3.2,5\n";
/// let checked = Checked::new(read_answers(table)?);
/// assert!(checked.is_right());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_answers(text: &str) -> Result<Vec<Given>, AnswersError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let rows = match text.trim_start().chars().next() {
        None => return Err(AnswersError { line: 1, column: 1, fault: AnswersFault::Empty }),
        Some('{' | '[') => json::rows(text)?,
        Some(_) => csv::rows(text)?,
    };
    let mut trees = HashMap::new();
    rows.into_iter().map(|row| row.read(&mut trees)).collect()
}
