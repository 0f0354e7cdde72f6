use std::path::Path;

use gametree_rules::work::{Stage, Work};

use crate::folder::open_level;
use crate::level_file;
use crate::manifest::Manifest;
use crate::{TableError, go_on};

/// Reads everything that there is of a table and compares it with what was written. Says what the table is of.
pub fn check(folder: &Path, work: &Work) -> Result<Manifest, TableError> {
    let manifest = Manifest::read(folder)?;
    let manifest = manifest.ok_or_else(|| TableError::none(folder))?;
    check_levels(folder, &manifest, work)?;
    Ok(manifest)
}

/// The same for the levels that a manifest names.
pub(crate) fn check_levels(
    folder: &Path,
    manifest: &Manifest,
    work: &Work,
) -> Result<(), TableError> {
    work.begin(Stage::Checking, Some(manifest.file_bytes()));
    let mut done = 0;
    for level in &manifest.levels {
        open_level(folder, manifest, level.level)?;
        let path = folder.join(&level.file);
        level_file::check(&path, level.file_bytes, &level.checksum, |read| {
            done += read;
            work.done(done);
            Ok(go_on(work)?)
        })?;
    }
    Ok(())
}
