use std::fmt;

use gametree_catalogue::OracleError;

use crate::family::FamilyError;

/// Why there is no sweep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SweepError {
    /// The spec is wrong.
    Family(FamilyError),
    /// The stop flag was raised.
    Stopped {
        /// Games that were done.
        done: u64,
        /// Games in all.
        all: u64,
    },
    /// What is known about a game could not be found out.
    Oracle(OracleError),
}

impl fmt::Display for SweepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SweepError::Family(error) => error.fmt(f),
            SweepError::Oracle(error) => error.fmt(f),
            SweepError::Stopped { done, all } => write!(f, "stopped after {done} of {all} games"),
        }
    }
}

impl std::error::Error for SweepError {}

impl From<FamilyError> for SweepError {
    fn from(error: FamilyError) -> Self {
        SweepError::Family(error)
    }
}
