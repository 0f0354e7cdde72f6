use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gametree_catalogue::Search;
use gametree_rules::work::{Progress, RootMove, Stage, Work};
use gametree_search::{FoundMove, Valued, Verdict};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Problem;
use crate::thinking::Thinking;

/// The computer's work on one move of one game.
pub(crate) struct Thought {
    /// The state of the game that it is about.
    pub(super) version: u64,
    /// The search it makes; guests make none.
    search: Option<Search>,
    /// What somebody wants of it: see the constants.
    wish: AtomicU8,
    /// When somebody looked last.
    seen: Mutex<Instant>,
    /// Since when, and the work, once it has begun.
    work: Mutex<Option<(Instant, Arc<Work>)>>,
    /// Whether it has to wait because everybody is busy.
    pub(super) is_waiting: AtomicBool,
    /// What went wrong, and when.
    failed: Mutex<Option<(Instant, Problem)>>,
    over: watch::Sender<bool>,
}

/// Nothing but a good move.
const GO_ON: u8 = 0;
/// A move, now.
const NOW: u8 = 1;
/// Nothing any more.
const NOTHING: u8 = 2;

/// Nobody has looked at it for so long: they have gone.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// When what went wrong is tried again.
pub(super) const RETRY: Duration = Duration::from_secs(4);

impl Thought {
    pub(super) fn new(version: u64, search: Option<Search>) -> Self {
        Thought {
            version,
            search,
            wish: AtomicU8::new(GO_ON),
            seen: Mutex::new(Instant::now()),
            work: Mutex::default(),
            is_waiting: AtomicBool::new(false),
            failed: Mutex::default(),
            over: watch::Sender::new(false),
        }
    }

    /// The work has begun.
    pub(super) fn begin(&self, work: &Arc<Work>) {
        self.is_waiting.store(false, Ordering::Relaxed);
        *lock(&self.work) = Some((Instant::now(), Arc::clone(work)));
        // Somebody may have lost patience before it began.
        if self.wish.load(Ordering::SeqCst) != GO_ON {
            work.stop();
        }
    }

    /// It should move now, with what it has.
    pub(crate) fn move_now(&self) {
        self.wants(NOW);
    }

    /// Nobody wants it any more.
    pub(super) fn forget(&self) {
        self.wants(NOTHING);
    }

    fn wants(&self, wish: u8) {
        self.wish.fetch_max(wish, Ordering::SeqCst);
        if let Some((_, work)) = &*lock(&self.work) {
            work.stop();
        }
    }

    /// Whether nobody wants it any more.
    pub(super) fn is_unwanted(&self) -> bool {
        self.wish.load(Ordering::SeqCst) == NOTHING
    }

    /// Whether it should move without waiting for anything.
    pub(super) fn is_urgent(&self) -> bool {
        self.wish.load(Ordering::SeqCst) != GO_ON
    }

    /// Somebody is here.
    pub(crate) fn look(&self) {
        *lock(&self.seen) = Instant::now();
    }

    pub(super) fn is_deserted(&self) -> bool {
        lock(&self.seen).elapsed() > PATIENCE
    }

    pub(super) fn end(&self, failed: Option<Problem>) {
        *lock(&self.failed) = failed.map(|problem| (Instant::now(), problem));
        self.over.send_replace(true);
    }

    /// Whether there is nothing left to wait for.
    pub(crate) fn is_over(&self) -> bool {
        *self.over.borrow()
    }

    /// What went wrong a moment ago; after a while it may be tried again.
    pub(super) fn failure(&self) -> Option<Problem> {
        let failed = lock(&self.failed);
        failed
            .as_ref()
            .filter(|(when, _)| when.elapsed() < RETRY)
            .map(|(_, problem)| problem.clone())
    }

    /// Waits until it is over, but not longer than this; says whether it is.
    pub(crate) async fn wait(&self, most: Duration) -> bool {
        let mut over = self.over.subscribe();
        let over = timeout(most, over.wait_for(|over| *over)).await;
        self.look();
        over.is_ok()
    }

    /// How far it is.
    pub(crate) fn thinking(&self) -> Thinking {
        let search = self.search.clone();
        match &*lock(&self.work) {
            Some((begun, work)) => Thinking {
                search,
                has_begun: true,
                elapsed: begun.elapsed(),
                progress: work.progress(),
                depths: work.found_since(0),
                moves: work.root_moves().into_iter().map(found).collect(),
            },
            None => Thinking {
                search,
                has_begun: false,
                elapsed: Duration::ZERO,
                progress: Progress { stage: Stage::Searching, done: 0, of: None },
                depths: Vec::new(),
                moves: Vec::new(),
            },
        }
    }
}

fn found(root: RootMove) -> FoundMove<String> {
    let RootMove { mv, value, bound, is_estimate, end } = root;
    let verdict = Verdict::Valued(Valued { amount: value, bound, is_estimate, end });
    FoundMove { mv, verdict, visits: None }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_has_gone_wants_nothing() {
        let thought = Thought::new(1, "random".parse().ok());
        thought.move_now();
        assert!(thought.is_urgent() && !thought.is_unwanted());
        thought.forget();
        thought.move_now();
        assert!(thought.is_unwanted());
        let work = Arc::new(Work::new());
        thought.begin(&work);
        assert!(work.is_asked_to_stop());
        assert!(!thought.wait(Duration::from_millis(1)).await);
        thought.end(Some(Problem::Busy));
        assert!(thought.wait(Duration::ZERO).await && thought.failure().is_some());
    }
}
