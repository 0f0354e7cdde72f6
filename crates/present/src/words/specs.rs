use gametree_games::spec::GameHint;
use gametree_games::{Accepts, SpecError};
use gametree_language::{Argument, Message, message};

use super::{Words, listed};

impl Words for SpecError {
    fn message(&self) -> Message {
        match self {
            SpecError::UnknownGame { name, known } => {
                let hint = GameHint::of(name, known);
                let (name, known_ones) = (Argument::quoted(name), listed(known));
                match hint {
                    Some(GameHint::Meant(spec)) => message!(
                        "error-unknown-game-meant",
                        name = name,
                        meant = Argument::Text(spec).isolated(),
                        known = known_ones
                    ),
                    Some(GameHint::Elsewhere) => {
                        message!("error-unknown-game-elsewhere", name = name, known = known_ones)
                    }
                    None => message!("error-unknown-game", name = name, known = known_ones),
                }
            }
            SpecError::NotKeyValue { piece } => not_key_value(piece, "stones=50"),
            SpecError::UnknownKey { owner, key, known } => message!(
                "error-unknown-key",
                game = *owner,
                key = Argument::quoted(key),
                known = listed(known)
            ),
            SpecError::Twice { key } => message!("error-key-twice", key = Argument::quoted(key)),
            SpecError::Missing { owner, key, example } => {
                message!("error-missing-key", game = *owner, key = *key, example = *example)
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

/// The example is of the kind of spec that was wanted.
pub(super) fn not_key_value(piece: &str, example: &str) -> Message {
    message!("error-not-key-value", piece = Argument::quoted(piece), example = example)
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
            Accepts::Count { least, .. } => message!("accepts-count", least = least.to_string()),
            Accepts::OneOf(words) => message!("accepts-one-of", words = listed(words)),
            Accepts::Name => message!("accepts-name"),
        }
    }
}
