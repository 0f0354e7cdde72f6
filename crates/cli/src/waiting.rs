//! Long work: shown on a terminal, stopped by Ctrl-C.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_language::{Message, message};
use gametree_rules::work::{self, BestSoFar, Budget, Progress, Stage, Work};

use crate::complaint::Complaint;
use crate::interrupt;
use crate::memory::within_the_machine;
use crate::screen::Screen;

const BETWEEN_LOOKS: Duration = Duration::from_millis(20);
const BEFORE_PROGRESS: Duration = Duration::from_millis(500);

/// Does work on a thread of its own, which Ctrl-C asks to stop (a second one ends the program).
pub(crate) fn wait<T: Send>(
    screen: &Screen,
    run: impl FnOnce(&Work) -> T + Send,
) -> Result<T, Complaint> {
    wait_within(Budget::default(), screen, run)
}

/// The same, for work that may spend this much.
pub(crate) fn wait_within<T: Send>(
    budget: Budget,
    screen: &Screen,
    run: impl FnOnce(&Work) -> T + Send,
) -> Result<T, Complaint> {
    wait_telling(budget, screen, run, |_| ())
}

/// The same; `tell` hears of what is found meanwhile, if somebody watches.
pub(crate) fn wait_telling<T: Send>(
    budget: Budget,
    screen: &Screen,
    run: impl FnOnce(&Work) -> T + Send,
    tell: impl Fn(&BestSoFar),
) -> Result<T, Complaint> {
    let work = Arc::new(Work::within(budget));
    let _running = interrupt::while_running(&work);
    let started = Instant::now();
    let (mut told, mut shown) = (0, false);
    let mut tell_news = || {
        let news = work.found_since(told);
        told += news.len();
        news.iter().for_each(&tell);
    };
    // By now the thread has its stack; what is left is the work's.
    let run = |work: &Work| run(&work.spending(within_the_machine(budget)));
    let done = work::attended(&work, run, BETWEEN_LOOKS, || {
        if !screen.is_watched() {
            return;
        }
        tell_news();
        if started.elapsed() > BEFORE_PROGRESS {
            shown = true;
            screen.progress(&so_far(work.progress(), started.elapsed().as_secs()));
        }
    });
    if screen.is_watched() {
        tell_news();
    }
    if shown {
        screen.end_progress();
    }
    done.map_err(|error| Complaint(message!("error-thread", reason = error.to_string())))
}

/// How far the work is, in the units that it goes by.
fn so_far(Progress { stage, done, of }: Progress, seconds: u64) -> Message {
    match (stage, of) {
        (Stage::Grading, Some(of)) => {
            message!("progress-positions", done = done, of = of, seconds = seconds)
        }
        (Stage::Games, Some(of)) => {
            message!("progress-games", done = done, of = of, seconds = seconds)
        }
        (Stage::Searching, _) => message!("progress-nodes", visited = done, seconds = seconds),
        _ => message!("progress", visited = done, seconds = seconds),
    }
}
