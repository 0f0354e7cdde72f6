//! What pages hear: that there is another page to show, and how many have answered.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use gametree_language::{Language, message};
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{sleep, timeout};

use super::class::Pulse;
use super::code::Code;
use super::handlers::{Bench, teacher as owner_of};
use super::phones::token;
use super::register::{Classes, Phone};
use crate::peer::Peer;
use crate::{Problem, Visitor};

/// Nobody reads faster.
const BEAT: Duration = Duration::from_millis(250);

/// A phone that falls silent is noticed without anything being told: the teacher's page looks again so often.
const LOOK: Duration = Duration::from_secs(2);

/// A phone that listens is there: it is seen so often, well within the silence after which it has gone.
const PRESENCE: Duration = Duration::from_secs(20);

/// A page that gets no stream of its own asks again so often.
const PATIENCE: Duration = Duration::from_secs(5);

/// One message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum News {
    /// What the page should show. Those who answer are told no counts.
    Stage { stage: u64, answers: Option<String>, phones: Option<String> },
    /// The class is over.
    Over,
}

impl News {
    fn counted(pulse: Pulse, language: Language) -> News {
        let Pulse { stage, answers, phones } = pulse;
        let phones = language.say(&message!("web-class-of-phones", phones = phones));
        News::Stage { stage, answers: Some(language.number(answers as u64)), phones: Some(phones) }
    }

    fn event(&self) -> Result<Event, Infallible> {
        Ok(Event::default().json_data(self).unwrap_or_default())
    }
}

/// What is told when nothing is to come any more: a browser that hears this does not ask again.
fn silence() -> Response {
    StatusCode::NO_CONTENT.into_response()
}

/// Tells the teacher's page how many have answered, a few times a second at most.
pub(super) async fn teacher(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let owner = owner_of(&visitor).to_owned();
    let classes = Arc::clone(&workbench.classes);
    let Ok(changes) = classes.listen(&id, &owner, Instant::now()) else { return Ok(silence()) };
    let language = visitor.language;
    let state = Some((changes, None::<News>));
    let news = stream::unfold(state, move |state| {
        let (classes, id, owner) = (Arc::clone(&classes), id.clone(), owner.clone());
        async move {
            let (mut changes, mut last) = state?;
            loop {
                if last.is_some() {
                    let _ = timeout(LOOK, changes.changed()).await;
                    sleep(BEAT).await;
                }
                changes.mark_unchanged();
                let Some(pulse) = classes.pulse(&id, &owner, Instant::now()) else {
                    return Some((News::Over.event(), None));
                };
                let news = News::counted(pulse, language);
                if last.as_ref() != Some(&news) {
                    let event = news.event();
                    last = Some(news);
                    return Some((event, Some((changes, last))));
                }
            }
        }
    });
    Ok(Sse::new(news).keep_alive(KeepAlive::default()).into_response())
}

/// Tells a phone when there is something else to see.
pub(super) async fn phone(
    State(workbench): Bench,
    peer: Peer,
    Path(typed): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (Ok(code), Some(token)) = (typed.parse::<Code>(), token(&headers)) else {
        return silence();
    };
    let phone = Phone { code: &code, token: Some(token), peer };
    let now = Instant::now();
    let Some((changes, right)) = workbench.classes.attend(&phone, now) else {
        // A page that asks now and then has to hear of the end, too.
        let is_over = workbench.classes.is_over(&code, now);
        return if is_over {
            Sse::new(stream::iter([News::Over.event()])).into_response()
        } else {
            silence()
        };
    };
    let Some(right) = right else {
        // Pages that are too many are told how things stand, and ask again after a while.
        let stage = changes.borrow().stage;
        let news = News::Stage { stage, answers: None, phones: None };
        let event = news.event().map(|event| event.retry(PATIENCE));
        return Sse::new(stream::iter([event])).into_response();
    };
    let attending = Attending {
        classes: Arc::clone(&workbench.classes),
        token: token.to_owned(),
        code,
        peer,
        changes,
        told: None,
        _right: right,
    };
    let news = stream::unfold(Some(attending), |attending| async move {
        let mut attending = attending?;
        let news = attending.next().await;
        let event = news.event();
        Some((event, (news != News::Over).then_some(attending)))
    });
    Sse::new(news).keep_alive(KeepAlive::default()).into_response()
}

/// A phone that listens.
struct Attending {
    classes: Arc<Classes>,
    code: Code,
    token: String,
    peer: Peer,
    changes: watch::Receiver<Pulse>,
    /// The stage that it knows.
    told: Option<u64>,
    /// One of the few that a phone has.
    _right: OwnedSemaphorePermit,
}

impl Attending {
    async fn next(&mut self) -> News {
        loop {
            let told = self.told;
            let changed = self.changes.wait_for(|pulse| Some(pulse.stage) != told);
            match timeout(PRESENCE, changed).await {
                Ok(Ok(pulse)) => {
                    let stage = pulse.stage;
                    self.told = Some(stage);
                    return News::Stage { stage, answers: None, phones: None };
                }
                // The class has been dropped.
                Ok(Err(_)) => return News::Over,
                // Nothing new; but whoever listens is there.
                Err(_) => {
                    let phone =
                        Phone { code: &self.code, token: Some(&self.token), peer: self.peer };
                    let sheet = self.classes.sheet(&phone, Instant::now());
                    if !sheet.is_ok_and(|sheet| sheet.has_seat) {
                        return News::Over;
                    }
                }
            }
        }
    }
}
