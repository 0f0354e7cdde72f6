use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use gametree_present::json::{Games, Rules, Show};

use crate::desk::{Errand, QUICK};
use crate::{Place, Problem, Workbench};

/// The games there are.
pub(super) async fn catalogue(State(workbench): State<Arc<Workbench>>) -> Json<Games> {
    Json(Games::from(&*workbench.catalogue))
}

/// How a game is played. Its example has to be played first.
pub(super) async fn rules(
    State(workbench): State<Arc<Workbench>>,
    Path(spec): Path<String>,
) -> Result<Json<Rules>, Problem> {
    let catalogue = Arc::clone(&workbench.catalogue);
    let rules = workbench.desk.run(Errand::Quick, QUICK, move |_| {
        let opened = Place::start(spec).open_in(&catalogue)?;
        Ok::<_, Problem>(Rules::of(opened.entry, &*opened.session))
    });
    Ok(Json(rules.await??))
}

/// A position and its moves.
pub(super) async fn show(
    State(workbench): State<Arc<Workbench>>,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Json<Show>, Problem> {
    let place = Place::read(&spec, query.as_deref().unwrap_or_default());
    Ok(Json(Show::from(&*place.open(&workbench)?.session)))
}
