use std::num::NonZeroU32;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Answer, Keep, Session};
use gametree_picture::tree::Tree;
use gametree_rules::perft::TreeSize;
use gametree_rules::work::{Budget, Work};

use super::asked::{Asked, Fit};
use crate::Problem;

/// More nodes than anybody steps through.
pub(super) const MOST_NODES: usize = 3_000;

/// Distinct positions on a ply beyond which nobody counts on.
const MOST_COUNTED: usize = 5_000;

/// What a page about a tree may spend.
pub(super) const BUDGET: Budget =
    Budget { time: Some(Duration::from_secs(2)), memory: 256 << 20, threads: 1 };

/// A position that was searched.
pub(super) enum Searched {
    /// Both searches as a whole.
    Whole(Box<Both>),
    /// The tree is too large.
    TooLarge(TooLarge),
}

/// The same search without and with cuts.
pub(super) struct Both {
    /// Minimax.
    pub(super) whole: (Answer, Tree),
    /// Alpha-beta.
    pub(super) seen: (Answer, Tree),
}

/// How large a tree is that is too large, and what would fit.
pub(super) struct TooLarge {
    /// All its nodes, if they could be counted.
    pub(super) nodes: Option<u128>,
    /// The deepest depth that fits, and its nodes.
    pub(super) fits: Option<(NonZeroU32, u128)>,
    /// The moves and what is below each of them.
    pub(super) moves: Vec<(String, Option<u128>)>,
}

/// Searches a position twice, if the tree of minimax is small enough to be drawn.
pub(super) fn searched(
    session: &dyn Session,
    asked: &Asked,
    work: &Work,
) -> Result<Searched, Problem> {
    let heuristics = session.heuristics();
    let [whole, seen] =
        [Algorithm::Minimax, Algorithm::AlphaBeta].map(|it| asked.search(it, heuristics));
    whole.check(heuristics)?;
    let plies = asked.depth.map_or(u32::MAX, NonZeroU32::get);
    let size = session.tree_size(plies, MOST_COUNTED, work);
    if size.is_none_or(|size| size.nodes > MOST_NODES as u128) {
        return Ok(Searched::TooLarge(too_large(session, plies, size, work)));
    }
    let keep = Keep { whole: true, ..Keep::at_most(MOST_NODES) };
    let whole = session.tree(&whole, keep, work)?;
    let seen = session.tree(&seen, keep, work)?;
    if whole.0.stopped.is_some() || seen.0.stopped.is_some() {
        // It was small enough, so there was no time for it.
        return Err(Problem::Busy);
    }
    Ok(Searched::Whole(Box::new(Both { whole, seen })))
}

/// The depth of the deepest tree that can be drawn within the wished one; `None` is to the end.
/// Where nothing can be drawn it is the wished depth, whose tree is then too large.
pub(super) fn deepest(session: &dyn Session, wished: Fit, work: &Work) -> Option<NonZeroU32> {
    let plies = wished.depth().map_or(u32::MAX, NonZeroU32::get);
    let whole = session.tree_size(plies, MOST_COUNTED, work);
    if whole.is_some_and(|size| size.nodes <= MOST_NODES as u128) {
        return wished.depth();
    }
    fitting(session, plies, work).map(|(depth, _)| depth).or(wished.depth())
}

/// The deepest depth below this one whose tree can be drawn, and its nodes.
fn fitting(session: &dyn Session, plies: u32, work: &Work) -> Option<(NonZeroU32, u128)> {
    let fits = |depth: u32| {
        let size = session.tree_size(depth, MOST_NODES, work)?;
        (size.nodes <= MOST_NODES as u128).then_some((NonZeroU32::new(depth)?, size.nodes))
    };
    (1..plies).map_while(fits).last()
}

fn too_large(session: &dyn Session, plies: u32, size: Option<TreeSize>, work: &Work) -> TooLarge {
    let fits = fitting(session, plies, work);
    // Where two moves are beyond counting, so are the others, and there may be hundreds.
    let mut uncounted = 0;
    let below = |mv: String| {
        let mut after = session.copy();
        let size = (uncounted < 2 && after.play(&mv).is_ok())
            .then(|| after.tree_size(plies.saturating_sub(1), MOST_COUNTED, work))
            .flatten();
        uncounted += usize::from(size.is_none());
        (mv, size.map(|size| size.nodes))
    };
    let moves = session.legal_moves().into_iter().map(below).collect();
    TooLarge { nodes: size.map(|size| size.nodes), fits, moves }
}
