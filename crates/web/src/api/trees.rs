use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_catalogue::{Algorithm, Keep, Search, SearchError};
use gametree_language::{ascii_digits, message};
use gametree_present::json::Tree;

use super::endpoint::{JSON, shortened, yes};
use super::limits;
use super::parameter::{self, Parameter};
use crate::desk::{Errand, QUICK};
use crate::{Place, Problem, Workbench, query};

/// The most nodes that an answer has.
const MOST_NODES: u64 = 10_000;
/// The last step that can be asked for.
const MOST_STEPS: u64 = 10_000_000;
/// So many, if nobody says.
const USUAL_NODES: u64 = 1_000;

/// What can be said of a tree, beside the position.
pub(super) fn parameters() -> [Parameter; 4] {
    let usual = message!("web-api-parameter-max-nodes", usual = USUAL_NODES);
    [
        parameter::search(),
        parameter::count("max_nodes", MOST_NODES, usual),
        parameter::count("step", MOST_STEPS, message!("web-api-parameter-step")),
        parameter::yes_no("symmetric", message!("web-api-parameter-symmetric")),
    ]
}

/// A tree to be shown.
struct TreeRequest {
    place: Place,
    search: Search,
    keep: Keep,
}

/// The tree of a search.
pub(super) async fn show(
    State(workbench): State<Arc<Workbench>>,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let wanted = TreeRequest::read(&spec, query.as_deref().unwrap_or_default())?;
    let catalogue = Arc::clone(&workbench.catalogue);
    let text = workbench.desk.run(Errand::Quick, QUICK, move |work| {
        let TreeRequest { place, search, keep } = wanted;
        let session = place.open_in(&catalogue)?.session;
        if session.result().is_some() {
            return Err(Problem::Finished);
        }
        let (answer, tree) = session.tree(&search, keep, work)?;
        let tree = Tree::new(&*session, &search, &answer, &tree);
        serde_json::to_string(&tree).map_err(|_| Problem::Internal)
    });
    Ok(([(header::CONTENT_TYPE, JSON)], text.await??).into_response())
}

impl TreeRequest {
    fn read(spec: &str, query: &str) -> Result<TreeRequest, Problem> {
        let text = query::first(query, "search");
        let search: Search = text.as_deref().unwrap_or("alphabeta").parse()?;
        limits::check(&search)?;
        if search.algorithm == Algorithm::Random {
            return Err(SearchError::TreeNeedsTextbook.into());
        }
        let nodes = count(query, "max_nodes", MOST_NODES)?.unwrap_or(USUAL_NODES);
        let keep = Keep {
            visits: count(query, "step", MOST_STEPS)?.map(|step| step as usize),
            symmetric: yes(query, "symmetric")?,
            ..Keep::at_most(nodes as usize)
        };
        Ok(TreeRequest { place: Place::read(spec, query), search, keep })
    }
}

/// A whole number from 1 on.
pub(super) fn count(query: &str, key: &'static str, most: u64) -> Result<Option<u64>, Problem> {
    let Some(text) = query::first(query, key) else { return Ok(None) };
    match ascii_digits(text.trim()).parse() {
        Ok(number) if (1..=most).contains(&number) => Ok(Some(number)),
        Ok(0) | Err(_) => {
            let found = shortened(&text);
            Err(Problem::Unreadable(format!("{key} is `{found}`, not a whole number from 1 on")))
        }
        Ok(_) => Err(Problem::Limit { what: key, most }),
    }
}
