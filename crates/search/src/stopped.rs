use std::fmt;

/// Why a search ended before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It had visited as many positions as it was allowed to.
    Nodes,
    /// Its time was up.
    Time,
    /// It was asked to.
    Asked,
    /// There was no answer within the depth it was allowed to look ahead.
    Depth,
}

impl Stopped {
    /// `nodes`, `time`, `asked` or `depth`.
    pub const fn name(self) -> &'static str {
        match self {
            Stopped::Nodes => "nodes",
            Stopped::Time => "time",
            Stopped::Asked => "asked",
            Stopped::Depth => "depth",
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
