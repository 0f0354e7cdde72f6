//! Faults made on purpose, for tests of programs that must lose nothing.
//!
//! A [`Program`] runs as a user would run it, but with little memory, with a disk that is full, killed or
//! interrupted at any moment; what it printed, how it ended and how much memory it took at its peak come
//! back as [`Ended`]. [`damaged`] makes bad files of good ones, [`at_once`] lets several programs loose on
//! the same file, and [`times`] says how often to try.
//!
//! ```
//! # #[cfg(unix)] {
//! use gametree_faults::Program;
//!
//! let ended = Program::new("/bin/sh").args(["-c", "cat; exit 3"]).input("still here\n").run();
//! assert_eq!((ended.code, ended.stdout.as_slice()), (Some(3), b"still here\n".as_slice()));
//!
//! // A disk with room for 512 bytes.
//! let script = ["-c", "printf '%1000s' full > \"$TMPDIR/file\" || echo 'no room'"];
//! let folder = tempfile::tempdir()?;
//! let ended = Program::new("/bin/sh").args(script).variable("TMPDIR", folder.path()).disk(512).run();
//! assert!(ended.stdout.ends_with(b"no room\n"));
//! # }
//! # Ok::<(), std::io::Error>(())
//! ```

mod damage;
#[cfg(unix)]
mod program;
mod repeated;
#[cfg(unix)]
mod running;

pub use damage::damaged;
pub use repeated::{at_once, times};

// Limits and signals of processes are those of Unix.
#[cfg(unix)]
pub use nix::sys::signal::Signal;
#[cfg(unix)]
pub use program::Program;
#[cfg(unix)]
pub use running::{Ended, Running};
