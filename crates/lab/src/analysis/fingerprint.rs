use std::fmt;

use crate::experiment::Row;

/// A few digits that tell a set of games from all others, whatever the clock said.
#[derive(Clone, Debug, Default)]
pub struct Fingerprint(crc32fast::Hasher);

impl Fingerprint {
    /// Adds a row, as a line.
    pub(super) fn add(&mut self, line: &[u8]) {
        self.0.update(Row::repeatable_part(line).unwrap_or(line));
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0.clone().finalize())
    }
}
