use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use gametree_rules::work::Work;
use gametree_rules::{Notation, Solvable, Structure};
use gametree_solver::{
    LevelCount, Levels, LookupError, Method, PlacesLayout, Solution, Stored, StringsKernel,
    StringsLayout, forecast,
};

use crate::folder::{
    Filling, Subject, has_nothing_else, is_about, is_free, level_name, open_level,
};
use crate::level_file::{BLOCK, LevelFile};
use crate::manifest::{Manifest, StoredLayout, StoredLevel};
use crate::part_folders::{PartFolder, part_folders, remove_left};
use crate::{TableError, places, strings, whole};

/// Solves the game from `root` on into a table in this folder, which is made if need be. A table that was begun there
/// is gone on with; one that is finished is opened. What is there and is something else is refused.
pub fn solve<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    work: &Work,
) -> Result<Solution<G>, TableError>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    // No table is larger than this, wherever it is.
    let beyond = forecast(game, root).filter(|forecast| forecast.beyond_any_table().is_some());
    if let Some(forecast) = beyond {
        let memory = work.budget().memory;
        return Err(gametree_solver::Unsolved::TooLarge { forecast, memory }.into());
    }
    let is_new = !folder.exists();
    fill(game, spec, root, folder, work).inspect_err(|_| {
        // Of what came to nothing, nothing stays.
        let _ = is_new.then(|| fs::remove_dir(folder));
    })?;
    let table = open(game, spec, folder)?;
    // What workers have left of it nobody needs any more.
    remove_left(folder);
    Ok(table)
}

/// Values whatever is missing.
fn fill<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    work: &Work,
) -> Result<(), TableError>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    let by_structure = game.outcome(root).is_none();
    match game.structure() {
        Structure::Places(places) if by_structure => {
            let layout = PlacesLayout::new(places, root, game.to_move(root));
            let subject = subject(game, spec, root, StoredLayout::Places, 1, layout.free() + 1);
            let mut filling = Filling::open(folder, &subject, work)?;
            if !filling.manifest().is_complete() {
                places::fill(places, &layout, &mut filling, work)?;
                filling.finish()?;
            }
        }
        Structure::Strings(given) if by_structure => {
            let (replacements, (_, length)) = (given.replacements(), given.digits(root));
            let layout = StringsLayout::new(&replacements, length);
            let width = layout.width() as u32;
            let subject = subject(game, spec, root, StoredLayout::Strings, width, length);
            let mut filling = Filling::open(folder, &subject, work)?;
            if !filling.manifest().is_complete() {
                let kernel = StringsKernel::new(&replacements, layout);
                strings::fill(&kernel, &mut filling, work)?;
                filling.finish()?;
            }
        }
        _ => in_memory(game, spec, root, folder, work)?,
    }
    Ok(())
}

fn subject<G: Notation>(
    game: &G,
    spec: &str,
    root: &G::Position,
    layout: StoredLayout,
    entry_bytes: u32,
    levels_in_all: u32,
) -> Subject {
    let (spec, position) = (spec.to_owned(), game.position_text(root));
    Subject { spec, position, layout, entry_bytes, part: None, levels_in_all }
}

/// What is solved in memory is written when it is solved.
fn in_memory<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    work: &Work,
) -> Result<(), TableError>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    // Whatever is in the way is better known before it is solved than after.
    if let Some(manifest) = Manifest::read(folder)? {
        is_about(&manifest, folder, (spec, &game.position_text(root)), None)?;
        if manifest.is_complete() {
            return Ok(());
        }
    } else if folder.exists() {
        has_nothing_else(folder)?;
    }
    fs::create_dir_all(folder).map_err(|error| TableError::writing(folder, error))?;
    is_free(folder)?;
    let solution = Solution::by(Method::default(), game, root, work)?;
    if let Some(heaps) = solution.heaps() {
        let bytes = gametree_rules::HeapValue::BYTES as u32;
        let subject = subject(game, spec, root, StoredLayout::Heap, bytes, 1);
        let mut filling = Filling::open(folder, &subject, work)?;
        whole::write_heaps(heaps, &mut filling)?;
        filling.finish()?;
    } else if let Some(levels) = solution.key_levels() {
        let many = levels.len() as u32;
        let subject = subject(game, spec, root, StoredLayout::Keys, 0, many);
        let mut filling = Filling::open(folder, &subject, work)?;
        for (level, entries) in (0..).zip(levels) {
            whole::write_keys(game, level, &entries, &mut filling, work)?;
        }
        filling.finish()?;
    }
    Ok(())
}

