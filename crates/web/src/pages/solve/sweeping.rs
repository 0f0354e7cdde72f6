use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::Catalogue;
use gametree_games::Role;
use gametree_lab::report::SweepRun;
use gametree_lab::{Family, FamilyError, Sweep, SweepEffort, SweepError, SweepLine, sweep};
use gametree_rules::work::{Budget, Work};
use tokio::time::timeout;

use super::solution::MOMENT;
use crate::desk::Errand;
use crate::jobs::Running;
use crate::{Problem, Workbench};

/// What came of looking at a family.
pub(crate) type Swept = Result<Found, SweepError>;

/// The games of a family with their laws.
pub(crate) struct Found {
    spec: String,
    pub(crate) sweep: Sweep,
    pub(crate) lines: Vec<SweepLine>,
    elapsed: Duration,
}

/// How far a family is.
pub(crate) enum State {
    /// It is known.
    Found(Arc<Swept>),
    /// It takes a while.
    Running(Arc<Running<Swept>>),
    /// Others come first.
    Waiting,
}

/// Games of one page: of those that one solution holds, and of those that take one each.
const MOST_LOOKED_UP: u64 = 2_000;
const MOST_SOLVED: u64 = 400;

/// Nodes that the engine may visit on a game that is too large: as many as in the terminal.
const NODES: u64 = 5_000_000;

/// A family of a page is a small one. What does not fit is left to the engine.
const MEMORY: u64 = 64 << 20;

/// What is tried where people wait, and what where nobody does.
const AT_ONCE: Budget = Budget { time: Some(Duration::from_secs(2)), memory: MEMORY, threads: 1 };
const IN_TIME: Budget = Budget { time: Some(Duration::from_secs(60)), ..AT_ONCE };

/// A page does not stand in line for its family.
const LINE: Duration = Duration::from_millis(20);

impl Found {
    fn find(catalogue: &Catalogue, family: &Family, work: &Work) -> Swept {
        let started = Instant::now();
        let sweep = sweep(catalogue, family, &SweepEffort { nodes: NODES }, work)?;
        let lines = sweep.lines();
        Ok(Found { spec: family.to_string(), sweep, lines, elapsed: started.elapsed() })
    }

    /// The same as reports and programs have it.
    pub(crate) fn run(&self) -> SweepRun<'_> {
        let Found { spec, sweep, lines, elapsed } = self;
        SweepRun { spec, sweep, lines, elapsed: *elapsed }
    }
}

/// Refuses what is more than a page can show.
pub(crate) fn check(workbench: &Workbench, family: &Family) -> Result<(), Problem> {
    let entry = workbench.catalogue.entry_of(family.game())?;
    let size = entry.parameters.with_role(Role::Size);
    let by_size = size.is_some_and(|size| family.axes().iter().any(|axis| axis.key == size.key));
    let most = if by_size { MOST_LOOKED_UP } else { MOST_SOLVED };
    if family.len() > most {
        return Err(FamilyError::TooManyGames { found: family.len(), most }.into());
    }
    // The first and the last game have to exist; the others are found to when they are begun.
    for index in [0, family.len() - 1] {
        let spec = family.spec(index);
        let opened = workbench.catalogue.open(&spec);
        opened.map_err(|error| FamilyError::Game { spec, error })?;
    }
    Ok(())
}

/// Asks for a family. Nobody waits long: what is not known soon is watched.
pub(crate) async fn ask(workbench: &Workbench, family: &Family) -> Result<State, Problem> {
    let about = family.to_string();
    let jobs = &workbench.families;
    let start = |errand| {
        let (catalogue, family) = (Arc::clone(&workbench.catalogue), family.clone());
        let budget = if errand == Errand::Quick { AT_ONCE } else { IN_TIME };
        let run = move |work: &_| Found::find(&catalogue, &family, work);
        timeout(LINE, jobs.start(errand, &about, budget, run))
    };
    let mut running = match jobs.unstopped(&about) {
        Some(running) => running,
        None => match start(Errand::Quick).await {
            Ok(Ok(running)) => running,
            Ok(Err(Problem::Busy)) | Err(_) => return Ok(State::Waiting),
            Ok(Err(problem)) => return Err(problem),
        },
    };
    running.wait(MOMENT).await;
    let mut found = settled(&running);
    if found.is_none() && running.found().is_some() {
        running = match start(Errand::Long).await {
            Ok(Ok(running)) => running,
            _ => return Ok(State::Waiting),
        };
        found = running.found();
    }
    match found {
        Some(found) => Ok(State::Found(found)),
        None if running.is_lost() => Err(Problem::Internal),
        None => Ok(State::Running(running)),
    }
}

/// What was found, unless there was no time for all of it and there can be more.
pub(crate) fn settled(running: &Running<Swept>) -> Option<Arc<Swept>> {
    let was_quick = running.work().is_some_and(|work| work.budget().time == AT_ONCE.time);
    running.found().filter(|swept| !was_quick || !is_cut_short(swept))
}

fn is_cut_short(swept: &Swept) -> bool {
    match swept {
        Ok(found) => found.sweep.is_stopped(),
        Err(SweepError::Stopped { .. }) => true,
        Err(_) => false,
    }
}
