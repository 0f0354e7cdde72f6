//! The five course reports, rerun: the rows of their tables beside a rerun, and their claims judged.
//!
//! A report is rerun when its page is opened, unless somebody has done that since the server started; what was found is
//! kept in memory and never stored.

mod asked;
mod axis;
mod claims;
mod entries;
mod fault_page;
mod faults;
mod files;
mod overview;
mod plot;
mod questions;
mod report_page;
pub(crate) mod reruns;
mod rows;
pub(crate) mod shelf;
mod waiting;
pub(crate) mod wanted;

use std::convert::Infallible;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::sse::{Event, Sse};
use axum::response::{Redirect, Response};
use axum::routing::{get, post};
use futures_util::Stream;
use gametree_lab::report::no_such_fault;
use gametree_lab::reports::{Fault, Report};
use gametree_language::{Argument, Message, ascii_digits, message};
use maud::html;

pub(crate) use entries::verdict;
pub(crate) use reruns::Reruns;

use crate::edge::as_shown;
use crate::pages::solve::watch::{News, told};
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, query};
use asked::Asked;
use files::Format;
use reruns::State as Standing;
use wanted::Wanted;

type Bench = State<Arc<Workbench>>;

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new()
        .route("/reports", get(all))
        .route("/reports/all", get(all_as_file))
        .route("/reports/events", get(events))
        .route("/reports/rerun", post(rerun))
        .route("/reports/cancel", post(cancel))
        .route("/reports/{report}", get(one))
        .route("/reports/{report}/{fault}", get(fault))
}

async fn all(
    State(workbench): Bench,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let asked = Asked::read(None, &query.unwrap_or_default())?;
    overview::page(&workbench, &visitor, &asked).await
}

async fn all_as_file(
    State(workbench): Bench,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let asked = Asked::read(None, &query.unwrap_or_default())?;
    overview::file(&workbench, &visitor, asked.format.unwrap_or(Format::Html)).await
}

async fn one(
    State(workbench): Bench,
    visitor: Visitor,
    Path(report): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let Ok(report) = ascii_digits(&report).parse() else {
        return Ok(no_report(&workbench, &visitor, &report));
    };
    let asked = Asked::read(Some(report), &query.unwrap_or_default())?;
    report_page::page(&workbench, &visitor, report, &asked).await
}

async fn fault(
    State(workbench): Bench,
    visitor: Visitor,
    Path((report, name)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let Ok(report) = ascii_digits(&report).parse() else {
        return Ok(no_report(&workbench, &visitor, &report));
    };
    let Some(fault) = Fault::find(report, &name) else {
        let said = no_such_fault(report, &name);
        return Ok(not_there(&workbench, &visitor, Some(report), &said));
    };
    let asked = Asked::read(Some(report), &query.unwrap_or_default())?;
    fault_page::page(&workbench, &visitor, fault, &asked).await
}

/// What a name can be.
fn listed(names: impl IntoIterator<Item = &'static str>) -> Argument {
    Argument::list(names.into_iter().map(|name| Argument::from(name).isolated()), ", ")
}

fn no_report(workbench: &Workbench, visitor: &Visitor, name: &str) -> Response {
    let (name, names) = (Argument::quoted(name), listed(Report::NUMBERS));
    let said = message!("web-reports-unknown", name = name, names = names);
    not_there(workbench, visitor, None, &said)
}

/// A page that says what there is instead.
fn not_there(
    workbench: &Workbench,
    visitor: &Visitor,
    report: Option<Report>,
    said: &Message,
) -> Response {
    let title = visitor.say(&message!("web-problem"));
    let mut shell = Shell::new(visitor, title.clone(), "reports-page");
    shell.lens = Some(Lens::Reports);
    let page = shell.page(html! {
        div.page-head { h1 { (title) } }
        div.reports-grid {
            (entries::card(visitor, &workbench.reports, report))
            div.reports-rest {
                section.card.wrong { p { (visitor.sentence(said)) } }
                @if let Some(report) = report { (faults::card(visitor, report)) }
            }
        }
    });
    as_shown(&Problem::NotFound, page)
}

/// What a query says is meant.
fn meant(query: Option<String>) -> Result<Vec<Wanted>, Problem> {
    let names = query::first(&query.unwrap_or_default(), "watch").unwrap_or_default();
    let wanted: Result<Vec<Wanted>, _> = names.split(',').map(str::parse).collect();
    wanted.map_err(|_| Problem::NotFound)
}

/// Has tables rerun that are known: whoever looks next begins it.
async fn rerun(State(workbench): Bench, RawQuery(query): RawQuery) -> Result<Redirect, Problem> {
    let wanted = meant(query)?;
    wanted.iter().for_each(|wanted| workbench.reports.forget(*wanted));
    wanted.first().map(|wanted| Redirect::to(&wanted.address())).ok_or(Problem::NotFound)
}

/// Gives up what is being worked on, and says so.
async fn cancel(State(workbench): Bench, RawQuery(query): RawQuery) -> Result<Redirect, Problem> {
    let wanted = meant(query)?;
    wanted.iter().for_each(|wanted| workbench.reports.cancel(*wanted));
    wanted.first().map(|wanted| Redirect::to(&wanted.given_up())).ok_or(Problem::NotFound)
}

/// How far it is, again and again.
async fn events(
    State(workbench): Bench,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let watched = meant(query)?;
    Ok(told(move || look(&workbench.reports, &visitor, &watched)))
}

/// To look is also to say that somebody is there.
fn look(reruns: &Reruns, visitor: &Visitor, watched: &[Wanted]) -> News {
    let mut news = News::default();
    for wanted in watched {
        let missing = reruns.shelf.missing(*wanted).len();
        news.known += wanted.pieces().len() - missing;
        if let Standing::Running(larger, running) = reruns.state(*wanted) {
            news.steps.push(reruns.step(visitor, &step_id(*wanted), larger, &running));
        }
    }
    news
}

/// Where on its page the bar of something stands.
fn step_id(wanted: Wanted) -> String {
    match wanted {
        Wanted::One(wanted::Piece::Table(_)) => "table".to_owned(),
        Wanted::One(wanted::Piece::Fault(_)) => "fault".to_owned(),
        Wanted::One(wanted::Piece::Question(question)) => question.name.to_owned(),
        Wanted::Whole(_) => "whole".to_owned(),
        Wanted::Tables | Wanted::Everything => "all".to_owned(),
    }
}
