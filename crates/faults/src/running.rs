use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tempfile::NamedTempFile;
use wait4::Wait4;

/// A program that is running.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// Taken when there is nothing more to type.
    typed: Option<ChildStdin>,
    printed: [NamedTempFile; 2],
    started: Instant,
    watchdog: Watchdog,
}

/// How a program ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Its exit code, if it ended of its own accord.
    pub code: Option<i32>,
    /// The signal that ended it, if one did.
    pub signal: Option<i32>,
    /// Whether it had to be killed because nobody wanted to wait any longer.
    pub overdue: bool,
    /// What it printed.
    pub stdout: Vec<u8>,
    /// What it complained of.
    pub stderr: Vec<u8>,
    /// The bytes of memory that it had at its peak, as the system counts them: at least as many as whoever
    /// started it had at theirs.
    pub peak_memory: u64,
    /// How long it ran.
    pub elapsed: Duration,
}

impl Running {
    pub(crate) fn start(mut command: Command, is_heard: bool, patience: Duration) -> Self {
        // Files, not pipes: they take whatever is printed without anybody reading meanwhile.
        let printed = [(); 2].map(|()| NamedTempFile::new().expect("a place for output"));
        // Opened anew: a copied handle would share its place in the file with the program's.
        let [out, err] = printed.each_ref().map(|file| file.reopen().expect("a file of ours"));
        let out = if is_heard { out.into() } else { Stdio::null() };
        let mut child = command.stdout(out).stderr(err).spawn().expect("the program starts");
        let typed = child.stdin.take();
        let watchdog = Watchdog::new(child.id(), patience);
        Running { child, typed, printed, started: Instant::now(), watchdog }
    }

    /// Types into it. A program that has ended does not read any more, which is no error here.
    pub fn type_text(&mut self, text: impl AsRef<[u8]>) {
        if let Some(typed) = &mut self.typed {
            let _ = typed.write_all(text.as_ref()).and_then(|()| typed.flush());
        }
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) {
        send(self.child.id(), signal);
    }

    /// What it has printed so far.
    ///
    /// # Panics
    /// If that cannot be read.
    pub fn printed(&self) -> Vec<u8> {
        read(&self.printed[0])
    }

    /// Waits until it has printed this; false if it does not within the time given.
    pub fn prints(&self, text: &str, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let found = || self.printed().windows(text.len()).any(|part| part == text.as_bytes());
        while Instant::now() < until {
            if found() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        found()
    }

    /// Types nothing more and waits until it has ended.
    ///
    /// # Panics
    /// If the system loses track of it.
    pub fn end(mut self) -> Ended {
        drop(self.typed.take());
        let used = self.child.wait4().expect("a child of ours");
        let [stdout, stderr] = self.printed.each_ref().map(read);
        Ended {
            code: used.status.code(),
            signal: used.status.signal(),
            overdue: self.watchdog.has_bitten(),
            stdout,
            stderr,
            peak_memory: used.rusage.maxrss,
            elapsed: self.started.elapsed(),
        }
    }
}

impl Ended {
    /// What it complained of, as text.
    pub fn complaint(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }

    /// What it printed, as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// Whether it ended as a well-behaved program does, whatever it was asked for: by itself, with an
    /// exit code of ours, and a line of complaint at the most.
    pub fn is_orderly(&self) -> bool {
        let lines = self.stderr.iter().filter(|&&byte| byte == b'\n').count();
        !self.overdue && matches!(self.code, Some(0..=2 | 130)) && lines <= 1
    }
}

fn send(process: u32, signal: Signal) {
    // It may have ended a moment ago.
    let _ = kill(Pid::from_raw(process as i32), signal);
}

/// All of a file that somebody else may still be writing.
fn read(file: &NamedTempFile) -> Vec<u8> {
    std::fs::read(file.path()).expect("what was written can be read")
}

/// Kills a program that takes too long.
#[derive(Debug)]
struct Watchdog {
    called_off: Sender<()>,
    thread: JoinHandle<bool>,
}

impl Watchdog {
    fn new(process: u32, patience: Duration) -> Self {
        let (called_off, hears) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            let bites = hears.recv_timeout(patience) == Err(RecvTimeoutError::Timeout);
            if bites {
                send(process, Signal::SIGKILL);
            }
            bites
        });
        Watchdog { called_off, thread }
    }

    fn has_bitten(self) -> bool {
        drop(self.called_off);
        self.thread.join().unwrap_or(true)
    }
}
