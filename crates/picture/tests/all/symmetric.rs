//! Moves that are equal by symmetry are shown once, and nothing else changes.

use gametree_picture::tree::{Tree, TreeNode};
use gametree_search::Bound;

use crate::grown::{ROOTS, Seedling, Way, heuristics};

/// The tree in full and with equal moves once.
fn pair(wanted: Seedling<'_>) -> [Tree; 2] {
    [false, true].map(|symmetric| Seedling { symmetric, ..wanted }.grow().tree)
}

fn value(node: &TreeNode) -> (Option<gametree_rules::Value>, Bound) {
    node.position().map(|position| (position.value, position.bound)).unwrap()
}

/// Positions below a node of the full tree, by its place in the order of visits.
fn moves_below(tree: &Tree, order: usize) -> Vec<&TreeNode> {
    let above = order - 1;
    tree.nodes
        .iter()
        .filter(|node| node.parent == Some(above) && node.position().is_some())
        .collect()
}

/// Every child is there, or named by one that stands for it and has its value.
fn check(wanted: Seedling<'_>) -> usize {
    let [full, once] = pair(wanted);
    let name = format!("{wanted:?}");
    assert_eq!(value(&once.nodes[0]), value(&full.nodes[0]), "{name}");
    let mut hidden = 0;
    for (index, below) in once.children().iter().enumerate() {
        let Some(position) = once.nodes[index].position() else { continue };
        let below: Vec<&TreeNode> = below.iter().map(|&child| &once.nodes[child]).collect();
        let below: Vec<_> = below.into_iter().filter(|node| node.position().is_some()).collect();
        let all = moves_below(&full, position.order);
        let named: usize = below.iter().map(|node| 1 + node.twins.len()).sum();
        assert_eq!(named, all.len(), "{name}");
        for node in below {
            for twin in &node.twins {
                let twin = all.iter().find(|other| other.mv == *twin).unwrap();
                assert!(!twin.on_line, "{name}");
                let ((one, bound), (other, other_bound)) = (value(node), value(twin));
                if (bound, other_bound) == (Bound::Exact, Bound::Exact) {
                    assert_eq!(one, other, "{name}: {} and {}", node.mv, twin.mv);
                }
                hidden += 1;
            }
        }
    }
    let positions =
        |tree: &Tree| tree.nodes.iter().filter(|node| node.position().is_some()).count();
    assert_eq!(once.left_out as usize, positions(&full) - positions(&once), "{name}");
    // The best line is the same.
    let line = |tree: &Tree| -> Vec<String> {
        tree.line.iter().map(|&node| tree.nodes[node].mv.clone()).collect()
    };
    assert_eq!(line(&once), line(&full), "{name}");
    hidden
}

#[test]
fn values_stay_the_same() {
    let mut hidden = 0;
    for (spec, moves, depth) in ROOTS {
        for &heuristic in heuristics(spec) {
            for way in [Way::Minimax, Way::AlphaBeta] {
                hidden += check(Seedling { heuristic, ..Seedling::new(spec, moves, way, depth) });
            }
        }
    }
    assert!(hidden > 200, "{hidden}");
}

/// On an empty board there is a corner, an edge and the middle; in Sim all edges are alike. No heuristic
/// of ours sees it differently.
#[test]
fn every_heuristic_knows_the_symmetries() {
    for (spec, expected) in [
        ("mnk:m=3,n=3,k=3", vec![("a3", 4), ("b3", 4), ("b2", 1)]),
        ("mnk:m=3,n=2,k=2", vec![("a2", 4), ("b2", 2)]),
        ("sim", vec![("1-2", 15)]),
        ("sim:vertices=5", vec![("1-2", 10)]),
    ] {
        for &heuristic in heuristics(spec) {
            for depth in [1, 2, 3] {
                let wanted = Seedling::new(spec, "", Way::Minimax, depth);
                let [_, once] = pair(Seedling { heuristic, ..wanted });
                let below = once.children()[0].clone();
                let shown: Vec<(&str, usize)> = below
                    .iter()
                    .map(|&child| &once.nodes[child])
                    .map(|node| (node.mv.as_str(), 1 + node.twins.len()))
                    .collect();
                assert_eq!(shown, expected, "{spec} {heuristic} {depth}");
            }
        }
    }
}

/// A game without symmetries has nothing to merge.
#[test]
fn without_symmetries_nothing_changes() {
    for spec in ["multiply:start=20", "stones:stones=12", "bits:string=0110100"] {
        let [full, once] = pair(Seedling::new(spec, "", Way::AlphaBeta, 4));
        assert_eq!(full.nodes.len(), once.nodes.len(), "{spec}");
    }
}
