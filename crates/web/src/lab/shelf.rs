use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use gametree_files::{Lock, make_private_folder, remove_abandoned};

use super::record::{Record, State, Unreadable};
use crate::games::is_token;

/// The folder with the folders of all runs. Only one program at a time has it.
pub(super) struct Shelf {
    pub(super) folder: PathBuf,
    _lock: Lock,
}

/// What is on the shelf.
pub(super) struct Found {
    pub(super) runs: Vec<(String, Record)>,
    /// Folders that cannot be read, by name. They are left alone.
    pub(super) damaged: Vec<String>,
}

/// Why there is no shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoShelf {
    /// Another program has it.
    InUse,
    /// The system does not let us.
    Unreachable,
}

impl From<io::Error> for NoShelf {
    fn from(_: io::Error) -> Self {
        NoShelf::Unreachable
    }
}

impl Shelf {
    /// The name of the folder in that of the workbench.
    const NAME: &str = "lab";

    pub(super) fn open(data: &Path) -> Result<Shelf, NoShelf> {
        let folder = data.join(Shelf::NAME);
        make_private_folder(&folder)?;
        let lock = Lock::try_at(&folder.join(".lock"))?.ok_or(NoShelf::InUse)?;
        Ok(Shelf { folder, _lock: lock })
    }

    /// The folder of a run.
    pub(super) fn place(&self, id: &str) -> PathBuf {
        self.folder.join(id)
    }

    /// Everything on it. What was to be removed is; whatever is not ours, or not whole, stays and is named.
    pub(super) fn read(&self) -> Result<Found, NoShelf> {
        let mut found = Found { runs: Vec::new(), damaged: Vec::new() };
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') {
                continue;
            }
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            match Record::read(&entry.path()) {
                _ if !is_folder || !is_token(&name) => found.damaged.push(name),
                Ok(Record { state: State::Deleted, .. }) => {
                    let _ = fs::remove_dir_all(entry.path());
                }
                Ok(record) => {
                    let _ = remove_abandoned(&entry.path());
                    found.runs.push((name, record));
                }
                // A folder that was made and nothing else: nobody ever heard of that run.
                Err(Unreadable::Missing) if fs::remove_dir(entry.path()).is_ok() => {}
                Err(_) => found.damaged.push(name),
            }
        }
        found.damaged.sort();
        Ok(found)
    }

    /// What everything on it takes, in bytes.
    pub(super) fn size(&self) -> u64 {
        size_of(&self.folder, 4)
    }
}

/// What the files in a folder take; links are not followed.
pub(super) fn size_of(folder: &Path, deep: u32) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let sizes = entries.flatten().map(|entry| match entry.metadata() {
        Ok(found) if found.is_dir() && deep > 0 => size_of(&entry.path(), deep - 1),
        Ok(found) => found.len(),
        Err(_) => 0,
    });
    sizes.sum()
}
