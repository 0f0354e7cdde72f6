use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use crate::lock::is_at;
use crate::target::Target;
use crate::{FileError, read_text, write_whole};

/// Changes a text file of at most `most` bytes, or begins one, as [`write_whole`] does. Programs that do
/// this at the same time come one after the other. What is not a file is not read: `change` then gets
/// nothing, and what it returns is written through.
pub fn update_text<E: From<FileError>>(
    path: &Path,
    most: u64,
    change: impl FnOnce(&str) -> String,
) -> Result<(), E> {
    let replace = |path: &Path, text: String| -> Result<(), E> {
        write_whole(path, |writer| {
            writer.write_all(text.as_bytes()).map_err(|error| FileError::new(path, error).into())
        })
    };
    let target = Target::of(path).map_err(|reason| FileError::new(path, reason))?;
    let Target::File { path: real, existing } = target else { return replace(path, change("")) };
    let _locked = locked(&real).map_err(|error| FileError::new(path, error))?;
    let text = read_text(&real, most);
    let changed = text.map_err(E::from).and_then(|text| replace(&real, change(&text)));
    if changed.is_err() && existing.is_none() {
        // It was made to be locked, and is ours as long as it is.
        let _ = fs::remove_file(&real);
    }
    changed
}

/// The file at this path, locked. Whoever had it before may have put another in its place.
fn locked(path: &Path) -> io::Result<File> {
    loop {
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
        file.lock()?;
        if is_at(path, &file) {
            return Ok(file);
        }
    }
}
