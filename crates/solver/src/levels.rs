use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use gametree_rules::{Exact, HeapValue};

use crate::{LevelCount, LookupError};

/// Levels of a table that is stored somewhere, to be read a few bytes at a time.
pub trait Levels: Send + Sync {
    /// Reads so many bytes of a level from byte number `at` on. What was not written like that is an error
    /// ([`InvalidData`](io::ErrorKind::InvalidData)), never a wrong value.
    fn read(&self, level: u32, at: u64, into: &mut [u8]) -> io::Result<()>;

    /// Where a level is, to be named in errors.
    fn place(&self, level: u32) -> PathBuf;

    /// The bytes that it takes where it is stored.
    fn bytes(&self) -> u64;
}

impl dyn Levels {
    /// The same as [`read`](Levels::read), with an error that says where.
    pub(crate) fn look_up(&self, level: u32, at: u64, into: &mut [u8]) -> Result<(), LookupError> {
        let unread = |error: io::Error| LookupError::Reading {
            file: self.place(level),
            reason: error.kind(),
        };
        self.read(level, at, into).map_err(unread)
    }
}

/// What was stored of a solution, as far as it has to be in memory.
pub enum Stored<P> {
    /// Levels of [places](crate::PlacesLayout) or [strings](crate::StringsLayout), to be read where they are.
    Levels {
        /// The levels.
        levels: Arc<dyn Levels>,
        /// How many positions they have, where that does not follow from the game.
        count: LevelCount,
    },
    /// The values of all heaps from none on.
    Heaps(Vec<HeapValue>),
    /// Positions with their values, by their plies; each level sorted, equal up to symmetry only once.
    Keys(Vec<Vec<(P, Exact)>>),
}
