mod left_off;
mod puzzle;

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use gametree_catalogue::{Catalogue, Effort, Entry, Oracle, Session};
use gametree_language::message;
use gametree_picture::Stage;
use gametree_present::{ValueMark, game_kind, game_title, sentence};
use gametree_rules::{Proven, Work};
use maud::{Markup, PreEscaped, html};

use crate::desk::{Errand, QUICK};
use crate::icon::Icon;
use crate::kit;
use crate::pages::explore;
use crate::query;
use crate::shell::{Lens, Shell};
use crate::today::{Puzzle, today};
use crate::{Place, Problem, Visitor, Workbench};

/// What the first page knows, which is the same for everybody all day.
pub(crate) struct Front {
    day: u64,
    puzzle: Option<Puzzle>,
    games: Vec<Shown>,
}

/// A game, a position of it to look at, and how it ends from its start.
struct Shown {
    spec: String,
    /// Moves by chance that make it look like a game.
    moves: Vec<String>,
    end: Option<Proven>,
    has_points: bool,
}

/// The first page: a question, the games, and what one has begun.
pub(crate) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Markup, Problem> {
    let front = front(&workbench).await?;
    let tried = query.as_deref().and_then(|query| query::first(query, "try"));
    let title = visitor.say(&message!("web-home"));
    let shell = Shell::new(&visitor, title, "home-page");
    Ok(shell.page(html! {
        div.home-top {
            (hero(&workbench, &visitor))
            @if let Some(puzzle) = &front.puzzle {
                (puzzle::card(&workbench, &visitor, puzzle, tried.as_deref())?)
            }
        }
        h2.unseen { (visitor.say(&message!("web-games"))) }
        div.home-games {
            @for (entry, shown) in workbench.catalogue.entries().iter().zip(&front.games) {
                (game(&workbench, &visitor, entry, shown)?)
            }
        }
        (left_off::card(&workbench, &visitor).await)
        (explore::invitation(&visitor))
    }))
}

/// Found out once a day.
async fn front(workbench: &Arc<Workbench>) -> Result<Arc<Front>, Problem> {
    let day = today();
    if let Some(front) = workbench.front().filter(|front| front.day == day) {
        return Ok(front);
    }
    let shared = Arc::clone(workbench);
    let found = workbench.desk.run(Errand::Quick, QUICK, move |work| {
        Arc::new(Front::new(day, &shared.catalogue, &shared.oracle, work))
    });
    let front = found.await?;
    workbench.set_front(Arc::clone(&front));
    Ok(front)
}

impl Front {
    fn new(day: u64, catalogue: &Catalogue, oracle: &Oracle, work: &Work) -> Front {
        let games = catalogue.entries().iter().filter_map(|entry| {
            let session = catalogue.open(entry.parameters.example).ok()?;
            Some(Shown::new(&*session, oracle, work))
        });
        let games = games.collect();
        Front { day, puzzle: Puzzle::of(day, catalogue, oracle, work), games }
    }
}

impl Shown {
    fn new(session: &dyn Session, oracle: &Oracle, work: &Work) -> Shown {
        let mut moves = session.random_moves(3, 64);
        moves.truncate(moves.len() / 2);
        let truth = oracle.end(session, Effort::QUICK, work).ok().flatten();
        Shown {
            spec: session.spec(),
            moves,
            end: truth.map(|truth| truth.end),
            has_points: session.has_points(),
        }
    }
}

fn hero(workbench: &Workbench, visitor: &Visitor) -> Markup {
    let games = workbench.catalogue.entries().len();
    html! {
        section.hero-part {
            h1.hero {
                (visitor.say(&message!("web-hero"))) br;
                (visitor.say(&message!("web-hero-question")))
            }
            p.lead { (visitor.say(&message!("web-hero-text", games = games as u64))) }
            p.hero-links {
                a.button.main href="/play" {
                    (Icon::Play.draw()) span { (visitor.say(&message!("web-lens-play"))) }
                }
                a.button.framed href="/tree" {
                    (Icon::Tree.draw()) span { (visitor.say(&message!("web-watch"))) }
                }
            }
        }
    }
}

/// A card that leads to a game.
fn game(
    workbench: &Workbench,
    visitor: &Visitor,
    entry: &Entry,
    shown: &Shown,
) -> Result<Markup, Problem> {
    let place = Place { moves: shown.moves.clone(), ..Place::start(&shown.spec) };
    let answer = shown.end.map(|end| {
        let words = visitor.say(&sentence::proven(end, shown.has_points));
        let mark = ValueMark::proven(end, shown.has_points, visitor.language);
        html! { (kit::mark(&mark, &words)) span { (words) } }
    });
    Ok(html! {
        a.game-card href=(Place::start(&shown.spec).address(Lens::Play.name())) {
            div.game-picture aria-hidden="true" { (picture(workbench, visitor, &place)?) }
            div.game-words {
                h3.verdict { (visitor.say(&game_kind(entry))) }
                p.soft { (visitor.say(&game_title(entry))) }
                p.answer {
                    @match answer {
                        Some(answer) => (answer),
                        None => (visitor.say(&message!("web-games-unknown"))),
                    }
                }
            }
        }
    })
}

/// A position to look at, not to play on.
fn picture(workbench: &Workbench, visitor: &Visitor, place: &Place) -> Result<Markup, Problem> {
    let stage = stage(workbench, visitor, place)?;
    let drawing = stage.source.as_ref().unwrap_or(&stage.drawing);
    Ok(html! { svg.stage viewBox=(drawing.view_box()) { (PreEscaped(&drawing.body)) } })
}

fn stage(workbench: &Workbench, visitor: &Visitor, place: &Place) -> Result<Stage, Problem> {
    let opened = place.open(workbench)?;
    let stage = opened.session.stage(&opened.start, &opened.moves, visitor.language);
    // The place was opened just now, so its moves can be made.
    stage.map_err(|_| Problem::Internal)
}
