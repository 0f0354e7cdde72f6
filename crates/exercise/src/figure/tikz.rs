use std::fmt::Write;

use gametree_picture::tree::tikz_text;
use gametree_rules::Player;
use gametree_search::Bound;

use super::{Figure, Labels, Look, closest, level};
use crate::{Layout, LeafTree, Looked, Room};

/// In centimetres, from the middle of one ply to that of the next.
const PLY_STEP: f64 = 1.9;
/// Half the height of a node, and of a leaf.
const HALF_NODE: f64 = 0.4;

/// A document that pdflatex compiles, up to the first picture; each picture is a page.
const DOCUMENT: &str = "\
% Made by gametree; compile with pdflatex, or copy the tikzpicture into a document.
\\documentclass{article}
\\usepackage{tikz}
\\usepackage[active,tightpage]{preview}
\\PreviewEnvironment{tikzpicture}
\\setlength\\PreviewBorder{4mm}
\\begin{document}
";

/// A picture up to its first node.
const HEAD: &str = "\
\\begin{tikzpicture}[
  every node/.style={align=center, font=\\small},
  inner/.style={draw, minimum height=8mm, minimum width=WIDTH, inner sep=1pt},
  max/.style={inner, fill=orange!12},
  min/.style={inner, rounded corners=4mm, fill=cyan!12},
  leaf/.style={draw, minimum height=6mm, minimum width=7mm, inner sep=1pt},
  unseen/.style={dashed, draw=gray, fill=none, text=gray},
  best/.style={very thick, draw=teal},
  cut/.style={dashed, gray},
  label/.style={fill=white, inner sep=1pt, font=\\tiny, text=black},
  order/.style={font=\\tiny, text=gray}]
";

/// Several trees for LaTeX, each on a page of its own.
pub fn tikz_document<'a>(figures: impl IntoIterator<Item = Figure<'a>>) -> String {
    let pictures: String = figures.into_iter().map(|figure| figure.tikz_picture()).collect();
    format!("{DOCUMENT}{pictures}\\end{{document}}\n")
}

impl Figure<'_> {
    /// The tree for LaTeX: a document of its own that pdflatex compiles. It has no words, so it fits a text in any
    /// language.
    pub fn tikz(&self) -> String {
        tikz_document([*self])
    }

    /// The picture alone.
    fn tikz_picture(&self) -> String {
        let room = room(self.tree);
        let layout = Layout::new(self.tree, &room);
        let mut tikz = HEAD.replace("WIDTH", &format!("{:.1}mm", 10.0 * room.node.0));
        for node in 0..self.tree.len() {
            let place = layout.place(node);
            // Up is more.
            let (x, y) = (place.x, 0.0 - place.top);
            let (style, words) = (self.style(node), self.words(node));
            let _ = writeln!(tikz, "\\node[{style}] (n{node}) at ({x:.2},{y:.2}) {{{words}}};");
            if let Some(order) = self.order(node) {
                let _ = writeln!(tikz, "\\node[order, below] at (n{node}.south) {{{order}}};");
            }
        }
        for node in 1..self.tree.len() {
            self.branch(&mut tikz, node, layout.place(node).x);
        }
        tikz + "\\end{tikzpicture}\n"
    }

    fn style(&self, node: usize) -> String {
        let kind = match (self.tree.leaf(node), self.tree.mover(node)) {
            (Some(_), _) => "leaf",
            (None, Player::First) => "max",
            (None, Player::Second) => "min",
        };
        let look = match self.look(node) {
            Look::Plain => "",
            Look::Best => ", best",
            Look::Cut | Look::Below => ", unseen",
        };
        format!("{kind}{look}")
    }

    fn words(&self, node: usize) -> String {
        if let Some(leaf) = self.tree.leaf(node) {
            return format!("${}$", self.tree.leaves()[leaf]);
        }
        match self.looked(node) {
            Some(looked) => format!("${}${}", value(&looked), window(&looked)),
            None => format!("\\scriptsize {}", level(self.tree.mover(node))),
        }
    }

    fn branch(&self, tikz: &mut String, node: usize, x: f64) {
        let Some(parent) = self.tree.parent(node) else { return };
        let look = self.look(node);
        let style = match look {
            Look::Plain => "",
            Look::Best => "best",
            Look::Cut | Look::Below => "cut",
        };
        let at = |place: f64, words: &str| format!(" node[label, pos={place}] {{{words}}}");
        let cut = "$\\times$";
        let label = match (self.labels, self.label(node), look) {
            (Labels::Moves(_), Some(mv), look) => {
                let scissors = if look == Look::Cut { at(0.36, cut) } else { String::new() };
                at(0.72, &format!("\\texttt{{{}}}", tikz_text(&mv))) + &scissors
            }
            (_, _, Look::Cut) => at(0.72, cut),
            (_, label, _) => label.map(|label| at(0.72, &label)).unwrap_or_default(),
        };
        let pulled = ".. controls +(0,-0.6) and +(0,0.6) ..";
        let end = self.tree.ply(parent) as f64 + 1.0;
        // A leaf further down: straight after the first bend.
        let way = match self.tree.leaf(node).is_some() && end < self.tree.plies() as f64 {
            true => format!("{pulled} ({x:.2},{:.2}) --{label}", HALF_NODE - PLY_STEP * end),
            false => format!("{pulled}{label}"),
        };
        let _ = writeln!(tikz, "\\draw[{style}] (n{parent}.south) {way} (n{node}.north);");
    }
}

/// In centimetres. Boxes stand around their middle, so only their width takes room here.
fn room(tree: &LeafTree) -> Room {
    let longest = tree.leaves().iter().map(|leaf| leaf.to_string().len()).max().unwrap_or(1);
    let leaf_step = 0.9 + 0.22 * longest.saturating_sub(2) as f64;
    let node = (closest(tree) * leaf_step - 0.15).min(1.0 + 0.2 * longest.saturating_sub(2) as f64);
    Room { leaf_step, node: (node, 0.0), leaf: (0.0, 0.0), ply_step: PLY_STEP, margin: 0.0 }
}

fn value(looked: &Looked) -> String {
    let sign = match looked.bound {
        Bound::Exact => "",
        Bound::Lower => "\\ge ",
        Bound::Upper => "\\le ",
    };
    format!("{sign}{}", looked.value)
}

/// What was secured at entry, on a line of its own.
fn window(looked: &Looked) -> String {
    let sides = [("\\alpha", looked.alpha), ("\\beta", looked.beta)];
    let known = sides.iter().filter_map(|(name, value)| Some(format!("{name}\\,{}", (*value)?)));
    let known: Vec<String> = known.collect();
    match known.is_empty() {
        true => String::new(),
        false => format!("\\\\[-2pt]{{\\tiny ${}$}}", known.join("\\;")),
    }
}
