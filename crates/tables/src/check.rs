use std::path::Path;

use gametree_rules::work::{Stage, Work};

use crate::folder::open_level;
use crate::level_file;
use crate::manifest::Manifest;
use crate::{TableError, go_on};

/// Reads everything that there is of a table and compares it with what was written. Says what the table is of.
pub fn check(folder: &Path, work: &Work) -> Result<Manifest, TableError> {
    let manifest = Manifest::read(folder)?;
    let manifest = manifest.ok_or_else(|| TableError::NoTable { folder: folder.to_owned() })?;
    work.begin(Stage::Checking, Some(manifest.file_bytes()));
    let mut done = 0;
    for level in &manifest.levels {
        go_on(work)?;
        open_level(folder, &manifest, level.level)?;
        level_file::check(&folder.join(&level.file), level.file_bytes, &level.checksum)?;
        done += level.file_bytes;
        work.done(done);
    }
    Ok(manifest)
}
