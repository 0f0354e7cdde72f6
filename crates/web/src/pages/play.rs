//! Playing: the page of a game, kept or named by an address.

mod board;
mod choice;
mod facts;
mod finished;
mod graph;
mod known;
mod moves;
mod places;
mod report;
mod scene;
mod setup;
mod stage;
mod thinking;
mod verdict;
mod wishes;

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use gametree_catalogue::Session;
use gametree_language::{Argument, Message, message};
use gametree_play::{Match, PlayerSpec};
use gametree_present::sentence::legal_moves;
use gametree_present::{Words, game_name, playing};
use gametree_rules::Part;
use maud::{Markup, html};

use crate::cookie::keep;
use crate::icon::Icon;
use crate::pages::tree;
use crate::shell::{Lens, Shell};
use crate::thinking::Thinking;
use crate::visitor::WAY_BACK_COOKIE;
use crate::{Place, Problem, Visitor, Workbench, command, kit};
use facts::Facts;
pub(crate) use known::Knowledge;
use scene::Scene;
pub(crate) use scene::strength_words;
pub(crate) use setup::{USUAL_STRENGTH, spec_of};
use wishes::{Values, Wishes};

/// A game as its page shows it.
pub(crate) struct View<'a> {
    /// The game.
    pub(crate) game: &'a Match,
    /// Where it is kept; `None` for a position that an address names.
    pub(crate) kept: Option<KeptAs<'a>>,
    /// What the computer is thinking about, if it is.
    pub(crate) thinking: Option<Thinking>,
    /// What to say first: a wrong move, a game that went on elsewhere.
    pub(crate) notice: Option<Message>,
}

/// How a game is named that is kept.
#[derive(Clone, Copy)]
pub(crate) struct KeptAs<'a> {
    /// Its name in addresses.
    pub(crate) id: &'a str,
    /// Counts its changes: a form says which state it was made for.
    pub(crate) version: u64,
    /// Whether the computer waits until it is told to go on.
    pub(crate) is_paused: bool,
}

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new()
        .route("/play", get(places::games))
        .route("/play/values", post(wishes::choose))
        .route("/play/{*spec}", get(places::place))
}

/// A move that is not legal, and those that are: what is said above the board.
fn wrong_move(session: &dyn Session, typed: &str, reason: Message) -> Message {
    let legal = legal_moves(session);
    message!("play-wrong-move", mv = Argument::quoted(typed), reason = reason, legal = legal)
}

/// The page of a game, with whatever there is to find out about it.
pub(crate) async fn show(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    mut view: View<'_>,
) -> Result<Response, Problem> {
    let game = view.game;
    let wishes = Wishes::of(visitor, view.kept.map(|kept| kept.id));
    let count = game.moves().len();
    let at = wishes.at.filter(|at| view.kept.is_some() && *at < count).unwrap_or(count);
    let session = game.before(at);
    let spec = session.spec();
    let entry = workbench.catalogue.entry_of(&spec)?;
    let begun = workbench.catalogue.open(&spec)?.position();
    let place = Place {
        spec,
        position: (begun != game.start()).then(|| game.start().to_owned()),
        moves: game.moves().iter().take(at).map(|played| played.mv.clone()).collect(),
    };
    // Think first: nothing is told in a game that goes on until somebody asks.
    let is_running = !game.is_over() && (view.kept.is_some() || is_fresh(&place));
    let usual = if is_running { Values::Hide } else { Values::All };
    let values = match wishes.values.unwrap_or(usual) {
        Values::Hide if wishes.hint => Values::Best,
        values => values,
    };
    let facts = match values == Values::Hide && !game.is_over() {
        true => Facts::default(),
        false => match facts::facts(workbench, game, at).await {
            // The game is there all the same; only what it is worth has to wait.
            Err(problem @ Problem::Busy) => {
                view.notice.get_or_insert(problem.message());
                Facts::default()
            }
            facts => facts?,
        },
    };
    let Wishes { hint, asked, .. } = wishes;
    let scene =
        Scene { asked, visitor, view: &view, entry, at, session, place, values, hint, facts };
    let mut response = page(&scene)?.into_response();
    if let Some(way) = scene.way_back().and_then(|way| keep(WAY_BACK_COOKIE, &way.to_string())) {
        response.headers_mut().append(header::SET_COOKIE, way);
    }
    Ok(response)
}

fn is_fresh(place: &Place) -> bool {
    place.moves.is_empty() && place.position.is_none()
}

fn page(scene: &Scene<'_>) -> Result<Markup, Problem> {
    let title = scene.say(&game_name(scene.entry, &scene.place.spec));
    let mut shell = Shell::new(scene.visitor, title.clone(), "play-page");
    shell.lens = Some(Lens::Play);
    shell.place = Some(scene.place.clone());
    shell.own = scene.kept().map(|_| scene.address_at(scene.at));
    shell.scripts = &["play.js"];
    shell.refresh = scene.view.thinking.as_ref().map(|_| 1);
    let events = scene.kept().filter(|_| scene.view.thinking.is_some());
    Ok(shell.page(html! {
        (head(scene, &title))
        div.play-grid data-news=[news(scene)]
            data-events=[events.map(|kept| format!("/g/{}/events?version={}", kept.id, kept.version))] {
            (board::card(scene)?)
            div.play-rail {
                (verdict::card(scene))
                (verdict::hint(scene))
                (thinking::card(scene))
                (choice::card(scene))
                (graph::card(scene))
                (moves::card(scene))
                @if scene.game().is_over() || scene.kept().is_none() { (report::card(scene)) }
            }
            div.play-side {
                (setup::card(scene))
                (rules(scene))
                (terminal(scene))
            }
        }
    }))
}

