use std::fs;
use std::path::{Path, PathBuf};

use gametree_rules::work::{Stage, Work};
use gametree_rules::{Exact, Notation, Solvable, Structure};
use gametree_solver::PlacesLayout;
use gametree_tables::parts::{
    Filling, LevelFile, NewLevel, PARTS, Subject, Uncounted, Values, read_keys, write_keys,
};
use gametree_tables::{Manifest, StoredLayout, StoredLevel, TableError, open};

use crate::fate::go_on;
use crate::part::{is_complete, part_folder, workers_of_parts};
use crate::{ClusterError, Outcome};

/// Bytes that are read at a time.
const PIECE: u64 = 1 << 20;

/// Makes the table of the parts in a folder, once all are there, and removes them. The table is, byte for byte, the one
/// that a single process would have written.
pub fn merge<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    work: &Work,
) -> Result<Outcome<G>, ClusterError>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    let workers = workers_of_parts(folder)?;
    if !is_complete(folder)? {
        let Some(workers) = workers else {
            return Err(TableError::NoTable { folder: folder.to_owned() }.into());
        };
        let part = |worker| part_folder(folder, worker, workers);
        let folders: Vec<PathBuf> = (0..workers).map(part).collect();
        let mut missing = Vec::new();
        for part in &folders {
            if !is_complete(part)? {
                missing.push(part.clone());
            }
        }
        if !missing.is_empty() {
            return Ok(Outcome::Scattered { missing });
        }
        merge_all(game, spec, root, folder, &folders, work)?;
    }
    let table = open(game, spec, folder)?;
    // Only now, when the table can be used, is it certain that nobody needs them.
    if workers.is_some() {
        let parts = folder.join(PARTS);
        fs::remove_dir_all(&parts).map_err(|error| TableError::io(&parts, error))?;
    }
    Ok(Outcome::Table(table))
}

/// A level in every part.
fn in_parts(parts: &[Filling], level: u32) -> Result<Vec<(&StoredLevel, LevelFile)>, TableError> {
    let mut levels = Vec::new();
    for part in parts {
        let file = part.level(level)?;
        let there = part.manifest().levels.iter().find(|there| there.level == level);
        levels.extend(there.map(|there| (there, file)));
    }
    Ok(levels)
}

/// Appends all parts to the table. That they are open says that nobody writes them.
fn merge_all<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    folders: &[PathBuf],
    work: &Work,
) -> Result<(), TableError>
where
    G: Solvable + Notation,
{
    let no_table = || TableError::NoTable { folder: folder.to_owned() };
    let first = Manifest::read(folders.first().ok_or_else(no_table)?)?.ok_or_else(no_table)?;
    let subject = Subject {
        spec: spec.to_owned(),
        position: game.position_text(root),
        layout: first.layout,
        entry_bytes: first.entry_bytes,
        levels_in_all: first.levels_in_all,
    };
    let parts = folders.iter().map(|folder| Filling::open(folder, &subject, work));
    let parts: Vec<Filling> = parts.collect::<Result<_, _>>()?;
    let mut filling = Filling::open(folder, &subject, work)?;
    let layout = match (first.layout, game.structure()) {
        (StoredLayout::Places, Structure::Places(places)) => {
            Some(PlacesLayout::new(places, root, game.to_move(root))?)
        }
        _ => None,
    };
    let values: &dyn Values = layout.as_ref().map_or(&Uncounted, |layout| layout);
    let bytes_of =
        |part: &Filling| part.manifest().levels.iter().map(|level| level.bytes).sum::<u64>();
    work.begin(Stage::Writing, Some(parts.iter().map(bytes_of).sum()));
    let mut done = 0;
    for level in first.levels.iter().map(|there| there.level) {
        let files = in_parts(&parts, level)?;
        done += files.iter().map(|(there, _)| there.bytes).sum::<u64>();
        if filling.has(level) {
            continue;
        }
        if first.layout == StoredLayout::Keys {
            merge_keys(game, level, &files, &mut filling, work)?;
        } else {
            merge_level(level, &files, &mut filling, values, work)?;
        }
        work.done(done);
    }
    Ok(())
}

/// One part after the other.
fn merge_level(
    level: u32,
    files: &[(&StoredLevel, LevelFile)],
    filling: &mut Filling,
    values: &dyn Values,
    work: &Work,
) -> Result<(), TableError> {
    let entries = files.iter().map(|(there, _)| there.entries).sum();
    let bytes = files.iter().map(|(there, _)| there.bytes).sum();
    let new = NewLevel { level, entries, bytes, values };
    let folder = filling.folder().to_owned();
    filling.commit(&new, work.budget().threads, |writer| {
        let mut unfinished = Some(0);
        for (there, file) in files {
            unfinished = unfinished.zip(there.unfinished).map(|(sum, more)| sum + more);
            let mut at = 0;
            while at < there.bytes {
                go_on(work)?;
                let mut piece = vec![0; (there.bytes - at).min(PIECE) as usize];
                file.read(at, &mut piece).map_err(|error| TableError::io(&folder, error))?;
                writer.append(&piece)?;
                at += piece.len() as u64;
            }
        }
        Ok(unfinished)
    })
}

/// Positions in the order that they have, not in that of their owners.
fn merge_keys<G: Solvable + Notation>(
    game: &G,
    level: u32,
    files: &[(&StoredLevel, LevelFile)],
    filling: &mut Filling,
    work: &Work,
) -> Result<(), TableError> {
    let mut entries: Vec<(G::Position, Exact)> = Vec::new();
    for (there, file) in files {
        let read = read_keys(game, file, there.bytes);
        entries.extend(read.map_err(|error| TableError::io(filling.folder(), error))?);
    }
    entries.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let entries: Vec<(&G::Position, Exact)> =
        entries.iter().map(|(position, end)| (position, *end)).collect();
    write_keys(game, level, &entries, filling, work)
}
