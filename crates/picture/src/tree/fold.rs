use gametree_search::Exit;

use super::{Content, Tree, TreeNode};

/// The tree with at most `most` children drawn below a node; the others become one node that says how
/// many there are. The best line always stays.
pub fn folded(tree: &Tree, most: usize) -> Tree {
    let children = tree.children();
    let mut keep = vec![true; tree.nodes.len()];
    let mut folds = Vec::new();
    for (node, below) in children.iter().enumerate() {
        if below.len() <= most {
            continue;
        }
        // One place goes to the fold itself.
        let shown = most.saturating_sub(1).max(1);
        let hidden: Vec<usize> =
            below.iter().skip(shown).copied().filter(|&child| !tree.nodes[child].on_line).collect();
        if hidden.len() < 2 {
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
        let positions: Vec<_> =
            hidden.iter().filter_map(|&child| tree.nodes[child].position()).collect();
        let all_cut = !positions.is_empty()
            && positions.iter().all(|position| position.exit == Some(Exit::Cut));
        nodes.push(TreeNode {
            parent: Some(place),
            ply: tree.nodes[parent].ply + 1,
            mv: String::new(),
            on_line: false,
            content: Content::Folded { count: hidden.len(), all_cut },
        });
    }
    for node in &mut nodes {
        node.map_cut(&places);
    }
    Tree { nodes, ..*tree }
}
