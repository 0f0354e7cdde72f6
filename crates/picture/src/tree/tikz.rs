use std::fmt::{self, Write};

use gametree_rules::{Amount, Player, Value};
use gametree_search::{Bound, Exit};

use super::layout::places;
use super::{Content, PositionNode, Sheet, Tree, TreeNode, in_one_piece, in_pieces};

const WIDTH: f64 = 2.6;
const GAP: f64 = 0.3;
const LEVEL: f64 = 2.3;

/// The tree for LaTeX: a document of its own that pdflatex compiles. It has no words, only moves,
/// positions and numbers, so it fits a text in any language.
pub fn tree_tikz(tree: &Tree) -> String {
    in_one_piece(|out| write_tikz(out, tree))
}

/// [`tree_tikz`], piece by piece.
pub fn write_tikz(out: &mut dyn Write, tree: &Tree) -> fmt::Result {
    Sheet::default().write_tikz(out, tree)
}

impl Sheet {
    /// [`write_tikz`] with the heading and the caption of this sheet.
    pub fn write_tikz(&self, out: &mut dyn Write, tree: &Tree) -> fmt::Result {
        let places = places(tree, WIDTH, GAP);
        out.write_str(&head(self))?;
        in_pieces(out, 0..tree.nodes.len(), |tikz, index| {
            let node = &tree.nodes[index];
            // A merged node is drawn once, where it was first entered.
            if let (Some(original), Some(parent)) = (tree.original_of(index), node.parent) {
                return branch(tikz, node, parent, original);
            }
            let (x, y) = (places[index].x, 0.0 - LEVEL * places[index].level as f64);
            let (style, label) = match &node.content {
                Content::Position(position) => (style(position), position_label(position, tree)),
                Content::Unsearched { moves } => {
                    ("stub".to_owned(), unsearched_label(node, moves, tree))
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
                branch(tikz, node, parent, index);
            }
        })?;
        out.write_str(&around(tree, self))?;
        out.write_str("\\end{tikzpicture}\n\\end{document}\n")
    }
}

/// Everything before the first node.
fn head(sheet: &Sheet) -> String {
    let words = [&sheet.title, &sheet.caption].into_iter().flatten();
    // Letters with accents that the usual encoding does not have.
    let encoding = match words.into_iter().all(|words| words.is_ascii()) {
        true => "",
        false => "\\usepackage[T1]{fontenc}\n",
    };
    format!(
        "% Made by gametree; compile with pdflatex, or copy the tikzpicture into a document.\n\
         \\documentclass{{article}}\n\
         {encoding}\\usepackage{{tikz}}\n\
         \\usepackage[active,tightpage]{{preview}}\n\
         \\PreviewEnvironment{{tikzpicture}}\n\
         \\setlength\\PreviewBorder{{4mm}}\n\
         \\begin{{document}}\n\
         \\begin{{tikzpicture}}[\n\
         \x20 every node/.style={{align=center, font=\\scriptsize}},\n\
         \x20 max/.style={{draw, fill=orange!12}},\n\
         \x20 min/.style={{draw, rounded corners=6pt, fill=cyan!12}},\n\
         \x20 over/.style={{draw, double}},\n\
         \x20 stub/.style={{draw, dashed, gray}},\n\
         \x20 best/.style={{very thick, draw=teal}},\n\
         \x20 cut/.style={{dashed, gray}},\n\
         \x20 move/.style={{fill=white, inner sep=1pt}},\n\
         \x20 title/.style={{font=\\large\\bfseries}},\n\
         \x20 caption/.style={{font=\\small, text width=16cm}}]\n"
    )
}

fn branch(tikz: &mut String, node: &TreeNode, parent: usize, index: usize) {
    let style = match &node.content {
        _ if node.on_line => "best",
        Content::Position(_) => "",
        _ => "cut",
    };
    let times = match node.twins.len() {
        0 => String::new(),
        twins => format!(" $\\times${}", twins + 1),
    };
    let label = match node.mv.as_str() {
        "" => String::new(),
        mv => format!(" node[move, midway] {{{}{times}}}", tikz_text(mv)),
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
    let number = |value| number(value, tree);
    let sign = match position.bound {
        Bound::Exact => "",
        Bound::Lower => "\\ge ",
        Bound::Upper => "\\le ",
    };
    let value = position.value.map_or("?".to_owned(), number);
    let cut = if position.exit == Some(Exit::Cut) { "\\;\\times" } else { "" };
    // Long positions need places where a line may end.
    let text = tikz_text(&position.position).replace('/', "/\\allowbreak{}");
    format!(
        "{{\\tiny \\#{}}}\\\\\\texttt{{{text}}}\\\\${sign}{value}{cut}$\\\\{{\\tiny $[{},{}]$}}",
        position.order,
        number(position.alpha),
        number(position.beta)
    )
}

/// Moves that were cut, and why: the value, the bound it reached, and the node whose value that is.
fn unsearched_label(node: &TreeNode, moves: &[String], tree: &Tree) -> String {
    let above = node.parent.and_then(|parent| tree.nodes[parent].position());
    let reason = above.and_then(|above| above.cut).and_then(|cut| {
        let (sign, bound) = match cut.secured_by {
            Player::First => ("\\le", "\\alpha"),
            Player::Second => ("\\ge", "\\beta"),
        };
        let source = tree.nodes[cut.source].position()?.order;
        let (value, limit) = (number(cut.value, tree), number(cut.bound, tree));
        Some(format!("\\\\{{\\tiny ${value} {sign} {bound} = {limit}$ (\\#{source})}}"))
    });
    format!("$\\times$ {}{}", tikz_text(&moves.join(" ")), reason.unwrap_or_default())
}

fn number(value: Value, tree: &Tree) -> String {
    match value {
        Value::LOWEST => "-\\infty".to_owned(),
        Value::HIGHEST => "\\infty".to_owned(),
        Value(value) if tree.denominator == 1 => value.to_string(),
        value => {
            let amount = Amount { value, denominator: tree.denominator };
            format!("{:.1$}", amount.as_f64(), Amount::DECIMALS)
        }
    }
}

/// The heading above the tree and the caption below it.
fn around(tree: &Tree, sheet: &Sheet) -> String {
    let mut tikz = String::new();
    let parts =
        [(&sheet.title, "title", "north", "above"), (&sheet.caption, "caption", "south", "below")];
    for (words, name, side, place) in parts {
        let Some(words) = words else { continue };
        // pdflatex has letters for Latin and no others.
        if words.chars().all(|letter| letter < '\u{250}') && !tree.nodes.is_empty() {
            let words = tikz_text(words).replace('\n', " ");
            let _ = writeln!(
                tikz,
                "\\node[{name}, {place}] at (current bounding box.{side}) {{{words}}};"
            );
        } else {
            let _ = writeln!(tikz, "% {}", words.replace('\n', " "));
        }
    }
    tikz
}

/// Text that LaTeX takes literally.
///
/// ```
/// assert_eq!(gametree::picture::tree::tikz_text("50%"), "50\\%");
/// ```
pub fn tikz_text(text: &str) -> String {
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
