use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gametree_files::{Lock, remove_abandoned, settle, settle_names};
use gametree_rules::work::Work;
use xxhash_rust::xxh3::xxh3_64;

use crate::check::check_levels;
use crate::level_file::{self, LevelFile, LevelWriter, may_be_level};
use crate::manifest::{self, Manifest, PartOf, StoredLayout, StoredLevel};
use crate::part_folders::PARTS;
use crate::values::Values;
use crate::{FORMAT, TableError};

/// What a table is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The game.
    pub spec: String,
    /// The position that it is solved from.
    pub position: String,
    /// How positions are found in it.
    pub layout: StoredLayout,
    /// Bytes of an entry.
    pub entry_bytes: u32,
    /// Whose part it is, if it is none of the whole.
    pub part: Option<PartOf>,
    /// How many levels there will be.
    pub levels_in_all: u32,
}

impl Subject {
    /// What tells the files of its table, and of the parts of it, from those of others.
    pub fn id(&self) -> u64 {
        xxh3_64(format!("{}\n{}", self.spec, self.position).as_bytes())
    }
}

/// A folder in which a table is being written, by nobody else.
pub struct Filling {
    folder: PathBuf,
    manifest: Manifest,
    /// What its level files are known by.
    owner: u64,
    began: Instant,
    /// The seconds that were spent before.
    before: f64,
    /// Files of levels that may not be on disk yet, and that the manifest there does not name.
    unsettled: Vec<PathBuf>,
    /// Whether its folder, and those around it that may have been made for it, are on disk by their names.
    is_named: bool,
    settled: Instant,
    _lock: Lock,
}

/// Work that is lost at most if the machine stops. To wait for the disk takes a few milliseconds, which is longer than
/// most levels of a small game take.
const SETTLE_AFTER: Duration = Duration::from_millis(100);

/// As many folders may have been made for a table: those in which all commands find it, and its parts.
const MADE: usize = 4;

/// Who writes a table has this.
pub(crate) const LOCK: &str = "table.lock";

/// A level that is about to be written.
pub struct NewLevel<'a> {
    /// Its number.
    pub level: u32,
    /// Where its bytes begin in the whole level, if it is a part of one.
    pub begin: u64,
    /// Its entries.
    pub entries: u64,
    /// Its bytes.
    pub bytes: u64,
    /// What its bytes mean.
    pub values: &'a dyn Values,
}

impl Filling {
    /// Begins a table in a folder, or goes on with what was begun. What is there is looked through first.
    pub fn open(folder: &Path, subject: &Subject, work: &Work) -> Result<Self, TableError> {
        let failed = |error| TableError::writing(folder, error);
        fs::create_dir_all(folder).map_err(failed)?;
        let lock = locked(folder)?;
        let manifest = match Manifest::read(folder)? {
            Some(manifest) => {
                is_of(&manifest, folder, subject)?;
                manifest
            }
            None => {
                has_nothing_else(folder)?;
                Manifest {
                    format: FORMAT,
                    program: env!("CARGO_PKG_VERSION").to_owned(),
                    spec: subject.spec.clone(),
                    position: subject.position.clone(),
                    layout: subject.layout,
                    entry_bytes: subject.entry_bytes,
                    part: subject.part,
                    levels_in_all: subject.levels_in_all,
                    levels: Vec::new(),
                    seconds: 0.0,
                }
            }
        };
        // What a program that is no more has left unfinished is of no use to anybody.
        let _ = remove_abandoned(folder);
        // A part has only come here: its files may be those of another part, which look alike.
        if !manifest.is_complete() || manifest.part.is_some() {
            check_levels(folder, &manifest, work)?;
        }
        let before = manifest.seconds;
        Ok(Filling {
            folder: folder.to_owned(),
            manifest,
            owner: subject.id(),
            began: Instant::now(),
            before,
            unsettled: Vec::new(),
            is_named: false,
            settled: Instant::now(),
            _lock: lock,
        })
    }

