//! What one request may ask for.

use std::time::Duration;

use gametree_catalogue::{Search, Session};
use gametree_language::{Message, message};
use gametree_present as present;
use gametree_rules::work::usable_memory;
use gametree_solver::Unsolved;

use crate::Problem;
use crate::guard::LARGEST_BODY;

/// The longest search.
pub(super) const TIME: Duration = Duration::from_secs(60);
/// The largest table of a search, in megabytes.
const HASH: u64 = 256;
/// Everybody gets one.
const THREADS: u64 = 1;

/// Refuses a search that wants more. One that names no time gets the longest.
pub(super) fn check(search: &Search) -> Result<(), Problem> {
    let time = search.limits.time.map_or(0, |time| time.as_millis());
    let hash = search.table_bytes().div_ceil(1 << 20);
    let asked = [
        ("time", time, TIME.as_millis()),
        ("hash", hash.into(), HASH.into()),
        ("threads", search.engine.threads as u128, THREADS.into()),
    ];
    match asked.into_iter().find(|(_, asked, most)| asked > most) {
        Some((what, _, most)) => Err(Problem::Limit { what, most: most as u64 }),
        None => Ok(()),
    }
}

/// So much memory, or what the machine has.
pub(super) fn memory(most: u64) -> u64 {
    usable_memory().map_or(most, |usable| usable.min(most))
}

/// Why a position is not solved; if that would be too large, also what would not be.
pub(super) fn unsolved(why: Unsolved, session: &dyn Session) -> Problem {
    match why {
        Unsolved::TooLarge { memory, .. } => {
            Problem::TooLarge(present::unsolved(&why, session.largest_that_fits(memory)))
        }
        why => Problem::Unsolved(why),
    }
}

/// The same in words.
pub(super) fn words() -> Message {
    message!(
        "web-api-limits",
        seconds = TIME.as_secs(),
        megabytes = HASH,
        kilobytes = (LARGEST_BODY >> 10) as u64
    )
}
