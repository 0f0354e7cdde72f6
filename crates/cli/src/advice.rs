//! What somebody at a command line can do about an error. Libraries say what is wrong; which options
//! there are is the program's affair.

use gametree_catalogue::{OracleError, SearchError, SolvedError, UnknownAlgorithm};
use gametree_games::SpecError;
use gametree_lab::{FamilyError, SweepError};
use gametree_language::{Message, message};
use gametree_play::PlayerError;
use gametree_present::Words;
use gametree_rules::perft::PerftError;
use gametree_rules::{MoveError, PositionError};
use gametree_solver::{Forecast, LookupError, SizeKind, Unsolved};

use crate::complaint::Complaint;

/// An error that the program can advise about.
pub(crate) trait Advise: Words {
    /// How the sentence goes on.
    fn advice(&self) -> Option<Message> {
        None
    }
}

impl Advise for FamilyError {}
impl Advise for LookupError {}
impl Advise for MoveError {}
impl Advise for PlayerError {}
impl Advise for PositionError {}
impl Advise for SolvedError {}
impl Advise for SpecError {}
impl Advise for SweepError {}
impl Advise for UnknownAlgorithm {}

impl Advise for PerftError {
    fn advice(&self) -> Option<Message> {
        match self {
            PerftError::TooManyPositions { .. } => Some(message!("advice-perft-positions")),
            PerftError::TooManyPaths { .. } => Some(message!("advice-perft-paths")),
            PerftError::Stopped => None,
        }
    }
}

impl Advise for SearchError {
    fn advice(&self) -> Option<Message> {
        match self {
            SearchError::TreeNeedsTextbook => Some(message!("advice-tree")),
            SearchError::Unsolved(unsolved) => without_solution(unsolved, None),
            _ => None,
        }
    }
}

impl Advise for OracleError {
    fn advice(&self) -> Option<Message> {
        match self {
            OracleError::Search(error) => error.advice(),
            OracleError::Stopped | OracleError::Solution(_) => None,
        }
    }
}

/// A game that cannot be solved; `fits` is the largest of its kind that would fit.
pub(crate) fn unsolved(unsolved: &Unsolved, fits: Option<Forecast>) -> Complaint {
    let error = gametree_present::unsolved(unsolved, fits);
    Complaint(match without_solution(unsolved, fits) {
        Some(advice) => error.followed_by(advice),
        None => error,
    })
}

fn without_solution(unsolved: &Unsolved, fits: Option<Forecast>) -> Option<Message> {
    Some(match unsolved {
        Unsolved::Stopped => return None,
        // More memory would not help.
        Unsolved::TooLarge { forecast, .. } if forecast.beyond_any_table().is_some() => {
            match fits {
                Some(_) => message!("advice-or-engine"),
                None => message!("advice-engine"),
            }
        }
        Unsolved::TooLarge { .. } | Unsolved::Full { .. } => {
            match fits.map(|fits| fits.size.kind) {
                Some(SizeKind::Places) => message!("advice-else-memory-or-engine"),
                Some(_) => message!("advice-else-memory"),
                None => message!("advice-memory-or-engine"),
            }
        }
    })
}