    /// Says that it has begun, before there is any level: so that nobody takes it for one that has come here without
    /// its manifest.
    pub fn announce(&self) -> Result<(), TableError> {
        if Manifest::is_in(&self.folder) {
            return Ok(());
        }
        self.manifest.write_unsettled(&self.folder)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What is there.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Whether this level is there.
    pub fn has(&self, level: u32) -> bool {
        self.manifest.has(level)
    }

    /// What the manifest says of a level, which has to be there.
    pub fn stored(&self, level: u32) -> Result<&StoredLevel, TableError> {
        stored(&self.folder, &self.manifest, level)
    }

    /// A level that is there.
    pub fn level(&self, level: u32) -> Result<LevelFile, TableError> {
        open_level(&self.folder, &self.manifest, level)
    }

    /// Writes a level, and keeps it. `fill` appends all its bytes, and says how many of its positions are unfinished,
    /// where that is known.
    pub fn commit(
        &mut self,
        new: &NewLevel<'_>,
        threads: usize,
        fill: impl FnOnce(&mut LevelWriter<'_>) -> Result<Option<u64>, TableError>,
    ) -> Result<(), TableError> {
        let level = self.write(new, threads, fill)?;
        self.keep(level)
    }

    /// Writes a level, which is no part of the table before it is kept.
    pub fn write(
        &self,
        new: &NewLevel<'_>,
        threads: usize,
        fill: impl FnOnce(&mut LevelWriter<'_>) -> Result<Option<u64>, TableError>,
    ) -> Result<StoredLevel, TableError> {
        let file = level_name(new.level);
        let path = self.folder.join(&file);
        // Whatever is there and is no level, or is somewhere else by a link, is none of ours.
        if fs::symlink_metadata(&path).is_ok() && !may_be_level(&path) {
            return Err(TableError::InTheWay { file: path });
        }
        let mut unfinished = None;
        let written = level_file::write(
            &path,
            self.owner,
            new.level,
            new.begin,
            new.bytes,
            threads,
            |writer| {
                unfinished = fill(writer)?;
                Ok(())
            },
        )?;
        let (values, positions) = new.values.counted(new.level, &written.histogram, new.entries);
        Ok(StoredLevel {
            level: new.level,
            file,
            entries: new.entries,
            bytes: new.bytes,
            positions,
            unfinished,
            values,
            file_bytes: written.file_bytes,
            checksum: written.checksum,
        })
    }

    /// Makes a level that was written a part of the table. It is on disk when this returns, or else soon, together with
    /// others that were quick: at the latest when somebody [finishes](Self::finish).
    pub fn keep(&mut self, level: StoredLevel) -> Result<(), TableError> {
        self.unsettled.push(self.folder.join(&level.file));
        self.manifest.levels.push(level);
        if self.settled.elapsed() >= SETTLE_AFTER { self.settle() } else { Ok(()) }
    }

    /// Waits until everything that was kept is on disk. Who lets go without this does not hear if that fails.
    pub fn finish(&mut self) -> Result<(), TableError> {
        if self.unsettled.is_empty() { Ok(()) } else { self.settle() }
    }

    /// The seconds that were spent on it.
    pub fn seconds(&self) -> f64 {
        self.before + self.began.elapsed().as_secs_f64()
    }

    /// So many seconds were spent on it before, if not more.
    pub fn took(&mut self, seconds: f64) {
        self.before = self.before.max(seconds);
    }

    /// Removes it, where nobody needs it any more: what is not on disk yet need not come there.
    pub fn remove(mut self) -> Result<(), TableError> {
        self.unsettled.clear();
        let folder = self.folder.clone();
        remove_files(&folder)?;
        drop(self);
        remove_if_empty(&folder);
        Ok(())
    }

    /// Puts what was written on disk, and then that it is there.
    fn settle(&mut self) -> Result<(), TableError> {
        let unsettled = std::mem::take(&mut self.unsettled);
        let settled = settle(&unsettled);
        if let Err(error) = settled {
            // Who asks again may hear that all is well, although the bytes are lost.
            let lasting = self.manifest.levels.len() - unsettled.len();
            self.manifest.levels.truncate(lasting);
            return Err(error.into());
        }
        self.manifest.seconds = self.seconds();
        self.manifest.write(&self.folder)?;
        if !std::mem::replace(&mut self.is_named, true) {
            settle_names(
                &self.folder.ancestors().take(MADE).map(Path::to_owned).collect::<Vec<_>>(),
            )?;
        }
        self.settled = Instant::now();
        Ok(())
    }
}

impl Drop for Filling {
    /// However the work ends, what is finished of it stays. Should that fail, it is done again.
    fn drop(&mut self) {
        let _ = self.finish();
    }
}

/// Fails if a folder without a manifest has things in it that no table is made of.
pub fn has_nothing_else(folder: &Path) -> Result<(), TableError> {
    let entries = fs::read_dir(folder).map_err(|error| TableError::reading(folder, error))?;
    let is_ours = |entry: &fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        name == LOCK
            || name == PARTS
            || name.starts_with(".gametree-")
            || is_level_file(&name) && may_be_level(&entry.path())
    };
    if entries.filter_map(Result::ok).any(|entry| !is_ours(&entry)) {
        return Err(TableError::NotEmpty { folder: folder.to_owned() });
    }
    Ok(())
}

/// Fails if somebody is at work in a folder, or something is in the way.
pub fn is_free(folder: &Path) -> Result<(), TableError> {
    locked(folder).map(drop)
}

/// The lock of a folder, or that somebody has it.
pub(crate) fn locked(folder: &Path) -> Result<Lock, TableError> {
    let path = folder.join(LOCK);
    let lock = Lock::try_at(&path).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => TableError::InTheWay { file: path.clone() },
        _ => TableError::writing(&path, error),
    })?;
    lock.ok_or_else(|| TableError::Busy { folder: folder.to_owned() })
}

