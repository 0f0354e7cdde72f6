//! The engine's threads end by a panic when a connection does. What has happened is told otherwise.

use std::panic::{self, PanicHookInfo};
use std::sync::{Arc, Mutex, PoisonError};

type Hook = dyn Fn(&PanicHookInfo<'_>) + Sync + Send + 'static;

/// How many want quiet, and the hook that was there before.
static KEPT: Mutex<(usize, Option<Arc<Hook>>)> = Mutex::new((0, None));

/// As long as one of these lives, nothing is said of the engine's panics.
pub(crate) struct Quiet(());

impl Quiet {
    pub(crate) fn new() -> Quiet {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.0 == 0 {
            let before: Arc<Hook> = Arc::from(panic::take_hook());
            kept.1 = Some(Arc::clone(&before));
            panic::set_hook(Box::new(move |info| {
                if !is_expected(info) {
                    before(info);
                }
            }));
        }
        kept.0 += 1;
        Quiet(())
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        // A thread that panics can change no hook; the next one will.
        if std::thread::panicking() {
            return;
        }
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.0 -= 1;
        if kept.0 == 0
            && let Some(before) = kept.1.take()
        {
            panic::set_hook(Box::new(move |info| before(info)));
        }
    }
}

/// Whether it is a panic of the engine's about a connection.
fn is_expected(info: &PanicHookInfo<'_>) -> bool {
    let name = std::thread::current().name().is_some_and(|name| name.starts_with("timely:"));
    name || info.payload_as_str().is_some_and(is_about_a_connection)
}

/// Whether the engine panics with these words because a connection, or another worker, is no more.
pub(crate) fn is_about_a_connection(words: &str) -> bool {
    words.contains("timely communication error")
        || words.contains("MergeQueue")
        || words.contains("buzzer")
        || words.contains("Send thread panic")
        || words.contains("Recv thread panic")
}
