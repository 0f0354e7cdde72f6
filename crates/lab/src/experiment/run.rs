use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use gametree_rules::Work;
use gametree_rules::work::{Stage, room_for_a_thread, thread, threads_that_fit};

use super::numbers::Numbers;
use super::stopping::{SprtResult, Stopping};
use super::{Arbiter, Experiment, ExperimentError, Folder, PlanError, Rows, RowsReader, Shard};

/// Rows wait so long for those before them, and are on disk as much later at the latest.
const BETWEEN_SYNCS: Duration = Duration::from_millis(500);
/// Finished games are handed over together, but not later than this.
const BETWEEN_PARCELS: Duration = Duration::from_millis(100);
/// So many games somebody takes at once at the most.
const MOST_AT_ONCE: u64 = 64;

/// What came of running an experiment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// Games that are there.
    pub there: u64,
    /// Games that this shard asks for.
    pub of: u64,
    /// Games that were played just now.
    pub played: u64,
    /// Whether nothing is left to play.
    pub is_finished: bool,
    /// How long it took.
    pub elapsed: Duration,
    /// Whether the games were not played here but merged from other folders.
    pub is_merged: bool,
}

/// Plays all games of a shard that are not in the folder yet. Each is written when it is finished, and is on disk
/// a second later; a run that was stopped, however that was, goes on where it ended. The rows are the same
/// whatever the number of threads.
pub fn run(
    experiment: &Experiment,
    folder: &Folder,
    shard: Shard,
    work: &Work,
) -> Result<Run, ExperimentError> {
    run_giving_way(experiment, folder, shard, work, &|| ())
}

/// The same where others come first: `give_way` is called before each game, on the thread that will play it, and
/// returns when that may begin.
pub fn run_giving_way(
    experiment: &Experiment,
    folder: &Folder,
    shard: Shard,
    work: &Work,
    give_way: &(dyn Fn() + Sync),
) -> Result<Run, ExperimentError> {
    let started = Instant::now();
    if experiment.plan().sprt.is_some() && !shard.is_whole() {
        return Err(PlanError::SprtInParts.into());
    }
    let rows = Rows::open(&folder.rows(), experiment)?;
    let (before, there) = (rows.len(), rows.there());
    let mut desk = Desk {
        rows,
        waiting: BTreeMap::new(),
        since: None,
        next: 0,
        stopping: Stopping::of(experiment),
        end: None,
    };
    desk.look_at_what_is_there(experiment, folder)?;
    let of = shard.share_of(experiment.len());
    work.begin(Stage::Games, Some(of));
    work.done(before.min(of));
    // One game at a time where times are measured.
    let threads = match experiment.plan().times {
        true => 1,
        false => threads_that_fit(work.budget().threads),
    };
    let queue = Queue {
        next: AtomicU64::new(0),
        closed: AtomicBool::new(desk.end.is_some()),
        at_once: (experiment.len() / (threads as u64 * 8)).clamp(1, MOST_AT_ONCE),
        shard,
        there,
        games: experiment.len(),
        give_way,
    };
    let arbiter = experiment.arbiter();
    room_for_a_thread().map_err(ExperimentError::NoThread)?;
    std::thread::scope(|scope| {
        let (sender, receiver) = sync_channel(threads * 4);
        let mut begun = Err(std::io::Error::from(std::io::ErrorKind::WouldBlock));
        for number in 0..threads {
            let (sender, arbiter, part) = (sender.clone(), arbiter.clone(), work.part());
            let queue = &queue;
            let play = move || queue.play(experiment, &arbiter, &sender, &part);
            let player = thread().spawn_scoped(scope, play).map(drop);
            // Those that there are will do.
            if number == 0 || player.is_ok() {
                begun = player;
            }
        }
        drop(sender);
        begun.map_err(ExperimentError::NoThread)?;
        let collected = desk.collect(&receiver, &queue, work);
        // Whoever still plays is told, and whatever they hand over is no longer wanted.
        queue.closed.store(true, Ordering::Relaxed);
        if collected.is_err() {
            work.stop();
        }
        receiver.into_iter().for_each(drop);
        collected
    })?;
    let end = desk.end.unwrap_or(experiment.len());
    desk.rows.put_in_order(experiment, end)?;
    let there = desk.rows.len();
    let wanted = (0..end).filter(|&number| shard.has(number));
    let (mut of, mut is_finished) = (0, true);
    for number in wanted {
        of += 1;
        is_finished &= desk.rows.has(number);
    }
    let played = there.saturating_sub(before);
    Ok(Run { there, of, played, is_finished, elapsed: started.elapsed(), is_merged: false })
}

/// Games that are to be played.
struct Queue<'a> {
    next: AtomicU64,
    closed: AtomicBool,
    at_once: u64,
    shard: Shard,
    there: Numbers,
    games: u64,
    give_way: &'a (dyn Fn() + Sync),
}

/// Games that somebody has finished.
type Parcel = Result<Vec<Finished>, ExperimentError>;

struct Finished {
    number: u64,
    line: Vec<u8>,
    result: SprtResult,
}

