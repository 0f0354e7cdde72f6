use std::fmt::Write;

use gametree_language::{Language, Message, message, persian_digits};
use gametree_rules::Player;
use gametree_search::Exit;

use super::layout::{Place, places};
use super::text::level;
use super::words::{number_text, value_text, why_left};
use super::{Content, PositionNode, Tree, TreeNode};
use crate::drawing::{escaped, style};
use crate::{Drawing, Look};
use unicode_width::UnicodeWidthStr;

const GAP: f64 = 14.0;
const LEVEL_GAP: f64 = 46.0;
const MARGIN: f64 = 24.0;
const LEGEND_ROW: f64 = 30.0;
/// From the sample to its words.
const LEGEND_WORDS: f64 = 38.0;
const NARROWEST: f64 = 92.0;

/// The tree as a picture: small boards in the nodes, MAX and MIN told apart by shape and colour, values
/// and windows, cuts with their reasons, the best line highlighted.
pub fn tree_svg(tree: &Tree, title: &str, look: &Look) -> String {
    let picture = Picture::new(tree, look);
    let mut svg = String::new();
    let (width, height) = (picture.width, picture.height);
    let direction = if look.language.is_right_to_left() { "rtl" } else { "ltr" };
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gametree\" role=\"img\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         lang=\"{}\">\n<title>{}</title>\n<desc>{}</desc>\n<style>{}\
         .gametree .words {{ direction: {direction}; }}\n</style>\n\
         <rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
        look.language,
        escaped(title),
        escaped(&picture.description()),
        style(),
    );
    for index in 0..tree.nodes.len() {
        picture.branch(&mut svg, index);
    }
    for index in 0..tree.nodes.len() {
        picture.move_label(&mut svg, index);
    }
    for index in 0..tree.nodes.len() {
        picture.node(&mut svg, index);
    }
    picture.legend(&mut svg);
    svg + "</svg>\n"
}

/// About how wide the widest line of a node is, by the usual widths of letters.
fn words_width(node: &TreeNode, tree: &Tree, look: &Look) -> f64 {
    let width = |words: &str, size: f64| words.width() as f64 * size * 0.62;
    match &node.content {
        Content::Position(position) => {
            let value = value_line(position, tree, look);
            width(&value, 15.0 * 1.1).max(width(&window_line(position, tree, look), 10.0))
        }
        Content::Unsearched { moves } => {
            let words = look.say(&message!("tree-unsearched", count = moves.len()));
            width(&words, 11.0).max(width(&some_moves(moves), 10.0)) + 14.0
        }
        Content::Folded { count, all_cut } => {
            width(&look.say(&fold_words(*count, *all_cut)), 11.0) + 24.0
        }
    }
}

fn fold_words(count: usize, all_cut: bool) -> Message {
    match all_cut {
        true => message!("tree-folded-cut", count = count),
        false => message!("tree-folded", count = count),
    }
}

/// The value, with a sign where the node was cut, and the node it was merged with.
fn value_line(position: &PositionNode, tree: &Tree, look: &Look) -> String {
    let cut = if position.exit == Some(Exit::Cut) { " ✂" } else { "" };
    let merged = position.merged_with.map(|first| format!(" = {}", numbered(first, look)));
    let merged = merged.unwrap_or_default();
    format!("{}{cut}{merged}", value_text(position, tree, look))
}

/// A node by its place in the order of visits.
fn numbered(order: usize, look: &Look) -> String {
    let digits = order.to_string();
    match look.language {
        Language::Persian => format!("#{}", persian_digits(&digits)),
        _ => format!("#{digits}"),
    }
}

fn window_line(position: &PositionNode, tree: &Tree, look: &Look) -> String {
    let number = |value| number_text(value, tree.denominator, look);
    format!("α {}  β {}", number(position.alpha), number(position.beta))
}

/// The first few moves.
fn some_moves(moves: &[String]) -> String {
    const SHOWN: usize = 4;
    if moves.len() > SHOWN { format!("{} …", moves[..SHOWN].join(" ")) } else { moves.join(" ") }
}

