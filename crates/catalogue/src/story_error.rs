use std::fmt;

use gametree_rules::{MoveError, PositionError};

/// Why moves from a position cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoryError {
    /// The position they start from cannot be read.
    Start(PositionError),
    /// A move is wrong.
    Move {
        /// Which one, from 0.
        index: usize,
        /// What is wrong with it.
        error: MoveError,
    },
}

impl fmt::Display for StoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoryError::Start(error) => write!(f, "the start: {error}"),
            StoryError::Move { index, error } => write!(f, "move {}: {error}", index + 1),
        }
    }
}

impl std::error::Error for StoryError {}
