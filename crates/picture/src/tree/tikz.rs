use std::fmt::Write;

use gametree_rules::{Player, Value};
use gametree_search::{Bound, Exit};

use super::layout::places;
use super::{Content, PositionNode, Tree, TreeNode};

const WIDTH: f64 = 2.6;
const GAP: f64 = 0.3;
const LEVEL: f64 = 2.1;

/// The tree for LaTeX: a document of its own that pdflatex compiles. It has no words, only moves,
/// positions and numbers, so it fits a text in any language.
pub fn tree_tikz(tree: &Tree) -> String {
    let places = places(tree, WIDTH, GAP);
    let mut tikz = String::from(
        "% Made by gametree; compile with pdflatex, or copy the tikzpicture into a document.\n\
         \\documentclass{article}\n\
         \\usepackage{tikz}\n\
         \\usepackage[active,tightpage]{preview}\n\
         \\PreviewEnvironment{tikzpicture}\n\
         \\setlength\\PreviewBorder{4mm}\n\
         \\begin{document}\n\
         \\begin{tikzpicture}[\n\
         \x20 every node/.style={align=center, font=\\scriptsize},\n\
         \x20 max/.style={draw, fill=orange!12},\n\
         \x20 min/.style={draw, rounded corners=6pt, fill=cyan!12},\n\
         \x20 over/.style={draw, double},\n\
         \x20 stub/.style={draw, dashed, gray},\n\
         \x20 best/.style={very thick, draw=teal},\n\
         \x20 cut/.style={dashed, gray},\n\
         \x20 move/.style={fill=white, inner sep=1pt}]\n",
    );
    for (index, node) in tree.nodes.iter().enumerate() {
        // A merged node is drawn once, where it was first entered.
        if let (Some(original), Some(parent)) = (tree.original_of(index), node.parent) {
            branch(&mut tikz, node, parent, original);
            continue;
        }
        let (x, y) = (places[index].x, 0.0 - LEVEL * places[index].level as f64);
        let (style, label) = match &node.content {
            Content::Position(position) => (style(position), position_label(position, tree)),
            Content::Unsearched { moves } => {
                ("stub".to_owned(), format!("$\\times$ {}", escaped(&moves.join(" "))))
            }
            Content::Folded { count, .. } => ("stub".to_owned(), format!("$+{count}$")),
        };
        let best = if node.on_line { ", best" } else { "" };
        let _ = writeln!(
            tikz,
            "\\node[{style}{best}, text width={:.1}cm] (n{index}) at ({x:.2},{y:.2}) {{{label}}};",
            WIDTH - 0.3
        );
        if let Some(parent) = node.parent {
            branch(&mut tikz, node, parent, index);
        }
    }
    tikz + "\\end{tikzpicture}\n\\end{document}\n"
}

fn branch(tikz: &mut String, node: &TreeNode, parent: usize, index: usize) {
    let style = match &node.content {
        _ if node.on_line => "best",
        Content::Position(_) => "",
        _ => "cut",
    };
    let label = match node.mv.as_str() {
        "" => String::new(),
        mv => format!(" node[move, midway] {{{}}}", escaped(mv)),
    };
    let _ = writeln!(tikz, "\\draw[{style}] (n{parent}) --{label} (n{index});");
}

fn style(position: &PositionNode) -> String {
    let level = match position.mover {
        Some(Player::First) => "max",
        Some(Player::Second) => "min",
        None => "over",
    };
    let estimate = if position.exit == Some(Exit::Estimated) { ", dashed" } else { "" };
    format!("{level}{estimate}")
}

fn position_label(position: &PositionNode, tree: &Tree) -> String {
    let number = |value| match value {
        Value::LOWEST => "-\\infty".to_owned(),
        Value::HIGHEST => "\\infty".to_owned(),
        Value(value) if tree.denominator == 1 => value.to_string(),
        Value(value) => format!("{:.2}", value as f64 / tree.denominator as f64),
    };
    let sign = match position.bound {
        Bound::Exact => "",
        Bound::Lower => "\\ge ",
        Bound::Upper => "\\le ",
    };
    let value = position.value.map_or("?".to_owned(), number);
    let cut = if position.exit == Some(Exit::Cut) { "\\;\\times" } else { "" };
    // Long positions need places where a line may end.
    let text = escaped(&position.position).replace('/', "/\\allowbreak{}");
    format!(
        "\\texttt{{{text}}}\\\\${sign}{value}{cut}$\\\\{{\\tiny $[{},{}]$}}",
        number(position.alpha),
        number(position.beta)
    )
}

/// Text that LaTeX takes literally.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => safe.push_str("\\textbackslash{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                safe.push('\\');
                safe.push(character);
            }
            other => safe.push(other),
        }
    }
    safe
}
