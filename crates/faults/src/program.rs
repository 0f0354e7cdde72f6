use std::ffi::{OsStr, OsString};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::{Ended, Running};

/// A program that is about to meet with difficulties.
#[derive(Clone, Debug)]
pub struct Program {
    path: PathBuf,
    arguments: Vec<OsString>,
    variables: Vec<(OsString, Option<OsString>)>,
    folder: Option<PathBuf>,
    input: Vec<u8>,
    limits: Vec<String>,
    threads: Option<u64>,
    is_heard: bool,
    patience: Duration,
}

/// No test waits longer than this for a program to end.
const USUAL_PATIENCE: Duration = Duration::from_secs(120);

/// What the shell calls a block.
const BLOCK: u64 = 512;

impl Program {
    /// The program in this file.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Program {
            path: path.into(),
            arguments: Vec::new(),
            variables: Vec::new(),
            folder: None,
            input: Vec::new(),
            limits: Vec::new(),
            threads: None,
            is_heard: true,
            patience: USUAL_PATIENCE,
        }
    }

    /// With these arguments, after those it has.
    #[must_use]
    pub fn args(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.arguments.extend(arguments.into_iter().map(|argument| argument.as_ref().to_owned()));
        self
    }

    /// With this environment variable.
    #[must_use]
    pub fn variable(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        self.variables.push((name.as_ref().to_owned(), Some(value.as_ref().to_owned())));
        self
    }

    /// Without this environment variable.
    #[must_use]
    pub fn without_variable(mut self, name: impl AsRef<OsStr>) -> Self {
        self.variables.push((name.as_ref().to_owned(), None));
        self
    }

    /// In this folder.
    #[must_use]
    pub fn folder(mut self, folder: &Path) -> Self {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Typed into it by [`run`](Program::run).
    #[must_use]
    pub fn input(mut self, input: impl Into<Vec<u8>>) -> Self {
        self.input = input.into();
        self
    }

    /// Where the system gives it no more than so much address space.
    #[must_use]
    pub fn address_space(mut self, bytes: u64) -> Self {
        self.limits.push(format!("ulimit -v {}", bytes / 1024));
        self
    }

    /// Where no file can be longer than so many bytes, as if the disk were full: what is written beyond
    /// is refused.
    #[must_use]
    pub fn disk(mut self, bytes: u64) -> Self {
        // Whoever ignores the signal gets an error instead.
        self.limits.push(format!("trap '' XFSZ; ulimit -f {}", bytes / BLOCK));
        self
    }

    /// With a quota on the size of files, as `ulimit -f` sets it: a longer file is not only refused, the
    /// signal SIGXFSZ also kills a program that does not handle it.
    #[must_use]
    pub fn quota(mut self, bytes: u64) -> Self {
        self.limits.push(format!("ulimit -f {}", bytes / BLOCK));
        self
    }

    /// With so many threads at the most, of which the program itself is one. Root knows no such limit, so a
    /// program that root starts runs as a user of its own, without rights.
    #[must_use]
    pub fn threads(mut self, most: u64) -> Self {
        self.threads = Some(most);
        self
    }

    /// What it prints is thrown away, but not what it complains of. A test that reads a hundred megabytes
    /// grows by as much, and so does the peak of every program that it starts afterwards.
    #[must_use]
    pub fn unheard(mut self) -> Self {
        self.is_heard = false;
        self
    }

    /// Killed if it has not ended after this time, which is as good as a failure.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Runs it from beginning to end.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn run(&self) -> Ended {
        let mut running = self.start();
        running.type_text(&self.input);
        running.end()
    }

    /// Starts it, and leaves what happens next to the caller.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn start(&self) -> Running {
        let mut command = Command::new("/bin/sh");
        let limits: String =
            self.limits.iter().map(|limit| format!("{limit} || exit 125; ")).collect();
        let few = self.threads.map(few_threads).unwrap_or_default();
        command.arg("-c").arg(format!("{limits}exec {few}\"$0\" \"$@\"")).arg(&self.path);
        command.args(&self.arguments).stdin(Stdio::piped());
        for (name, value) in &self.variables {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        Running::start(command, self.is_heard, self.patience)
    }
}

/// What options of those two programs of the system begin with; none of them is ours.
const LONG: &str = "--";

/// What starts a program that may have so many threads.
fn few_threads(most: u64) -> String {
    let own = std::fs::metadata("/proc/self").map_or(0, |own| own.uid());
    if own != 0 {
        return format!("prlimit {LONG}nproc={} ", most + threads_of(own));
    }
    // A number that no other test has at the same time.
    let user = NOBODY + std::process::id() % 1000 * 32 + NEXT.fetch_add(1, Ordering::Relaxed) % 32;
    format!(
        "prlimit {LONG}nproc={most} setpriv {LONG}reuid={user} {LONG}regid={user} {LONG}clear-groups "
    )
}

/// Users without a name begin here.
const NOBODY: u32 = 70_000;
static NEXT: AtomicU32 = AtomicU32::new(0);

/// How many threads a user has now.
fn threads_of(user: u32) -> u64 {
    let of_process = |status: String| {
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        (field("Uid:") == Some(user.into())).then(|| field("Threads:")).flatten()
    };
    let entries = std::fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    let statuses =
        entries.filter_map(|entry| std::fs::read_to_string(entry.path().join("status")).ok());
    statuses.filter_map(of_process).sum()
}
