//! The reports' programs at work: what is asked for is found out once, and whoever asks for the same watches it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_catalogue::Catalogue;
use gametree_files::PassingFolder;
use gametree_lab::reports::{Published, answer, rerun, show};
use gametree_language::message;
use gametree_present::Words;
use gametree_rules::work::{Budget, Work};
use gametree_solver::Unsolved;
use tokio::time::timeout;

use super::shelf::{Shelf, Table};
use super::wanted::{Piece, Wanted};
use crate::desk::{Desk, Errand, LONG, QUICK};
use crate::jobs::{Jobs, Running};
use crate::pages::solve::progress::Step;
use crate::{Problem, Visitor};

/// How a piece of work ended; what it found is on the shelf.
pub(crate) type Done = Result<(), Problem>;

/// The reports, rerun.
pub(crate) struct Reruns {
    jobs: Jobs<Done>,
    pub(crate) shelf: Arc<Shelf>,
    catalogue: Arc<Catalogue>,
}

/// How far something is.
pub(crate) enum State {
    /// All of it is on the shelf.
    Known,
    /// It is being found out, perhaps together with more.
    Running(Wanted, Arc<Running<Done>>),
    /// Others come first.
    Waiting,
    /// Nobody has asked for it.
    Idle,
}

/// Whoever asks waits so long for the page; after that they watch.
const MOMENT: Duration = Duration::from_millis(300);

/// What is tried at once. Whatever takes longer is begun again where it keeps nobody waiting.
const AT_ONCE: Budget = Budget { time: Some(Duration::from_secs(2)), ..QUICK };

impl Reruns {
    pub(crate) fn new(desk: Arc<Desk>, catalogue: Arc<Catalogue>) -> Self {
        Reruns { jobs: Jobs::lasting(desk), shelf: Arc::default(), catalogue }
    }

    /// How far it is, without beginning anything.
    pub(crate) fn state(&self, wanted: Wanted) -> State {
        let missing = self.shelf.missing(wanted);
        let Some(&next) = missing.first() else { return State::Known };
        let whole = [wanted].into_iter().filter(|wanted| !matches!(wanted, Wanted::One(_)));
        // What is wanted may come about as a part of something larger.
        let all = whole.chain(Wanted::with(next)).filter(|larger| {
            let pieces = larger.pieces();
            wanted.pieces().iter().all(|piece| pieces.contains(piece))
        });
        let mut running = all.filter_map(|larger| {
            let running = self.jobs.unstopped(&larger.to_string())?;
            let goes_on = running.found().is_none() && !running.is_lost();
            goes_on.then_some(State::Running(larger, running))
        });
        running.next().unwrap_or(State::Idle)
    }

    /// Asks for it: what nobody is at work on is begun.
    pub(crate) async fn ask(&self, wanted: Wanted) -> Result<State, Problem> {
        let mut state = self.state(wanted);
        if let State::Idle = state {
            state = self.begin(wanted).await?;
        }
        let State::Running(larger, running) = state else { return Ok(state) };
        let found = running.wait(MOMENT).await;
        match (self.shelf.missing(wanted).is_empty(), found.as_deref()) {
            (true, _) => Ok(State::Known),
            (false, None) if running.is_lost() => Err(Problem::Internal),
            (false, None) => Ok(State::Running(larger, running)),
            (false, Some(Err(problem))) if !is_cut_short(problem) => Err(problem.clone()),
            (false, Some(_)) => Ok(State::Waiting),
        }
    }

    async fn begin(&self, wanted: Wanted) -> Result<State, Problem> {
        let about = wanted.to_string();
        let errand = match (wanted, self.jobs.get(&about)) {
            (Wanted::One(Piece::Table(_) | Piece::Fault(_)), None) => Errand::Quick,
            // There was no time for it at once.
            _ => Errand::Long,
        };
        let budget = if errand == Errand::Quick { AT_ONCE } else { LONG };
        let (shelf, catalogue) = (Arc::clone(&self.shelf), Arc::clone(&self.catalogue));
        let run = move |work: &Work| {
            let missing = shelf.missing(wanted);
            missing.into_iter().try_for_each(|piece| find(piece, &shelf, &catalogue, work))
        };
        match timeout(MOMENT, self.jobs.start(errand, &about, budget, run)).await {
            Ok(Ok(running)) => Ok(State::Running(wanted, running)),
            Ok(Err(Problem::Busy)) | Err(_) => Ok(State::Waiting),
            Ok(Err(problem)) => Err(problem),
        }
    }

    /// Stops the work for this.
    pub(crate) fn cancel(&self, wanted: Wanted) {
        self.jobs.cancel(&wanted.to_string());
    }

    /// Forgets its tables, so that whoever looks next has them rerun.
    pub(crate) fn forget(&self, wanted: Wanted) {
        self.cancel(wanted);
        self.shelf.forget_tables(wanted);
    }

    /// How far a piece of work is, in words and as a bar.
    pub(crate) fn step(
        &self,
        visitor: &Visitor,
        id: &str,
        wanted: Wanted,
        running: &Running<Done>,
    ) -> Step {
        // What was found in this very moment is over soon.
        let pieces = [self.shelf.missing(wanted), wanted.pieces()].concat();
        let doing = pieces.first().map_or_else(|| message!("web-reports-running"), |it| it.doing());
        Step::doing(visitor, id, doing, running)
    }
}

/// Whether there was only no time for it, or nobody waited.
fn is_cut_short(problem: &Problem) -> bool {
    matches!(problem, Problem::Unsolved(_))
}

/// Finds something out and puts it on the shelf.
pub(crate) fn find(piece: Piece, shelf: &Shelf, catalogue: &Catalogue, work: &Work) -> Done {
    let started = Instant::now();
    let stopped = || {
        let asked = work.is_asked_to_stop();
        Problem::Unsolved(if asked { Unsolved::Stopped } else { Unsolved::OutOfTime })
    };
    match piece {
        Piece::Table(report) => {
            let found = rerun(&Published::of(report), work).map_err(|_| stopped())?;
            shelf.put_table(Table { rerun: Arc::new(found), elapsed: started.elapsed() });
        }
        Piece::Fault(fault) => shelf.put_case(show(fault, work).map_err(|_| stopped())?),
        Piece::Question(question) => {
            let folder = PassingFolder::new().map_err(|_| Problem::Internal)?;
            let found = answer(question, folder.path(), catalogue, work);
            let found =
                found.map_err(|error| Problem::Store { reason: error.message(), passes: false })?;
            shelf.put_answer(found.ok_or_else(stopped)?);
        }
    }
    Ok(())
}
