use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use gametree_catalogue::{Example, Session};
use gametree_language::message;
use gametree_present::page::Block;
use gametree_present::{Page, game_about, game_name, html, report};
use maud::{Markup, PreEscaped, html};

use crate::kit;
use crate::shell::{Lens, Shell};
use crate::{Place, Problem, Visitor, Workbench};

/// How a game is played, with an example beside it.
pub(crate) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Markup, Problem> {
    let place = Place::read(&spec, query.as_deref().unwrap_or_default());
    let opened = place.open(&workbench)?;
    let title = visitor.say(&message!("web-rules"));
    let mut shell = Shell::new(&visitor, title.clone(), "rules-page");
    shell.place = Some(opened.place.clone());
    let (entry, session) = (opened.entry, &*opened.session);
    let example = Example::of(session);
    let (moves, result) = report::example_in_words(entry, &example);
    let say = |message| visitor.say(&message);
    Ok(shell.page(html! {
        div.page-head {
            h1 { (title) ": " (visitor.say(&game_name(entry, &opened.place.spec))) }
            (kit::code(&opened.place.spec))
            span.aside { (visitor.say(&game_about(entry))) }
            div.actions {
                a.button.framed href=(opened.place.address(Lens::Play.name())) {
                    (say(message!("web-lens-play")))
                }
            }
        }
        div.rules-columns {
            section.card.rules-words {
                h2 { (say(message!("web-rules-how"))) }
                (words(&visitor, report::rules_by_part(entry, session)))
            }
            section.card.rules-example {
                h2 { (say(message!("rules-label-example"))) }
                (words(&visitor, moves))
                (board(&visitor, &*example.after)?)
                @if !result.is_empty() {
                    h3 { (say(message!("rules-label-result"))) }
                    @for said in &result { p { (visitor.sentence(said)) } }
                }
            }
        }
    }))
}

fn words(visitor: &Visitor, blocks: Vec<Block>) -> Markup {
    PreEscaped(html(&Page::new(blocks), visitor.language))
}

/// The last position of the example as it is drawn to be played on.
fn board(visitor: &Visitor, session: &dyn Session) -> Result<Markup, Problem> {
    let stage = session.stage(&session.position(), &[], visitor.language);
    // Its own position can be read.
    let stage = stage.map_err(|_| Problem::Internal)?;
    let name = visitor.say(&message!("web-play-board"));
    Ok(html! {
        @for drawing in [stage.source.as_ref(), Some(&stage.drawing)].into_iter().flatten() {
            svg.stage.rules-board role="img" aria-label=(name) viewBox=(drawing.view_box()) {
                (PreEscaped(&drawing.body))
            }
        }
    })
}
