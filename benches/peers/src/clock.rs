use std::time::{Duration, Instant};

/// Work that takes less than this is measured more often.
const SHORT: Duration = Duration::from_millis(20);
/// Work that takes more than this is measured once.
const LONG: Duration = Duration::from_secs(20);

/// A result and how long it took: the median of several runs.
pub(crate) struct Timed<T> {
    /// What the last run returned.
    pub(crate) result: T,
    /// The median.
    pub(crate) median: Duration,
    /// Of so many runs.
    pub(crate) runs: usize,
}

/// How long one call takes.
pub(crate) fn time<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let started = Instant::now();
    let result = work();
    (result, started.elapsed())
}

/// Several runs of one thing. `run` says itself how long it took, so that it can prepare outside of
/// the measured time.
struct Runs<T, R> {
    run: R,
    result: T,
    times: Vec<Duration>,
    wanted: usize,
}

impl<T, R: FnMut() -> (T, Duration)> Runs<T, R> {
    fn so_many(wanted: usize, mut run: R) -> Self {
        let (result, first) = run();
        Runs { run, result, times: vec![first], wanted }
    }

    fn new(mut run: R) -> Self {
        let (result, first) = run();
        let wanted = match first {
            first if first < SHORT => 100,
            first if first > LONG => 1,
            _ => 5,
        };
        Runs { run, result, times: vec![first], wanted }
    }

    /// Once more, unless that was often enough. False if it was.
    fn again(&mut self) -> bool {
        if self.times.len() == self.wanted {
            return false;
        }
        let (result, time) = (self.run)();
        self.result = result;
        self.times.push(time);
        true
    }

    fn timed(mut self) -> Timed<T> {
        self.times.sort_unstable();
        let runs = self.times.len();
        Timed { result: self.result, median: self.times[runs / 2], runs }
    }
}

/// The median of 5 runs, of 100 for short work; one run for work that takes very long.
pub(crate) fn median<T>(run: impl FnMut() -> (T, Duration)) -> Timed<T> {
    let mut runs = Runs::new(run);
    while runs.again() {}
    runs.timed()
}

/// Two things that are to be compared, by turns: whatever else the machine does then slows down both.
pub(crate) fn medians<T, U>(
    one: impl FnMut() -> (T, Duration),
    other: impl FnMut() -> (U, Duration),
) -> (Timed<T>, Timed<U>) {
    let (mut one, mut other) = (Runs::new(one), Runs::new(other));
    while one.again() | other.again() {}
    (one.timed(), other.timed())
}

/// The same with a given number of runs.
pub(crate) fn medians_of<T, U>(
    runs: usize,
    one: impl FnMut() -> (T, Duration),
    other: impl FnMut() -> (U, Duration),
) -> (Timed<T>, Timed<U>) {
    let (mut one, mut other) = (Runs::so_many(runs, one), Runs::so_many(runs, other));
    while one.again() | other.again() {}
    (one.timed(), other.timed())
}
