use std::sync::Mutex;
use std::thread;

/// Does `run` on every item, several at a time, and returns the results in the order of the items:
/// what comes out does not depend on the number of threads.
pub fn share<T: Send, R: Send>(
    threads: usize,
    items: impl IntoIterator<Item = T, IntoIter: Send>,
    run: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let items = items.into_iter();
    // A thread without an item would only cost time.
    let threads = threads.min(items.size_hint().0);
    if threads <= 1 {
        return items.map(run).collect();
    }
    let waiting = Mutex::new(items.enumerate());
    // A poisoned lock means that another worker panicked; the scope passes that panic on.
    let next = || waiting.lock().ok()?.next();
    let worker = || {
        let mut done = Vec::new();
        while let Some((number, item)) = next() {
            done.push((number, run(item)));
        }
        done
    };
    let mut results = thread::scope(|scope| {
        // Where the system gives no more threads, those that there are do all the work. Nothing here
        // recurses, so the usual stack will do.
        let start = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
        let others: Vec<_> = (1..threads).map_while(start).collect();
        let mut results = worker();
        for other in others {
            match other.join() {
                Ok(done) => results.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    results.sort_unstable_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        let squares: Vec<u32> = (0..1000).map(|number| number * number).collect();
        for threads in [0, 1, 2, 7] {
            assert_eq!(share(threads, 0..1000, |number| number * number), squares);
        }
        assert!(share(3, Vec::<u8>::new(), |item| item).is_empty());
    }
}
