use std::fmt::Write;

use gametree_language::{Message, message};
use gametree_rules::Player;
use gametree_search::Exit;

use super::Picture;
use super::labels::{fold_words, numbered, some_moves, value_line, window_line};
use crate::svg::{escaped, text};
use crate::tree::text::level;
use crate::tree::words::{value_text, why_left};
use crate::tree::{Content, PositionNode, TreeNode};

/// The boxes of the nodes.
impl Picture<'_> {
    pub(super) fn node(&self, svg: &mut String, index: usize) {
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
        if let Some(board) = &self.boards[index] {
            let body = board.body_in(self.style.language);
            let left = (width - board.width) / 2.0;
            let _ = writeln!(svg, "<g transform=\"translate({left:.1} 10)\">\n{body}</g>");
        }
        let mut line = |class: &str, y: f64, size: f64, words: &str| {
            text(svg, class, [width / 2.0, y], size, "middle", words);
        };
        line("value", height - 22.0, 15.0, &value_line(position, self.tree, &self.style));
        line("soft", height - 8.0, 10.0, &window_line(position, self.tree, &self.style));
        *svg += "</g>\n";
    }

    /// Everything about a node in words: what one sees when pointing at it, or hears.
    fn words(&self, node: &TreeNode, position: &PositionNode) -> String {
        let style = &self.style;
        let mut words = numbered(position.order, style);
        if !node.mv.is_empty() {
            words += &format!(" {}", node.mv);
        }
        words += &format!(": {}", position.position);
        if let Some(mover) = position.mover {
            words += &format!(", {}", level(mover));
        }
        words += &format!(" = {}", value_text(position, self.tree, style));
        words = style.isolated(&words);
        if let Some(why) = why_left(position, self.tree, style) {
            words += &format!("; {}", style.isolated(&style.say(&why)));
        }
        words
    }

    /// What stands for nodes that are not drawn.
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
        let words = self.style.say(words);
        let _ = writeln!(
            svg,
            "<g class=\"node stub\" transform=\"translate({:.1} {top:.1})\"><title>{}</title>\n\
             <rect class=\"box\" width=\"{width:.1}\" height=\"46\" rx=\"8\"/>",
            middle - width / 2.0,
            escaped(&format!("{words} {}", self.style.isolated(title))),
        );
        let sentence = format!("{sign} {words}");
        text(svg, "soft words", [width / 2.0, 19.0], 11.0, "middle", &sentence);
        text(svg, "soft", [width / 2.0, 36.0], 10.0, "middle", shown);
        *svg += "</g>\n";
    }
}
