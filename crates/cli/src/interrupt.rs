//! Signals. Ctrl-C stops the work that is going on; where there is none, or it has been asked to stop
//! already, the program ends. SIGTERM and SIGHUP end it in any case. A server is told of the first signal, and ends
//! in order; the second ends the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Once, PoisonError};

use gametree_rules::Work;

use crate::stepper;

/// What the shell expects of a program ended by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

static RUNNING: Mutex<Option<Arc<Work>>> = Mutex::new(None);
static SERVING: Mutex<Option<Tell>> = Mutex::new(None);
static FAREWELL: Mutex<String> = Mutex::new(String::new());
static PASSING: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Tells a server to end, and with which exit code.
type Tell = Box<dyn FnOnce(u8) + Send>;

/// From now on signals are answered here, but for those that whoever started the program wants ignored.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        #[cfg(unix)]
        unix::install();
        // Without a handler Ctrl-C ends the program at once, which is all right too.
        #[cfg(not(unix))]
        let _ = ctrlc::set_handler(interrupted);
    });
}

/// Ctrl-C was pressed.
fn interrupted() {
    let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match running {
        Some(work) if !work.is_asked_to_stop() => work.stop(),
        _ => ending(INTERRUPTED),
    }
}

/// A signal wants the program to end.
fn ending(code: u8) {
    let serving = SERVING.lock().unwrap_or_else(PoisonError::into_inner).take();
    match serving {
        Some(tell) => tell(code),
        None => goodbye(code.into()),
    }
}

fn goodbye(code: i32) -> ! {
    let farewell = FAREWELL.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if !farewell.is_empty() {
        let _ = writeln!(std::io::stderr(), "\n{farewell}");
    }
    end(code)
}

/// Ends the program at once: nothing half written stays, and the terminal is as it was.
pub(crate) fn end(code: i32) -> ! {
    gametree_files::give_up();
    if let Some(folder) = PASSING.lock().unwrap_or_else(PoisonError::into_inner).take() {
        let _ = std::fs::remove_dir_all(folder);
    }
    stepper::give_terminal_back();
    std::process::exit(code)
}

/// A folder that goes with the program, however it ends.
pub(crate) fn remove_at_end(folder: &Path) {
    *PASSING.lock().unwrap_or_else(PoisonError::into_inner) = Some(folder.to_owned());
}

/// What is said when a signal ends the program.
pub(crate) fn set_farewell(text: String) {
    *FAREWELL.lock().unwrap_or_else(PoisonError::into_inner) = text;
}

/// Lets Ctrl-C stop this work until the result is dropped.
pub(crate) fn while_running(work: &Arc<Work>) -> impl Drop + use<> {
    struct Done;
    impl Drop for Done {
        fn drop(&mut self) {
            *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(work));
    Done
}

/// Lets the first signal be told until the result is dropped.
pub(crate) fn while_serving(tell: impl FnOnce(u8) + Send + 'static) -> impl Drop {
    struct Done;
    impl Drop for Done {
        fn drop(&mut self) {
            *SERVING.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }
    *SERVING.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(tell));
    Done
}

#[cfg(unix)]
mod unix {
    use std::fs;
    use std::sync::{Arc, mpsc};
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::iterator::Signals;

    /// One thread for all of them: another one that starts while the program goes on takes, for a moment, so
    /// many addresses that a program with few has none left.
    pub(super) fn install() {
        // A file that would become larger than `ulimit -f` allows is an error of the write, like a full disk.
        // Without the handler the signal ends the program. Started programs do not inherit a handler.
        let _ = flag::register(SIGXFSZ, Arc::default());
        let ending = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| !is_ignored(*signal));
        let ending: Vec<i32> = ending.collect();
        let (ready, is_ready) = mpsc::channel::<()>();
        // Without a thread these signals end the program in the system's own way.
        let listening = thread::Builder::new().spawn(|| {
            let Ok(mut signals) = Signals::new(ending) else { return };
            drop(ready);
            for signal in signals.forever() {
                match signal {
                    SIGINT => super::interrupted(),
                    other => super::ending(128 + other as u8),
                }
            }
        });
        if listening.is_ok() {
            // Nothing is begun that a signal could leave half done.
            let _ = is_ready.recv();
        }
    }

    /// Whether the program was started with this signal ignored, as `nohup` does. Where the system does
    /// not tell, it was not.
    fn is_ignored(signal: i32) -> bool {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        mask.is_some_and(|mask| mask & (1 << (signal - 1)) != 0)
    }
}
