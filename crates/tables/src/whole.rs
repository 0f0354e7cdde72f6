//! Tables that are solved in memory, written as a whole and read as a whole: heaps, and positions found by playing.

use std::io;

use gametree_rules::work::Work;
use gametree_rules::{Exact, HeapValue, Notation};

use crate::folder::{Filling, NewLevel};
use crate::level_file::LevelFile;
use crate::values::Uncounted;
use crate::{TableError, go_on};

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

/// Bytes that are in memory beside what is made of them.
const PIECE: usize = 1 << 20;

/// Reads a level piece by piece. `take` says how many bytes of what there is it has taken; the rest comes again, with
/// what follows.
fn each_piece(
    file: &LevelFile,
    mut take: impl FnMut(&[u8]) -> io::Result<usize>,
) -> io::Result<()> {
    let (mut piece, mut done) = (Vec::new(), 0);
    while done < file.bytes() {
        let (kept, more) = (piece.len(), (file.bytes() - done).min(PIECE as u64) as usize);
        piece.resize(kept + more, 0);
        file.read(done, &mut piece[kept..])?;
        done += more as u64;
        let taken = take(&piece)?;
        piece.drain(..taken);
    }
    if piece.is_empty() { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

/// Room for as many as a level has, if there is that much memory.
fn room_for<T>(entries: u64) -> io::Result<Vec<T>> {
    let mut room = Vec::new();
    room.try_reserve_exact(entries as usize).map_err(|_| io::ErrorKind::OutOfMemory)?;
    Ok(room)
}

/// Reads them.
pub(crate) fn read_heaps(file: &LevelFile) -> io::Result<Vec<HeapValue>> {
    let mut heaps = room_for(file.bytes() / HeapValue::BYTES as u64)?;
    each_piece(file, |bytes| {
        let (values, rest) = bytes.as_chunks::<{ HeapValue::BYTES }>();
        heaps.extend(values.iter().map(|bytes| HeapValue::from_bytes(*bytes)));
        Ok(bytes.len() - rest.len())
    })?;
    Ok(heaps)
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
    let line = |(position, end): &(&G::Position, Exact)| {
        format!("{}\t{}\t{}\n", game.position_text(position), end.margin, end.plies)
    };
    // How long it will be has to be known first, and all of it is more than there may be room for.
    let (mut bytes, mut unfinished) = (0, 0);
    for entry in entries {
        bytes += line(entry).len() as u64;
        unfinished += u64::from(game.outcome(entry.0).is_none());
    }
    let many = entries.len() as u64;
    let new = NewLevel { level, begin: 0, entries: many, bytes, values: &Uncounted };
    filling.commit(&new, 1, |writer| {
        for entries in entries.chunks(1 << 10) {
            go_on(work)?;
            let lines: String = entries.iter().map(line).collect();
            writer.append(lines.as_bytes())?;
        }
        Ok(Some(unfinished))
    })
}

/// Reads a level of so many positions.
pub fn read_keys<G: Notation>(
    game: &G,
    file: &LevelFile,
    entries: u64,
) -> io::Result<Vec<(G::Position, Exact)>> {
    let invalid = || io::Error::from(io::ErrorKind::InvalidData);
    let entry = |line: &str| {
        let mut parts = line.split('\t');
        let position = game.parse_position(parts.next()?).ok()?;
        let (margin, plies) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some((position, Exact { margin, plies }))
    };
    // No line is shorter than this, whatever the manifest says.
    let mut positions = room_for(entries.min(file.bytes() / 5))?;
    each_piece(file, |bytes| {
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let lines = std::str::from_utf8(&bytes[..whole]).map_err(|_| invalid())?;
        for line in lines.lines() {
            positions.push(entry(line).ok_or_else(invalid)?);
        }
        Ok(whole)
    })?;
    Ok(positions)
}
