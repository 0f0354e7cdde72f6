use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::response::{IntoResponse, Response};
use gametree_catalogue::{Entry, Known};
use gametree_lab::{Family, families, place_in};
use gametree_language::message;
use gametree_present::{game_name, json, sentence, table_need, unsolved};
use gametree_solver::Unsolved;
use maud::{Markup, html};
use tokio::time::Instant;

use super::asked::Asked;
use super::family::{Segment, View};
use super::files::{self, Format};
use super::progress::Step;
use super::solution::State;
use super::{attempt, certificate, family, others, progress, solution, sweeping, verdict};
use crate::command;
use crate::icon::Icon;
use crate::kit;
use crate::place::Opened;
use crate::shell::{Lens, Shell};
use crate::{Place, Problem, Visitor, Workbench};

/// Who asks for a file waits so long; after that they may ask again.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// What a part of the page shows, and whether there is more to come.
struct Part {
    markup: Markup,
    pending: bool,
}

impl Part {
    fn done(markup: Markup) -> Part {
        Part { markup, pending: false }
    }
}

/// A position: how it ends, the proof, its family, other families.
pub(crate) async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
) -> Result<Response, Problem> {
    let opened = asked.place.open(workbench)?;
    if let Some(format) = asked.format {
        return file(workbench, visitor, asked, &opened, format).await;
    }
    let answer = answer(workbench, visitor, asked, &opened).await?;
    let kin = kin(workbench, visitor, asked, &opened).await?;
    let others = others::of(workbench, opened.entry.name());
    if !answer.pending {
        others::go_on(workbench, &others);
    }
    let pending = answer.pending || kin.as_ref().is_some_and(|kin| kin.pending);
    let pending = pending || !others::are_known(workbench, &others);
    let title = title(visitor, opened.entry, &opened.place.spec);
    let mut shell = Shell::new(visitor, title.clone(), "solve-page");
    shell.lens = Some(Lens::Solve);
    shell.place = Some(opened.place.clone());
    shell.scripts = &["solve.js"];
    shell.refresh = pending.then_some(if answer.pending { 1 } else { 3 });
    let events = super::under("solve-events", &opened.place, asked.choices());
    Ok(shell
        .page(html! {
            (head(visitor, &title, &opened.place))
            div.solve-grid data-watch=[pending.then_some(events)] {
                div.solve-rail { (answer.markup) }
                div.solve-rest {
                    @if let Some(kin) = &kin { (kin.markup) }
                    @if let Some(cards) = others::cards(visitor, workbench, &others) { (cards) }
                }
            }
        })
        .into_response())
}

/// What a game is called, with its numbers.
pub(crate) fn title(visitor: &Visitor, entry: &Entry, spec: &str) -> String {
    visitor.say(&game_name(entry, spec))
}

fn head(visitor: &Visitor, title: &str, place: &Place) -> Markup {
    let say = |message| visitor.say(&message);
    html! {
        div.page-head {
            h1 { (title) }
            (kit::code(&place.spec))
            @if let Some(position) = &place.position { (kit::code(position)) }
            @if !place.moves.is_empty() { (kit::code(&place.moves.join(" "))) }
            div.actions {
                (kit::link(
                    &visitor.play_address(place), Icon::Play, &say(message!("web-solve-play")), ""
                ))
                (kit::link(
                    &place.address("tree"), Icon::Tree, &say(message!("web-lens-tree")), ""
                ))
                (share(visitor, &place.address("solve")))
            }
        }
    }
}

/// A link to this very page; a script copies it.
pub(crate) fn share(visitor: &Visitor, address: &str) -> Markup {
    html! {
        a.button.framed href=(address) aria-keyshortcuts="S"
            data-share=(visitor.say(&message!("web-solve-copied"))) {
            (kit::inside(Icon::Link, &visitor.say(&message!("web-solve-share")), "S"))
        }
    }
}

/// How the position ends, or how far that is from being known.
async fn answer(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
) -> Result<Part, Problem> {
    let session = &*opened.session;
    if asked.stopped {
        return Ok(Part::done(stopped(visitor, &opened.place)));
    }
    let found = match solution::ask(workbench, session).await? {
        State::TooLarge(unsolved) => {
            return too_large(workbench, visitor, asked, opened, unsolved).await;
        }
        State::Running(running) => {
            let step = Step::new(visitor, "solution", &running);
            let cancel = super::under("solve-cancel", &opened.place, asked.choices());
            let markup = progress::card(visitor, &step, &cancel, html! {});
            return Ok(Part { markup, pending: true });
        }
        State::Waiting => {
            return Ok(Part { markup: waiting(visitor), pending: true });
        }
        State::Found(found) => found,
    };
    match &*found {
        Ok(solved) => Ok(Part::done(html! {
            (verdict::card(visitor, opened, solved))
            @if session.result().is_none() {
                (certificate::card(visitor, &opened.place, solved.certificate.as_ref()))
            }
        })),
        Err(Problem::Unsolved(unsolved)) => {
            too_large(workbench, visitor, asked, opened, *unsolved).await
        }
        Err(problem) => Err(problem.clone()),
    }
}

fn waiting(visitor: &Visitor) -> Markup {
    let words = visitor.say(&message!("web-solve-waiting"));
    html! { section.card.running-card { p { (words) } progress aria-label=(words) {} } }
}

fn stopped(visitor: &Visitor, place: &Place) -> Markup {
    html! {
        section.card {
            p data-news=(visitor.say(&message!("web-solve-stopped"))) {
                (visitor.say(&message!("web-solve-stopped")))
            }
            p.card-foot {
                a.button.main href=(place.address("solve")) {
                    (visitor.say(&message!("web-solve-again")))
                }
            }
        }
    }
}

