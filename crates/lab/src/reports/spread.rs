use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use gametree_rules::Work;
use gametree_rules::work::{thread, threads_that_fit};
use gametree_search::Stopped;

/// Does `count` pieces of work on as many threads as the work may use, and returns what came of each, in order:
/// the same whatever the number of threads. `done` pieces were done before.
pub(super) fn spread<T: Send>(
    count: usize,
    done: &AtomicUsize,
    work: &Work,
    piece: impl Fn(usize) -> Result<T, Stopped> + Sync,
) -> Result<Vec<T>, Stopped> {
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::with_capacity(count));
    let take = || -> Result<(), Stopped> {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                return Ok(());
            }
            if work.is_stopped() {
                return Err(Stopped::Asked);
            }
            let one = piece(index)?;
            found.lock().expect("no piece panics").push((index, one));
            work.done(done.fetch_add(1, Ordering::Relaxed) as u64 + 1);
        }
    };
    let threads = threads_that_fit(work.budget().threads).min(count).max(1);
    std::thread::scope(|scope| {
        // Whoever gets no thread is not missed: this one takes what is left.
        let others: Vec<_> =
            (1..threads).filter_map(|_| thread().spawn_scoped(scope, take).ok()).collect();
        let mut ended = take();
        for other in others {
            ended = ended.and(other.join().expect("no piece panics"));
        }
        ended
    })?;
    let mut found = found.into_inner().expect("no piece panics");
    found.sort_by_key(|&(index, _)| index);
    Ok(found.into_iter().map(|(_, one)| one).collect())
}
