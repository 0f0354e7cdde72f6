//! Files that are there whole or not at all.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

use gametree_language::{Argument, message};

use crate::complaint::Complaint;

/// Lets `fill` write a file, which appears under its name only when everything is on disk.
pub(crate) fn write_whole<T>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, Complaint>,
) -> Result<T, Complaint> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")));
    let file = file.map_err(|error| cannot_write(path, &error))?;
    let mut writer = BufWriter::new(file);
    let result = fill(&mut writer)?;
    let finish = || -> io::Result<()> {
        let file = writer.into_inner()?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    finish().map_err(|error| cannot_write(path, &error))?;
    Ok(result)
}

/// What to say when a file cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Complaint {
    Complaint(message!("error-write", file = name(path), reason = error.to_string()))
}

/// Reads a text file of at most so many megabytes.
pub(crate) fn read_text(path: &Path, megabytes: u64) -> Result<String, Complaint> {
    let cannot = |error: io::Error| {
        Complaint(message!("error-read", file = name(path), reason = error.to_string()))
    };
    let mut text = String::new();
    let most = megabytes << 20;
    File::open(path)
        .and_then(|file| file.take(most + 1).read_to_string(&mut text))
        .map_err(cannot)?;
    if text.len() as u64 > most {
        return Err(Complaint(message!(
            "error-read-too-large",
            file = name(path),
            most = megabytes
        )));
    }
    Ok(text)
}

/// A file's name, fit to be repeated.
pub(crate) fn name(path: &Path) -> Argument {
    Argument::quoted(&path.display().to_string())
}
