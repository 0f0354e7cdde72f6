//! The best and the worst order, against all orders.

use gametree_exercise::{Extreme, LeafTree};

use super::trees::random;

/// Every order of the branches below a node, as trees.
fn all_orders(tree: &LeafTree) -> Vec<LeafTree> {
    let mut found = vec![tree.clone()];
    let mut next = 0;
    while next < found.len() {
        let tree = found[next].clone();
        next += 1;
        for node in 0..tree.len() {
            for pair in tree.children(node).windows(2) {
                let other = tree.exchanged(pair[0], pair[1]).unwrap();
                if !found.contains(&other) {
                    found.push(other);
                }
            }
        }
    }
    found
}

#[test]
fn no_order_is_better_or_worse() {
    let mut tried = 0;
    for seed in (0..).take(2_000) {
        let tree = random(seed);
        if tree.leaves().len() > 7 {
            continue;
        }
        let orders = all_orders(&tree);
        if orders.len() > 400 {
            continue;
        }
        tried += 1;
        let counts = || orders.iter().map(|tree| tree.alphabeta().leaves);
        assert_eq!(Some(tree.leaves_in(Extreme::Fewest)), counts().min(), "seed {seed}");
        assert_eq!(Some(tree.leaves_in(Extreme::Most)), counts().max(), "seed {seed}");
    }
    assert!(tried > 200, "{tried}");
}

#[test]
fn the_order_that_is_shown_is_one() {
    for seed in 0..500 {
        let tree = random(seed);
        for extreme in [Extreme::Fewest, Extreme::Most] {
            let ordered = tree.ordered(extreme);
            assert_eq!(ordered.alphabeta().leaves, tree.leaves_in(extreme), "seed {seed}");
            assert_eq!(ordered.values()[0], tree.values()[0]);
            let sorted = |tree: &LeafTree| {
                let mut leaves = tree.leaves().to_vec();
                leaves.sort_unstable();
                leaves
            };
            assert_eq!(sorted(&ordered), sorted(&tree));
        }
    }
}

/// Knuth and Moore: in a uniform tree of b branches and d plies no order needs fewer than b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves.
#[test]
fn the_least_possible_is_not_undercut() {
    for seed in 0..200 {
        for (shape, least) in [("3.3", 5), ("2.2.2.2", 7), ("3.3.3", 11)] {
            let tree = gametree_exercise::generate(&shape.parse().unwrap(), seed, None).unwrap();
            assert!(tree.leaves_in(Extreme::Fewest) >= least);
        }
    }
}
