mod boxes;
mod labels;
mod legend;

use std::fmt::Write;

use gametree_language::{Language, message};
use gametree_search::Exit;

use self::labels::words_width;
use self::legend::Legend;
use super::layout::{Place, places};
use super::words::value_text;
use super::{Content, Tree, TreeNode};
use crate::svg::text;
use crate::{Drawing, Svg, TextStyle};

const GAP: f64 = 14.0;
const LEVEL_GAP: f64 = 46.0;
const MARGIN: f64 = 24.0;
const NARROWEST: f64 = 92.0;

/// The tree as a picture: small boards in the nodes, MAX and MIN told apart by shape and colour, values
/// and windows, cuts with their reasons, the best line highlighted.
pub fn tree_svg(tree: &Tree, title: &str, language: Language) -> Svg {
    let picture = Picture::new(tree, language);
    Svg {
        title: title.to_owned(),
        description: picture.description(),
        language,
        view: [0.0, 0.0, picture.width, picture.height],
        body: picture.body(),
    }
}

struct Picture<'a> {
    legend: Legend,
    tree: &'a Tree,
    style: TextStyle,
    /// For every node its board, if it has a box with one.
    boards: Vec<Option<Drawing>>,
    places: Vec<Place>,
    /// Size of every box.
    box_width: f64,
    box_height: f64,
    width: f64,
    height: f64,
}

impl<'a> Picture<'a> {
    fn new(tree: &'a Tree, language: Language) -> Self {
        let style = TextStyle::plain(language);
        let boards: Vec<Option<Drawing>> = (0..tree.nodes.len())
            .map(|index| match tree.original_of(index) {
                None => tree.nodes[index].position().map(|position| tree.boards.draw(position)),
                Some(_) => None,
            })
            .collect();
        let drawn = || boards.iter().flatten();
        let widest = drawn().map(|board| board.width).fold(0.0, f64::max);
        let highest = drawn().map(|board| board.height).fold(0.0, f64::max);
        let words = tree.nodes.iter().map(|node| words_width(node, tree, &style));
        let words = words.fold(0.0, f64::max);
        let box_width = (widest + 18.0).max(words + 14.0).max(NARROWEST);
        let box_height = highest + 50.0;
        let places = places(tree, box_width, GAP);
        let right = places.iter().map(|place| place.x).fold(0.0, f64::max) + box_width / 2.0;
        let levels = places.iter().map(|place| place.level).max().unwrap_or(0) as f64;
        let width = (right + 2.0 * MARGIN).max(560.0);
        let tree_height = levels * (box_height + LEVEL_GAP) + box_height;
        let legend = Legend::new(width, language);
        let height = tree_height + 2.0 * MARGIN + legend.height;
        Picture { legend, tree, style, boards, places, box_width, box_height, width, height }
    }

    /// The middle of a box's upper edge.
    fn top(&self, index: usize) -> (f64, f64) {
        let Place { x, level } = self.places[index];
        (x + MARGIN, MARGIN + level as f64 * (self.box_height + LEVEL_GAP))
    }

    fn description(&self) -> String {
        let tree = self.tree;
        let root = tree.nodes.first().and_then(TreeNode::position);
        let value = root.map(|root| value_text(root, tree, &self.style)).unwrap_or_default();
        let moves = tree.line.iter().map(|&node| tree.nodes[node].mv.as_str());
        let line: Vec<&str> = moves.filter(|mv| !mv.is_empty()).collect();
        let cuts = tree.nodes.iter().filter_map(TreeNode::position);
        let cuts = cuts.filter(|position| position.exit == Some(Exit::Cut)).count();
        self.style.say(&message!(
            "tree-description",
            nodes = tree.nodes.iter().filter(|node| node.position().is_some()).count(),
            value = value,
            line = line.join(" "),
            cuts = cuts
        ))
    }

    fn body(&self) -> String {
        let mut svg = String::new();
        for index in 0..self.tree.nodes.len() {
            self.branch(&mut svg, index);
        }
        for index in 0..self.tree.nodes.len() {
            self.move_label(&mut svg, index);
        }
        for index in 0..self.tree.nodes.len() {
            self.node(&mut svg, index);
        }
        let legend_top = self.height - self.legend.height + 10.0;
        self.legend.write(&mut svg, legend_top, self.width, self.style.language);
        if self.tree.left_out > 0 {
            let words = self.style.say(&message!("tree-left-out", count = self.tree.left_out));
            let place = [self.width / 2.0, self.height - 12.0];
            text(&mut svg, "soft words", place, 11.0, "middle", &words);
        }
        svg
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
            text(svg, class, [x2, y2 - 8.0], 13.0, "middle", &node.mv);
        }
    }
}
