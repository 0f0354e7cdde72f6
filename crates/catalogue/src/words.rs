//! Words for what the libraries report as data: every error as a message that can be said in any
//! language.

use gametree_games::{Accepts, SpecError};
use gametree_language::{Argument, Message, message};
use gametree_rules::perft::PerftError;
use gametree_rules::{MoveError, PositionError};

use crate::{Algorithm, QuestionError, UnknownAlgorithm};

/// Something that can be said.
pub trait Words {
    /// The sentence.
    fn message(&self) -> Message;
}

impl Words for SpecError {
    fn message(&self) -> Message {
        match self {
            SpecError::UnknownGame { name, known } => {
                message!(
                    "error-unknown-game",
                    name = Argument::quoted(name),
                    known = known.join(", ")
                )
            }
            SpecError::NotKeyValue { piece } => {
                message!("error-not-key-value", piece = Argument::quoted(piece))
            }
            SpecError::UnknownKey { game, key, known } => message!(
                "error-unknown-key",
                game = *game,
                key = Argument::quoted(key),
                known = known.join(", ")
            ),
            SpecError::Twice { key } => message!("error-key-twice", key = Argument::quoted(key)),
            SpecError::Missing { game, key, example } => {
                message!("error-missing-key", game = *game, key = *key, example = *example)
            }
            SpecError::Conflict { key, other } => {
                message!("error-key-conflict", key = *key, other = *other)
            }
            SpecError::Value { key, found, accepts } => message!(
                "error-bad-value",
                key = *key,
                found = Argument::quoted(found),
                accepts = accepts.message()
            ),
            SpecError::NotBelow { key, found, limit, below } => message!(
                "error-not-below",
                key = *key,
                found = found.to_string(),
                limit = *limit,
                below = below.to_string()
            ),
        }
    }
}

/// Numbers in specs stay in ASCII digits, so they go in as text.
impl Words for Accepts {
    fn message(&self) -> Message {
        match self {
            Accepts::Number { least, most } => {
                message!("accepts-number", least = least.to_string(), most = most.to_string())
            }
            Accepts::Numbers { least, most, count } => message!(
                "accepts-numbers",
                least = least.to_string(),
                most = most.to_string(),
                count = count.to_string()
            ),
            Accepts::Digits { most } => message!("accepts-digits", most = most.to_string()),
            Accepts::Replacements => message!("accepts-replacements"),
            Accepts::YesNo => message!("accepts-yes-no"),
        }
    }
}

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

impl Words for QuestionError {
    fn message(&self) -> Message {
        match self {
            QuestionError::UnknownHeuristic { name, known } => {
                message!(
                    "error-unknown-heuristic",
                    name = Argument::quoted(name),
                    known = known.join(", ")
                )
            }
            QuestionError::MergeNeedsMinimax => message!("error-merge-needs-minimax"),
            QuestionError::OrderNeedsTextbook => message!("error-order-needs-textbook"),
            QuestionError::TreeNeedsTextbook => message!("error-tree-needs-textbook"),
        }
    }
}

impl Words for UnknownAlgorithm {
    fn message(&self) -> Message {
        let known = Algorithm::ALL.map(Algorithm::name).join(", ");
        message!("error-unknown-algorithm", name = Argument::quoted(&self.name), known = known)
    }
}

impl Words for PerftError {
    fn message(&self) -> Message {
        match self {
            PerftError::TooManyPositions { ply, most } => {
                message!("error-perft-positions", ply = *ply, most = *most)
            }
            PerftError::TooManyPaths { ply } => message!("error-perft-paths", ply = *ply),
            PerftError::Stopped => message!("error-perft-stopped"),
        }
    }
}
