//! Positions that an address names: to begin a game from, or to look at.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Redirect, Response};
use gametree_language::{ascii_digits, message};
use gametree_picture::Drawing;
use gametree_play::{Match, PlayerSpec};
use gametree_present::{Words, game_name, game_title};
use maud::{Markup, PreEscaped, html};

use super::setup::USUAL_STRENGTH;
use super::{View, show, wrong_move};
use crate::edge::as_shown;
use crate::games::Download;
use crate::icon::Icon;
use crate::place::Opened;
use crate::shell::{Lens, Shell};
use crate::{Place, Problem, Visitor, Workbench, WrongMove, kit, query};

/// The games to choose from.
pub(super) async fn games(State(workbench): State<Arc<Workbench>>, visitor: Visitor) -> Markup {
    let title = visitor.say(&message!("web-play-which"));
    let mut shell = Shell::new(&visitor, title.clone(), "play-page");
    shell.lens = Some(Lens::Play);
    shell.page(html! {
        div.page-head {
            h1 { (title) }
            div.actions {
                (kit::link("/games", Icon::Document, &visitor.say(&message!("web-own")), ""))
            }
        }
        ul.plain.games {
            @for entry in workbench.catalogue.entries() {
                @let example = entry.parameters.example;
                li {
                    a.card.game-card href=(Place::start(example).address("play")) {
                        @if let Some(drawing) = drawing(&workbench, &visitor, example) {
                            svg.stage viewBox=(drawing.view_box()) dir="ltr" aria-hidden="true" {
                                (PreEscaped(drawing.body))
                            }
                        }
                        h2 { (visitor.say(&game_name(entry, example))) }
                        p.soft.says { (visitor.say(&game_title(entry))) }
                    }
                }
            }
        }
    })
}

/// How a game looks at its start.
fn drawing(workbench: &Workbench, visitor: &Visitor, spec: &str) -> Option<Drawing> {
    let session = workbench.catalogue.open(spec).ok()?;
    let stage = session.stage(&session.position(), &[], visitor.language).ok()?;
    Some(stage.source.unwrap_or(stage.drawing))
}

/// A place, a file of it, or one move further.
pub(super) async fn place(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let query = query.unwrap_or_default();
    let opened = match Place::read(&spec, &query).open(&workbench) {
        Err(Problem::Move(wrong)) => return before(&workbench, &visitor, &wrong).await,
        opened => opened?,
    };
    let game = looked_at(&opened)?;
    if let Some(format) = query::first(&query, "format") {
        return Download::named(&format)?.of(&game, visitor.language);
    }
    let mut notice = None;
    if let Some(typed) = query::first(&query, "move") {
        let mv = ascii_digits(typed.trim());
        match opened.session.copy().play(&mv) {
            Ok(mv) => {
                let mut place = opened.place;
                place.moves.push(mv);
                return Ok(Redirect::to(&place.address("play")).into_response());
            }
            Err(error) => notice = Some(wrong_move(&*opened.session, &mv, error.message())),
        }
    }
    let view = View { game: &game, kept: None, thinking: None, notice };
    show(&workbench, &visitor, view).await
}

/// The place before a move that cannot be made there, with those that can.
async fn before(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    wrong: &WrongMove,
) -> Result<Response, Problem> {
    let problem = Problem::from(wrong.clone());
    let Some(place) = &wrong.before else { return Err(problem) };
    let game = looked_at(&place.open(workbench)?)?;
    let view = View { game: &game, kept: None, thinking: None, notice: Some(problem.message()) };
    Ok(as_shown(&problem, show(workbench, visitor, view).await?))
}

/// The place as a game: between two people, or, where nothing has been played, as it would usually begin.
fn looked_at(opened: &Opened<'_>) -> Result<Match, Problem> {
    let mut session = opened.session.copy();
    session.set_position(&opened.start)?;
    let is_fresh = opened.moves.is_empty() && opened.place.position.is_none();
    let other = match is_fresh {
        true => PlayerSpec::Strength(USUAL_STRENGTH),
        false => PlayerSpec::Human,
    };
    let mut game = Match::new(session, [PlayerSpec::Human, other], 0)?;
    for (index, mv) in opened.moves.iter().enumerate() {
        if let Err(error) = game.play_human(mv) {
            return Err(WrongMove::new(game.session(), index + 1, mv, error).into());
        }
    }
    Ok(game)
}
