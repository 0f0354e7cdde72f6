//! Named pipes, which need somebody at the other end: that is waited for, but not for ever.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::OwnedFd;
use rustix::fs::{Mode, OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::Errno;

use crate::Reason;

/// Long enough for a program that is started in the same breath.
const PATIENCE: Duration = Duration::from_secs(5);
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

pub(crate) fn open_to_write(path: &Path) -> Result<File, Reason> {
    let started = Instant::now();
    loop {
        match open(path, OFlags::WRONLY) {
            Ok(pipe) => return patient(pipe),
            Err(Errno::NXIO) if started.elapsed() < PATIENCE => sleep(BETWEEN_TRIES),
            Err(Errno::NXIO) => return Err(Reason::NobodyReads),
            Err(error) => return Err(system(error)),
        }
    }
}

pub(crate) fn open_to_read(path: &Path) -> Result<File, Reason> {
    let pipe = open(path, OFlags::RDONLY).map_err(system)?;
    let patience = Timespec { tv_sec: PATIENCE.as_secs() as i64, tv_nsec: 0 };
    let mut waiting = [PollFd::new(&pipe, PollFlags::IN)];
    loop {
        match poll(&mut waiting, Some(&patience)) {
            Ok(0) => return Err(Reason::NobodyWrites),
            Ok(_) => return patient(pipe),
            Err(Errno::INTR) => {}
            Err(error) => return Err(system(error)),
        }
    }
}

fn open(path: &Path, direction: OFlags) -> Result<OwnedFd, Errno> {
    rustix::fs::open(path, direction | OFlags::NONBLOCK | OFlags::CLOEXEC, Mode::empty())
}

/// From here on somebody who is slow is waited for.
fn patient(pipe: OwnedFd) -> Result<File, Reason> {
    let flags = fcntl_getfl(&pipe).map_err(system)?;
    fcntl_setfl(&pipe, flags - OFlags::NONBLOCK).map_err(system)?;
    Ok(File::from(pipe))
}

fn system(error: Errno) -> Reason {
    Reason::System(io::Error::from(error))
}
