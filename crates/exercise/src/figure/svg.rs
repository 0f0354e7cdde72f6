use std::fmt::Write;

use gametree_language::{Language, without_marks};
use gametree_picture::{Drawing, Svg, Terminal};
use gametree_rules::Player;

use super::{Figure, Labels, Look, closest, level, number_text, value_text, window};
use crate::words;
use crate::{Curve, Layout, LeafTree, Place, Room};

/// The height of a node that is no leaf: room for a value and, below it, for α and β.
const NODE_HEIGHT: f64 = 46.0;
const NODE_WIDTH: f64 = 64.0;
const LEAF_HEIGHT: f64 = 32.0;
/// Below the leaves there is room for the order in which they were looked at.
const ORDER_HEIGHT: f64 = 20.0;
/// How far along a branch its label stands.
const LABELLED: f64 = 0.72;
/// Letters are about so wide, in their size.
const LETTER: f64 = 0.64;
const TERMINAL: Terminal = Terminal { unicode: true, colour: false };

impl Figure<'_> {
    /// A picture: its title as given, and the tree in words for those who cannot see it.
    pub fn svg(&self, title: &str, language: Language) -> Svg {
        let description = language.say(&words::description(self.tree, self.searched));
        self.drawing().to_svg(title, &without_marks(&description), language)
    }

    fn drawing(&self) -> Drawing {
        let layout = Layout::new(self.tree, &room(self.tree));
        let below = if self.searched.is_some() { ORDER_HEIGHT } else { 0.0 };
        let mut drawing = Drawing::new(layout.width, layout.height + below);
        // What matters most lies on top.
        let looks = [Look::Below, Look::Cut, Look::Plain, Look::Best];
        let nodes = |look: Look| (0..self.tree.len()).filter(move |&node| self.look(node) == look);
        for node in looks.into_iter().flat_map(nodes) {
            if let Some(curve) = layout.curve(self.tree, node) {
                drawing.path(branch_class(self.look(node)), &curve.path());
            }
        }
        for node in 0..self.tree.len() {
            self.node(&mut drawing, node, layout.place(node));
        }
        for node in 1..self.tree.len() {
            let Some(curve) = layout.curve(self.tree, node) else { continue };
            self.branch_label(&mut drawing, node, &curve);
            if self.look(node) == Look::Cut {
                scissors(&mut drawing, curve.at(self.cut_at()));
            }
        }
        drawing
    }

    fn node(&self, drawing: &mut Drawing, node: usize, place: Place) {
        let look = self.look(node);
        let leaf = self.tree.leaf(node).map(|leaf| self.tree.leaves()[leaf]);
        let class = match (look, leaf, self.tree.mover(node)) {
            (Look::Cut | Look::Below, ..) => "stub",
            (Look::Best, Some(_), _) => "best",
            (_, Some(_), _) => "leaf",
            (Look::Best, _, Player::First) => "max best",
            (Look::Best, _, Player::Second) => "min best",
            (_, _, Player::First) => "max",
            (_, _, Player::Second) => "min",
        };
        let _ = writeln!(drawing.body, "<g class=\"{class}\">");
        let left = place.x - place.width / 2.0;
        let rect = [left, place.top, place.width, place.height];
        let radius = match (leaf, self.tree.mover(node)) {
            (Some(_), _) => 3.0,
            (None, Player::First) => 2.0,
            (None, Player::Second) => place.height.min(place.width) / 2.0,
        };
        drawing.rect(if leaf.is_some() { "box unknown" } else { "box" }, rect, radius);
        let soft = if class == "stub" { " soft" } else { "" };
        if let Some(value) = leaf {
            let text = number_text(value, TERMINAL);
            let size = fitting(&text, 17.0, place.width - 6.0);
            let foot = place.top + place.height / 2.0 + size * 0.36;
            drawing.number(&format!("value{soft}"), place.x, foot, size, &text);
            if let Some(order) = self.order(node) {
                let foot = place.top + place.height + 15.0;
                drawing.number("soft order", place.x, foot, 11.0, &order.to_string());
            }
        } else if let Some(looked) = self.looked(node) {
            let mut lines = window(&looked, TERMINAL);
            let joined = lines.join(" ");
            if fits(&joined, 10.0, place.width - 8.0) {
                lines = Vec::from_iter((!joined.is_empty()).then_some(joined));
            }
            let text = value_text(&looked, TERMINAL);
            let size = fitting(&text, 16.0, place.width - 8.0);
            // The value in the middle, unless something stands below it.
            let foot = place.top
                + match lines.len() {
                    0 => place.height / 2.0 + size * 0.36,
                    1 => 22.0,
                    _ => 18.0,
                };
            drawing.number("value", place.x, foot, size, &text);
            for (line, text) in lines.iter().enumerate() {
                let size = fitting(text, 10.0, place.width - 8.0);
                drawing.number("soft", place.x, foot + 12.0 + 10.0 * line as f64, size, text);
            }
        } else {
            let text = level(self.tree.mover(node));
            let size = fitting(text, 13.0, place.width - 8.0);
            let foot = place.top + place.height / 2.0 + size * 0.36;
            drawing.text(format!("move{soft}").as_str(), place.x, foot, size, text);
        }
        drawing.body += "</g>\n";
    }

    /// How far along a branch it is cut: in place of its number, but never on top of a move.
    fn cut_at(&self) -> f64 {
        if matches!(self.labels, Labels::Moves(_)) { 0.4 } else { LABELLED }
    }

    fn branch_label(&self, drawing: &mut Drawing, node: usize, curve: &Curve) {
        let Some(label) = self.label(node) else { return };
        if self.labels == Labels::Numbers && self.look(node) == Look::Cut {
            return;
        }
        // Near its end, where branches of one node are furthest apart.
        let (x, y) = curve.at(LABELLED);
        let size = fitting(&label, 11.0, room(self.tree).leaf_step - 4.0);
        // Nothing runs through it.
        let (width, height) = (label.chars().count() as f64 * size * LETTER + 2.0, size + 2.0);
        drawing.rect("unknown", [x - width / 2.0, y - height / 2.0, width, height], 2.0);
        match self.labels {
            Labels::Numbers => drawing.number("soft", x, y + 4.0, size, &label),
            Labels::None | Labels::Moves(_) => {
                drawing.text("digits move", x, y + 4.0, size, &label);
            }
        }
    }
}

