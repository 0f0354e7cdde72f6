//! Files and folders of the program's own: nothing else may stand in their place.

use std::fs::{self, File, FileType, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::unfinished::{self, remove_abandoned};
use crate::{FileError, Reason};

/// Opens a file of the program's own. A link, a folder, a pipe or a device in its place is refused:
/// a link would lead to somebody's file, and the others have no end.
///
/// ```
/// use std::fs::OpenOptions;
///
/// let folder = tempfile::tempdir()?;
/// let file = folder.path().join("rows");
/// gametree_files::open_own(&file, OpenOptions::new().append(true).create(true))?;
/// assert!(gametree_files::open_own(folder.path(), OpenOptions::new().read(true)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open_own(path: &Path, options: &mut OpenOptions) -> Result<File, FileError> {
    if let Some(reason) = in_the_way(path) {
        return Err(FileError::new(path, reason));
    }
    // A link that comes now is not followed either, and a pipe is not waited for.
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32);
    }
    options.open(path).map_err(|error| FileError::new(path, error))
}

/// The reason why a path cannot be a file of the program's own, if there is any.
pub fn in_the_way(path: &Path) -> Option<Reason> {
    let kind = fs::symlink_metadata(path).ok()?.file_type();
    if kind.is_file() {
        None
    } else if kind.is_symlink() {
        Some(Reason::Link)
    } else if kind.is_dir() {
        Some(Reason::Directory)
    } else {
        Some(if is_pipe(kind) { Reason::Pipe } else { Reason::Device })
    }
}

#[cfg(unix)]
fn is_pipe(kind: FileType) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&kind)
}

#[cfg(not(unix))]
fn is_pipe(_kind: FileType) -> bool {
    false
}

/// A private folder for what a program needs while it runs. The folder goes with this value. A
/// folder that a killed program has left goes when the next one is made beside it.
///
/// ```
/// use gametree_files::PassingFolder;
///
/// let around = tempfile::tempdir()?;
/// let folder = PassingFolder::new_in(around.path())?;
/// let path = folder.path().to_owned();
/// assert!(path.is_dir());
/// drop(folder);
/// assert!(!path.exists());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PassingFolder {
    path: PathBuf,
    /// Locked, so that nobody takes the folder for abandoned.
    open: Option<File>,
}

impl PassingFolder {
    /// A new one in the system's folder for such things.
    pub fn new() -> Result<Self, FileError> {
        PassingFolder::new_in(&std::env::temp_dir())
    }

    /// A new one in this folder.
    pub fn new_in(folder: &Path) -> Result<Self, FileError> {
        // That something old stays is no reason to make nothing new.
        let _ = remove_abandoned(folder);
        loop {
            let path = unfinished::new_name(folder);
            match make_private(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                made => made.map_err(|error| FileError::new(folder, error))?,
            }
            let open = open_folder(&path);
            // Where folders cannot be opened or locked, nobody can take this one for abandoned
            // either.
            let is_locked = open.as_ref().is_none_or(|open| open.lock().is_ok());
            if !is_locked || path.is_dir() {
                return Ok(PassingFolder { path, open });
            }
            // Another program took the folder for abandoned before it was locked.
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for PassingFolder {
    fn drop(&mut self) {
        // To remove a folder takes a descriptor, which may be the last one there is.
        drop(self.open.take());
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A folder as something that can be locked.
#[cfg(unix)]
pub(crate) fn open_folder(path: &Path) -> Option<File> {
    File::open(path).ok()
}

#[cfg(not(unix))]
pub(crate) fn open_folder(_path: &Path) -> Option<File> {
    None
}

#[cfg(unix)]
fn make_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().mode(0o700).create(path)
}

#[cfg(not(unix))]
fn make_private(path: &Path) -> io::Result<()> {
    fs::create_dir(path)
}
