//! `gametree perft`: counts by ply.

use gametree_present::json;
use gametree_present::report;

use crate::arguments::Perft;
use crate::complaint::Complaint;
use crate::patience::patiently;
use crate::screen::Screen;

pub(crate) fn run(arguments: &Perft, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    let depth = arguments.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
    let counts = patiently(screen, |work| session.perft(depth, arguments.max_positions, work))??;
    screen.print_result(|| json::Perft::new(&*session, depth, &counts), || report::perft(&counts))
}
