//! Tables that are solved in memory, written as a whole and read as a whole: heaps, and positions found by playing.

use gametree_rules::{Exact, HeapValue, Notation};

use crate::folder::{Filling, NewLevel};
use crate::level_file::LevelFile;
use crate::values::Uncounted;
use crate::{TableError, go_on};
use gametree_rules::work::Work;

/// Writes the values of all heaps.
pub(crate) fn write_heaps(values: &[HeapValue], filling: &mut Filling) -> Result<(), TableError> {
    if filling.has(0) {
        return Ok(());
    }
    let (entries, bytes) = (values.len() as u64, (values.len() * HeapValue::BYTES) as u64);
    let new = NewLevel { level: 0, begin: 0, entries, bytes, values: &Uncounted };
    filling.commit(&new, 1, |writer| {
        for value in values {
            writer.append(&value.to_bytes())?;
        }
        Ok(None)
    })
}

/// A level in memory, if there is that much.
fn read_all(file: &LevelFile) -> std::io::Result<Vec<u8>> {
    let (mut bytes, length) = (Vec::new(), file.bytes() as usize);
    bytes.try_reserve_exact(length).map_err(|_| std::io::ErrorKind::OutOfMemory)?;
    bytes.resize(length, 0);
    file.read(0, &mut bytes)?;
    Ok(bytes)
}

/// Reads them.
pub(crate) fn read_heaps(file: &LevelFile) -> std::io::Result<Vec<HeapValue>> {
    let bytes = read_all(file)?;
    let (values, _) = bytes.as_chunks::<{ HeapValue::BYTES }>();
    Ok(values.iter().map(|bytes| HeapValue::from_bytes(*bytes)).collect())
}

/// Writes a level of positions, each as its text, margin and plies in a line.
pub fn write_keys<G: Notation>(
    game: &G,
    level: u32,
    entries: &[(&G::Position, Exact)],
    filling: &mut Filling,
    work: &Work,
) -> Result<(), TableError> {
    if filling.has(level) {
        return Ok(());
    }
    go_on(work)?;
    let mut lines = String::new();
    let mut unfinished = 0;
    for (position, end) in entries {
        unfinished += u64::from(game.outcome(position).is_none());
        lines += &format!("{}\t{}\t{}\n", game.position_text(position), end.margin, end.plies);
    }
    let (many, bytes) = (entries.len() as u64, lines.len() as u64);
    let new = NewLevel { level, begin: 0, entries: many, bytes, values: &Uncounted };
    filling.commit(&new, 1, |writer| {
        writer.append(lines.as_bytes())?;
        Ok(Some(unfinished))
    })
}

/// Reads a level of positions.
pub fn read_keys<G: Notation>(
    game: &G,
    file: &LevelFile,
) -> std::io::Result<Vec<(G::Position, Exact)>> {
    let invalid = || std::io::Error::from(std::io::ErrorKind::InvalidData);
    let text = String::from_utf8(read_all(file)?).map_err(|_| invalid())?;
    let entry = |line: &str| {
        let mut parts = line.split('\t');
        let position = game.parse_position(parts.next()?).ok()?;
        let (margin, plies) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some((position, Exact { margin, plies }))
    };
    text.lines().map(|line| entry(line).ok_or_else(invalid)).collect()
}
