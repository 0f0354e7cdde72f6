//! Two searches of one position, side by side.

use std::collections::HashMap;

use gametree_catalogue::{Answer, Search};
use gametree_language::Message;
use gametree_picture::TextStyle;
use gametree_picture::tree::{PositionNode, Tree, exit_name, value_text, why_left};
use gametree_rules::Amount;
use gametree_search::{Bound, Exit};

/// A search, what it found, and its whole tree.
pub struct SearchedTree {
    /// The search.
    pub search: Search,
    /// What it found.
    pub answer: Answer,
    /// The tree, with nothing left out.
    pub tree: Tree,
}

/// What two searches have in common and what not.
pub struct Comparison {
    /// The two searches, `a` and `b`.
    pub sides: [SearchedTree; 2],
    /// Whether they found the same value. Values of different heuristics are numbers of different
    /// kinds; only equal ones compare.
    pub same_value: bool,
    /// Whether they chose the same move.
    pub same_choice: bool,
    /// Positions that both looked at.
    pub both: usize,
    /// Positions that only one of them looked at.
    pub only: [usize; 2],
    /// The uppermost places that only one of them looked at.
    pub differences: Vec<Difference>,
}

/// A place that only one of the searches looked at. The [`Comparison`] knows more about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The side that saw it: 0 for `a`, 1 for `b`.
    pub side: usize,
    /// Positions there and below.
    pub positions: usize,
    /// The node in the tree of the side that saw it.
    node: usize,
    /// The node above it, in the tree of the other.
    above: usize,
}

impl Comparison {
    /// Compares.
    pub fn new(sides: [SearchedTree; 2]) -> Comparison {
        let mut differences = Vec::new();
        let only = [0, 1].map(|side| {
            let found = not_in_other(&sides[side].tree, &sides[1 - side].tree, side);
            let positions = found.iter().map(|difference| difference.positions).sum();
            differences.extend(found);
            positions
        });
        let value = |side: &SearchedTree| {
            side.answer.value.map(|Amount { value, denominator }| (value, denominator))
        };
        let nodes = &sides[0].tree.nodes;
        Comparison {
            same_value: value(&sides[0]) == value(&sides[1]),
            same_choice: sides[0].answer.best_move == sides[1].answer.best_move,
            both: nodes.iter().filter(|node| node.position().is_some()).count() - only[0],
            only,
            differences,
            sides,
        }
    }

    /// The moves that lead to a difference.
    pub fn path(&self, difference: &Difference) -> Vec<&str> {
        let nodes = &self.sides[difference.side].tree.nodes;
        let mut path = Vec::new();
        let mut node = &nodes[difference.node];
        while let Some(parent) = node.parent {
            path.push(node.mv.as_str());
            node = &nodes[parent];
        }
        path.reverse();
        path
    }

    /// What the search that saw a difference found there, and what that says about the true value; no
    /// value if it had found nothing when it was stopped.
    pub fn found(&self, difference: &Difference) -> (Option<Amount>, Bound) {
        let tree = &self.sides[difference.side].tree;
        let seen = tree.nodes[difference.node].position();
        let amount = |value| Amount { value, denominator: tree.denominator };
        let found = seen.and_then(|seen| seen.value).map(amount);
        (found, seen.map_or(Bound::Exact, |seen| seen.bound))
    }

    /// The same for people.
    pub fn found_text(&self, difference: &Difference, style: &TextStyle) -> String {
        let tree = &self.sides[difference.side].tree;
        let seen = tree.nodes[difference.node].position();
        seen.map(|seen| value_text(seen, tree, style)).unwrap_or_default()
    }

    /// How the other search left the position above without looking: as `exit` in trees, or `merged`.
    pub fn left(&self, difference: &Difference) -> &'static str {
        let above = self.above(difference);
        match above.and_then(|above| above.merged_with) {
            Some(_) => "merged",
            None => exit_name(above.and_then(|above| above.exit).unwrap_or(Exit::Stopped)),
        }
    }

    /// The same for people.
    pub fn why(&self, difference: &Difference, style: &TextStyle) -> Option<Message> {
        why_left(self.above(difference)?, &self.sides[1 - difference.side].tree, style)
    }

    fn above(&self, difference: &Difference) -> Option<&PositionNode> {
        self.sides[1 - difference.side].tree.nodes[difference.above].position()
    }
}

/// The uppermost places of a tree that the search of the other did not look at.
fn not_in_other(tree: &Tree, other: &Tree, side: usize) -> Vec<Difference> {
    let (children, others) = (tree.children(), other.children());
    let is_position = |tree: &Tree, node: usize| tree.nodes[node].position().is_some();
    // The node that the same moves lead to, of every node that has one. Parents come first.
    let mut same: Vec<Option<usize>> = vec![None; tree.nodes.len()];
    if let (Some(root), false) = (same.first_mut(), other.nodes.is_empty()) {
        *root = Some(0);
    }
    let mut differences = Vec::new();
    for node in 0..tree.nodes.len() {
        let Some(above) = same[node] else { continue };
        let by_move: HashMap<&str, usize> = others[above]
            .iter()
            .filter(|&&child| is_position(other, child))
            .map(|&child| (other.nodes[child].mv.as_str(), child))
            .collect();
        for &child in children[node].iter().filter(|&&child| is_position(tree, child)) {
            same[child] = by_move.get(tree.nodes[child].mv.as_str()).copied();
            if same[child].is_none() {
                let positions = positions_below(tree, child, &children);
                differences.push(Difference { side, positions, node: child, above });
            }
        }
    }
    differences.sort_by_key(|difference| difference.node);
    differences
}

fn positions_below(tree: &Tree, index: usize, children: &[Vec<usize>]) -> usize {
    let mut open = vec![index];
    let mut count = 0;
    while let Some(node) = open.pop() {
        count += usize::from(tree.nodes[node].position().is_some());
        open.extend(&children[node]);
    }
    count
}
