//! Exercises, and answers to them.

use std::collections::BTreeSet;

use gametree_exercise::{Answer, GeneratorError, LeafTree, Mark, Shape, generate};

use super::trees::random;

fn shape(text: &str) -> Shape {
    text.parse().unwrap()
}

#[test]
fn a_seed_is_an_exercise() {
    // The same on any machine, so that a sheet can be printed again.
    let tree = generate(&shape("3.2.2"), 27, Some(3)).unwrap();
    assert_eq!(tree, generate(&shape("3.2.2"), 27, Some(3)).unwrap());
    assert_eq!(tree.alphabeta().cuts.len(), 3);
    assert_eq!(generate(&shape("3.2.2"), 1, None).unwrap().leaves_text(), GOLDEN);
    for seed in 0..100 {
        assert!(!generate(&shape("3.3"), seed, None).unwrap().alphabeta().cuts.is_empty());
        assert_eq!(generate(&shape("3.3"), seed, Some(0)).unwrap().alphabeta().cuts.len(), 0);
    }
    // Where nothing can be cut there is an exercise all the same.
    assert!(generate(&shape("3"), 1, None).unwrap().alphabeta().cuts.is_empty());
    let none = generate(&shape("3.3"), 1, Some(9));
    assert_eq!(none, Err(GeneratorError { wanted: 9, seen: (0, 2) }));
}

const GOLDEN: &str = "3.1.5.7.8.7.1.10.9.4.10.9";

#[test]
fn what_is_cut_and_nothing_else_is_right() {
    for seed in 0..2_000 {
        let tree = random(seed);
        let searched = tree.alphabeta();
        let cut: BTreeSet<usize> = searched.cut_branches().collect();
        let exact = Answer { marked: cut.clone() };
        assert!(exact.mark(&tree, &searched).is_right(), "seed {seed}");
        // Everything that nobody looked at says the same.
        let unseen = (1..tree.len()).filter(|&node| !searched.saw(node)).collect();
        let everything = Answer { marked: unseen }.mark(&tree, &searched);
        assert!(everything.is_right());
        assert_eq!(everything.count(Mark::Right), cut.len());
        // So do the leaves alone.
        let leaves =
            (1..tree.len()).filter(|&node| !searched.saw(node) && tree.leaf(node).is_some());
        let leaves = Answer { marked: leaves.collect() }.mark(&tree, &searched);
        assert!(leaves.is_right());
        for node in 1..tree.len() {
            let mut other = cut.clone();
            if !other.remove(&node) {
                other.insert(node);
            }
            let marked = Answer { marked: other }.mark(&tree, &searched);
            let is_same = !cut.contains(&node) && !searched.saw(node);
            assert_eq!(marked.is_right(), is_same, "seed {seed}, node {node}");
        }
    }
}

#[test]
fn the_example_of_the_picture() {
    let leaves = LeafTree::read_leaves("0 7 5 2 4 4 1 2 3 0 6 7").unwrap();
    let tree = LeafTree::new(shape("3.2.2"), leaves).unwrap();
    let searched = tree.alphabeta();
    let node = |text: &str| tree.node_at(&text.parse().unwrap()).unwrap();
    let answer = Answer { marked: BTreeSet::from([node("2.2"), node("1.2.2")]) };
    let marked = answer.mark(&tree, &searched);
    let expected =
        [(node("1.2.2"), Mark::Wrong), (node("2.2"), Mark::Right), (node("3.2"), Mark::Missed)];
    assert_eq!(marked.branches, expected);
}
