//! The description of the API, as OpenAPI 3.1 writes it.
//!
//! It is put together here from the list of endpoints. Our objects carry their schemas already, made by
//! `schemars` for `docs/schema`; a crate that derives descriptions of its own from the same types would
//! write every fact twice.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use gametree_language::{Language, Message, without_marks};
use serde_json::{Map, Value, json};

use super::endpoint::{Answer, Endpoint};
use super::endpoints::endpoints;
use super::examples::Examples;
use super::parameter::{Kind, Parameter, Standing};
use super::schemas::{Schemas, Shape};
use crate::Workbench;
use crate::edge::ProblemDocument;
use crate::problem::ProblemKind;

/// The document.
pub(super) async fn show(State(workbench): State<Arc<Workbench>>) -> Json<Value> {
    Json(document(&Examples::of(&workbench.catalogue)))
}

/// Everything that can be asked for, and all objects.
pub(super) fn document(examples: &Examples) -> Value {
    let mut schemas = Schemas::new();
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for endpoint in endpoints() {
        let described = operation(&endpoint, examples, &mut schemas);
        let path = paths.entry(plain(&endpoint.path)).or_default();
        path.insert(endpoint.verb.name().to_ascii_lowercase(), described);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "gametree",
            "version": env!("CARGO_PKG_VERSION"),
            "description": english(&gametree_language::message!("web-api-intro")),
        },
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": { "schemas": schemas.all() },
    })
}

/// The rest of a path is a parameter like any other; that it may contain slashes cannot be said.
pub(super) fn plain(path: &str) -> String {
    path.replace("{*", "{")
}

fn operation(endpoint: &Endpoint, examples: &Examples, schemas: &mut Schemas) -> Value {
    let parameters = endpoint.parameters.iter().map(|it| parameter(it, examples));
    let mut operation = json!({
        "operationId": endpoint.name,
        "summary": english(&endpoint.summary),
        "parameters": parameters.collect::<Vec<_>>(),
        "responses": responses(endpoint, schemas),
    });
    if let Some(taken) = &endpoint.takes {
        let content = json!({
            "schema": schemas.refer(taken.shape),
            "example": (taken.example)(examples),
        });
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": content } });
    }
    operation
}

fn parameter(parameter: &Parameter, examples: &Examples) -> Value {
    let schema = match parameter.kind {
        Kind::Text => json!({ "type": "string" }),
        Kind::Count { most } => json!({ "type": "integer", "minimum": 1, "maximum": most }),
        Kind::Written(form) => json!({ "type": "string", "pattern": form }),
        Kind::OneOf(words) => json!({ "type": "string", "enum": words }),
    };
    let in_path = parameter.standing == Standing::Path;
    let mut described = json!({
        "name": parameter.name,
        "in": parameter.standing.name(),
        "required": in_path,
        "description": english(&parameter.says),
        "schema": schema,
    });
    let example = (parameter.example)(examples);
    if !example.is_empty() {
        described["example"] = example.into();
    }
    described
}

fn responses(endpoint: &Endpoint, schemas: &mut Schemas) -> Map<String, Value> {
    let mut responses = Map::new();
    for Answer { status, shape, media } in &endpoint.answers {
        let reason = status.canonical_reason().unwrap_or_default();
        let mut described = json!({ "description": reason });
        if let Some(shape) = shape {
            described["content"] = json!({ *media: { "schema": schemas.refer(*shape) } });
        }
        if matches!(*status, StatusCode::ACCEPTED | StatusCode::CREATED) {
            described["headers"] = json!({ "Location": { "schema": { "type": "string" } } });
        }
        responses.insert(status.as_str().to_owned(), described);
    }
    let problem = schemas.refer(Shape::written::<ProblemDocument>());
    for (status, kinds) in by_status(&endpoint.problems) {
        let titles: Vec<String> = kinds.iter().map(|kind| english(&kind.title())).collect();
        let mut described = json!({
            "description": titles.join("; "),
            "content": { "application/problem+json": { "schema": problem } },
        });
        if status == StatusCode::SERVICE_UNAVAILABLE {
            described["headers"] = json!({ "Retry-After": { "schema": { "type": "integer" } } });
        }
        responses.insert(status.as_str().to_owned(), described);
    }
    responses
}

/// Problems with the same status share a response.
fn by_status(problems: &[ProblemKind]) -> BTreeMap<StatusCode, Vec<ProblemKind>> {
    let mut statuses: BTreeMap<StatusCode, Vec<ProblemKind>> = BTreeMap::new();
    for &kind in problems {
        statuses.entry(kind.status()).or_default().push(kind);
    }
    statuses
}

/// Programs and those who write them get the same words everywhere.
fn english(message: &Message) -> String {
    without_marks(&Language::English.say(message)).into_owned()
}