/// What it would take and what would fit; the engine may try.
async fn too_large(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
    why: Unsolved,
) -> Result<Part, Problem> {
    let session = &*opened.session;
    let fits = match why {
        Unsolved::TooLarge { memory, .. } => session.largest_that_fits(memory),
        _ => None,
    };
    // What has a structure can be filled level by level, if a table can have so many entries. Which disk it comes to is
    // for those to see who have it filled.
    let mut need = session.table_need(Path::new(""), 2);
    need.iter_mut().for_each(|need| need.free = None);
    let mut part = Part::done(html! {});
    if asked.engine {
        part = match attempt::ask(workbench, session).await? {
            Some(running) => {
                let cancel = super::under("solve-cancel", &opened.place, asked.choices());
                let markup = attempt::card(visitor, opened, &running, &cancel)?;
                Part { markup, pending: running.found().is_none() }
            }
            None => Part { markup: waiting(visitor), pending: true },
        };
    }
    let engine = super::with(&opened.place, [("try", "engine".to_owned())]);
    let is_start = opened.place.moves.is_empty() && opened.place.position.is_none();
    let known = is_start.then(|| opened.entry.known(&session.spec())).flatten();
    let markup = html! {
        @if let Some(known) = known { (literature(visitor, known)) }
        (part.markup)
        section.card.too-large {
            h2 { (visitor.say(&message!("web-solve-too-large"))) }
            p.said.soft { (visitor.say(&unsolved(&why, fits))) "." }
            @if let Some(need) = need {
                p.said { (visitor.say(&message!("web-solve-keep"))) }
                (kit::command(&command::keep(&opened.place, need.memory), &visitor.say(&message!("web-copy"))))
                p.small.soft { (visitor.say(&table_need(&need))) }
            }
            @if !asked.engine {
                p.card-foot {
                    a.button.main href=(engine) { (visitor.say(&message!("web-solve-try"))) }
                }
                p.small.soft { (visitor.say(&message!("web-solve-try-text"))) }
            }
        }
    };
    Ok(Part { markup, ..part })
}

/// What others have proven of the game, with where it can be read.
fn literature(visitor: &Visitor, known: &Known) -> Markup {
    let result = sentence::result(known.outcome.sign(), false);
    html! {
        section.card.solve-known {
            p.verdict { (visitor.sentence(&result)) }
            p.small.soft { (visitor.say(&message!("web-solve-known", source = known.source))) }
        }
    }
}

/// The family that is shown: the one that was chosen, else the game's own.
pub(crate) fn shown_family(asked: &Asked, own: &[Family]) -> Option<Family> {
    asked.family.clone().or_else(|| own.first().cloned())
}

/// The families that the game of a place belongs to.
pub(crate) fn own_families(opened: &Opened<'_>) -> Vec<Family> {
    families(opened.entry, &*opened.session)
}

async fn kin(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
) -> Result<Option<Part>, Problem> {
    let own = own_families(opened);
    let Some(family) = shown_family(asked, &own) else { return Ok(None) };
    sweeping::check(workbench, &family)?;
    let start = workbench.catalogue.open(&opened.place.spec)?;
    let state = sweeping::ask(workbench, &family).await?;
    let here = place_in(&family, opened.entry, &*start);
    let segments = segments(visitor, opened, &own, &family);
    let markup = family::card(
        visitor,
        &View {
            entry: opened.entry,
            family: &family,
            state: &state,
            is_about_a_game: asked.family.is_none(),
            here,
        },
        &segments,
    )?;
    let pending = !matches!(state, sweeping::State::Found(_));
    Ok(Some(Part { markup, pending }))
}

/// The game's own family by its ranges, the others by the rules that they have instead.
fn segments(
    visitor: &Visitor,
    opened: &Opened<'_>,
    own: &[Family],
    shown: &Family,
) -> Vec<Segment> {
    let mut segments: Vec<Segment> = Vec::new();
    for family in own {
        let label = match family::rules(opened.entry, family) {
            Some(rules) if !segments.is_empty() => rules,
            _ => family::ranges_and_rules(opened.entry, family),
        };
        let label = visitor.language.write(&label);
        let address = family::chosen(&opened.place, family);
        segments.push(Segment { label, address, chosen: family == shown });
    }
    if !own.contains(shown) {
        let label = shown.to_string();
        segments.push(Segment {
            label,
            address: family::chosen(&opened.place, shown),
            chosen: true,
        });
    }
    segments
}

/// Whoever wants a file waits for it.
async fn file(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
    format: Format,
) -> Result<Response, Problem> {
    let session = &*opened.session;
    if asked.engine {
        let running = attempt::ask(workbench, session).await?.ok_or(Problem::Busy)?;
        let found = running.wait(PATIENCE).await.ok_or(Problem::Busy)?;
        let answer = found.as_ref().as_ref().map_err(|error| Problem::from(error.clone()))?;
        let search = attempt::search();
        let analysis = attempt::analysis(session, &search, answer);
        let text = files::object(&json::Analyze::from(&analysis))?;
        return files::attempt(format, text, &session.spec());
    }
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        match solution::ask(workbench, session).await? {
            State::TooLarge(unsolved) => return Err(Problem::Unsolved(unsolved)),
            State::Running(_) | State::Waiting => {}
            State::Found(found) => {
                let solved = found.as_ref().as_ref().map_err(Problem::clone)?;
                return files::position(format, session, solved, visitor.language);
            }
        }
    }
    Err(Problem::Busy)
}
