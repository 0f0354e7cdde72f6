//! Solving: how a position ends for certain, the proof of it, and the family of games that it belongs to.

mod asked;
mod attempt;
mod certificate;
mod family;
mod family_page;
mod files;
mod heat;
mod others;
mod plain;
mod position_page;
pub(crate) mod progress;
mod solution;
mod sweeping;
mod verdict;
pub(crate) mod watch;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use gametree_catalogue::Entry;

pub(crate) use attempt::Attempt;
pub(crate) use solution::Solution;
pub(crate) use sweeping::Swept;

use crate::query;
use crate::{Place, Problem, Visitor, Workbench};
use asked::Asked;

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new()
        .route("/solve", get(usual))
        .route("/solve/{*spec}", get(page))
        .route("/solve-cancel/{*spec}", post(cancel))
        .route("/solve-events/{*spec}", get(watch::events))
}

/// Without a spec it is the game whose families say most; or the family that somebody typed.
async fn usual(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let query = query.unwrap_or_default();
    if let Some(typed) = query::first(&query, "family") {
        return Ok(Redirect::to(&family::typed(&typed)).into_response());
    }
    let entries = workbench.catalogue.entries().iter().rev();
    let telling = entries.max_by_key(|entry| entry.families().len()).map(example);
    let spec = telling.ok_or(Problem::NotFound)?;
    position_page::page(&workbench, &visitor, &Asked::read(spec, &query)?).await
}

fn example(entry: &Entry) -> &'static str {
    entry.parameters.example
}

/// A position, or a whole family where the spec has a range.
async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let asked = Asked::read(&spec, query.as_deref().unwrap_or_default())?;
    if spec.contains("..") {
        return family_page::page(&workbench, &visitor, &asked).await;
    }
    position_page::page(&workbench, &visitor, &asked).await
}

/// Gives up what is being worked on, and says so.
async fn cancel(
    State(workbench): State<Arc<Workbench>>,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Redirect, Problem> {
    let asked = Asked::read(&spec, query.as_deref().unwrap_or_default())?;
    let opened = asked.place.open(&workbench)?;
    let about = solution::about(&*opened.session);
    workbench.solutions.cancel(&about);
    workbench.attempts.cancel(&about);
    Ok(Redirect::to(&with(&opened.place, [("stopped", "yes".to_owned())])))
}

/// The address of the page of a position, with more to say in its query.
fn with<const N: usize>(place: &Place, more: [(&'static str, String); N]) -> String {
    under("solve", place, more)
}

/// The same under another word.
fn under<const N: usize>(word: &str, place: &Place, more: [(&'static str, String); N]) -> String {
    let spec = Place::start(place.spec.clone()).address(word);
    let query = query::written(place.query().into_iter().chain(more));
    if query.is_empty() { spec } else { format!("{spec}?{query}") }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use gametree_catalogue::{Catalogue, Session};
    use gametree_rules::work::Work;
    use gametree_solver::Unsolved;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn who_cancels_stops_the_work_itself() {
        let workbench = Arc::new(Workbench::new(Catalogue::standard()));
        let session = workbench.catalogue.open("mnk:m=5,n=4,k=4").unwrap();
        let state = solution::ask(&workbench, &*session).await.unwrap();
        let solution::State::Running(running) = state else { panic!("it takes minutes") };
        let work = running.work().unwrap();
        assert!(!work.is_asked_to_stop());
        let spec = Path("mnk:m=5,n=4,k=4".to_owned());
        let _ = cancel(State(Arc::clone(&workbench)), spec, RawQuery(None)).await.unwrap();
        assert!(work.is_asked_to_stop());
        let found = running.wait(Duration::from_secs(60)).await.expect("it ends soon");
        assert!(matches!(*found, Err(Problem::Unsolved(Unsolved::Stopped))));
        assert_eq!(work.memory_in_use(), 0);
        assert!(workbench.solutions.get(&solution::about(&*session)).is_none());
    }

    /// What is found by looking it up, or by a moment's work.
    async fn solved(workbench: &Workbench, session: &dyn Session) -> Arc<Solution> {
        match solution::ask(workbench, session).await.unwrap() {
            solution::State::Found(found) => found,
            solution::State::Running(running) => {
                running.wait(Duration::from_secs(60)).await.unwrap()
            }
            _ => panic!("it is there"),
        }
    }

    /// A table on disk answers at once, for a game that would take a while too.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_is_kept_is_used() {
        let folder = tempfile::tempdir().unwrap();
        let session = Catalogue::standard().open("sim").unwrap();
        let table = folder.path().join("tables").join("sim");
        let kept = session.solve_into(&table, &Work::new()).unwrap();
        let workbench = Workbench::keeping(Catalogue::standard(), folder.path());
        let found = solved(&workbench, &*session).await;
        let Ok(found) = &*found else { panic!("it is solved") };
        assert_eq!(found.table.as_deref(), Some(&*session.position()));
        let solving = found.solving(&*session);
        assert_eq!((solving.positions, solving.bytes), (kept.positions(), kept.bytes()));
        assert_ne!(session.solve(&Work::new()).unwrap().bytes(), kept.bytes());
    }

    /// So does one of an earlier position, wherever tables are kept, and the page says which.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_of_an_earlier_position_is_used() {
        let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let catalogue = Catalogue::standard;
        let mut session = catalogue().open("sim").unwrap();
        let start = session.position();
        let kept = session.solve_into(&elsewhere.path().join("sim"), &Work::new()).unwrap();
        let shelves = [elsewhere.path().to_owned()];
        let workbench = Workbench::knowing(catalogue(), folder.path(), &shelves);
        session.play("1-2").unwrap();
        let found = solved(&workbench, &*session).await;
        let Ok(found) = &*found else { panic!("it is solved") };
        assert_eq!(found.table.as_ref(), Some(&start));
        assert_eq!(
            found.here,
            session.solve(&Work::new()).unwrap().look_up(&session.position()).unwrap()
        );
        let solving = found.solving(&*session);
        assert_eq!((solving.bytes, solving.reachable), (kept.bytes(), None));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_stopped_is_begun_anew() {
        let workbench = Arc::new(Workbench::new(Catalogue::standard()));
        let session = workbench.catalogue.open("mnk:m=5,n=4,k=4").unwrap();
        let about = solution::about(&*session);
        solution::ask(&workbench, &*session).await.unwrap();
        // As it happens when nobody looks any more.
        let deserted = workbench.solutions.get(&about).unwrap();
        deserted.stop();
        deserted.wait(Duration::from_secs(60)).await.expect("it ends soon");
        let state = solution::ask(&workbench, &*session).await.unwrap();
        assert!(matches!(state, solution::State::Running(_)));
        workbench.solutions.cancel(&about);
    }
}
