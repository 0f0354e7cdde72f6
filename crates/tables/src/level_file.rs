//! A level as a file: blocks that are compressed where that pays, each to be read by itself.
//!
//! ```text
//! head     magic, format, level, bytes of the level, bytes of a block, checksum of all that
//! blocks   each compressed with zstd, or as it is if that is not shorter
//! index    for each block where it begins and its checksum, and where the last one ends
//! foot     where the index begins, its checksum, checksum of all that
//! ```
//!
//! Numbers have their lowest byte first. The checksum of a block depends on the level and on the number of the block,
//! so no block is taken for another.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use gametree_files::{read_at, write_whole};
use gametree_rules::work::share;
use xxhash_rust::xxh3::{Xxh3, xxh3_64_with_seed};
use zstd::bulk::{Compressor, Decompressor};

use crate::{FORMAT, TableError};

/// Bytes of a block. A larger one is compressed better, a smaller one is read sooner.
pub(crate) const BLOCK: usize = 1 << 14;
const MAGIC: [u8; 16] = *b"gametree level\r\n";
const HEAD: usize = 16 + 4 + 4 + 8 + 4 + 4 + 8;
const FOOT: usize = 8 + 8 + 8;
/// Where a block begins, and its checksum.
const ENTRY: usize = 16;
/// The fastest that compresses well: levels are mostly runs of a few values.
const ZSTD_LEVEL: i32 = 1;

fn invalid() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

fn head(level: u32, bytes: u64) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..16].copy_from_slice(&MAGIC);
    head[16..20].copy_from_slice(&FORMAT.to_le_bytes());
    head[20..24].copy_from_slice(&level.to_le_bytes());
    head[24..32].copy_from_slice(&bytes.to_le_bytes());
    head[32..36].copy_from_slice(&(BLOCK as u32).to_le_bytes());
    let checksum = xxh3_64_with_seed(&head[..HEAD - 8], 0);
    head[HEAD - 8..].copy_from_slice(&checksum.to_le_bytes());
    head
}

/// Block numbers and levels are far smaller than this leaves room for.
fn seed(level: u32, block: u64) -> u64 {
    u64::from(level) << 48 | block
}

fn number(bytes: &[u8]) -> u64 {
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[..8]);
    u64::from_le_bytes(eight)
}

thread_local! {
    /// To make one takes longer than to compress a block.
    static COMPRESSOR: RefCell<Option<Compressor<'static>>> = const { RefCell::new(None) };
    static DECOMPRESSOR: RefCell<Option<Decompressor<'static>>> = const { RefCell::new(None) };
}

fn compressed(block: &[u8]) -> io::Result<Vec<u8>> {
    COMPRESSOR.with_borrow_mut(|kept| {
        let compressor = match kept {
            Some(compressor) => compressor,
            None => kept.insert(Compressor::new(ZSTD_LEVEL)?),
        };
        compressor.compress(block)
    })
}

fn decompressed(packed: &[u8], length: usize) -> io::Result<Vec<u8>> {
    DECOMPRESSOR.with_borrow_mut(|kept| {
        let decompressor = match kept {
            Some(decompressor) => decompressor,
            None => kept.insert(Decompressor::new()?),
        };
        decompressor.decompress(packed, length)
    })
}

/// How a level was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    /// Bytes of the file.
    pub(crate) file_bytes: u64,
    /// The checksum of the whole file.
    pub(crate) checksum: String,
    /// How many times each byte stands in it.
    pub(crate) histogram: Box<[u64; 256]>,
}

