use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gametree_files::read_at;
use xxhash_rust::xxh3::{Xxh3, xxh3_64_with_seed};

use super::{BLOCK, ENTRY, FOOT, HEAD, MAGIC, head, number, seed};
use crate::packing::unpack;
use crate::{FORMAT, TableError};

/// Bytes of the head in format 1.
const FIRST_HEAD: usize = 48;

fn invalid() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

/// A level that was written, open to be read.
pub struct LevelFile {
    path: PathBuf,
    file: File,
    level: u32,
    bytes: u64,
    /// Bytes of its first block that belong to the part before.
    before: u64,
    index_at: u64,
}

/// A block as it was written.
pub(super) struct Packed {
    pub(super) stored: Vec<u8>,
    /// Its bytes before it was compressed.
    pub(super) length: usize,
}

impl Packed {
    pub(super) fn bytes(self) -> io::Result<Vec<u8>> {
        if self.stored.len() == self.length {
            return Ok(self.stored);
        }
        let mut bytes = Vec::with_capacity(self.length);
        unpack(&self.stored, &mut bytes).map_err(|_| invalid())?;
        if bytes.len() == self.length { Ok(bytes) } else { Err(invalid()) }
    }
}

impl LevelFile {
    /// Opens the file of a level of this owner that has so many bytes. What is not such a file is refused.
    pub(crate) fn open(
        path: &Path,
        owner: u64,
        level: u32,
        bytes: u64,
    ) -> Result<LevelFile, TableError> {
        let failed = |error| TableError::reading(path, error);
        let damaged = || TableError::Damaged { file: path.to_owned() };
        let file = open_file(path)?;
        let length = file.metadata().map_err(failed)?.len();
        if length < (HEAD + FOOT) as u64 {
            return Err(damaged());
        }
        let mut found = [0; HEAD];
        read_at(&file, 0, &mut found).map_err(failed)?;
        let format = u32::from_le_bytes([found[16], found[17], found[18], found[19]]);
        let is_of_a_format = is_head(&found) || format != FORMAT && is_head(&found[..FIRST_HEAD]);
        if found[..16] != MAGIC || !is_of_a_format {
            return Err(damaged());
        }
        if format != FORMAT {
            return Err(TableError::Format { file: path.to_owned(), found: format, known: FORMAT });
        }
        let mut foot = [0; FOOT];
        read_at(&file, length - FOOT as u64, &mut foot).map_err(failed)?;
        let before = u32::from_le_bytes([found[36], found[37], found[38], found[39]]);
        let blocks = blocks(bytes, u64::from(before)).filter(|_| before < BLOCK as u32);
        let index_at = number(&foot);
        let index = blocks.and_then(|blocks| blocks.checked_add(1)?.checked_mul(ENTRY as u64));
        let index_end = index.and_then(|index| index_at.checked_add(index));
        let is_right = found == head(owner, level, bytes, before)
            && xxh3_64_with_seed(&foot[..16], u64::from(level)) == number(&foot[16..])
            && index_end == Some(length - FOOT as u64);
        if !is_right {
            return Err(damaged());
        }
        Ok(LevelFile {
            path: path.to_owned(),
            file,
            level,
            bytes,
            before: u64::from(before),
            index_at,
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its bytes, before they are compressed.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Its blocks.
    pub fn blocks(&self) -> u64 {
        blocks(self.bytes, self.before).unwrap_or(0)
    }

    /// The block in which byte number `at` is, and where.
    fn find(&self, at: u64) -> (u64, usize) {
        let place = at + self.before;
        let block = place / BLOCK as u64;
        let first = if block == 0 { self.before } else { 0 };
        (block, (place % BLOCK as u64 - first) as usize)
    }

    /// The bytes from number `at` on.
    pub fn read(&self, at: u64, into: &mut [u8]) -> io::Result<()> {
        self.read_by(at, into, |block| self.block(block).map(Arc::new))
    }

    /// The same, where somebody may know blocks already.
    pub(crate) fn read_by(
        &self,
        at: u64,
        into: &mut [u8],
        known: impl Fn(u64) -> io::Result<Arc<Vec<u8>>>,
    ) -> io::Result<()> {
        let mut done = 0;
        while done < into.len() {
            let (block, within) = self.find(at + done as u64);
            let bytes = known(block)?;
            let part = bytes.get(within..).ok_or_else(invalid)?;
            let many = part.len().min(into.len() - done);
            if many == 0 {
                return Err(invalid());
            }
            into[done..done + many].copy_from_slice(&part[..many]);
            done += many;
        }
        Ok(())
    }

    /// A block, as it was before it was compressed.
    pub(crate) fn block(&self, block: u64) -> io::Result<Vec<u8>> {
        self.packed(block)?.bytes()
    }

    pub(super) fn packed(&self, block: u64) -> io::Result<Packed> {
        let end = (self.before + self.bytes).min((block + 1) * BLOCK as u64);
        let length = end.saturating_sub(self.before.max(block * BLOCK as u64)) as usize;
        if length == 0 {
            return Err(invalid());
        }
        let mut entries = [0; 2 * ENTRY];
        read_at(&self.file, self.index_at + block * ENTRY as u64, &mut entries)?;
        let (from, to) = (number(&entries), number(&entries[ENTRY..]));
        let stored = to.checked_sub(from).and_then(|stored| usize::try_from(stored).ok());
        let stored = stored.filter(|&stored| stored <= length && to <= self.index_at);
        let mut stored = vec![0; stored.ok_or_else(invalid)?];
        read_at(&self.file, from, &mut stored)?;
        if xxh3_64_with_seed(&stored, seed(self.level, block)) != number(&entries[8..]) {
            return Err(invalid());
        }
        Ok(Packed { stored, length })
    }
}

/// Whether a file begins as levels do.
pub(crate) fn is_level(path: &Path) -> bool {
    beginning(path).is_some_and(|found| found == MAGIC)
}

/// The same, or it is what a level may be if the machine has stopped before it was on disk: nothing.
pub(crate) fn may_be_level(path: &Path) -> bool {
    beginning(path).is_some_and(|found| found == MAGIC || found.iter().all(|&byte| byte == 0))
}

/// Whose level a file is, if it is one.
pub(crate) fn owner(path: &Path) -> Option<u64> {
    let file = is_level(path).then(|| File::open(path).ok())??;
    let mut found = [0; HEAD];
    read_at(&file, 0, &mut found).ok()?;
    is_head(&found).then(|| number(&found[40..]))
}

/// Whether these bytes are a head, of whatever format: its last eight bytes tell.
fn is_head(found: &[u8]) -> bool {
    found
        .split_last_chunk()
        .is_some_and(|(all, last)| xxh3_64_with_seed(all, 0) == u64::from_le_bytes(*last))
}

fn beginning(path: &Path) -> Option<Vec<u8>> {
    let is_file = fs::symlink_metadata(path).is_ok_and(|there| there.is_file());
    let file = is_file.then(|| File::open(path).ok())??;
    let mut beginning = Vec::new();
    file.take(MAGIC.len() as u64).read_to_end(&mut beginning).ok()?;
    Some(beginning)
}

/// Opens a file to read it. To open anything else may mean to wait for ever.
fn open_file(path: &Path) -> Result<File, TableError> {
    let failed = |error| TableError::reading(path, error);
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(TableError::Damaged { file: path.to_owned() });
    }
    File::open(path).map_err(failed)
}

/// The blocks of so many bytes that begin so many bytes after the beginning of one.
fn blocks(bytes: u64, before: u64) -> Option<u64> {
    let blocks = before.checked_add(bytes)?.div_ceil(BLOCK as u64);
    // A part without bytes has no block, wherever it begins.
    Some(if bytes == 0 { 0 } else { blocks })
}

/// Reads a whole file and compares it with what was written. How many bytes it has just read it tells `tell`, which
/// may end it.
pub(crate) fn check(
    path: &Path,
    file_bytes: u64,
    checksum: &str,
    mut tell: impl FnMut(u64) -> Result<(), TableError>,
) -> Result<(), TableError> {
    let failed = |error| TableError::reading(path, error);
    let mut file = open_file(path)?;
    let (mut hash, mut length) = (Xxh3::new(), 0);
    let mut piece = vec![0; 1 << 20];
    loop {
        let read = file.read(&mut piece).map_err(failed)?;
        if read == 0 {
            break;
        }
        hash.update(&piece[..read]);
        length += read as u64;
        tell(read as u64)?;
    }
    let is_right = length == file_bytes && format!("{:032x}", hash.digest128()) == checksum;
    if is_right { Ok(()) } else { Err(TableError::Damaged { file: path.to_owned() }) }
}
