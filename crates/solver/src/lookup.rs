use std::path::PathBuf;
use std::{fmt, io};

/// Why a solution does not say what a position is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookupError {
    /// The position cannot follow the one that was solved.
    NotCovered,
    /// What is stored could not be read.
    Reading {
        /// Where it is.
        file: PathBuf,
        /// Why not; [`InvalidData`](io::ErrorKind::InvalidData) if it is not what was written.
        reason: io::ErrorKind,
    },
    /// There is not memory enough for what is stored.
    OutOfMemory,
}

impl fmt::Display for LookupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LookupError::NotCovered => f.write_str("the solution does not cover the position"),
            LookupError::Reading { file, reason } => {
                write!(f, "{} cannot be read: {reason}", file.display())
            }
            LookupError::OutOfMemory => f.write_str("the solution does not fit into memory"),
        }
    }
}

impl std::error::Error for LookupError {}
