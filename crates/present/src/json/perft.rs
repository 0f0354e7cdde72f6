use gametree_catalogue::Session;
use gametree_rules::perft::{Counted, PerftError, PlyCount};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// Counts by ply.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Perft<'a> {
    /// The game.
    pub spec: String,
    /// Where counting begins.
    pub position: String,
    /// How deep; null is to the end.
    pub depth: Option<u32>,
    /// One for each ply, from 0 on.
    #[schemars(with = "Vec<PerftPly>")]
    pub by_ply: ByPly<'a>,
    /// Sums over all of them.
    pub total: PerftTotal,
    /// Why there are no more plies: null if all were counted, `positions`, `paths`, `memory` or `asked`.
    pub stopped: Option<&'static str>,
}

/// The counts of all plies, which are written one by one: a game may have a million.
#[derive(Debug)]
pub struct ByPly<'a>(&'a [PlyCount]);

impl Serialize for ByPly<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(PerftPly::from))
    }
}

/// The counts of a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PerftPly {
    /// Moves made.
    pub ply: u32,
    /// Sequences of moves that lead here.
    pub paths: u128,
    /// Different positions.
    pub positions: u64,
    /// Positions that differ by more than symmetry.
    pub canonical: u64,
    /// Sequences of moves that end here.
    pub finished_paths: u128,
    /// Different finished positions.
    pub finished_positions: u64,
}

/// Sums over the plies that were counted. Positions on different plies count as different.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct PerftTotal {
    /// Different positions.
    pub positions: u64,
    /// Positions that differ by more than symmetry.
    pub canonical: u64,
    /// Sequences of moves that end the game.
    pub finished_paths: u128,
    /// Different finished positions.
    pub finished_positions: u64,
}

impl<'a> Perft<'a> {
    /// The counts from a session's position on.
    pub fn new(session: &dyn Session, depth: Option<u32>, counted: &'a Counted) -> Self {
        Perft {
            spec: session.spec(),
            position: session.position(),
            depth,
            by_ply: ByPly(&counted.plies),
            total: PerftTotal::of(&counted.plies),
            stopped: counted.stopped.map(PerftError::name),
        }
    }
}

impl From<&PlyCount> for PerftPly {
    fn from(count: &PlyCount) -> Self {
        PerftPly {
            ply: count.ply,
            paths: count.paths,
            positions: count.positions,
            canonical: count.canonical,
            finished_paths: count.finished_paths,
            finished_positions: count.finished_positions,
        }
    }
}

impl PerftTotal {
    /// The sums of these counts.
    pub fn of(counts: &[PlyCount]) -> Self {
        counts.iter().fold(PerftTotal::default(), |sum, count| PerftTotal {
            positions: sum.positions + count.positions,
            canonical: sum.canonical + count.canonical,
            finished_paths: sum.finished_paths.saturating_add(count.finished_paths),
            finished_positions: sum.finished_positions + count.finished_positions,
        })
    }
}
