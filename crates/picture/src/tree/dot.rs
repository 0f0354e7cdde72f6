use std::fmt::Write;

use gametree_language::message;
use gametree_rules::Player;
use gametree_search::Exit;

use super::words::{number_text, value_text, why_left};
use super::{Content, PositionNode, Tree, TreeNode};
use crate::TextStyle;

/// The tree for Graphviz. It is text, so values are written as the terminal can show them, but it has
/// no use for colours.
pub fn tree_dot(tree: &Tree, style: &TextStyle) -> String {
    let mut dot = String::from(
        "// Made by gametree; draw it with: dot -Tsvg FILE\n\
         digraph search {\n\
         \x20 node [fontname=\"DejaVu Sans\", style=filled];\n\
         \x20 edge [fontname=\"DejaVu Sans\", arrowhead=none];\n",
    );
    for (index, node) in tree.nodes.iter().enumerate() {
        // A merged node is drawn once, where it was first entered.
        let original = tree.original_of(index);
        if original.is_none() {
            let _ = writeln!(dot, "  n{index} [{}];", attributes(node, tree, style));
        }
        if let Some(parent) = node.parent {
            let best = if node.on_line { ", color=\"#007a5a\", penwidth=3" } else { "" };
            let cut = if node.position().is_none() { ", style=dashed" } else { "" };
            let label = quoted(&style.isolated(&node.mv));
            let index = original.unwrap_or(index);
            let _ = writeln!(dot, "  n{parent} -> n{index} [label={label}{best}{cut}];");
        }
    }
    if tree.left_out > 0 {
        let words = style.say(&message!("tree-left-out", count = tree.left_out));
        let _ = writeln!(dot, "  label={};", quoted(&words));
    }
    dot + "}\n"
}

fn attributes(node: &TreeNode, tree: &Tree, style: &TextStyle) -> String {
    match &node.content {
        Content::Position(position) => position_attributes(node, position, tree, style),
        Content::Unsearched { moves } => {
            let words = style.say(&message!("tree-unsearched", count = moves.len()));
            let label = quoted(&format!("{words}\n{}", style.isolated(&moves.join(" "))));
            format!("shape=plaintext, style=\"\", label={label}")
        }
        Content::Folded { count, .. } => {
            let label = quoted(&style.say(&message!("tree-folded", count = *count)));
            format!("shape=plaintext, style=\"\", label={label}")
        }
    }
}

fn position_attributes(
    node: &TreeNode,
    position: &PositionNode,
    tree: &Tree,
    style: &TextStyle,
) -> String {
    let (shape, fill) = match position.mover {
        Some(Player::First) => ("box", "#fdeee3"),
        Some(Player::Second) => ("ellipse", "#e3f1fa"),
        None => ("doubleoctagon", "#ffffff"),
    };
    let number = |value| number_text(value, tree.denominator, style);
    let cut = if position.exit == Some(Exit::Cut) { " ✂" } else { "" };
    let lines = [
        position.position.clone(),
        format!("{}{cut}", value_text(position, tree, style)),
        format!("α {}  β {}", number(position.alpha), number(position.beta)),
    ];
    let label = lines.map(|line| style.isolated(&line)).join("\n");
    let best = if node.on_line { ", color=\"#007a5a\", penwidth=3" } else { "" };
    let why = why_left(position, tree, style).map(|why| style.say(&why)).unwrap_or_default();
    format!(
        "shape={shape}, fillcolor=\"{fill}\"{best}, label={}, tooltip={}",
        quoted(&label),
        quoted(&why)
    )
}

/// A string as DOT writes it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
