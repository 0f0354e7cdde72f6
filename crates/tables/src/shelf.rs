use std::fs;
use std::path::{Path, PathBuf};

use gametree_rules::work::Work;
use xxhash_rust::xxh3::xxh3_64;

use crate::folder::{is_about, locked, remove_files, remove_if_empty};
use crate::manifest::{Manifest, PartOf, StoredLevel};
use crate::part_folders::{PARTS, PartFolder, is_one, part_folders};
use crate::{TableError, check};

/// A table in a folder.
#[derive(Debug)]
pub struct Shelved {
    /// Its folder.
    pub folder: PathBuf,
    /// What it is of, or why that cannot be said.
    pub manifest: Result<Manifest, TableError>,
    /// How many parts there are, and of how many, if several workers have begun it and it is not put together yet;
    /// then the manifest is of what all of these have, together with what is put together already.
    pub parts: Option<(usize, u32)>,
    /// What is wrong with it, although it says what it is of.
    pub damage: Option<TableError>,
}

impl Shelved {
    /// The table in this folder, or what several workers have begun of it; `None` if there is none. Whether its files
    /// are there is looked at, not what is in them.
    pub fn in_folder(folder: &Path) -> Option<Shelved> {
        let begun = furthest(folder);
        let own = Manifest::read(folder).transpose();
        let is_whole =
            own.as_ref().is_some_and(|own| own.as_ref().is_ok_and(Manifest::is_complete));
        let lone = own.as_ref().and_then(|own| own.as_ref().ok()?.part);
        let parts = match (begun.first(), lone) {
            // What is left of the parts of a whole table is nobody's concern.
            (Some(first), None) if !is_whole => Some((begun.len(), first.part.of)),
            (_, lone) => lone.map(|part| (1, part.of)),
        };
        let manifest = match own {
            Some(Ok(own)) if own.part.is_none() && !is_whole => together(Some(own), &begun)?,
            Some(own) => own,
            None => together(None, &begun)?,
        };
        let mut table = Shelved { folder: folder.to_owned(), manifest, parts, damage: None };
        table.damage = table.find(lacking);
        Some(table)
    }

    /// Whether nothing is known to be wrong with it.
    pub fn is_right(&self) -> bool {
        self.manifest.is_ok() && self.damage.is_none()
    }

    /// Reads everything that there is of it, parts as well, and compares it with what was written.
    pub fn check(&mut self, work: &Work) {
        if self.manifest.is_ok() {
            self.damage = self.find(|folder, _| check(folder, work).err());
        }
    }

    /// The first thing that is wrong with the table or one of its parts.
    fn find(&self, wrong: impl Fn(&Path, &Manifest) -> Option<TableError>) -> Option<TableError> {
        let parts = if self.parts.is_some() { begun(&self.folder) } else { Vec::new() };
        let own = (self.folder.clone(), None);
        let parts = parts.into_iter().map(|part| (part.path, Some(part.part)));
        std::iter::once(own).chain(parts).find_map(|(folder, part)| match Manifest::read(&folder) {
            Ok(Some(found)) => {
                let is_misplaced = part.and_then(|part| self.misplaced(&folder, &found, part));
                is_misplaced.or_else(|| wrong(&folder, &found))
            }
            Ok(None) => None,
            Err(error) => Some(error),
        })
    }

    /// What is wrong with what a folder has that should be a part of the table.
    fn misplaced(&self, folder: &Path, found: &Manifest, part: PartOf) -> Option<TableError> {
        let table = self.manifest.as_ref().ok()?;
        is_about(found, folder, (&table.spec, &table.position), Some(part)).err()
    }
}

/// How the folder of a table is called among others: by its game, and by its position unless that is the start.
pub fn shelf_name(spec: &str, position: Option<&str>) -> String {
    /// Files have names of at most 255 bytes.
    const LONGEST: usize = 200;
    // Not all that is in a spec is allowed in names everywhere.
    let plain = |character: char| match character {
        letter if letter.is_ascii_alphanumeric() => letter,
        '=' | '-' | '.' => character,
        _ => '_',
    };
    let what = position.map_or(spec.to_owned(), |position| format!("{spec}_{position}"));
    let name: String = what.chars().map(plain).collect();
    // A number stands for all that is left out.
    match name.split_at_checked(LONGEST) {
        Some((beginning, rest)) if !rest.is_empty() => {
            format!("{beginning}_{:016x}", xxh3_64(what.as_bytes()))
        }
        _ => name,
    }
}

/// All tables in the folders of this one, by name. One that is not there has none.
pub fn shelved(above: &Path) -> Result<Vec<Shelved>, TableError> {
    let entries = match fs::read_dir(above) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(TableError::reading(above, error)),
    };
    let mut tables = Vec::new();
    for entry in entries {
        let folder = entry.map_err(|error| TableError::reading(above, error))?.path();
        tables.extend(folder.is_dir().then(|| Shelved::in_folder(&folder)).flatten());
    }
    tables.sort_by(|one, other| one.folder.cmp(&other.folder));
    Ok(tables)
}