fn branch_class(look: Look) -> &'static str {
    match look {
        Look::Plain => "branch",
        Look::Best => "branch best",
        Look::Cut | Look::Below => "branch cut",
    }
}

/// How much room everything takes: leaves as wide as their numbers, nodes as wide as their neighbours allow.
fn room(tree: &LeafTree) -> Room {
    let longest = tree.leaves().iter().map(|leaf| leaf.to_string().len()).max().unwrap_or(1);
    let leaf = (12.0 * longest as f64 + 10.0).max(34.0);
    let leaf_step = leaf + if tree.leaves().len() > 16 { 6.0 } else { 12.0 };
    let node = (closest(tree) * leaf_step - 8.0).min(NODE_WIDTH);
    Room {
        leaf_step,
        node: (node, NODE_HEIGHT),
        leaf: (leaf, LEAF_HEIGHT),
        ply_step: NODE_HEIGHT + 46.0,
        margin: 2.0,
    }
}

fn fits(text: &str, size: f64, width: f64) -> bool {
    text.chars().count() as f64 * size * LETTER <= width
}

/// The size, or a smaller one in which the text fits.
fn fitting(text: &str, size: f64, width: f64) -> f64 {
    let letters = text.chars().count().max(1) as f64;
    // In halves, so that equal things look equal.
    (2.0 * size.min(width / letters / LETTER)).floor() / 2.0
}

/// A pair of scissors, drawn: not every font has one.
fn scissors(drawing: &mut Drawing, (x, y): (f64, f64)) {
    drawing.circle("unknown", x, y, 9.0);
    let at = |right: f64, down: f64| format!("{:.1} {:.1}", x + right, y + down);
    let handle =
        |right: f64| format!("M{}a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0", at(right - 2.3, -4.6));
    let blade = |from: f64, to: f64| format!("M{}L{}", at(from, -2.9), at(to, 7.0));
    let path = [handle(-3.6), handle(3.6), blade(-2.4, 3.6), blade(2.4, -3.6)].concat();
    drawing.path("ink whisker scissors", &path);
}
