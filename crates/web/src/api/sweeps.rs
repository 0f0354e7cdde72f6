use std::sync::Arc;
use std::time::Instant;

use gametree_catalogue::Catalogue;
use gametree_lab::json::Sweep;
use gametree_lab::report::SweepRun;
use gametree_lab::{Family, SweepEffort, SweepError};
use gametree_language::ascii_digits;
use gametree_rules::work::{Budget, Work};
use schemars::JsonSchema;
use serde::Deserialize;

use super::limits;
use super::task::{Assignment, Outcome, Prepared, Tasks};
use crate::desk::{Errand, LONG};
use crate::jobs::Jobs;
use crate::{Problem, Workbench};

/// A family of games to be valued.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct SweepRequest {
    /// A spec in which one or two parameters are ranges, such as `1..20`.
    spec: String,
    /// Nodes that the engine may visit on a game that cannot be solved, at most 5,000,000; without it, as many.
    #[schemars(range(min = 1, max = MOST_NODES))]
    nodes: Option<u64>,
}

/// The largest family.
pub(super) const MOST_GAMES: u64 = 10_000;
const MOST_NODES: u64 = 5_000_000;

impl Assignment for SweepRequest {
    type Found = Sweep;
    const PLACE: &'static str = "/api/v1/sweeps";

    fn jobs(tasks: &Tasks) -> &Jobs<Outcome<Sweep>> {
        &tasks.sweeps
    }

    fn prepare(self, workbench: &Arc<Workbench>) -> Result<Prepared<Sweep>, Problem> {
        let spec = ascii_digits(&self.spec).into_owned();
        let family = Family::parse(&spec).map_err(SweepError::from)?;
        workbench.catalogue.open(&family.spec(0))?;
        if family.len() > MOST_GAMES {
            return Err(Problem::Limit { what: "games", most: MOST_GAMES });
        }
        let effort = SweepEffort { nodes: self.nodes.unwrap_or(MOST_NODES) };
        if !(1..=MOST_NODES).contains(&effort.nodes) {
            return Err(Problem::Limit { what: "nodes", most: MOST_NODES });
        }
        let catalogue = Arc::clone(&workbench.catalogue);
        let budget = Budget { memory: limits::memory(LONG.memory), ..LONG };
        let run = move |work: &Work| sweep(&spec, &catalogue, &family, effort, work);
        Ok(Prepared { errand: Errand::Long, budget, run: Box::new(run) })
    }
}

fn sweep(
    spec: &str,
    catalogue: &Catalogue,
    family: &Family,
    effort: SweepEffort,
    work: &Work,
) -> Outcome<Sweep> {
    let started = Instant::now();
    let sweep = gametree_lab::sweep(catalogue, family, &effort, work)?;
    let lines = sweep.lines();
    let elapsed = started.elapsed();
    Ok(Sweep::from(&SweepRun { spec, sweep: &sweep, lines: &lines, elapsed }))
}
