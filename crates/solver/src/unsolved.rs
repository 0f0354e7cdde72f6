use std::fmt;

/// Why there is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// The stop flag was raised.
    Stopped,
    /// The table would not fit, as was clear before any work.
    TooLarge {
        /// What it would take.
        forecast: Forecast,
        /// What was allowed.
        most_bytes: u64,
    },
    /// The table did not fit, as turned out while positions were being found.
    Full {
        /// The plies from the root that had been done.
        plies: u32,
        /// Positions found until then.
        positions: u64,
        /// What was allowed.
        most_bytes: u64,
    },
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Stopped => f.write_str("stopped"),
            Unsolved::TooLarge { forecast: Forecast { positions, bytes, .. }, most_bytes } => {
                write!(
                    f,
                    "up to {positions} positions would take {bytes} bytes, more than the {most_bytes} allowed"
                )
            }
            Unsolved::Full { plies, positions, most_bytes } => write!(
                f,
                "{most_bytes} bytes are not enough: {positions} positions within {plies} plies, and more to come"
            ),
        }
    }
}

impl std::error::Error for Unsolved {}

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
    /// More places than the layout can number, whatever the memory.
    pub(crate) fn is_beyond_any_table(&self) -> bool {
        matches!(self.size, Size::FreePlaces(free) if free > crate::places::MOST_FREE)
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
    pub(crate) fn number(self) -> u32 {
        match self {
            Size::FreePlaces(number) | Size::Stones(number) | Size::Digits(number) => number,
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
