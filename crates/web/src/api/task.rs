//! Work that takes a while: begun, watched, ended early.

mod progress;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::Stream;
use futures_util::stream::unfold;
use gametree_lab::json::Sweep;
use gametree_present::json::{Analyze, Solve};
use gametree_rules::work::{Budget, Work};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::body::Body;
use super::id::Id;
use super::reproductions::Reproduction;
use crate::desk::{Desk, Errand};
use crate::edge::ProblemDocument;
use crate::games::token;
use crate::jobs::{Jobs, Running};
use crate::{Problem, Workbench};

pub(super) use progress::Progress;

/// A request that is more than a moment's work.
pub(super) trait Assignment: DeserializeOwned + JsonSchema + Send + 'static {
    /// What comes of it.
    type Found: Serialize + JsonSchema + Send + Sync + 'static;

    /// Where its tasks are found.
    const PLACE: &'static str;

    /// Those there are.
    fn jobs(tasks: &Tasks) -> &Jobs<Outcome<Self::Found>>;

    /// What is to be done, once it is clear that it can be.
    fn prepare(self, workbench: &Arc<Workbench>) -> Result<Prepared<Self::Found>, Problem>;
}

/// Work that can begin.
pub(super) struct Prepared<F> {
    pub(super) errand: Errand,
    pub(super) budget: Budget,
    pub(super) run: Box<Run<F>>,
}

/// The work itself.
type Run<F> = dyn FnOnce(&Work) -> Outcome<F> + Send;

/// What came of it.
pub(super) type Outcome<F> = Result<F, Problem>;

/// Reports with all their trees are large.
const MOST_REPRODUCTIONS: usize = 8;

/// All tasks of programs.
pub(crate) struct Tasks {
    pub(super) analyses: Jobs<Outcome<Analyze>>,
    pub(super) solutions: Jobs<Outcome<Solve>>,
    pub(super) sweeps: Jobs<Outcome<Sweep>>,
    pub(super) reproductions: Jobs<Outcome<Reproduction>>,
}

impl Tasks {
    pub(crate) fn new(desk: &Arc<Desk>) -> Self {
        Tasks {
            analyses: Jobs::new(Arc::clone(desk)),
            solutions: Jobs::new(Arc::clone(desk)),
            sweeps: Jobs::new(Arc::clone(desk)),
            reproductions: Jobs::keeping(Arc::clone(desk), MOST_REPRODUCTIONS),
        }
    }
}

/// Work that takes a while, and what has come of it. Whoever began it should ask at least every ten seconds, or
/// listen to its events: what nobody asks for is stopped.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "{F}Task")]
pub(super) struct Task<F> {
    /// Its name, which nobody else knows.
    id: String,
    /// Where it can be asked for again.
    location: String,
    /// `running`, `done` or `failed`.
    status: &'static str,
    /// How far it is; null once it is over.
    progress: Option<Progress>,
    /// What was found, which may be what there was when it was stopped; null until it is done.
    result: Option<F>,
    /// Why there is nothing; null unless it failed.
    problem: Option<ProblemDocument>,
}

/// Who has to wait no longer than this gets the result at once.
const AT_ONCE: Duration = Duration::from_millis(500);
/// How often events tell how far it is.
const BEAT: Duration = Duration::from_millis(500);
/// How long whoever ends a task waits for what it has found.
const LAST_WORDS: Duration = Duration::from_secs(2);

impl<'a, F> Task<&'a F> {
    fn new(
        place: &str,
        id: &str,
        running: &Running<Outcome<F>>,
        found: Option<&'a Outcome<F>>,
    ) -> Self {
        let lost = Problem::Internal;
        let (status, result, problem) = match found {
            Some(Ok(found)) => ("done", Some(found), None),
            Some(Err(problem)) => ("failed", None, Some(problem)),
            None if running.is_lost() => ("failed", None, Some(&lost)),
            None => ("running", None, None),
        };
        Task {
            id: id.to_owned(),
            location: format!("{place}/{id}"),
            status,
            progress: (status == "running").then(|| Progress::of_running(running)),
            result,
            problem: problem.map(ProblemDocument::from),
        }
    }
}

fn written<A: Assignment>(
    id: &str,
    running: &Running<Outcome<A::Found>>,
) -> Json<serde_json::Value> {
    let found = running.found();
    Json(serde_json::json!(Task::new(A::PLACE, id, running, found.as_deref())))
}

fn known<A: Assignment>(
    workbench: &Workbench,
    id: &str,
) -> Result<Arc<Running<Outcome<A::Found>>>, Problem> {
    A::jobs(&workbench.tasks).get(id).ok_or(Problem::NotFound)
}

/// Begins a task. What is only a moment's work is over by the time of the answer.
pub(super) async fn begin<A: Assignment>(
    State(workbench): State<Arc<Workbench>>,
    Body(wanted): Body<A>,
) -> Result<Response, Problem> {
    let Prepared { errand, budget, run } = wanted.prepare(&workbench)?;
    let id = token()?;
    let jobs = A::jobs(&workbench.tasks);
    let running = match errand {
        Errand::Quick => jobs.start(errand, &id, budget, run).await?,
        // Whoever watches its progress can watch it wait.
        Errand::Long => jobs.start_in_turn(&id, budget, run)?,
    };
    let found = running.wait(AT_ONCE).await;
    let task = written::<A>(&id, &running);
    match found.as_deref() {
        Some(Ok(_)) => Ok(task.into_response()),
        Some(Err(problem)) => Err(problem.clone()),
        None => {
            let location = [(header::LOCATION, format!("{}/{id}", A::PLACE))];
            Ok((StatusCode::ACCEPTED, location, task).into_response())
        }
    }
}

/// How far it is.
pub(super) async fn show<A: Assignment>(
    State(workbench): State<Arc<Workbench>>,
    Id(id): Id,
) -> Result<Response, Problem> {
    let running = known::<A>(&workbench, &id)?;
    Ok(written::<A>(&id, &running).into_response())
}

/// How far it is, again and again until it is over.
pub(super) async fn watch<A: Assignment>(
    State(workbench): State<Arc<Workbench>>,
    Id(id): Id,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let running = known::<A>(&workbench, &id)?;
    let next = move |state: Option<(Duration, String)>| {
        let running = Arc::clone(&running);
        async move {
            let (patience, id) = state?;
            let found = running.wait(patience).await;
            let is_over = found.is_some() || running.is_lost();
            let name = if is_over { "end" } else { "progress" };
            let event = Event::default().event(name).data(written::<A>(&id, &running).to_string());
            Some((Ok(event), (!is_over).then_some((BEAT, id))))
        }
    };
    Ok(Sse::new(unfold(Some((Duration::ZERO, id)), next)))
}

/// Ends it, and says for the last time what has come of it.
pub(super) async fn cancel<A: Assignment>(
    State(workbench): State<Arc<Workbench>>,
    Id(id): Id,
) -> Result<Response, Problem> {
    let running = known::<A>(&workbench, &id)?;
    running.stop();
    running.wait(LAST_WORDS).await;
    A::jobs(&workbench.tasks).cancel(&id);
    Ok(written::<A>(&id, &running).into_response())
}
