//! A hundred thousand nodes are no problem.

use gametree_language::Language;
use gametree_picture::tree::{tree_json, tree_svg};

use crate::grown::{Seedling, Way};

const NODES: usize = 100_000;
const MAX_BYTES_A_NODE: usize = 2_000;

fn check(wanted: Seedling<'_>) {
    let tree = Seedling { most: NODES, ..wanted }.grow().tree;
    assert!(tree.nodes.len() >= NODES);
    let most = tree.nodes.len() * MAX_BYTES_A_NODE;
    let svg = tree_svg(&tree, "large", Language::English).stand_alone();
    assert!(svg.len() < most, "{} bytes a node", svg.len() / tree.nodes.len());
    roxmltree::Document::parse(&svg).unwrap();
    let json = tree_json(&tree);
    assert_eq!(json.as_array().unwrap().len(), NODES);
    assert!(json.to_string().len() < most);
}

#[test]
fn minimax() {
    check(Seedling::new("stones:stones=50", "", Way::Minimax, 16));
}

/// Many cuts, each with a reason to look for.
#[test]
fn alphabeta() {
    check(Seedling::new("bits:length=18", "", Way::AlphaBeta, 9));
}
