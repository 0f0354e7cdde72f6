//! Games of taking places, level by level, however little memory there is.
//!
//! A move keeps the other player's set. So a level that is arranged by the sets of the player who does not move is
//! valued block by block, each from one block of the next level in the same arrangement: both are streamed. Files are
//! arranged by the sets of the player who moves at the root. Where that is the player who moves (after an even number
//! of plies), the next level is turned on its way in and the new one on its way out, through tiles; else neither is. So
//! each level is turned once. Where two levels fit into memory, nothing is turned: values are looked up wherever they
//! are.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::sync::Mutex;

use gametree_rules::Places;
use gametree_rules::work::{Stage, Work, share};
use gametree_solver::{LevelCount, PlacesKernel, PlacesLayout, Side};

use crate::folder::{Filling, NewLevel};
use crate::level_file::{LevelFile, LevelWriter};
use crate::tiles::{Tiles, runs};
use crate::{TableError, go_on};

/// Pieces of a level that a thread has in its hands at the same time: the run that is read, its tiles, the run that
/// is valued, its tiles, what waits to be written.
const HANDS: u64 = 6;

/// Bytes that are handed to be written at a time.
const PIECE: usize = 1 << 20;

/// Bytes that are needed whatever the game is.
const LEAST: u64 = 1 << 20;

/// Bytes for each of the 2^free sets: what they are, their numbers, whether they end the game.
const A_SET: u64 = 10;

/// Half of the memory is for runs, a quarter for the tiles of each of two levels, if they are that few.
const SHARE_FOR_RUNS: u64 = 2;
const SHARE_FOR_TILES: u64 = 4;
/// Half is for two levels where nothing is turned: of what was freed after the levels before, the system does not get
/// everything back.
const SHARE_FOR_LEVELS: u64 = 2;

/// A level has at least so many runs for each thread, if it has as many sets.
const RUNS_A_THREAD: usize = 4;

/// No run is longer, however much memory there is: places in it are numbers of 32 bits.
const LONGEST_RUN: u64 = 1 << 30;

/// What is needed beside runs and tiles: the sets, the index of the level that is being written, and for each thread
/// where it is in the blocks of all sets of a side.
fn fixed_memory(free: u32, threads: usize) -> u64 {
    let places = threads as u64 * size_of::<usize>() as u64 * choose(free, free / 2);
    (A_SET << free) + LEAST + longest_level(free) / 512 + places
}

/// What it takes of memory for anything to be done at all.
pub(crate) fn least_memory(free: u32, threads: usize) -> u64 {
    // The longest block, of any arrangement, is the smallest run.
    let longest = (0..=free).map(|plies| {
        let (mine, yours) = (plies.div_ceil(2), plies / 2);
        choose(free - yours, mine).max(choose(free - mine, yours))
    });
    let hands = threads as u64 * HANDS;
    let runs = SHARE_FOR_RUNS * hands * longest.max().unwrap_or(1);
    // Where each tile begins takes four bytes, and there are as many as there are runs, squared: so that they take an
    // eighth of memory m, where runs are m / 2 hands long, m³ is 128 (hands · level)².
    let tiles = (128.0 * (hands as f64 * longest_level(free) as f64).powi(2)).cbrt() as u64;
    fixed_memory(free, threads) + runs.max(tiles)
}

fn level_len(free: u32, plies: u32) -> u64 {
    choose(free, plies) * choose(plies, plies.div_ceil(2))
}

fn longest_level(free: u32) -> u64 {
    (0..=free).map(|plies| level_len(free, plies)).max().unwrap_or(1)
}

/// The bytes of the longest level that is turned and of the one after it: what is on disk for a while beside the table.
/// What the table `has` is not turned again.
pub(crate) fn passing_bytes(free: u32, has: impl Fn(u32) -> bool) -> u64 {
    let pair = |plies: u32| level_len(free, plies) + level_len(free, plies + 1);
    (0..free).filter(|&plies| plies % 2 == 0 && !has(plies)).map(pair).max().unwrap_or(0)
}

fn choose(all: u32, size: u32) -> u64 {
    (0..u64::from(size.min(all)))
        .fold(1, |product, step| product * (u64::from(all) - step) / (step + 1))
}

