use gametree_language::{Argument, Message, message};
use gametree_present::Words;

use crate::{FamilyError, MAX_RANGES, SweepError};

impl Words for FamilyError {
    fn message(&self) -> Message {
        match self {
            FamilyError::Spec(error) => error.message(),
            FamilyError::NoRange => message!("error-sweep-no-range"),
            FamilyError::TooManyRanges { found } => {
                message!("error-sweep-ranges", found = *found, most = MAX_RANGES)
            }
            FamilyError::NotARange { key, found } => message!(
                "error-sweep-range",
                key = Argument::quoted(key),
                found = Argument::quoted(found)
            ),
            FamilyError::Backward { key, from, to } => message!(
                "error-sweep-backward",
                key = Argument::quoted(key),
                from = from.to_string(),
                to = to.to_string()
            ),
            FamilyError::TooManyGames { found, most } => {
                message!("error-sweep-games", found = *found, most = *most)
            }
            FamilyError::Game { spec, error } => {
                message!(
                    "error-sweep-game",
                    spec = Argument::quoted(spec),
                    reason = error.message()
                )
            }
        }
    }
}

impl Words for SweepError {
    fn message(&self) -> Message {
        match self {
            SweepError::Family(error) => error.message(),
            SweepError::Oracle(error) => error.message(),
            SweepError::Stopped { done, all } => {
                message!("error-sweep-stopped", done = *done, all = *all)
            }
        }
    }
}
