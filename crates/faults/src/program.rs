use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
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
        command.arg("-c").arg(format!("{limits}exec \"$0\" \"$@\"")).arg(&self.path);
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
