use std::io;

use gametree_files::{FileError, Reason};
use gametree_language::{Argument, Message, message};

use super::Words;

/// A file that could not be written.
impl Words for FileError {
    fn message(&self) -> Message {
        let file = Argument::path(&self.path);
        message!("error-write", file = file, reason = why(&self.reason))
    }
}

/// Why something cannot be done with a file.
pub fn why(reason: &Reason) -> Argument {
    let message = match reason {
        Reason::Directory => message!("file-is-directory"),
        Reason::Device => message!("file-is-device"),
        Reason::ReadOnly => message!("file-is-read-only"),
        Reason::EndlessLinks => message!("file-has-endless-links"),
        Reason::NobodyReads => message!("file-has-no-reader"),
        Reason::NobodyWrites => message!("file-has-no-writer"),
        Reason::TooLarge { most } => message!("file-is-too-large", most = *most >> 20),
        Reason::System(error) => match error.kind() {
            io::ErrorKind::NotFound => message!("file-is-missing"),
            io::ErrorKind::PermissionDenied => message!("file-is-forbidden"),
            io::ErrorKind::AlreadyExists => message!("file-is-there"),
            io::ErrorKind::AddrInUse => message!("address-is-in-use"),
            io::ErrorKind::NotADirectory => message!("file-is-below-file"),
            io::ErrorKind::StorageFull => message!("file-has-no-room"),
            io::ErrorKind::InvalidData => message!("file-is-not-text"),
            io::ErrorKind::ReadOnlyFilesystem => message!("file-disk-is-read-only"),
            io::ErrorKind::InvalidFilename => message!("file-name-is-wrong"),
            io::ErrorKind::FileTooLarge => message!("file-may-not-be-so-large"),
            _ if is_about_open_files(error) => message!("file-too-many-open"),
            _ => return Argument::Text(error.to_string()),
        },
    };
    message.into()
}

/// Whether the program, or the system, has as many files open as it may have: 24 and 23 on every Unix. The standard
/// library has no word for it.
fn is_about_open_files(error: &io::Error) -> bool {
    cfg!(unix) && matches!(error.raw_os_error(), Some(23 | 24))
}
