//! Trees: a search that is walked through, step by step.

mod asked;
mod canvas;
mod dock;
mod files;
mod from_game;
mod ladder;
mod large;
mod outline;
mod rail;
mod searched;
mod sheet;
mod steps;
mod story;
#[cfg(test)]
mod tests;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gametree_catalogue::Catalogue;
use gametree_games::{Accepts, Role};
use gametree_rules::work::Work;

use self::asked::{Asked, Format};
use self::searched::{BUDGET, Searched, deepest, searched};
use self::story::Story;
use crate::desk::Errand;
use crate::{Problem, Visitor, Workbench};

pub(crate) use self::from_game::{address_of, address_that_fits};

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new().route("/tree", get(first)).route("/tree/{*spec}", get(tree))
}

/// The tree of a position.
async fn tree(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let asked = Asked::read(&spec, query.as_deref().unwrap_or_default())?;
    show(workbench, visitor, asked).await
}

/// A tree to begin with.
async fn first(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let spec = small_game(&workbench.catalogue).ok_or(Problem::NotFound)?;
    let asked = Asked::read(&spec, query.as_deref().unwrap_or_default())?;
    show(workbench, visitor, asked).await
}

async fn show(
    workbench: Arc<Workbench>,
    visitor: Visitor,
    asked: Asked,
) -> Result<Response, Problem> {
    let desk = Arc::clone(&workbench.desk);
    let answer = move |work: &Work| answer(&workbench, &visitor, asked, work);
    desk.run(Errand::Quick, BUDGET, answer).await?
}

fn answer(
    workbench: &Workbench,
    visitor: &Visitor,
    mut asked: Asked,
    work: &Work,
) -> Result<Response, Problem> {
    let opened = asked.place.open(workbench)?;
    // From here on everything is written as the game writes it.
    asked.place = opened.place.clone();
    if opened.session.result().is_some() {
        return match asked.format {
            None => Ok(large::finished(visitor, &asked, &opened).into_response()),
            Some(_) => Err(Problem::Finished),
        };
    }
    if let (None, Some(wished)) = (asked.depth, asked.fit) {
        asked.depth = deepest(&*opened.session, wished, work);
    }
    if let Some(format) = asked.format.filter(|&format| format != Format::Steps) {
        return files::file(visitor, &asked, &opened, format, work);
    }
    let both = match searched(&*opened.session, &asked, work)? {
        Searched::Whole(both) => both,
        Searched::TooLarge(size) if asked.format.is_none() => {
            return Ok(large::too_large(visitor, &asked, &opened, &size).into_response());
        }
        Searched::TooLarge(_) => {
            return Err(Problem::TooLarge(gametree_language::message!("problem-tree")));
        }
    };
    let story = Story::new(visitor, &asked, &opened, &both)?;
    Ok(match asked.format {
        Some(_) => axum::Json(story.steps()).into_response(),
        None => story.page().into_response(),
    })
}

/// The largest game of some size whose whole tree can be seen at a glance.
fn small_game(catalogue: &Catalogue) -> Option<String> {
    const AT_A_GLANCE: usize = 40;
    let sized = catalogue.entries().iter().find_map(|entry| {
        let size = entry.parameters.with_role(Role::Size)?;
        let Accepts::Number { least, most } = size.accepts else { return None };
        Some((entry.name(), size.key, least..=most))
    });
    let (name, key, sizes) = sized?;
    let spec = |size: i64| format!("{name}:{key}={size}");
    let nodes = |size: &i64| {
        let session = catalogue.open(&spec(*size)).ok()?;
        let size = session.tree_size(u32::MAX, AT_A_GLANCE, &Work::new())?;
        (size.nodes <= AT_A_GLANCE as u128).then_some(())
    };
    sizes.take_while(|size| nodes(size).is_some()).last().map(spec)
}
