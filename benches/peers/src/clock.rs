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
    let begun = Instant::now();
    let result = work();
    (result, begun.elapsed())
}

/// The median of 5 runs, of 100 for short work; one run for work that takes very long. `run` says
/// itself how long it took, so that it can prepare outside of the measured time.
pub(crate) fn median<T>(mut run: impl FnMut() -> (T, Duration)) -> Timed<T> {
    let (mut result, first) = run();
    let runs = match first {
        first if first < SHORT => 100,
        first if first > LONG => 1,
        _ => 5,
    };
    let mut times = vec![first];
    while times.len() < runs {
        let (again, time) = run();
        result = again;
        times.push(time);
    }
    times.sort_unstable();
    Timed { result, median: times[runs / 2], runs }
}
