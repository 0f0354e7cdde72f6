//! Long work: shown on a terminal, stopped by Ctrl-C.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use gametree_language::message;
use gametree_rules::work::Budget;
use gametree_search::Control;

use crate::complaint::Complaint;
use crate::interrupt;
use crate::screen::Screen;

/// A search recurses at most 512 plies, each with a small frame; this leaves a wide margin even in a
/// debug build.
const STACK: usize = 64 << 20;

const BETWEEN_LOOKS: Duration = Duration::from_millis(20);
const BEFORE_PROGRESS: Duration = Duration::from_millis(500);

/// Does `work` on a thread of its own, which Ctrl-C asks to stop (a second one ends the program).
pub(crate) fn patiently<T: Send>(
    screen: &Screen,
    work: impl FnOnce(&Control) -> T + Send,
) -> Result<T, Complaint> {
    patiently_within(Budget::default(), screen, work)
}

/// The same, for work that may spend this much.
pub(crate) fn patiently_within<T: Send>(
    budget: Budget,
    screen: &Screen,
    work: impl FnOnce(&Control) -> T + Send,
) -> Result<T, Complaint> {
    let control = Arc::new(Control::within(budget));
    let _running = interrupt::while_running(&control);
    let begun = Instant::now();
    thread::scope(|scope| {
        let worker =
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || work(&control));
        let worker = worker
            .map_err(|error| Complaint(message!("error-thread", reason = error.to_string())))?;
        let mut shown = false;
        while !worker.is_finished() {
            thread::park_timeout(BETWEEN_LOOKS);
            if screen.is_watched() && begun.elapsed() > BEFORE_PROGRESS {
                shown = true;
                screen.progress(&message!(
                    "progress",
                    visited = control.visited(),
                    seconds = begun.elapsed().as_secs()
                ));
            }
        }
        if shown {
            screen.end_progress();
        }
        Ok(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}
