//! Strings of binary digits, length by length. A string needs those that are a digit shorter as a whole: they are read
//! from memory where they fit, else run by run from their file.

use gametree_rules::work::{Stage, Work, share};
use gametree_solver::{ShorterStrings, StringsKernel};

use crate::folder::{Filling, NewLevel, level_name};
use crate::values::Uncounted;
use crate::{TableError, go_on};

/// The longest piece that a thread takes at a time: two of them are in its hands.
const MOST: u64 = 1 << 20;

/// Bytes that are needed whatever the game is.
pub(crate) const LEAST: u64 = 1 << 20;

/// Values all levels that are missing.
pub(crate) fn fill(
    kernel: &StringsKernel,
    filling: &mut Filling,
    work: &Work,
) -> Result<(), TableError> {
    let layout = kernel.layout();
    let (width, longest) = (layout.width() as u64, layout.length());
    work.begin(Stage::Valuing, Some((2 << longest) - 2));
    let (threads, allowed) = (work.budget().threads.max(1), work.budget().memory);
    if allowed < LEAST {
        return Err(TableError::TooLittleMemory { needed: LEAST, allowed });
    }
    let order = filling.manifest().order().filter(|&length| !filling.has(length));
    for length in order.collect::<Vec<_>>() {
        let bytes = width << length;
        // Three pieces for each thread: what is valued, the run that is read, and what waits to be written.
        let piece = (allowed / 2 / (4 * threads as u64)).clamp(width << 1, MOST);
        let piece = (1 << piece.ilog2()).min(bytes);
        let file = if length > 1 { Some(filling.level(length - 1)?) } else { None };
        let unread =
            |error| TableError::reading(&filling.folder().join(level_name(length - 1)), error);
        let shorter = match &file {
            Some(file) if bytes / 2 <= allowed / 4 => {
                let mut whole = vec![0; (bytes / 2) as usize];
                file.read(0, &mut whole).map_err(unread)?;
                Some(whole)
            }
            _ => None,
        };
        let read: &ShorterStrings<'_> = &|at, into: &mut [u8]| match (&shorter, &file) {
            (Some(whole), _) => {
                into.copy_from_slice(&whole[at as usize..][..into.len()]);
                Ok(())
            }
            (None, Some(file)) => file.read(at, into),
            (None, None) => Ok(()),
        };
        let folder = filling.folder().to_owned();
        let new =
            NewLevel { level: length, begin: 0, entries: 1 << length, bytes, values: &Uncounted };
        filling.commit(&new, threads, |writer| {
            let pieces: Vec<u64> = (0..bytes / piece).collect();
            for (batch, numbers) in (0_u64..).zip(pieces.chunks(threads)) {
                go_on(work)?;
                let valued = share(threads, numbers.to_vec(), |number| {
                    let mut entries = vec![0; piece as usize];
                    let first = number * (piece / width);
                    kernel.fill(length, first, read, &mut entries).map(|()| entries)
                });
                for entries in valued {
                    let path = folder.join(level_name(length - 1));
                    writer.append(&entries.map_err(|error| TableError::reading(&path, error))?)?;
                }
                let within = (batch + 1) * threads as u64 * (piece / width);
                work.done((1 << length) - 2 + within.min(1 << length));
            }
            Ok(None)
        })?;
    }
    Ok(())
}
