//! `gametree perft`: counts by ply.

use gametree_catalogue::{Catalogue, Session};
use gametree_present::json;
use gametree_present::report;

use crate::arguments::Perft;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::wait;

pub(crate) fn run(
    arguments: &Perft,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    let depth = arguments.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
    count(&*session, depth, arguments.max_positions, screen)
}

/// Distinct positions that are kept of a ply, if nobody says.
pub(crate) const USUAL_POSITIONS: u64 = 30_000_000;

/// Counts from the position on.
pub(crate) fn count(
    session: &dyn Session,
    depth: Option<u32>,
    max_positions: u64,
    screen: &Screen,
) -> Result<(), Complaint> {
    let counts = wait(screen, |work| session.perft(depth, max_positions, work))??;
    screen.print_result(|| json::Perft::new(session, depth, &counts), || report::perft(&counts))
}
