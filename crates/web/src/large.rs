//! Large answers: all that are under way share so much memory.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::Problem;

/// Kilobytes that large answers may take together. Readers who take them slowly keep them in memory.
const KILOBYTES: usize = 256 << 10;

/// Answers up to this many kilobytes are not counted: as many as there are connections take 38 MB.
const SMALL: usize = 64;

/// The memory for large answers.
#[derive(Clone)]
pub(crate) struct Room(Arc<Semaphore>);

impl Default for Room {
    fn default() -> Self {
        Room::of(KILOBYTES)
    }
}

impl Room {
    fn of(kilobytes: usize) -> Room {
        Room(Arc::new(Semaphore::new(kilobytes)))
    }

    /// The same answer, which keeps its room until it is sent or dropped; where there is none left, another one.
    fn hold(&self, response: Response) -> Response {
        let bytes = response.body().size_hint().lower();
        let kilobytes = usize::try_from(bytes >> 10).unwrap_or(usize::MAX);
        if kilobytes <= SMALL {
            return response;
        }
        let wanted = u32::try_from(kilobytes.min(KILOBYTES)).unwrap_or(u32::MAX);
        match Arc::clone(&self.0).try_acquire_many_owned(wanted) {
            Ok(room) => response.map(|body| Body::new(Held { body, _room: room })),
            Err(_) => Problem::Busy.into_response(),
        }
    }
}

/// Sends a large answer only where there is room for it.
pub(crate) async fn within(State(room): State<Room>, request: Request, next: Next) -> Response {
    room.hold(next.run(request).await)
}

/// An answer and its room.
struct Held {
    body: Body,
    _room: OwnedSemaphorePermit,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_answers_share_so_much_memory() {
        let room = Room::of(1_000);
        let answer = |kilobytes: usize| room.hold("x".repeat(kilobytes << 10).into_response());
        let first = answer(600);
        assert_eq!(first.status(), 200);
        assert_eq!(answer(600).status(), 503, "there is no room for both");
        assert_eq!(answer(SMALL).status(), 200, "small ones always go");
        drop(first);
        assert_eq!(answer(600).status(), 200);
    }
}
