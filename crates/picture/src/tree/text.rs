use gametree_language::message;
use gametree_rules::Player;

use super::words::{number_text, value_text, why_left};
use super::{Content, PositionNode, Tree, TreeNode};
use crate::TextStyle;
use crate::terminal::{padded, padded_left};
use unicode_width::UnicodeWidthStr;

/// The tree as lines of text: state, level, heuristic value, backed-up value, window, and why it was
/// left.
pub fn tree_text(tree: &Tree, style: &TextStyle) -> String {
    let rows: Vec<Row> = tree.nodes_in_order().map(|index| Row::new(tree, index, style)).collect();
    let widest =
        |column: fn(&Row) -> &String| rows.iter().map(|row| column(row).width()).max().unwrap_or(0);
    let head = |message| style.isolated(&style.say(&message));
    let state_head = head(message!("tree-head-state"));
    let state = widest(|row| &row.state).max(state_head.width());
    let heuristic = widest(|row| &row.heuristic);
    let (value, window) = (widest(|row| &row.value), widest(|row| &row.window));
    let mut text = String::new();
    let heads = [
        padded(&state_head, state),
        padded("", 3),
        padded_left(&head(message!("tree-head-heuristic")), heuristic),
        padded_left(&head(message!("tree-head-value")), value),
        padded(&head(message!("tree-head-window")), window),
    ];
    text += &style.terminal.faint(heads.join("  ").trim_end());
    text.push('\n');
    for row in &rows {
        let level = match row.mover {
            Some(mover) => style.terminal.in_colour_of(mover, &style.isolated(level(mover))),
            None => "   ".to_owned(),
        };
        let state_text = padded(&row.state, state);
        let state_text = if row.on_line { style.terminal.strong(&state_text) } else { state_text };
        let cells = [
            state_text,
            level,
            padded_left(&row.heuristic, heuristic.max(heads[2].width())),
            padded_left(&row.value, value.max(heads[3].width())),
            padded(&row.window, window.max(heads[4].width())),
            style.terminal.faint(&row.note),
        ];
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    if tree.left_out > 0 {
        text += &style.say(&message!("tree-left-out", count = tree.left_out));
        text.push('\n');
    }
    text
}

/// `MAX` or `MIN`.
pub(crate) fn level(mover: Player) -> &'static str {
    match mover {
        Player::First => "MAX",
        Player::Second => "MIN",
    }
}

struct Row {
    state: String,
    mover: Option<Player>,
    heuristic: String,
    value: String,
    window: String,
    note: String,
    on_line: bool,
}

impl Row {
    fn new(tree: &Tree, index: usize, style: &TextStyle) -> Row {
        let node = &tree.nodes[index];
        let bar = style.terminal.pick("│ ", "| ").repeat(node.ply);
        let mut row = Row {
            state: format!("{bar}{}", style.isolated(&node.mv)),
            mover: None,
            heuristic: String::new(),
            value: String::new(),
            window: String::new(),
            note: String::new(),
            on_line: node.on_line,
        };
        match &node.content {
            Content::Position(position) => row.fill(position, tree, node, style),
            Content::Unsearched { moves } => {
                let moves_text = style.isolated(&moves.join(" "));
                row.state = format!("{bar}{} {moves_text}", style.terminal.pick("✂", "x"));
                row.note =
                    style.isolated(&style.say(&message!("tree-unsearched", count = moves.len())));
            }
            Content::Folded { count, .. } => {
                let words = style.say(&message!("tree-folded", count = *count));
                row.state = format!("{bar}{}", style.isolated(&words));
            }
        }
        row
    }

    fn fill(&mut self, position: &PositionNode, tree: &Tree, node: &TreeNode, style: &TextStyle) {
        let gap = if node.mv.is_empty() { "" } else { "  " };
        self.state = format!("{}{gap}{}", self.state, style.isolated(&position.position));
        self.mover = position.mover;
        let number = |value| number_text(value, tree.denominator, style);
        self.heuristic = style.isolated(&number(position.heuristic));
        self.value = style.isolated(&value_text(position, tree, style));
        let window = format!("{} .. {}", number(position.alpha), number(position.beta));
        self.window = style.isolated(&window);
        let why = why_left(position, tree, style).map(|why| style.say(&why));
        self.note = style.isolated(&why.unwrap_or_default());
    }
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
