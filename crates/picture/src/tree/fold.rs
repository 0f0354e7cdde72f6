use gametree_search::Exit;

use super::{Content, Tree, TreeNode};

/// The tree with at most `most` nodes drawn below a position: where there are more, the last of them
/// says how many positions it stands for. The best line always stays, and so does what was cut.
pub fn folded(mut tree: Tree, most: usize) -> Tree {
    let children = tree.children();
    let needed = needed(&tree);
    let mut keep = vec![true; tree.nodes.len()];
    let mut folds = Vec::new();
    for (node, below) in children.iter().enumerate() {
        if below.len() <= most {
            continue;
        }
        // One place goes to the fold itself.
        let shown = most.saturating_sub(1);
        let positions = below.iter().filter(|&&child| tree.nodes[child].position().is_some());
        let hidden: Vec<usize> =
            positions.skip(shown).copied().filter(|&child| !needed[child]).collect();
        // A fold takes as much room as what it hides; but where one child is wanted, one is drawn.
        if hidden.is_empty() || (hidden.len() == 1 && most > 1) {
            continue;
        }
        hidden.iter().for_each(|&child| keep[child] = false);
        let cut = |&child: &usize| {
            tree.nodes[child].position().is_some_and(|position| position.exit == Some(Exit::Cut))
        };
        let content = Content::Folded { count: hidden.len(), all_cut: hidden.iter().all(cut) };
        folds.push((node, tree.nodes[node].ply + 1, content));
    }
    let places = tree.retain(keep);
    for (parent, ply, content) in folds {
        let Some(place) = places[parent] else { continue };
        tree.nodes.push(TreeNode::below(place, ply, content));
    }
    tree
}

/// Which nodes the best line needs: its own, and those above them.
fn needed(tree: &Tree) -> Vec<bool> {
    let mut needed: Vec<bool> = tree.nodes.iter().map(|node| node.on_line).collect();
    for index in (0..tree.nodes.len()).rev() {
        if let (true, Some(parent)) = (needed[index], tree.nodes[index].parent) {
            needed[parent] = true;
        }
    }
    needed
}
