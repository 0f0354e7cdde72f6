use std::fs;
use std::path::{Path, PathBuf};

use crate::TableError;
use crate::folder::{PARTS, is_level_file, locked, remove_files, remove_if_empty};
use crate::level_file::is_level;
use crate::manifest::Manifest;

/// A table in a folder.
#[derive(Debug)]
pub struct Shelved {
    /// Its folder.
    pub folder: PathBuf,
    /// What it is of, or why that cannot be said.
    pub manifest: Result<Manifest, TableError>,
    /// How many parts there are, and of how many, if several workers have begun it and it is not put together yet;
    /// then the manifest is of what all of these have.
    pub parts: Option<(usize, u32)>,
    /// What is wrong with it, although it says what it is of.
    pub damage: Option<TableError>,
}

impl Shelved {
    /// The table in this folder, or what several workers have begun of it; `None` if there is none. Whether its files
    /// are there is looked at, not what is in them.
    pub fn in_folder(folder: &Path) -> Option<Shelved> {
        let (manifest, parts) = match Manifest::read(folder).transpose() {
            Some(manifest) => (manifest, None),
            None => {
                let parts = parts_in(folder);
                let many = parts.len();
                let manifest = in_all(&parts)?;
                let of = manifest.as_ref().ok().and_then(|manifest| manifest.part);
                (manifest, Some((many, of.map_or(0, |part| part.of))))
            }
        };
        let damage = match (&manifest, parts) {
            (Ok(manifest), None) => lacking(folder, manifest),
            _ => None,
        };
        Some(Shelved { folder: folder.to_owned(), manifest, parts, damage })
    }

    /// Whether nothing is known to be wrong with it.
    pub fn is_right(&self) -> bool {
        self.manifest.is_ok() && self.damage.is_none()
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

/// What all these parts have, as one manifest; `None` if there are none.
fn in_all(parts: &[PathBuf]) -> Option<Result<Manifest, TableError>> {
    let mut manifests = Vec::new();
    for part in parts {
        match Manifest::read(part) {
            Ok(manifest) => manifests.extend(manifest),
            Err(error) => return Some(Err(error)),
        }
    }
    let mut least = manifests.iter().min_by_key(|manifest| manifest.levels.len())?.clone();
    for level in &mut least.levels {
        let of_it =
            || manifests.iter().flat_map(|part| &part.levels).filter(|it| it.level == level.level);
        let (positions, file_bytes) =
            (of_it().map(|it| it.positions).sum(), of_it().map(|it| it.file_bytes).sum());
        (level.positions, level.file_bytes) = (positions, file_bytes);
    }
    Some(Ok(least))
}

/// Deletes a table: its files, its parts, and its folder if nothing else is in it. Not while somebody writes it.
pub fn delete(folder: &Path) -> Result<(), TableError> {
    let parts = parts_in(folder);
    if !is_one(folder) && parts.is_empty() {
        return Err(TableError::NoTable { folder: folder.to_owned() });
    }
    let lock = locked(folder)?;
    for part in parts {
        delete(&part)?;
    }
    let _ = fs::remove_dir(folder.join(PARTS));
    if is_one(folder) {
        remove_files(folder)?;
    }
    drop(lock);
    remove_if_empty(folder);
    Ok(())
}

/// Whether there is a table in the folder, or what is left of one.
fn is_one(folder: &Path) -> bool {
    let is_left = |entry: fs::DirEntry| {
        is_level_file(&entry.file_name().to_string_lossy()) && is_level(&entry.path())
    };
    Manifest::is_in(folder)
        || fs::read_dir(folder)
            .is_ok_and(|mut entries| entries.any(|entry| entry.is_ok_and(is_left)))
}

/// The folders of the parts that several workers have begun for the table in a folder.
fn parts_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.join(PARTS)).into_iter().flatten();
    let folders = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut parts: Vec<PathBuf> = folders.filter(|folder| is_one(folder)).collect();
    parts.sort();
    parts
}
