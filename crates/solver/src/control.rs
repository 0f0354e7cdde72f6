use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Unsolved;

/// The string that ties a solver at work to whoever waits for it.
#[derive(Clone, Copy, Default)]
pub struct Control<'a> {
    stop: Option<&'a AtomicBool>,
    report: Option<&'a (dyn Fn(Progress) + Sync)>,
}

impl<'a> Control<'a> {
    /// Nobody stops it, nobody listens.
    pub const fn new() -> Self {
        Control { stop: None, report: None }
    }

    /// Stops soon after the flag has been raised.
    #[must_use]
    pub const fn stop_on(self, flag: &'a AtomicBool) -> Self {
        Control { stop: Some(flag), ..self }
    }

    /// Tells `listener` how far the work has come, once a ply, on the thread that called the solver.
    #[must_use]
    pub const fn report_to(self, listener: &'a (dyn Fn(Progress) + Sync)) -> Self {
        Control { report: Some(listener), ..self }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Fails when the flag is up.
    pub(crate) fn check(&self) -> Result<(), Unsolved> {
        if self.is_stopped() { Err(Unsolved::Stopped) } else { Ok(()) }
    }

    pub(crate) fn report(&self, phase: Phase, ply: u32, positions: u64, expected: Option<u64>) {
        if let Some(report) = self.report {
            report(Progress { phase, ply, positions, expected });
        }
    }
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control").field("stop", &self.stop).finish_non_exhaustive()
    }
}

/// What a solver is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Finding positions, from the root to the ends.
    Finding,
    /// Valuing them, from the ends to the root.
    Valuing,
}

/// How far a solver has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What it is doing.
    pub phase: Phase,
    /// The ply it has done: plies from the root; where a table is filled from its small end (`stones`,
    /// `bits`), how long what has been valued can still last.
    pub ply: u32,
    /// Entries found or valued so far in this phase.
    pub positions: u64,
    /// How many there will be at the most, if that is known.
    pub expected: Option<u64>,
}
