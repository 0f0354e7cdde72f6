//! Comparing tables.

use std::fs;
use std::path::Path;

use gametree_tables::{Manifest, check};

use crate::games::{Ended, Task, work};

/// All level files, and the manifest without times.
pub(crate) fn table(folder: &Path) -> (Vec<(String, Vec<u8>)>, Manifest) {
    check(folder, &work()).unwrap();
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = names
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read(&path).unwrap_or_default())
        })
        .filter(|(name, _)| name != "manifest.json")
        .collect();
    files.sort();
    (files, Manifest { seconds: 0.0, ..Manifest::read(folder).unwrap().unwrap() })
}

/// Fails unless there is exactly the table that a single process writes.
pub(crate) fn is_right(name: &str, folder: &Path) -> Ended {
    let alone = tempfile::tempdir().unwrap();
    let ended = Task::Alone.with(name, alone.path(), &work()).unwrap();
    let (expected, found) = (table(alone.path()), table(folder));
    assert_eq!(found.1, expected.1, "{name}");
    assert!(found.0 == expected.0, "{name}");
    ended
}
