use std::fmt;

use super::{Accepts, GameHint};

/// Why a text is not a spec of anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// No game of that name.
    UnknownGame {
        /// The name.
        name: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// A piece that is not `KEY=VALUE`.
    NotKeyValue {
        /// The piece.
        piece: String,
    },
    /// A key that the game or algorithm does not have.
    UnknownKey {
        /// Which game or algorithm.
        owner: &'static str,
        /// The key.
        key: String,
        /// The keys it has.
        known: Vec<&'static str>,
    },
    /// A key that stands there twice.
    Twice {
        /// The key.
        key: String,
    },
    /// A key that has to be there and is not.
    Missing {
        /// Which game or algorithm needs it.
        owner: &'static str,
        /// The key.
        key: &'static str,
        /// A spec that works.
        example: &'static str,
    },
    /// Two keys that exclude each other.
    Conflict {
        /// The one.
        key: &'static str,
        /// The other.
        other: &'static str,
    },
    /// A value that is not accepted.
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        found: String,
        /// What would be right.
        accepts: Accepts,
    },
    /// Two values that do not fit together: the first must be below the second.
    NotBelow {
        /// The key of the value that is too large.
        key: &'static str,
        /// Its value.
        found: i64,
        /// The key it must stay below.
        limit: &'static str,
        /// That one's value.
        below: i64,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::UnknownGame { name, known } => {
                let hint = match GameHint::of(name, known) {
                    Some(GameHint::Meant(spec)) => format!("did you mean `{spec}`? "),
                    Some(GameHint::Elsewhere) | None => String::new(),
                };
                write!(f, "there is no game `{name}`; {hint}there are {}", known.join(", "))
            }
            SpecError::NotKeyValue { piece } => write!(f, "`{piece}` is not KEY=VALUE"),
            SpecError::UnknownKey { owner, key, known } => {
                write!(f, "{owner} has no parameter `{key}`; it has {}", known.join(", "))
            }
            SpecError::Twice { key } => write!(f, "`{key}` is given twice"),
            SpecError::Missing { owner, key, example } => {
                write!(f, "{owner} needs `{key}`, for example {example}")
            }
            SpecError::Conflict { key, other } => {
                write!(f, "`{key}` and `{other}` exclude each other")
            }
            SpecError::Value { key, found, accepts } => {
                write!(f, "{key} is `{found}`, not {accepts}")
            }
            SpecError::NotBelow { key, found, limit, below } => {
                write!(f, "{key} is {found}, not below {limit}, which is {below}")
            }
        }
    }
}

impl std::error::Error for SpecError {}
