//! The computer's moves: thought about in the background, made when they are found.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use gametree_lab::ROSTER;
use gametree_language::{Message, message};
use gametree_play::{Match, Record};
use gametree_present::Words;
use gametree_rules::work::{Budget, Work};
use tokio::sync::oneshot;
use tokio::time::{sleep, sleep_until, timeout};

use super::kept::Kept;
use super::new_game::LONGEST;
use super::service::{Games, lock};
use super::store::now;
use super::thought::{RETRY, Thought};
use crate::Problem;
use crate::desk::{self, Errand};
use crate::thinking::Thinking;

/// A game that somebody looks at.
pub(crate) struct Attended {
    /// The game.
    pub(crate) kept: Kept,
    /// What the computer is thinking about, if it is its turn.
    pub(crate) thinking: Option<Thinking>,
    /// Why it is not thinking yet, or not any more.
    pub(crate) notice: Option<Message>,
    /// Whether it waits until it is told to go on.
    pub(crate) is_paused: bool,
}

/// What the computer may spend on a move.
const BUDGET: Budget = Budget { time: Some(LONGEST), memory: 512 << 20, threads: 1 };
/// How long people see a move before the next, where computers play each other.
const PAUSE: Duration = Duration::from_millis(600);
/// How often is looked whether anybody still watches.
const BEAT: Duration = Duration::from_secs(1);

impl Games {
    /// Looks at a game: the computer goes on thinking if it is its turn, and gets so long before somebody is shown
    /// that it thinks.
    pub(crate) async fn attend(
        self: &Arc<Self>,
        kept: Kept,
        patience: Duration,
    ) -> Result<Attended, Problem> {
        let is_paused = self.is_paused(&kept.id);
        if is_paused || !kept.is_computers_turn() {
            return Ok(Attended { kept, thinking: None, notice: None, is_paused });
        }
        let thought = self.thought(&kept)?;
        if !thought.wait(patience).await {
            let notice = thought.is_waiting.load(Ordering::Relaxed).then(waiting);
            let thinking = Some(thought.thinking());
            return Ok(Attended { kept, thinking, notice, is_paused });
        }
        if let Some(problem) = thought.failure() {
            let (thinking, notice) = (Some(thought.thinking()), Some(problem.message()));
            return Ok(Attended { kept, thinking, notice, is_paused });
        }
        let kept = self.load(&kept.id).await?;
        let thinking = match kept.is_computers_turn() {
            true => Some(self.thought(&kept)?.thinking()),
            false => None,
        };
        Ok(Attended { kept, thinking, notice: None, is_paused })
    }

    /// Lets the computer move at once, with what it has found, and waits for that.
    pub(crate) async fn play_now(
        self: &Arc<Self>,
        id: &str,
        patience: Duration,
    ) -> Result<Attended, Problem> {
        let kept = self.load(id).await?;
        self.pause(id, false);
        if kept.is_computers_turn() {
            self.thought(&kept)?.move_now();
        }
        self.attend(kept, patience).await
    }

    /// The computer's work on the next move, which begins now if there is none.
    pub(super) fn thought(self: &Arc<Self>, kept: &Kept) -> Result<Arc<Thought>, Problem> {
        let session = kept.game.session();
        let to_move = session.to_move().ok_or(Problem::Finished)?;
        let player = &kept.game.players()[to_move.index()];
        if player.is_human() {
            return Err(Problem::Conflict);
        }
        let search = player.search(session.heuristics())?;
        let mut thoughts = lock(&self.thoughts);
        if let Some(thought) = thoughts.get(&kept.id) {
            // Who has loaded the game a moment too early sees what is thought about now.
            let is_this = thought.version >= kept.version;
            if is_this && (!thought.is_over() || thought.failure().is_some()) {
                thought.look();
                return Ok(Arc::clone(thought));
            }
            thought.forget();
        }
        // What went wrong where nobody looks any more.
        thoughts.retain(|_, thought| !thought.is_over() || thought.failure().is_some());
        // How long guests take is not known.
        let errand = search
            .as_ref()
            .map_or(Errand::Long, |search| Errand::of_search(search, session.legal_moves().len()));
        let thought = Arc::new(Thought::new(kept.version, search));
        thoughts.insert(kept.id.clone(), Arc::clone(&thought));
        let task = Task {
            games: Arc::clone(self),
            id: kept.id.clone(),
            record: kept.game.record(),
            begins: begins(kept),
            errand,
            thought: Arc::clone(&thought),
        };
        tokio::spawn(task.run());
        Ok(thought)
    }
}

