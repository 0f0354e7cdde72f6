//! For programs: what the pages do, as JSON under `/api/v1`.
//!
//! There is one [list of endpoints](endpoints). The routes, the OpenAPI document and the pages about the
//! API are all made from it, so nothing can be asked that is not described.

mod analyses;
mod body;
mod curl;
mod endpoint;
mod endpoints;
mod examples;
mod exercises;
mod experiments;
mod games;
mod id;
mod limits;
mod openapi;
mod pages;
mod parameter;
mod positions;
mod reports;
mod reproductions;
mod schemas;
mod solutions;
mod sweeps;
mod task;
mod trees;

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::routing::{MethodRouter, get, options};

use crate::Workbench;
use endpoint::{Endpoint, Verb};
use endpoints::endpoints;

pub(crate) use games::IMPORT;
pub(crate) use task::Tasks;

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    let mut paths: BTreeMap<String, Vec<Endpoint>> = BTreeMap::new();
    for endpoint in endpoints() {
        paths.entry(endpoint.path.clone()).or_default().push(endpoint);
    }
    let router = Router::new()
        .route("/api", get(pages::reference::page))
        .route("/api/problems", get(pages::problems::page));
    let routes = paths.into_iter().map(|(path, endpoints)| (path, methods(endpoints)));
    routes.fold(router, |router, (path, methods)| router.route(&path, methods))
}

/// All that can be done at one address; whoever asks what that is gets told.
fn methods(endpoints: Vec<Endpoint>) -> MethodRouter<Arc<Workbench>> {
    let mut allowed: Vec<&str> = endpoints.iter().map(|endpoint| endpoint.verb.name()).collect();
    if endpoints.iter().any(|endpoint| endpoint.verb == Verb::Get) {
        allowed.push("HEAD");
    }
    allowed.push("OPTIONS");
    let allowed = allowed.join(", ");
    let told = options(move || async { (StatusCode::NO_CONTENT, [(header::ALLOW, allowed)]) });
    endpoints.into_iter().fold(told, |methods, endpoint| methods.merge(endpoint.route()))
}
