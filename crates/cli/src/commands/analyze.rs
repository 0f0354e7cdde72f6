//! `gametree analyze`: one search, with its numbers.

use std::time::Duration;

use gametree_catalogue::{Catalogue, Effort, Oracle, OracleError, Search, Session};
use gametree_present::json::Analyze as Json;
use gametree_present::report::{self, Analysis, Statistics};
use gametree_rules::work::Budget;

use crate::arguments::Analyze;
use crate::commands::tables;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::{wait_telling, wait_within};

/// Where the time is limited and a search has taken all of it, what is exactly so may take this much more.
const EXACT_LOOK: Duration = Duration::from_millis(100);

pub(crate) fn run(
    arguments: &Analyze,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    let budget = arguments.memory.budget()?;
    let oracle = tables::oracle(&*session, arguments.table.as_deref())?;
    analyze(&*session, &arguments.search.search()?, arguments.boards, budget, &oracle, screen)
}

/// Searches the position and tells everything; with `boards` the best line is drawn, too.
pub(crate) fn analyze(
    session: &dyn Session,
    search: &Search,
    boards: bool,
    budget: Budget,
    oracle: &Oracle,
    screen: &Screen,
) -> Result<(), Complaint> {
    // The search's own table comes on top.
    let memory = budget.memory.saturating_add(search.table_bytes());
    let answer = wait_telling(
        Budget { memory, ..budget },
        screen,
        |work| oracle.ask(session, search, work),
        |best| screen.keep_progress(&report::depth_done(session, best)),
    )??;
    let left = search.limits.time.map(|time| time.saturating_sub(answer.elapsed).max(EXACT_LOOK));
    let quick = Budget { time: left, ..budget };
    let exact = wait_within(quick, screen, |work| oracle.position(session, Effort::QUICK, work))?;
    let exact = match exact {
        // Whoever does not want to wait for this still wants the rest.
        Err(OracleError::Stopped | OracleError::OutOfTime) => None,
        exact => exact?,
    };
    let time = search.limits.time.map(|time| time.saturating_sub(answer.elapsed));
    let statistics = wait_within(Budget { time, ..budget }, screen, |work| {
        Statistics::new(session, search, &answer, work)
    })?;
    let analysis = Analysis {
        session,
        search,
        answer: &answer,
        statistics,
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
