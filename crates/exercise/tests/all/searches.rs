//! What searches make of trees, against the definition.

use gametree_exercise::{LawKind, LeafTree};
use gametree_rules::Player;
use gametree_search::Bound;

use super::trees::random;

/// Alpha-beta as on a blackboard: the leaves it looks at, and the branches it leaves out.
fn by_hand(
    tree: &LeafTree,
    node: usize,
    (mut alpha, mut beta): (i32, i32),
    looked: &mut Vec<usize>,
    cut: &mut Vec<usize>,
) -> i32 {
    if let Some(leaf) = tree.leaf(node) {
        looked.push(leaf);
        return tree.leaves()[leaf];
    }
    let is_max = tree.mover(node) == Player::First;
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for &child in tree.children(node) {
        if alpha >= beta {
            cut.push(child);
            continue;
        }
        let value = by_hand(tree, child, (alpha, beta), looked, cut);
        if is_max {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
    }
    best
}

#[test]
fn searches_are_those_of_the_blackboard() {
    let mut cuts = 0;
    for seed in 0..3_000 {
        let tree = random(seed);
        let (mut looked, mut cut) = (Vec::new(), Vec::new());
        let value = by_hand(&tree, 0, (i32::MIN, i32::MAX), &mut looked, &mut cut);
        cut.sort_unstable();
        let searched = tree.alphabeta();
        assert_eq!((searched.value, searched.leaves), (value, looked.len()), "seed {seed}");
        assert_eq!(searched.cut_branches().collect::<Vec<_>>(), cut, "seed {seed}");
        assert_eq!(searched.cuts.len() as u64, searched.counts.cutoffs);
        let whole = tree.minimax();
        assert_eq!((whole.value, whole.leaves), (value, tree.leaves().len()));
        assert_eq!(tree.values()[0], value);
        cuts += cut.len();
    }
    assert!(cuts > 3_000, "only {cuts} branches were cut");
}

#[test]
fn bounds_hold_and_reasons_are_there() {
    for seed in 0..3_000 {
        let tree = random(seed);
        let (values, searched) = (tree.values(), tree.alphabeta());
        for (node, looked) in searched.nodes.iter().enumerate() {
            let Some(looked) = looked else { continue };
            match looked.bound {
                Bound::Exact => assert_eq!(looked.value, values[node]),
                Bound::Lower => assert!(values[node] >= looked.value),
                Bound::Upper => assert!(values[node] <= looked.value),
            }
        }
        for cut in &searched.cuts {
            let source = searched.nodes[cut.source].unwrap();
            assert_eq!(source.value, cut.bound);
            assert_eq!(tree.parent(cut.source), Some(cut.at));
            assert_eq!(tree.mover(cut.at), cut.secured_by);
            assert_ne!(tree.mover(cut.node), cut.secured_by);
            match cut.secured_by {
                Player::First => assert!(cut.value <= cut.bound),
                Player::Second => assert!(cut.value >= cut.bound),
            }
            assert!(!cut.branches.is_empty());
        }
        // The line leads to a leaf that is worth as much as the root.
        let last = *searched.line.last().unwrap();
        assert_eq!(tree.leaf(last).map(|leaf| tree.leaves()[leaf]), Some(searched.value));
    }
}

/// The law under "Move a leaf": minimax in one leaf is a clamp.
#[test]
fn the_root_is_the_leaf_but_never_less_and_never_more() {
    let mut kinds = [0; LawKind::ALL.len()];
    for seed in 0..3_000 {
        let tree = random(seed);
        for leaf in 0..tree.leaves().len() {
            let law = tree.law(leaf).unwrap();
            let readings = tree.readings(leaf);
            assert_eq!(readings.len(), tree.scale().values().count());
            for reading in readings {
                let moved = tree.with_leaf(leaf, reading.value).unwrap();
                assert_eq!(reading.root, law.root(reading.value), "seed {seed}, leaf {leaf}");
                assert_eq!(reading.root, moved.values()[0]);
                assert_eq!(reading.leaves, moved.alphabeta().leaves);
            }
            // A leaf that is cut cannot matter.
            let node = tree.node_of_leaf(leaf).unwrap();
            let kind = law.kind(tree.scale());
            let place = LawKind::ALL.iter().position(|known| *known == kind).unwrap();
            kinds[place] += 1;
            if !tree.alphabeta().saw(node) {
                let current = tree.leaves()[leaf];
                assert_eq!(law.root(current), tree.values()[0]);
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 100), "{kinds:?}");
}
