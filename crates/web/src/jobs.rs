use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gametree_rules::work::{Budget, Job, Progress, Work};
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
    /// Whether long work goes on to its end though nobody looks.
    is_lasting: bool,
}

/// One of them.
pub(crate) struct Running<T> {
    /// None while it stands in line.
    work: Mutex<Option<Arc<Work>>>,
    started: Instant,
    seen: Mutex<Instant>,
    found: watch::Receiver<Option<Arc<T>>>,
    /// Whether it had to end before it was done.
    stopped: AtomicBool,
    is_lasting: bool,
    /// How far it was when the part that is being done was begun, and when that was.
    part: Mutex<Option<(Progress, Instant)>>,
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
        Jobs { desk, list: Mutex::default(), most_kept, is_lasting: false }
    }

    /// The same where long work is not stopped when nobody looks: for what ends by itself and is wanted by everybody.
    pub(crate) fn lasting(desk: Arc<Desk>) -> Self {
        Jobs { is_lasting: true, ..Jobs::new(desk) }
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
        let (running, run) = self.prepared(errand, run);
        let job = begin(Work::within(budget), seat, run)?;
        running.begun(&job);
        let watched = Arc::clone(&running);
        tokio::spawn(async move { watched.attend(job).await });
        self.keep(about, &running);
        Ok(running)
    }

    /// Begins long work about this when it is its turn. Until then it stands in line for as long as somebody looks.
    pub(crate) fn start_in_turn(
        &self,
        about: &str,
        budget: Budget,
        run: impl FnOnce(&Work) -> T + Send + 'static,
    ) -> Result<Arc<Running<T>>, Problem> {
        let line = self.desk.line()?;
        let (running, run) = self.prepared(Errand::Long, run);
        let waiting = Arc::clone(&running);
        tokio::spawn(async move {
            let seat = tokio::select! {
                seat = line.seat() => seat.ok(),
                () = waiting.given_up() => None,
            };
            let work = Work::within(budget);
            // What nobody wants any more needs no seat to say so.
            if seat.is_none() {
                work.stop();
            }
            let Ok(job) = begin(work, seat, run) else { return };
            waiting.begun(&job);
            waiting.attend(job).await;
        });
        self.keep(about, &running);
        Ok(running)
    }

    /// Work that has not begun, and what to do when it does.
    fn prepared(
        &self,
        errand: Errand,
        run: impl FnOnce(&Work) -> T + Send + 'static,
    ) -> (Arc<Running<T>>, impl FnOnce(&Work) + Send + 'static) {
        let (tell, found) = watch::channel(None);
        let running = Arc::new(Running {
            work: Mutex::default(),
            started: Instant::now(),
            seen: Mutex::new(Instant::now()),
            found,
            stopped: AtomicBool::new(false),
            is_lasting: self.is_lasting && errand == Errand::Long,
            part: Mutex::default(),
        });
        let run = move |work: &Work| {
            let _ = tell.send(Some(Arc::new(run(work))));
        };
        (running, run)
    }

    fn keep(&self, about: &str, running: &Arc<Running<T>>) {
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut list, self.most_kept);
        // Somebody else may have begun the same meanwhile; theirs goes when nobody looks at it, or now if it would not.
        let before = list.insert(about.to_owned(), Arc::clone(running));
        if let Some(before) = before.filter(|before| before.is_lasting) {
            before.stop();
        }
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
    /// It has a seat.
    fn begun(&self, job: &Job<()>) {
        *self.work.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(job.work()));
        // Somebody may have stopped it while there was nothing to be stopped yet.
        if self.was_stopped() {
            job.stop();
        }
    }

    /// Looks after work until it is over; it stops with this task, too.
    async fn attend(&self, job: Job<()>) {
        while !job.is_done() {
            self.note_part();
            sleep(BEAT).await;
            self.stop_if_deserted();
        }
    }

    /// Until nobody wants it any more.
    async fn given_up(&self) {
        while !self.was_stopped() {
            sleep(BEAT).await;
            self.stop_if_deserted();
        }
    }

    fn stop_if_deserted(&self) {
        if self.is_deserted() && !self.is_lasting {
            self.stop();
        }
    }

    /// Whether it stands in line.
    pub(crate) fn is_waiting(&self) -> bool {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

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

    /// Notes when another part of the work is begun: what was done before does not tell how fast it goes.
    fn note_part(&self) {
        let Some(now) = self.progress() else { return };
        let mut part = self.part.lock().unwrap_or_else(PoisonError::into_inner);
        let goes_on = part.is_some_and(|(then, _)| {
            (then.stage, then.of) == (now.stage, now.of) && then.done <= now.done
        });
        if !goes_on {
            *part = Some((now, Instant::now()));
        }
    }

    /// How long what is being done still takes if it goes on as fast as so far.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.note_part();
        let part = *self.part.lock().unwrap_or_else(PoisonError::into_inner);
        let (then, at) = part?;
        time_left(self.progress()?, then.done, at.elapsed())
    }

    /// Whether it goes on to its end though nobody looks.
    pub(crate) fn is_lasting(&self) -> bool {
        self.is_lasting
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

/// What is left, if it goes on as fast as in this time, in which it came from `then` to where it is.
fn time_left(
    Progress { done, of, .. }: Progress,
    then: u64,
    elapsed: Duration,
) -> Option<Duration> {
    // A moment tells nothing.
    const MOMENT: Duration = Duration::from_secs(3);
    let (since, left) = (done.checked_sub(then)?, of?.checked_sub(done)?);
    let is_known = since > 0 && elapsed >= MOMENT;
    let seconds = elapsed.as_secs_f64() / since.max(1) as f64 * left as f64;
    is_known.then(|| Duration::try_from_secs_f64(seconds.ceil()).ok())?
}

#[cfg(test)]
mod tests {
    use gametree_rules::work::Stage;

    use super::*;

    #[test]
    fn what_is_left_follows_from_what_was_done() {
        let left = |done, of, then, seconds| {
            let progress = Progress { stage: Stage::Games, done, of };
            time_left(progress, then, Duration::from_secs(seconds)).map(|left| left.as_secs())
        };
        assert_eq!(left(25, Some(100), 0, 10), Some(30));
        assert_eq!(left(25, Some(100), 20, 10), Some(150));
        assert_eq!(left(100, Some(100), 0, 10), Some(0));
        // Too early, nothing done yet, no end known, less than before.
        for (done, of, then, seconds) in
            [(25, Some(100), 0, 1), (20, Some(100), 20, 10), (25, None, 0, 10), (5, Some(9), 6, 10)]
        {
            assert_eq!(left(done, of, then, seconds), None);
        }
    }

    /// Work that waits until it is stopped.
    async fn waiting(jobs: &Jobs<()>, errand: Errand) -> Arc<Running<()>> {
        let budget = Budget { time: Some(Duration::from_secs(60)), memory: 0, threads: 1 };
        let run = |work: &Work| {
            while !work.is_stopped() {
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        jobs.start(errand, "it", budget, run).await.ok().unwrap()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_lasts_goes_on_though_nobody_looks() {
        let long_ago = Instant::now().checked_sub(2 * PATIENCE).unwrap();
        let desert = |running: &Running<()>| *running.seen.lock().unwrap() = long_ago;
        for (jobs, errand, lasts) in [
            (Jobs::lasting(Arc::new(Desk::new())), Errand::Long, true),
            (Jobs::lasting(Arc::new(Desk::new())), Errand::Quick, false),
            (Jobs::new(Arc::new(Desk::new())), Errand::Long, false),
        ] {
            let running = waiting(&jobs, errand).await;
            assert_eq!(running.is_lasting(), lasts);
            desert(&running);
            sleep(3 * BEAT).await;
            assert_eq!(running.found().is_none(), lasts);
            // It can still be given up.
            jobs.cancel("it");
            assert!(running.wait(Duration::from_secs(5)).await.is_some());
            assert!(running.was_stopped() && jobs.get("it").is_none());
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_has_to_wait_can_be_watched_and_given_up() {
        let desk = Arc::new(Desk::new());
        let jobs: Jobs<bool> = Jobs::new(Arc::clone(&desk));
        let budget = Budget { time: Some(Duration::from_secs(60)), memory: 0, threads: 1 };
        let mut seats = Vec::new();
        while let Ok(Ok(seat)) = timeout(2 * BEAT, desk.seat(Errand::Long)).await {
            seats.push(seat);
        }
        let in_line = |about: &str| {
            jobs.start_in_turn(about, budget, |work| work.is_asked_to_stop()).ok().unwrap()
        };
        let [unwanted, wanted, deserted] = ["unwanted", "wanted", "deserted"].map(in_line);
        sleep(BEAT).await;
        assert!(unwanted.is_waiting() && wanted.is_waiting() && wanted.progress().is_none());
        // It needs no seat to say that it was stopped.
        unwanted.stop();
        assert_eq!(unwanted.wait(5 * BEAT).await.as_deref(), Some(&true));
        *deserted.seen.lock().unwrap() = Instant::now().checked_sub(2 * PATIENCE).unwrap();
        let mut found = deserted.found.clone();
        assert_eq!(found.wait_for(Option::is_some).await.unwrap().as_deref(), Some(&true));
        assert!(wanted.is_waiting());
        seats.clear();
        assert_eq!(wanted.wait(5 * BEAT).await.as_deref(), Some(&false));
        assert!(!wanted.is_waiting() && !wanted.is_lost());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_begun_anew_stops_what_there_was() {
        let jobs = Jobs::lasting(Arc::new(Desk::new()));
        let first = waiting(&jobs, Errand::Long).await;
        let second = waiting(&jobs, Errand::Quick).await;
        assert!(first.wait(Duration::from_secs(5)).await.is_some());
        assert!(second.found().is_none());
        jobs.cancel("it");
    }
}
