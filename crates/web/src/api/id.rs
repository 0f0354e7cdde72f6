use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use crate::Problem;

/// The name of something in an address. What cannot be a name is the name of nothing.
pub(super) struct Id(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(id)| Id(id)).map_err(|_| Problem::NotFound)
    }
}
