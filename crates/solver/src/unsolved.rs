use std::fmt;

use gametree_rules::work::Work;

/// Why there is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// Somebody asked for it, or the time was up.
    Stopped,
    /// The table would not fit into what was allowed, or not into any memory
    /// ([`Forecast::beyond_any_table`]), as was clear before any work.
    TooLarge {
        /// What it would take.
        forecast: Forecast,
        /// The bytes that were allowed.
        memory: u64,
    },
    /// The table did not fit, as turned out while positions were being found.
    Full {
        /// The plies from the root that had been done.
        plies: u32,
        /// Positions found until then.
        positions: u64,
        /// The bytes that were allowed.
        memory: u64,
    },
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Stopped => f.write_str("stopped"),
            Unsolved::TooLarge { forecast, memory } => match forecast.beyond_any_table() {
                Some(max) => write!(
                    f,
                    "{} {} are more than the {max} that a table can hold, whatever the memory",
                    forecast.size.number(),
                    forecast.size.what()
                ),
                None => write!(
                    f,
                    "up to {} positions would take {} bytes, more than the {memory} allowed",
                    forecast.positions, forecast.bytes
                ),
            },
            Unsolved::Full { plies, positions, memory } => write!(
                f,
                "{memory} bytes are not enough: {positions} positions within {plies} plies, and more to come"
            ),
        }
    }
}

impl std::error::Error for Unsolved {}

/// Fails when the work is to stop.
pub(crate) fn go_on(work: &Work) -> Result<(), Unsolved> {
    if work.is_stopped() { Err(Unsolved::Stopped) } else { Ok(()) }
}

/// What a table will take, as far as can be said before filling it. Never too low.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Entries of the table.
    pub positions: u128,
    /// Bytes for them and for what is needed while filling it.
    pub bytes: u128,
    /// What the size depends on.
    pub size: Size,
}

impl Forecast {
    /// The largest size that a table can have, if this one is larger: then no memory is enough.
    pub fn beyond_any_table(&self) -> Option<u32> {
        let max = match self.size {
            Size::FreePlaces(_) => crate::places::MAX_FREE,
            Size::Digits(_) => crate::strings::MAX_LENGTH,
            Size::Stones(_) => return None,
        };
        (self.size.number() > max).then_some(max)
    }
}

/// The one number that a table's size depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Free places at the root.
    FreePlaces(u32),
    /// Stones at the root.
    Stones(u32),
    /// Digits at the root.
    Digits(u32),
}

impl Size {
    /// The number.
    pub fn number(self) -> u32 {
        match self {
            Size::FreePlaces(number) | Size::Stones(number) | Size::Digits(number) => number,
        }
    }

    fn what(self) -> &'static str {
        match self {
            Size::FreePlaces(_) => "free places",
            Size::Stones(_) => "stones",
            Size::Digits(_) => "digits",
        }
    }

    pub(crate) fn with(self, number: u32) -> Size {
        match self {
            Size::FreePlaces(_) => Size::FreePlaces(number),
            Size::Stones(_) => Size::Stones(number),
            Size::Digits(_) => Size::Digits(number),
        }
    }
}