/// Values all levels that are missing.
pub(crate) fn fill<P>(
    game: &dyn Places<P>,
    layout: &PlacesLayout,
    filling: &mut Filling,
    work: &Work,
) -> Result<(), TableError> {
    let free = layout.free();
    let total = (0..=free).map(|plies| layout.len(plies)).sum();
    work.begin(Stage::Valuing, Some(total));
    let (threads, allowed) = (work.budget().threads.max(1), work.budget().memory);
    let needed = least_memory(free, threads);
    if allowed < needed {
        return Err(TableError::TooLittleMemory { needed, allowed });
    }
    let kernel = PlacesKernel::new(game, layout)?;
    let fixed = fixed_memory(free, threads);
    let mut done: u64 = filling.manifest().levels.iter().map(|level| level.entries).sum();
    work.done(done);
    // The level that was valued last, where it was in memory.
    let mut held: Option<(u32, Vec<i8>)> = None;
    let order = filling.manifest().order().filter(|&plies| !filling.has(plies));
    for plies in order.collect::<Vec<_>>() {
        go_on(work)?;
        let next = if plies < free { Some(filling.level(plies + 1)?) } else { None };
        let len = layout.len(plies);
        let step = LevelStep {
            kernel: &kernel,
            plies,
            next: next.as_ref(),
            threads,
            memory: allowed - fixed,
            folder: filling.folder().to_owned(),
            done: Mutex::new(done),
            work,
        };
        let new = NewLevel { level: plies, begin: 0, entries: len, bytes: len, values: layout };
        let last = held.take().filter(|(last, _)| *last == plies + 1 && step.fits_into_memory());
        filling.commit(&new, threads, |writer| {
            if !step.fits_into_memory() {
                return step.write(writer);
            }
            let (level, count) = step.anywhere(last.map(|(_, level)| level), writer)?;
            held = Some((plies, level));
            Ok(Some(count.unfinished))
        })?;
        done += len;
        work.done(done);
    }
    Ok(())
}

/// One level, from the next one.
struct LevelStep<'a> {
    kernel: &'a PlacesKernel<'a>,
    plies: u32,
    next: Option<&'a LevelFile>,
    threads: usize,
    /// For what is in anybody's hands.
    memory: u64,
    folder: std::path::PathBuf,
    done: Mutex<u64>,
    work: &'a Work,
}