/// The name of the game, and where else this position can be seen.
fn head(scene: &Scene<'_>, title: &str) -> Markup {
    let say = |message| scene.say(&message);
    html! {
        div.page-head {
            h1 { (title) }
            (kit::code(&scene.place.spec))
            div.actions {
                @if scene.kept().is_none() && !scene.is_fresh() && scene.mover().is_some() {
                    form method="post" action="/games" {
                        (setup::usual(&scene.place.spec))
                        @for (name, value) in scene.place.query() {
                            input type="hidden" name=(name) value=(value);
                        }
                        button.button.framed { (kit::inside(Icon::Play, &say(message!("web-play-from-here")), "")) }
                    }
                }
                (kit::link(&tree_address(scene), Icon::Tree, &say(message!("web-play-tree")), "T"))
                (kit::link(&scene.place.address("solve"), Icon::Check, &say(message!("web-lens-solve")), ""))
                (kit::link("/games", Icon::Document, &say(message!("web-own")), ""))
                a.button.framed href=(scene.place.address("play")) aria-keyshortcuts="S"
                    data-share=(say(message!("web-play-shared"))) {
                    (kit::inside(Icon::Link, &say(message!("web-play-share")), "S"))
                }
            }
        }
    }
}

/// The largest tree of this position that can be drawn, no deeper than the computer looks.
fn tree_address(scene: &Scene<'_>) -> String {
    let players = scene.game().players().iter();
    let search = |player: &PlayerSpec| player.search(scene.session.heuristics()).ok().flatten();
    let search = players.filter_map(search).find(|search| search.algorithm.is_textbook());
    tree::address_that_fits(&scene.place, search.as_ref())
}

/// What those who listen hear when the page changes: the last move and the result, never the thinking.
fn news(scene: &Scene<'_>) -> Option<String> {
    if scene.view.thinking.is_some() || scene.is_looking_back() {
        return None;
    }
    let last = scene.game().moves().last()?;
    let who = scene.who(scene.game().mover_of(scene.at - 1));
    let made = scene.say(&message!("web-play-made", who = who, mv = last.mv.as_str()));
    let result = scene.session.result();
    let result = result.map(|end| scene.say(&playing::won(scene.game(), end.outcome)));
    Some([Some(made), result].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The rules in a few lines.
fn rules(scene: &Scene<'_>) -> Markup {
    let who = |player| scene.who(player);
    let brief = scene.explaining(&who).rules(&scene.session.rules(), Part::Brief);
    let title = scene.say(&message!("web-rules"));
    kit::card(
        &title,
        "",
        html! {
            @for sentence in brief { p.soft { (scene.say(&sentence)) } }
            p.small { a href=(format!("/rules/{}", scene.place.spec)) {
                (scene.say(&message!("web-play-all-rules")))
            } }
        },
    )
}

/// The same game in a terminal.
fn terminal(scene: &Scene<'_>) -> Markup {
    let place = &scene.place;
    let moves = if scene.mover().is_some() { place.moves.as_slice() } else { &[] };
    let position = place.position.as_deref();
    let line = command::play(&place.spec, position, moves, scene.game().players());
    kit::command(&line, &scene.say(&message!("web-play-copy")))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::extract::{Path, RawQuery, State};
    use axum::http::{Request, StatusCode};
    use gametree_catalogue::Catalogue;
    use http_body_util::BodyExt;
    use tokio::time::timeout;

    use super::*;
    use crate::desk::Errand;

    /// What a game is worth is not worth as much as the game.
    #[tokio::test(start_paused = true)]
    async fn where_everybody_is_busy_the_page_is_there_without_values() {
        let workbench = Arc::new(Workbench::new(Catalogue::standard()));
        let mut seats = Vec::new();
        while let Ok(seat) =
            timeout(Duration::from_millis(1), workbench.desk.seat(Errand::Quick)).await
        {
            seats.push(seat.unwrap());
        }
        let request = Request::get("/play/tictactoe?moves=b2").body(()).unwrap();
        let visitor = Visitor::of(&request.into_parts().0);
        let (spec, query) = (Path("tictactoe".to_owned()), RawQuery(Some("moves=b2".to_owned())));
        let page = places::place(State(workbench), visitor, spec, query).await.unwrap();
        assert_eq!(page.status(), StatusCode::OK);
        let page = page.into_body().collect().await.unwrap().to_bytes();
        let page = String::from_utf8(page.to_vec()).unwrap();
        assert!(page.contains("role=\"alert\"") && page.contains("value=\"a1\""), "{page}");
        assert!(!page.contains("class=\"mark"), "{page}");
    }
}
