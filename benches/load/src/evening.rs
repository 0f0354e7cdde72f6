use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// When everybody goes home: at a certain time, or after so many games.
pub(crate) struct Evening {
    until: Option<Instant>,
    games: Option<u64>,
    ended: AtomicU64,
}

impl Evening {
    pub(crate) fn of_time(time: Duration) -> Evening {
        Evening { until: Some(Instant::now() + time), games: None, ended: AtomicU64::new(0) }
    }

    pub(crate) fn of_games(games: u64) -> Evening {
        Evening { until: None, games: Some(games), ended: AtomicU64::new(0) }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
            || self.games.is_some_and(|games| self.ended() >= games)
    }

    /// Whether games are deleted when they have ended: more are played than are kept.
    pub(crate) fn deletes(&self) -> bool {
        self.games.is_some()
    }

    /// A game has come to its end.
    pub(crate) fn end_game(&self) {
        self.ended.fetch_add(1, Ordering::Relaxed);
    }

    /// How many have.
    pub(crate) fn ended(&self) -> u64 {
        self.ended.load(Ordering::Relaxed)
    }
}
