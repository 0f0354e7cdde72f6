//! Where unfinished games are kept, so that a crash loses nothing.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use gametree_play::Match;

use super::saved::save;

/// A folder of unfinished games, one file each. A game that is being played is locked, so that two
/// programs never continue the same one.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    folder: PathBuf,
}

/// A game's place on the shelf, ours as long as we hold it.
#[derive(Debug)]
pub(crate) struct Slot {
    path: PathBuf,
    lock_path: PathBuf,
    /// The system gives the lock up when the program ends, however it ends.
    lock: File,
}

impl Shelf {
    /// The shelf in this folder, which need not exist yet.
    pub(crate) fn new(folder: PathBuf) -> Self {
        Shelf { folder }
    }

    /// A place for a new game.
    pub(crate) fn new_slot(&self) -> io::Result<Slot> {
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
    pub(crate) fn latest(&self) -> io::Result<Option<Slot>> {
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
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the game as it is now. When this returns, it is on disk.
    pub(crate) fn keep(&self, game: &Match) -> io::Result<()> {
        save(game, &self.path)
    }

    /// Takes a finished game off the shelf.
    pub(crate) fn clear(self) -> io::Result<()> {
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

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;
    use gametree_play::PlayerSpec;

    use super::*;

    #[test]
    fn a_shelf_hands_out_each_game_once() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::new(folder.path().join("games"));
        assert!(shelf.latest().unwrap().is_none());
        let session = Catalogue::standard().open("sim").unwrap();
        let players = [PlayerSpec::Human, "easy".parse().unwrap()];
        let game = Match::new(session, players, 0).unwrap();
        let slot = shelf.new_slot().unwrap();
        slot.keep(&game).unwrap();
        assert!(shelf.latest().unwrap().is_none(), "it is being played");
        let path = slot.path().to_owned();
        drop(slot);
        let again = shelf.latest().unwrap().unwrap();
        assert_eq!(again.path(), path);
        again.clear().unwrap();
        assert!(shelf.latest().unwrap().is_none());
        assert_eq!(fs::read_dir(folder.path().join("games")).unwrap().count(), 0);
    }
}
