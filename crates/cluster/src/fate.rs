use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use gametree_rules::work::Work;
use gametree_solver::Unsolved;
use gametree_tables::TableError;

use crate::error::Loss;
use crate::{Cluster, ClusterError};

/// What ends a run before it is done, as all threads of a process learn it.
#[derive(Default)]
pub(crate) struct Fate {
    over: AtomicBool,
    end: Mutex<Option<End>>,
}

/// How a run ended early.
#[derive(Clone)]
pub(crate) enum End {
    /// Another process is lost.
    Lost { process: usize, loss: Loss },
    /// Another process had an error.
    Failed { process: usize, message: String },
    /// Another process was stopped.
    Stopped { process: usize },
    /// Another worker of this process has an error, which it tells itself.
    Here,
}

/// Why a worker does not go on.
pub(crate) enum Halt {
    /// For a reason of its own.
    Error(ClusterError),
    /// Because of the [`Fate`].
    Over,
}

impl<E: Into<ClusterError>> From<E> for Halt {
    fn from(error: E) -> Self {
        Halt::Error(error.into())
    }
}

impl Fate {
    /// Ends the run; what ended it first counts.
    pub(crate) fn seal(&self, end: End) {
        self.end.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(end);
        self.over.store(true, Ordering::Release);
    }

    pub(crate) fn is_sealed(&self) -> bool {
        self.over.load(Ordering::Acquire)
    }

    /// Waits a while for somebody to say what has happened.
    pub(crate) fn wait(&self, most: Duration) -> bool {
        let until = Instant::now() + most;
        while !self.is_sealed() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.is_sealed()
    }

    /// Fails when the run, or the work, is over.
    pub(crate) fn go_on(&self, work: &Work) -> Result<(), Halt> {
        if self.is_sealed() { Err(Halt::Over) } else { Ok(go_on(work)?) }
    }

    /// What ended the run.
    pub(crate) fn error(&self, cluster: &Cluster) -> ClusterError {
        let end = self.end.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match end {
            Some(End::Lost { process, loss }) => {
                ClusterError::PeerLost { process, host: cluster.host(process), reason: loss }
            }
            Some(End::Failed { process, message }) => {
                ClusterError::PeerFailed { process, host: cluster.host(process), message }
            }
            Some(End::Stopped { process }) => {
                ClusterError::PeerStopped { process, host: cluster.host(process) }
            }
            Some(End::Here) | None => TableError::from(Unsolved::Stopped).into(),
        }
    }
}

/// Fails when the work is to stop.
pub(crate) fn go_on(work: &Work) -> Result<(), Unsolved> {
    match (work.is_asked_to_stop(), work.is_stopped()) {
        (true, _) => Err(Unsolved::Stopped),
        (false, true) => Err(Unsolved::OutOfTime),
        (false, false) => Ok(()),
    }
}
