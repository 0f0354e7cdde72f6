use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use gametree_language::Message;
use schemars::JsonSchema;
use serde_json::Value;

use super::examples::Examples;
use super::parameter::{Parameter, Standing};
use super::schemas::Shape;
use crate::problem::ProblemKind;
use crate::{Problem, Workbench, query};

/// One thing that programs can ask for. What it is, what it takes and how it answers stand beside the
/// function that does it, and there is no route without them.
pub(super) struct Endpoint {
    pub(super) verb: Verb,
    pub(super) path: String,
    /// Its name for programs that are made from the description.
    pub(super) name: String,
    /// What it does.
    pub(super) summary: Message,
    pub(super) parameters: Vec<Parameter>,
    pub(super) takes: Option<Taken>,
    pub(super) answers: Vec<Answer>,
    pub(super) problems: Vec<ProblemKind>,
    does: MethodRouter<Arc<Workbench>>,
}

/// A method that is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Get,
    Post,
    Delete,
}

/// The body of a request.
pub(super) struct Taken {
    pub(super) shape: Shape,
    pub(super) example: fn(&Examples) -> Value,
}

/// An answer to a request that went well.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    /// What it consists of; `None` if of nothing.
    pub(super) shape: Option<Shape>,
    pub(super) media: &'static str,
}

pub(super) const JSON: &str = "application/json";
pub(super) const EVENTS: &str = "text/event-stream";

impl Verb {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Verb::Get => "GET",
            Verb::Post => "POST",
            Verb::Delete => "DELETE",
        }
    }

    const fn filter(self) -> MethodFilter {
        match self {
            Verb::Get => MethodFilter::GET,
            Verb::Post => MethodFilter::POST,
            Verb::Delete => MethodFilter::DELETE,
        }
    }
}

impl Endpoint {
    /// Something to ask for, with what it does. Anybody may be refused for where they come from.
    pub(super) fn new<H: Handler<T, Arc<Workbench>>, T: 'static>(
        verb: Verb,
        path: impl Into<String>,
        name: impl Into<String>,
        summary: Message,
        handler: H,
    ) -> Self {
        Endpoint {
            verb,
            path: path.into(),
            name: name.into(),
            summary,
            parameters: Vec::new(),
            // A query that is not described is refused.
            problems: vec![ProblemKind::Foreign, ProblemKind::Unreadable],
            takes: None,
            answers: Vec::new(),
            does: on(verb.filter(), handler),
        }
    }

    /// It has these parameters in its path and query.
    pub(super) fn with(mut self, parameters: impl IntoIterator<Item = Parameter>) -> Self {
        self.parameters.extend(parameters);
        self
    }

    /// It takes such an object.
    pub(super) fn taking<T: JsonSchema>(mut self, example: fn(&Examples) -> Value) -> Self {
        self.takes = Some(Taken { shape: Shape::read::<T>(), example });
        self.refusing([ProblemKind::MediaType, ProblemKind::Slow, ProblemKind::TooLong])
    }

    /// It answers with such an object.
    pub(super) fn answering<T: JsonSchema>(mut self, status: StatusCode) -> Self {
        self.answers.push(Answer { status, shape: Some(Shape::written::<T>()), media: JSON });
        self
    }

    /// It answers with events, each with such an object.
    pub(super) fn telling<T: JsonSchema>(mut self) -> Self {
        let shape = Some(Shape::written::<T>());
        self.answers.push(Answer { status: StatusCode::OK, shape, media: EVENTS });
        self
    }

    /// There is nothing to say when it is done.
    pub(super) fn silent(mut self) -> Self {
        self.answers.push(Answer { status: StatusCode::NO_CONTENT, shape: None, media: JSON });
        self
    }

    /// What may go wrong.
    pub(super) fn refusing(mut self, problems: impl IntoIterator<Item = ProblemKind>) -> Self {
        self.problems.extend(problems);
        self
    }

    /// The route itself.
    pub(super) fn route(self) -> MethodRouter<Arc<Workbench>> {
        let in_query = self.parameters.iter().filter(|it| it.standing == Standing::Query);
        let known: Arc<[&'static str]> = in_query.map(|parameter| parameter.name).collect();
        self.does.route_layer(middleware::from_fn(move |request: Request, next: Next| {
            only_described(Arc::clone(&known), request, next)
        }))
    }
}

/// A key that nobody knows is most likely misspelt, and its value would be ignored.
async fn only_described(known: Arc<[&'static str]>, request: Request, next: Next) -> Response {
    let keys = query::pairs(request.uri().query().unwrap_or_default()).map(|(key, _)| key);
    let keys: Vec<String> = keys.collect();
    let unknown = keys.iter().find(|key| !known.contains(&key.as_str()));
    let twice = keys.iter().enumerate().find(|(index, key)| keys[..*index].contains(key));
    let reason = match (unknown, twice) {
        (Some(unknown), _) => {
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            format!("the query has an unknown key `{}`; known: {known}", shortened(unknown))
        }
        (None, Some((_, twice))) => format!("the query has `{}` twice", shortened(twice)),
        (None, None) => return next.run(request).await,
    };
    Problem::Unreadable(reason).into_response()
}

/// As much of it as is worth repeating.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 300;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Whether a query says so.
pub(super) fn yes(query: &str, key: &str) -> Result<bool, Problem> {
    match query::first(query, key).as_deref() {
        Some("yes") => Ok(true),
        Some("no") | None => Ok(false),
        Some(other) => {
            let found = shortened(other);
            Err(Problem::Unreadable(format!("{key} is `{found}`, neither yes nor no")))
        }
    }
}
