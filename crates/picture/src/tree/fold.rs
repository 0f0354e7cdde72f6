use gametree_search::Exit;

use super::{Content, Tree, TreeNode};

/// The tree with at most `most` nodes drawn below a position: where there are more, the last of them
/// says how many positions it stands for. The best line always stays, and so does what was cut.
pub fn folded(tree: &Tree, most: usize) -> Tree {
    let children = tree.children();
    let needed = needed(tree);
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
        folds.push((node, hidden));
    }
    // What is below something hidden is hidden too; parents come before their children.
    for node in 0..tree.nodes.len() {
        if tree.nodes[node].parent.is_some_and(|parent| !keep[parent]) {
            keep[node] = false;
        }
    }
    let mut places = vec![None; tree.nodes.len()];
    let mut nodes: Vec<TreeNode> = Vec::new();
    for (index, node) in tree.nodes.iter().enumerate() {
        if keep[index] {
            places[index] = Some(nodes.len());
            let parent = node.parent.and_then(|parent| places[parent]);
            nodes.push(TreeNode { parent, ..node.clone() });
        }
    }
    for (parent, hidden) in folds {
        let Some(place) = places[parent] else { continue };
        let cut = |&child: &usize| {
            tree.nodes[child].position().is_some_and(|position| position.exit == Some(Exit::Cut))
        };
        nodes.push(TreeNode {
            parent: Some(place),
            ply: tree.nodes[parent].ply + 1,
            mv: String::new(),
            on_line: false,
            content: Content::Folded { count: hidden.len(), all_cut: hidden.iter().all(cut) },
        });
    }
    for node in &mut nodes {
        node.map_cut(&places);
    }
    let line = tree.line.iter().filter_map(|&node| places[node]).collect();
    let (left_out, denominator, boards) = (tree.left_out, tree.denominator, tree.boards.clone());
    Tree { nodes, line, left_out, denominator, boards }
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
