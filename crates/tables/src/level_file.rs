//! A level as a file: blocks that are compressed where that pays, each to be read by itself.
//!
//! ```text
//! head     magic, format, level, bytes of the level, bytes of a block, bytes before it, whose it is, checksum of all that
//! blocks   each compressed with zstd, or as it is if that is not shorter
//! index    for each block where it begins and its checksum, and where the last one ends
//! foot     where the index begins, its checksum, checksum of all that
//! ```
//!
//! A level is taken for one of another game, or from another position, by nobody: its head has a hash of the two.
//! Numbers have their lowest byte first. The checksum of a block depends on the level and on the number of the block,
//! so no block is taken for another.
//!
//! A part of a level is divided where the whole level is, so that its blocks can be put into the whole as they are: the
//! bytes before it are those of its first block that belong to the part before. A whole level has none.

mod reading;
mod writing;

use xxhash_rust::xxh3::xxh3_64_with_seed;

use crate::FORMAT;
pub use reading::LevelFile;
pub(crate) use reading::{check, is_level, may_be_level, owner};
pub use writing::LevelWriter;
pub(crate) use writing::write;

/// Bytes of a block. A larger one is compressed better, a smaller one is read sooner.
pub(crate) const BLOCK: usize = 1 << 14;
const MAGIC: [u8; 16] = *b"gametree level\r\n";
const HEAD: usize = 16 + 4 + 4 + 8 + 4 + 4 + 8 + 8;
const FOOT: usize = 8 + 8 + 8;
/// Where a block begins, and its checksum.
const ENTRY: usize = 16;

fn head(owner: u64, level: u32, bytes: u64, before: u32) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..16].copy_from_slice(&MAGIC);
    head[16..20].copy_from_slice(&FORMAT.to_le_bytes());
    head[20..24].copy_from_slice(&level.to_le_bytes());
    head[24..32].copy_from_slice(&bytes.to_le_bytes());
    head[32..36].copy_from_slice(&(BLOCK as u32).to_le_bytes());
    head[36..40].copy_from_slice(&before.to_le_bytes());
    head[40..48].copy_from_slice(&owner.to_le_bytes());
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use gametree_rules::Seed;

    use super::*;

    /// Bytes that are compressed, and bytes that are not.
    fn some_bytes(many: usize, seed: &mut Seed) -> Vec<u8> {
        (0..many)
            .map(|at| if at / 50_000 % 2 == 0 { (at / 700) as u8 } else { seed.below(256) as u8 })
            .collect()
    }

    /// However a level is divided, and wherever its parts believe to begin, it is the same file in the end.
    #[test]
    fn parts_are_put_together() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let mut seed = Seed::new(5);
        for bytes in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 10 * BLOCK + 77] {
            let all = some_bytes(bytes, &mut seed);
            let whole =
                write(&path("whole"), 9, 7, 0, bytes as u64, 2, |writer| writer.append(&all));
            let whole = whole.unwrap();
            for round in 0..20 {
                let mut cuts: Vec<usize> = (0..round % 5).map(|_| seed.below(bytes + 1)).collect();
                // Empty parts, and those that end where a block does.
                cuts.extend([0, bytes, bytes / BLOCK * BLOCK, bytes]);
                cuts.sort_unstable();
                let mut files = Vec::new();
                for (number, cut) in cuts.windows(2).enumerate() {
                    let (part, path) = (&all[cut[0]..cut[1]], path(&format!("part-{number}")));
                    let begin = if round % 4 == 3 { 0 } else { cut[0] as u64 };
                    let long = part.len() as u64;
                    write(&path, 9, 7, begin, long, 1, |writer| writer.append(part)).unwrap();
                    let file = LevelFile::open(&path, 9, 7, long).unwrap();
                    let mut read = vec![0; part.len()];
                    file.read(0, &mut read).unwrap();
                    assert!(read == part);
                    let last = part.len().saturating_sub(1);
                    file.read(last as u64, &mut read[last..]).unwrap();
                    assert!(read == part);
                    assert!(file.read(long, &mut [0]).is_err());
                    assert!(LevelFile::open(&path, 9, 8, long).is_err());
                    assert!(LevelFile::open(&path, 9, 7, long + 1).is_err());
                    assert!(LevelFile::open(&path, 6, 7, long).is_err());
                    files.push(file);
                }
                let merged = write(&path("merged"), 9, 7, 0, bytes as u64, 1, |writer| {
                    for file in &files {
                        for block in 0..file.blocks() {
                            writer.append_block(file, block)?;
                        }
                    }
                    Ok(())
                });
                assert_eq!(merged.unwrap().checksum, whole.checksum, "{bytes} {cuts:?}");
            }
        }
    }
}
