use std::sync::Arc;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Answer, Search, SearchError, Session};
use gametree_language::message;
use gametree_present::report::Analysis;
use gametree_present::{ValueMark, sentence};
use gametree_rules::Proven;
use gametree_rules::work::{BestSoFar, Budget};
use gametree_search::{Bound, Limits};
use maud::{Markup, html};
use tokio::time::timeout;

use super::progress::{self, Step};
use super::solution::MOMENT;
use super::verdict;
use crate::desk::{Errand, LONG};
use crate::jobs::Running;
use crate::kit;
use crate::place::Opened;
use crate::{Problem, Visitor, Workbench};

/// What the engine says of a position that cannot be solved.
pub(crate) type Attempt = Result<Answer, SearchError>;

/// How long it may look ahead.
const TIME: Duration = Duration::from_secs(60);

/// The last depths are those that people look at.
const SHOWN_DEPTHS: usize = 12;

/// The search that is tried.
pub(crate) fn search() -> Search {
    let limits = Limits { time: Some(TIME), ..Limits::NONE };
    Search { limits, ..Search::new(Algorithm::Engine) }
}

/// The engine at work on a position, which begins now if nobody has asked before; `None` while others come
/// first.
pub(crate) async fn ask(
    workbench: &Workbench,
    session: &dyn Session,
) -> Result<Option<Arc<Running<Attempt>>>, Problem> {
    let about = super::solution::about(session);
    let running = match workbench.attempts.unstopped(&about) {
        Some(running) => running,
        None => {
            let session = session.copy();
            let budget = Budget { time: Some(2 * TIME), ..LONG };
            let run = move |work: &_| session.analyze(&search(), work);
            let start = workbench.attempts.start(Errand::Long, &about, budget, run);
            match timeout(MOMENT, start).await {
                Ok(Ok(running)) => running,
                Ok(Err(Problem::Busy)) | Err(_) => return Ok(None),
                Ok(Err(problem)) => return Err(problem),
            }
        }
    };
    running.wait(MOMENT).await;
    if running.is_lost() { Err(Problem::Internal) } else { Ok(Some(running)) }
}

/// The card while it thinks, and after.
pub(crate) fn card(
    visitor: &Visitor,
    opened: &Opened<'_>,
    running: &Running<Attempt>,
    cancel: &str,
) -> Result<Markup, Problem> {
    let session = &*opened.session;
    let depths = running.work().map(|work| work.found_since(0)).unwrap_or_default();
    let depths = depth_table(visitor, session, &depths);
    match running.found().as_deref() {
        None => {
            let step = Step::new(visitor, "attempt", running);
            Ok(progress::card(visitor, &step, cancel, depths))
        }
        Some(Err(error)) => Err(error.clone().into()),
        Some(Ok(answer)) => Ok(answered(visitor, session, answer, &depths)),
    }
}

/// What is proven and what is only an estimate never look alike.
fn answered(visitor: &Visitor, session: &dyn Session, answer: &Answer, depths: &Markup) -> Markup {
    html! {
        section.card.verdict-card {
            @match answer.end {
                Some(end) => {
                    p { (kit::proven(&visitor.say(&message!("sweep-engine")))) }
                    h2.verdict-words {
                        (visitor.say(&sentence::proven(end, session.has_points()))) "."
                    }
                }
                None => {
                    p { (kit::estimate(&visitor.say(&message!("value-estimate")))) }
                    h2.verdict-words.estimated {
                        (visitor.say(&message!("web-solve-not-proven")))
                    }
                    @if let Some(value) = answer.value {
                        @let mark = ValueMark::amount(value, Bound::Exact, visitor.language);
                        p {
                            (kit::mark(&mark, &visitor.language.write(&sentence::amount(value))))
                            " "
                            (visitor.say(&message!("web-solve-estimate")))
                        }
                    }
                }
            }
            @if !answer.line.is_empty() {
                @let title = match answer.end {
                    Some(_) => message!("web-solve-line"),
                    None => message!("web-solve-line-expected"),
                };
                (verdict::line(visitor, &title, &answer.line))
            }
            (depths)
        }
    }
}

/// What it has found, depth by depth.
fn depth_table(visitor: &Visitor, session: &dyn Session, depths: &[BestSoFar]) -> Markup {
    let mark = |value, end: Option<Proven>| match end {
        Some(end) => ValueMark::proven(end, session.has_points(), visitor.language),
        None => ValueMark::amount(value, Bound::Exact, visitor.language),
    };
    let words = |best: &BestSoFar| match best.end {
        Some(end) => visitor.say(&sentence::proven(end, session.has_points())),
        None => visitor.say(&message!("value-estimate")),
    };
    let shown = depths.iter().skip(depths.len().saturating_sub(SHOWN_DEPTHS));
    html! {
        @if !depths.is_empty() {
            table.depths {
                thead {
                    tr {
                        th.end scope="col" { (visitor.say(&message!("web-solve-depth"))) }
                        th scope="col" { (visitor.say(&message!("label-value"))) }
                        th.end scope="col" { (visitor.say(&message!("label-nodes"))) }
                        th.end scope="col" { (visitor.say(&message!("label-time"))) }
                        th scope="col" { (visitor.say(&message!("label-move"))) }
                    }
                }
                tbody {
                    @for best in shown {
                        tr {
                            td.end { (visitor.language.number(best.depth)) }
                            td.mark-cell { (kit::mark(&mark(best.value, best.end), &words(best))) }
                            td.end { (visitor.language.number(best.visited)) }
                            td.end { (visitor.say(&sentence::duration(best.elapsed))) }
                            td { @if let Some(mv) = best.line.first() { (kit::code(mv)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The same for reports and programs.
pub(crate) fn analysis<'a>(
    session: &'a dyn Session,
    search: &'a Search,
    answer: &'a Answer,
) -> Analysis<'a> {
    Analysis { session, search, answer, statistics: None, exact: None }
}
