use std::fmt;

use gametree_language::message;
use gametree_rules::Player;

use super::words::{move_words, number_text, numbered, twins_words, value_text, why_left};
use super::{Content, PositionNode, Sheet, Tree, TreeNode, in_one_piece, in_pieces};
use crate::TextStyle;
use crate::terminal::{padded, padded_left};
use unicode_width::UnicodeWidthStr;

/// The tree as lines of text: number, state, level, heuristic value, backed-up value, window, and why it was
/// left.
pub fn tree_text(tree: &Tree, style: &TextStyle) -> String {
    in_one_piece(|out| write_text(out, tree, style))
}

/// [`tree_text`], piece by piece.
pub fn write_text(out: &mut dyn fmt::Write, tree: &Tree, style: &TextStyle) -> fmt::Result {
    Sheet::default().write_text(out, tree, style)
}

impl Sheet {
    /// [`write_text`] with the heading and the caption of this sheet.
    pub fn write_text(
        &self,
        out: &mut dyn fmt::Write,
        tree: &Tree,
        style: &TextStyle,
    ) -> fmt::Result {
        if let Some(title) = &self.title {
            writeln!(out, "{}\n", style.terminal.strong(&style.isolated(title)))?;
        }
        let head = |message| style.isolated(&style.say(&message));
        let window = style.terminal.pick("α .. β", "alpha .. beta");
        let window = format!("{} {window}", style.say(&message!("tree-head-window")));
        let heads = [
            (style.isolated(style.terminal.pick("№", "#")), Side::Right),
            (head(message!("tree-head-state")), Side::Left),
            (head(message!("tree-head-level")), Side::Left),
            (head(message!("tree-head-heuristic")), Side::Right),
            (head(message!("tree-head-value")), Side::Right),
            (style.isolated(&window), Side::Left),
            (head(message!("tree-head-why")), Side::Left),
        ];
        // Twice through the tree: to see how wide the columns are, and to write them.
        let mut widths = heads.each_ref().map(|(head, _)| head.width());
        for index in tree.nodes_in_order() {
            let row = Row::new(tree, index, style);
            for (width, cell) in widths.iter_mut().zip(&row.cells).take(heads.len() - 1) {
                *width = cell.width().max(*width);
            }
        }
        let aligned = |cells: &[String; COLUMNS]| {
            let mut aligned = cells.clone();
            for ((cell, (_, side)), width) in aligned.iter_mut().zip(&heads).zip(widths) {
                *cell = side.aligned(cell, width);
            }
            aligned
        };
        let head = aligned(&heads.each_ref().map(|(head, _)| head.clone())).join("  ");
        writeln!(out, "{}", style.terminal.faint(head.trim_end()))?;
        in_pieces(out, tree.nodes_in_order(), |text, index| {
            let row = Row::new(tree, index, style);
            let mut cells = aligned(&row.cells);
            if row.on_line {
                cells[STATE] = style.terminal.strong(&cells[STATE]);
            }
            if let Some(mover) = row.mover {
                cells[LEVEL] = style.terminal.in_colour_of(mover, &cells[LEVEL]);
            }
            cells[WHY] = style.terminal.faint(cells[WHY].trim_end());
            *text += cells.join("  ").trim_end();
            text.push('\n');
        })?;
        if !tree.line.is_empty() {
            let words = style.isolated(&style.say(&message!("legend-best")));
            writeln!(out, "{} {words}", best_sign(style))?;
        }
        if tree.left_out > 0 {
            writeln!(out, "{}", style.say(&message!("tree-left-out", count = tree.left_out)))?;
        }
        if let Some(caption) = &self.caption {
            writeln!(out, "\n{}", style.isolated(caption))?;
        }
        Ok(())
    }
}

/// What stands before a node of the best line.
fn best_sign(style: &TextStyle) -> &'static str {
    style.terminal.pick("★", "*")
}

/// `MAX` or `MIN`.
pub(crate) fn level(mover: Player) -> &'static str {
    match mover {
        Player::First => "MAX",
        Player::Second => "MIN",
    }
}

/// Number, state, level, heuristic value, backed-up value, window, and why it was left.
const COLUMNS: usize = 7;
const STATE: usize = 1;
const LEVEL: usize = 2;
const WHY: usize = 6;

/// Where the cells of a column stand.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

impl Side {
    fn aligned(self, text: &str, width: usize) -> String {
        match self {
            Side::Left => padded(text, width),
            Side::Right => padded_left(text, width),
        }
    }
}

struct Row {
    cells: [String; COLUMNS],
    mover: Option<Player>,
    on_line: bool,
}

impl Row {
    fn new(tree: &Tree, index: usize, style: &TextStyle) -> Row {
        let node = &tree.nodes[index];
        let (cells, mover) = match &node.content {
            Content::Position(position) => (cells(position, tree, node, style), position.mover),
            Content::Unsearched { moves } => {
                let moves_text = style.isolated(&moves.join(" "));
                let words = style.say(&message!("tree-unsearched", count = moves.len()));
                let mut cells = <[String; COLUMNS]>::default();
                cells[STATE] = format!("{} {moves_text}", style.terminal.pick("✂", "x"));
                cells[WHY] = style.isolated(&words);
                (cells, None)
            }
            Content::Folded { count, .. } => {
                let mut cells = <[String; COLUMNS]>::default();
                cells[STATE] = style.isolated(&style.say(&message!("tree-folded", count = *count)));
                (cells, None)
            }
        };
        let mut row = Row { cells, mover, on_line: node.on_line };
        let sign = if node.on_line { best_sign(style) } else { " " };
        let bars = style.terminal.pick("│ ", "| ").repeat(node.ply);
        row.cells[STATE] = format!("{sign} {bars}{}", row.cells[STATE]);
        row
    }
}

fn cells(
    position: &PositionNode,
    tree: &Tree,
    node: &TreeNode,
    style: &TextStyle,
) -> [String; COLUMNS] {
    let number = |value| number_text(value, tree.denominator, style);
    let mv = style.isolated(&move_words(node, style));
    let gap = if node.mv.is_empty() { "" } else { "  " };
    let why = [why_left(position, tree, style), twins_words(node)].into_iter().flatten();
    let why: Vec<String> = why.map(|why| style.isolated(&style.say(&why))).collect();
    [
        style.isolated(&numbered(position.order, style)),
        format!("{mv}{gap}{}", style.isolated(&position.position)),
        style.isolated(position.mover.map_or("", level)),
        style.isolated(&number(position.heuristic)),
        style.isolated(&value_text(position, tree, style)),
        style.isolated(&format!("{} .. {}", number(position.alpha), number(position.beta))),
        why.join("; "),
    ]
}

impl Tree {
    /// The nodes from top to bottom, each followed by what is below it.
    pub(crate) fn nodes_in_order(&self) -> impl Iterator<Item = usize> {
        let children = self.children();
        let mut stack: Vec<usize> = if self.nodes.is_empty() { Vec::new() } else { vec![0] };
        std::iter::from_fn(move || {
            let next = stack.pop()?;
            stack.extend(children[next].iter().rev());
            Some(next)
        })
    }
}
