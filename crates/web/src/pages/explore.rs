//! Explore: a small tree of numbers whose leaves are moved, whose cuts are predicted, whose branches are put in order.

mod asked;
pub(crate) mod drawing;
mod files;
mod invitation;
mod moving;
mod planted;
mod predicting;
mod rail;
mod readings;
mod reordering;
mod sheet;
mod templates;

use std::sync::Arc;

use axum::Router;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gametree_rules::work::Work;

pub(crate) use self::invitation::{invitation, of_tree};

use self::asked::Asked;
use self::planted::Planted;
use self::sheet::Sheet;
use crate::desk::{Errand, QUICK};
use crate::{Problem, Visitor, Workbench, edge};

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new().route("/explore", get(explore))
}

/// A tree, as the address wants it.
async fn explore(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let asked = Asked::read(query.as_deref().unwrap_or_default());
    let desk = Arc::clone(&workbench.desk);
    let answer = move |work: &Work| answer(&workbench, &visitor, asked, work);
    desk.run(Errand::Quick, QUICK, answer).await?
}

fn answer(
    workbench: &Workbench,
    visitor: &Visitor,
    mut asked: Asked,
    work: &Work,
) -> Result<Response, Problem> {
    files::check(&asked)?;
    let wanted = asked.clone();
    match Planted::wanted(&mut asked, workbench, work) {
        Ok(planted) => {
            if let Some(format) = asked.format {
                return files::file(visitor, &asked, &planted, format);
            }
            let sheet = Sheet { visitor, workbench, asked: &asked, planted: &planted, wrong: None };
            Ok(sheet.page().into_response())
        }
        // Whoever asked for something else is told why, and has a tree to go on with.
        Err(unplanted) if asked.format.is_some() => Err(files::refused(&unplanted.why)),
        Err(unplanted) => {
            let planted = Planted::nearest(&mut asked, workbench, work)?;
            let wrong = Some((&wanted, &unplanted));
            let sheet = Sheet { visitor, workbench, asked: &asked, planted: &planted, wrong };
            let problem = Problem::Unreadable(String::new());
            Ok(edge::as_shown(&problem, sheet.page()))
        }
    }
}
