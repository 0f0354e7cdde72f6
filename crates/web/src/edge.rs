//! Where a problem becomes what its reader understands: a page for people, an object for programs.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use gametree_language::{Language, without_marks};
use gametree_present::Words;
use serde::Serialize;
use serde_json::json;
use tokio::time::timeout;

use crate::guard::{LARGEST_BODY, takes_a_file};
use crate::{Problem, Visitor, Workbench, pages};

/// The mark of an answer whose page says itself what went wrong.
#[derive(Clone, Copy, Debug)]
struct Shown;

/// A page that says itself what is wrong.
pub(crate) fn as_shown(problem: &Problem, page: impl IntoResponse) -> Response {
    let mut response = (problem.status(), page).into_response();
    response.extensions_mut().insert(Shown);
    response
}

/// There is nothing here.
pub(crate) async fn nothing_here() -> Problem {
    Problem::NotFound
}

/// There is, but not for this method.
pub(crate) async fn not_like_that() -> Problem {
    Problem::Method
}

/// No question takes longer to come, and no answer to begin; what streams by itself has begun long before.
const PATIENCE: Duration = Duration::from_secs(30);

/// Gives up what takes too long: a body that comes byte by byte is the fault of its sender, an answer ours.
pub(crate) async fn in_time(request: Request, next: Next) -> Response {
    if takes_a_file(request.uri().path()) {
        // The reader of a file has a limit of its own, and nothing but the file takes long.
        let answer = timeout(PATIENCE, next.run(request)).await;
        return answer.unwrap_or_else(|_| Problem::Slow.into_response());
    }
    let (parts, body) = request.into_parts();
    let body = match whole(body, PATIENCE).await {
        Ok(body) => body,
        Err(problem) => return problem.into_response(),
    };
    let request = Request::from_parts(parts, body.into());
    timeout(PATIENCE, next.run(request)).await.unwrap_or_else(|_| Problem::Busy.into_response())
}

/// All of a body, if it comes in time and is no longer than any may be.
async fn whole(body: Body, patience: Duration) -> Result<Bytes, Problem> {
    let read = async {
        let (mut pieces, mut read) = (body.into_data_stream(), Vec::new());
        while let Some(piece) = pieces.next().await {
            let cut_off = |_| Problem::Unreadable("the body ended too early".to_owned());
            read.extend_from_slice(&piece.map_err(cut_off)?);
            if read.len() > LARGEST_BODY {
                return Err(Problem::TooLong);
            }
        }
        Ok(Bytes::from(read))
    };
    timeout(patience, read).await.unwrap_or(Err(Problem::Slow))
}

/// A problem as RFC 9457 writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "Problem")]
pub(crate) struct ProblemDocument {
    /// An address that names the kind of problem.
    #[serde(rename = "type")]
    kind: String,
    /// What is wrong, in English; the same for all problems of the kind.
    title: String,
    /// The status.
    status: u16,
    /// What is wrong this time, in English.
    detail: String,
}

impl From<&Problem> for ProblemDocument {
    fn from(problem: &Problem) -> Self {
        let say = |message| without_marks(&Language::English.say(message)).into_owned();
        let kind = problem.kind();
        ProblemDocument {
            kind: kind.address(),
            title: say(&kind.title()),
            status: kind.status().as_u16(),
            detail: say(&problem.message()),
        }
    }
}

/// Gives every problem its words. Whatever else went wrong further in (a body that is too long, a form that
/// cannot be read) is made a problem here, so there is one way to say it.
pub(crate) async fn show_problems(
    State(workbench): State<Arc<Workbench>>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let visitor = Visitor::of(&parts);
    let is_program = parts.uri.path().starts_with("/api/");
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(problem) = problem_in(&response) else { return response };
    let (mut head, _) = response.into_parts();
    head.status = problem.status();
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.remove(header::CONTENT_TYPE);
    if is_program {
        let document = json!(ProblemDocument::from(&problem)).to_string();
        let kind = HeaderValue::from_static("application/problem+json");
        head.headers.insert(header::CONTENT_TYPE, kind);
        return (head, document).into_response();
    }
    (head, pages::problem::page(&workbench, &visitor, &problem)).into_response()
}

fn problem_in(response: &Response) -> Option<Problem> {
    if response.extensions().get::<Shown>().is_some() {
        return None;
    }
    let status = response.status();
    let known = response.extensions().get::<Problem>().cloned();
    known.or_else(|| match status.as_u16() {
        413 => Some(Problem::TooLong),
        405 => Some(Problem::Method),
        415 => Some(Problem::MediaType),
        400 | 422 => Some(Problem::Unreadable(status.to_string())),
        500.. => Some(Problem::Internal),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::stream;

    use super::*;

    #[tokio::test]
    async fn a_body_comes_in_time_and_is_not_too_long() {
        let piece = |length| Ok::<_, Infallible>(vec![b'a'; length]);
        let body = |pieces| Body::from_stream(stream::iter(pieces));
        let soon = Duration::from_secs(20);
        let read = whole(body(vec![piece(3), piece(LARGEST_BODY - 3)]), soon).await.unwrap();
        assert_eq!(read.len(), LARGEST_BODY);
        let long = whole(body(vec![piece(LARGEST_BODY), piece(1)]), soon).await;
        assert!(matches!(long, Err(Problem::TooLong)));
        let slow = stream::iter([piece(3)]).chain(stream::pending());
        let slow = whole(Body::from_stream(slow), Duration::from_millis(50)).await.unwrap_err();
        assert_eq!(slow.status().as_u16(), 408);
    }
}