/// What the signs mean: class, roundness and words of each.
struct Legend {
    entries: [(&'static str, f64, String); 6],
    columns: usize,
    height: f64,
}

impl Legend {
    fn new(width: f64, look: &Look) -> Self {
        let entries = [
            ("max", 1.0, message!("legend-max")),
            ("min", 10.0, message!("legend-min")),
            ("over", 1.0, message!("legend-over")),
            ("max estimate", 1.0, message!("legend-estimate")),
            ("max best", 1.0, message!("legend-best")),
            ("stub", 4.0, message!("legend-cut")),
        ]
        .map(|(class, round, words)| (class, round, look.say(&words)));
        let longest = entries.iter().map(|(_, _, words)| words.width()).max().unwrap_or(0);
        let column = LEGEND_WORDS + longest as f64 * 11.0 * 0.68 + 16.0;
        let columns = ((width - 2.0 * MARGIN) / column).floor().clamp(1.0, 3.0) as usize;
        let height = entries.len().div_ceil(columns) as f64 * LEGEND_ROW + 32.0;
        Legend { entries, columns, height }
    }
}

struct Picture<'a> {
    legend: Legend,
    tree: &'a Tree,
    look: &'a Look,
    places: Vec<Place>,
    /// Size of every box.
    box_width: f64,
    box_height: f64,
    width: f64,
    height: f64,
}

impl<'a> Picture<'a> {
    fn new(tree: &'a Tree, look: &'a Look) -> Self {
        let boards = || tree.nodes.iter().filter_map(TreeNode::position).map(|node| &node.board);
        let widest = boards().map(|board| board.width).fold(0.0, f64::max);
        let highest = boards().map(|board| board.height).fold(0.0, f64::max);
        let words = tree.nodes.iter().map(|node| words_width(node, tree, look)).fold(0.0, f64::max);
        let box_width = (widest + 18.0).max(words + 14.0).max(NARROWEST);
        let box_height = highest + 50.0;
        let places = places(tree, box_width, GAP);
        let right = places.iter().map(|place| place.x).fold(0.0, f64::max) + box_width / 2.0;
        let levels = places.iter().map(|place| place.level).max().unwrap_or(0) as f64;
        let width = (right + 2.0 * MARGIN).max(560.0);
        let tree_height = levels * (box_height + LEVEL_GAP) + box_height;
        let legend = Legend::new(width, look);
        let height = tree_height + 2.0 * MARGIN + legend.height;
        Picture { legend, tree, look, places, box_width, box_height, width, height }
    }

    /// The middle of a box's upper edge.
    fn top(&self, index: usize) -> (f64, f64) {
        let Place { x, level } = self.places[index];
        (x + MARGIN, MARGIN + level as f64 * (self.box_height + LEVEL_GAP))
    }

    fn description(&self) -> String {
        let tree = self.tree;
        let root = tree.nodes.first().and_then(TreeNode::position);
        let value = root.map(|root| value_text(root, tree, self.look)).unwrap_or_default();
        let moves = tree.line.iter().map(|&node| tree.nodes[node].mv.as_str());
        let line: Vec<&str> = moves.filter(|mv| !mv.is_empty()).collect();
        let cuts = tree.nodes.iter().filter_map(TreeNode::position);
        let cuts = cuts.filter(|position| position.exit == Some(Exit::Cut)).count();
        self.look.say(&message!(
            "tree-description",
            nodes = tree.nodes.iter().filter(|node| node.position().is_some()).count(),
            value = value,
            line = line.join(" "),
            cuts = cuts
        ))
    }

    fn branch(&self, svg: &mut String, index: usize) {
        let node = &self.tree.nodes[index];
        let Some(parent) = node.parent else { return };
        let ((x1, y1), (x2, y2)) = (self.top(parent), self.top(index));
        let y1 = y1 + self.box_height;
        let class = match &node.content {
            _ if node.on_line => "branch best",
            Content::Position(_) => "branch",
            _ => "branch cut",
        };
        let half = (y2 - y1) / 2.0;
        let _ = writeln!(
            svg,
            "<path class=\"{class}\" d=\"M{x1:.1} {y1:.1} C{x1:.1} {:.1} {x2:.1} {:.1} {x2:.1} {y2:.1}\"/>",
            y1 + half,
            y2 - half
        );
    }

    /// The move, above the node it leads to.
    fn move_label(&self, svg: &mut String, index: usize) {
        let node = &self.tree.nodes[index];
        if node.mv.is_empty() {
            return;
        }
        let (mut x2, mut y2) = self.top(index);
        if let (Some(_), Some(parent)) = (self.tree.original_of(index), node.parent) {
            // Half-way down: above the box stands the move that led to it first.
            let (x1, y1) = self.top(parent);
            (x2, y2) = ((x1 + x2) / 2.0, (y1 + self.box_height + y2) / 2.0 + 12.0);
        }
        // Twice: a halo that keeps the branch away from the letters, then the letters.
        for class in ["move halo", "value"] {
            let _ = writeln!(
                svg,
                "<text class=\"{class}\" x=\"{x2:.1}\" y=\"{:.1}\" font-size=\"13\" \
                 text-anchor=\"middle\">{}</text>",
                y2 - 8.0,
                escaped(&node.mv)
            );
        }
    }

    fn node(&self, svg: &mut String, index: usize) {
        if self.tree.original_of(index).is_some() {
            return; // a branch leads to the node it equals
        }
        let node = &self.tree.nodes[index];
        match &node.content {
            Content::Position(position) => self.position(svg, index, node, position),
            Content::Unsearched { moves } => {
                let count = message!("tree-unsearched", count = moves.len());
                self.stub(svg, index, "✂", &count, &some_moves(moves), &moves.join(" "));
            }
            Content::Folded { count, all_cut } => {
                self.stub(svg, index, "…", &fold_words(*count, *all_cut), "", "");
            }
        }
    }

