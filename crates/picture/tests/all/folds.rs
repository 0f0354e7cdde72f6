//! Folding hides what there is too much of, and says how much.

use gametree_picture::tree::{Content, Tree, TreeNode, folded};
use gametree_search::Exit;

use crate::grown::{self, Way};

fn order(node: &TreeNode) -> Option<usize> {
    node.position().map(|position| position.order)
}

fn positions(tree: &Tree) -> usize {
    tree.nodes.iter().filter(|node| node.position().is_some()).count()
}

/// Where each node that is still drawn was before; folds come from nowhere.
fn origins(before: &Tree, after: &Tree) -> Vec<Option<usize>> {
    let mut origins: Vec<Option<usize>> = Vec::new();
    for node in &after.nodes {
        let parent = node.parent.and_then(|parent| origins[parent]);
        origins.push(match &node.content {
            Content::Position(position) => Some(position.order - 1),
            Content::Unsearched { .. } => before.nodes.iter().position(|other| {
                matches!(other.content, Content::Unsearched { .. }) && other.parent == parent
            }),
            Content::Folded { .. } => None,
        });
    }
    origins
}

fn is_fold(node: &TreeNode) -> bool {
    matches!(node.content, Content::Folded { .. })
}

fn leads_to_the_line(tree: &Tree, node: usize) -> bool {
    let above = |&place: &usize| tree.nodes[place].parent;
    tree.line.iter().any(|&place| std::iter::successors(Some(place), above).any(|at| at == node))
}

/// A fold takes one place itself, so one node is always drawn; what leads to the best line (with
/// merging, in more than one place) and what was cut come on top.
#[test]
fn few_children_are_drawn() {
    for grown in grown::some() {
        for most in 0..12 {
            let tree = folded(grown.tree.clone(), most);
            for below in tree.children() {
                let unfoldable = |&&child: &&usize| {
                    tree.nodes[child].position().is_none() || leads_to_the_line(&tree, child)
                };
                let folds = below.iter().filter(|&&child| is_fold(&tree.nodes[child])).count();
                let extra = below.iter().filter(unfoldable).count() - folds;
                let enough = most.max(1) + extra;
                assert!(below.len() <= enough, "{}: {} > {enough}", grown.name, below.len());
            }
        }
    }
}

/// One child is fewer than two: on the best line the line's, elsewhere what stands for all of them.
#[test]
fn one_child_is_one() {
    for (spec, moves, depth) in [grown::ROOTS[2], grown::ROOTS[6]] {
        let grown = grown::Seedling::new(spec, moves, Way::Minimax, depth).grow();
        let [one, two] = [1, 2].map(|most| folded(grown.tree.clone(), most));
        assert!(positions(&one) <= positions(&two), "{}", grown.name);
        for (node, below) in one.children().iter().enumerate() {
            let (folds, drawn): (Vec<usize>, Vec<usize>) =
                below.iter().partition(|&&child| is_fold(&one.nodes[child]));
            let on_line = usize::from(leads_to_the_line(&one, node));
            assert!(folds.len() <= 1 && drawn.len() <= on_line.max(1 - folds.len()));
        }
    }
    let (spec, moves, depth) = grown::ROOTS[2];
    let grown = grown::Seedling::new(spec, moves, Way::Minimax, depth).grow();
    assert!(positions(&folded(grown.tree.clone(), 1)) < positions(&folded(grown.tree.clone(), 2)));
}

#[test]
fn nothing_is_hidden_without_need() {
    for grown in grown::some() {
        let widest = grown.tree.children().iter().map(Vec::len).max().unwrap();
        let tree = folded(grown.tree.clone(), widest);
        assert_eq!(tree.nodes.len(), grown.tree.nodes.len());
        assert!(!tree.nodes.iter().any(is_fold));
    }
}

/// With merging the line may go on in a part of the tree that is not below the root's best move.
#[test]
fn the_best_line_stays() {
    for grown in grown::all().chain(grown::random(Way::Merged, 300)) {
        let line = |tree: &Tree| -> Vec<_> {
            tree.nodes.iter().filter(|node| node.on_line).map(order).collect()
        };
        for most in [0, 1, 2, 3, 5, 9] {
            assert_eq!(
                line(&folded(grown.tree.clone(), most)),
                line(&grown.tree),
                "{}",
                grown.name
            );
        }
    }
}

#[test]
fn drawn_and_folded_are_all() {
    for grown in grown::some() {
        let before = grown.tree.children();
        for most in [0, 1, 2, 3, 5, 9] {
            let tree = folded(grown.tree.clone(), most);
            let origins = origins(&grown.tree, &tree);
            for (node, below) in tree.children().iter().enumerate() {
                let Some(origin) = origins[node] else { continue };
                let counted = |&child: &usize| match tree.nodes[child].content {
                    Content::Folded { count, .. } => count,
                    _ => 1,
                };
                let sum: usize = below.iter().map(counted).sum();
                assert_eq!(sum, before[origin].len(), "{}", grown.name);
            }
        }
    }
}

/// A fold counts positions, as its documentation says: moves nobody looked at are not among them.
#[test]
fn folds_count_positions() {
    for grown in grown::all().filter(|grown| grown.cutoffs > 0) {
        let before = grown.tree.children();
        for most in [0, 1, 2, 3, 5, 9] {
            let tree = folded(grown.tree.clone(), most);
            let origins = origins(&grown.tree, &tree);
            for node in &tree.nodes {
                let Content::Folded { count, all_cut } = node.content else { continue };
                let origin = origins[node.parent.unwrap()].unwrap();
                let hidden =
                    before[origin].iter().filter(|child| !origins.contains(&Some(**child)));
                let hidden: Vec<_> =
                    hidden.filter_map(|&child| grown.tree.nodes[child].position()).collect();
                assert_eq!(count, hidden.len(), "{} with {most}", grown.name);
                let cut = hidden.iter().all(|position| position.exit == Some(Exit::Cut));
                assert_eq!(all_cut, cut && !hidden.is_empty());
            }
        }
    }
}

#[test]
fn parents_and_reasons_still_refer_to_the_right_nodes() {
    for grown in grown::some().filter(|grown| grown.cutoffs > 0) {
        let whole = &grown.tree;
        let tree = folded(whole.clone(), 3);
        for node in &tree.nodes {
            let Some(position) = node.position() else { continue };
            let origin = &whole.nodes[position.order - 1];
            let parent = |tree: &Tree, node: &TreeNode| {
                node.parent.and_then(|parent| order(&tree.nodes[parent]))
            };
            assert_eq!(parent(&tree, node), parent(whole, origin));
            let Some(cut) = position.cut else { continue };
            let whole_cut = origin.position().unwrap().cut.unwrap();
            assert_eq!(order(&tree.nodes[cut.at]), order(&whole.nodes[whole_cut.at]));
            assert_eq!(order(&tree.nodes[cut.source]), order(&whole.nodes[whole_cut.source]));
        }
    }
}

#[test]
fn folding_hides_whole_subtrees() {
    let (spec, moves, depth) = grown::ROOTS[6];
    let grown = grown::Seedling::new(spec, moves, Way::Minimax, depth).grow();
    let tree = folded(grown.tree.clone(), 3);
    // Below each of the root's two drawn moves there are two more and a fold.
    let on_line = tree.nodes.iter().filter(|node| node.on_line).count();
    assert!(positions(&tree) <= 1 + 2 + 4 + 2 * on_line);
    assert!(tree.nodes.iter().skip(1).all(|node| node.parent.is_some()));
}
