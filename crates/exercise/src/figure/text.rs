use gametree_language::{Language, persian_digits};
use gametree_picture::{Terminal, TextStyle};

use super::{Figure, Labels, Look, level, number_text, value_text, window};

impl Figure<'_> {
    /// The tree for a terminal: one line a node, below the one that it hangs on, each with the way to it. It says
    /// everything without colours.
    pub fn text(&self, style: &TextStyle) -> String {
        let rows: Vec<[String; 3]> =
            (0..self.tree.len()).map(|node| self.row(node, style)).collect();
        let width =
            |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths = [width(0), width(1)];
        let mut text = String::new();
        for (node, [way, value, rest]) in rows.iter().enumerate() {
            let way = format!("{way}{}", " ".repeat(widths[0] - way.chars().count()));
            let value = format!("{}{value}", " ".repeat(widths[1] - value.chars().count()));
            let line = format!("{way}  {value}  {rest}");
            let line = line.trim_end();
            let line = match self.look(node) {
                Look::Plain => line.to_owned(),
                Look::Best => style.terminal.strong(line),
                Look::Cut | Look::Below => style.terminal.faint(line),
            };
            // Signs and numbers alone, which go from left to right wherever they stand.
            text += &match style.terminal.unicode && style.language.is_right_to_left() {
                true => format!("\u{2066}{line}\u{2069}\n"),
                false => format!("{line}\n"),
            };
        }
        text
    }

    /// The way to a node with who moves there, its value, and everything else.
    fn row(&self, node: usize, style: &TextStyle) -> [String; 3] {
        let (tree, terminal, look) = (self.tree, style.terminal, self.look(node));
        let in_digits = |text: &str| in_digits(text, style.language);
        let mut way = self.bars(node, style);
        let branch = tree.branch(node).to_string();
        way += &if terminal.unicode { style.language.dotted(&branch) } else { branch };
        let leaf = tree.leaf(node).map(|leaf| number_text(tree.leaves()[leaf], terminal));
        // Branches have their numbers already; a move stands behind them as it is typed.
        if let (Labels::Moves(_), Some(mv)) = (self.labels, self.label(node)) {
            way += &format!(" ({mv})");
        }
        if leaf.is_none() {
            way += if node == 0 { "" } else { " " };
            way += level(tree.mover(node));
        }
        let looked = self.looked(node);
        let value = leaf.or(looked.map(|looked| value_text(&looked, terminal)));
        let mut rest = Vec::new();
        rest.extend(match look {
            Look::Plain => None,
            Look::Best => Some(best(terminal).to_owned()),
            Look::Cut => Some(cut(terminal).to_owned()),
            Look::Below => Some(below(terminal).to_owned()),
        });
        if tree.leaf(node).is_none() {
            rest.extend(looked.map(|looked| in_digits(&window(&looked, terminal).join(" "))));
        }
        rest.extend(self.order(node).map(|order| in_digits(&format!("#{order}"))));
        rest.retain(|piece| !piece.is_empty());
        [way, in_digits(&value.unwrap_or_default()), rest.join("  ")]
    }

    /// The lines from everything above, as far as more is to come on them.
    fn bars(&self, node: usize, style: &TextStyle) -> String {
        let is_last = |node: usize| match self.tree.parent(node) {
            Some(parent) => self.tree.children(parent).last() == Some(&node),
            None => true,
        };
        let mut bars = Vec::new();
        let mut at = node;
        while let Some(parent) = self.tree.parent(at) {
            bars.push(match (at == node, is_last(at)) {
                (true, true) => style.terminal.pick("└─ ", "`- "),
                (true, false) => style.terminal.pick("├─ ", "|- "),
                (false, true) => "   ",
                (false, false) => style.terminal.pick("│  ", "|  "),
            });
            at = parent;
        }
        bars.into_iter().rev().collect()
    }
}

/// What stands beside a node of the best line,
pub(crate) fn best(terminal: Terminal) -> &'static str {
    terminal.pick("★", "*")
}

/// beside a branch that was cut,
pub(crate) fn cut(terminal: Terminal) -> &'static str {
    terminal.pick("✂", "x")
}

/// and beside everything below it.
pub(crate) fn below(terminal: Terminal) -> &'static str {
    terminal.pick("·", ".")
}

/// Numbers as the language writes them.
fn in_digits(line: &str, language: Language) -> String {
    match language {
        Language::Persian => persian_digits(line),
        Language::English | Language::Latvian | Language::Polish => line.to_owned(),
    }
}
