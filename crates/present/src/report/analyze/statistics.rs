//! A search next to what it could have been.

use gametree_catalogue::{Answer, Search, Session};
use gametree_rules::Work;
use schemars::JsonSchema;
use serde::Serialize;

/// The size of a search beside that of the whole tree.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Statistics {
    /// Positions of the whole tree down to the depth.
    pub full_tree: u128,
    /// Moves per position of a uniform tree that is as large and as deep as the whole tree.
    pub branching: f64,
    /// The same of the tree that was visited.
    pub effective_branching: f64,
    /// Leaves that any alpha-beta needs on a uniform tree of this branching and depth, as Knuth and
    /// Moore have shown.
    pub minimum_leaves: f64,
    /// Leaves of the whole tree.
    pub full_leaves: u128,
}

/// Distinct positions on a ply up to which the whole tree is counted: a moment's work.
const COUNTED_POSITIONS: usize = 50_000;

impl Statistics {
    /// Counts the whole tree, if the search is a textbook one that was finished and the tree is not
    /// too large for a moment's work; nothing if that is stopped.
    pub fn new(
        session: &dyn Session,
        search: &Search,
        answer: &Answer,
        work: &Work,
    ) -> Option<Statistics> {
        if !search.algorithm.is_textbook() || answer.stopped.is_some() || answer.moves.is_empty() {
            return None;
        }
        let size = session.tree_size(search.limits.plies(), COUNTED_POSITIONS, work)?;
        let branching = uniform_branching(size.nodes as f64, size.plies);
        let half = |plies: u32| branching.powf(f64::from(plies));
        Some(Statistics {
            full_tree: size.nodes,
            branching,
            effective_branching: uniform_branching(answer.counts.visited as f64, size.plies),
            minimum_leaves: half(size.plies.div_ceil(2)) + half(size.plies / 2) - 1.0,
            full_leaves: size.leaves,
        })
    }
}

/// How many moves each position of a uniform tree has that is so deep and has so many nodes.
fn uniform_branching(nodes: f64, depth: u32) -> f64 {
    let size = |branching: f64| (0..depth).fold(1.0, |size, _| size * branching + 1.0);
    // Halving what it can be; a tree with one move a level is the thinnest there is, unless it stops
    // before the depth.
    let (mut least, mut most) = (0.0, nodes);
    for _ in 0..100 {
        let middle = f64::midpoint(least, most);
        if size(middle) < nodes {
            least = middle;
        } else {
            most = middle;
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::uniform_branching;

    #[test]
    fn uniform_trees_have_their_branching() {
        for (branching, depth, nodes) in
            [(3.0, 2, 13.0), (2.0, 6, 127.0), (1.0, 9, 10.0), (7.0, 1, 8.0)]
        {
            assert!((uniform_branching(nodes, depth) - branching).abs() < 1e-9, "{nodes}");
        }
    }
}
