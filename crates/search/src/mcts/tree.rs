use gametree_rules::work::{Held, Work};
use gametree_rules::{Completeness, Player};

use crate::margins::Margins;

/// The positions that are kept, in one piece of memory: the children of a position stand together.
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    most: usize,
    /// What they take of the budget.
    held: Held,
}

/// The index of the root.
pub(super) const ROOT: usize = 0;

/// How much seldom tried moves are preferred, for results between −1 and 1.
const CURIOSITY: f64 = 1.4;

/// A position in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move that leads here; `None` for the root.
    pub(super) mv: Option<M>,
    /// What is proven, for the player to move here.
    pub(super) margins: Margins,
    /// Playouts that came through here.
    pub(super) visits: u64,
    /// The first player's margins in all of them.
    total: i64,
    /// Where its children stand; none for a leaf.
    first: u32,
    children: u32,
    /// Whether a move without a child may be better than all that have one.
    completeness: Completeness,
}

impl<M> Node<M> {
    pub(super) fn new(mv: Option<M>, margins: Margins) -> Self {
        let completeness = Completeness::Complete;
        Node { mv, margins, visits: 0, total: 0, first: 0, children: 0, completeness }
    }

    pub(super) fn is_leaf(&self) -> bool {
        self.children == 0
    }

    /// Whether no move without a child can be better than all that have one.
    pub(super) fn is_complete(&self) -> bool {
        self.completeness == Completeness::Complete
    }

    /// The mean of the results, from the first player's side, as far as that is possible.
    pub(super) fn estimate(&self, mover: Player) -> Option<f64> {
        let Margins { at_least, at_most } = self.margins;
        let sign = f64::from(mover.sign());
        self.mean().map(|mean| sign * (sign * mean).clamp(at_least.into(), at_most.into()))
    }

    /// The mean of the results, from the first player's side.
    fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total as f64 / self.visits as f64)
    }

    /// Takes note of a result, from the first player's side.
    pub(super) fn add(&mut self, margin: i32) {
        self.visits += 1;
        self.total += i64::from(margin);
    }
}

impl<M: Copy> Tree<M> {
    /// A tree of the root alone that may grow to so many bytes.
    pub(super) fn new(bytes: usize, root: Margins, work: &Work) -> Self {
        let most = (bytes / size_of::<Node<M>>()).min(u32::MAX as usize);
        Tree { nodes: vec![Node::new(None, root)], most, held: work.hold_nothing() }
    }

    pub(super) fn node(&self, index: usize) -> &Node<M> {
        &self.nodes[index]
    }

    pub(super) fn node_mut(&mut self, index: usize) -> &mut Node<M> {
        &mut self.nodes[index]
    }

    /// Makes room for so many children of this node, if that is allowed and there is memory. The root's
    /// are always kept.
    pub(super) fn make_room(&mut self, parent: usize, children: usize) -> bool {
        let length = self.nodes.len();
        let needed = length + children;
        if parent != ROOT && needed > self.most {
            return false;
        }
        if needed <= self.nodes.capacity() {
            return true;
        }
        // Twice the room whenever it runs out, but never more than was given.
        let room = needed.max((2 * length).min(self.most));
        let (held, bytes) = (self.held.bytes(), room * size_of::<Node<M>>());
        let fits = (self.held.resize(bytes as u64).is_ok() || parent == ROOT)
            && self.nodes.try_reserve_exact(room - length).is_ok();
        if !fits {
            self.held.resize(held).ok(); // to give back cannot fail
            self.most = length;
        }
        fits
    }

    /// Puts the children of a node into the tree, in place of those it had.
    pub(super) fn grow(
        &mut self,
        parent: usize,
        children: Vec<Node<M>>,
        completeness: Completeness,
    ) {
        let first = self.nodes.len();
        self.nodes.extend(children);
        let children = (self.nodes.len() - first) as u32;
        let node = &mut self.nodes[parent];
        (node.first, node.children) = (first as u32, children);
        node.completeness = completeness;
    }

    /// The children of a node with their indices, in the order they were put in.
    pub(super) fn children(&self, parent: usize) -> impl Iterator<Item = (usize, &Node<M>)> {
        let Node { first, children, .. } = self.nodes[parent];
        let range = first as usize..(first + children) as usize;
        range.clone().zip(&self.nodes[range])
    }

