use std::sync::Arc;

use gametree_rules::{Evaluator, Notation, Work};
use gametree_search::{Bound, Exit, TreeRecord};

use super::{Boards, Content, PositionNode, Tree, TreeNode};
use crate::Board;

/// What a node takes without its words: itself, with room for a list of nodes to grow, and what a
/// picture has to know of it while it is written.
const NODE_BYTES: u64 =
    3 * size_of::<TreeNode>() as u64 + size_of::<PositionNode>() as u64 + ALLOCATIONS + DRAWING;
/// What the system adds to the pieces of memory that a node consists of.
const ALLOCATIONS: u64 = 64;
/// Its place, and the list of its children.
const DRAWING: u64 = 320;

impl Tree {
    /// Puts a recorded search into words. `line` is the best line it found.
    ///
    /// The tree keeps to the memory that its record keeps to: nodes that do not fit are left out, and
    /// those that do are the beginning of the search.
    pub fn new<G>(
        game: &G,
        evaluator: &impl Evaluator<G>,
        record: &TreeRecord<G>,
        line: &[G::Move],
    ) -> Tree
    where
        G: Notation + Board<Position: Send + Sync> + Clone + Send + Sync + 'static,
    {
        Tree::unless_stopped(game, evaluator, record, line, &Work::new())
    }

    /// The same, for somebody who may ask to stop meanwhile: then there is as much as is in words by then. Who
    /// has asked before wants to see what the search has come to.
    pub fn unless_stopped<G>(
        game: &G,
        evaluator: &impl Evaluator<G>,
        record: &TreeRecord<G>,
        line: &[G::Move],
        work: &Work,
    ) -> Tree
    where
        G: Notation + Board<Position: Send + Sync> + Clone + Send + Sync + 'static,
    {
        let before = work.is_asked_to_stop();
        let mut held = record.hold(0).ok();
        let (mut nodes, mut unsearched, mut positions) = (Vec::new(), Vec::new(), Vec::new());
        for (index, node) in record.nodes().iter().enumerate() {
            let tree_node = tree_node(game, evaluator, record, index);
            let below = unsearched_below(game, record, index);
            let bytes = bytes(&tree_node)
                + below.as_ref().map_or(0, bytes)
                + 3 * size_of::<G::Position>() as u64;
            let fits = held.as_mut().is_some_and(|held| held.resize(held.bytes() + bytes).is_ok());
            if !fits || work.is_asked_to_stop() != before {
                break;
            }
            nodes.push(tree_node);
            unsearched.extend(below);
            positions.push(node.position.clone());
        }
        let line = line_nodes(record, line, nodes.len());
        for &node in &line {
            nodes[node].on_line = true;
        }
        let left_out = record.left_out() + (record.nodes().len() - nodes.len()) as u64;
        nodes.append(&mut unsearched);
        // What is held is given back with the boards, which all copies of the tree share.
        let positions = Arc::new((game.clone(), positions, held));
        let labelled = Arc::clone(&positions);
        let boards = Boards::new(move |node| {
            let (game, positions, _held) = &*positions;
            let position = node.order.checked_sub(1).and_then(|index| positions.get(index));
            position.map(|position| game.drawing(position)).unwrap_or_default()
        });
        let boards = boards.labelled(move |node, language| {
            let (game, positions, _held) = &*labelled;
            game.label(positions.get(node.order.checked_sub(1)?)?, language)
        });
        Tree { nodes, denominator: evaluator.denominator(game), left_out, line, boards }
    }
}

fn tree_node<G: Notation>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    record: &TreeRecord<G>,
    index: usize,
) -> TreeNode {
    let node = &record.nodes()[index];
    let outcome = game.outcome(&node.position);
    let heuristic = match outcome {
        Some(outcome) => evaluator.finished(game, &node.position, outcome, node.ply as u32),
        None => evaluator.estimate(game, &node.position),
    };
    TreeNode {
        parent: node.parent,
        ply: node.ply,
        mv: node.mv.map(|mv| game.move_text(mv)).unwrap_or_default(),
        on_line: false,
        twins: Vec::new(),
        content: Content::Position(Box::new(PositionNode {
            order: index + 1,
            position: game.position_text(&node.position),
            mover: outcome.is_none().then(|| game.to_move(&node.position)),
            heuristic,
            alpha: node.alpha,
            beta: node.beta,
            value: node.value,
            bound: node.bound().unwrap_or(Bound::Exact),
            exit: node.exit,
            cut: record.cut_reason(game, index),
            merged_with: node.merged_with.map(|first| first + 1),
        })),
    }
}

/// What was not searched below a position that was cut.
fn unsearched_below<G: Notation>(
    game: &G,
    record: &TreeRecord<G>,
    index: usize,
) -> Option<TreeNode> {
    let node = &record.nodes()[index];
    if node.exit != Some(Exit::Cut) {
        return None;
    }
    // Moves may have been tried in another order than the game lists them in.
    let below = record.nodes()[index + 1..].iter().take_while(|below| below.ply > node.ply);
    let tried: Vec<G::Move> =
        below.filter(|below| below.parent == Some(index)).filter_map(|below| below.mv).collect();
    let listed = game.legal_moves(&node.position);
    let moves: Vec<G::Move> = match tried.len() == node.tried {
        true => listed.filter(|mv| !tried.contains(mv)).collect(),
        false => listed.skip(node.tried).collect(),
    };
    let moves = moves.into_iter().map(|mv| game.move_text(mv)).collect();
    Some(TreeNode::below(index, node.ply + 1, Content::Unsearched { moves }))
}

/// About what a node takes.
fn bytes(node: &TreeNode) -> u64 {
    let words = match &node.content {
        Content::Position(position) => position.position.capacity(),
        Content::Unsearched { moves } => {
            moves.iter().map(|mv| mv.capacity() + 2 * size_of::<String>() + 16).sum()
        }
        Content::Folded { .. } => 0,
    };
    NODE_BYTES + (words + node.mv.capacity()) as u64
}

/// The nodes the line goes through, as far as they are among the first `most`.
fn line_nodes<G: Notation>(record: &TreeRecord<G>, line: &[G::Move], most: usize) -> Vec<usize> {
    let nodes = &record.nodes()[..most];
    if nodes.is_empty() {
        return Vec::new();
    }
    let mut on_line = vec![0];
    for &mv in line {
        let last = on_line[on_line.len() - 1];
        let above = nodes[last].merged_with.unwrap_or(last);
        // Below a node stands everything up to the next one that is no deeper.
        let mut below =
            (above + 1..nodes.len()).take_while(|&node| nodes[node].ply > nodes[above].ply);
        let next =
            below.find(|&node| nodes[node].parent == Some(above) && nodes[node].mv == Some(mv));
        let Some(next) = next else { break };
        on_line.push(next);
    }
    on_line
}
