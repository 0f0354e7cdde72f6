use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gametree_rules::work::{Budget, Work};

use crate::Limits;

/// The string that ties a running search to whoever waits for it: stop it, see how far it is.
#[derive(Debug, Default)]
pub struct Control {
    work: Work,
}

impl Control {
    /// For a search that has not begun.
    pub fn new() -> Self {
        Control::default()
    }

    /// For work that may spend this much.
    pub fn within(budget: Budget) -> Self {
        Control { work: Work::within(budget) }
    }

    /// The same, for whatever is not a search.
    pub fn work(&self) -> &Work {
        &self.work
    }

    /// Asks the search to stop; it does so within a few thousand nodes.
    pub fn stop(&self) {
        self.work.stop();
    }

    /// Whether the search has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.work.is_asked_to_stop()
    }

    /// Says how many positions have been visited, for whoever watches; searches do so themselves.
    pub fn set_visited(&self, visited: u64) {
        self.work.done(visited);
    }

    /// Positions visited so far, a few thousand behind.
    pub fn visited(&self) -> u64 {
        self.work.progress().done
    }
}

/// Why a search ended before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It had visited as many positions as it was allowed to.
    Nodes,
    /// Its time was up.
    Time,
    /// It was asked to.
    Asked,
    /// There was no answer within the depth it was allowed to look ahead.
    Depth,
}

impl Stopped {
    /// `nodes`, `time`, `asked` or `depth`.
    pub const fn name(self) -> &'static str {
        match self {
            Stopped::Nodes => "nodes",
            Stopped::Time => "time",
            Stopped::Asked => "asked",
            Stopped::Depth => "depth",
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Watches the limits. On the hot path it is one comparison; clock and flags are looked at only now
/// and then: often enough to be on time, seldom enough to cost nothing.
pub(crate) struct Guard<'a> {
    control: &'a Control,
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
    pub(crate) fn new(limits: &Limits, control: &'a Control) -> Self {
        let now = Instant::now();
        // A time too long to add to the clock is no limit.
        let deadline = limits.time.and_then(|time| now.checked_add(time));
        Guard {
            control,
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
        self.control.set_visited(visited);
        if visited >= self.nodes {
            return Err(Stopped::Nodes);
        }
        if self.control.is_stopped() || self.flags.iter().any(|flag| flag.load(Ordering::Relaxed)) {
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
