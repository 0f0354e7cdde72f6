//! Words for what the libraries report as data: every error as a message that can be said in any
//! language.

use gametree_games::{Accepts, SpecError};
use gametree_language::{Argument, Message, message};
use gametree_play::{PlayerError, RecordError};
use gametree_rules::perft::PerftError;
use gametree_rules::{MoveError, PositionError};
use gametree_solver::{Forecast, LookupError, Size, SizeKind, Unsolved};
use gametree_verify::{Fault, Rejection};

use gametree_catalogue::{
    Algorithm, OracleError, SearchError, SearchKey, SolvedError, UnknownAlgorithm,
};

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
            SpecError::NotKeyValue { piece } => not_key_value(piece, "stones=50"),
            SpecError::UnknownKey { owner, key, known } => message!(
                "error-unknown-key",
                game = *owner,
                key = Argument::quoted(key),
                known = known.join(", ")
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
fn not_key_value(piece: &str, example: &str) -> Message {
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
            Accepts::OneOf(words) => message!("accepts-one-of", words = words.join(", ")),
            Accepts::Name => message!("accepts-name"),
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

impl Words for SearchError {
    fn message(&self) -> Message {
        match self {
            SearchError::UnknownAlgorithm(unknown) => unknown.message(),
            SearchError::Spec(SpecError::NotKeyValue { piece }) => not_key_value(piece, "depth=4"),
            SearchError::Spec(SpecError::UnknownKey { owner, key, known }) => message!(
                "error-search-unknown-key",
                algorithm = *owner,
                key = Argument::quoted(key),
                keys = known.join(", ")
            ),
            SearchError::Spec(error) => error.message(),
            SearchError::NotTaken { algorithm, key } => message!(
                "error-key-not-taken",
                algorithm = algorithm.name(),
                key = *key,
                takers = SearchKey::takers(key).join(", "),
                keys = algorithm.keys().join(", ")
            ),
            SearchError::NotARange { key, found } => message!(
                "error-search-range",
                key = Argument::quoted(key),
                found = Argument::quoted(found)
            ),
            SearchError::TooMany { most } => message!("error-search-too-many", most = *most),
            SearchError::UnknownHeuristic { name, known } => {
                message!(
                    "error-unknown-heuristic",
                    name = Argument::quoted(name),
                    known = known.join(", ")
                )
            }
            SearchError::TreeNeedsTextbook => message!("error-tree-needs-textbook"),
            SearchError::Unsolved(unsolved) => unsolved.message(),
            SearchError::Lookup(error) => error.message(),
        }
    }
}

impl Words for PlayerError {
    fn message(&self) -> Message {
        match self {
            PlayerError::Unknown { name } => message!(
                "error-unknown-player",
                name = Argument::quoted(name),
                known = PlayerError::names(),
                example = PlayerError::EXAMPLE
            ),
            PlayerError::Search(error) => error.message(),
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
            PerftError::TooManyPositions { ply, max } => {
                message!("error-perft-positions", ply = *ply, most = *max)
            }
            PerftError::TooManyPaths { ply } => message!("error-perft-paths", ply = *ply),
            PerftError::Stopped => message!("error-perft-stopped"),
        }
    }
}

impl Words for Unsolved {
    fn message(&self) -> Message {
        unsolved(self, None)
    }
}

/// Why there is no solution; `fits` is the largest game of the kind that would fit.
pub fn unsolved(unsolved: &Unsolved, fits: Option<Forecast>) -> Message {
    let (error, fits) = match *unsolved {
        Unsolved::Stopped => (message!("error-solve-stopped"), None),
        Unsolved::TooLarge { forecast, memory } => match forecast.beyond_any_table() {
            Some(max) => (
                message!(
                    "error-solve-beyond",
                    what = if forecast.size.kind == SizeKind::Digits { "digits" } else { "places" },
                    number = forecast.size.number,
                    most = max
                ),
                fits.map(|fits| message!("error-solve-beyond-fits", number = fits.size.number)),
            ),
            None => (
                message!(
                    "error-solve-too-large",
                    positions = large(forecast.positions),
                    megabytes = large(megabytes(forecast.bytes)),
                    most = large(megabytes(memory.into()))
                ),
                fits.map(|fits| would_fit(fits.size)),
            ),
        },
        Unsolved::Full { plies, positions, memory } => (
            message!(
                "error-solve-full",
                plies = plies,
                positions = positions,
                most = large(megabytes(memory.into()))
            ),
            None,
        ),
    };
    match fits {
        Some(fits) => error.followed_by(fits),
        None => error,
    }
}

impl Words for LookupError {
    fn message(&self) -> Message {
        match self {
            LookupError::NotCovered => message!("error-solution-not-covered"),
            LookupError::Reading(reason) => {
                message!("error-solution-read", reason = reason.to_string())
            }
        }
    }
}

impl Words for SolvedError {
    fn message(&self) -> Message {
        match self {
            SolvedError::Position(error) => error.message(),
            SolvedError::Lookup(error) => error.message(),
        }
    }
}

impl Words for OracleError {
    fn message(&self) -> Message {
        match self {
            OracleError::Stopped => message!("error-solve-stopped"),
            OracleError::Solution(error) => error.message(),
            OracleError::Search(error) => error.message(),
        }
    }
}

fn would_fit(size: Size) -> Message {
    let number = size.number;
    match size.kind {
        SizeKind::Places => message!("error-solve-fits-places", number = number),
        SizeKind::Heap => message!("error-solve-fits-stones", number = number),
        SizeKind::Digits => message!("error-solve-fits-digits", number = number),
    }
}

impl Words for Rejection {
    fn message(&self) -> Message {
        let place = Argument::quoted(&self.place);
        match self.fault {
            Fault::Format { line } => message!("fault-format", line = line, place = place),
            Fault::OtherGame => message!("fault-other-game", place = place),
            Fault::NoPosition => message!("fault-no-position", place = place),
            Fault::Twice => message!("fault-twice", place = place),
            Fault::NoMove => message!("fault-no-move", place = place),
            Fault::IllegalMove => message!("fault-illegal-move", place = place),
            Fault::Unneeded => message!("fault-unneeded", place = place),
            Fault::Value { claimed, found } => message!(
                "fault-value",
                place = place,
                claimed = claimed.to_string(),
                found = found.to_string()
            ),
            Fault::TooLarge => message!("fault-too-large", place = place),
            Fault::Stopped => message!("fault-stopped"),
        }
    }
}

impl Words for RecordError {
    fn message(&self) -> Message {
        match self {
            RecordError::Spec(error) => error.message(),
            RecordError::Position(error) => error.message(),
            RecordError::Player(error) => error.message(),
            RecordError::Move { number, error } => {
                message!("error-load-move", number = number.to_string(), reason = error.message())
            }
        }
    }
}

/// Rounded up, so that a small number of bytes is not none.
fn megabytes(bytes: u128) -> u128 {
    bytes.div_ceil(1 << 20)
}

/// Beyond what anybody reads digit by digit, the power of ten is enough.
fn large(number: u128) -> Argument {
    match i64::try_from(number) {
        Ok(number) if number < 1_000_000_000_000_000 => Argument::Number(number.into()),
        _ => Argument::Text(format!("10^{}", number.ilog10())),
    }
}
