use gametree_language::{Argument, Message, message};
use gametree_rules::{MoveError, PositionError};

use super::Words;

impl Words for PositionError {
    fn message(&self) -> Message {
        match self {
            PositionError::Shape { form } => message!("error-position-shape", form = *form),
            PositionError::Number { field, found, least, most } => message!(
                "error-position-number",
                field = *field,
                found = Argument::quoted(found),
                least = least.to_string(),
                most = most.to_string()
            ),
            PositionError::Symbol { found, allowed } => {
                message!("error-position-symbol", found = found.to_string(), allowed = *allowed)
            }
            PositionError::Size { field, found, expected } => message!(
                "error-position-size",
                field = size_field(field),
                found = found.to_string(),
                expected = expected.to_string()
            ),
            PositionError::Mover { found } => {
                message!("error-position-mover", found = Argument::quoted(found))
            }
            PositionError::Turns { first, second } => message!(
                "error-position-turns",
                first = first.to_string(),
                second = second.to_string()
            ),
            PositionError::Total { found, expected } => message!(
                "error-position-total",
                found = found.to_string(),
                expected = expected.to_string()
            ),
            PositionError::Points { first, second } => message!(
                "error-position-points",
                first = first.to_string(),
                second = second.to_string()
            ),
            PositionError::BothFinished => message!("error-position-both"),
        }
    }
}

/// What there can be too many or too few of.
fn size_field(field: &str) -> Argument {
    match field {
        "digits" => message!("field-digits").into(),
        "edges" => message!("field-edges").into(),
        "rows" => message!("field-rows").into(),
        "squares" => message!("field-squares").into(),
        other => other.into(),
    }
}

impl Words for MoveError {
    fn message(&self) -> Message {
        match self {
            MoveError::Unreadable => message!("error-move-unreadable"),
            MoveError::OffBoard => message!("error-move-off-board"),
            MoveError::Taken => message!("error-move-taken"),
            MoveError::NotPossible => message!("error-move-not-possible"),
            MoveError::GameOver => message!("error-move-game-over"),
        }
    }
}
