//! Random trees for the other tests.

use gametree_exercise::{LeafTree, Scale, Shape};
use gametree_rules::{Player, Seed};

/// A tree of any shape that fits, with leaves close together so that ties are common.
pub(crate) fn random(seed: u64) -> LeafTree {
    let mut chance = Seed::new(seed);
    loop {
        let mut text = String::new();
        let branches = 1 + chance.below(4);
        for _ in 0..branches {
            grow(&mut chance, 1, &mut text);
        }
        let Ok(shape) = text.parse::<Shape>() else { continue };
        let span = 1 + chance.below(10) as i32;
        let scale = Scale::new(-span / 2, span - span / 2).unwrap();
        let leaf = |chance: &mut Seed| scale.lowest() + chance.below(span as usize + 1) as i32;
        let leaves = (0..shape.leaves()).map(|_| leaf(&mut chance)).collect();
        let root = [Player::First, Player::Second][chance.below(2)];
        return LeafTree::with(shape, leaves, scale, root).unwrap();
    }
}

fn grow(chance: &mut Seed, ply: usize, text: &mut String) {
    if chance.below(4) < ply || ply == Shape::MOST_PLIES {
        return text.push('.');
    }
    text.push('(');
    for _ in 0..1 + chance.below(3) {
        grow(chance, ply + 1, text);
    }
    text.push(')');
}

#[test]
fn shapes_are_read_as_they_are_written() {
    for seed in 0..3_000 {
        let tree = random(seed);
        let shape = tree.shape();
        assert_eq!(shape.to_string().parse::<Shape>().as_ref(), Ok(shape));
        assert_eq!(LeafTree::read_leaves(&tree.leaves_text()).as_deref(), Ok(tree.leaves()));
        assert_eq!(tree.scale().to_string().parse(), Ok(tree.scale()));
        for node in 1..tree.len() {
            assert_eq!(tree.node_at(tree.branch(node)), Ok(node));
            assert!(tree.children(tree.parent(node).unwrap()).contains(&node));
        }
    }
}
