//! Files as programs meet them.

#![allow(clippy::unwrap_used)]

mod locking;
mod reading;
#[cfg(unix)]
mod targets;
mod writing;

use std::fs;
use std::path::Path;

use gametree_files::{FileError, write_whole};

/// Writes a text as a whole.
fn write(path: &Path, text: &str) -> Result<(), FileError> {
    write_whole(path, |writer| {
        writer.write_all(text.as_bytes()).map_err(|error| FileError::new(path, error))
    })
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
