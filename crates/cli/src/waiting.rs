//! Long work: shown on a terminal, stopped by Ctrl-C.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_language::{Message, message};
use gametree_present::{sentence, system};
use gametree_rules::work::{self, BestSoFar, Budget, Progress, Stage, Work};

use crate::complaint::Complaint;
use crate::interrupt;
use crate::memory::within_the_machine;
use crate::screen::Screen;

const BETWEEN_LOOKS: Duration = Duration::from_millis(20);
const BEFORE_PROGRESS: Duration = Duration::from_millis(500);
/// What takes hours writes a line now and then into whatever file its messages go to.
const BETWEEN_LINES: Duration = Duration::from_secs(600);

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
    let (mut told, mut shown, mut next_line) = (0, false, Duration::ZERO);
    let mut begun = None;
    let mut tell_news = || {
        let news = work.found_since(told);
        told += news.len();
        news.iter().for_each(&tell);
    };
    // By now the thread has its stack; what is left is the work's.
    let run = |work: &Work| run(&work.spending(within_the_machine(budget)));
    let done = work::attended(&work, run, BETWEEN_LOOKS, || {
        let is_watched = screen.is_watched();
        if is_watched {
            tell_news();
        }
        let progress = work.progress();
        // What was done before, or in an earlier part of the work, does not tell how fast it goes.
        let part = (progress.stage, progress.of);
        if begun.is_none_or(|(known, (done, _))| known != part || done > progress.done) {
            begun = Some((part, (progress.done, started.elapsed())));
        }
        let first = if is_watched { BEFORE_PROGRESS } else { BETWEEN_LINES };
        if screen.wants_json() || started.elapsed() < first.max(next_line) {
            return;
        }
        let begun = begun.map_or((0, Duration::ZERO), |(_, begun)| begun);
        let left = time_left(progress, begun, started.elapsed());
        let seconds = started.elapsed().as_secs();
        let so_far = |bar| so_far(progress, left, seconds, bar, screen);
        if is_watched {
            shown = true;
            // How far it is in words comes before how far it is in a bar.
            let room = screen.room_beside(&so_far(0));
            screen.progress(&so_far(if room < SHORTEST_BAR { 0 } else { room.min(BAR) }));
        } else {
            next_line = started.elapsed() + BETWEEN_LINES;
            screen.keep_progress(&so_far(BAR));
        }
    });
    if screen.is_watched() {
        tell_news();
    }
    if shown {
        screen.end_progress();
    }
    done.map_err(|error| Complaint(message!("error-thread", reason = system(&error))))
}

/// The columns of a bar, and what tells too little to be one.
const BAR: usize = 20;
const SHORTEST_BAR: usize = 5;

/// How far the work is, in the units that it goes by, with a bar of so many columns.
fn so_far(
    Progress { stage, done, of }: Progress,
    left: Option<u64>,
    seconds: u64,
    width: usize,
    screen: &Screen,
) -> Message {
    match (stage, of) {
        (Stage::Games, Some(of)) if left.is_some() => message!(
            "progress-games-left",
            bar = bar(done, of, width, screen),
            done = done,
            of = of,
            seconds = seconds,
            left = left.unwrap_or_default()
        ),
        (Stage::Valuing | Stage::Counting | Stage::Checking | Stage::Writing, Some(of)) => {
            let part = match left {
                Some(left) => message!("progress-left", left = whole_seconds(left)),
                None => message!("progress-part"),
            };
            part.with("bar", bar(done, of, width, screen))
                .with("percent", done.min(of) * 100 / of.max(1))
                .with("time", whole_seconds(seconds))
        }
        (Stage::Joining, Some(of)) => {
            message!("progress-joining", left = whole_seconds(of.saturating_sub(done)))
        }
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

/// A time of which nobody wants to see tenths.
fn whole_seconds(seconds: u64) -> Message {
    match seconds {
        0..60 => message!("duration-seconds", time = seconds),
        _ => sentence::duration(Duration::from_secs(seconds)),
    }
}

/// Seconds that are left if it goes on as fast as since `begun`: what was done then, and when that was.
fn time_left(
    Progress { done, of, .. }: Progress,
    (done_then, then): (u64, Duration),
    now: Duration,
) -> Option<u64> {
    let (done_since, left) = (done.checked_sub(done_then)?, of?.checked_sub(done)?);
    let seconds = now.checked_sub(then)?.as_secs_f64();
    // A moment tells nothing.
    let known = done_since > 0 && seconds > 1.0;
    known.then(|| (seconds / done_since as f64 * left as f64).ceil() as u64)
}

/// How much is done, as a bar.
fn bar(done: u64, of: u64, width: usize, screen: &Screen) -> String {
    let full = (done.min(of) * width as u64 / of.max(1)) as usize;
    let [on, off] = if screen.style().terminal.unicode { ["█", "░"] } else { ["#", "."] };
    on.repeat(full) + &off.repeat(width - full)
}
