use std::fmt::{self, Write};

use gametree_language::message;
use gametree_rules::Player;
use gametree_search::Exit;

use super::words::{move_words, number_text, numbered, reason_line, value_text, why_left};
use super::{Content, PositionNode, Sheet, Tree, TreeNode, in_one_piece, in_pieces};
use crate::TextStyle;

/// The tree for Graphviz. It is text, so values are written as the terminal can show them, but it has
/// no use for colours.
pub fn tree_dot(tree: &Tree, style: &TextStyle) -> String {
    in_one_piece(|out| write_dot(out, tree, style))
}

/// [`tree_dot`], piece by piece.
pub fn write_dot(out: &mut dyn Write, tree: &Tree, style: &TextStyle) -> fmt::Result {
    Sheet::default().write_dot(out, tree, style)
}

impl Sheet {
    /// [`write_dot`] with the heading and the caption of this sheet.
    pub fn write_dot(&self, out: &mut dyn Write, tree: &Tree, style: &TextStyle) -> fmt::Result {
        out.write_str(
            "// Made by gametree; draw it with: dot -Tsvg FILE\n\
         digraph search {\n\
         \x20 node [fontname=\"DejaVu Sans\", style=filled];\n\
         \x20 edge [fontname=\"DejaVu Sans\", arrowhead=none];\n",
        )?;
        in_pieces(out, 0..tree.nodes.len(), |dot, index| {
            let node = &tree.nodes[index];
            // A merged node is drawn once, where it was first entered.
            let original = tree.original_of(index);
            if original.is_none() {
                let _ = writeln!(dot, "  n{index} [{}];", attributes(node, tree, style));
            }
            if let Some(parent) = node.parent {
                let best = if node.on_line { ", color=\"#007a5a\", penwidth=3" } else { "" };
                let cut = if node.position().is_none() { ", style=dashed" } else { "" };
                let label = quoted(&style.isolated(&move_words(node, style)));
                let index = original.unwrap_or(index);
                let _ = writeln!(dot, "  n{parent} -> n{index} [label={label}{best}{cut}];");
            }
        })?;
        let left_out = (tree.left_out > 0)
            .then(|| style.say(&message!("tree-left-out", count = tree.left_out)));
        let words: Vec<String> =
            [self.title.clone(), left_out, self.caption.clone()].into_iter().flatten().collect();
        if !words.is_empty() {
            writeln!(out, "  label={};", quoted(&words.join("\n")))?;
        }
        out.write_str("}\n")
    }
}

fn attributes(node: &TreeNode, tree: &Tree, style: &TextStyle) -> String {
    match &node.content {
        Content::Position(position) => position_attributes(node, position, tree, style),
        Content::Unsearched { moves } => {
            let words = style.say(&message!("tree-unsearched", count = moves.len()));
            let above = node.parent.and_then(|parent| tree.nodes[parent].position());
            let reason = above.and_then(|above| reason_line(above, tree, style));
            let lines = [Some(moves.join(" ")), reason].into_iter().flatten();
            let lines: Vec<String> = lines.map(|line| style.isolated(&line)).collect();
            let label = quoted(&format!("{words}\n{}", lines.join("\n")));
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
        format!("{}  {}", numbered(position.order, style), position.position),
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