/// Everybody is busy, but that will pass.
fn waiting() -> Message {
    message!("web-games-waiting", seconds = RETRY.as_secs())
}

/// When the computer begins: at once, but where computers play each other people should see every move.
fn begins(kept: &Kept) -> Instant {
    if !kept.is_among_computers() || kept.game.moves().is_empty() {
        return Instant::now();
    }
    let ago = Duration::from_millis((now() - kept.updated).max(0).unsigned_abs());
    Instant::now() + PAUSE.saturating_sub(ago)
}

/// One move to be found.
struct Task {
    games: Arc<Games>,
    id: String,
    record: Record,
    begins: Instant,
    errand: Errand,
    thought: Arc<Thought>,
}

impl Task {
    async fn run(self) {
        let failed = match self.found().await {
            Ok(Some(game)) => self.keep(game).await,
            Ok(None) => None,
            Err(problem) => Some(problem),
        };
        let mut thoughts = lock(&self.games.thoughts);
        let is_this = thoughts.get(&self.id).is_some_and(|known| Arc::ptr_eq(known, &self.thought));
        // What went wrong is kept, so that it is not tried again with every look.
        if is_this && failed.is_none() {
            thoughts.remove(&self.id);
        }
        drop(thoughts);
        self.thought.end(failed);
    }

    /// Keeps the move, unless the game has gone on without it; returns what went wrong.
    async fn keep(&self, game: Match) -> Option<Problem> {
        let (version, now) = (self.thought.version, now());
        let id = self.id.clone();
        let mut kept = Kept { id, version, created: now, updated: now, game };
        match self.games.keep(&mut kept).await {
            Ok(()) | Err(Problem::Conflict | Problem::NotFound) => None,
            Err(problem) => Some(problem),
        }
    }

    /// The game with one more move; `None` if nobody wants it any more.
    async fn found(&self) -> Result<Option<Match>, Problem> {
        while !self.thought.is_urgent() && Instant::now() < self.begins {
            sleep_until((Instant::now() + BEAT / 20).min(self.begins).into()).await;
        }
        let seat = loop {
            match self.games.desk.seat(self.errand).await {
                Err(Problem::Busy) if self.is_wanted() => {
                    self.thought.is_waiting.store(true, Ordering::Relaxed);
                    sleep(RETRY).await;
                }
                seat => break seat?,
            }
        };
        if !self.is_wanted() {
            return Ok(None);
        }
        let (catalogue, oracle) =
            (Arc::clone(&self.games.catalogue), Arc::clone(&self.games.oracle));
        let record = self.record.clone();
        let (tell, mut told) = oneshot::channel();
        let job = desk::begin(Work::within(BUDGET).telling_moves(), seat, move |work| {
            let found = || -> Result<Option<Match>, Problem> {
                let mut game = record.resume(&catalogue, ROSTER)?.asking(oracle)?;
                Ok(game.play_computer(work)?.map(|_| game))
            };
            // Nobody may be waiting any more.
            let _ = tell.send(found());
        })?;
        self.thought.begin(job.work());
        let found = loop {
            match timeout(BEAT, &mut told).await {
                Ok(found) => break found.map_err(|_| Problem::Internal)??,
                Err(_) if !self.is_wanted() => return Ok(None),
                Err(_) => {}
            }
        };
        // A player that is not asked to stop always has a move.
        let game = found.ok_or(Problem::Internal)?;
        Ok(self.is_wanted().then_some(game))
    }

    fn is_wanted(&self) -> bool {
        !self.thought.is_unwanted() && !self.thought.is_deserted()
    }
}
