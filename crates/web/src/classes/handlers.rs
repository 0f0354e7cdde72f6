//! What a teacher does.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use gametree_exercise::words;
use gametree_language::{Message, message};
use gametree_rules::work::Work;
use tokio::time::sleep;

use super::register::{Board, LIFETIME, NotBegun};
use super::start::Start;
use super::{events, phones};
use crate::desk::{Errand, QUICK};
use crate::edge::as_shown;
use crate::games::{Form, owner, with_owner};
use crate::pages::class;
use crate::peer::Peer;
use crate::{Problem, Visitor, Workbench, query};

pub(super) type Bench = State<Arc<Workbench>>;

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new()
        .route("/class", get(start))
        .route("/class", post(begin))
        .route("/class/{id}", get(show))
        .route("/class/{id}/events", get(events::teacher))
        .route("/class/{id}/close", post(close))
        .route("/class/{id}/again", post(again))
        .route("/class/{id}/next", post(next))
        .route("/class/{id}/end", post(end))
        .route("/c", get(phones::enter))
        .route("/c/{code}", get(phones::show))
        .route("/c/{code}/events", get(events::phone))
        .route("/c/{code}/join", post(phones::join))
        .route("/c/{code}/answer", post(phones::answer))
}

/// What a class begins with; or how the workbench is started so that phones reach it.
async fn start(
    State(workbench): Bench,
    visitor: Visitor,
    RawQuery(asked): RawQuery,
) -> Result<Response, Problem> {
    if workbench.reachable.is_empty() {
        return Ok(class::alone(&visitor).into_response());
    }
    let asked = Form::read(asked.as_deref().unwrap_or_default());
    Ok(match Start::read(&asked) {
        Ok(start) => class::start(&visitor, &start, None).into_response(),
        Err(wrong) => not_begun(&visitor, wrong),
    })
}

/// What is wrong with the tree is said on the page where it can be put right.
fn not_begun(visitor: &Visitor, wrong: Message) -> Response {
    let problem = Problem::Unreadable(String::new());
    as_shown(&problem, class::start(visitor, &Start::default(), Some(wrong)))
}

/// Begins a class.
async fn begin(
    State(workbench): Bench,
    visitor: Visitor,
    peer: Peer,
    form: Form,
) -> Result<Response, Problem> {
    if workbench.reachable.is_empty() {
        return Ok(Redirect::to(&visitor.on_to("/class")).into_response());
    }
    let start = match Start::read(&form) {
        Ok(start) => start,
        Err(wrong) => return Ok(not_begun(&visitor, wrong)),
    };
    let full = || {
        let notice = Some(message!("web-class-full"));
        as_shown(&Problem::Busy, class::start(&visitor, &start, notice))
    };
    if !workbench.classes.has_room(peer, Instant::now()) {
        return Ok(full());
    }
    let grown = start.clone();
    let grow = move |_: &Work| grown.tree();
    let tree = match workbench.desk.run(Errand::Quick, QUICK, grow).await? {
        Ok(tree) => tree,
        Err(wrong) => return Ok(not_begun(&visitor, wrong)),
    };
    let owner = owner(&visitor)?;
    match workbench.classes.begin(&owner, peer, tree, Instant::now()) {
        Ok(id) => {
            forget_in_time(&workbench);
            Ok(with_owner(&visitor, &owner, back(&visitor, &id, false)))
        }
        Err(NotBegun::Full) => Ok(full()),
        Err(NotBegun::Nameless) => Err(Problem::Internal),
    }
}

/// Also where nobody asks for anything any more, a class is gone when its time is over.
fn forget_in_time(workbench: &Workbench) {
    let classes = Arc::downgrade(&workbench.classes);
    tokio::spawn(async move {
        sleep(LIFETIME).await;
        if let Some(classes) = classes.upgrade() {
            classes.sweep(Instant::now());
        }
    });
}

/// Who it is that teaches.
pub(super) fn teacher(visitor: &Visitor) -> &str {
    visitor.owner.as_deref().unwrap_or_default()
}

/// The page on the wall.
async fn show(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(asked): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let board = workbench.classes.board(&id, teacher(&visitor), Instant::now())?;
    let view = asked.as_deref().and_then(|asked| query::first(asked, "view"));
    let wall = Wall { id: &id, board, is_projected: view.as_deref() == Some("projector") };
    Ok(class::teacher(&workbench, &visitor, &headers, &wall, None).into_response())
}

/// What the page on the wall is made from.
pub(crate) struct Wall<'a> {
    pub(crate) id: &'a str,
    pub(crate) board: Board,
    pub(crate) is_projected: bool,
}

/// What every form of that page says: for which stage it was made, and how the page looks.
fn said(form: &Form) -> Result<(u64, bool), Problem> {
    Ok((form.number("stage")?.unwrap_or(0), form.get("view") == Some("projector")))
}

fn back(visitor: &Visitor, id: &str, is_projected: bool) -> Redirect {
    let id = query::encoded(id);
    Redirect::to(&visitor.on_to(&match is_projected {
        true => format!("/class/{id}?view=projector"),
        false => format!("/class/{id}"),
    }))
}

async fn close(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Redirect, Problem> {
    let (stage, is_projected) = said(&form)?;
    workbench.classes.close(&id, teacher(&visitor), stage, Instant::now())?;
    Ok(back(&visitor, &id, is_projected))
}

async fn again(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Redirect, Problem> {
    let (stage, is_projected) = said(&form)?;
    workbench.classes.ask_again(&id, teacher(&visitor), stage, Instant::now())?;
    Ok(back(&visitor, &id, is_projected))
}

/// Another tree: of the same kind with the next seed, or as the form says.
async fn next(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, Problem> {
    let (stage, is_projected) = said(&form)?;
    let (classes, teacher) = (&workbench.classes, teacher(&visitor));
    let Some(wish) = classes.next_wish(&id, teacher, stage, Instant::now())? else {
        return Ok(back(&visitor, &id, is_projected).into_response());
    };
    let grown = match Start::changed(wish, &form) {
        Ok(wish) => {
            let grow = move |_: &Work| {
                let grown = wish.grow().map(|exercise| (wish, exercise));
                grown.map_err(|error| words::generator_error(&error))
            };
            workbench.desk.run(Errand::Quick, QUICK, grow).await?
        }
        Err(wrong) => Err(wrong),
    };
    match grown {
        Ok(tree) => {
            classes.go_on(&id, teacher, stage, tree, Instant::now())?;
            Ok(back(&visitor, &id, is_projected).into_response())
        }
        Err(wrong) => {
            let board = classes.board(&id, teacher, Instant::now())?;
            let wall = Wall { id: &id, board, is_projected };
            let page = class::teacher(&workbench, &visitor, &headers, &wall, Some(wrong));
            Ok(as_shown(&Problem::Unreadable(String::new()), page))
        }
    }
}

async fn end(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    workbench.classes.end(&id, teacher(&visitor), Instant::now())?;
    Ok(Redirect::to(&visitor.on_to("/class")))
}
