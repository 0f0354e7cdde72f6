use std::fs::{self, File, FileType};
use std::io::Read;
#[cfg(unix)]
use std::os::unix::fs::FileTypeExt;
use std::path::Path;

#[cfg(unix)]
use crate::pipe;
use crate::{FileError, Reason};

/// Reads a text of at most so many bytes from a file, or from a pipe until its end. Directories and
/// devices are refused: they have no end that can be waited for; so is a named pipe that nobody writes to
/// within five seconds.
pub fn read_text(path: &Path, most: u64) -> Result<String, FileError> {
    read(path, most).map_err(|reason| FileError::new(path, reason))
}

fn read(path: &Path, most: u64) -> Result<String, Reason> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(Reason::Directory);
    }
    if is_device(metadata.file_type()) {
        return Err(Reason::Device);
    }
    if metadata.is_file() && metadata.len() > most {
        return Err(Reason::TooLarge { most });
    }
    #[cfg(unix)]
    let file = match FileTypeExt::is_fifo(&metadata.file_type()) {
        true => pipe::open_to_read(path)?,
        false => File::open(path)?,
    };
    #[cfg(not(unix))]
    let file = File::open(path)?;
    let mut text = String::new();
    file.take(most.saturating_add(1)).read_to_string(&mut text)?;
    if text.len() as u64 > most {
        return Err(Reason::TooLarge { most });
    }
    Ok(text)
}

#[cfg(unix)]
fn is_device(kind: FileType) -> bool {
    kind.is_char_device() || kind.is_block_device()
}

#[cfg(not(unix))]
fn is_device(kind: FileType) -> bool {
    !kind.is_file()
}
