use std::io::Write;
use std::path::Path;

use gametree_files::write_unsettled;
use gametree_rules::work::share;
use xxhash_rust::xxh3::{Xxh3, xxh3_64_with_seed};

use super::{BLOCK, ENTRY, FOOT, LevelFile, head, seed};
use crate::TableError;
use crate::packing::pack;

/// How many times each byte stands in a block. Levels are runs of the same value, and to add to a number that was just
/// added to means to wait: so several are added to in turn.
fn histogram(block: &[u8]) -> [u32; 256] {
    let mut lanes = [[0_u32; 256]; 4];
    let (fours, rest) = block.as_chunks::<4>();
    for four in fours {
        for (lane, &byte) in lanes.iter_mut().zip(four) {
            lane[usize::from(byte)] += 1;
        }
    }
    for &byte in rest {
        lanes[0][usize::from(byte)] += 1;
    }
    std::array::from_fn(|byte| lanes.iter().map(|lane| lane[byte]).sum())
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

/// Writes the bytes of a level of this owner that `fill` appends, so many of them from number `begin` on, as one file. Nothing
/// may refer to it before it is settled.
pub(crate) fn write(
    path: &Path,
    owner: u64,
    level: u32,
    begin: u64,
    bytes: u64,
    threads: usize,
    fill: impl FnOnce(&mut LevelWriter<'_>) -> Result<(), TableError>,
) -> Result<Written, TableError> {
    write_unsettled(path, |out| {
        let before = (begin % BLOCK as u64) as usize;
        let mut writer = LevelWriter {
            path,
            out,
            level,
            threads,
            bytes,
            waiting: Vec::new(),
            room: BLOCK - before,
            index: Vec::new(),
            at: 0,
            taken: 0,
            hash: Xxh3::new(),
            histogram: Box::new([0; 256]),
        };
        writer.put(&head(owner, level, bytes, before as u32))?;
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
    bytes: u64,
    /// What does not fill a block yet.
    waiting: Vec<u8>,
    /// Bytes until it does.
    room: usize,
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
        if self.room < BLOCK {
            let (now, later) = rest.split_at(rest.len().min(self.room));
            self.waiting.extend_from_slice(now);
            self.room -= now.len();
            rest = later;
            if self.room > 0 {
                return Ok(());
            }
            let whole = std::mem::take(&mut self.waiting);
            self.put_blocks(&whole)?;
        }
        let whole = rest.len() / BLOCK * BLOCK;
        self.put_blocks(&rest[..whole])?;
        self.waiting.extend_from_slice(&rest[whole..]);
        self.room = BLOCK - self.waiting.len();
        Ok(())
    }

    /// Takes a block of another level that was written. One that would be divided in the same way here is taken as it
    /// is, and its bytes are not counted again.
    pub fn append_block(&mut self, file: &LevelFile, block: u64) -> Result<(), TableError> {
        let unread = |error| TableError::reading(file.path(), error);
        let packed = file.packed(block).map_err(unread)?;
        let is_last = self.taken + packed.length as u64 == self.bytes;
        if self.room < BLOCK || packed.length < BLOCK && !is_last {
            let bytes = packed.bytes().map_err(unread)?;
            return self.append(&bytes);
        }
        self.taken += packed.length as u64;
        let number = self.index.len() as u64;
        self.put_packed(&packed.stored, xxh3_64_with_seed(&packed.stored, seed(self.level, number)))
    }

    fn put_blocks(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        /// Blocks that are compressed before they are written: not many, for they take memory.
        const AT_ONCE: usize = 64;
        for blocks in bytes.chunks(AT_ONCE * BLOCK) {
            let first = self.index.len() as u64;
            let level = self.level;
            let blocks =
                share(self.threads, (first..).zip(blocks.chunks(BLOCK)), |(number, block)| {
                    let packed = pack(block).ok();
                    let packed = packed.filter(|packed| packed.len() < block.len());
                    let checksum =
                        xxh3_64_with_seed(packed.as_deref().unwrap_or(block), seed(level, number));
                    (block, packed, checksum, histogram(block))
                });
            for (block, packed, checksum, histogram) in blocks {
                self.put_packed(packed.as_deref().unwrap_or(block), checksum)?;
                for (sum, count) in self.histogram.iter_mut().zip(histogram) {
                    *sum += u64::from(count);
                }
            }
        }
        Ok(())
    }

    fn put_packed(&mut self, packed: &[u8], checksum: u64) -> Result<(), TableError> {
        let mut entry = [0; ENTRY];
        entry[..8].copy_from_slice(&self.at.to_le_bytes());
        entry[8..].copy_from_slice(&checksum.to_le_bytes());
        self.index.push(entry);
        self.put(packed)
    }

    fn put(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        self.hash.update(bytes);
        self.at += bytes.len() as u64;
        self.out.write_all(bytes).map_err(|error| TableError::writing(self.path, error))
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
