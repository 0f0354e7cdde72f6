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
        Reason::Link => message!("file-is-link"),
        Reason::Pipe => message!("file-is-pipe"),
        Reason::ReadOnly => message!("file-is-read-only"),
        Reason::EndlessLinks => message!("file-has-endless-links"),
        Reason::NobodyReads => message!("file-has-no-reader"),
        Reason::NobodyWrites => message!("file-has-no-writer"),
        Reason::TooLarge { most } => message!("file-is-too-large", most = *most >> 20),
        Reason::System(error) => return system(error),
    };
    message.into()
}

/// What the operating system has refused, in words of the language. A reason without words of its own keeps
/// the system's number.
pub fn system(error: &io::Error) -> Argument {
    let message = match error.kind() {
        io::ErrorKind::NotFound => message!("file-is-missing"),
        io::ErrorKind::PermissionDenied => message!("file-is-forbidden"),
        io::ErrorKind::AlreadyExists => message!("file-is-there"),
        io::ErrorKind::AddrInUse => message!("address-is-in-use"),
        io::ErrorKind::NotADirectory => message!("file-is-below-file"),
        io::ErrorKind::IsADirectory => message!("file-is-directory"),
        io::ErrorKind::DirectoryNotEmpty => message!("folder-is-not-empty"),
        io::ErrorKind::StorageFull => message!("file-has-no-room"),
        io::ErrorKind::QuotaExceeded => message!("file-quota-is-used"),
        io::ErrorKind::InvalidData => message!("file-is-not-text"),
        io::ErrorKind::ReadOnlyFilesystem => message!("file-disk-is-read-only"),
        io::ErrorKind::InvalidFilename => message!("file-name-is-wrong"),
        io::ErrorKind::FileTooLarge => message!("file-may-not-be-so-large"),
        io::ErrorKind::ResourceBusy => message!("file-is-busy"),
        io::ErrorKind::AddrNotAvailable => message!("address-is-elsewhere"),
        io::ErrorKind::ConnectionRefused => message!("address-does-not-answer"),
        io::ErrorKind::TimedOut => message!("system-is-late"),
        io::ErrorKind::OutOfMemory => message!("system-has-no-memory"),
        io::ErrorKind::BrokenPipe => message!("file-has-no-reader"),
        io::ErrorKind::UnexpectedEof => message!("file-ends-early"),
        _ => return by_number(error),
    };
    message.into()
}

/// Errors that the standard library has no word for, by their numbers, which are the same on every Unix.
fn by_number(error: &io::Error) -> Argument {
    let Some(number) = error.raw_os_error() else { return Argument::Text(error.to_string()) };
    let message = match number {
        5 if cfg!(unix) => message!("system-input-output"),
        6 | 19 if cfg!(unix) => message!("system-has-no-device"),
        // The numbers of this one differ; it has a kind of its own as well.
        _ if error.kind() == io::ErrorKind::WouldBlock => message!("system-gives-no-more"),
        23 | 24 if cfg!(unix) => message!("file-too-many-open"),
        _ => message!("system-error"),
    };
    message.with("number", number.to_string()).into()
}
