use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use gametree_files::FileError;
use gametree_solver::Unsolved;

use crate::PartOf;

/// Why there is no table, or none that can be used.
#[derive(Debug)]
pub enum TableError {
    /// A file or the folder cannot be written.
    File(FileError),
    /// A file or the folder cannot be read.
    Unread(FileError),
    /// The game was not solved: stopped, out of time, too large.
    Unsolved(Unsolved),
    /// There is no table in the folder.
    NoTable {
        /// The folder.
        folder: PathBuf,
    },
    /// There is no such folder.
    Missing {
        /// The folder.
        folder: PathBuf,
    },
    /// It is no folder.
    NoFolder {
        /// Where the folder should be.
        path: PathBuf,
    },
    /// The folder has other things in it.
    NotEmpty {
        /// The folder.
        folder: PathBuf,
    },
    /// Somebody else is at work in the folder.
    Busy {
        /// The folder.
        folder: PathBuf,
    },
    /// The file does not contain what was written to it.
    Damaged {
        /// The file.
        file: PathBuf,
    },
    /// The file is of another version of the format.
    Format {
        /// The file.
        file: PathBuf,
        /// Its version.
        found: u32,
        /// The one that is known here.
        known: u32,
    },
    /// The table is of another game, or of another position.
    Foreign {
        /// The folder.
        folder: PathBuf,
        /// The game and the position that it is of.
        found: String,
        /// Those that were asked for.
        wanted: String,
    },
    /// A worker's part is where the whole table should be, or another part.
    OtherPart {
        /// The folder.
        folder: PathBuf,
        /// The part that is there; `None` if it is a whole table, where a part should be.
        found: Option<PartOf>,
    },
    /// Something that is not the table's is where a file of the table has to be.
    InTheWay {
        /// What it is.
        file: PathBuf,
    },
    /// The table is in parts that are not put together yet.
    OnlyParts {
        /// The folder.
        folder: PathBuf,
    },
    /// The table is of the same game from another position, and that is not enough here.
    OtherRoot {
        /// The folder.
        folder: PathBuf,
        /// Where it begins.
        found: String,
        /// Where it should.
        wanted: String,
    },
    /// The table is not finished, so it says nothing yet.
    Unfinished {
        /// The folder.
        folder: PathBuf,
        /// The levels that are there.
        levels: u32,
        /// Those there will be.
        of: u32,
    },
    /// There is no room on the disk even for what is needed for a while.
    NoRoom {
        /// The folder of the table.
        folder: PathBuf,
        /// The bytes that are needed at the least.
        needed: u64,
        /// Those that are free.
        free: u64,
    },
    /// So little memory does not do, however slowly.
    TooLittleMemory {
        /// The bytes that are needed at the least.
        needed: u64,
        /// Those that are allowed.
        allowed: u64,
    },
}

impl TableError {
    /// That a file or folder could not be written.
    pub fn writing(path: &Path, error: io::Error) -> TableError {
        if error.kind() == io::ErrorKind::InvalidData {
            return TableError::Damaged { file: path.to_owned() };
        }
        TableError::File(FileError::new(path, error))
    }

    /// That there is no table in a folder, or no such folder.
    pub(crate) fn none(folder: &Path) -> TableError {
        let folder = folder.to_owned();
        if folder.exists() {
            TableError::NoTable { folder }
        } else {
            TableError::Missing { folder }
        }
    }

    /// That a file or folder could not be read.
    pub fn reading(path: &Path, error: io::Error) -> TableError {
        match TableError::writing(path, error) {
            TableError::File(error) => TableError::Unread(error),
            error => error,
        }
    }
}

impl From<FileError> for TableError {
    fn from(error: FileError) -> Self {
        TableError::File(error)
    }
}

impl From<Unsolved> for TableError {
    fn from(error: Unsolved) -> Self {
        TableError::Unsolved(error)
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::File(error) | TableError::Unread(error) => error.fmt(f),
            TableError::Unsolved(error) => error.fmt(f),
            TableError::Missing { folder } => write!(f, "{}: is not there", folder.display()),
            TableError::NoTable { folder } => write!(f, "{}: there is no table", folder.display()),
            TableError::NoFolder { path } => write!(f, "{}: is no folder", path.display()),
            TableError::NotEmpty { folder } => {
                write!(f, "{}: has other things in it, and no table", folder.display())
            }
            TableError::Busy { folder } => {
                write!(f, "{}: somebody else is at work there", folder.display())
            }
            TableError::Damaged { file } => write!(f, "{}: is damaged", file.display()),
            TableError::Format { file, found, known } => write!(
                f,
                "{}: is of version {found} of the format; version {known} is known",
                file.display()
            ),
            TableError::Foreign { folder, found, wanted } => {
                write!(f, "{}: is a table of {found}, not of {wanted}", folder.display())
            }
            TableError::OtherPart { folder, found: Some(PartOf { worker, of }) } => {
                write!(f, "{}: is the part of worker {worker} of {of}", folder.display())
            }
            TableError::OtherPart { folder, found: None } => {
                write!(f, "{}: is a whole table, where a part should be", folder.display())
            }
            TableError::InTheWay { file } => {
                write!(f, "{}: is in the way, and no file of a table", file.display())
            }
            TableError::OnlyParts { folder } => {
                write!(f, "{}: has parts that are not put together yet", folder.display())
            }
            TableError::OtherRoot { folder, found, wanted } => {
                write!(f, "{}: is a table from {found}, not from {wanted}", folder.display())
            }
            TableError::Unfinished { folder, levels, of } => {
                write!(f, "{}: has {levels} of {of} levels", folder.display())
            }
            TableError::NoRoom { folder, needed, free } => write!(
                f,
                "{}: {needed} bytes of disk are needed at the least, {free} are free",
                folder.display()
            ),
            TableError::TooLittleMemory { needed, allowed } => {
                write!(f, "{needed} bytes are needed at the least, {allowed} are allowed")
            }
        }
    }
}

impl std::error::Error for TableError {}
