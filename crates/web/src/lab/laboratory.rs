use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use gametree_catalogue::Catalogue;
use gametree_files::{FileError, PassingFolder, make_private_folder};
use gametree_lab::experiment::{Experiment, ExperimentError, Folder};
use gametree_language::message;

use super::record::{Record, State};
use super::shelf::{NoShelf, Shelf};
use super::{Draft, Failure, Look, Ready, Run, Stage, worker};
use crate::Problem;
use crate::desk::Desk;
use crate::games::{now, token};

/// All runs, and the thread that plays them one after the other, in the order of asking.
///
/// A run is a folder as `compare` keeps it, and a small file that says whose it is and what is to become of it. That
/// file is on the disk before anybody hears of a change, so whatever ends the server, whoever starts it again has the
/// same runs, and those that were not finished go on.
pub(crate) struct Laboratory {
    pub(super) inner: Arc<Inner>,
    worker: Mutex<Option<JoinHandle<()>>>,
    /// Held by whoever lets one more run go on, from the look whether there is room until it is there.
    admission: tokio::sync::Mutex<()>,
}

pub(super) struct Inner {
    pub(super) catalogue: Arc<Catalogue>,
    pub(super) desk: Arc<Desk>,
    data: Mutex<Data>,
    shelf: Mutex<Option<Arc<Shelf>>>,
    runs: Mutex<BTreeMap<String, Arc<Run>>>,
    damaged: Mutex<Vec<String>>,
    /// Whether there may be something to play.
    news: Mutex<bool>,
    wake: Condvar,
    pub(super) closing: AtomicBool,
    looks: AtomicU64,
    limits: Limits,
}

/// Where runs are kept.
enum Data {
    /// In this folder.
    Kept(PathBuf),
    /// Nowhere yet; they will go with the workbench.
    Passing(Option<PassingFolder>),
}

/// How much is kept.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Runs of one owner.
    of_one: usize,
    /// Of those, runs that are not over.
    going_of_one: usize,
    /// Runs in all.
    in_all: usize,
    /// Bytes in all, before another one may begin.
    bytes: u64,
}

const LIMITS: Limits = Limits { of_one: 100, going_of_one: 5, in_all: 1_000, bytes: 2 << 30 };

