//! Where unfinished games are kept, so that a crash loses nothing.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Match, save};

/// A folder of unfinished games, one file each. A game that is being played is locked, so that two
/// programs never continue the same one.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A game's place on the shelf, ours as long as we hold it.
#[derive(Debug)]
pub struct Slot {
    path: PathBuf,
    lock_path: PathBuf,
    /// The system gives the lock up when the program ends, however it ends.
    lock: File,
}

impl Shelf {
    /// The shelf in this folder, which need not exist yet.
    pub fn new(folder: PathBuf) -> Self {
        Shelf { folder }
    }

    /// A place for a new game.
    pub fn new_slot(&self) -> io::Result<Slot> {
        fs::create_dir_all(&self.folder)?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        for attempt in 0..1000_u32 {
            let name = format!("{:020}-{}-{attempt:03}", since.as_micros(), std::process::id());
            let path = self.folder.join(name).with_extension("json");
            if path.exists() {
                continue;
            }
            if let Some(slot) = Slot::lock(path)? {
                return Ok(slot);
            }
        }
        Err(io::Error::other("no free place"))
    }

    /// The game that was played last and that nobody is playing now.
    pub fn latest(&self) -> io::Result<Option<Slot>> {
        let mut games = Vec::new();
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            let path = entry.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                games.push((entry.metadata()?.modified().unwrap_or(UNIX_EPOCH), path));
            }
        }
        games.sort();
        for (_, path) in games.into_iter().rev() {
            if let Some(slot) = Slot::lock(path)? {
                return Ok(Some(slot));
            }
        }
        Ok(None)
    }
}

impl Slot {
    fn lock(path: PathBuf) -> io::Result<Option<Slot>> {
        let lock_path = path.with_extension("lock");
        let lock = File::create(&lock_path)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Slot { path, lock_path, lock })),
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// The game's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the game as it is now. When this returns, it is on disk.
    pub fn keep(&self, game: &Match) -> io::Result<()> {
        save(game, &self.path)
    }

    /// Takes a finished game off the shelf.
    pub fn clear(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let _ = self.lock.unlock();
        let _ = fs::remove_file(&self.lock_path);
    }
}
