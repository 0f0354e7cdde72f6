use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gametree_rules::work::{Budget, Progress, Work};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::Problem;
use crate::desk::{Desk, Errand, begin};

/// Long work that several people may watch, by what it is about: who asks for the same thing watches the
/// same work. It is stopped when nobody has looked for a while, and what it found is kept for a while.
pub(crate) struct Jobs<T> {
    desk: Arc<Desk>,
    list: Mutex<HashMap<String, Arc<Running<T>>>>,
    most_kept: usize,
}

/// One of them.
pub(crate) struct Running<T> {
    work: Mutex<Option<Arc<Work>>>,
    started: Instant,
    seen: Mutex<Instant>,
    found: watch::Receiver<Option<Arc<T>>>,
    /// Whether it had to end before it was done.
    stopped: AtomicBool,
}

/// Who does not come back within this time has gone.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many results are kept.
const MOST_KEPT: usize = 64;
/// How often is looked whether anybody still watches.
const BEAT: Duration = Duration::from_secs(1);

impl<T: Send + Sync + 'static> Jobs<T> {
    pub(crate) fn new(desk: Arc<Desk>) -> Self {
        Jobs::keeping(desk, MOST_KEPT)
    }

    /// The same where at most so many results are kept: for those that are large.
    pub(crate) fn keeping(desk: Arc<Desk>, most_kept: usize) -> Self {
        Jobs { desk, list: Mutex::default(), most_kept }
    }

    /// The work about this, unless it was stopped before it was done: then it is begun anew.
    pub(crate) fn unstopped(&self, about: &str) -> Option<Arc<Running<T>>> {
        self.get(about).filter(|running| !running.was_stopped())
    }

    /// The work about this, if there is any.
    pub(crate) fn get(&self, about: &str) -> Option<Arc<Running<T>>> {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let running = list.get(about).cloned();
        running.inspect(|running| running.look())
    }

    /// Begins the work about this, whatever there was before.
    pub(crate) async fn start(
        &self,
        errand: Errand,
        about: &str,
        budget: Budget,
        run: impl FnOnce(&Work) -> T + Send + 'static,
    ) -> Result<Arc<Running<T>>, Problem> {
        let seat = self.desk.seat(errand).await?;
        let (tell, found) = watch::channel(None);
        let job = begin(Work::within(budget), seat, move |work| {
            let _ = tell.send(Some(Arc::new(run(work))));
        })?;
        let running = Arc::new(Running {
            work: Mutex::new(Some(Arc::clone(job.work()))),
            started: Instant::now(),
            seen: Mutex::new(Instant::now()),
            found,
            stopped: AtomicBool::new(false),
        });
        let watched = Arc::clone(&running);
        tokio::spawn(async move {
            // The job is here, so it stops with this task, too.
            while !job.is_done() {
                sleep(BEAT).await;
                if watched.is_deserted() {
                    watched.stop();
                }
            }
        });
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut list, self.most_kept);
        // Somebody else may have begun the same meanwhile; theirs goes when nobody looks at it.
        list.insert(about.to_owned(), Arc::clone(&running));
        Ok(running)
    }

    /// Forgets it, and stops it if it is still going on.
    pub(crate) fn cancel(&self, about: &str) {
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = list.remove(about) {
            running.stop();
        }
    }
}

/// What is finished and was looked at longest ago goes first; what is going on stays.
fn make_room<T>(list: &mut HashMap<String, Arc<Running<T>>>, most_kept: usize) {
    while list.len() >= most_kept {
        let finished = list.iter().filter(|(_, running)| running.found().is_some());
        let oldest = finished.min_by_key(|(_, running)| running.last_seen());
        let Some(oldest) = oldest.map(|(about, _)| about.clone()) else { break };
        list.remove(&oldest);
    }
}

impl<T> Running<T> {
    /// What it came to, if it is over.
    pub(crate) fn found(&self) -> Option<Arc<T>> {
        self.found.borrow().clone()
    }

    /// Whether it is over without having come to anything, which only a fault of ours can bring about.
    pub(crate) fn is_lost(&self) -> bool {
        // In this order: what it came to is told before the teller goes.
        self.found.has_changed().is_err() && self.found().is_none()
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Option<Progress> {
        let work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        work.as_ref().map(|work| work.progress())
    }

    /// The handle of the work.
    pub(crate) fn work(&self) -> Option<Arc<Work>> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How long it has been going on.
    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Asks it to stop; what it has found by then can still be waited for.
    pub(crate) fn stop(&self) {
        if self.found().is_none() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        if let Some(work) = self.work() {
            work.stop();
        }
    }

    /// Whether somebody stopped it, or nobody looked at it any more, before it was done.
    fn was_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Waits for it, but not longer than this.
    pub(crate) async fn wait(&self, most: Duration) -> Option<Arc<T>> {
        let mut found = self.found.clone();
        let waiting = timeout(most, found.wait_for(Option::is_some)).await;
        self.look();
        match waiting {
            Ok(Ok(found)) => found.clone(),
            _ => None,
        }
    }

    /// Somebody is here.
    pub(crate) fn look(&self) {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn last_seen(&self) -> Instant {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_deserted(&self) -> bool {
        self.last_seen().elapsed() > PATIENCE
    }
}
