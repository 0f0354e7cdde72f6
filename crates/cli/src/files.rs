//! What is said of files.

use std::borrow::Cow;
use std::fmt;
use std::io;
use std::path::Path;

use gametree_files::{FileError, PassingFolder, Reason, is_stdout, write_whole};
use gametree_language::{Argument, message};
use gametree_present::Words;
pub(crate) use gametree_present::why;

use crate::complaint::Complaint;
use crate::interrupt;
use crate::pieces;

/// A file that could not be written. As on the screen, a reader that has had enough of what goes to standard
/// output is no error.
impl From<FileError> for Complaint {
    fn from(FileError { path, reason }: FileError) -> Self {
        let has_gone = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
        if matches!(&reason, Reason::System(error) if has_gone(error)) && is_stdout(&path) {
            interrupt::end(0);
        }
        Complaint(FileError { path, reason }.message())
    }
}

/// What to say when a file cannot be written for a reason that the system gives.
pub(crate) fn cannot_write(path: &Path, error: io::Error) -> Complaint {
    FileError::new(path, error).into()
}

/// Writes a text as a whole.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<(), FileError> {
    write_whole(path, |writer| {
        writer.write_all(text.as_bytes()).map_err(|error| FileError::new(path, error))
    })
}

/// Writes a text as a whole that comes piece by piece; `pass` is the gate that each goes through.
pub(crate) fn write_pieces(
    path: &Path,
    pass: impl Fn(&str) -> Cow<'_, str>,
    fill: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
) -> Result<(), FileError> {
    write_whole(path, |writer| {
        pieces::write(writer, pass, fill).map_err(|error| FileError::new(path, error))
    })
}

/// Reads a text file of at most so many megabytes.
pub(crate) fn read_text(path: &Path, megabytes: u64) -> Result<String, Complaint> {
    gametree_files::read_text(path, megabytes << 20).map_err(|error| {
        Complaint(match error.reason {
            Reason::TooLarge { .. } => {
                message!("error-read-too-large", file = name(path), most = megabytes)
            }
            reason => message!("error-read", file = name(path), reason = why(&reason)),
        })
    })
}

/// A file's name, fit to be repeated.
pub(crate) fn name(path: &Path) -> Argument {
    Argument::path(path)
}

/// A folder that goes with the program, however that ends.
pub(crate) fn passing_folder() -> Result<PassingFolder, Complaint> {
    let folder = PassingFolder::new()?;
    crate::interrupt::remove_at_end(folder.path());
    Ok(folder)
}
