use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use super::endpoint::shortened;
use crate::Problem;
use crate::games::{LARGEST_FILE, within};

/// An object that was sent. Whatever is wrong with it is said with its line and column.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::MediaType);
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejected| match rejected.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLong,
            _ => Problem::Unreadable("the body ended too early".to_owned()),
        })?;
        read(&bytes).map(Body)
    }
}

/// The text of a file of a game, which may be larger than other objects.
pub(super) struct GameFile(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for GameFile {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::MediaType);
        }
        let bytes = within(request.into_body(), LARGEST_FILE).await?;
        let text = String::from_utf8(bytes);
        text.map(GameFile).map_err(|error| Problem::Unreadable(error.to_string()))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    // Fields in a row, without their names, would be read as well.
    if bytes.trim_ascii_start().first() == Some(&b'[') {
        return Err(Problem::Unreadable("an object is expected, not a list".to_owned()));
    }
    serde_json::from_slice(bytes)
        .map_err(|error| Problem::Unreadable(shortened(&error.to_string())))
}
