//! Ctrl-C: stops a search that is running; otherwise says goodbye and ends the program.

use std::io::Write;
use std::sync::{Arc, Mutex, Once, PoisonError};

use gametree_rules::Work;

/// What the shell expects of a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

static RUNNING: Mutex<Option<Arc<Work>>> = Mutex::new(None);
static FAREWELL: Mutex<String> = Mutex::new(String::new());

/// From now on Ctrl-C is answered here.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Without a handler Ctrl-C ends the program at once, which is all right too.
        let _ = ctrlc::set_handler(|| {
            let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner).clone();
            match running {
                Some(work) if !work.is_asked_to_stop() => work.stop(),
                _ => goodbye(),
            }
        });
    });
}

fn goodbye() {
    let farewell = FAREWELL.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if !farewell.is_empty() {
        let _ = writeln!(std::io::stderr(), "\n{farewell}");
    }
    std::process::exit(INTERRUPTED);
}

/// What is said when Ctrl-C ends the program.
pub(crate) fn set_farewell(text: String) {
    *FAREWELL.lock().unwrap_or_else(PoisonError::into_inner) = text;
}

/// Lets Ctrl-C stop this search until the result is dropped.
pub(crate) fn while_running(work: &Arc<Work>) -> impl Drop + use<> {
    struct Done;
    impl Drop for Done {
        fn drop(&mut self) {
            *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }
    install();
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(work));
    Done
}