/// Removes the files of the table in a folder, and nothing else: levels that the manifest names, whatever is in them by
/// now, and others that begin like one.
pub(crate) fn remove_files(folder: &Path) -> Result<(), TableError> {
    let known = Manifest::read(folder).ok().flatten().map_or(Vec::new(), |known| known.levels);
    // Without its manifest it is no table any more, wherever this is interrupted.
    if Manifest::is_in(folder) {
        let manifest = folder.join(manifest::FILE);
        fs::remove_file(&manifest).map_err(|error| TableError::writing(&manifest, error))?;
    }
    for entry in fs::read_dir(folder).map_err(|error| TableError::reading(folder, error))? {
        let entry = entry.map_err(|error| TableError::reading(folder, error))?;
        let (name, path) = (entry.file_name().to_string_lossy().into_owned(), entry.path());
        let is_known = known.iter().any(|level| level.file == name)
            && entry.file_type().is_ok_and(|kind| !kind.is_dir());
        if is_known || is_level_file(&name) && may_be_level(&path) {
            fs::remove_file(&path).map_err(|error| TableError::writing(&path, error))?;
        }
    }
    Ok(())
}

/// Removes levels from a table, or from a part of one, that are somewhere else as well. Says how many are left.
pub(crate) fn forget(
    folder: &Path,
    is_elsewhere: impl Fn(u32) -> bool,
) -> Result<usize, TableError> {
    // Where there is nothing to remove, nobody need be alone with it.
    match Manifest::read(folder)? {
        None => return Ok(0),
        Some(there) if !there.levels.iter().any(|level| is_elsewhere(level.level)) => {
            return Ok(there.levels.len());
        }
        _ => {}
    }
    let _lock = locked(folder)?;
    let Some(mut manifest) = Manifest::read(folder)? else { return Ok(0) };
    let (gone, kept): (Vec<StoredLevel>, Vec<StoredLevel>) =
        manifest.levels.into_iter().partition(|level| is_elsewhere(level.level));
    let left = kept.len();
    manifest.levels = kept;
    manifest.write(folder)?;
    for path in gone.iter().map(|level| folder.join(&level.file)) {
        match fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(TableError::writing(&path, error));
            }
            _ => {}
        }
    }
    Ok(left)
}

/// Removes the folder of a table that is no more, and what was left unfinished in it; where it was here by a link, that
/// as well. Whatever else somebody has put there stays.
pub(crate) fn remove_if_empty(folder: &Path) {
    let _ = remove_abandoned(folder);
    let is_link = fs::symlink_metadata(folder).is_ok_and(|there| there.is_symlink());
    let there = if is_link { fs::canonicalize(folder) } else { Ok(folder.to_owned()) };
    if there.is_ok_and(|there| fs::remove_dir(there).is_ok()) && is_link {
        let _ = fs::remove_file(folder);
    }
}

pub(crate) fn level_name(level: u32) -> String {
    format!("level-{level:02}.gtl")
}

pub(crate) fn is_level_file(name: &str) -> bool {
    let number = name.strip_prefix("level-").and_then(|rest| rest.strip_suffix(".gtl"));
    number.is_some_and(|number| number.parse().is_ok_and(|level| level_name(level) == name))
}

/// Fails if a table is not the one that is wanted.
pub(crate) fn is_of(
    manifest: &Manifest,
    folder: &Path,
    subject: &Subject,
) -> Result<(), TableError> {
    if manifest.spec != subject.spec {
        let (found, wanted) = (manifest.spec.clone(), subject.spec.clone());
        return Err(TableError::Foreign { folder: folder.to_owned(), found, wanted });
    }
    if manifest.position != subject.position {
        let (found, wanted) = (manifest.position.clone(), subject.position.clone());
        return Err(TableError::OtherRoot { folder: folder.to_owned(), found, wanted });
    }
    if manifest.part != subject.part {
        return Err(TableError::OtherPart { folder: folder.to_owned(), found: manifest.part });
    }
    let is_same = manifest.layout == subject.layout
        && manifest.entry_bytes == subject.entry_bytes
        && manifest.levels_in_all == subject.levels_in_all;
    let file = || folder.join(manifest::FILE);
    if is_same { Ok(()) } else { Err(TableError::Damaged { file: file() }) }
}

/// Fails if a table is not of this game and position, or is not this part.
pub fn is_about(
    manifest: &Manifest,
    folder: &Path,
    (spec, position): (&str, &str),
    part: Option<PartOf>,
) -> Result<(), TableError> {
    let (spec, position) = (spec.to_owned(), position.to_owned());
    is_of(manifest, folder, &Subject { spec, position, part, ..manifest.subject() })
}

/// What the manifest says of a level, which has to be there.
fn stored<'a>(
    folder: &Path,
    manifest: &'a Manifest,
    level: u32,
) -> Result<&'a StoredLevel, TableError> {
    let there = manifest.levels.iter().find(|there| there.level == level);
    there.ok_or_else(|| TableError::Damaged { file: folder.join(manifest::FILE) })
}

/// A level that the manifest names.
pub fn open_level(folder: &Path, manifest: &Manifest, level: u32) -> Result<LevelFile, TableError> {
    let there = stored(folder, manifest, level)?;
    LevelFile::open(&folder.join(&there.file), manifest.subject().id(), level, there.bytes)
}
