use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gametree_catalogue::{Algorithm, Search};
use gametree_rules::work::{Budget, Job, Work};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout;

use crate::Problem;

/// Where work is done: so much of it at a time, and no more people in line than can be served soon.
///
/// Moves and pages have seats of their own, so whatever takes long never keeps players waiting.
pub(crate) struct Desk {
    quick: Arc<Seats>,
    long: Arc<Seats>,
}

/// How long somebody may have to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Errand {
    /// Somebody waits for the page.
    Quick,
    /// Somebody watches its progress.
    Long,
}

impl Errand {
    /// What a search is that may take its time in a position with so many moves: quick, if it is over before
    /// anybody gets impatient, as far as can be told beforehand.
    pub(crate) fn of_search(search: &Search, moves: usize) -> Errand {
        const SECONDS: Duration = Duration::from_secs(5);
        const NODES: u64 = 1_000_000;
        let limits = &search.limits;
        let depth = limits.depth.filter(|_| search.algorithm.is_textbook());
        let tree = depth.and_then(|depth| (moves.max(2) as u64).checked_pow(depth.get()));
        let is_quick = search.algorithm == Algorithm::Random
            || limits.time.is_some_and(|time| time <= SECONDS)
            || limits.nodes.is_some_and(|nodes| nodes <= NODES)
            || tree.is_some_and(|tree| tree <= NODES);
        if is_quick { Errand::Quick } else { Errand::Long }
    }
}

/// What one answer that somebody waits for may spend.
pub(crate) const QUICK: Budget =
    Budget { time: Some(Duration::from_secs(5)), memory: 512 << 20, threads: 1 };

/// What one long piece of work may spend.
pub(crate) const LONG: Budget =
    Budget { time: Some(Duration::from_secs(600)), memory: 2 << 30, threads: 1 };

/// Nobody stands in line for longer.
const PATIENCE: Duration = Duration::from_secs(4);

impl Desk {
    /// As many seats as the machine has cores; long work gets half of that.
    pub(crate) fn new() -> Self {
        let cores = thread::available_parallelism().map_or(2, NonZero::get);
        Desk {
            quick: Arc::new(Seats::new(cores, 200)),
            long: Arc::new(Seats::new((cores / 2).max(1), 64)),
        }
    }

    /// Does something and waits for it. Whoever stops waiting (a browser that has gone) stops the work.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        errand: Errand,
        budget: Budget,
        run: impl FnOnce(&Work) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let seat = self.seat(errand).await?;
        let (tell, told) = oneshot::channel();
        let job = begin(Work::within(budget), seat, move |work| {
            // Nobody may be waiting any more.
            let _ = tell.send(run(work));
        })?;
        let result = told.await.map_err(|_| Problem::Internal);
        drop(job);
        result
    }

    /// Waits while those who wait for a page need the cores that so many threads would take. Not for ever: what gives
    /// way goes on, if slowly, however many people there are.
    pub(crate) fn give_way(&self, threads: usize, work: &Work) {
        const LONGEST: Duration = Duration::from_secs(5);
        const MOMENT: Duration = Duration::from_millis(5);
        let until = Instant::now() + LONGEST;
        while self.quick.needs(threads) && Instant::now() < until && !work.is_stopped() {
            thread::sleep(MOMENT);
        }
    }

    /// A place in the line for long work, where one may stand as long as it takes; or what to say to people who
    /// cannot have one.
    pub(crate) fn line(&self) -> Result<Line, Problem> {
        Line::join(&self.long).ok_or(Problem::Busy)
    }

    /// A seat, or what to say to people who cannot have one.
    pub(crate) async fn seat(&self, errand: Errand) -> Result<OwnedSemaphorePermit, Problem> {
        match errand {
            Errand::Quick => self.quick.take().await,
            Errand::Long => self.long.take().await,
        }
    }
}

/// Begins work that keeps its seat, if it needs one, until it is over.
pub(crate) fn begin<T: Send + 'static>(
    work: Work,
    seat: impl Into<Option<OwnedSemaphorePermit>>,
    run: impl FnOnce(&Work) -> T + Send + 'static,
) -> Result<Job<T>, Problem> {
    let seat = seat.into();
    let job = Job::start(work, move |work| {
        let _seat = seat;
        run(work)
    });
    job.map_err(|_: io::Error| Problem::Busy)
}