impl Queue<'_> {
    /// Plays games until there are none left, and hands them over.
    fn play(
        &self,
        experiment: &Experiment,
        arbiter: &Arbiter<'_>,
        sender: &SyncSender<Parcel>,
        work: &Work,
    ) {
        let mut parcel = Vec::new();
        let mut handed_over = Instant::now();
        loop {
            let from = self.next.fetch_add(self.at_once, Ordering::Relaxed);
            let to = from.saturating_add(self.at_once).min(self.games);
            for number in
                (from..to).filter(|&number| self.shard.has(number) && !self.there.has(number))
            {
                (self.give_way)();
                if self.closed.load(Ordering::Relaxed) || work.is_stopped() {
                    break;
                }
                let row = match arbiter.play(&experiment.game(number), work) {
                    Ok(Some(row)) => row,
                    Ok(None) => break,
                    Err(error) => {
                        let _ = sender.send(Err(error));
                        return;
                    }
                };
                let mut line = Vec::with_capacity(1024);
                row.write(&mut line);
                parcel.push(Finished { number, line, result: SprtResult::of(experiment, &row) });
                if handed_over.elapsed() > BETWEEN_PARCELS {
                    let _ = sender.send(Ok(std::mem::take(&mut parcel)));
                    handed_over = Instant::now();
                }
            }
            let over = to <= from || work.is_stopped() || self.closed.load(Ordering::Relaxed);
            if !parcel.is_empty() && (over || parcel.len() as u64 >= MOST_AT_ONCE) {
                let _ = sender.send(Ok(std::mem::take(&mut parcel)));
                handed_over = Instant::now();
            }
            if over {
                return;
            }
        }
    }
}

/// Where finished games come in.
struct Desk {
    rows: Rows,
    /// Lines that wait for those before them.
    waiting: BTreeMap<u64, Vec<u8>>,
    /// Since when one of them has been waiting.
    since: Option<Instant>,
    /// The number that is to be written next.
    next: u64,
    stopping: Option<Stopping>,
    /// The number of the first game that is not needed.
    end: Option<u64>,
}

impl Desk {
    /// What was played before counts for the decision whether to go on.
    fn look_at_what_is_there(
        &mut self,
        experiment: &Experiment,
        folder: &Folder,
    ) -> Result<(), ExperimentError> {
        let Some(stopping) = &mut self.stopping else { return Ok(()) };
        let mut reader = RowsReader::open(&folder.rows())?;
        while let Some((row, _)) = reader.next_row()? {
            self.end = stopping.add(row.facts.number - 1, SprtResult::of(experiment, &row));
        }
        Ok(())
    }

    fn collect(
        &mut self,
        receiver: &Receiver<Parcel>,
        queue: &Queue<'_>,
        work: &Work,
    ) -> Result<(), ExperimentError> {
        let mut synced = Instant::now();
        loop {
            let wait = BETWEEN_SYNCS.saturating_sub(synced.elapsed());
            match receiver.recv_timeout(wait) {
                Ok(parcel) => {
                    for Finished { number, line, result } in parcel? {
                        self.waiting.insert(number, line);
                        let end = self
                            .stopping
                            .as_mut()
                            .and_then(|stopping| stopping.add(number, result));
                        if end.is_some() {
                            self.end = end;
                            queue.closed.store(true, Ordering::Relaxed);
                        }
                    }
                    self.write_what_is_next(queue)?;
                    self.since = match self.waiting.is_empty() {
                        true => None,
                        false => self.since.or_else(|| Some(Instant::now())),
                    };
                    work.done(self.rows.len() + self.waiting.len() as u64);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.write_all()?;
                    return self.rows.sync();
                }
            }
            if synced.elapsed() >= BETWEEN_SYNCS {
                if self.since.is_some_and(|since| since.elapsed() >= BETWEEN_SYNCS) {
                    self.write_all()?;
                }
                self.rows.sync()?;
                synced = Instant::now();
            }
        }
    }

    /// Lines that nobody has to wait for: the file then needs no sorting.
    fn write_what_is_next(&mut self, queue: &Queue<'_>) -> Result<(), ExperimentError> {
        loop {
            while self.next < queue.games
                && (queue.there.has(self.next) || !queue.shard.has(self.next))
            {
                self.next += 1;
            }
            let Some(line) = self.waiting.remove(&self.next) else { return Ok(()) };
            self.rows.add(self.next, &line)?;
            self.next += 1;
        }
    }

    fn write_all(&mut self) -> Result<(), ExperimentError> {
        for (number, line) in std::mem::take(&mut self.waiting) {
            self.rows.add(number, &line)?;
            self.next = self.next.max(number + 1);
        }
        self.since = None;
        Ok(())
    }
}

/// What an experiment would take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DryRun {
    /// Games that it has.
    pub games: u64,
    /// Games that were played to find out.
    pub tried: u64,
    /// How long all would take.
    pub estimate: Duration,
}

/// So many games are tried.
const TRIED: u64 = 24;
/// Nobody waits longer to hear how long it takes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Plays a few games of a shard from all over the plan, keeps nothing, and says how long all of them would take.
pub fn dry_run(
    experiment: &Experiment,
    shard: Shard,
    work: &Work,
) -> Result<DryRun, ExperimentError> {
    let arbiter = experiment.arbiter();
    let games = shard.share_of(experiment.len());
    let started = Instant::now();
    let (mut tried, wanted) = (0, TRIED.min(experiment.len()));
    work.begin(Stage::Games, Some(wanted));
    for index in 0..wanted {
        // Not the first of each block: that would be the same player each time.
        let number = (index * experiment.len() / wanted + index) % experiment.len();
        if arbiter.play(&experiment.game(number), work)?.is_none() {
            break;
        }
        tried += 1;
        work.done(tried);
        if started.elapsed() > PATIENCE {
            break;
        }
    }
    let threads = if experiment.plan().times { 1 } else { work.budget().threads.max(1) };
    let each = started.elapsed().as_secs_f64() / tried.max(1) as f64;
    let seconds = each * games as f64 / threads as f64;
    let estimate = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
    Ok(DryRun { games, tried, estimate })
}
