//! Where the parts of a table are while several workers fill it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::TableError;
use crate::folder::{Subject, forget, is_level_file, locked, remove_files, remove_if_empty};
use crate::level_file::{is_level, owner};
use crate::manifest::{Manifest, PartOf};

/// The folder of parts, in that of their table.
pub(crate) const PARTS: &str = "parts";

/// A table has at most so many parts.
pub const MOST_PARTS: u32 = 4096;

/// The folder of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartFolder {
    /// Where it is.
    pub path: PathBuf,
    /// Whose part.
    pub part: PartOf,
}

impl PartFolder {
    /// That of this part of the table in a folder.
    pub fn of(folder: &Path, part: PartOf) -> PartFolder {
        PartFolder { path: folder.join(PARTS).join(name(part)), part }
    }

    /// Whether its worker has written anything.
    pub fn has_begun(&self) -> bool {
        is_one(&self.path)
    }

    /// Whether it is somewhere else, and here only by a link.
    pub(crate) fn is_linked(&self) -> bool {
        let is_folder = |path: &Path| fs::symlink_metadata(path).is_ok_and(|there| there.is_dir());
        !is_folder(&self.path) || !self.path.parent().is_some_and(is_folder)
    }

    /// Whether it is this part of this table, or what is left of it.
    pub fn belongs_to(&self, subject: &Subject) -> bool {
        match Manifest::read(&self.path) {
            Ok(Some(manifest)) => {
                let is_same =
                    (&manifest.spec, &manifest.position) == (&subject.spec, &subject.position);
                is_same && manifest.part == Some(self.part)
            }
            Ok(None) => levels_in(&self.path).all(|level| owner(&level) == Some(subject.id())),
            Err(_) => false,
        }
    }

    /// Removes levels from it that are in the table as well. Says how many are left. Not while somebody writes it.
    pub fn forget(&self, is_in_table: impl Fn(u32) -> bool) -> Result<usize, TableError> {
        forget(&self.path, is_in_table)
    }

    /// Removes it, and nothing that is no part of a table. Not while somebody writes it. A whole table, or another part,
    /// that has only come here is refused.
    pub fn remove(&self) -> Result<(), TableError> {
        let found = Manifest::read(&self.path).ok().flatten().map(|manifest| manifest.part);
        if let Some(found) = found.filter(|&part| part != Some(self.part)) {
            return Err(TableError::OtherPart { folder: self.path.clone(), found });
        }
        let lock = locked(&self.path)?;
        remove_files(&self.path)?;
        drop(lock);
        remove_if_empty(&self.path);
        // Others may be there, or whatever else somebody has put there.
        let _ = self.path.parent().map(fs::remove_dir);
        Ok(())
    }
}

fn name(PartOf { worker, of }: PartOf) -> String {
    format!("{worker}-of-{of}")
}

/// The folders of parts in that of a table, by number: those that are called as a part is.
pub fn part_folders(folder: &Path) -> Vec<PartFolder> {
    let entries = fs::read_dir(folder.join(PARTS)).into_iter().flatten().flatten();
    let part = |entry: fs::DirEntry| {
        let found = entry.file_name().to_string_lossy().into_owned();
        let (worker, of) = found.split_once("-of-")?;
        let part = PartOf { worker: worker.parse().ok()?, of: of.parse().ok()? };
        let is_part = part.worker < part.of && part.of <= MOST_PARTS && name(part) == found;
        (is_part && entry.path().is_dir()).then(|| PartFolder { path: entry.path(), part })
    };
    let mut parts: Vec<_> = entries.filter_map(part).collect();
    parts.sort_by_key(|found| (found.part.of, found.part.worker));
    parts
}

/// Removes what is left of the parts of the table in a folder if that is whole, unless somebody is at work on one.
/// Whatever else is among them stays.
pub fn remove_left(folder: &Path) {
    let table = Manifest::read(folder).ok().flatten().filter(Manifest::is_complete);
    let Some(subject) = table.map(|table| table.subject()) else { return };
    for part in part_folders(folder).into_iter().filter(|part| part.belongs_to(&subject)) {
        let _ = part.remove();
    }
    let _ = fs::remove_dir(folder.join(PARTS));
}

/// Whether there is a table in the folder, or what is left of one.
pub(crate) fn is_one(folder: &Path) -> bool {
    Manifest::is_in(folder) || has_levels(folder)
}

/// Whether a folder has levels of a table.
pub(crate) fn has_levels(folder: &Path) -> bool {
    levels_in(folder).any(|level| is_level(&level))
}

/// The files in a folder that are called as levels are.
fn levels_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let levels = entries.filter(|entry| is_level_file(&entry.file_name().to_string_lossy()));
    levels.map(|level| level.path())
}
