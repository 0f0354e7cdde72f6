use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gametree_rules::Work;

use crate::{Limits, Stopped};

/// Watches the limits and whoever may stop the work. On the hot path it is one comparison; clock and flags are looked at only now
/// and then: often enough to be on time, seldom enough to cost nothing.
pub(crate) struct Guard<'a> {
    work: &'a Work,
    /// Raised when somebody else has made this work superfluous.
    flags: Vec<&'a AtomicBool>,
    nodes: u64,
    deadline: Option<Instant>,
    /// No limit can be reached before this many visits.
    next_look: u64,
    /// Visits between looks.
    stride: u64,
    last_look: Instant,
}

/// Without a deadline there is no hurry.
const LONGEST_STRIDE: u64 = 4096;
/// With one, the first look comes soon: a position may take a nanosecond or a millisecond.
const FIRST_STRIDE: u64 = 8;
/// Looks at the clock are about this far apart.
const BETWEEN_LOOKS: std::ops::Range<Duration> =
    Duration::from_micros(50)..Duration::from_micros(200);

impl<'a> Guard<'a> {
    pub(crate) fn new(limits: &Limits, work: &'a Work) -> Self {
        let now = Instant::now();
        // A time too long to add to the clock is no limit.
        let deadline = limits.time.and_then(|time| now.checked_add(time));
        Guard {
            work,
            flags: Vec::new(),
            nodes: limits.nodes.unwrap_or(u64::MAX),
            deadline,
            next_look: 0,
            stride: if deadline.is_some() { FIRST_STRIDE } else { LONGEST_STRIDE },
            last_look: now,
        }
    }

    /// Also stops when this flag is raised.
    pub(crate) fn until(mut self, flag: &'a AtomicBool) -> Self {
        self.flags.push(flag);
        self
    }

    /// Whether one more position may be visited after `visited` ones.
    #[inline]
    pub(crate) fn allow(&mut self, visited: u64) -> Result<(), Stopped> {
        if visited < self.next_look { Ok(()) } else { self.look(visited) }
    }

    #[cold]
    fn look(&mut self, visited: u64) -> Result<(), Stopped> {
        self.work.done(visited);
        if visited >= self.nodes {
            return Err(Stopped::Nodes);
        }
        if self.work.is_asked_to_stop()
            || self.flags.iter().any(|flag| flag.load(Ordering::Relaxed))
        {
            return Err(Stopped::Asked);
        }
        if let Some(deadline) = self.deadline {
            let now = Instant::now();
            if now >= deadline {
                return Err(Stopped::Time);
            }
            let since = now - self.last_look;
            self.last_look = now;
            if since < BETWEEN_LOOKS.start {
                self.stride = (2 * self.stride).min(LONGEST_STRIDE);
            } else if since > BETWEEN_LOOKS.end {
                self.stride = (self.stride / 2).max(1);
            }
        }
        self.next_look = self.nodes.min(visited.saturating_add(self.stride));
        Ok(())
    }
}
