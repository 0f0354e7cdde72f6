//! Time to look, between the moves of two computers.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use gametree_rules::Work;

use super::Playing;
use crate::interrupt;
use crate::screen::Screen;

/// Where somebody watches.
const USUAL: Duration = Duration::from_millis(500);

/// Between two looks at whether somebody has had enough.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// How long to wait: as long as was asked for, else a moment if somebody watches.
pub(super) fn between_moves(asked: Option<u64>, screen: &Screen) -> Duration {
    match asked {
        Some(ms) => Duration::from_millis(ms),
        None if screen.is_interactive() => USUAL,
        None => Duration::ZERO,
    }
}

/// How a pause has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paused {
    Over,
    Interrupted,
}

impl Playing<'_> {
    /// Waits; Ctrl-C ends it.
    pub(super) fn paused(&self) -> Paused {
        let work = Arc::new(Work::new());
        let _running = interrupt::while_running(&work);
        let began = Instant::now();
        loop {
            if work.is_asked_to_stop() {
                return Paused::Interrupted;
            }
            let left = self.pause.saturating_sub(began.elapsed());
            if left.is_zero() {
                return Paused::Over;
            }
            thread::sleep(left.min(BETWEEN_LOOKS));
        }
    }
}
