use gametree_rules::{Symmetric, Value, Work};
use gametree_search::{Bound, TreeRecord};

use super::{PositionNode, Tree};

impl Tree {
    /// The tree with moves that are equal by symmetry shown once: a node stands for its
    /// [`twins`](super::TreeNode::twins) too, and says so. `record` is what the tree was made of.
    ///
    /// Two moves are equal if a symmetry that leaves the position as it is takes one to the other; then so
    /// are all games after them. That the heuristic sees it that way is not taken for granted: where what
    /// the search found does not agree, both moves stay. When the work is stopped, so does what is left.
    #[must_use]
    pub fn without_symmetric_moves<G: Symmetric>(
        mut self,
        game: &G,
        record: &TreeRecord<G>,
        work: &Work,
    ) -> Tree {
        let positions = self.nodes.iter().filter(|node| node.position().is_some()).count();
        let mut keep = vec![true; self.nodes.len()];
        // The node that stands for a hidden one.
        let mut stands_for: Vec<usize> = (0..self.nodes.len()).collect();
        for (node, mut children) in self.children().into_iter().enumerate().take(positions) {
            children.retain(|&child| child < positions);
            if work.is_asked_to_stop() || game.symmetries() == 1 {
                break;
            }
            if !keep[node] {
                children.iter().for_each(|&child| keep[child] = false);
                continue;
            }
            if children.len() < 2 {
                continue;
            }
            let position = &record.nodes()[node].position;
            let still: Vec<usize> = (1..game.symmetries())
                .filter(|&symmetry| game.map_position(symmetry, position) == *position)
                .collect();
            // The best line stays.
            children.sort_by_key(|&child| !self.nodes[child].on_line);
            while let [first, others @ ..] = children.as_slice() {
                let first = *first;
                let Some(mv) = record.nodes()[first].mv else { break };
                let images: Vec<G::Move> =
                    still.iter().map(|&symmetry| game.map_move(symmetry, mv)).collect();
                let is_twin = |&other: &usize| {
                    let mv = record.nodes()[other].mv;
                    mv.is_some_and(|mv| images.contains(&mv))
                        && !self.nodes[other].on_line
                        && self.agree(first, other)
                };
                let (twins, rest): (Vec<usize>, Vec<usize>) =
                    others.iter().partition(|it| is_twin(it));
                for &twin in &twins {
                    keep[twin] = false;
                    stands_for[twin] = first;
                }
                let moves: Vec<String> =
                    twins.iter().map(|&twin| self.nodes[twin].mv.clone()).collect();
                self.nodes[first].twins = moves;
                children = rest;
            }
        }
        for node in &mut self.nodes {
            if let super::Content::Position(position) = &mut node.content
                && let Some(cut) = &mut position.cut
            {
                cut.source = stands_for[cut.source];
            }
        }
        self.retain(keep);
        let shown = self.nodes.iter().filter(|node| node.position().is_some()).count();
        self.left_out += (positions - shown) as u64;
        self
    }

    /// Whether what the search says of two nodes can be true of one.
    fn agree(&self, one: usize, other: usize) -> bool {
        let (Some(one), Some(other)) = (self.nodes[one].position(), self.nodes[other].position())
        else {
            return false;
        };
        let (Some([least, most]), Some([other_least, other_most])) = (range(one), range(other))
        else {
            return false;
        };
        one.heuristic == other.heuristic && least <= other_most && other_least <= most
    }
}

/// Between which values the true one is, if anything was found.
fn range(node: &PositionNode) -> Option<[Value; 2]> {
    let value = node.value?;
    Some(match node.bound {
        Bound::Exact => [value, value],
        Bound::Lower => [value, Value::HIGHEST],
        Bound::Upper => [Value::LOWEST, value],
    })
}
