use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use gametree_rules::work::{Stage, Work, share};
use gametree_rules::{Exact, Notation, Solvable};
use gametree_tables::parts::{
    Filling, NewLevel, Subject, Summed, is_whole, read_keys, remove_left, write_keys,
};
use gametree_tables::{Manifest, StoredLayout, StoredLevel, TableError, open};

use crate::descriptors::make_room;
use crate::fate::go_on;
use crate::gather::gather;
use crate::part::part_of;
use crate::{ClusterError, Outcome};

/// Makes the table of the parts in a folder, as far as all of them are there and have its levels, and removes them. The
/// table is, byte for byte, the one that a single process would have written.
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
    merge_these(game, spec, root, folder, None, Vec::new(), work)
}

/// The same where so many workers may have just valued everything, and somebody may have all parts in hand.
pub(crate) fn merge_these<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    done: Option<usize>,
    in_hand: Vec<Filling>,
    work: &Work,
) -> Result<Outcome<G>, ClusterError>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    if in_hand.is_empty() {
        let gathered = gather(game, spec, root, folder, done, work)?;
        if !gathered.is_whole() {
            return match (gathered.table, gathered.missing) {
                (None, missing) if missing.is_empty() => {
                    Err(TableError::NoTable { folder: folder.to_owned() }.into())
                }
                (_, missing) if missing.is_empty() => Ok(Outcome::Unfinished),
                (_, missing) => {
                    let missing = missing.into_iter().map(|part| part.path).collect();
                    Ok(Outcome::Scattered { missing })
                }
            };
        }
    } else {
        append(game, root, folder, &in_hand, work)?;
    }
    let table = open(game, spec, folder)?;
    // Only now, when the table can be used, is it certain that nobody needs them.
    let threads = work.budget().threads.max(1);
    share(threads, in_hand, Filling::remove).into_iter().collect::<Result<(), TableError>>()?;
    // Whatever ended an earlier merge may have left some.
    remove_left(folder);
    Ok(Outcome::Table(table))
}

/// Opens all parts, which are in these folders. That they are open says that nobody writes them.
pub(crate) fn opened<G: Notation>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folders: &[PathBuf],
    work: &Work,
) -> Result<Vec<Filling>, TableError> {
    let Some(first) = folders.first() else { return Ok(Vec::new()) };
    make_room(folders.len());
    let there = Manifest::read(first)?;
    let there = there.ok_or_else(|| TableError::NoTable { folder: first.to_owned() })?;
    let (spec, position) = (spec.to_owned(), game.position_text(root));
    let subject = Subject { spec, position, ..there.subject() };
    let part = |(worker, folder): (usize, &PathBuf)| {
        let part = Some(part_of((worker, folders.len())));
        Filling::open(folder, &Subject { part, ..subject.clone() }, work)
    };
    folders.iter().enumerate().map(part).collect()
}

/// Appends the levels that all parts have to the table, one part after the other.
pub(crate) fn append<G>(
    game: &G,
    root: &G::Position,
    folder: &Path,
    parts: &[Filling],
    work: &Work,
) -> Result<(), TableError>
where
    G: Solvable + Notation,
{
    let Some(first) = parts.first().map(Filling::manifest) else {
        return Err(TableError::NoTable { folder: folder.to_owned() });
    };
    let mut filling = Filling::open(folder, &Subject { part: None, ..first.subject() }, work)?;
    // They worked at the same time.
    filling.took(parts.iter().map(Filling::seconds).fold(0.0, f64::max));
    let missing = first.order().filter(|&level| !filling.has(level));
    let missing = missing.take_while(|&level| parts.iter().all(|part| part.has(level)));
    let missing: Vec<u32> = missing.collect();
    let mut bytes = 0;
    for part in parts {
        for &level in &missing {
            bytes += part.stored(level)?.bytes;
        }
    }
    work.begin(Stage::Writing, Some(bytes));
    let done = AtomicU64::new(0);
    let tell = |part: &StoredLevel| {
        work.done(done.fetch_add(part.bytes, Ordering::Relaxed) + part.bytes);
    };
    let threads = work.budget().threads.max(1);
    if first.layout == StoredLayout::Keys {
        for level in missing {
            merge_keys(game, level, parts, &mut filling, &tell, work)?;
        }
        return filling.finish();
    }
    for levels in at_once(&missing, threads, parts)? {
        let merged =
            share(threads, levels, |&level| merge_level(level, parts, &filling, &tell, work));
        for level in merged {
            let level = level?;
            if !is_whole(game, root, &level) {
                return Err(TableError::Damaged { file: parts[0].folder().to_owned() });
            }
            filling.keep(level)?;
        }
    }
    filling.finish()
}

/// Levels that are merged together, and then kept: as many as there are threads, but more of short ones, since to begin
/// costs more than those do. Neighbours are of about the same length, so nobody waits long for another.
fn at_once<'a>(
    levels: &'a [u32],
    threads: usize,
    parts: &[Filling],
) -> Result<Vec<&'a [u32]>, TableError> {
    /// Bytes that are of no use if it is stopped in between.
    const FEW: u64 = 64 << 20;
    let (mut groups, mut rest) = (Vec::new(), levels);
    while !rest.is_empty() {
        let (mut many, mut bytes) = (0, 0);
        while many < rest.len() && (many < threads || bytes < FEW) {
            for part in parts {
                bytes += part.stored(rest[many])?.bytes;
            }
            many += 1;
        }
        let (group, later) = rest.split_at(many);
        groups.push(group);
        rest = later;
    }
    Ok(groups)
}

/// One part after the other. Blocks are copied as they are, but for those at the seams.
fn merge_level(
    level: u32,
    parts: &[Filling],
    filling: &Filling,
    tell: &impl Fn(&StoredLevel),
    work: &Work,
) -> Result<StoredLevel, TableError> {
    let (mut entries, mut bytes) = (0, 0);
    let (mut values, mut unfinished) = (Summed::default(), Some(0));
    for part in parts {
        let there = part.stored(level)?;
        (entries, bytes) = (entries + there.entries, bytes + there.bytes);
        values.add(there);
        unfinished = unfinished.zip(there.unfinished).map(|(sum, more)| sum + more);
    }
    let new = NewLevel { level, begin: 0, entries, bytes, values: &values };
    filling.write(&new, 1, |writer| {
        for part in parts {
            // One at a time: there may be more parts than a process may have files open.
            let file = part.level(level)?;
            for block in 0..file.blocks() {
                go_on(work)?;
                writer.append_block(&file, block)?;
            }
            tell(part.stored(level)?);
        }
        Ok(unfinished)
    })
}

/// Positions in the order that they have, not in that of their owners.
fn merge_keys<G: Solvable + Notation>(
    game: &G,
    level: u32,
    parts: &[Filling],
    filling: &mut Filling,
    tell: &impl Fn(&StoredLevel),
    work: &Work,
) -> Result<(), TableError> {
    let mut entries: Vec<(G::Position, Exact)> = Vec::new();
    for part in parts {
        let (file, there) = (part.level(level)?, part.stored(level)?);
        let read = read_keys(game, &file, there.entries);
        entries.extend(read.map_err(|error| TableError::reading(file.path(), error))?);
        tell(there);
    }
    entries.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let entries: Vec<(&G::Position, Exact)> =
        entries.iter().map(|(position, end)| (position, *end)).collect();
    write_keys(game, level, &entries, filling, work)
}
