use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use gametree_catalogue::Entry;
use gametree_language::{Message, message};
use gametree_present::Words;

use super::download::Download;
use super::events;
use super::form::Form;
use super::kept::Kept;
use super::new_game::{Begins, NewGame, Players};
use super::thinker::Attended;
use super::token::token;
use super::upload::{Upload, why_not};
use crate::cookie::{forget, keep};
use crate::edge::as_shown;
use crate::pages::own_games;
use crate::pages::play::{self, KeptAs, View};
use crate::visitor::{OWNER_COOKIE, WAY_BACK_COOKIE};
use crate::{Problem, Visitor, Workbench, query};

/// Quick answers come with the page; for others it says that the computer thinks.
const MOMENT: Duration = Duration::from_millis(250);

/// Where files of games are sent to.
pub(crate) const OPEN: &str = "/games/open";

type Bench = State<Arc<Workbench>>;

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new()
        .route("/games", post(create))
        .route("/games", get(own_games::page))
        .route("/games/open", post(open))
        .route("/g/{id}", get(show))
        .route("/g/{id}/events", get(events::listen))
        .route("/g/{id}/moves", post(play_move))
        .route("/g/{id}/undo", post(undo))
        .route("/g/{id}/redo", post(redo))
        .route("/g/{id}/try", post(try_again))
        .route("/g/{id}/now", post(now))
        .route("/g/{id}/pause", post(pause))
        .route("/g/{id}/go", post(go))
        .route("/g/{id}/settings", post(settings))
        .route("/g/{id}/again", post(again))
        .route("/g/{id}/delete", post(delete))
}

/// Begins a game.
async fn create(
    State(workbench): Bench,
    visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let new = match form.new_game(&workbench.catalogue) {
        Err(problem) => return not_set_up(&workbench, &visitor, &form, problem).await,
        Ok(new) => new,
    };
    let owner = owner(&visitor)?;
    let kept = match workbench.games.create(&owner, &new).await {
        Err(problem @ Problem::Move(_)) if new.first_move.is_some() => {
            return not_begun(&workbench, &visitor, new, &problem).await;
        }
        Err(problem) => return not_set_up(&workbench, &visitor, &form, problem).await,
        Ok(kept) => kept,
    };
    let tossed = matches!(new.players, Players::Against { begins: Begins::Toss, .. });
    let address = format!("{}{}", address(&kept.id), if tossed { "?tossed" } else { "" });
    workbench.games.attend(kept, MOMENT).await?;
    Ok(with_owner(&visitor, &owner, Redirect::to(&address)))
}

/// Something in the set-up is wrong: it is said above the board of a game of that kind, where it can be put right.
async fn not_set_up(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    form: &Form,
    problem: Problem,
) -> Result<Response, Problem> {
    let is_chosen = |entry: &&Entry| form.get("game") == Some(entry.name());
    let chosen = workbench.catalogue.entries().iter().find(is_chosen);
    match chosen.filter(|_| problem.status().is_client_error()) {
        Some(entry) => {
            let usual = Form::read(&format!("spec={}", entry.parameters.example));
            let new = usual.new_game(&workbench.catalogue)?;
            not_begun(workbench, visitor, new, &problem).await
        }
        None => Err(problem),
    }
}

/// The first move is wrong: the page of the position that it was typed on.
async fn not_begun(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    new: NewGame,
    problem: &Problem,
) -> Result<Response, Problem> {
    let game = workbench.games.begin(&NewGame { first_move: None, ..new })?;
    let notice = Some(problem.message());
    let view = View { game: &game, kept: None, thinking: None, notice };
    Ok(as_shown(problem, play::show(workbench, visitor, view).await?))
}

/// Opens a game that was saved in a file, here or in a terminal; says on the page of the games why,
/// where it cannot be.
async fn open(
    State(workbench): Bench,
    visitor: Visitor,
    file: Result<Upload, Problem>,
) -> Result<Response, Problem> {
    let owner = owner(&visitor)?;
    let opened = match file {
        Ok(Upload(text)) => workbench.games.open(&owner, &text).await,
        Err(problem) => Err(problem),
    };
    match opened {
        Ok(kept) => {
            let address = address(&kept.id);
            workbench.games.attend(kept, MOMENT).await?;
            Ok(with_owner(&visitor, &owner, Redirect::to(&address)))
        }
        Err(problem) if problem.status().is_client_error() => {
            let page = own_games::show(&workbench, &visitor, Some(why_not(&problem))).await?;
            Ok(as_shown(&problem, page))
        }
        Err(problem) => Err(problem),
    }
}

