//! What a page that waits is told, so that it need not ask for itself again and again.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, RawQuery, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream};
use gametree_lab::Family;
use serde::Serialize;
use tokio::time::sleep;

use super::asked::Asked;
use super::progress::Step;
use super::sweeping::{self, settled};
use super::{family, others, position_page, solution};
use crate::{Problem, Visitor, Workbench};

/// How often there is news.
const BEAT: Duration = Duration::from_millis(500);

/// The page is loaded again after so many beats in which nothing was going on: what stood in line may have
/// its turn.
const IDLE: u32 = 4;

/// A page that is open for longer asks again.
const MOST_BEATS: u32 = 1200;

/// What is watched, by what it is about.
struct Watch {
    position: Option<String>,
    families: Vec<String>,
}

/// How things stand.
#[derive(Default, Serialize)]
pub(crate) struct News {
    pub(crate) steps: Vec<Step>,
    /// Whether the page shows less than is known by now.
    reload: bool,
    /// Results that are there, depths of the engine included.
    #[serde(skip)]
    pub(crate) known: usize,
}

pub(crate) async fn events(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let asked = Asked::read(&spec, query.as_deref().unwrap_or_default())?;
    let watch = Watch::new(&workbench, &asked)?;
    Ok(told(move || watch.look(&workbench, &visitor)))
}

/// Tells again and again how things stand, until more is known than at first.
pub(crate) fn told(
    look: impl Fn() -> News + Send + 'static,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let before = look().known;
    let beats = stream::unfold((look, 0), move |(look, beats)| async move {
        if beats == MOST_BEATS {
            return None;
        }
        sleep(BEAT).await;
        let mut news = look();
        news.reload = news.known != before || (news.steps.is_empty() && beats >= IDLE);
        let event = Event::default().json_data(&news).unwrap_or_default();
        // Whoever has been told to load the page again has nothing more to hear.
        let beats = if news.reload { MOST_BEATS } else { beats + 1 };
        Some((Ok(event), (look, beats)))
    });
    Sse::new(beats).keep_alive(KeepAlive::default())
}

impl Watch {
    fn new(workbench: &Workbench, asked: &Asked) -> Result<Watch, Problem> {
        if asked.place.spec.contains("..") {
            let family = Family::parse(&asked.place.spec)?;
            sweeping::check(workbench, &family)?;
            return Ok(Watch { position: None, families: vec![family.to_string()] });
        }
        let opened = asked.place.open(workbench)?;
        let own = position_page::own_families(&opened);
        let shown = position_page::shown_family(asked, &own).map(|family| family.to_string());
        let others = others::of(workbench, opened.entry.name());
        let others = others.iter().map(others::Other::about);
        let families = shown.into_iter().chain(others).collect();
        Ok(Watch { position: Some(solution::about(&*opened.session)), families })
    }

    /// To look is also to say that somebody is there.
    fn look(&self, workbench: &Workbench, visitor: &Visitor) -> News {
        let mut news = News::default();
        if let Some(about) = &self.position {
            if let Some(running) = workbench.solutions.unstopped(about) {
                match running.found() {
                    Some(_) => news.known += 1,
                    None => news.steps.push(Step::new(visitor, "solution", &running)),
                }
            }
            if let Some(running) = workbench.attempts.unstopped(about) {
                let depths = running.work().map_or(0, |work| work.found_since(0).len());
                news.known += depths + usize::from(running.found().is_some());
                if running.found().is_none() {
                    news.steps.push(Step::new(visitor, "attempt", &running));
                }
            }
        }
        for (index, about) in self.families.iter().enumerate() {
            if let Some(running) = workbench.families.unstopped(about) {
                // Only the first one has a bar of its own.
                let id = if index == 0 { family::STEP } else { "" };
                match running.found() {
                    Some(_) => news.known += usize::from(settled(&running).is_some()),
                    None => news.steps.push(Step::new(visitor, id, &running)),
                }
            }
        }
        news
    }
}
