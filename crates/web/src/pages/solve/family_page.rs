use std::sync::Arc;
use std::time::Duration;

use axum::response::{IntoResponse, Response};
use gametree_lab::Family;
use gametree_lab::report::sweep_table;
use gametree_language::{Argument, message};
use gametree_present::page::Block;
use gametree_present::{Page, game_kind, html};
use maud::{PreEscaped, html};
use tokio::time::{Instant, sleep};

use super::asked::Asked;
use super::family::{self, View};
use super::files;
use super::position_page::{PATIENCE, share};
use super::sweeping::{self, State};
use crate::icon::Icon;
use crate::kit;
use crate::shell::{Lens, Shell};
use crate::{Place, Problem, Visitor, Workbench};

/// How long to wait before asking once more for a place in line.
const PAUSE: Duration = Duration::from_millis(200);

/// A family by itself: law, heat map, table.
pub(crate) async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    asked: &Asked,
) -> Result<Response, Problem> {
    let family = Family::parse(&asked.place.spec)?;
    sweeping::check(workbench, &family)?;
    if let Some(format) = asked.format {
        let found = wait(workbench, &family).await?;
        return match &*found {
            Ok(found) => files::family(format, found, visitor.language),
            Err(error) => Err(error.clone().into()),
        };
    }
    let state = sweeping::ask(workbench, &family).await?;
    let pending = !matches!(state, State::Found(_));
    let entry = workbench.catalogue.entry_of(family.game())?;
    let ranges = family::ranges(entry, &family);
    let parts = [game_kind(entry).into(), ranges];
    let title = visitor.language.write(&Argument::list(parts, ", "));
    let card = family::card(
        visitor,
        &View { entry, family: &family, state: &state, is_about_a_game: false, here: None },
        &[],
    )?;
    let table = match &state {
        State::Found(swept) => swept.as_ref().as_ref().ok(),
        _ => None,
    };
    let mut shell = Shell::new(visitor, title.clone(), "solve-page");
    shell.lens = Some(Lens::Solve);
    shell.scripts = &["solve.js"];
    shell.refresh = pending.then_some(1);
    let address = family::address(&family, "");
    let events = Place::start(family.to_string()).address("solve-events");
    Ok(shell
        .page(html! {
            div.page-head {
                h1 { (title) }
                (kit::code(&family.to_string()))
                div.actions {
                    (kit::link(
                        &family::address(&family, "md"), Icon::Document, "Markdown", ""
                    ))
                    (kit::link(&family::address(&family, "json"), Icon::Document, "JSON", ""))
                    (share(visitor, &address))
                }
            }
            div.family-page data-watch=[pending.then_some(events)] {
                (card)
                @if let Some(found) = table {
                    @let rows = Block::Table(sweep_table(&found.sweep, false));
                    section.card {
                        header.card-head { h2 { (visitor.say(&message!("web-solve-table"))) } }
                        (PreEscaped(html(&Page::new([rows]), visitor.language)))
                    }
                }
            }
        })
        .into_response())
}

/// The family, for those who want a file of it.
async fn wait(workbench: &Workbench, family: &Family) -> Result<Arc<sweeping::Swept>, Problem> {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        match sweeping::ask(workbench, family).await? {
            State::Found(found) => return Ok(found),
            State::Running(_) => {}
            State::Waiting => sleep(PAUSE).await,
        }
    }
    Err(Problem::Busy)
}
