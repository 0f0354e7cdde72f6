//! Where unfinished games are kept, so that a crash loses nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use gametree_files::{FileError, Lock, make_private_folder, remove_abandoned};
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
    _lock: Lock,
}

const GAME: &str = "json";
const LOCK: &str = "lock";

impl Shelf {
    /// The shelf in this folder, which need not exist yet. What programs have left in it that were ended
    /// in the middle of something is cleared away.
    pub(crate) fn open(folder: PathBuf) -> Self {
        let shelf = Shelf { folder };
        // Whatever is wrong with the folder will be said when a game is wanted from it.
        let _ = remove_abandoned(&shelf.folder);
        for lock in shelf.with_extension(LOCK).unwrap_or_default() {
            if !lock.with_extension(GAME).exists() {
                let _ = Lock::try_at(&lock);
            }
        }
        shelf
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// A place for a new game.
    pub(crate) fn new_slot(&self) -> Result<Slot, FileError> {
        let failed = |error| FileError::new(&self.folder, error);
        make_private_folder(&self.folder).map_err(failed)?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        for attempt in 0..1000_u32 {
            let name = format!("{:020}-{}-{attempt:03}", since.as_micros(), std::process::id());
            let path = self.folder.join(name).with_extension(GAME);
            let lock = Lock::try_at(&path.with_extension(LOCK)).map_err(failed)?;
            if let Some(lock) = lock.filter(|_| !path.exists()) {
                return Ok(Slot { path, _lock: lock });
            }
        }
        Err(failed(io::ErrorKind::AlreadyExists.into()))
    }

    /// The games, the one that was played last first.
    pub(crate) fn games(&self) -> io::Result<Vec<PathBuf>> {
        let mut games: Vec<_> = self
            .with_extension(GAME)?
            .into_iter()
            // What has gone since then is finished.
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        games.sort();
        Ok(games.into_iter().rev().map(|(_, path)| path).collect())
    }

    fn with_extension(&self, extension: &str) -> io::Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        paths.retain(|path| path.extension().is_some_and(|found| found == extension));
        Ok(paths)
    }
}

impl Slot {
    /// The place of this game; `None` if another program is playing it.
    pub(crate) fn of(path: &Path) -> io::Result<Option<Slot>> {
        let lock = Lock::try_at(&path.with_extension(LOCK))?;
        Ok(lock.map(|lock| Slot { path: path.to_owned(), _lock: lock }))
    }

    /// The game's file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the game as it is now. When this returns, it is on disk.
    pub(crate) fn keep(&self, game: &Match) -> Result<(), FileError> {
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

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;
    use gametree_play::PlayerSpec;

    use super::*;

    #[test]
    fn a_shelf_hands_out_each_game_once() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::open(folder.path().join("games"));
        assert!(shelf.games().unwrap().is_empty());
        let session = Catalogue::standard().open("sim").unwrap();
        let players = [PlayerSpec::Human, "easy".parse().unwrap()];
        let game = Match::new(session, players, 0).unwrap();
        let slot = shelf.new_slot().unwrap();
        slot.keep(&game).unwrap();
        let path = slot.path().to_owned();
        assert_eq!(shelf.games().unwrap(), std::slice::from_ref(&path));
        assert!(Slot::of(&path).unwrap().is_none(), "it is being played");
        drop(slot);
        let again = Slot::of(&path).unwrap().unwrap();
        again.clear().unwrap();
        assert!(shelf.games().unwrap().is_empty());
        assert_eq!(fs::read_dir(folder.path().join("games")).unwrap().count(), 0);
    }

    #[test]
    fn what_was_left_is_cleared_away() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for name in [".gametree-1-0.unfinished", "old.lock", "kept.json", "kept.lock"] {
            fs::write(path(name), "").unwrap();
        }
        let held = Lock::try_at(&path("new.lock")).unwrap();
        Shelf::open(folder.path().to_owned());
        assert!(!path(".gametree-1-0.unfinished").exists() && !path("old.lock").exists());
        assert!(path("kept.json").exists() && path("new.lock").exists());
        drop(held);
    }
}
