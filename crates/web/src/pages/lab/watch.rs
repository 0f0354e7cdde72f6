//! What a page is told while games are played: the piece of it that changes, at most once a second.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, RawQuery, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream};
use gametree_language::Language;
use serde::Serialize;
use tokio::time::sleep;

use super::live;
use crate::lab::Run;
use crate::{Problem, Visitor, Workbench, query};

/// How often there is news.
const BEAT: Duration = Duration::from_secs(1);

/// A page that is open for longer asks again.
const MOST_BEATS: u32 = 3600;

/// How things stand.
#[derive(Serialize)]
struct News<'a> {
    /// What changes, as a page has it.
    html: &'a str,
    /// Whether the rest of the page is no longer right either.
    reload: bool,
}

struct Watch {
    workbench: Arc<Workbench>,
    language: Language,
    run: Arc<Run>,
    /// What the page shows.
    version: u64,
    beats: u32,
}

pub(super) async fn events(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(asked): RawQuery,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let run = workbench.lab.find(&id).await?;
    let version = query::first(asked.as_deref().unwrap_or_default(), "version");
    let version = version.and_then(|version| version.parse().ok()).unwrap_or(0);
    let watch = Watch { workbench, language: visitor.language, run, version, beats: 0 };
    let beats = stream::unfold(Some(watch), |watch| async move { watch?.next().await });
    Ok(Sse::new(beats).keep_alive(KeepAlive::default()))
}

type Beat = (Result<Event, Infallible>, Option<Watch>);

impl Watch {
    /// The next thing to tell, when there is one.
    async fn next(mut self) -> Option<Beat> {
        loop {
            sleep(BEAT).await;
            self.beats += 1;
            // Who is gone, or cannot be read any more, is seen when the page is loaded again.
            let look = match self.workbench.lab.look(&self.run).await {
                Ok(look) if self.beats < MOST_BEATS => look,
                _ => return Some((told(&News { html: "", reload: true }), None)),
            };
            if look.version == self.version {
                continue;
            }
            self.version = look.version;
            let piece = live::piece(&self.workbench, self.language, &self.run, &look);
            let reload = !look.stage.goes_on();
            let event = told(&News { html: &piece, reload });
            return Some((event, (!reload).then_some(self)));
        }
    }
}

fn told(news: &News<'_>) -> Result<Event, Infallible> {
    Ok(Event::default().json_data(news).unwrap_or_default())
}
