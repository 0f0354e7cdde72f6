use std::fmt;

use gametree_rules::work::Work;

use crate::Forecast;

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
                    "{} are more than the {max} that a table can hold, whatever the memory",
                    forecast.size
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
