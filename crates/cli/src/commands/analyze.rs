//! `gametree analyze`: one search, with its numbers.

use gametree_catalogue::{Effort, Oracle};
use gametree_present::json::Analyze as Json;
use gametree_present::report::{self, Analysis, Statistics};
use gametree_rules::work::Budget;

use crate::arguments::Analyze;
use crate::complaint::Complaint;
use crate::patience::{patiently, patiently_telling};
use crate::screen::Screen;

pub(crate) fn run(arguments: &Analyze, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    let search = arguments.search.search()?;
    let answer = patiently_telling(
        Budget::default(),
        screen,
        |work| session.analyze(&search, work),
        |best| screen.keep_progress(&report::depth_done(&*session, best)),
    )??;
    let exact =
        patiently(screen, |work| Oracle::default().position(&*session, Effort::QUICK, work))??;
    let analysis = Analysis {
        session: &*session,
        search: &search,
        answer: &answer,
        statistics: Statistics::new(&*session, &search, &answer),
        exact: exact.filter(|exact| !exact.moves.is_empty()),
    };
    screen.print_result(
        || Json::from(&analysis),
        || {
            let mut page = report::analyze(&analysis);
            if arguments.boards {
                page.blocks.extend(report::line_boards(&*session, &answer.line));
            }
            page
        },
    )
}
