use std::sync::Arc;
use std::time::Duration;

use gametree_catalogue::{Effort, Oracle, OracleError, Search, SearchError, Session};
use gametree_present::json::Analyze;
use gametree_present::report::{Analysis, Statistics};
use gametree_rules::work::{Budget, Work};
use schemars::JsonSchema;
use serde::Deserialize;

use super::limits;
use super::task::{Assignment, Outcome, Prepared, Tasks};
use crate::desk::{Errand, QUICK};
use crate::jobs::Jobs;
use crate::{Place, Problem, Workbench};

/// A position to be searched.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct AnalysisRequest {
    /// The game.
    spec: String,
    /// The position to begin with; without it, the start of the game.
    #[schemars(length(min = 1))]
    position: Option<String>,
    /// The moves from there.
    #[serde(default)]
    moves: Vec<String>,
    /// The search as text, such as `alphabeta:depth=4`; without it, `alphabeta`.
    search: Option<String>,
}

/// A search that has taken all its time leaves so much for what is exactly so.
const EXACT_LOOK: Duration = Duration::from_millis(100);

impl Assignment for AnalysisRequest {
    type Found = Analyze;
    const PLACE: &'static str = "/api/v1/analyses";

    fn jobs(tasks: &Tasks) -> &Jobs<Outcome<Analyze>> {
        &tasks.analyses
    }

    fn prepare(self, workbench: &Arc<Workbench>) -> Result<Prepared<Analyze>, Problem> {
        let search: Search = self.search.as_deref().unwrap_or("alphabeta").parse()?;
        limits::check(&search)?;
        let place = Place { spec: self.spec, position: self.position, moves: self.moves };
        let session = place.open(workbench)?.session;
        search.check(session.heuristics())?;
        let oracle = Arc::clone(&workbench.oracle);
        // The search's own table comes on top.
        let memory = limits::memory(QUICK.memory.saturating_add(search.table_bytes()));
        let budget = Budget { time: Some(limits::TIME + 2 * EXACT_LOOK), memory, ..QUICK };
        let errand = Errand::of_search(&search, session.legal_moves().len());
        let most = if errand == Errand::Quick { QUICK.time } else { None };
        let whole = search.limits.time.or(most).unwrap_or(limits::TIME);
        let run = move |work: &Work| analyze(&*session, &search, whole, &oracle, work);
        Ok(Prepared { errand, budget, run: Box::new(run) })
    }
}

/// The search, what is exactly so, and how large the whole tree would be: the latter two in what is left of the
/// `whole` time.
fn analyze(
    session: &dyn Session,
    search: &Search,
    whole: Duration,
    oracle: &Oracle,
    work: &Work,
) -> Outcome<Analyze> {
    let within = |time| Budget { time: Some(time), ..work.budget() };
    let answer = oracle.ask(session, search, &work.spending(within(limits::TIME)));
    let answer = answer.map_err(|error| match error {
        SearchError::Unsolved(why) => limits::unsolved(why, session),
        error => error.into(),
    })?;
    let left = whole.saturating_sub(answer.elapsed);
    let look = work.part_within(within(left.max(EXACT_LOOK)));
    let exact = match oracle.position(session, Effort::QUICK, &look) {
        // Whoever does not want to wait for this still wants the rest.
        Err(OracleError::Stopped | OracleError::OutOfTime) => None,
        exact => exact?,
    };
    let statistics = Statistics::new(session, search, &answer, &work.part_within(within(left)));
    let exact = exact.filter(|exact| !exact.moves.is_empty());
    Ok(Analyze::from(&Analysis { session, search, answer: &answer, statistics, exact }))
}
