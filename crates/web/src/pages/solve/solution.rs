use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::{Oracle, Session, SolvedPosition};
use gametree_present::json::PerftTotal;
use gametree_present::report::Solving;
use gametree_rules::work::{Budget, Work, usable_memory};
use gametree_solver::{Forecast, PositionCounts, Unsolved};
use tokio::time::timeout;

use super::certificate::Certificate;
use crate::desk::{Errand, LONG, QUICK};
use crate::jobs::Running;
use crate::{Problem, Workbench};

/// What came of solving a position.
pub(crate) type Solution = Result<Solved, Problem>;

/// Everything about a solved position.
pub(crate) struct Solved {
    /// How it ends, where every move leads, a line.
    pub(crate) here: SolvedPosition,
    positions: u64,
    bytes: u64,
    counts: PositionCounts,
    elapsed: Duration,
    /// The position from which the table on disk was solved that has told it, if one has.
    pub(crate) table: Option<String>,
    /// Lines of play from here to an end, where they are soon counted.
    pub(crate) lines: Option<u128>,
    /// The proof, unless it is too large for a page.
    pub(crate) certificate: Option<Certificate>,
}

/// How far somebody's question is.
pub(crate) enum State {
    /// It is answered.
    Found(Arc<Solution>),
    /// It takes a while.
    Running(Arc<Running<Solution>>),
    /// Others come first.
    Waiting,
    /// It would take more than there is.
    TooLarge(Unsolved),
}

/// Whoever asks waits so long for the page; after that they watch.
pub(crate) const MOMENT: Duration = Duration::from_millis(300);

/// What is tried at once, where people wait for pages. Whatever takes longer is begun again where it keeps
/// nobody waiting.
const AT_ONCE: Budget = Budget { time: Some(Duration::from_secs(2)), ..QUICK };

/// Lines of play are counted over no more positions of a ply than these, and for no longer than this.
const COUNTED: u64 = 20_000;
const COUNTING: Duration = Duration::from_millis(500);

/// What the solution of a position is about.
pub(crate) fn about(session: &dyn Session) -> String {
    format!("{} {}", session.spec(), session.position())
}

/// Bytes that a solution may take: no more than the machine has to spare.
fn memory() -> u64 {
    usable_memory().map_or(LONG.memory, |usable| usable.min(LONG.memory))
}

/// That a position is too large, where that is known before any work.
pub(crate) fn too_large(session: &dyn Session) -> Option<Unsolved> {
    let (forecast, memory) = (session.forecast()?, memory());
    let is_too_large = forecast.beyond_any_table().is_some() || forecast.bytes > u128::from(memory);
    (session.result().is_none() && is_too_large).then_some(Unsolved::TooLarge { forecast, memory })
}

/// Asks for the solution of a position.
pub(crate) async fn ask(workbench: &Workbench, session: &dyn Session) -> Result<State, Problem> {
    let (jobs, about) = (&workbench.solutions, about(session));
    let asked = jobs.unstopped(&about);
    let fits = |forecast: Forecast| forecast.bytes <= AT_ONCE.memory.into();
    let mut small = session.forecast().is_none_or(fits);
    let too_large = too_large(session);
    if asked.is_none() && (!small || too_large.is_some()) {
        let is_kept = has_table(workbench, session).await;
        if let Some(unsolved) = too_large.filter(|_| !is_kept) {
            return Ok(State::TooLarge(unsolved));
        }
        small |= is_kept;
    }
    let start = |errand| {
        let session = session.copy();
        let budget = if errand == Errand::Quick { AT_ONCE } else { LONG };
        let budget = Budget { memory: budget.memory.min(memory()), ..budget };
        let oracle = Arc::clone(&workbench.oracle);
        let run = move |work: &_| Solved::find(&*session, &oracle, work);
        timeout(MOMENT, jobs.start(errand, &about, budget, run))
    };
    let mut running = match asked {
        Some(running) => running,
        None => {
            let errand = if small { Errand::Quick } else { Errand::Long };
            match start(errand).await {
                Ok(Ok(running)) => running,
                Ok(Err(Problem::Busy)) | Err(_) => return Ok(State::Waiting),
                Ok(Err(problem)) => return Err(problem),
            }
        }
    };
    let mut found = running.wait(MOMENT).await;
    // What did not fit into a moment may fit into minutes.
    let was_quick = running.work().is_some_and(|work| work.budget().time == AT_ONCE.time);
    if was_quick && matches!(found.as_deref(), Some(Err(Problem::Unsolved(_)))) {
        running = match start(Errand::Long).await {
            Ok(Ok(running)) => running,
            Ok(Err(Problem::Busy)) | Err(_) => return Ok(State::Waiting),
            Ok(Err(problem)) => return Err(problem),
        };
        found = running.found();
    }
    match found {
        Some(found) => Ok(State::Found(found)),
        None if running.is_lost() => Err(Problem::Internal),
        None => Ok(State::Running(running)),
    }
}

/// Whether there is a table on disk. To look for it may take a moment, in which pages are made for others.
async fn has_table(workbench: &Workbench, session: &dyn Session) -> bool {
    let (oracle, session) = (Arc::clone(&workbench.oracle), session.copy());
    let table = tokio::task::spawn_blocking(move || oracle.table(&*session)).await;
    table.is_ok_and(|table| table.is_some())
}

impl Solved {
    /// From the table on disk, if there is one.
    fn find(session: &dyn Session, oracle: &Oracle, work: &Work) -> Solution {
        let started = Instant::now();
        let table = oracle.table(session);
        let kept = table.as_ref().map(|table| table.root());
        let solved = match table {
            Some(table) => table,
            None => Arc::from(session.solve(work).map_err(Problem::Unsolved)?),
        };
        let here = solved.look_up(&session.position()).map_err(|_| Problem::Internal)?;
        let elapsed = started.elapsed();
        let counts = solved.counts_from(&session.position(), work);
        let counts = counts.map_err(|_| Problem::Internal)?;
        let certificate = Certificate::write(session, &*solved, work);
        let lines = lines_of_play(session, work);
        if work.is_stopped() {
            // Not all of that was found out.
            let asked = work.is_asked_to_stop();
            let unsolved = if asked { Unsolved::Stopped } else { Unsolved::OutOfTime };
            return Err(Problem::Unsolved(unsolved));
        }
        let (positions, bytes) = (solved.positions(), solved.bytes());
        Ok(Solved { here, positions, bytes, counts, elapsed, table: kept, lines, certificate })
    }

    /// The same as reports and programs have it.
    pub(crate) fn solving<'a>(&'a self, session: &'a dyn Session) -> Solving<'a> {
        Solving {
            session,
            here: &self.here,
            positions: self.positions,
            bytes: self.bytes,
            reachable: self.counts.reachable,
            unfinished: self.counts.unfinished,
            canonical: self.counts.up_to_symmetry,
            elapsed: self.elapsed,
            certificate: None,
            exported: None,
            table: None,
        }
    }
}

/// How many different games can follow.
fn lines_of_play(session: &dyn Session, work: &Work) -> Option<u128> {
    let budget = Budget { time: Some(COUNTING), ..work.budget() };
    let counted = session.perft(None, COUNTED, &work.part_within(budget));
    counted.stopped.is_none().then(|| PerftTotal::of(&counted.plies).finished_paths)
}
