use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use crate::Limits;

/// The string that ties a running search to whoever waits for it: stop it, see how far it is.
#[derive(Debug, Default)]
pub struct Control {
    stop: AtomicBool,
    visited: AtomicU64,
}

impl Control {
    /// For a search that has not begun.
    pub const fn new() -> Self {
        Control { stop: AtomicBool::new(false), visited: AtomicU64::new(0) }
    }

    /// Asks the search to stop; it does so within a few thousand nodes.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Raised by [`stop`](Self::stop).
    pub fn stop_flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// Positions visited so far, a few thousand behind.
    pub fn visited(&self) -> u64 {
        self.visited.load(Ordering::Relaxed)
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
}

impl Stopped {
    /// `nodes`, `time` or `asked`.
    pub const fn name(self) -> &'static str {
        match self {
            Stopped::Nodes => "nodes",
            Stopped::Time => "time",
            Stopped::Asked => "asked",
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Watches the limits. On the hot path it is one comparison; clock and flag are looked at only
/// every few thousand nodes.
pub(crate) struct Guard<'a> {
    control: &'a Control,
    nodes: u64,
    deadline: Option<Instant>,
    /// No limit can be reached before this many visits.
    next_look: u64,
}

const NODES_BETWEEN_LOOKS: u64 = 4096;

impl<'a> Guard<'a> {
    pub(crate) fn new(limits: &Limits, control: &'a Control) -> Self {
        Guard {
            control,
            nodes: limits.nodes.unwrap_or(u64::MAX),
            // A time too long to add to the clock is no limit.
            deadline: limits.time.and_then(|time| Instant::now().checked_add(time)),
            next_look: 0,
        }
    }

    /// Whether one more position may be visited after `visited` ones.
    #[inline]
    pub(crate) fn allow(&mut self, visited: u64) -> Result<(), Stopped> {
        if visited < self.next_look { Ok(()) } else { self.look(visited) }
    }

    #[cold]
    fn look(&mut self, visited: u64) -> Result<(), Stopped> {
        self.control.visited.store(visited, Ordering::Relaxed);
        if visited >= self.nodes {
            return Err(Stopped::Nodes);
        }
        if self.control.is_stopped() {
            return Err(Stopped::Asked);
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(Stopped::Time);
        }
        self.next_look = self.nodes.min(visited.saturating_add(NODES_BETWEEN_LOOKS));
        Ok(())
    }
}
