//! The threads of a server: as many as the machine has cores, or as the system gives.

use std::num::NonZero;
use std::sync::mpsc;
use std::thread::{self, available_parallelism};
use std::time::Duration;

use gametree_language::message;
use gametree_present::system;
use tokio::runtime::{Builder, Runtime};

use crate::complaint::Complaint;

/// Threads beside those that answer: one for what takes longer, one for the laboratory, one for its
/// games, one that stops them.
const BESIDE: usize = 4;

/// Longer than any server runs.
const FOR_EVER: Duration = Duration::from_secs(1 << 32);

/// What the server runs on. Where threads are scarce it gets fewer; where there are too few, one
/// line says so. Tokio itself would panic.
pub(super) fn runtime() -> Result<Runtime, Complaint> {
    let cores = available_parallelism().map_or(1, NonZero::get);
    let found = threads_to_be_had(cores + BESIDE);
    let Some(workers @ 1..) = found.checked_sub(BESIDE) else {
        let needed = BESIDE + 1;
        return Err(Complaint(message!("error-serve-threads", found = found, needed = needed)));
    };
    let mut builder = Builder::new_multi_thread();
    builder.enable_all().worker_threads(workers);
    let is_scarce = workers < cores;
    if is_scarce {
        // A thread that has ended may not come again.
        builder.thread_keep_alive(FOR_EVER);
    }
    let built = builder.build();
    let runtime =
        built.map_err(|error| Complaint(message!("error-serve", reason = system(&error))))?;
    if is_scarce {
        drop(runtime.spawn_blocking(|| ()));
    }
    Ok(runtime)
}

/// How many threads the system gives, up to so many: they are begun side by side, and end at once.
fn threads_to_be_had(most: usize) -> usize {
    let mut threads = Vec::new();
    while threads.len() < most {
        let (go, wait) = mpsc::channel::<()>();
        let waiting = thread::Builder::new().spawn(move || {
            let _ = wait.recv();
        });
        match waiting {
            Ok(thread) => threads.push((go, thread)),
            Err(_) => break,
        }
    }
    let found = threads.len();
    for (go, thread) in threads {
        drop(go);
        let _ = thread.join();
    }
    found
}
