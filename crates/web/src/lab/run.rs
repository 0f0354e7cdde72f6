use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gametree_catalogue::Catalogue;
use gametree_lab::experiment::{Experiment, ExperimentError, Folder};
use gametree_rules::Work;

use super::laboratory::lock;
use super::record::{Record, State};
use super::{Draft, Failure, Look};

/// An experiment that is kept.
pub(crate) struct Run {
    /// Its name, which nobody can guess: who knows it may look.
    pub(crate) id: String,
    pub(super) folder: PathBuf,
    pub(super) record: Mutex<Record>,
    /// What its plan comes to, once somebody has looked.
    experiment: Mutex<Option<Arc<Experiment>>>,
    /// Its games, while they are played.
    pub(super) turn: Mutex<Option<Turn>>,
    /// What it showed when somebody looked last.
    pub(super) seen: tokio::sync::Mutex<Option<Arc<Look>>>,
    /// Held by whoever writes its papers.
    pub(super) papers: Mutex<()>,
}

/// A turn of a run: its games are being played.
#[derive(Clone)]
pub(super) struct Turn {
    pub(super) work: Arc<Work>,
    pub(super) began: Instant,
    /// When it was first known how many games there were, and how many.
    first: Option<(Instant, u64)>,
}

/// Where a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// So many come first.
    Waiting(usize),
    Playing,
    Stopped,
    Finished,
    Failed(Failure),
}

impl Stage {
    /// Whether there is more to come by itself.
    pub(crate) fn goes_on(self) -> bool {
        matches!(self, Stage::Waiting(_) | Stage::Playing)
    }

    /// Its name for programs.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Stage::Waiting(_) => "waiting",
            Stage::Playing => "running",
            Stage::Stopped => "stopped",
            Stage::Finished => "finished",
            Stage::Failed(_) => "failed",
        }
    }
}

impl Turn {
    pub(super) fn new(work: Arc<Work>) -> Turn {
        Turn { work, began: Instant::now(), first: None }
    }
}

impl Run {
    pub(super) fn new(
        id: String,
        folder: PathBuf,
        record: Record,
        experiment: Option<Arc<Experiment>>,
    ) -> Run {
        Run {
            id,
            folder,
            record: Mutex::new(record),
            experiment: Mutex::new(experiment),
            turn: Mutex::default(),
            seen: tokio::sync::Mutex::default(),
            papers: Mutex::default(),
        }
    }

    /// Where it is found.
    pub(crate) fn address(&self) -> String {
        format!("/lab/{}", self.id)
    }

    /// What is kept of it.
    pub(crate) fn record(&self) -> Record {
        lock(&self.record).clone()
    }

    /// What was filled in.
    pub(crate) fn draft(&self) -> Draft {
        Draft::read(&lock(&self.record).draft)
    }

    /// Whether it belongs to somebody.
    pub(crate) fn is_of(&self, owner: Option<&str>) -> bool {
        owner.is_some_and(|owner| lock(&self.record).owner == owner)
    }

    /// The file with its rows.
    pub(crate) fn rows(&self) -> PathBuf {
        self.folder.join(Folder::ROWS)
    }

    /// Whether somebody has taken its folder away.
    pub(super) fn folder_is_gone(&self) -> bool {
        !self.folder.exists()
    }

    /// What its plan comes to.
    pub(crate) fn experiment(
        &self,
        catalogue: &Catalogue,
    ) -> Result<Arc<Experiment>, ExperimentError> {
        let mut known = lock(&self.experiment);
        if let Some(experiment) = &*known {
            return Ok(Arc::clone(experiment));
        }
        let plan = Folder::plan(&self.folder)?;
        let experiment = Arc::new(Experiment::prepare(&plan, catalogue)?);
        *known = Some(Arc::clone(&experiment));
        Ok(experiment)
    }

    /// How long its games were played.
    pub(super) fn elapsed(&self) -> Duration {
        let turn = lock(&self.turn).as_ref().map(|turn| turn.began.elapsed());
        Duration::from_millis(lock(&self.record).elapsed) + turn.unwrap_or_default()
    }

    /// How many games are there now, while they are played.
    pub(super) fn done(&self) -> Option<u64> {
        let turn = lock(&self.turn);
        let progress = turn.as_ref()?.work.progress();
        progress.of.map(|_| progress.done)
    }

    /// How long the rest takes, as far as can be told.
    pub(super) fn left(&self) -> Option<Duration> {
        const SOON: Duration = Duration::from_millis(500);
        let mut turn = lock(&self.turn);
        let turn = turn.as_mut()?;
        let progress = turn.work.progress();
        let of = progress.of?;
        let (since, before) = *turn.first.get_or_insert((Instant::now(), progress.done));
        let played = progress.done.saturating_sub(before);
        if played == 0 || since.elapsed() < SOON {
            return None;
        }
        let each = since.elapsed().as_secs_f64() / played as f64;
        Duration::try_from_secs_f64(each * of.saturating_sub(progress.done) as f64).ok()
    }

    /// Where it is; `before` is how many come first.
    pub(super) fn stage(&self, before: usize) -> Stage {
        let record = lock(&self.record);
        match record.state {
            State::Going if lock(&self.turn).is_some() => Stage::Playing,
            State::Going => Stage::Waiting(before),
            State::Stopped | State::Deleted => Stage::Stopped,
            State::Finished => Stage::Finished,
            State::Failed => Stage::Failed(record.failure.unwrap_or(Failure::Internal)),
        }
    }
}
