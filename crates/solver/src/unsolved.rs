use std::fmt;
use std::hint::black_box;

use gametree_rules::work::{OutOfMemory, Work};

use crate::Forecast;

/// Why there is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// Somebody asked for it.
    Stopped,
    /// The time was up.
    OutOfTime,
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
    /// The machine could not give what was allowed.
    OutOfMemory {
        /// The bytes that were needed next.
        needed: u64,
    },
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Stopped => f.write_str("stopped"),
            Unsolved::OutOfTime => f.write_str("the time is up"),
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
            Unsolved::OutOfMemory { needed } => OutOfMemory::Machine { needed: *needed }.fmt(f),
        }
    }
}

impl std::error::Error for Unsolved {}

/// Fails when the work is to stop.
pub(crate) fn go_on(work: &Work) -> Result<(), Unsolved> {
    if work.is_asked_to_stop() {
        Err(Unsolved::Stopped)
    } else if work.is_stopped() {
        Err(Unsolved::OutOfTime)
    } else {
        Ok(())
    }
}

/// So many items, or an error if the machine has no memory for them. What is zero is given page by page as
/// it is written to, where the system does that.
pub(crate) fn filled<T: Clone>(length: usize, item: T) -> Result<Vec<T>, Unsolved> {
    drop(black_box(reserved::<T>(length)?));
    Ok(vec![item; length])
}

/// The same for tables so large that to write to all of it takes long.
pub(crate) fn filled_with_looks<T: Clone>(
    length: usize,
    item: T,
    work: &Work,
) -> Result<Vec<T>, Unsolved> {
    /// Items between two looks at whether to go on.
    const STRETCH: usize = 1 << 24;
    let mut items = reserved(length)?;
    while items.len() < length {
        go_on(work)?;
        items.resize(length.min(items.len() + STRETCH), item.clone());
    }
    Ok(items)
}

/// Room for so many items.
fn reserved<T>(length: usize) -> Result<Vec<T>, Unsolved> {
    let mut items = Vec::new();
    let needed = (length as u64).saturating_mul(size_of::<T>() as u64);
    items.try_reserve_exact(length).map_err(|_| Unsolved::OutOfMemory { needed })?;
    Ok(items)
}
