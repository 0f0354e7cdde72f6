//! What workers have left of a table, put together as far as it goes, so that any number of workers, or none, can go on.
//!
//! Workers are not always equally far, and the table takes what all of those have that worked together. What one of
//! them has beyond that is of no use to others and is valued again. So where one of them has nothing beyond the table,
//! all of them are used up.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use gametree_rules::work::Work;
use gametree_rules::{Notation, Solvable};
use gametree_tables::parts::{PartFolder, Subject, is_of, part_folders};
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

/// Puts the parts in a folder into the table, where all of them are there, and removes what is used up.
pub(crate) fn gather<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
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
        let left = Left::find(folder, whose, workers, gathered.levels())?;
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
        left.remove()?;
    }
    Ok(gathered)
}

/// Removes parts of other workers than are going on, if so many levels are in the table, wherever that is, and nobody
/// needs them any more.
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
        left.remove()?;
    }
    Ok(())
}

/// Of how many workers there are parts in a folder in which something is written.
fn numbers_of_workers(folder: &Path) -> BTreeSet<usize> {
    let begun = part_folders(folder).into_iter().filter(PartFolder::has_begun);
    begun.map(|part| part.part.of as usize).collect()
}

/// The parts in a folder of workers that worked together.
struct Left<'a> {
    whose: (&'a str, &'a str),
    parts: Vec<LeftPart>,
    missing: Vec<PartFolder>,
    /// How many levels the table has with what all of them have.
    levels: usize,
}

struct LeftPart {
    folder: PartFolder,
    manifest: Option<Manifest>,
    /// How many levels the table has with what this one has.
    levels: usize,
}

impl Left<'_> {
    /// What so many workers have left of the table of this game and position, which has so many levels already. What is
    /// of another table, or goes on from more of this one, is refused.
    fn find<'a>(
        folder: &Path,
        whose: (&'a str, &'a str),
        workers: usize,
        in_table: usize,
    ) -> Result<Left<'a>, ClusterError> {
        let (mut parts, mut missing) = (Vec::new(), Vec::new());
        for worker in 0..workers as u32 {
            let folder = PartFolder::of(folder, PartOf { worker, of: workers as u32 });
            if !folder.has_begun() {
                missing.push(folder);
                continue;
            }
            let manifest = Manifest::read(&folder.path)?;
            if let Some(manifest) = &manifest {
                let (spec, position) = (whose.0.to_owned(), whose.1.to_owned());
                let part = Some(folder.part);
                let subject = Subject { spec, position, part, ..manifest.subject() };
                is_of(manifest, &folder.path, &subject)?;
                follows_on(manifest, &folder.path, in_table)?;
            }
            let levels = manifest.as_ref().map_or(in_table, |part| levels_of(part, in_table));
            parts.push(LeftPart { folder, manifest, levels });
        }
        let levels = parts.iter().map(|part| part.levels).min().unwrap_or(in_table);
        Ok(Left { whose, parts, missing, levels })
    }

    /// Removes them: the one that shows that they are used up last, so that this can be interrupted.
    fn remove(mut self) -> Result<(), TableError> {
        let Some(any) = self.parts.iter().find_map(|part| part.manifest.clone()) else {
            // Nothing but what is written anew anyway.
            return Ok(());
        };
        let (spec, position) = (self.whose.0.to_owned(), self.whose.1.to_owned());
        let subject = Subject { spec, position, ..any.subject() };
        self.parts.sort_by_key(|part| std::cmp::Reverse(part.levels));
        for part in self.parts.iter().filter(|part| part.folder.is_of(&subject)) {
            part.folder.remove()?;
        }
        Ok(())
    }
}
