//! Long work: shown on a terminal, stopped by Ctrl-C.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use gametree_language::message;
use gametree_rules::work::{self, BestSoFar, Budget, Work};

use crate::complaint::Complaint;
use crate::interrupt;
use crate::screen::Screen;

const BETWEEN_LOOKS: Duration = Duration::from_millis(20);
const BEFORE_PROGRESS: Duration = Duration::from_millis(500);

/// Does work on a thread of its own, which Ctrl-C asks to stop (a second one ends the program).
pub(crate) fn patiently<T: Send>(
    screen: &Screen,
    run: impl FnOnce(&Work) -> T + Send,
) -> Result<T, Complaint> {
    patiently_within(Budget::default(), screen, run)
}

/// The same, for work that may spend this much.
pub(crate) fn patiently_within<T: Send>(
    budget: Budget,
    screen: &Screen,
    run: impl FnOnce(&Work) -> T + Send,
) -> Result<T, Complaint> {
    patiently_telling(budget, screen, run, |_| ())
}

/// The same; `tell` hears of what is found meanwhile, if somebody watches.
pub(crate) fn patiently_telling<T: Send>(
    budget: Budget,
    screen: &Screen,
    run: impl FnOnce(&Work) -> T + Send,
    tell: impl Fn(&BestSoFar),
) -> Result<T, Complaint> {
    let work = Arc::new(Work::within(budget));
    let _running = interrupt::while_running(&work);
    let started = Instant::now();
    let mut told = 0;
    let mut tell_news = || {
        if screen.is_watched() {
            let news = work.found_since(told);
            told += news.len();
            news.iter().for_each(&tell);
        }
    };
    thread::scope(|scope| {
        let worker = work::thread()
            .spawn_scoped(scope, || run(&work))
            .map_err(|error| Complaint(message!("error-thread", reason = error.to_string())))?;
        let mut shown = false;
        while !worker.is_finished() {
            thread::park_timeout(BETWEEN_LOOKS);
            tell_news();
            if screen.is_watched() && started.elapsed() > BEFORE_PROGRESS {
                shown = true;
                screen.progress(&message!(
                    "progress",
                    visited = work.progress().done,
                    seconds = started.elapsed().as_secs()
                ));
            }
        }
        tell_news();
        if shown {
            screen.end_progress();
        }
        Ok(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}
