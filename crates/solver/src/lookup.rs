use std::{fmt, io};

/// Why a solution does not say what a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookupError {
    /// The position cannot follow the one that was solved.
    NotCovered,
    /// What is stored could not be read.
    Reading(io::ErrorKind),
}

impl fmt::Display for LookupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LookupError::NotCovered => f.write_str("the solution does not cover the position"),
            LookupError::Reading(error) => write!(f, "the solution cannot be read: {error}"),
        }
    }
}

impl std::error::Error for LookupError {}