/// Opens the finished table of a game in this folder.
pub fn open<G>(game: &G, spec: &str, folder: &Path) -> Result<Solution<G>, TableError>
where
    G: Solvable + Notation + Clone,
{
    let manifest = Manifest::read(folder)?.ok_or_else(|| {
        match part_folders(folder).iter().any(PartFolder::has_begun) {
            true => TableError::OnlyParts { folder: folder.to_owned() },
            false => TableError::none(folder),
        }
    })?;
    let damaged = || TableError::Damaged { file: folder.join(crate::manifest::FILE) };
    if manifest.spec != spec {
        return Err(TableError::Foreign {
            folder: folder.to_owned(),
            found: manifest.spec,
            wanted: spec.to_owned(),
        });
    }
    if manifest.part.is_some() {
        return Err(TableError::OtherPart { folder: folder.to_owned(), found: manifest.part });
    }
    if !manifest.is_complete() {
        return Err(TableError::Unfinished {
            folder: folder.to_owned(),
            levels: manifest.levels.len() as u32,
            of: manifest.levels_in_all,
        });
    }
    let root = game.parse_position(&manifest.position).map_err(|_| damaged())?;
    if !manifest.levels.iter().all(|level| is_whole(game, &root, level)) {
        return Err(damaged());
    }
    let level = |level: u32| open_level(folder, &manifest, level);
    let failed =
        |level: u32, error: io::Error| TableError::reading(&folder.join(level_name(level)), error);
    let stored = match manifest.layout {
        StoredLayout::Places | StoredLayout::Strings => {
            let files = manifest.levels.iter().map(|there| Ok((there.level, level(there.level)?)));
            let mut files = files.collect::<Result<Vec<_>, TableError>>()?;
            files.sort_by_key(|(level, _)| *level);
            let unfinished = manifest.levels.iter().filter_map(|level| level.unfinished).sum();
            let count = LevelCount { positions: manifest.positions(), unfinished };
            let folder = folder.to_owned();
            let levels =
                LevelFiles { folder, files, bytes: manifest.file_bytes(), last: Mutex::default() };
            Stored::Levels { levels: Arc::new(levels), count }
        }
        StoredLayout::Heap => {
            let heaps = whole::read_heaps(&level(0)?);
            Stored::Heaps(heaps.map_err(|error| failed(0, error))?)
        }
        StoredLayout::Keys => {
            let mut levels = Vec::with_capacity(manifest.levels.len());
            for there in &manifest.levels {
                let read = whole::read_keys(game, &level(there.level)?, there.entries);
                levels.push(read.map_err(|error| failed(there.level, error))?);
            }
            Stored::Keys(levels)
        }
    };
    Solution::stored(game, &root, stored).map_err(|error| match error {
        LookupError::NotCovered => damaged(),
        LookupError::Reading { file, reason } => TableError::reading(&file, reason.into()),
        LookupError::OutOfMemory => TableError::reading(folder, io::ErrorKind::OutOfMemory.into()),
    })
}

/// Whether a level has as many entries as the game says, where it does.
pub fn is_whole<G: Solvable>(game: &G, root: &G::Position, level: &StoredLevel) -> bool {
    let expected = match game.structure() {
        _ if game.outcome(root).is_some() => None,
        Structure::Places(places) => {
            let layout = PlacesLayout::new(places, root, game.to_move(root));
            Some(if level.level <= layout.free() { layout.len(level.level) } else { 0 })
        }
        Structure::Strings(_) => Some(1_u64.checked_shl(level.level).unwrap_or(0)),
        Structure::Heap(heap) => Some(u64::from(heap.left(root)) + 1),
        Structure::Unknown => None,
    };
    expected.is_none_or(|entries| entries == level.entries)
}

/// The files of all levels, read a block at a time.
struct LevelFiles {
    folder: PathBuf,
    files: Vec<(u32, LevelFile)>,
    bytes: u64,
    /// The blocks that were read last: who looks at a position soon looks at those near it.
    last: Mutex<Vec<CachedBlock>>,
}

struct CachedBlock {
    level: u32,
    block: u64,
    bytes: Arc<Vec<u8>>,
}

/// So many blocks are kept.
const KEPT: usize = 64;

impl LevelFiles {
    fn block(&self, level: u32, file: &LevelFile, block: u64) -> io::Result<Arc<Vec<u8>>> {
        let kept = |last: &mut Vec<CachedBlock>| {
            let at = last.iter().position(|known| (known.level, known.block) == (level, block))?;
            // The one used last comes last.
            last[at..].rotate_left(1);
            last.last().map(|known| Arc::clone(&known.bytes))
        };
        let lock = || self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = kept(&mut lock()) {
            return Ok(bytes);
        }
        let bytes = Arc::new(file.block(block)?);
        let mut last = lock();
        if last.len() >= KEPT {
            last.remove(0);
        }
        last.push(CachedBlock { level, block, bytes: Arc::clone(&bytes) });
        Ok(bytes)
    }
}

impl Levels for LevelFiles {
    fn read(&self, level: u32, at: u64, into: &mut [u8]) -> io::Result<()> {
        let found = self.files.binary_search_by_key(&level, |(level, _)| *level);
        let found = found.map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
        let (_, file) = &self.files[found];
        // Whoever reads much goes through it once.
        if into.len() > BLOCK {
            return file.read(at, into);
        }
        file.read_by(at, into, |block| self.block(level, file, block))
    }

    fn place(&self, level: u32) -> PathBuf {
        self.folder.join(level_name(level))
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }
}
