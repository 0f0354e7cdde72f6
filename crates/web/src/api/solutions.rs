use std::sync::Arc;
use std::time::Instant;

use gametree_catalogue::{Oracle, Session, SolvedError};
use gametree_present::json::Solve;
use gametree_present::report::Solving;
use gametree_rules::work::{Budget, Work};
use schemars::JsonSchema;
use serde::Deserialize;

use super::limits;
use super::task::{Assignment, Outcome, Prepared, Tasks};
use crate::desk::{Errand, LONG};
use crate::jobs::Jobs;
use crate::{Place, Problem, Workbench};

/// A position to be solved.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct SolutionRequest {
    /// The game.
    spec: String,
    /// The position to begin with; without it, the start of the game.
    #[schemars(length(min = 1))]
    position: Option<String>,
    /// The moves from there.
    #[serde(default)]
    moves: Vec<String>,
}

/// A table of so many bytes is filled within a second.
const SMALL: u128 = 4 << 20;

impl Assignment for SolutionRequest {
    type Found = Solve;
    const PLACE: &'static str = "/api/v1/solutions";

    fn jobs(tasks: &Tasks) -> &Jobs<Outcome<Solve>> {
        &tasks.solutions
    }

    fn prepare(self, workbench: &Arc<Workbench>) -> Result<Prepared<Solve>, Problem> {
        let place = Place { spec: self.spec, position: self.position, moves: self.moves };
        let session = place.open(workbench)?.session;
        let budget = Budget { memory: limits::memory(LONG.memory), ..LONG };
        // What is solved in a moment need not wait for what takes minutes.
        let small = session.forecast().is_some_and(|forecast| forecast.bytes <= SMALL);
        let errand = if small { Errand::Quick } else { Errand::Long };
        let oracle = Arc::clone(&workbench.oracle);
        let run = Box::new(move |work: &Work| solve(&*session, &oracle, work));
        Ok(Prepared { errand, budget, run })
    }
}

fn solve(session: &dyn Session, oracle: &Oracle, work: &Work) -> Outcome<Solve> {
    let started = Instant::now();
    let solved = match oracle.table(session) {
        Some(table) => table,
        None => Arc::from(session.solve(work).map_err(|why| limits::unsolved(why, session))?),
    };
    let here = solved.look_up(&session.position()).map_err(|error| match error {
        SolvedError::Position(error) => Problem::Position(error),
        SolvedError::Lookup(_) => Problem::Internal,
    })?;
    let elapsed = started.elapsed();
    let counts = solved.counts_from(&session.position(), work);
    let counts = counts.map_err(|_| Problem::Internal)?;
    Ok(Solve::from(&Solving {
        session,
        here: &here,
        positions: solved.positions(),
        bytes: solved.bytes(),
        reachable: counts.reachable,
        unfinished: counts.unfinished,
        canonical: counts.up_to_symmetry,
        elapsed,
        certificate: None,
        exported: None,
        table: None,
    }))
}
