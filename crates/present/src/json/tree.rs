use std::num::NonZeroU32;

use gametree_catalogue::{Answer, Search, Session};
use gametree_picture::tree::{self, tree_json};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use super::{Number, Position};

/// A search tree.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Tree<'a> {
    /// The position.
    #[serde(flatten)]
    pub position: Position,
    /// The search as text.
    pub search: String,
    /// How it was searched.
    pub algorithm: &'static str,
    /// How far; null is to the end.
    pub depth: Option<u32>,
    /// What values the leaves.
    pub heuristic: String,
    /// The move that was chosen.
    pub best_move: Option<String>,
    /// What the position is worth.
    pub value: Option<Number>,
    /// Best play as the search sees it.
    pub line: Vec<String>,
    /// Positions visited.
    pub visited: u64,
    /// Positions that are not in the tree.
    pub left_out: u64,
    /// The positions in the order of visits.
    #[schemars(with = "Vec<TreeNode>")]
    pub nodes: Nodes<'a>,
}

/// The positions of a tree, which are written one by one: together they may be very large.
#[derive(Debug)]
pub struct Nodes<'a>(&'a tree::Tree);

impl<'a> From<&'a tree::Tree> for Nodes<'a> {
    fn from(tree: &'a tree::Tree) -> Self {
        Nodes(tree)
    }
}

impl Serialize for Nodes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        tree_json(self.0).serialize(serializer)
    }
}

/// A tree that was written to a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TreeFile {
    /// The file.
    pub file: String,
    /// Positions in it.
    pub nodes: usize,
    /// Positions visited.
    pub visited: u64,
}

/// A position of a tree, as `picture` writes it.
#[derive(JsonSchema)]
#[schemars(rename = "TreeNode")]
#[expect(dead_code, reason = "describes what another crate writes")]
struct TreeNode {
    /// When it was visited, from 1 on; nodes are named by it.
    order: usize,
    /// The node above.
    parent: Option<usize>,
    /// The move that led here.
    #[schemars(rename = "move")]
    mv: Option<String>,
    /// Moves made from the root.
    ply: usize,
    /// The position as text.
    position: String,
    /// `MAX` or `MIN`; null in a finished game.
    level: Option<String>,
    /// What the heuristic says.
    heuristic: Option<f64>,
    /// The window when it was entered; null is an open end.
    alpha: Option<f64>,
    /// The window when it was entered; null is an open end.
    beta: Option<f64>,
    /// What was found.
    value: Option<f64>,
    /// `exact`, `lower` or `upper`.
    bound: String,
    /// How it was left.
    exit: Option<String>,
    /// Why the rest was not searched.
    cut: Option<Cut>,
    /// Moves that are equal by symmetry and not shown; only with such.
    #[schemars(skip_serializing_if = "Vec::is_empty")]
    symmetric: Vec<String>,
    /// Moves that were not searched.
    unsearched: Vec<String>,
    /// The node with the same position.
    merged_with: Option<usize>,
    /// Whether it is on the best line.
    on_line: bool,
}

/// A cutoff.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "describes what another crate writes")]
struct Cut {
    /// What was found.
    value: Option<f64>,
    /// What it could not improve on.
    bound: Option<f64>,
    /// Who has something better elsewhere.
    secured_by: String,
    /// At which node.
    at: usize,
    /// By which move's node.
    source: usize,
}

impl<'a> Tree<'a> {
    /// A tree and the search that it is of.
    pub fn new(
        session: &dyn Session,
        search: &Search,
        answer: &Answer,
        tree: &'a tree::Tree,
    ) -> Self {
        Tree {
            position: session.into(),
            search: search.to_string(),
            algorithm: search.algorithm.name(),
            depth: search.limits.depth.map(NonZeroU32::get),
            heuristic: search.heuristic.clone(),
            best_move: answer.best_move.clone(),
            value: answer.value.map(Number),
            line: answer.line.clone(),
            visited: answer.counts.visited,
            left_out: tree.left_out,
            nodes: Nodes(tree),
        }
    }
}
