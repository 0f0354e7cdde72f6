mod left_off;
mod puzzle;

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use gametree_catalogue::{Catalogue, Effort, Entry, Oracle, Session};
use gametree_language::message;
use gametree_picture::{Stage, StageKind};
use gametree_present::{ValueMark, game_about, game_answer, game_kind, sentence};
use gametree_rules::{Plies, Proven, Work};
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
    /// What the picture shows: the start, whose end stands below it, unless the game has an answer
    /// about all its starts. Then it is a position after some moves by chance, as in a game.
    position: String,
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
        div.home-more {
            (left_off::card(&workbench, &visitor).await)
            (explore::invitation(&visitor))
        }
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
            Some(Shown::new(entry, &*session, oracle, work))
        });
        let games = games.collect();
        Front { day, puzzle: Puzzle::of(day, catalogue, oracle, work), games }
    }
}

impl Shown {
    fn new(entry: &Entry, session: &dyn Session, oracle: &Oracle, work: &Work) -> Shown {
        let truth = oracle.end(session, Effort::QUICK, work).ok().flatten();
        let mut shown = session.copy();
        if game_answer(entry).is_some() {
            let moves = session.random_moves(3, 64);
            for mv in moves.iter().take(moves.len() / 2) {
                // They are its own moves.
                let _ = shown.play(mv);
            }
        }
        Shown {
            spec: session.spec(),
            position: shown.position(),
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
                a.button.framed href="/explore" {
                    (Icon::Slide.draw()) span { (visitor.say(&message!("web-explore-title-move"))) }
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
    let place = Place { position: Some(shown.position.clone()), ..Place::start(&shown.spec) };
    Ok(html! {
        a.game-card href=(Place::start(&shown.spec).address(Lens::Play.name())) {
            div.game-picture aria-hidden="true" { (picture(workbench, visitor, &place)?) }
            div.game-words {
                h3.verdict { (visitor.say(&game_kind(entry))) }
                p.soft { (visitor.say(&game_about(entry))) }
                p.answer { (answer(visitor, entry, shown)) }
            }
        }
    })
}

/// How the game ends: from all its starts, where it says so, else from the one in the picture.
fn answer(visitor: &Visitor, entry: &Entry, shown: &Shown) -> Markup {
    let about_all = game_answer(entry);
    let words = match (&about_all, shown.end) {
        (Some(answer), _) => visitor.say(answer),
        (None, Some(end)) => visitor.sentence(&sentence::proven(end, shown.has_points)),
        (None, None) => visitor.say(&message!("web-games-unknown")),
    };
    // How soon and by how much it ends differs from start to start.
    let end = shown.end.map(|end| match about_all {
        Some(_) => (Proven { plies: Plies::Unknown, ..end }, false),
        None => (end, shown.has_points),
    });
    html! {
        @if let Some((end, has_points)) = end {
            (kit::mark(&ValueMark::proven(end, has_points, visitor.language), &words))
        }
        span.home-answer { (words) }
    }
}

/// A position to look at, not to play on.
fn picture(workbench: &Workbench, visitor: &Visitor, place: &Place) -> Result<Markup, Problem> {
    let stage = stage(workbench, visitor, place)?;
    let drawing = stage.source.as_ref().unwrap_or(&stage.drawing);
    // What the choices go out from says little without them.
    let has_choices = stage.source.is_some() && stage.kind == StageKind::Choices;
    Ok(html! {
        svg.stage viewBox=(drawing.view_box()) { (PreEscaped(&drawing.body)) }
        @if has_choices {
            ul.plain.home-choices dir="ltr" { @for spot in &stage.spots { li { (spot.title) } } }
        }
    })
}

fn stage(workbench: &Workbench, visitor: &Visitor, place: &Place) -> Result<Stage, Problem> {
    let opened = place.open(workbench)?;
    let stage = opened.session.stage(&opened.start, &opened.moves, visitor.language);
    // The place was opened just now, so its moves can be made.
    stage.map_err(|_| Problem::Internal)
}