    fn position(&self, svg: &mut String, index: usize, node: &TreeNode, position: &PositionNode) {
        let (middle, top) = self.top(index);
        let (width, height) = (self.box_width, self.box_height);
        let level_class = match position.mover {
            Some(Player::First) => "max",
            Some(Player::Second) => "min",
            None => "over",
        };
        let estimate = if position.exit == Some(Exit::Estimated) { " estimate" } else { "" };
        // The line may come to a node through one that was merged with it.
        let merged_line =
            || self.tree.line.iter().any(|&at| self.tree.original_of(at) == Some(index));
        let best = if node.on_line || merged_line() { " best" } else { "" };
        // MAX has corners, MIN is round: told apart without colour.
        let round = if position.mover == Some(Player::Second) { 22.0 } else { 2.0 };
        let words = self.words(node, position);
        let _ = writeln!(
            svg,
            "<g class=\"node {level_class}{estimate}{best}\" transform=\"translate({:.1} {top:.1})\">\
             <title>{}</title>\n\
             <rect class=\"box\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round}\"/>",
            middle - width / 2.0,
            escaped(&words)
        );
        let Drawing { width: board_width, .. } = &position.board;
        let body = position.board.body_in(self.look.language);
        let _ = writeln!(
            svg,
            "<g transform=\"translate({:.1} 10)\">\n{body}</g>",
            (width - board_width) / 2.0
        );
        let mut text = |class: &str, y: f64, size: u32, words: &str| {
            let _ = writeln!(
                svg,
                "<text class=\"{class}\" x=\"{:.1}\" y=\"{y:.1}\" font-size=\"{size}\" \
                 text-anchor=\"middle\">{}</text>",
                width / 2.0,
                escaped(words)
            );
        };
        text("value", height - 22.0, 15, &value_line(position, self.tree, self.look));
        text("soft", height - 8.0, 10, &window_line(position, self.tree, self.look));
        let _ = writeln!(svg, "</g>");
    }

    /// Everything about a node in words: what one sees when pointing at it, or hears.
    fn words(&self, node: &TreeNode, position: &PositionNode) -> String {
        let look = self.look;
        let mut words = numbered(position.order, look);
        if !node.mv.is_empty() {
            words += &format!(" {}", node.mv);
        }
        words += &format!(": {}", position.position);
        if let Some(mover) = position.mover {
            words += &format!(", {}", level(mover));
        }
        words += &format!(" = {}", value_text(position, self.tree, look));
        words = look.isolated(&words);
        if let Some(why) = why_left(position, self.tree, look) {
            words += &format!("; {}", look.isolated(&look.say(&why)));
        }
        words
    }

    fn stub(
        &self,
        svg: &mut String,
        index: usize,
        sign: &str,
        words: &Message,
        shown: &str,
        title: &str,
    ) {
        let (middle, top) = self.top(index);
        let width = self.box_width;
        let words = self.look.say(words);
        let _ = writeln!(
            svg,
            "<g class=\"node stub\" transform=\"translate({:.1} {top:.1})\"><title>{}</title>\n\
             <rect class=\"box\" width=\"{width:.1}\" height=\"46\" rx=\"8\"/>\n\
             <text class=\"soft words\" x=\"{:.1}\" y=\"19\" font-size=\"11\" \
             text-anchor=\"middle\">{sign} {}</text>\n\
             <text class=\"soft\" x=\"{:.1}\" y=\"36\" font-size=\"10\" \
             text-anchor=\"middle\">{}</text></g>",
            middle - width / 2.0,
            escaped(&format!("{words} {}", self.look.isolated(title))),
            width / 2.0,
            escaped(&words),
            width / 2.0,
            escaped(shown)
        );
    }

    fn legend(&self, svg: &mut String) {
        let top = self.height - self.legend.height + 10.0;
        let column = (self.width - 2.0 * MARGIN) / self.legend.columns as f64;
        for (index, (class, round, words)) in self.legend.entries.iter().enumerate() {
            let (across, down) = (index % self.legend.columns, index / self.legend.columns);
            let (x, y) = (MARGIN + across as f64 * column, top + down as f64 * LEGEND_ROW);
            // Right-to-left words start at their right end, so they are anchored there.
            let anchor = if self.look.language.is_right_to_left() { "end" } else { "start" };
            let _ = writeln!(
                svg,
                "<g class=\"node {class}\"><rect class=\"box\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"30\" \
                 height=\"20\" rx=\"{round}\"/>\n<text class=\"words\" x=\"{:.1}\" y=\"{:.1}\" \
                 font-size=\"11\" text-anchor=\"{anchor}\">{}</text></g>",
                x + LEGEND_WORDS,
                y + 14.0,
                escaped(words)
            );
        }
        if self.tree.left_out > 0 {
            let _ = writeln!(
                svg,
                "<text class=\"soft words\" x=\"{:.1}\" y=\"{:.1}\" font-size=\"11\" \
                 text-anchor=\"middle\">{}</text>",
                self.width / 2.0,
                self.height - 12.0,
                escaped(&self.look.say(&message!("tree-left-out", count = self.tree.left_out)))
            );
        }
    }
}