/// Writes the level that `fill` appends, `bytes` of them, as one file, which is there whole or not at all.
pub(crate) fn write(
    path: &Path,
    level: u32,
    bytes: u64,
    threads: usize,
    fill: impl FnOnce(&mut LevelWriter<'_>) -> Result<(), TableError>,
) -> Result<Written, TableError> {
    write_whole(path, |out| {
        let mut writer = LevelWriter {
            path,
            out,
            level,
            threads,
            waiting: Vec::new(),
            index: Vec::new(),
            at: 0,
            taken: 0,
            hash: Xxh3::new(),
            histogram: Box::new([0; 256]),
        };
        writer.put(&head(level, bytes))?;
        fill(&mut writer)?;
        assert_eq!(writer.taken, bytes, "a level has as many entries as it was said to have");
        writer.finish()
    })
}

/// Takes a level, from its first byte to its last.
pub struct LevelWriter<'a> {
    path: &'a Path,
    out: &'a mut dyn Write,
    level: u32,
    threads: usize,
    /// What does not fill a block yet.
    waiting: Vec<u8>,
    index: Vec<[u8; ENTRY]>,
    at: u64,
    taken: u64,
    hash: Xxh3,
    histogram: Box<[u64; 256]>,
}

impl LevelWriter<'_> {
    /// Takes the bytes that come next.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        self.taken += bytes.len() as u64;
        let mut rest = bytes;
        if !self.waiting.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(BLOCK - self.waiting.len()));
            self.waiting.extend_from_slice(now);
            rest = later;
            if self.waiting.len() < BLOCK {
                return Ok(());
            }
            let whole = std::mem::take(&mut self.waiting);
            self.put_blocks(&whole)?;
        }
        let whole = rest.len() / BLOCK * BLOCK;
        self.put_blocks(&rest[..whole])?;
        self.waiting.extend_from_slice(&rest[whole..]);
        Ok(())
    }

    fn put_blocks(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        /// Blocks that are compressed before they are written: not many, for they take memory.
        const AT_ONCE: usize = 64;
        for blocks in bytes.chunks(AT_ONCE * BLOCK) {
            let first = self.index.len() as u64;
            let level = self.level;
            let blocks =
                share(self.threads, (first..).zip(blocks.chunks(BLOCK)), |(number, block)| {
                    let packed = compressed(block).ok();
                    let packed = packed.filter(|packed| packed.len() < block.len());
                    let checksum =
                        xxh3_64_with_seed(packed.as_deref().unwrap_or(block), seed(level, number));
                    let mut histogram = [0_u64; 256];
                    for &byte in block {
                        histogram[usize::from(byte)] += 1;
                    }
                    (block, packed, checksum, histogram)
                });
            for (block, packed, checksum, histogram) in blocks {
                let mut entry = [0; ENTRY];
                entry[..8].copy_from_slice(&self.at.to_le_bytes());
                entry[8..].copy_from_slice(&checksum.to_le_bytes());
                self.index.push(entry);
                self.put(packed.as_deref().unwrap_or(block))?;
                for (sum, count) in self.histogram.iter_mut().zip(histogram) {
                    *sum += count;
                }
            }
        }
        Ok(())
    }

    fn put(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        self.hash.update(bytes);
        self.at += bytes.len() as u64;
        self.out.write_all(bytes).map_err(|error| TableError::io(self.path, error))
    }

    fn finish(mut self) -> Result<Written, TableError> {
        let last = std::mem::take(&mut self.waiting);
        if !last.is_empty() {
            self.put_blocks(&last)?;
        }
        let begin = self.at;
        let mut index: Vec<u8> = self.index.concat();
        index.extend_from_slice(&begin.to_le_bytes());
        index.extend_from_slice(&0_u64.to_le_bytes());
        self.put(&index)?;
        let mut foot = [0; FOOT];
        foot[..8].copy_from_slice(&begin.to_le_bytes());
        let checksum = xxh3_64_with_seed(&index, seed(self.level, begin));
        foot[8..16].copy_from_slice(&checksum.to_le_bytes());
        let checksum = xxh3_64_with_seed(&foot[..16], u64::from(self.level));
        foot[16..].copy_from_slice(&checksum.to_le_bytes());
        self.put(&foot)?;
        let checksum = format!("{:032x}", self.hash.digest128());
        Ok(Written { file_bytes: self.at, checksum, histogram: self.histogram })
    }
}