/// The page of a game, or what can be taken away of it.
async fn show(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(asked): RawQuery,
) -> Result<Response, Problem> {
    let asked = asked.unwrap_or_default();
    let kept = workbench.games.load(&id).await?;
    if let Some(format) = query::first(&asked, "format") {
        return Download::named(&format)?.of(&kept.game, visitor.language);
    }
    let tossed = query::first(&asked, "tossed").and_then(|_| toss(&kept));
    let attended = workbench.games.attend(kept, Duration::ZERO).await?;
    page(&workbench, &visitor, &attended, tossed).await
}

/// Who begins, where a coin has said so.
fn toss(kept: &Kept) -> Option<Message> {
    let is_new = kept.game.moves().len() <= 1 && !kept.is_among_computers();
    let first = kept.game.mover_of(0);
    let who = if kept.game.players()[first.index()].is_human() { "you" } else { "computer" };
    is_new.then(|| message!("play-toss", who = who))
}

async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    attended: &Attended,
    notice: Option<Message>,
) -> Result<Response, Problem> {
    let Attended { kept, thinking, notice: own, is_paused } = attended;
    let view = View {
        game: &kept.game,
        kept: Some(KeptAs { id: &kept.id, version: kept.version, is_paused: *is_paused }),
        thinking: thinking.clone(),
        notice: notice.or_else(|| own.clone()),
    };
    play::show(workbench, visitor, view).await
}

async fn play_move(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let mv = form.get("move").unwrap_or_default();
    let played = workbench.games.play(&id, form.version()?, mv).await;
    changed(&workbench, &visitor, &id, played).await
}

async fn undo(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let undone = workbench.games.undo(&id, form.version()?).await;
    changed(&workbench, &visitor, &id, undone).await
}

async fn redo(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let redone = workbench.games.redo(&id, form.version()?).await;
    changed(&workbench, &visitor, &id, redone).await
}

async fn try_again(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let number = form.number("number")?.unwrap_or(0);
    let tried = workbench.games.try_again(&id, form.version()?, number).await;
    changed(&workbench, &visitor, &id, tried).await
}

async fn settings(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let players = |game: &_| form.changed_players(game);
    let set = workbench.games.set_players(&id, form.version()?, players).await;
    changed(&workbench, &visitor, &id, set).await
}

async fn now(State(workbench): Bench, Path(id): Path<String>) -> Result<Redirect, Problem> {
    workbench.games.play_now(&id, 4 * MOMENT).await?;
    Ok(Redirect::to(&address(&id)))
}

async fn pause(State(workbench): Bench, Path(id): Path<String>) -> Result<Redirect, Problem> {
    waits(&workbench, &id, true).await
}

async fn go(State(workbench): Bench, Path(id): Path<String>) -> Result<Redirect, Problem> {
    waits(&workbench, &id, false).await
}

async fn waits(workbench: &Workbench, id: &str, paused: bool) -> Result<Redirect, Problem> {
    let kept = workbench.games.load(id).await?;
    workbench.games.pause(&kept.id, paused);
    Ok(Redirect::to(&address(id)))
}

async fn again(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let owner = owner(&visitor)?;
    let other_sides = form.get("sides") == Some("other");
    let kept = workbench.games.again(&id, &owner, other_sides).await?;
    let address = address(&kept.id);
    workbench.games.attend(kept, MOMENT).await?;
    Ok(with_owner(&visitor, &owner, Redirect::to(&address)))
}

async fn delete(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    workbench.games.delete(&id, visitor.owner.as_deref().unwrap_or_default()).await?;
    let mut response = Redirect::to("/").into_response();
    // There is no way back to what is gone.
    if let Some(cookie) = forget(WAY_BACK_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// After a change: the page of the game, with the computer's answer if that comes soon. What cannot be is said on
/// the page of the game as it is.
async fn changed(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    id: &str,
    change: Result<Kept, Problem>,
) -> Result<Response, Problem> {
    let problem = match change {
        Ok(kept) => {
            workbench.games.attend(kept, MOMENT).await?;
            return Ok(Redirect::to(&address(id)).into_response());
        }
        Err(problem) => problem,
    };
    if !matches!(problem, Problem::Conflict | Problem::Finished | Problem::Move(_)) {
        return Err(problem);
    }
    let kept = workbench.games.load(id).await?;
    let notice = problem.message();
    let attended = workbench.games.attend(kept, Duration::ZERO).await?;
    Ok(as_shown(&problem, page(workbench, visitor, &attended, Some(notice)).await?))
}

fn address(id: &str) -> String {
    format!("/g/{}", query::encoded(id))
}

/// The token that a visitor's games belong to: theirs, or a new one.
pub(crate) fn owner(visitor: &Visitor) -> Result<String, Problem> {
    visitor.owner.clone().map_or_else(token, Ok)
}

/// An answer that tells a new owner who they are.
pub(crate) fn with_owner(visitor: &Visitor, owner: &str, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    let cookie: Option<HeaderValue> = match visitor.owner {
        None => keep(OWNER_COOKIE, owner),
        Some(_) => None,
    };
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