struct Seats {
    free: Arc<Semaphore>,
    seats: usize,
    waiting: AtomicUsize,
    most_waiting: usize,
}

impl Seats {
    fn new(seats: usize, most_waiting: usize) -> Self {
        let free = Arc::new(Semaphore::new(seats));
        Seats { free, seats, waiting: AtomicUsize::new(0), most_waiting }
    }

    /// Whether somebody waits, or so few seats are free that so many threads would take a core from somebody.
    fn needs(&self, threads: usize) -> bool {
        let taken = self.seats.saturating_sub(self.free.available_permits());
        let is_crowded = taken > 0 && taken + threads > self.seats;
        is_crowded || self.waiting.load(Ordering::Relaxed) > 0
    }

    async fn take(self: &Arc<Self>) -> Result<OwnedSemaphorePermit, Problem> {
        if let Ok(seat) = Arc::clone(&self.free).try_acquire_owned() {
            return Ok(seat);
        }
        let line = Line::join(self).ok_or(Problem::Busy)?;
        timeout(PATIENCE, line.seat()).await.map_err(|_| Problem::Busy)?
    }
}

/// A place in the line, which is left however waiting ends.
pub(crate) struct Line(Arc<Seats>);

impl Line {
    fn join(seats: &Arc<Seats>) -> Option<Line> {
        let before = seats.waiting.fetch_add(1, Ordering::Relaxed);
        let line = Line(Arc::clone(seats));
        (before < seats.most_waiting).then_some(line)
    }

    /// The seat, when it is one's turn.
    pub(crate) async fn seat(self) -> Result<OwnedSemaphorePermit, Problem> {
        let seat = Arc::clone(&self.0.free).acquire_owned().await;
        seat.map_err(|_| Problem::Internal)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn what_is_quick_is_known_beforehand() {
        let quick = |search: &str, moves| {
            Errand::of_search(&search.parse().unwrap(), moves) == Errand::Quick
        };
        assert!(quick("random", 1_000) && quick("engine:time=2000", 9) && quick("mcts:nodes=5", 9));
        assert!(quick("alphabeta:depth=4", 15) && !quick("alphabeta:depth=4", 225));
        assert!(!quick("minimax:depth=400", 1) && !quick("engine:depth=3", 9));
        assert!(!quick("engine:time=30000", 9));
    }

    #[tokio::test]
    async fn who_goes_away_stops_the_work() {
        let desk = Desk::new();
        let (tell, told) = mpsc::channel();
        let errand = desk.run(Errand::Quick, QUICK, move |work| {
            while !work.is_stopped() {
                thread::yield_now();
            }
            tell.send(work.is_asked_to_stop()).unwrap();
        });
        assert!(timeout(Duration::from_millis(50), errand).await.is_err());
        assert!(told.recv_timeout(Duration::from_secs(5)).unwrap());
    }

    #[tokio::test(start_paused = true)]
    async fn when_it_is_full_people_are_told() {
        let seats = Arc::new(Seats::new(1, 1));
        let seat = seats.take().await.unwrap();
        let (first, second) = tokio::join!(seats.take(), seats.take());
        assert!(matches!(first, Err(Problem::Busy)) && matches!(second, Err(Problem::Busy)));
        drop(seat);
        assert!(seats.take().await.is_ok());
        assert_eq!(seats.waiting.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn what_has_time_gives_way() {
        let desk = Desk::new();
        let began = Instant::now();
        desk.give_way(1, &Work::new());
        assert!(began.elapsed() < Duration::from_secs(1), "nobody is there");
        let mut seats = Vec::new();
        while desk.quick.free.available_permits() > 0 {
            seats.push(desk.seat(Errand::Quick).await.unwrap());
        }
        assert!(desk.quick.needs(1));
        // It goes on as soon as somebody gets up, or when it is not wanted any more.
        let (told, tell) = (Arc::new(Work::new()), Instant::now());
        let stopping = Arc::clone(&told);
        let stopper = thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            stopping.stop();
        });
        desk.give_way(1, &told);
        assert!((50..4_000).contains(&tell.elapsed().as_millis()), "{:?}", tell.elapsed());
        stopper.join().unwrap();
        let leaver = thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            seats.clear();
        });
        let tell = Instant::now();
        desk.give_way(1, &Work::new());
        assert!((50..4_000).contains(&tell.elapsed().as_millis()), "{:?}", tell.elapsed());
        leaver.join().unwrap();
    }
}