/// A level that was written, open to be read.
pub struct LevelFile {
    file: File,
    level: u32,
    bytes: u64,
    index_at: u64,
}

impl LevelFile {
    /// Opens the file of a level that has so many bytes. What is not such a file is refused.
    pub(crate) fn open(path: &Path, level: u32, bytes: u64) -> Result<LevelFile, TableError> {
        let failed = |error| TableError::io(path, error);
        let damaged = || TableError::Damaged { file: path.to_owned() };
        let file = File::open(path).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        let blocks = bytes.div_ceil(BLOCK as u64);
        if length < (HEAD + FOOT) as u64 + (blocks + 1) * ENTRY as u64 {
            return Err(damaged());
        }
        let mut found = [0; HEAD];
        read_at(&file, 0, &mut found).map_err(failed)?;
        if found[..16] != MAGIC {
            return Err(damaged());
        }
        let format = u32::from_le_bytes([found[16], found[17], found[18], found[19]]);
        if xxh3_64_with_seed(&found[..HEAD - 8], 0) != number(&found[HEAD - 8..]) {
            return Err(damaged());
        }
        if format != FORMAT {
            return Err(TableError::Format { file: path.to_owned(), found: format, known: FORMAT });
        }
        let mut foot = [0; FOOT];
        read_at(&file, length - FOOT as u64, &mut foot).map_err(failed)?;
        let index_at = number(&foot);
        let is_right = found == head(level, bytes)
            && xxh3_64_with_seed(&foot[..16], u64::from(level)) == number(&foot[16..])
            && index_at.checked_add((blocks + 1) * ENTRY as u64) == Some(length - FOOT as u64);
        if !is_right {
            return Err(damaged());
        }
        Ok(LevelFile { file, level, bytes, index_at })
    }

    /// The bytes from number `at` on.
    pub fn read(&self, at: u64, into: &mut [u8]) -> io::Result<()> {
        let mut done = 0;
        while done < into.len() {
            let place = at + done as u64;
            let (block, within) = (place / BLOCK as u64, (place % BLOCK as u64) as usize);
            let bytes = self.block(block)?;
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
        let length = self.bytes.saturating_sub(block * BLOCK as u64).min(BLOCK as u64) as usize;
        if length == 0 {
            return Err(invalid());
        }
        let mut entries = [0; 2 * ENTRY];
        read_at(&self.file, self.index_at + block * ENTRY as u64, &mut entries)?;
        let (from, to) = (number(&entries), number(&entries[ENTRY..]));
        let stored = to.checked_sub(from).and_then(|stored| usize::try_from(stored).ok());
        let stored = stored.filter(|&stored| stored <= length && to <= self.index_at);
        let mut bytes = vec![0; stored.ok_or_else(invalid)?];
        read_at(&self.file, from, &mut bytes)?;
        if xxh3_64_with_seed(&bytes, seed(self.level, block)) != number(&entries[8..]) {
            return Err(invalid());
        }
        if bytes.len() == length {
            return Ok(bytes);
        }
        let bytes = decompressed(&bytes, length).map_err(|_| invalid())?;
        if bytes.len() == length { Ok(bytes) } else { Err(invalid()) }
    }
}

/// Reads a whole file and compares it with what was written.
pub(crate) fn check(path: &Path, file_bytes: u64, checksum: &str) -> Result<(), TableError> {
    use std::io::Read;

    let failed = |error| TableError::io(path, error);
    let mut file = File::open(path).map_err(failed)?;
    let (mut hash, mut length) = (Xxh3::new(), 0);
    let mut piece = vec![0; 1 << 20];
    loop {
        let read = file.read(&mut piece).map_err(failed)?;
        if read == 0 {
            break;
        }
        hash.update(&piece[..read]);
        length += read as u64;
    }
    let is_right = length == file_bytes && format!("{:032x}", hash.digest128()) == checksum;
    if is_right { Ok(()) } else { Err(TableError::Damaged { file: path.to_owned() }) }
}
