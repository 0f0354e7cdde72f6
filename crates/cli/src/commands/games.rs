//! `gametree games`: the games, their parameters, ranges and heuristics.

use gametree_catalogue::Catalogue;
use gametree_present::json::Games;
use gametree_present::report;

use crate::complaint::Complaint;
use crate::screen::Screen;

pub(crate) fn run(catalogue: &Catalogue, screen: &Screen) -> Result<(), Complaint> {
    screen.print_result(|| Games::from(catalogue), || report::games(catalogue))
}
