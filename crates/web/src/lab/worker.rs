//! Plays runs, one after the other.

use std::fs;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, available_parallelism};
use std::time::{Duration, Instant};

use gametree_lab::experiment::{
    self, Experiment, ExperimentError, Folder, Shard, run_giving_way, take_over,
};
use gametree_rules::work::{Budget, Work, usable_memory};

use super::laboratory::{Inner, lock};
use super::record::State;
use super::run::Turn;
use super::{Failure, LARGEST_RUN, Run};
use crate::desk::LONG;
use crate::games::now;

/// How often somebody looks whether a turn is to end.
const BEAT: Duration = Duration::from_millis(100);
/// How often it is looked for something to play, if nobody says that there is.
const IDLE: Duration = Duration::from_secs(1);
/// Where others wait, nobody plays for longer.
const TURN: Duration = Duration::from_secs(10 * 60);
/// Nobody waits for one game for longer.
const LONGEST_GAME: Duration = Duration::from_secs(30 * 60);

/// What became of a turn.
enum Outcome {
    Played(experiment::Run),
    /// Another program is at work in the folder; that passes.
    InUse,
    Failed(Failure),
}

/// Plays until the workbench is closed.
pub(super) fn work(inner: &Inner) {
    while !inner.is_closing() {
        // Where there is no shelf now there may be one later: the server before this one may still be ending.
        match inner.opened().ok().and_then(|_| inner.next()) {
            Some(run) => turn(inner, &run),
            None => inner.wait(IDLE),
        }
    }
}

/// Lets a run have its turn, and writes down what became of it.
fn turn(inner: &Inner, run: &Arc<Run>) {
    let work = Arc::new(Work::within(budget()));
    let turn = Turn::new(Arc::clone(&work));
    let began = turn.began;
    *lock(&run.turn) = Some(turn);
    // What was stopped in this very moment is not played.
    if lock(&run.record).state != State::Going || inner.is_closing() {
        work.stop();
    }
    let played = catch_unwind(AssertUnwindSafe(|| play(inner, run, &work)));
    let outcome = played.unwrap_or(Outcome::Failed(Failure::Internal));
    let mut record = lock(&run.record);
    let is_deleted = record.state == State::Deleted;
    *lock(&run.turn) = None;
    if is_deleted {
        drop(record);
        let _ = fs::remove_dir_all(&run.folder);
        return;
    }
    record.elapsed += u64::try_from(began.elapsed().as_millis()).unwrap_or(0);
    match outcome {
        // Somebody has taken the folder away meanwhile: what was written is nowhere.
        Outcome::Played(_) if !run.rows().exists() && run.folder_is_gone() => {
            (record.state, record.there) = (State::Failed, 0);
            record.failure = Some(Failure::Damaged);
        }
        Outcome::Played(played) => {
            record.there = played.there;
            if played.is_finished {
                record.state = State::Finished;
            } else if record.state == State::Going && !inner.is_closing() {
                record.asked = now();
            }
        }
        Outcome::Failed(failure) => {
            record.state = State::Failed;
            record.failure = Some(failure);
        }
        Outcome::InUse => {
            drop(record);
            inner.wait(IDLE);
            return;
        }
    }
    // If the disk takes no more, the file says that it goes on, and after a new start it does.
    let _ = record.write(&run.folder);
}

fn play(inner: &Inner, run: &Run, work: &Work) -> Outcome {
    match played(inner, run, work) {
        Ok(outcome) => outcome,
        Err(ExperimentError::InUse { .. }) => Outcome::InUse,
        Err(error) => Outcome::Failed(Failure::from(&error)),
    }
}

fn played(inner: &Inner, run: &Run, work: &Work) -> Result<Outcome, ExperimentError> {
    let experiment = run.experiment(&inner.catalogue)?;
    let folder = Folder::open(&run.folder, experiment.plan())?;
    begin_with_earlier(inner, run, &experiment, &folder);
    let (over, failure) = (AtomicBool::new(false), std::sync::Mutex::new(None));
    let threads = work.budget().threads;
    let played = thread::scope(|scope| {
        scope.spawn(|| *lock(&failure) = watch(inner, run, work, &over));
        let give_way = || inner.desk.give_way(threads, work);
        let played = catch_unwind(AssertUnwindSafe(|| {
            run_giving_way(&experiment, &folder, Shard::WHOLE, work, &give_way)
        }));
        over.store(true, Ordering::Relaxed);
        played
    });
    let failure = lock(&failure).take();
    match (played, failure) {
        (Ok(Ok(played)), Some(failure)) if !played.is_finished => Ok(Outcome::Failed(failure)),
        (Ok(Ok(played)), _) => Ok(Outcome::Played(played)),
        (Ok(Err(error)), _) => Err(error),
        (Err(_), _) => Ok(Outcome::Failed(Failure::Internal)),
    }
}

/// A new run may begin with the games of a shorter one. If those are gone, or cannot be read, it plays them itself.
fn begin_with_earlier(inner: &Inner, run: &Run, experiment: &Experiment, folder: &Folder) {
    let from = lock(&run.record).from.clone();
    let Some(earlier) = from.and_then(|from| inner.find(&from).ok()) else { return };
    if folder.rows().exists() {
        return;
    }
    if let Ok(shorter) = earlier.experiment(&inner.catalogue) {
        let _ = take_over(&shorter, &earlier.rows(), experiment, folder);
    }
}

/// Ends a turn when it has to end. Says what is wrong, if something is.
fn watch(inner: &Inner, run: &Run, work: &Work, over: &AtomicBool) -> Option<Failure> {
    let began = Instant::now();
    let (mut last, mut since) = (0, began);
    while !over.load(Ordering::Relaxed) {
        thread::sleep(BEAT);
        let done = work.progress().done;
        if done != last {
            (last, since) = (done, Instant::now());
        }
        let failure = match fs::metadata(run.rows()) {
            Ok(rows) if rows.len() > LARGEST_RUN => Some(Failure::TooLarge),
            _ if since.elapsed() > LONGEST_GAME => Some(Failure::TooSlow),
            _ => None,
        };
        let others_wait = began.elapsed() > TURN && inner.has_others(run);
        if failure.is_some() || others_wait || inner.is_closing() {
            work.stop();
        }
        if failure.is_some() {
            return failure;
        }
    }
    None
}

/// Half the cores, so that the other half is there for those who play; as much memory as any long work has.
fn budget() -> Budget {
    let cores = available_parallelism().map_or(2, NonZero::get);
    let memory = usable_memory().map_or(LONG.memory, |usable| usable.min(LONG.memory));
    Budget { time: None, memory, threads: (cores / 2).max(1) }
}
