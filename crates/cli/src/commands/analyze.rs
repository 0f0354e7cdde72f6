//! `gametree analyze`: one search, with its numbers.

use gametree_catalogue::{Catalogue, Effort, Oracle, OracleError, Search, Session};
use gametree_present::json::Analyze as Json;
use gametree_present::report::{self, Analysis, Statistics};
use gametree_rules::work::Budget;

use crate::arguments::Analyze;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::{wait, wait_telling};

pub(crate) fn run(
    arguments: &Analyze,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    analyze(&*session, &arguments.search.search()?, arguments.boards, screen)
}

/// Searches the position and tells everything; with `boards` the best line is drawn, too.
pub(crate) fn analyze(
    session: &dyn Session,
    search: &Search,
    boards: bool,
    screen: &Screen,
) -> Result<(), Complaint> {
    let oracle = Oracle::default();
    let answer = wait_telling(
        Budget::default(),
        screen,
        |work| oracle.ask(session, search, work),
        |best| screen.keep_progress(&report::depth_done(session, best)),
    )??;
    let exact = match wait(screen, |work| oracle.position(session, Effort::QUICK, work))? {
        // Whoever does not want to wait for this still wants the rest.
        Err(OracleError::Stopped) => None,
        exact => exact?,
    };
    let analysis = Analysis {
        session,
        search,
        answer: &answer,
        statistics: Statistics::new(session, search, &answer),
        exact: exact.filter(|exact| !exact.moves.is_empty()),
    };
    screen.print_result(
        || Json::from(&analysis),
        || {
            let mut page = report::analyze(&analysis);
            if boards {
                page.blocks.extend(report::line_boards(session, &answer.line));
            }
            page
        },
    )
}
