//! Files that are not finished yet, under a name of their own.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::mem;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::lock::is_at;
use crate::own::open_folder;

const PREFIX: &str = ".gametree-";
const SUFFIX: &str = ".unfinished";

/// A file beside the one whose place it will take, locked as long as somebody writes it.
#[derive(Debug)]
pub(crate) struct Unfinished {
    path: PathBuf,
    file: File,
}

/// Those of this program.
static ALL: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<PathBuf>> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A name in a folder that this program has not given to anything yet.
pub(crate) fn new_name(folder: &Path) -> PathBuf {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    folder.join(format!("{PREFIX}{}-{number}{SUFFIX}", process::id()))
}

impl Unfinished {
    /// A new file in the folder of `target`. What others have abandoned there is removed.
    pub(crate) fn beside(target: &Path, existing: Option<&Metadata>) -> io::Result<Self> {
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        // That something old stays is no reason to write nothing new.
        let _ = remove_abandoned(folder);
        let unfinished = Unfinished::new_in(folder, existing)?;
        #[cfg(unix)]
        if let Some(existing) = existing {
            permissions::keep(existing, &unfinished.file)?;
        }
        Ok(unfinished)
    }

    fn new_in(folder: &Path, existing: Option<&Metadata>) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if let Some(existing) = existing {
            permissions::begin_with(existing, &mut options);
        }
        loop {
            let path = new_name(folder);
            let mut all = all();
            let file = match options.open(&path) {
                // Left by a program that had our number before us, and that nobody may remove.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                file => file?,
            };
            all.push(path.clone());
            drop(all);
            let unfinished = Unfinished { path, file };
            // Where files cannot be locked, nobody can take this one for abandoned either.
            let _ = unfinished.file.lock();
            if is_at(&unfinished.path, &unfinished.file) {
                return Ok(unfinished);
            }
            // Somebody has taken it for abandoned before it was locked.
        }
    }

    pub(crate) fn file(&self) -> &File {
        &self.file
    }

    /// Puts everything on disk, and the file in the place of `target`.
    pub(crate) fn take_the_place_of(self, target: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        self.take_the_name_of(target)?;
        sync_folder(target)
    }

    /// Puts the file in the place of `target`, whenever that may reach the disk.
    pub(crate) fn take_the_name_of(self, target: &Path) -> io::Result<()> {
        let mut all = all();
        fs::rename(&self.path, target)?;
        all.retain(|path| *path != self.path);
        Ok(())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let mut all = all();
        if all.contains(&self.path) {
            all.retain(|path| *path != self.path);
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Makes the new name last. Folders that cannot be opened for that have to do without.
pub(crate) fn sync_folder(target: &Path) -> io::Result<()> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    match File::open(folder.unwrap_or(Path::new("."))) {
        Ok(folder) if cfg!(unix) => folder.sync_all(),
        _ => Ok(()),
    }
}

/// Removes everything that this program has not finished writing, for a program that is about to end at
/// once. Whoever wants to begin or to finish a file after that waits for the end.
pub fn give_up() {
    let all = all();
    for path in all.iter() {
        let _ = fs::remove_file(path);
    }
    mem::forget(all);
}

/// Removes what programs that are no more have not finished writing in this folder; says how many files
/// and folders that were. What a living program writes is locked, so it does not matter who has which number.
pub fn remove_abandoned(folder: &Path) -> io::Result<usize> {
    let mut removed = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let ours =
            name.to_str().is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX));
        let Some(kind) = entry.file_type().ok().filter(|_| ours) else { continue };
        let path = entry.path();
        // Nothing else is opened: to open a pipe is to wait.
        let open = match (kind.is_file(), kind.is_dir()) {
            (true, _) => File::open(&path).ok(),
            (_, true) if is_own(&entry) => open_folder(&path),
            _ => None,
        };
        let Some(open) = open.filter(|open| open.try_lock().is_ok() && is_at(&path, open)) else {
            continue;
        };
        let done = if kind.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
        removed += usize::from(done.is_ok());
        drop(open);
    }
    Ok(removed)
}

/// Whether something in a folder belongs to the user of this program.
#[cfg(unix)]
fn is_own(entry: &fs::DirEntry) -> bool {
    use std::os::unix::fs::MetadataExt;
    let own = rustix::process::geteuid().as_raw();
    entry.metadata().is_ok_and(|there| there.uid() == own)
}

#[cfg(not(unix))]
fn is_own(_entry: &fs::DirEntry) -> bool {
    true
}

#[cfg(unix)]
mod permissions {
    use std::fs::{File, Metadata, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, fchown};

    /// Nobody gets to read the new file who could not read the old one, not even for a moment.
    pub(super) fn begin_with(existing: &Metadata, options: &mut OpenOptions) {
        options.mode(existing.mode() & 0o700);
    }

    /// The new file belongs to whom the old one belonged to, as far as the system allows that, and has
    /// its mode. A group that has lost the file may do with it what others may.
    pub(super) fn keep(existing: &Metadata, file: &File) -> io::Result<()> {
        let new = file.metadata()?;
        let mut mode = existing.mode() & 0o7777;
        let same_group =
            new.gid() == existing.gid() || fchown(file, None, Some(existing.gid())).is_ok();
        if !same_group {
            mode = mode & !0o2070 | (mode & 0o007) << 3;
        }
        if new.uid() != existing.uid() && fchown(file, Some(existing.uid()), None).is_err() {
            mode &= !0o4000;
        }
        if file.metadata()?.mode() & 0o7777 != mode {
            file.set_permissions(Permissions::from_mode(mode))?;
        }
        Ok(())
    }
}
