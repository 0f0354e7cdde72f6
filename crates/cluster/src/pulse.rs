//! Whether the workers of a process get on.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use gametree_rules::work::Work;

/// How many steps each worker of this process has made: whatever it does, it steps now and then, also while it waits
/// for others.
pub(crate) struct Pulse {
    steps: Vec<AtomicU64>,
}

/// The steps of a worker that has nothing to do any more.
const AT_REST: u64 = u64::MAX;

impl Pulse {
    pub(crate) fn new(workers: usize) -> Pulse {
        Pulse { steps: (0..workers).map(|_| AtomicU64::new(0)).collect() }
    }

    /// A worker gets on.
    pub(crate) fn step(&self, worker: usize) {
        if let Some(steps) = self.steps.get(worker) {
            steps.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A worker is done, and need not step any more.
    pub(crate) fn rest(&self, worker: usize) {
        if let Some(steps) = self.steps.get(worker) {
            steps.store(AT_REST, Ordering::Relaxed);
        }
    }
}

/// Somebody who looks at a pulse every now and then.
pub(crate) struct Watch<'a> {
    pulse: &'a Pulse,
    work: &'a Work,
    /// What was seen of each worker, and for how long it has been so.
    seen: Vec<(u64, Duration)>,
    /// When that was.
    looked: Instant,
    /// What was seen of the work as a whole: to read or to sort much, a worker may need long without a step.
    done: u64,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(pulse: &'a Pulse, work: &'a Work) -> Self {
        let seen = pulse.steps.iter().map(|_| (0, Duration::ZERO)).collect();
        Watch { pulse, work, seen, looked: Instant::now(), done: 0 }
    }

    /// How long the worker that is stuck the longest has not got on. Looks are at most so far apart, or the whole process
    /// was halted in between, and nobody could get on.
    pub(crate) fn stuck(&mut self, between_looks: Duration) -> Duration {
        let (now, done) = (Instant::now(), self.work.progress().done);
        let passed = (now - std::mem::replace(&mut self.looked, now)).min(between_looks);
        let moved = done != std::mem::replace(&mut self.done, done);
        let mut longest = Duration::ZERO;
        for (steps, (known, unmoved)) in self.pulse.steps.iter().zip(&mut self.seen) {
            let steps = steps.load(Ordering::Relaxed);
            if moved || steps == AT_REST || steps != *known {
                (*known, *unmoved) = (steps, Duration::ZERO);
            } else {
                *unmoved += passed;
            }
            longest = longest.max(*unmoved);
        }
        longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_not_step_is_stuck() {
        let (pulse, work) = (Pulse::new(2), Work::new());
        let mut watch = Watch::new(&pulse, &work);
        let pause = Duration::from_millis(20);
        let mut after = |act: &dyn Fn()| {
            std::thread::sleep(pause);
            act();
            watch.stuck(Duration::from_secs(60))
        };
        assert!(after(&|| ()) >= pause);
        // One of two gets on: the other is stuck still.
        assert!(after(&|| pulse.step(0)) >= 2 * pause);
        assert_eq!(
            after(&|| [0, 1].into_iter().for_each(|worker| pulse.step(worker))),
            Duration::ZERO
        );
        assert!(after(&|| pulse.step(1)) >= pause);
        assert_eq!(after(&|| work.done(1)), Duration::ZERO);
        pulse.rest(0);
        pulse.rest(1);
        assert_eq!(after(&|| ()), Duration::ZERO);
        assert_eq!(after(&|| ()), Duration::ZERO);
    }

    /// While the whole process is halted, nobody looks either.
    #[test]
    fn who_was_halted_was_not_stuck() {
        let (pulse, work) = (Pulse::new(1), Work::new());
        let mut watch = Watch::new(&pulse, &work);
        std::thread::sleep(Duration::from_millis(50));
        assert_eq!(watch.stuck(Duration::from_millis(2)), Duration::from_millis(2));
    }
}
