//! `gametree perft`: counts by ply.

use gametree_catalogue::{Catalogue, Session};
use gametree_present::{json, report};
use gametree_rules::perft::PerftError;
use gametree_rules::work::Budget;

use crate::arguments::Perft;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::wait_within;

pub(crate) fn run(
    arguments: &Perft,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    let depth = arguments.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
    count(&*session, depth, arguments.max_positions, arguments.memory.budget()?, screen)
}

/// Distinct positions that are kept of a ply, if nobody says.
pub(crate) const USUAL_POSITIONS: u64 = 30_000_000;

/// Counts from the position on. A count that ends too early is printed as far as it got; if that is not
/// because somebody asked for it, it is an error all the same.
pub(crate) fn count(
    session: &dyn Session,
    depth: Option<u32>,
    max_positions: u64,
    budget: Budget,
    screen: &Screen,
) -> Result<(), Complaint> {
    let counted = wait_within(budget, screen, |work| session.perft(depth, max_positions, work))?;
    screen
        .print_result(|| json::Perft::new(session, depth, &counted), || report::perft(&counted))?;
    match counted.stopped {
        None | Some(PerftError::Stopped) => Ok(()),
        Some(error) => Err(error.into()),
    }
}
