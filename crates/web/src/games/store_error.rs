use gametree_language::{Message, message};
use gametree_present::Words;
use rusqlite::ErrorCode;

use super::store::FILE;
use crate::Problem;

/// Why a game could not be kept or read. Whatever is wrong with the file, it is left alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StoreError {
    /// There is no such game.
    Unknown,
    /// Somebody changed the game meanwhile.
    Conflict,
    /// There are so many games of one owner already, and none that may go.
    TooMany { most: u32 },
    /// There are so many games in all, and none that may go.
    NoRoom { most: u32 },
    /// The file is damaged, or no file of ours.
    Damaged,
    /// A newer version of the program has made the file.
    Newer,
    /// Another program holds the file, and does not let go of it.
    Locked,
    /// The file may only be read.
    ReadOnly,
    /// The disk takes no more.
    Full,
    /// There is no such folder, or nobody may look into it.
    Unreachable,
    /// Something else.
    Failed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        // What SQLite calls the error of a system that takes no more, for other reasons than a full disk.
        const WRITE_REFUSED: [i32; 2] =
            [rusqlite::ffi::SQLITE_IOERR_WRITE, rusqlite::ffi::SQLITE_IOERR_SHMSIZE];
        let rusqlite::Error::SqliteFailure(failure, _) = error else { return StoreError::Failed };
        match failure.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::Locked,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StoreError::Damaged,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => StoreError::ReadOnly,
            ErrorCode::DiskFull => StoreError::Full,
            ErrorCode::SystemIoFailure if WRITE_REFUSED.contains(&failure.extended_code) => {
                StoreError::Full
            }
            ErrorCode::CannotOpen => StoreError::Unreachable,
            _ => StoreError::Failed,
        }
    }
}

impl StoreError {
    /// Whether the next try should open the file anew.
    pub(super) fn ends_the_connection(self) -> bool {
        match self {
            StoreError::Unknown
            | StoreError::Conflict
            | StoreError::TooMany { .. }
            | StoreError::NoRoom { .. }
            | StoreError::Locked => false,
            StoreError::Damaged
            | StoreError::Newer
            | StoreError::ReadOnly
            | StoreError::Full
            | StoreError::Unreachable
            | StoreError::Failed => true,
        }
    }
}

impl Words for StoreError {
    fn message(&self) -> Message {
        match *self {
            StoreError::Unknown => Problem::NotFound.message(),
            StoreError::Conflict => Problem::Conflict.message(),
            StoreError::TooMany { most } => message!("web-games-too-many", most = most),
            StoreError::NoRoom { most } => message!("web-games-no-room", most = most),
            StoreError::Damaged => message!("web-games-damaged", file = FILE),
            StoreError::Newer => message!("web-games-newer", file = FILE),
            StoreError::Locked => message!("web-games-locked", file = FILE),
            StoreError::ReadOnly => message!("web-games-read-only", file = FILE),
            StoreError::Full => message!("web-games-full"),
            StoreError::Unreachable => message!("web-games-unreachable", file = FILE),
            StoreError::Failed => message!("web-games-failed"),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown => Problem::NotFound,
            StoreError::Conflict => Problem::Conflict,
            error => {
                let passes = error == StoreError::Locked;
                Problem::Store { reason: error.message(), passes }
            }
        }
    }
}
