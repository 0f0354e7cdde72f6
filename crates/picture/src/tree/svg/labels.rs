use gametree_language::{Message, message};
use gametree_search::Exit;

use super::plan::Sizes;
use crate::paragraph::width;
use crate::tree::words::{move_words, number_text, numbered, reason_line, value_text};
use crate::tree::{Content, PositionNode, Tree, TreeNode};
use crate::{Drawing, TextStyle};

/// Letters of a value, of what stands beside it, and of signs that are looked up rather than read.
pub(super) const VALUE: f64 = 15.0;
pub(super) const WINDOW: f64 = 10.0;
pub(super) const SMALL: f64 = 9.0;
pub(super) const STUB: f64 = 11.0;

/// The widest and the highest board.
pub(super) fn measured(boards: impl Iterator<Item = Drawing>) -> [f64; 2] {
    boards.fold([0.0, 0.0], |[width, height], board| {
        [board.width.max(width), board.height.max(height)]
    })
}

/// Boxes with the words below the board.
pub(super) fn stacked_sizes(tree: &Tree, [width, height]: [f64; 2], style: &TextStyle) -> Sizes {
    const NARROWEST: f64 = 92.0;
    let words = widest(tree, style, |_| true);
    let width = (width + 18.0).max(words + 14.0).max(NARROWEST);
    Sizes { width, height: height + 56.0, merged: 0.0, stub: 56.0, fold: 56.0 }
}

/// Boxes with the words beside the board.
pub(super) fn beside_sizes(tree: &Tree, [width, height]: [f64; 2], style: &TextStyle) -> Sizes {
    let words = widest(tree, style, |node| node.position().is_some()).max(64.0);
    let moves = tree.nodes.iter().map(|node| beside_head_width(node, style)).fold(0.0, f64::max);
    // Where there is no board, words have all the room.
    let stubs = widest(tree, style, |node| node.position().is_none());
    let width = (width + words.max(moves) + 24.0).max(stubs + 8.0);
    Sizes { width, height: (height + 8.0).max(50.0), merged: 36.0, stub: 50.0, fold: 26.0 }
}

fn widest(tree: &Tree, style: &TextStyle, of: impl Fn(&TreeNode) -> bool) -> f64 {
    let nodes = tree.nodes.iter().filter(|node| of(node));
    nodes.map(|node| words_width(node, tree, style)).fold(0.0, f64::max)
}

/// About how wide the first line of a box is that has its move inside.
fn beside_head_width(node: &TreeNode, style: &TextStyle) -> f64 {
    let order = node.position().map(|position| numbered(position.order, style));
    width(&format!("→ {}", move_words(node, style)), 14.0)
        + width(&order.unwrap_or_default(), SMALL)
        + 8.0
}

/// About how wide the widest line of a node is.
fn words_width(node: &TreeNode, tree: &Tree, style: &TextStyle) -> f64 {
    match &node.content {
        Content::Position(position) => {
            let value = width(&value_line(position, tree, style), VALUE * 1.1);
            let head = format!("{} MAX", numbered(position.order, style));
            value.max(width(&window_line(position, tree, style), WINDOW)).max(width(&head, SMALL))
        }
        Content::Unsearched { moves } => {
            let words = style.say(&message!("tree-unsearched", count = moves.len()));
            let above = node.parent.and_then(|parent| tree.nodes[parent].position());
            let reason = above.and_then(|above| reason_line(above, tree, style));
            let reason = width(&reason.unwrap_or_default(), WINDOW);
            width(&words, STUB).max(width(&some_moves(moves), WINDOW)).max(reason) + 14.0
        }
        Content::Folded { count, all_cut } => {
            width(&style.say(&fold_words(*count, *all_cut)), STUB) + 24.0
        }
    }
}

pub(super) fn fold_words(count: usize, all_cut: bool) -> Message {
    match all_cut {
        true => message!("tree-folded-cut", count = count),
        false => message!("tree-folded", count = count),
    }
}

/// The value, with a sign where the node was cut, and the node it was merged with.
pub(super) fn value_line(position: &PositionNode, tree: &Tree, style: &TextStyle) -> String {
    let cut = if position.exit == Some(Exit::Cut) { " ✂" } else { "" };
    let merged = position.merged_with.filter(|&first| tree.with_order(first).is_some());
    let merged = merged.map(|first| format!(" = {}", numbered(first, style)));
    format!("{}{cut}{}", value_text(position, tree, style), merged.unwrap_or_default())
}

pub(super) fn window_line(position: &PositionNode, tree: &Tree, style: &TextStyle) -> String {
    let number = |value| number_text(value, tree.denominator, style);
    format!("α {}  β {}", number(position.alpha), number(position.beta))
}

/// The first few moves.
pub(super) fn some_moves(moves: &[String]) -> String {
    const SHOWN: usize = 4;
    if moves.len() > SHOWN { format!("{} …", moves[..SHOWN].join(" ")) } else { moves.join(" ") }
}
