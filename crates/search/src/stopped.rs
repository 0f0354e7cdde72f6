use std::fmt;

use gametree_rules::work::OutOfMemory;

/// Why a search ended before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It had visited as many positions as it was allowed to.
    Nodes,
    /// Its time was up.
    Time,
    /// It was asked to.
    Asked,
    /// What it has to remember does not fit into its memory.
    Memory,
    /// There was no answer within the depth it was allowed to look ahead.
    Depth,
}

impl Stopped {
    /// `nodes`, `time`, `asked`, `memory` or `depth`.
    pub const fn name(self) -> &'static str {
        match self {
            Stopped::Nodes => "nodes",
            Stopped::Time => "time",
            Stopped::Asked => "asked",
            Stopped::Memory => "memory",
            Stopped::Depth => "depth",
        }
    }
}

/// A search that cannot remember what it has to is over.
impl From<OutOfMemory> for Stopped {
    fn from(_: OutOfMemory) -> Self {
        Stopped::Memory
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