/// The first file of a table that is not there, or not as long as it was.
fn lacking(folder: &Path, manifest: &Manifest) -> Option<TableError> {
    manifest.levels.iter().find_map(|level| {
        let path = folder.join(&level.file);
        match fs::metadata(&path) {
            Ok(there) if there.len() == level.file_bytes => None,
            Ok(_) => Some(TableError::Damaged { file: path }),
            Err(error) => Some(TableError::reading(&path, error)),
        }
    })
}

/// Those of the parts in which something is written whose workers worked together, if several times different numbers of
/// them did: where that is so, those that have the most levels in common.
fn furthest(folder: &Path) -> Vec<PartFolder> {
    let begun = begun(folder);
    let in_common = |parts: &&[PartFolder]| {
        let levels = |part: &PartFolder| {
            let manifest = Manifest::read(&part.path).ok().flatten();
            manifest.map_or(Vec::new(), |part| part.levels.iter().map(|it| it.level).collect())
        };
        let mut parts = parts.iter().map(levels);
        let first = parts.next().unwrap_or_default();
        parts
            .fold(first, |known, more| known.into_iter().filter(|it| more.contains(it)).collect())
            .len()
    };
    let together = begun.chunk_by(|one, other| one.part.of == other.part.of);
    together.max_by_key(in_common).map_or(Vec::new(), <[PartFolder]>::to_vec)
}

/// The parts in which something is written.
fn begun(folder: &Path) -> Vec<PartFolder> {
    part_folders(folder).into_iter().filter(PartFolder::has_begun).collect()
}

/// What there is of a table, and what all these parts have beyond it, as one manifest; `None` if there is nothing.
fn together(table: Option<Manifest>, parts: &[PartFolder]) -> Option<Result<Manifest, TableError>> {
    let mut manifests = Vec::new();
    for part in parts {
        match Manifest::read(&part.path) {
            Ok(manifest) => manifests.extend(manifest),
            Err(error) => return Some(Err(error)),
        }
    }
    let first = manifests.first();
    let nothing = || first.map(|part| Manifest { levels: Vec::new(), part: None, ..part.clone() });
    let mut table = table.or_else(nothing)?;
    let missing: Vec<u32> = table.order().skip_while(|&level| table.has(level)).collect();
    for level in missing {
        let of_it = manifests.iter().flat_map(|part| &part.levels);
        let of_it: Vec<&StoredLevel> = of_it.filter(|it| it.level == level).collect();
        let Some(&first) = of_it.first().filter(|_| of_it.len() == parts.len()) else { break };
        let positions = of_it.iter().map(|it| it.positions).sum();
        let file_bytes = of_it.iter().map(|it| it.file_bytes).sum();
        table.levels.push(StoredLevel { positions, file_bytes, ..first.clone() });
    }
    table.seconds = manifests.iter().map(|part| part.seconds).fold(table.seconds, f64::max);
    Some(Ok(table))
}

/// Deletes a table: its files, its parts, and its folder if nothing else is in it. Not while somebody writes it. Says
/// whether the folder is gone.
pub fn delete(folder: &Path) -> Result<bool, TableError> {
    match fs::read_dir(folder) {
        Err(_) if folder.is_file() => {
            return Err(TableError::NoFolder { path: folder.to_owned() });
        }
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(TableError::reading(folder, error));
        }
        _ => {}
    }
    let parts = part_folders(folder);
    if !is_one(folder) && !parts.iter().any(PartFolder::has_begun) {
        return Err(TableError::none(folder));
    }
    let lock = locked(folder)?;
    let (mut is_deleted, mut in_the_way) = (false, None);
    for part in &parts {
        let removed = match part.is_linked() {
            // What is somewhere else somebody may need there.
            true => Err(TableError::InTheWay { file: part.path.clone() }),
            false => part.remove(),
        };
        match removed {
            Ok(()) => is_deleted = true,
            Err(error @ (TableError::InTheWay { .. } | TableError::OtherPart { .. })) => {
                in_the_way = in_the_way.or(Some(error));
            }
            Err(error) => return Err(error),
        }
    }
    let _ = fs::remove_dir(folder.join(PARTS));
    match in_the_way {
        _ if is_one(folder) => remove_files(folder)?,
        Some(error) if !is_deleted => return Err(error),
        _ => {}
    }
    drop(lock);
    remove_if_empty(folder);
    Ok(fs::symlink_metadata(folder).is_err())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_their_own() {
        assert_eq!(shelf_name("mnk:m=3,n=3,k=3", None), "mnk_m=3_n=3_k=3");
        assert_eq!(shelf_name("sim", Some("r../b")), "sim_r.._b");
        let [one, other] = ["x", "o"].map(|last| {
            shelf_name("mnk:m=26,n=26,k=26", Some(&format!("{}{last}", "x1o".repeat(300))))
        });
        assert!(one.len() < 255 && one != other, "{one}");
    }
}