/// How long the end of the server waits for the end of a game.
const FAREWELL: Duration = Duration::from_secs(5);

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Laboratory {
    /// One whose runs go with it.
    pub(crate) fn passing(catalogue: Arc<Catalogue>, desk: Arc<Desk>) -> Self {
        Laboratory::new(catalogue, desk, Data::Passing(None))
    }

    /// One that keeps its runs in this folder, and goes on with those that are not finished.
    pub(crate) fn keeping(catalogue: Arc<Catalogue>, desk: Arc<Desk>, folder: &Path) -> Self {
        let laboratory = Laboratory::new(catalogue, desk, Data::Kept(folder.to_owned()));
        laboratory.wake();
        laboratory
    }

    fn new(catalogue: Arc<Catalogue>, desk: Arc<Desk>, data: Data) -> Self {
        let inner = Inner {
            catalogue,
            desk,
            data: Mutex::new(data),
            shelf: Mutex::default(),
            runs: Mutex::default(),
            damaged: Mutex::default(),
            news: Mutex::new(true),
            wake: Condvar::new(),
            closing: AtomicBool::new(false),
            looks: AtomicU64::new(1),
            limits: LIMITS,
        };
        Laboratory {
            inner: Arc::new(inner),
            worker: Mutex::default(),
            admission: tokio::sync::Mutex::default(),
        }
    }

    /// Somebody has to play; without a thread nobody does, and the next who asks tries again.
    fn wake(&self) {
        let mut worker = lock(&self.worker);
        if worker.is_none() {
            let inner = Arc::clone(&self.inner);
            *worker = thread::Builder::new().spawn(move || worker::work(&inner)).ok();
        }
        self.inner.wake();
    }

    /// Runs of somebody, the latest first.
    pub(crate) async fn list(&self, owner: Option<&str>) -> Result<Vec<Arc<Run>>, Problem> {
        let owner = owner.map(str::to_owned);
        self.blocking(move |inner| {
            inner.opened()?;
            let runs = lock(&inner.runs);
            let mut own: Vec<Arc<Run>> =
                runs.values().filter(|run| run.is_of(owner.as_deref())).cloned().collect();
            own.sort_by_key(|run| std::cmp::Reverse((lock(&run.record).created, run.id.clone())));
            Ok(own)
        })
        .await
    }

    /// Folders that cannot be read.
    pub(crate) fn damaged(&self) -> Vec<String> {
        lock(&self.inner.damaged).clone()
    }

    /// The run of this name.
    pub(crate) async fn find(&self, id: &str) -> Result<Arc<Run>, Problem> {
        let id = id.to_owned();
        self.blocking(move |inner| inner.find(&id)).await
    }

    /// Where a run is.
    pub(crate) fn stage(&self, run: &Run) -> Stage {
        run.stage(self.inner.before(run))
    }

    /// How many of its games are there.
    pub(crate) fn games_of(&self, run: &Run) -> u64 {
        run.done().unwrap_or_else(|| run.record().there)
    }

    /// What a run shows now, or a moment ago.
    pub(crate) async fn look(&self, run: &Arc<Run>) -> Result<Arc<Look>, Problem> {
        let mut seen = run.seen.lock().await;
        let stage = self.stage(run);
        if let Some(look) = seen.as_ref().filter(|look| look.holds(run, stage)) {
            return Ok(Arc::clone(look));
        }
        let (looked_at, stale) = (Arc::clone(run), seen.clone());
        let look = self.blocking(move |inner| {
            let version = inner.looks.fetch_add(1, Ordering::Relaxed);
            let look = Look::at(&looked_at, stage, version, &inner.catalogue);
            match (look, stale) {
                (Ok(look), _) => Ok(Arc::new(look)),
                // Rows that are written in this very moment are looked at a moment later.
                (Err(_), Some(stale)) if stage.goes_on() && stale.stage == stage => Ok(stale),
                (Err(error), _) => Err(unreadable(&error)),
            }
        });
        let look = look.await?;
        *seen = Some(Arc::clone(&look));
        Ok(look)
    }

    /// Begins a run; with `from`, with the games of that one.
    pub(crate) async fn create(
        &self,
        owner: &str,
        draft: &Draft,
        ready: Ready,
        from: Option<&str>,
    ) -> Result<Arc<Run>, Problem> {
        let (owner, draft) = (owner.to_owned(), draft.written());
        let (id, created) = (token()?, now());
        let from = from.map(str::to_owned);
        let planned = ready.experiment.len();
        let record = Record {
            version: Record::VERSION,
            owner,
            draft,
            created,
            asked: created,
            state: State::Going,
            failure: None,
            from,
            planned,
            there: 0,
            elapsed: 0,
        };
        let admission = self.admission.lock().await;
        let run = self.blocking(move |inner| inner.create(id, record, &ready.experiment)).await?;
        drop(admission);
        self.wake();
        Ok(run)
    }

    /// Stops a run of somebody; it can go on later.
    pub(crate) async fn stop(&self, id: &str, owner: Option<&str>) -> Result<Arc<Run>, Problem> {
        self.change(id, owner, |record| {
            if record.state == State::Going {
                record.state = State::Stopped;
            }
        })
        .await
    }

    /// Lets a run of somebody go on.
    pub(crate) async fn go_on(&self, id: &str, owner: Option<&str>) -> Result<Arc<Run>, Problem> {
        let admission = self.admission.lock().await;
        let run = self.find(id).await?;
        if let Some(owner) = owner.filter(|_| run.record().state != State::Going) {
            self.inner.check_going(owner)?;
        }
        let run = self
            .change(id, owner, |record| {
                if matches!(record.state, State::Stopped | State::Failed) {
                    record.state = State::Going;
                    record.failure = None;
                    record.asked = now();
                }
            })
            .await?;
        drop(admission);
        self.wake();
        Ok(run)
    }

    /// Removes a run of somebody, and all its files.
    pub(crate) async fn delete(&self, id: &str, owner: Option<&str>) -> Result<(), Problem> {
        let run = self.change(id, owner, |record| record.state = State::Deleted).await?;
        self.blocking(move |inner| {
            lock(&inner.runs).remove(&run.id);
            // Whoever plays it removes it when the last game is over.
            if lock(&run.turn).is_none() {
                let _ = fs::remove_dir_all(&run.folder);
            }
            Ok(())
        })
        .await
    }

    /// Changes what is to become of a run of somebody. It is on the disk when this returns.
    async fn change(
        &self,
        id: &str,
        owner: Option<&str>,
        change: impl FnOnce(&mut Record) + Send + 'static,
    ) -> Result<Arc<Run>, Problem> {
        let (id, owner) = (id.to_owned(), owner.map(str::to_owned));
        self.blocking(move |inner| {
            let run = inner.find(&id)?;
            if !run.is_of(owner.as_deref()) {
                return Err(Problem::NotFound);
            }
            let mut record = lock(&run.record);
            let mut changed = record.clone();
            change(&mut changed);
            // What is to be deleted may be gone already.
            let is_gone = changed.state == State::Deleted && run.folder_is_gone();
            if !is_gone {
                changed.write(&run.folder).map_err(not_written)?;
            }
            let ends = changed.state != State::Going;
            *record = changed;
            drop(record);
            if let (true, Some(turn)) = (ends, &*lock(&run.turn)) {
                turn.work.stop();
            }
            Ok(run)
        })
        .await
    }

    /// Everything here waits for a disk.
    async fn blocking<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Inner) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let inner = Arc::clone(&self.inner);
        let done = tokio::task::spawn_blocking(move || run(&inner)).await;
        done.map_err(|_| Problem::Internal)?
    }

    /// Ends what is being played; it goes on when the server starts again. Says whether that was done in time.
    pub(crate) fn close(&self) -> bool {
        self.inner.close();
        let Some(worker) = lock(&self.worker).take() else { return true };
        let until = Instant::now() + FAREWELL;
        while !worker.is_finished() && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
        worker.is_finished()
    }
}

