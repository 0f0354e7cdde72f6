use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// What cannot be done with a file, and why not.
#[derive(Debug)]
pub struct FileError {
    /// The file, as it was named.
    pub path: PathBuf,
    /// What is in the way.
    pub reason: Reason,
}

/// Why a file cannot be written or read.
#[derive(Debug)]
pub enum Reason {
    /// It is a directory.
    Directory,
    /// It is a device, which is written to but not read from.
    Device,
    /// It is a link, where only a file of the program's own may be.
    Link,
    /// It is a pipe, where only a file may be.
    Pipe,
    /// It is protected against writing.
    ReadOnly,
    /// Its links lead nowhere.
    EndlessLinks,
    /// It is a pipe, and nobody reads from its other end.
    NobodyReads,
    /// It is a pipe, and nobody writes to its other end.
    NobodyWrites,
    /// There is more in it than may be read.
    TooLarge {
        /// The bytes that may be read.
        most: u64,
    },
    /// The system says so.
    System(io::Error),
}

impl FileError {
    /// That `path` has met with this.
    pub fn new(path: &Path, reason: impl Into<Reason>) -> Self {
        FileError { path: path.to_owned(), reason: reason.into() }
    }
}

impl From<io::Error> for Reason {
    fn from(error: io::Error) -> Self {
        Reason::System(error)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Directory => f.write_str("it is a directory"),
            Reason::Device => f.write_str("it is a device"),
            Reason::Link => f.write_str("it is a link"),
            Reason::Pipe => f.write_str("it is a pipe"),
            Reason::ReadOnly => f.write_str("it is read-only"),
            Reason::EndlessLinks => f.write_str("its links lead nowhere"),
            Reason::NobodyReads => f.write_str("nobody reads from this pipe"),
            Reason::NobodyWrites => f.write_str("nobody writes to this pipe"),
            Reason::TooLarge { most } => write!(f, "it is larger than {most} bytes"),
            Reason::System(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for FileError {}
