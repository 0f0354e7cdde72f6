use std::fmt;

use gametree_games::SpecError;
use gametree_solver::{LookupError, Unsolved};

use super::SearchKey;
use crate::{Algorithm, UnknownAlgorithm};

/// Why a text is not a search, or a search cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchError {
    /// There is no such algorithm.
    UnknownAlgorithm(UnknownAlgorithm),
    /// The text is not a spec, or a key or value in it is wrong.
    Spec(SpecError),
    /// A key that other algorithms take, and this one does not.
    NotTaken {
        /// The algorithm.
        algorithm: Algorithm,
        /// The key.
        key: &'static str,
    },
    /// What stands around the dots of a range are not two numbers, the smaller first.
    NotARange {
        /// The key.
        key: String,
        /// The value.
        found: String,
    },
    /// Ranges that stand for too many searches.
    TooMany {
        /// How many there may be.
        most: usize,
    },
    /// The game has no heuristic of that name.
    UnknownHeuristic {
        /// The name.
        name: String,
        /// Those it has.
        known: &'static [&'static str],
    },
    /// Its table would take more memory than the machine can spare.
    TooMuchMemory {
        /// The bytes asked for.
        wanted: u64,
        /// The bytes that there are.
        usable: u64,
    },
    /// Only the textbook searches have a tree that can be shown.
    TreeNeedsTextbook,
    /// A player that plays one game only was asked to play another.
    OtherGame {
        /// The player.
        player: String,
        /// The game that it plays.
        game: &'static str,
    },
    /// The game cannot be solved with the memory that was given.
    Unsolved(Unsolved),
    /// The solution does not tell.
    Lookup(LookupError),
}

impl SearchError {
    /// For a key of the list.
    pub(crate) fn not_taken(algorithm: Algorithm, key: &'static str) -> Self {
        SearchError::NotTaken { algorithm, key }
    }
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::UnknownAlgorithm(unknown) => unknown.fmt(f),
            SearchError::Spec(error) => error.fmt(f),
            SearchError::NotTaken { algorithm, key } => write!(
                f,
                "{algorithm} takes no `{key}`, which is for {}; {algorithm} takes {}",
                SearchKey::takers(key).join(", "),
                algorithm.keys().join(", ")
            ),
            SearchError::NotARange { key, found } => {
                write!(f, "{key} is `{found}`, not a number or a range such as 1..6")
            }
            SearchError::TooMany { most } => write!(f, "more than {most} searches"),
            SearchError::UnknownHeuristic { name, known } => {
                write!(f, "this game has no heuristic `{name}`; it has {}", known.join(", "))
            }
            SearchError::TooMuchMemory { wanted, usable } => {
                write!(f, "a table of {wanted} bytes is more than the {usable} that there are")
            }
            SearchError::TreeNeedsTextbook => {
                f.write_str("only minimax and alphabeta have a tree to show")
            }
            SearchError::OtherGame { player, game } => {
                write!(f, "`{player}` plays {game}, not this game")
            }
            SearchError::Unsolved(unsolved) => unsolved.fmt(f),
            SearchError::Lookup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SearchError {}

impl From<SpecError> for SearchError {
    fn from(error: SpecError) -> Self {
        SearchError::Spec(error)
    }
}

impl From<UnknownAlgorithm> for SearchError {
    fn from(error: UnknownAlgorithm) -> Self {
        SearchError::UnknownAlgorithm(error)
    }
}
