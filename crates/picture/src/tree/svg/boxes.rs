use std::fmt::Write;

use gametree_language::{Argument, message};
use gametree_rules::Player;
use gametree_search::{Bound, Exit};

use super::labels::{SMALL, STUB, VALUE, WINDOW, fold_words, some_moves, value_line, window_line};
use super::{Picture, board};
use crate::svg::{escaped, text};
use crate::tree::text::level;
use crate::tree::words::{move_words, numbered, reason_line, twins_words, value_text, why_left};
use crate::tree::{Content, PositionNode, TreeNode};

/// The boxes of the nodes.
impl Picture<'_> {
    pub(super) fn node(&self, svg: &mut String, index: usize) {
        if !self.plan.draws(self.tree, index) {
            return; // a branch leads to the node it equals
        }
        let node = &self.tree.nodes[index];
        match &node.content {
            Content::Position(position) => self.position(svg, index, node, position),
            Content::Unsearched { moves } => {
                let count = self.style.say(&message!("tree-unsearched", count = moves.len()));
                let above = node.parent.and_then(|parent| self.tree.nodes[parent].position());
                let reason = above.and_then(|above| reason_line(above, self.tree, &self.style));
                let lines = [format!("✂ {count}"), some_moves(moves), reason.unwrap_or_default()];
                let title = format!("{count} {}", self.style.isolated(&moves.join(" ")));
                self.stub(svg, index, &lines, &title);
            }
            Content::Folded { count, all_cut } => {
                let words = self.style.say(&fold_words(*count, *all_cut));
                self.stub(svg, index, &[format!("… {words}")], &words);
            }
        }
    }

    fn position(&self, svg: &mut String, index: usize, node: &TreeNode, position: &PositionNode) {
        let spot = self.spot(index);
        let level_class = match position.mover {
            Some(Player::First) => "max",
            Some(Player::Second) => "min",
            None => "over",
        };
        let estimate = if position.exit == Some(Exit::Estimated) { " estimate" } else { "" };
        // The line may come to a node through one that was merged with it.
        let on_line = node.on_line || self.merged_line.contains(&index);
        let best = if on_line { " best" } else { "" };
        // MAX has corners, MIN is round: told apart without colour.
        let round = match position.mover {
            Some(Player::Second) => 22.0_f64.min(spot.height / 2.5),
            _ => 2.0,
        };
        let _ = writeln!(
            svg,
            "<g class=\"node {level_class}{estimate}{best}\" transform=\"translate({:.1} {:.1})\">\
             <title>{}</title>\n\
             <rect class=\"box\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{round:.0}\"/>",
            spot.x,
            spot.y,
            escaped(&self.words(node, position)),
            spot.width,
            spot.height,
        );
        if self.plan.is_tidy() {
            self.stacked(svg, index, position, [spot.width, spot.height]);
        } else {
            self.beside(svg, index, node, position, [spot.width, spot.height]);
        }
        *svg += "</g>\n";
    }

    fn draw_board(&self, svg: &mut String, index: usize, place: impl Fn([f64; 2]) -> [f64; 2]) {
        if let Some(board) = board(self.tree, index) {
            let body = board.body_in(self.style.language);
            let [x, y] = place([board.width, board.height]);
            let _ = writeln!(svg, "<g transform=\"translate({x:.1} {y:.1})\">\n{body}</g>");
        }
    }

    /// Number and level, the board, then the value and the window.
    fn stacked(
        &self,
        svg: &mut String,
        index: usize,
        position: &PositionNode,
        [width, height]: [f64; 2],
    ) {
        self.draw_board(svg, index, |[board, _]| [(width - board) / 2.0, 16.0]);
        let (tree, style) = (self.tree, &self.style);
        // Round boxes have no corners to write in.
        let aside = if position.mover == Some(Player::Second) { 14.0 } else { 6.0 };
        let order = numbered(position.order, style);
        text(svg, "soft", [aside, 12.0], SMALL, "start", &order);
        if let Some(mover) = position.mover {
            text(svg, "soft", [width - aside, 12.0], SMALL, "end", level(mover));
        }
        let mut line = |class: &str, y: f64, size: f64, words: &str| {
            text(svg, class, [width / 2.0, y], size, "middle", words);
        };
        line("value", height - 22.0, VALUE, &value_line(position, tree, style));
        line("soft", height - 8.0, WINDOW, &window_line(position, tree, style));
    }

    /// The board, and beside it the move and the number, the value, the window.
    fn beside(
        &self,
        svg: &mut String,
        index: usize,
        node: &TreeNode,
        position: &PositionNode,
        [width, height]: [f64; 2],
    ) {
        let board = self.board;
        self.draw_board(svg, index, |[own_width, own_height]| {
            [8.0 + (board - own_width) / 2.0, (height - own_height) / 2.0]
        });
        let (tree, style, left) = (self.tree, &self.style, board + 16.0);
        let merged = tree.original_of(index).is_some();
        let top = if merged { 1.0 } else { (height - 48.0) / 2.0 };
        let order = numbered(position.order, style);
        text(svg, "soft", [width - 7.0, top + 12.0], SMALL, "end", &order);
        let mut line = |class: &str, y: f64, size: f64, words: &str| {
            text(svg, class, [left, top + y], size, "start", words);
        };
        if !node.mv.is_empty() {
            line("value", 14.0, 12.0, &format!("→ {}", move_words(node, style)));
        }
        let value = value_line(position, tree, style);
        let equals = if position.bound == Bound::Exact { "= " } else { "" };
        line("value", 30.0, 14.0, &format!("{equals}{value}"));
        if !merged {
            line("soft", 43.0, WINDOW, &window_line(position, tree, style));
        }
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
        for also in [why_left(position, self.tree, style), twins_words(node)].into_iter().flatten()
        {
            words += &style.language.write(&Argument::Own("; "));
            words += &style.isolated(&style.say(&also));
        }
        words
    }

    /// What stands for nodes that are not drawn.
    fn stub(&self, svg: &mut String, index: usize, lines: &[String], title: &str) {
        let spot = self.spot(index);
        let _ = writeln!(
            svg,
            "<g class=\"node stub\" transform=\"translate({:.1} {:.1})\"><title>{}</title>\n\
             <rect class=\"box\" width=\"{:.1}\" height=\"{:.1}\" rx=\"8\"/>",
            spot.x,
            spot.y,
            escaped(title),
            spot.width,
            spot.height
        );
        // The first line is a sentence; the others are moves and numbers.
        let lines = lines.iter().filter(|line| !line.is_empty()).enumerate();
        for (number, words) in lines {
            let (class, size) = if number == 0 { ("soft words", STUB) } else { ("soft", WINDOW) };
            let y = 16.0 + 15.0 * number as f64;
            text(svg, class, [spot.width / 2.0, y], size, "middle", words);
        }
        *svg += "</g>\n";
    }
}
