use gametree_catalogue::{OracleError, SolvedError};
use gametree_language::{Argument, Message, message};
use gametree_rules::{Plies, Proven};
use gametree_solver::{Forecast, LookupError, Size, SizeKind, Unsolved};
use gametree_tables::TableError;
use gametree_verify::{Fault, Rejection};

use super::Words;

impl Words for Unsolved {
    fn message(&self) -> Message {
        unsolved(self, None)
    }
}

/// Why there is no solution; `fits` is the largest game of the kind that would fit.
pub fn unsolved(unsolved: &Unsolved, fits: Option<Forecast>) -> Message {
    let (error, fits) = match *unsolved {
        Unsolved::Stopped | Unsolved::OutOfTime => (message!("error-solve-stopped"), None),
        Unsolved::OutOfMemory { needed } => {
            (message!("error-memory-missing", megabytes = large(megabytes(needed.into()))), None)
        }
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
            LookupError::Reading { file, reason } => {
                TableError::reading(file, (*reason).into()).message()
            }
            LookupError::OutOfMemory => message!("error-solution-room"),
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
            OracleError::Stopped | OracleError::OutOfTime => message!("error-solve-stopped"),
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
                claimed = margin_in_plies(claimed),
                found = margin_in_plies(found)
            ),
            Fault::TooLarge => message!("fault-too-large", place = place),
            Fault::Stopped => message!("fault-stopped"),
        }
    }
}

/// What a certificate says of a position, which does not tell whether its game has points.
fn margin_in_plies(Proven { margin, plies }: Proven) -> Message {
    match plies {
        Plies::Exactly(plies) => message!("claim-exactly", margin = margin, plies = plies),
        Plies::AtMost(plies) => message!("claim-at-most", margin = margin, plies = plies),
        Plies::Unknown => message!("claim-margin", margin = margin),
    }
}

/// More bytes were asked for than the machine can spare.
pub fn too_much_memory(wanted: u64, usable: u64) -> Message {
    message!(
        "error-memory-too-much",
        wanted = large(megabytes(wanted.into())),
        most = large(u128::from(usable >> 20))
    )
}

/// Rounded up, so that a small number of bytes is not none.
fn megabytes(bytes: u128) -> u128 {
    bytes.div_ceil(1 << 20)
}

/// Beyond what anybody reads digit by digit, the power of ten is enough.
fn large(number: u128) -> Argument {
    match i64::try_from(number) {
        Ok(number) if number < 1_000_000_000_000_000 => Argument::Number(number.into()),
        _ => message!("power-of-ten", exponent = number.ilog10()).into(),
    }
}
