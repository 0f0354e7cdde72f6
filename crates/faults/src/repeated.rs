use std::sync::atomic::{AtomicUsize, Ordering};

/// How often a fault is tried: `usual` times, or that many times as often as `GAMETREE_FAULTS_TIMES` says.
///
/// # Panics
/// If that is not a number above 0: a test that tries nothing would always pass.
pub fn times(usual: usize) -> usize {
    match std::env::var("GAMETREE_FAULTS_TIMES") {
        Ok(times) => match times.parse::<usize>() {
            Ok(factor @ 1..) => usual.saturating_mul(factor),
            _ => panic!("GAMETREE_FAULTS_TIMES is {times}; a number from 1 is expected"),
        },
        Err(_) => usual,
    }
}

/// Does something so many times, several at once, and returns the results in order.
pub fn at_once<R: Send>(several: usize, times: usize, run: impl Fn(usize) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let numbers = std::iter::from_fn(|| {
            Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < times)
        });
        numbers.map(|number| (number, run(number))).collect::<Vec<_>>()
    };
    let mut results = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..several).map(|_| scope.spawn(worker)).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined
            .flat_map(|results| results.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect::<Vec<_>>()
    });
    results.sort_unstable_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_done_once() {
        assert_eq!(
            at_once(4, 100, |number| number * 2),
            (0..100).map(|n| n * 2).collect::<Vec<_>>()
        );
        assert!(at_once(4, 0, |number| number).is_empty());
    }
}
