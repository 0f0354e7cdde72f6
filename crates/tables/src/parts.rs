//! What those need who fill a table otherwise than [`solve`](crate::solve): several processes, each a part of it.
//!
//! A part is a table of its own format with its own manifest, in a folder of its own; it says nothing by itself. Whoever
//! has all parts of a level appends them, in order, to the level of the whole table.

pub use crate::folder::{
    Filling, NewLevel, Subject, has_nothing_else, is_about, is_free, open_level,
};
pub use crate::level_file::{LevelFile, LevelWriter};
pub use crate::open::is_whole;
pub use crate::part_folders::{MOST_PARTS, PartFolder, part_folders, remove_left};
pub use crate::values::{Summed, Uncounted, Values};
pub use crate::whole::{read_keys, write_keys};
