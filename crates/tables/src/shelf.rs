use std::fs;
use std::path::{Path, PathBuf};

use gametree_files::Lock;

use crate::manifest::{self, Manifest};
use crate::{TableError, folder};

/// A table in a folder of tables.
#[derive(Debug)]
pub struct Shelved {
    /// Its folder.
    pub folder: PathBuf,
    /// What it is of, or why it cannot be used.
    pub manifest: Result<Manifest, TableError>,
}

/// All tables in the folders of this one, by name. One that is not there has none.
pub fn shelved(above: &Path) -> Result<Vec<Shelved>, TableError> {
    let entries = match fs::read_dir(above) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(TableError::io(above, error)),
    };
    let mut tables = Vec::new();
    for entry in entries {
        let folder = entry.map_err(|error| TableError::io(above, error))?.path();
        if !folder.is_dir() {
            continue;
        }
        match Manifest::read(&folder) {
            Ok(None) => {}
            Ok(Some(manifest)) => tables.push(Shelved { folder, manifest: Ok(manifest) }),
            Err(error) => tables.push(Shelved { folder, manifest: Err(error) }),
        }
    }
    tables.sort_by(|one, other| one.folder.cmp(&other.folder));
    Ok(tables)
}

/// Deletes a table: its files and, if nothing else is in it, its folder. Not while somebody writes it.
pub fn delete(folder: &Path) -> Result<(), TableError> {
    let failed = |error| TableError::io(folder, error);
    if !folder.join(manifest::FILE).exists() {
        return Err(TableError::NoTable { folder: folder.to_owned() });
    }
    let lock = Lock::try_at(&folder.join(folder::LOCK)).map_err(failed)?;
    let lock = lock.ok_or_else(|| TableError::Busy { folder: folder.to_owned() })?;
    // Without its manifest it is no table any more, wherever this is interrupted.
    fs::remove_file(folder.join(manifest::FILE)).map_err(failed)?;
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        if name.is_some_and(|name| folder::is_level_file(&name)) {
            fs::remove_file(&path).map_err(|error| TableError::io(&path, error))?;
        }
    }
    drop(lock);
    let _ = gametree_files::remove_abandoned(folder);
    // Whatever else somebody has put there stays.
    let _ = fs::remove_dir(folder);
    Ok(())
}
