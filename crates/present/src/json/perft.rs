use gametree_catalogue::Session;
use gametree_rules::perft::PlyCount;
use schemars::JsonSchema;
use serde::Serialize;

/// Counts by ply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Perft {
    /// The game.
    pub spec: String,
    /// Where counting begins.
    pub position: String,
    /// How deep; null is to the end.
    pub depth: Option<u32>,
    /// One for each ply, from 0 on.
    pub by_ply: Vec<PerftPly>,
    /// Sums over all of them.
    pub total: PerftTotal,
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

impl Perft {
    /// The counts from a session's position on.
    pub fn new(session: &dyn Session, depth: Option<u32>, counts: &[PlyCount]) -> Self {
        Perft {
            spec: session.spec(),
            position: session.position(),
            depth,
            by_ply: counts.iter().map(PerftPly::from).collect(),
            total: PerftTotal::of(counts),
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
