use gametree_language::{Language, Message, message, persian_digits};
use gametree_search::Exit;
use unicode_width::UnicodeWidthStr;

use crate::TextStyle;
use crate::tree::words::{number_text, value_text};
use crate::tree::{Content, PositionNode, Tree, TreeNode};

/// About how wide the widest line of a node is, by the usual widths of letters.
pub(super) fn words_width(node: &TreeNode, tree: &Tree, style: &TextStyle) -> f64 {
    let width = |words: &str, size: f64| words.width() as f64 * size * 0.62;
    match &node.content {
        Content::Position(position) => {
            let value = value_line(position, tree, style);
            width(&value, 15.0 * 1.1).max(width(&window_line(position, tree, style), 10.0))
        }
        Content::Unsearched { moves } => {
            let words = style.say(&message!("tree-unsearched", count = moves.len()));
            width(&words, 11.0).max(width(&some_moves(moves), 10.0)) + 14.0
        }
        Content::Folded { count, all_cut } => {
            width(&style.say(&fold_words(*count, *all_cut)), 11.0) + 24.0
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
    let merged = position.merged_with.map(|first| format!(" = {}", numbered(first, style)));
    let merged = merged.unwrap_or_default();
    format!("{}{cut}{merged}", value_text(position, tree, style))
}

/// A node by its place in the order of visits.
pub(super) fn numbered(order: usize, style: &TextStyle) -> String {
    let digits = order.to_string();
    match style.language {
        Language::Persian => format!("#{}", persian_digits(&digits)),
        _ => format!("#{digits}"),
    }
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