impl Drop for Laboratory {
    fn drop(&mut self) {
        self.inner.close();
    }
}

impl Inner {
    fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        for run in lock(&self.runs).values() {
            if let Some(turn) = &*lock(&run.turn) {
                turn.work.stop();
            }
        }
        self.wake();
    }

    fn wake(&self) {
        *lock(&self.news) = true;
        self.wake.notify_all();
    }

    /// Waits for something to play, but not for long.
    pub(super) fn wait(&self, time: Duration) {
        let news = lock(&self.news);
        let waited = self.wake.wait_timeout_while(news, time, |news| !*news);
        *waited.unwrap_or_else(PoisonError::into_inner).0 = false;
    }

    /// The shelf, opened when somebody first needs it. Whatever was wrong may be right the next time.
    pub(super) fn opened(&self) -> Result<Arc<Shelf>, Problem> {
        let mut shelf = lock(&self.shelf);
        if let Some(shelf) = &*shelf {
            return Ok(Arc::clone(shelf));
        }
        let (opened, found) = self.open().map_err(|error| {
            let reason = match error {
                NoShelf::InUse => message!("web-lab-in-use"),
                NoShelf::Unreachable => message!("web-lab-unreachable"),
            };
            Problem::Store { reason, passes: error == NoShelf::InUse }
        })?;
        let mut runs = lock(&self.runs);
        for (id, record) in found.runs {
            let run = Run::new(id.clone(), opened.place(&id), record, None);
            runs.insert(id, Arc::new(run));
        }
        *lock(&self.damaged) = found.damaged;
        let opened = Arc::new(opened);
        *shelf = Some(Arc::clone(&opened));
        Ok(opened)
    }

    fn open(&self) -> Result<(Shelf, super::shelf::Found), NoShelf> {
        let mut data = lock(&self.data);
        let folder = match &mut *data {
            Data::Kept(folder) => folder.clone(),
            Data::Passing(folder) => {
                if folder.is_none() {
                    *folder = Some(PassingFolder::new().map_err(|_| NoShelf::Unreachable)?);
                }
                folder.as_ref().map(|folder| folder.path().to_owned()).unwrap_or_default()
            }
        };
        let shelf = Shelf::open(&folder)?;
        let found = shelf.read()?;
        Ok((shelf, found))
    }

    pub(super) fn find(&self, id: &str) -> Result<Arc<Run>, Problem> {
        self.opened()?;
        let run = lock(&self.runs).get(id).cloned();
        run.filter(|run| lock(&run.record).state != State::Deleted).ok_or(Problem::NotFound)
    }

    fn create(
        &self,
        id: String,
        record: Record,
        experiment: &Arc<Experiment>,
    ) -> Result<Arc<Run>, Problem> {
        let shelf = self.opened()?;
        self.check_room(&record.owner, &shelf)?;
        let folder = shelf.place(&id);
        let made = make_private_folder(&folder)
            .map_err(|error| FileError::new(&folder, error).into())
            .and_then(|()| Folder::open(&folder, experiment.plan()).map(drop))
            .and_then(|()| Ok(record.write(&folder)?));
        if let Err(error) = made {
            // Nobody has heard of it.
            let _ = fs::remove_dir_all(&folder);
            return Err(unreadable(&error));
        }
        let run = Arc::new(Run::new(id.clone(), folder, record, Some(Arc::clone(experiment))));
        lock(&self.runs).insert(id, Arc::clone(&run));
        Ok(run)
    }

    /// Whether there is room for one more run of somebody.
    fn check_room(&self, owner: &str, shelf: &Shelf) -> Result<(), Problem> {
        self.check_going(owner)?;
        let Limits { of_one, in_all, bytes, .. } = self.limits;
        let (own, all) = {
            let runs = lock(&self.runs);
            (runs.values().filter(|run| run.is_of(Some(owner))).count(), runs.len())
        };
        let reason = if own >= of_one {
            message!("web-lab-many-runs", most = of_one)
        } else if all >= in_all || shelf.size() >= bytes {
            message!("web-lab-no-room")
        } else {
            return Ok(());
        };
        Err(Problem::TooLarge(reason))
    }

    /// Whether one more run of somebody may be played.
    fn check_going(&self, owner: &str) -> Result<(), Problem> {
        let runs = lock(&self.runs);
        let own = runs.values().filter(|run| run.is_of(Some(owner)));
        let going = own.filter(|run| lock(&run.record).state == State::Going).count();
        let most = self.limits.going_of_one;
        match going < most {
            true => Ok(()),
            false => Err(Problem::TooLarge(message!("web-lab-many-going", most = most))),
        }
    }

    /// The run whose turn it is.
    pub(super) fn next(&self) -> Option<Arc<Run>> {
        self.line().into_iter().next().map(|(_, run)| run)
    }

    /// How many come before a run.
    pub(super) fn before(&self, run: &Run) -> usize {
        self.line().iter().take_while(|(_, other)| other.id != run.id).count()
    }

    /// Whether somebody else waits while a run is played.
    pub(super) fn has_others(&self, run: &Run) -> bool {
        self.line().iter().any(|(_, other)| other.id != run.id)
    }

    fn line(&self) -> Vec<((i64, String), Arc<Run>)> {
        let runs = lock(&self.runs);
        let mut line: Vec<_> = runs
            .values()
            .filter_map(|run| {
                let record = lock(&run.record);
                let place = (record.asked, run.id.clone());
                (record.state == State::Going).then(|| (place, Arc::clone(run)))
            })
            .collect();
        line.sort_by(|(a, _), (b, _)| a.cmp(b));
        line
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
}

fn not_written(_: FileError) -> Problem {
    Problem::Store { reason: Failure::Disk.message(), passes: false }
}

fn unreadable(error: &ExperimentError) -> Problem {
    Problem::Store { reason: Failure::from(error).message(), passes: false }
}
