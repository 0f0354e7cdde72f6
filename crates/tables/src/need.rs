use std::path::Path;

use gametree_files::free_space;
use gametree_rules::{Solvable, Structure};
use gametree_solver::PlacesLayout;

use crate::{TableError, places, strings};

/// What a table will take, as far as can be said before it is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// Entries of all levels.
    pub entries: u64,
    /// Bytes on disk at the most: what is compressed takes a part of it, mostly a small one.
    pub disk: u64,
    /// Bytes on disk that are needed for a while beside the table.
    pub passing: u64,
    /// Bytes of memory at the least.
    pub memory: u64,
    /// Bytes that are free on the disk, where the system tells.
    pub free: Option<u64>,
}

impl Need {
    /// Fails if there is no room even for what is needed for a while, so that there is no use in beginning.
    pub fn check(&self) -> Result<(), TableError> {
        match self.free {
            Some(free) if free < self.passing => {
                Err(TableError::NoRoom { needed: self.passing, free })
            }
            _ => Ok(()),
        }
    }

    /// Whether everything fits, however badly it is compressed; `None` where the system does not tell.
    pub fn fits_for_certain(&self) -> Option<bool> {
        self.free.map(|free| free >= self.disk.saturating_add(self.passing))
    }
}

/// What the table of a game from `root` on will take in this folder; `None` if the game does not tell.
pub fn need<G: Solvable>(
    game: &G,
    root: &G::Position,
    folder: &Path,
    threads: usize,
) -> Option<Need> {
    if game.outcome(root).is_some() {
        return None;
    }
    let free = free_space(existing(folder));
    match game.structure() {
        Structure::Places(given) => {
            let layout = PlacesLayout::new(given, root, game.to_move(root)).ok()?;
            let entries = (0..=layout.free()).map(|plies| layout.len(plies)).sum();
            Some(Need {
                entries,
                disk: entries + entries / 512,
                passing: places::passing_bytes(&layout),
                memory: places::least_memory(layout.free(), threads),
                free,
            })
        }
        Structure::Strings(_) => {
            let forecast = gametree_solver::forecast(game, root)?;
            let disk = u64::try_from(forecast.bytes).ok()?;
            let entries = u64::try_from(forecast.positions).ok()?;
            let disk = disk + disk / 512;
            Some(Need { entries, disk, passing: 0, memory: strings::LEAST, free })
        }
        Structure::Heap(_) | Structure::Unknown => None,
    }
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
