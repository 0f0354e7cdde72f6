use std::num::NonZeroU32;
use std::time::Duration;

/// No search goes deeper than this, whatever it is asked for: recursion has to end somewhere.
pub const MAX_PLIES: u32 = 512;

/// How far a search may go. Nothing given means to the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Plies from the root.
    pub depth: Option<NonZeroU32>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Time from the start of the search.
    pub time: Option<Duration>,
}

impl Limits {
    /// To the end of the game.
    pub const NONE: Limits = Limits { depth: None, nodes: None, time: None };

    /// A depth and nothing else.
    ///
    /// # Panics
    /// If `depth` is 0: a search looks at least one ply ahead.
    pub const fn depth(depth: u32) -> Limits {
        let depth = NonZeroU32::new(depth).expect("a search looks at least one ply ahead");
        Limits { depth: Some(depth), ..Limits::NONE }
    }

    /// Plies that will be searched at the most.
    pub fn plies(&self) -> u32 {
        self.depth.map_or(MAX_PLIES, |depth| depth.get().min(MAX_PLIES))
    }
}

/// Which of several equally good moves is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// The first in the fixed order: the textbook algorithm.
    #[default]
    First,
    /// A seeded choice among all of them.
    Random(u64),
}