    /// Proves what follows from the children: the mover chooses among them.
    pub(super) fn prove(&mut self, parent: usize) {
        let reached = |(_, child): (usize, &Node<M>)| child.margins.before_a_move();
        let best = self.children(parent).map(reached).reduce(|best, other| Margins {
            at_least: best.at_least.max(other.at_least),
            at_most: best.at_most.max(other.at_most),
        });
        if let Some(mut best) = best {
            if !self.nodes[parent].is_complete() {
                best.at_most = i32::MAX;
            }
            self.nodes[parent].margins = self.nodes[parent].margins.and(best);
        }
    }

    /// The child to follow from an unsettled node: by UCT, among those that may still be better than
    /// what is secured already. `largest` is the largest result there is.
    pub(super) fn select(&self, parent: usize, mover: Player, largest: i32) -> Option<usize> {
        let node = &self.nodes[parent];
        let scale = f64::from(mover.sign()) / f64::from(largest);
        let tries = (node.visits.max(1) as f64).ln();
        let mut best = None;
        for (index, child) in self.open_children(parent) {
            let Some(mean) = child.mean() else { return Some(index) };
            let worth = mean * scale + CURIOSITY * (tries / child.visits as f64).sqrt();
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((index, worth));
            }
        }
        best.map(|(index, _)| index)
    }

    /// The children that may still be better than what is secured already.
    fn open_children(&self, parent: usize) -> impl Iterator<Item = (usize, &Node<M>)> {
        let secured = if parent == ROOT {
            // Not what the game knows: a move has to be found.
            let least = |(_, child): (usize, &Node<M>)| child.margins.before_a_move().at_least;
            self.children(parent).map(least).max().unwrap_or(i32::MIN)
        } else {
            self.nodes[parent].margins.at_least
        };
        self.children(parent)
            .filter(move |(_, child)| child.margins.before_a_move().at_most > secured)
    }

    /// The first child that is sure to reach what is secured. In a position that is as bad as can be,
    /// any will do. `lowest` is the lowest margin there is.
    fn sure(&self, parent: usize, lowest: i32) -> Option<(usize, i32)> {
        let Margins { at_least, at_most } = self.nodes[parent].margins;
        self.children(parent)
            .map(|(index, child)| (index, child.margins.before_a_move().at_least))
            .find(|&(_, least)| least >= at_least && (least > lowest || at_most == lowest))
    }

    /// Whether the root's margin is known, and a move that reaches it.
    pub(super) fn is_settled(&self, lowest: i32) -> bool {
        self.nodes[ROOT].margins.exactly().is_some() && self.sure(ROOT, lowest).is_some()
    }

    /// The child to choose if this is all that will be known.
    fn choose(&self, parent: usize, mover: Player, lowest: i32) -> Option<usize> {
        let tried = most_tried(self.open_children(parent));
        match (self.sure(parent, lowest), tried) {
            (Some((sure, least)), Some((tried, child))) => {
                let mean = child.estimate(mover.opponent()).unwrap_or(0.0);
                let as_good = f64::from(least) >= mean * f64::from(mover.sign());
                Some(if least > 0 || as_good { sure } else { tried })
            }
            (Some((sure, _)), None) => Some(sure),
            (None, tried) => {
                tried.or_else(|| most_tried(self.children(parent))).map(|(index, _)| index)
            }
        }
    }

    /// The line of play that the tree thinks best. If the root is settled it ends where a proof does:
    /// no move in it gives anything away.
    pub(super) fn line(&self, mut mover: Player, lowest: i32) -> Vec<M> {
        let settled = self.is_settled(lowest);
        let mut line = Vec::new();
        let mut node = ROOT;
        loop {
            let next = if !settled {
                self.choose(node, mover, lowest)
            } else if self.nodes[node].margins.exactly().is_some() {
                self.sure(node, lowest).map(|(index, _)| index)
            } else {
                None
            };
            let Some(next) = next else { return line };
            line.extend(self.nodes[next].mv);
            (node, mover) = (next, mover.opponent());
        }
    }
}

/// The child that was tried most often; of several the first.
fn most_tried<'t, M: 't>(
    children: impl Iterator<Item = (usize, &'t Node<M>)>,
) -> Option<(usize, &'t Node<M>)> {
    children
        .filter(|(_, child)| child.visits > 0)
        .reduce(|best, other| if other.1.visits > best.1.visits { other } else { best })
}
