use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Something that only one program has at a time, by a file that is locked as long as this lives.
///
/// The lock is the system's, so it is gone when the program is, however it ended. The file is deleted
/// while it is still locked: whoever has opened it before that gets a lock on a file that is no longer
/// there, sees that, and begins again.
///
/// ```
/// use gametree_files::Lock;
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("game.lock");
/// let lock = Lock::try_at(&path)?.expect("nobody has it");
/// assert!(Lock::try_at(&path)?.is_none());
/// drop(lock);
/// assert!(!path.exists());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// The lock at this path; `None` if another program has it. What is there and is no lock, a link, a pipe or a file
    /// with something in it, is left as it is: [`AlreadyExists`](io::ErrorKind::AlreadyExists).
    pub fn try_at(path: &Path) -> io::Result<Option<Lock>> {
        loop {
            if fs::symlink_metadata(path).is_ok_and(|there| !there.is_file() || there.len() > 0) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            let file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
            match file.try_lock() {
                Ok(()) if is_at(path, &file) => {
                    return Ok(Some(Lock { path: path.to_owned(), _file: file }));
                }
                Ok(()) => {} // whoever had it has deleted it
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether the open file is still the one at this path.
#[cfg(unix)]
pub(crate) fn is_at(path: &Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;

    match (fs::symlink_metadata(path), file.metadata()) {
        (Ok(there), Ok(open)) => (there.dev(), there.ino()) == (open.dev(), open.ino()),
        _ => false,
    }
}

/// An open file cannot be deleted or replaced here.
#[cfg(not(unix))]
pub(crate) fn is_at(path: &Path, _file: &File) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn what_is_no_lock_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        fs::write(&path, "mine").unwrap();
        let refused = |path: &Path| Lock::try_at(path).unwrap_err().kind();
        assert_eq!(refused(&path), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
        fs::create_dir(folder.path().join("b.lock")).unwrap();
        assert_eq!(refused(&folder.path().join("b.lock")), io::ErrorKind::AlreadyExists);
        #[cfg(unix)]
        {
            let link = folder.path().join("c.lock");
            std::os::unix::fs::symlink(folder.path().join("elsewhere"), &link).unwrap();
            assert_eq!(refused(&link), io::ErrorKind::AlreadyExists);
            assert!(!folder.path().join("elsewhere").exists());
        }
    }
}