impl LevelStep<'_> {
    fn layout(&self) -> &PlacesLayout {
        self.kernel.layout()
    }

    /// Whether this level and the next one do, at the same time.
    fn fits_into_memory(&self) -> bool {
        let next = if self.next.is_some() { self.layout().len(self.plies + 1) } else { 0 };
        self.layout().len(self.plies) + next <= self.memory / SHARE_FOR_LEVELS
    }

    /// Writes the level, and returns it, from the next one, which may be known.
    fn anywhere(
        &self,
        next: Option<Vec<i8>>,
        writer: &mut LevelWriter<'_>,
    ) -> Result<(Vec<i8>, LevelCount), TableError> {
        let next = match (next, self.next) {
            (Some(next), _) => next,
            (None, Some(_)) => signed(self.read_next(0, self.layout().len(self.plies + 1))?),
            (None, None) => Vec::new(),
        };
        let look = |entries| {
            self.tell(entries);
            go_on(self.work)
        };
        let (level, count) = self.kernel.level(self.plies, &next, self.threads, look)?;
        drop(next);
        for piece in level.chunks(PIECE) {
            go_on(self.work)?;
            let bytes: Vec<u8> = piece.iter().map(|entry| entry.cast_unsigned()).collect();
            writer.append(&bytes)?;
        }
        Ok((level, count))
    }

    /// Writes the level; returns how many positions of it are unfinished.
    fn write(&self, writer: &mut LevelWriter<'_>) -> Result<Option<u64>, TableError> {
        let count = match Side::kept_after(self.plies) {
            Side::Mine => self.straight(writer)?,
            Side::Yours => self.turning(writer)?,
        };
        Ok(Some(count.unfinished))
    }

    /// The runs of sets of a side, for this level and the next one.
    fn runs(&self, side: Side) -> Vec<Range<usize>> {
        let layout = self.layout();
        let has_next = self.plies < layout.free();
        // A run of this side's sets is one on both levels only where the side keeps its set.
        let next = if has_next && side == Side::kept_after(self.plies) {
            layout.block(self.plies + 1, side)
        } else {
            0
        };
        let block = layout.block(self.plies, side).max(next) as u64;
        self.divided(layout.set_count(self.plies, side), block)
    }

    /// Runs of so many sets with blocks of this length.
    fn divided(&self, sets: usize, block: u64) -> Vec<Range<usize>> {
        let run = self.memory / (SHARE_FOR_RUNS * self.threads as u64 * HANDS);
        let most = usize::try_from(run.min(LONGEST_RUN) / block.max(1)).unwrap_or(usize::MAX);
        // However much memory there is, every thread has something to do, and none waits long for the last.
        runs(sets, most.min(sets.div_ceil(RUNS_A_THREAD * self.threads)))
    }

    /// Arranged by mine, as files are.
    fn straight(&self, writer: &mut LevelWriter<'_>) -> Result<LevelCount, TableError> {
        let layout = self.layout();
        let mut count = LevelCount::default();
        let block = self.next_block();
        for runs in self.runs(Side::Mine).chunks(self.threads) {
            let valued = share(self.threads, runs.to_vec(), |run: Range<usize>| {
                go_on(self.work)?;
                let next = self.read_next(run.start as u64 * block, run.len() as u64 * block)?;
                Ok::<_, TableError>(self.value(Side::Mine, run, &signed(next)))
            });
            for valued in valued {
                let (entries, counted) = valued?;
                writer.append(&entries)?;
                count = count.and(counted);
            }
        }
        debug_assert_eq!(layout.len(self.plies) % layout.block(self.plies, Side::Mine) as u64, 0);
        Ok(count)
    }

    /// Arranged by yours, from the next level turned, and turned itself.
    fn turning(&self, writer: &mut LevelWriter<'_>) -> Result<LevelCount, TableError> {
        let (plies, yours) = (self.plies, self.runs(Side::Yours));
        let next = match self.next {
            Some(next) => Some(self.turned_in(next, &yours)?),
            None => None,
        };
        let rows = self.runs(Side::Mine);
        let file = self.file_for(plies)?;
        let tiles = Tiles::new(self.kernel, plies, Side::Yours, [yours, rows], file);
        let counts = share(self.threads, 0..tiles.rows().len(), |row| {
            go_on(self.work)?;
            let next = match &next {
                Some(next) => next.take(row).map_err(|error| self.failed(error))?,
                None => Vec::new(),
            };
            let (entries, counted) = self.value(Side::Yours, tiles.rows()[row].clone(), &next);
            tiles.put(row, &entries).map_err(|error| self.failed(error))?;
            Ok::<_, TableError>(counted)
        });
        drop(next);
        let mut count = LevelCount::default();
        for counted in counts {
            count = count.and(counted?);
        }
        let columns: Vec<usize> = (0..tiles.columns().len()).collect();
        for columns in columns.chunks(self.threads) {
            let turned = share(self.threads, columns.to_vec(), |column| {
                go_on(self.work)?;
                let entries = tiles.take(column).map_err(|error| self.failed(error))?;
                Ok::<_, TableError>(entries.into_iter().map(i8::cast_unsigned).collect::<Vec<u8>>())
            });
            for entries in turned {
                writer.append(&entries?)?;
            }
        }
        Ok(count)
    }

    /// The next level, cut into tiles by runs of yours.
    fn turned_in(&self, next: &LevelFile, yours: &[Range<usize>]) -> Result<Tiles<'_>, TableError> {
        let (layout, plies) = (self.layout(), self.plies + 1);
        let block = layout.block(plies, Side::Mine) as u64;
        let rows = self.divided(layout.set_count(plies, Side::Mine), block);
        let file = self.file_for(plies)?;
        let tiles = Tiles::new(self.kernel, plies, Side::Mine, [rows, yours.to_vec()], file);
        let put = share(self.threads, 0..tiles.rows().len(), |row| {
            go_on(self.work)?;
            let run = &tiles.rows()[row];
            let mut bytes = vec![0; run.len() * block as usize];
            next.read(run.start as u64 * block, &mut bytes).map_err(|error| self.unread(error))?;
            tiles.put(row, &bytes).map_err(|error| self.failed(error))
        });
        put.into_iter().collect::<Result<(), TableError>>()?;
        Ok(tiles)
    }

    /// Where the tiles of a level are kept: on disk, unless they are few.
    fn file_for(&self, plies: u32) -> Result<Option<File>, TableError> {
        if self.layout().len(plies) <= self.memory / SHARE_FOR_TILES {
            return Ok(None);
        }
        // Without a name it is gone when the program is, however that ends.
        tempfile::tempfile_in(&self.folder).map(Some).map_err(|error| self.failed(error))
    }

    /// Values a run of sets of the side that does not move.
    fn value(&self, side: Side, run: Range<usize>, next: &[i8]) -> (Vec<u8>, LevelCount) {
        let layout = self.layout();
        let (block, next_block) = (layout.block(self.plies, side), self.next_block() as usize);
        let mut entries = vec![0; run.len() * block];
        let mut count = LevelCount::default();
        let sets = &self.kernel.sets(self.plies, side)[run];
        for (number, (&set, entries)) in sets.iter().zip(entries.chunks_mut(block)).enumerate() {
            let next = &next[number * next_block..][..next_block];
            count = count.and(self.kernel.fill_kept(self.plies, set, next, entries));
        }
        self.tell(entries.len());
        (entries.into_iter().map(i8::cast_unsigned).collect(), count)
    }

    /// That so many entries more are valued.
    fn tell(&self, entries: usize) {
        if let Ok(mut done) = self.done.lock() {
            *done += entries as u64;
            self.work.done(*done);
        }
    }

    /// Entries of the next level with one set of the side that does not move.
    fn next_block(&self) -> u64 {
        match self.next {
            Some(_) => self.layout().block(self.plies + 1, Side::kept_after(self.plies)) as u64,
            None => 0,
        }
    }

    fn read_next(&self, at: u64, bytes: u64) -> Result<Vec<u8>, TableError> {
        let mut read = vec![0; bytes as usize];
        if let Some(next) = self.next {
            next.read(at, &mut read).map_err(|error| self.unread(error))?;
        }
        Ok(read)
    }

    fn failed(&self, error: io::Error) -> TableError {
        TableError::writing(&self.folder, error)
    }

    fn unread(&self, error: io::Error) -> TableError {
        TableError::reading(&self.folder.join(crate::folder::level_name(self.plies + 1)), error)
    }
}

fn signed(bytes: Vec<u8>) -> Vec<i8> {
    bytes.into_iter().map(u8::cast_signed).collect()
}
