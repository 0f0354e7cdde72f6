//! Solved games on disk: what outgrows memory, and what is to be kept.
//!
//! A table is a folder: a readable manifest and a file for each level. [`solve`] fills it level by level, in as much
//! memory as the work may take, and goes on where an earlier one ended, however that ended; [`open`] reads it a position
//! at a time. What was not written like that is refused or an error, never a wrong value. `docs/tables.md` describes the
//! files.
//!
//! A game that is to be solved implements [`Solvable`](gametree_rules::Solvable), and
//! [`Notation`](gametree_rules::Notation), which says its positions as text. `spec` is a name for the game, with all that
//! makes it this one: it is written into the table and compared when that is opened, and nothing else is made of it.
//!
//! ```
//! use gametree::games::mnk::{Mnk, Shape};
//! use gametree::rules::work::{Budget, Work};
//! use gametree::rules::{Exact, Game};
//! use gametree::tables::{Manifest, open, solve};
//!
//! let folder = tempfile::tempdir()?;
//! let (game, spec) = (Mnk::<u64>::new(Shape::new(3, 3, 3)), "mnk:m=3,n=3,k=3");
//! let work = Work::within(Budget { memory: 2 << 20, threads: 2, time: None });
//! let solution = solve(&game, spec, &game.start(), folder.path(), &work)?;
//! assert_eq!(solution.root_value(), Exact { margin: 0, plies: 9 });
//!
//! // Another day, another program.
//! let manifest = Manifest::read(folder.path())?.expect("a table");
//! assert_eq!((manifest.is_complete(), manifest.positions()), (true, 5_478));
//! let again = open(&game, spec, folder.path())?;
//! assert_eq!(again.value(&game.start())?, solution.root_value());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod error;
mod folder;
mod level_file;
mod manifest;
mod need;
mod open;
mod packing;
mod part_folders;
pub mod parts;
mod places;
mod shelf;
mod strings;
mod tiles;
mod values;
mod whole;

pub use check::check;
pub use error::TableError;
pub use manifest::{Manifest, PartOf, StoredLayout, StoredLevel};
pub use need::{Need, need};
pub use open::{open, solve};
pub use shelf::{Shelved, delete, shelf_name, shelved};

use gametree_rules::work::Work;
use gametree_solver::Unsolved;

/// The version of the format of all files.
pub const FORMAT: u32 = 2;

/// Fails when the work is to stop.
fn go_on(work: &Work) -> Result<(), Unsolved> {
    if work.is_asked_to_stop() {
        Err(Unsolved::Stopped)
    } else if work.is_stopped() {
        Err(Unsolved::OutOfTime)
    } else {
        Ok(())
    }
}
