use std::path::Path;

use gametree_files::free_space;
use gametree_rules::{Solvable, Structure};
use gametree_solver::forecast;

use crate::{Manifest, TableError, places, strings};

/// What a table will take, as far as can be said before it is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// Entries of all levels.
    pub entries: u64,
    /// Bytes on disk at the most, for the levels that are not there yet: what is compressed takes a part of it, mostly
    /// a small one.
    pub disk: u64,
    /// Bytes on disk that are needed for a while beside the table, at the most: these are compressed, too.
    pub passing: u64,
    /// Bytes of memory at the least.
    pub memory: u64,
    /// Bytes that are free on the disk, where the system tells.
    pub free: Option<u64>,
}

/// Levels of all games that were measured take between an eighth and a fifth of their bytes when they are compressed;
/// none took less than this part of them.
const LEAST_PART: u64 = 16;

impl Need {
    /// Fails if the disk of a folder has no room however well it is compressed, so that there is no use in beginning.
    pub fn check(&self, folder: &Path) -> Result<(), TableError> {
        let needed = self.disk.saturating_add(self.passing) / LEAST_PART;
        match self.free {
            Some(free) if free < needed => {
                Err(TableError::NoRoom { folder: folder.to_owned(), needed, free })
            }
            _ => Ok(()),
        }
    }

    /// Whether everything fits, however badly it is compressed; `None` where the system does not tell.
    pub fn fits_for_certain(&self) -> Option<bool> {
        self.free.map(|free| free >= self.disk.saturating_add(self.passing))
    }
}

/// What the table of a game from `root` on will take in this folder, beside what is there of it; `None` if the game
/// does not tell.
pub fn need<G: Solvable>(
    game: &G,
    root: &G::Position,
    folder: &Path,
    threads: usize,
) -> Option<Need> {
    let forecast = forecast(game, root)?;
    if forecast.beyond_any_table().is_some() {
        return None;
    }
    let entries = u64::try_from(forecast.positions).ok()?;
    // Another game's table, or a damaged one, is refused when it is gone on with.
    let there = Manifest::read(folder).ok().flatten().map_or(Vec::new(), |found| found.levels);
    let (passing, memory, in_all) = match game.structure() {
        Structure::Places(_) => {
            let free = forecast.size.number;
            let has = |plies| there.iter().any(|level| level.level == plies);
            (places::passing_bytes(free, has), places::least_memory(free, threads), entries)
        }
        Structure::Strings(_) => (0, strings::LEAST, u64::try_from(forecast.bytes).ok()?),
        Structure::Heap(_) | Structure::Unknown => return None,
    };
    let disk = in_all.saturating_sub(there.iter().map(|level| level.bytes).sum());
    let free = free_space(existing(folder));
    Some(Need { entries, disk: disk + disk / 512, passing, memory, free })
}

/// The folder, or the next one above it that is there.
fn existing(folder: &Path) -> &Path {
    let mut here = folder;
    while !here.exists() {
        match here.parent() {
            Some(above) if above.as_os_str().is_empty() => return Path::new("."),
            Some(above) => here = above,
            None => break,
        }
    }
    here
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use gametree_games::mnk::{Mnk, Shape};
    use gametree_games::sim::Sim;
    use gametree_rules::Game;
    use gametree_rules::work::Work;

    use super::*;

    #[test]
    fn what_cannot_fit_is_refused() {
        let game = Sim::new(8);
        let found = need(&game, &game.start(), Path::new("."), 2).unwrap();
        // Ten bytes for each of 2^28 sets; the longest two levels one after the other, of which the first is even.
        assert_eq!(found.entries, 4_142_457_992_363);
        assert!(found.memory > 10 << 28 && found.passing > 1_200_000_000_000);
        let needed = (found.disk + found.passing) / 16;
        let with = |free| Need { free, ..found }.check(Path::new("."));
        let refused = with(Some(needed - 1)).unwrap_err();
        assert!(
            matches!(refused, TableError::NoRoom { needed: said, free, .. } if said == needed && free == needed - 1)
        );
        assert!(with(Some(needed)).is_ok() && with(None).is_ok());
    }

    #[test]
    fn what_is_there_need_not_fit_again() {
        let game = Mnk::<u64>::new(Shape::new(4, 3, 3));
        let folder = tempfile::tempdir().unwrap();
        let found = || need(&game, &game.start(), folder.path(), 2).unwrap();
        let before = found();
        assert_eq!(before.disk, before.entries + before.entries / 512);
        let spec = "mnk:m=4,n=3,k=3";
        crate::solve(&game, spec, &game.start(), folder.path(), &Work::new()).unwrap();
        // As if only the first two levels were missing, those of one and of twelve entries.
        let mut manifest = Manifest::read(folder.path()).unwrap().unwrap();
        manifest.levels.retain(|level| level.level > 1);
        manifest.write(folder.path()).unwrap();
        assert_eq!((found().disk, found().passing), (13, 13));
        assert_eq!(found().entries, before.entries);
    }

    #[test]
    fn what_no_table_can_hold_has_no_need() {
        let game = Mnk::<u64>::new(Shape::new(6, 5, 4));
        assert_eq!(need(&game, &game.start(), Path::new("."), 2), None);
    }
}
