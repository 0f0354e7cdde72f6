use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use super::super::endpoint::shortened;
use crate::Problem;

/// The state that somebody has seen, if they say so.
pub(in crate::api) struct Seen(pub(super) Option<u64>);

impl<S: Sync> FromRequestParts<S> for Seen {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        seen(&parts.headers).map(Seen)
    }
}

/// A version in quotes, as every answer has it in its `ETag`; `*` is any.
fn seen(headers: &HeaderMap) -> Result<Option<u64>, Problem> {
    let Some(value) = headers.get(header::IF_MATCH) else { return Ok(None) };
    let text = value.to_str().unwrap_or("?").trim();
    if text == "*" {
        return Ok(None);
    }
    let version = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    match version.and_then(|version| version.parse().ok()) {
        Some(version) => Ok(Some(version)),
        None => {
            let found = shortened(text);
            Err(Problem::Unreadable(format!("If-Match is `{found}`, not a version such as \"3\"")))
        }
    }
}
