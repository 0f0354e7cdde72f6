//! Files for programs that may be stopped at any moment: written whole or not at all, read within
//! limits, locked against another program.
//!
//! - [`write_whole`] puts a new file in the place of an old one when everything is on disk; devices and
//!   pipes are written through. [`write_unsettled`] leaves it to [`settle`] to wait for the disk, for many files at once.
//! - [`update_text`] does the same for a file that grows, and two programs never lose each other's lines.
//! - [`read_text`] reads so much and no more, and never waits for a device.
//! - [`TableText`] reads the tables that spreadsheets write.
//! - [`read_at`] and [`write_at`] reach any place of an open file, from several threads at once.
//! - [`free_space`] says how much a disk still takes.
//! - [`Lock`] is something that only one program has at a time.
//! - [`make_private_folder`] makes a folder for its owner alone.
//! - [`open_own`] opens a file of the program's own, and no link or pipe in its place.
//! - [`PassingFolder`] is a private folder that goes with the program.
//! - [`give_up`] and [`remove_abandoned`] see to it that nothing half written stays.
//!
//! Errors are data: a path and a [`Reason`].
//!
//! ```
//! use gametree_files::{FileError, read_text, write_whole};
//!
//! let folder = tempfile::tempdir()?;
//! let file = folder.path().join("answer.txt");
//! write_whole(&file, |writer| {
//!     writer.write_all(b"42\n").map_err(|error| FileError::new(&file, error))
//! })?;
//! assert_eq!(read_text(&file, 1 << 20)?, "42\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod disk;
mod error;
mod folder;
mod lock;
mod own;
#[cfg(unix)]
mod pipe;
mod place;
mod read;
mod table_text;
mod target;
mod through;
mod unfinished;
mod update;
mod write;

pub use disk::free_space;
pub use error::{FileError, Reason};
pub use folder::make_private_folder;
pub use lock::Lock;
pub use own::{PassingFolder, in_the_way, open_own};
pub use place::{read_at, write_at};
pub use read::read_text;
pub use table_text::{Field, TableText, Unquoted};
pub use target::{is_same_file, is_stdout, is_written_into};
pub use unfinished::{give_up, remove_abandoned};
pub use update::update_text;
pub use write::{settle, settle_names, write_unsettled, write_whole};
