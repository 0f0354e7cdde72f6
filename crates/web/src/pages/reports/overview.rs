use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use gametree_lab::report::{report_claim, report_game};
use gametree_lab::reports::{Explained, Report};
use gametree_language::message;
use maud::{Markup, html};

use super::asked::Asked;
use super::files::{self, Format};
use super::reruns::{Reruns, State};
use super::waiting::{self, is_pending};
use super::wanted::{Piece, Wanted};
use super::{claims, entries};
use crate::icon::Icon;
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, kit};

/// All five: what each says, and what came of it as far as that is known.
pub(super) async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
) -> Result<Response, Problem> {
    let reruns = &workbench.reports;
    let say = |message| visitor.say(&message);
    let mut watched = Vec::new();
    let mut states = Vec::new();
    for (wanted, begins) in [(Wanted::Tables, asked.rerun), (Wanted::Everything, asked.whole)] {
        let state = match begins && !asked.stopped {
            true => reruns.ask(wanted).await?,
            false => reruns.state(wanted),
        };
        watched.extend(is_pending(&state).then_some(wanted));
        states.push(state);
    }
    // Whoever looks at one of them elsewhere has it rerun: that is seen here, too.
    let alone = Report::ALL.map(|report| Wanted::One(Piece::Table(report)));
    watched.extend(alone.into_iter().filter(|wanted| is_pending(&reruns.state(*wanted))));
    let title = say(message!("reproduce-index"));
    let mut shell = Shell::new(visitor, title.clone(), "reports-page");
    shell.lens = Some(Lens::Reports);
    shell.scripts = &["solve.js"];
    shell.refresh = (!watched.is_empty()).then_some(1);
    let shown = states.iter().rev().find(|state| is_pending(state));
    Ok(shell
        .page(html! {
            div.page-head {
                h1 { (title) }
                span.aside { (say(message!("web-reports-intro"))) }
                div.actions {
                    (waiting::again(visitor, Wanted::Tables))
                    a.button.framed href="/reports/all?format=html" {
                        (kit::inside(Icon::Download, &say(message!("web-reports-all")), ""))
                    }
                }
            }
            div.reports-grid data-watch=[waiting::events(&watched)] {
                (entries::card(visitor, reruns, None))
                div.reports-rest {
                    @if let Some(state) = shown {
                        section.card { (waiting::part(visitor, reruns, "all", state)) }
                    } @else if let (true, State::Known) = (asked.whole, &states[1]) {
                        section.card { p { (say(message!("web-reports-ready"))) } }
                    }
                    @for report in Report::ALL { (summary(visitor, reruns, report)) }
                }
            }
        })
        .into_response())
}

/// What a report says, and the answer if it has been rerun.
fn summary(visitor: &Visitor, reruns: &Reruns, report: Report) -> Markup {
    let game = report_game(report);
    let says = message!("web-reports-says", report = report.number(), game = game);
    let table = reruns.shelf.table(report);
    html! {
        section.card.claim {
            h2.small.soft { (visitor.say(&says)) }
            p.claim-words {
                a href=(format!("/reports/{report}")) { (visitor.say(&report_claim(report).said())) }
            }
            @match &table {
                Some(table) => (claims::first(visitor, &table.rerun)),
                None => p.answer { (visitor.say(&message!("web-reports-open"))) },
            }
        }
    }
}

/// All of them in one file. What is not known yet is found out first, where it can be watched.
pub(super) async fn file(
    workbench: &Workbench,
    visitor: &Visitor,
    format: Format,
) -> Result<Response, Problem> {
    let reruns = &workbench.reports;
    let State::Known = reruns.ask(Wanted::Everything).await? else {
        return Ok(Redirect::to(&Wanted::Everything.address()).into_response());
    };
    let reports = Report::ALL.into_iter().map(|report| reruns.shelf.explained(report));
    let reports: Option<Vec<Explained>> = reports.collect();
    files::all(format, &reports.ok_or(Problem::Busy)?, visitor.language)
}
