//! Two searches of one position, side by side.

use std::collections::HashMap;

use gametree_catalogue::{Answer, Search};
use gametree_language::Message;
use gametree_picture::TextStyle;
use gametree_picture::tree::{Tree, value_text, why_left};
use gametree_rules::Amount;

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

/// A place that only one of the searches looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The moves that lead there.
    pub path: Vec<String>,
    /// The side that saw it: 0 for `a`, 1 for `b`.
    pub side: usize,
    /// Positions there and below.
    pub positions: usize,
    /// What the search that saw it found.
    pub value: String,
    /// Why the other did not look.
    pub why: Option<Message>,
}

/// Where the positions are in a tree, by the moves that lead to them.
type ByPath = HashMap<Vec<String>, usize>;

impl Comparison {
    /// Compares; values and reasons are written in a style.
    pub fn new(sides: [SearchedTree; 2], style: &TextStyle) -> Comparison {
        let by_path = [by_path(&sides[0].tree), by_path(&sides[1].tree)];
        let mut differences = Vec::new();
        let only = [0, 1].map(|side| {
            let trees = [&sides[side].tree, &sides[1 - side].tree];
            let found = not_in_other(trees, [&by_path[side], &by_path[1 - side]], side, style);
            let positions = found.iter().map(|difference| difference.positions).sum();
            differences.extend(found);
            positions
        });
        let value = |side: &SearchedTree| {
            side.answer.value.map(|Amount { value, denominator }| (value, denominator))
        };
        Comparison {
            same_value: value(&sides[0]) == value(&sides[1]),
            same_choice: sides[0].answer.best_move == sides[1].answer.best_move,
            both: by_path[0].len() - only[0],
            only,
            differences,
            sides,
        }
    }
}

fn by_path(tree: &Tree) -> ByPath {
    let mut paths: Vec<Vec<String>> = Vec::with_capacity(tree.nodes.len());
    let mut by_path = HashMap::new();
    for (index, node) in tree.nodes.iter().enumerate() {
        let mut path = node.parent.map(|parent| paths[parent].clone()).unwrap_or_default();
        if node.parent.is_some() {
            path.push(node.mv.clone());
        }
        if node.position().is_some() {
            by_path.insert(path.clone(), index);
        }
        paths.push(path);
    }
    by_path
}

/// The uppermost places of the first tree that the search of the second did not look at.
fn not_in_other(
    [tree, other]: [&Tree; 2],
    [by_path, by_other_path]: [&ByPath; 2],
    side: usize,
    style: &TextStyle,
) -> Vec<Difference> {
    let children = tree.children();
    let mut paths: Vec<(&Vec<String>, usize)> =
        by_path.iter().map(|(path, &index)| (path, index)).collect();
    paths.sort_by_key(|&(_, index)| index);
    let difference = |(path, index): (&Vec<String>, usize)| {
        let above = path.get(..path.len().checked_sub(1)?)?;
        let above = &other.nodes[*by_other_path.get(above)?];
        if by_other_path.contains_key(path) {
            return None;
        }
        let value = tree.nodes[index].position();
        Some(Difference {
            path: path.clone(),
            side,
            positions: positions_below(tree, index, &children),
            value: value.map(|node| value_text(node, tree, style)).unwrap_or_default(),
            why: above.position().and_then(|position| why_left(position, other, style)),
        })
    };
    paths.into_iter().filter_map(difference).collect()
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
