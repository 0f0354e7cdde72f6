//! What a path that is to be written really is.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Component, Path, PathBuf};

use crate::Reason;

/// Where writing goes.
#[derive(Debug)]
pub(crate) enum Target {
    /// A file, or nothing yet: what is written takes its place.
    File {
        /// Where it is, links followed.
        path: PathBuf,
        /// What is there now.
        existing: Option<Metadata>,
    },
    /// Something that stays what it is and is written through: a device, a pipe, an open file.
    Through(PathBuf),
    /// The program's own output: what is already on its way goes first.
    Stdout,
    /// The program's own messages.
    Stderr,
}

/// As many as the system follows.
const MOST_LINKS: u32 = 40;

impl Target {
    /// Follows links, also those that lead to nothing yet.
    pub(crate) fn of(path: &Path) -> Result<Target, Reason> {
        if path.as_os_str().is_empty() {
            return Err(io::Error::from(io::ErrorKind::NotFound).into());
        }
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            // A descriptor looks like a link to a file but is more than that.
            if let Some(descriptor) = descriptor(&path) {
                return Ok(descriptor);
            }
            let metadata = match fs::symlink_metadata(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let names_folder = path.as_os_str().as_encoded_bytes().ends_with(b"/");
                    return match names_folder || path.file_name().is_none() {
                        true => Err(Reason::Directory),
                        false => Ok(Target::File { path, existing: None }),
                    };
                }
                metadata => metadata?,
            };
            if metadata.is_symlink() {
                let link = fs::read_link(&path)?;
                path = path.parent().unwrap_or(Path::new("")).join(link);
            } else if metadata.is_dir() {
                return Err(Reason::Directory);
            } else if metadata.is_file() {
                return Ok(Target::File { path, existing: Some(metadata) });
            } else {
                return Ok(Target::Through(path));
            }
        }
        Err(Reason::EndlessLinks)
    }
}

/// Whether this is the program's own output, by whatever name.
pub fn is_stdout(path: &Path) -> bool {
    matches!(Target::of(path), Ok(Target::Stdout))
}

/// Whether what is written to the one takes the place of what was written to the other: they are the same
/// file, by whatever name. Devices and pipes take both, one after the other.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    place(one).is_some_and(|one| place(other) == Some(one))
}

/// Whether what is written to this path becomes a file in this folder or below it, wherever links lead; the folder need
/// not be there yet.
pub fn is_written_into(path: &Path, folder: &Path) -> bool {
    let Some(folder) = resolved(folder) else { return false };
    let file = place(path).or_else(|| Some(resolved(path.parent()?)?.join(path.file_name()?)));
    file.is_some_and(|file| file.starts_with(folder))
}

/// A path by the name that no other path to the same place has, also where some of the last folders are not there yet.
fn resolved(path: &Path) -> Option<PathBuf> {
    let mut here = fs::canonicalize(".").ok()?;
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                here.pop();
            }
            Component::Prefix(_) | Component::RootDir => here.push(component),
            Component::Normal(name) => {
                here.push(name);
                here = fs::canonicalize(&here).unwrap_or(here);
            }
        }
    }
    Some(here)
}

/// The file that a path leads to, by a name that no other path to it has.
fn place(path: &Path) -> Option<PathBuf> {
    let Ok(Target::File { path, .. }) = Target::of(path) else { return None };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?;
    Some(folder.join(path.file_name()?))
}

/// `/dev/stdout`, `/dev/fd/3` and the like, once their links are followed so far.
fn descriptor(path: &Path) -> Option<Target> {
    let number: u32 = path.file_name()?.to_str()?.parse().ok()?;
    let folder = fs::canonicalize(path.parent()?).ok()?;
    let own = format!("/proc/{}/fd", std::process::id());
    if folder == Path::new("/dev/fd") || folder == Path::new(&own) {
        return Some(match number {
            1 => Target::Stdout,
            2 => Target::Stderr,
            _ => Target::Through(path.to_owned()),
        });
    }
    let of_another = folder.starts_with("/proc") && folder.ends_with("fd");
    of_another.then(|| Target::Through(path.to_owned()))
}
