use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use gametree_lab::report::{report_claim, report_game, reproduced_title};
use gametree_lab::reports::{Question, Report};
use gametree_language::message;
use gametree_present::sentence;
use maud::{Markup, html};

use super::asked::Asked;
use super::files::{self, Format};
use super::reruns::State;
use super::shelf::Table;
use super::waiting::{self, is_pending};
use super::wanted::{Piece, Wanted};
use super::{claims, entries, faults, plot, questions, rows};
use crate::icon::Icon;
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench};

/// A report: what it says, what came of it, what went wrong, row by row.
pub(super) async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    report: Report,
    asked: &Asked,
) -> Result<Response, Problem> {
    if let Some(format) = asked.format {
        return file(workbench, visitor, report, format).await;
    }
    let reruns = &workbench.reports;
    let wanted = Wanted::One(Piece::Table(report));
    let state = match asked.stopped {
        true => reruns.state(wanted),
        false => reruns.ask(wanted).await?,
    };
    let mut standings = Vec::new();
    for question in Question::of(report) {
        let wanted = Wanted::One(Piece::Question(question));
        let state = match asked.question == Some(question) {
            true => reruns.ask(wanted).await?,
            false => reruns.state(wanted),
        };
        standings.push((question, state));
    }
    let whole = match asked.whole {
        true => reruns.ask(Wanted::Whole(report)).await?,
        false => reruns.state(Wanted::Whole(report)),
    };
    let mut watched = Vec::new();
    let questions = standings.iter().map(|(question, state)| (Piece::Question(question), state));
    for (piece, state) in [(Piece::Table(report), &state)].into_iter().chain(questions) {
        watched.extend(is_pending(state).then_some(Wanted::One(piece)));
    }
    watched.extend(is_pending(&whole).then_some(Wanted::Whole(report)));
    let questions = questions::card(visitor, reruns, report, &standings);
    let title = visitor.say(&reproduced_title(report));
    let mut shell = Shell::new(visitor, title.clone(), "reports-page");
    shell.lens = Some(Lens::Reports);
    shell.scripts = &["solve.js"];
    shell.refresh = (!watched.is_empty()).then_some(1);
    let table = reruns.shelf.table(report);
    let rerun = table.as_ref().map(|table| &*table.rerun);
    Ok(shell
        .page(html! {
            div.page-head {
                h1 { (title) }
                @if let Some(table) = &table { span.aside { (took(visitor, table)) } }
                div.actions { (waiting::again(visitor, wanted)) }
            }
            div.reports-grid data-watch=[waiting::events(&watched)]
                data-news=[rerun.map(|rerun| visitor.say(&entries::counts(rerun)))] {
                (entries::card(visitor, reruns, Some(report)))
                div.reports-rest {
                    section.card.claim {
                        p.small.soft {
                            (visitor.say(&message!(
                                "web-reports-says",
                                report = report.number(),
                                game = report_game(report)
                            )))
                        }
                        p.claim-words { (visitor.say(&report_claim(report).said())) }
                        @if let Some(rerun) = rerun {
                            (claims::first(visitor, rerun))
                        } @else {
                            (waiting::part(visitor, reruns, "table", &state))
                        }
                    }
                    // Whoever has asked sees it first.
                    @if asked.question.is_some() { (questions) }
                    div.plot-and-faults {
                        @if let Some(rerun) = rerun {
                            div.plot-column {
                                (plot::card(visitor, rerun))
                                (faults::right(visitor, rerun))
                            }
                        }
                        (faults::card(visitor, report))
                    }
                    (claims::card(visitor, report, rerun))
                    (rows::card(visitor, report, rerun, &state))
                    @if asked.question.is_none() { (questions) }
                    (downloads(visitor, reruns, report, &whole))
                }
            }
        })
        .into_response())
}

/// How long the rerun took.
fn took(visitor: &Visitor, table: &Table) -> String {
    visitor.say(&message!("web-reports-took", time = sentence::duration(table.elapsed)))
}

/// What can be taken away; what holds everything is put together first.
fn downloads(visitor: &Visitor, reruns: &super::Reruns, report: Report, whole: &State) -> Markup {
    html! {
        section.card.report-files {
            header.card-head { h2 { (visitor.say(&message!("web-reports-files"))) } }
            div.downloads {
                @for format in Format::OF_REPORT {
                    a.button.framed href=(format!("/reports/{report}?format={}", format.name())) {
                        (Icon::Download.draw()) span { (format.label()) }
                    }
                }
            }
            @match whole {
                State::Running(Wanted::Whole(_) | Wanted::Everything, _) => {
                    (waiting::part(visitor, reruns, "whole", whole))
                },
                State::Known => {},
                _ => p.small.soft { (visitor.say(&message!("web-reports-whole"))) },
            }
        }
    }
}

/// A file. What is not known yet is found out first, where it can be watched.
async fn file(
    workbench: &Workbench,
    visitor: &Visitor,
    report: Report,
    format: Format,
) -> Result<Response, Problem> {
    let (reruns, language) = (&workbench.reports, visitor.language);
    let wanted = match format.is_whole() {
        true => Wanted::Whole(report),
        false => Wanted::One(Piece::Table(report)),
    };
    if !Format::OF_REPORT.contains(&format) {
        return Err(Problem::NotFound);
    }
    let State::Known = reruns.ask(wanted).await? else {
        return Ok(Redirect::to(&wanted.address()).into_response());
    };
    let explained = reruns.shelf.explained(report);
    let table = reruns.shelf.table(report);
    match (explained, table) {
        (Some(explained), _) if format.is_whole() => files::whole(format, explained, language),
        (explained, Some(table)) => files::table(format, &table, explained, language),
        // Somebody has it rerun in this very moment.
        (_, None) => Err(Problem::Busy),
    }
}
