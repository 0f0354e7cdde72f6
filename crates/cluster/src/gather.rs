//! What workers have left of a table, put together as far as it goes, so that any number of workers, or none, can go on.
//!
//! Workers are not always equally far, and the table takes what all of those have that worked together. What it has is
//! removed from the parts. What one of them has beyond that is of no use to others, who value it again; it stays until
//! the table has it, too, for nobody can tell whether the part that is behind has been left so, or has only come here
//! from an earlier day.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use gametree_rules::work::Work;
use gametree_rules::{Notation, Solvable};
use gametree_tables::parts::{PartFolder, is_about, part_folders};
use gametree_tables::{Manifest, PartOf, TableError};

use crate::ClusterError;
use crate::merge::{append, opened};

/// What there is of a table when everything in its folder is put together.
pub(crate) struct Gathered {
    /// Its manifest, if it has any level.
    pub(crate) table: Option<Manifest>,
    /// Parts with which there would be more, and which are not there.
    pub(crate) missing: Vec<PartFolder>,
}

impl Gathered {
    /// Whether it is whole.
    pub(crate) fn is_whole(&self) -> bool {
        self.table.as_ref().is_some_and(Manifest::is_complete)
    }

    /// How many of its first levels are there.
    pub(crate) fn levels(&self) -> usize {
        self.table.as_ref().map_or(0, |table| levels_of(table, 0))
    }
}

/// How many levels there are, one after the other, if so many are somewhere else.
fn levels_of(manifest: &Manifest, elsewhere: usize) -> usize {
    let is_there = |&(step, level): &(usize, u32)| step < elsewhere || manifest.has(level);
    manifest.order().enumerate().take_while(is_there).count()
}

/// Fails if a part has levels, but not the one after so many that there are of the table: then that is not the table
/// with which it was begun, and it is of use where that is.
fn follows_on(part: &Manifest, path: &Path, in_table: usize) -> Result<(), ClusterError> {
    let is_next = |(step, level): (usize, u32)| step >= in_table && part.has(level);
    match part.order().enumerate().position(is_next) {
        Some(needed) if needed > in_table => {
            let (part, found) = (path.to_owned(), in_table);
            Err(ClusterError::NoBeginning { part, needed, found })
        }
        _ => Ok(()),
    }
}

/// Puts the parts in a folder into the table, where all of them are there. If as many workers as `done` have just valued
/// everything, a part of theirs that is not whole is not the one that is meant.
pub(crate) fn gather<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    done: Option<usize>,
    work: &Work,
) -> Result<Gathered, ClusterError>
where
    G: Solvable + Notation,
{
    let whose = (spec, &*game.position_text(root));
    let mut gathered = Gathered { table: Manifest::read(folder)?, missing: Vec::new() };
    for workers in numbers_of_workers(folder) {
        if gathered.is_whole() {
            break;
        }
        let mut left = Left::find(folder, whose, workers, gathered.levels())?;
        if done == Some(workers) {
            left.leave_unfinished();
        }
        if left.levels > gathered.levels() {
            if !left.missing.is_empty() {
                gathered.missing.extend(left.missing);
                continue;
            }
            let folders: Vec<PathBuf> =
                left.parts.iter().map(|left| left.folder.path.clone()).collect();
            let parts = opened(game, spec, root, &folders, work)?;
            append(game, root, folder, &parts, work)?;
            drop(parts);
            gathered.table = Manifest::read(folder)?;
        }
        left.thin_out(gathered.levels())?;
    }
    Ok(gathered)
}

/// Removes from the parts of other workers than are going on what the table has, which has so many levels, wherever it
/// is.
pub(crate) fn remove_used_up(
    folder: &Path,
    whose: (&str, &str),
    going_on: usize,
    levels: usize,
) -> Result<(), ClusterError> {
    for workers in numbers_of_workers(folder).into_iter().filter(|&workers| workers != going_on) {
        let left = Left::find(folder, whose, workers, levels)?;
        if left.levels > levels {
            let (folder, found) = (folder.to_owned(), workers);
            return Err(ClusterError::OtherParts { folder, found, wanted: going_on });
        }
        left.thin_out(levels)?;
    }
    Ok(())
}

/// Of how many workers there are parts in a folder in which something is written.
fn numbers_of_workers(folder: &Path) -> BTreeSet<usize> {
    let begun = part_folders(folder).into_iter().filter(PartFolder::has_begun);
    begun.map(|part| part.part.of as usize).collect()
}

/// The parts in a folder of workers that worked together.
struct Left {
    parts: Vec<LeftPart>,
    /// Those that are not there, or not whole: no worker leaves one without its manifest.
    missing: Vec<PartFolder>,
    /// How many levels the table has with what all that are there have.
    levels: usize,
}

struct LeftPart {
    folder: PartFolder,
    manifest: Manifest,
    /// How many levels the table has with what this one has.
    levels: usize,
}

impl Left {
    /// What so many workers have left of the table of this game and position, which has so many levels already. What is
    /// of another table, or goes on from more of this one, is refused.
    fn find(
        folder: &Path,
        whose: (&str, &str),
        workers: usize,
        in_table: usize,
    ) -> Result<Left, ClusterError> {
        let mut left = Left { parts: Vec::new(), missing: Vec::new(), levels: in_table };
        for worker in 0..workers as u32 {
            let folder = PartFolder::of(folder, PartOf { worker, of: workers as u32 });
            let Some(manifest) = Manifest::read(&folder.path)? else {
                left.missing.push(folder);
                continue;
            };
            is_about(&manifest, &folder.path, whose, Some(folder.part))?;
            follows_on(&manifest, &folder.path, in_table)?;
            let levels = levels_of(&manifest, in_table);
            left.parts.push(LeftPart { folder, manifest, levels });
        }
        left.count(in_table);
        Ok(left)
    }

    fn count(&mut self, in_table: usize) {
        self.levels = self.parts.iter().map(|part| part.levels).min().unwrap_or(in_table);
    }

    /// Takes parts that are not whole for missing.
    fn leave_unfinished(&mut self) {
        let is_whole = |part: &LeftPart| part.levels == part.manifest.levels_in_all as usize;
        let (whole, behind) = std::mem::take(&mut self.parts).into_iter().partition(is_whole);
        self.parts = whole;
        self.missing.extend(Vec::from_iter(behind).into_iter().map(|part: LeftPart| part.folder));
        self.missing.sort_by_key(|folder| folder.part.worker);
        self.count(self.levels);
    }

    /// Removes from them what the table has, which has so many levels; and all of them if nothing is left then.
    fn thin_out(self, levels: usize) -> Result<(), TableError> {
        let mut left = 0;
        for LeftPart { folder, manifest, .. } in &self.parts {
            let in_table: Vec<u32> = manifest.order().take(levels).collect();
            left += folder.forget(|level| in_table.contains(&level))?;
        }
        if left == 0 {
            self.parts.iter().try_for_each(|part| part.folder.remove())?;
        }
        Ok(())
    }
}
