use std::fs::{Metadata, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use crate::target::Target;
use crate::unfinished::{Unfinished, sync_folder};
use crate::{FileError, Reason, through};

/// Lets `fill` write a file, which appears under its name only when everything is on disk. If anything goes
/// wrong before that, what was there is still there, and nothing else.
///
/// - Links are followed and stay; a link to nothing becomes a link to the new file.
/// - A file that is there keeps its mode, its group and its owner as far as the system allows; a new one
///   has the usual mode. Its other names (hard links) go on naming the old contents, and access lists are
///   not copied.
/// - A file that is protected against writing is refused, whoever asks; so is a directory.
/// - Devices, pipes and descriptors such as `/dev/stdout` are written through. A named pipe that nobody
///   reads is refused after five seconds.
pub fn write_whole<T, E: From<FileError>>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    write(path, fill, Unfinished::take_the_place_of)
}

/// The same, but for the disk: until somebody [settles](settle) it, the file may be lost, or be there without what is in
/// it, should the machine stop. That is quick, and enough for what nothing refers to yet.
pub fn write_unsettled<T, E: From<FileError>>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    write(path, fill, Unfinished::take_the_name_of)
}

/// Waits until these files of one folder, and their names, are on disk.
pub fn settle(files: &[PathBuf]) -> Result<(), FileError> {
    /// Those who wait at the same time: a disk has less to do if it is asked for several files at once.
    const WAITERS: usize = 4;
    let left = Mutex::new(files.iter());
    let next = || left.lock().ok()?.next();
    let waiter = || -> Result<(), FileError> {
        while let Some(path) = next() {
            sync_file(path)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        // Where the system gives no more threads, those that there are wait for all.
        let start = |_| thread::Builder::new().spawn_scoped(scope, waiter).ok();
        let others: Vec<_> = (1..WAITERS.min(files.len())).map_while(start).collect();
        let own = waiter();
        others.into_iter().fold(own, |done, other| match other.join() {
            Ok(more) => done.and(more),
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    files
        .last()
        .map_or(Ok(()), |path| sync_folder(path).map_err(|error| FileError::new(path, error)))
}

/// Waits until the names of these files or folders are on disk, each in the folder that it is in.
pub fn settle_names(paths: &[PathBuf]) -> Result<(), FileError> {
    paths.iter().try_for_each(|path| sync_folder(path).map_err(|error| FileError::new(path, error)))
}

fn sync_file(path: &Path) -> Result<(), FileError> {
    // Not everywhere may who only reads wait for the disk.
    let file = OpenOptions::new().write(true).open(path);
    file.and_then(|file| file.sync_all()).map_err(|error| FileError::new(path, error))
}

fn write<T, E: From<FileError>>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
    take_place: fn(Unfinished, &Path) -> io::Result<()>,
) -> Result<T, E> {
    let failed = |reason: Reason| FileError::new(path, reason);
    let system = |error: io::Error| failed(error.into());
    match Target::of(path).map_err(failed)? {
        Target::File { path, existing } => {
            check_writable(&path, existing.as_ref()).map_err(failed)?;
            let unfinished = Unfinished::beside(&path, existing.as_ref()).map_err(system)?;
            let result = filled(unfinished.file(), fill, system)?;
            take_place(unfinished, &path).map_err(system)?;
            Ok(result)
        }
        Target::Through(path) => filled(through::open(&path).map_err(failed)?, fill, system),
        Target::Stdout => filled(io::stdout().lock(), fill, system),
        Target::Stderr => filled(io::stderr().lock(), fill, system),
    }
}

fn filled<T, E: From<FileError>>(
    output: impl Write,
    fill: impl FnOnce(&mut dyn Write) -> Result<T, E>,
    failed: impl Fn(io::Error) -> FileError,
) -> Result<T, E> {
    let mut writer = BufWriter::new(output);
    let result = fill(&mut writer)?;
    writer.flush().map_err(failed)?;
    Ok(result)
}

/// To take the place of a file needs no right to write it; to change what is in it should.
fn check_writable(path: &Path, existing: Option<&Metadata>) -> Result<(), Reason> {
    let Some(existing) = existing else { return Ok(()) };
    if existing.permissions().readonly() {
        return Err(Reason::ReadOnly);
    }
    match OpenOptions::new().write(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(Reason::ReadOnly),
        opened => opened.map(drop).map_err(Reason::System),
    }
}
