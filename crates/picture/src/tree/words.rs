use gametree_language::{Language, Message, message, persian_digits};
use gametree_rules::{Amount, Player, Value};
use gametree_search::{Bound, Exit};

use super::{PositionNode, Tree, TreeNode};
use crate::TextStyle;

/// A value as people read it.
pub fn number_text(value: Value, denominator: i64, style: &TextStyle) -> String {
    let text = match (value, denominator) {
        (Value::LOWEST, _) => return style.terminal.pick("−∞", "-inf").to_owned(),
        (Value::HIGHEST, _) => return style.terminal.pick("+∞", "+inf").to_owned(),
        (Value(value), 1) => style.language.number(value),
        (value, denominator) => {
            style.language.decimal(Amount { value, denominator }.as_f64(), Amount::DECIMALS)
        }
    };
    if style.terminal.unicode { text } else { text.replace('−', "-") }
}

/// The value a node was left with, with what it says about the true one.
pub fn value_text(node: &PositionNode, tree: &Tree, style: &TextStyle) -> String {
    let Some(value) = node.value else { return "?".to_owned() };
    let sign = match node.bound {
        Bound::Exact => "",
        Bound::Lower => style.terminal.pick("≥ ", ">= "),
        Bound::Upper => style.terminal.pick("≤ ", "<= "),
    };
    format!("{sign}{}", number_text(value, tree.denominator, style))
}

/// Which moves a node stands for beside its own.
pub(crate) fn twins_words(node: &TreeNode) -> Option<Message> {
    let moves = node.twins.join(" ");
    (!moves.is_empty()).then(|| message!("tree-symmetric", moves = moves))
}

/// Why a node was left, in a word for programs.
pub fn exit_name(exit: Exit) -> &'static str {
    match exit {
        Exit::Finished => "finished",
        Exit::Estimated => "estimated",
        Exit::Complete => "complete",
        Exit::Cut => "cut",
        Exit::Stopped => "stopped",
    }
}

/// Why a node was left, in a sentence; `None` if all its moves were simply searched.
pub fn why_left(node: &PositionNode, tree: &Tree, style: &TextStyle) -> Option<Message> {
    if let Some(first) = node.merged_with {
        return Some(match tree.with_order(first) {
            Some(_) => message!("tree-why-merged", first = digits(first, style)),
            None => message!("tree-why-merged-hidden"),
        });
    }
    match node.exit? {
        Exit::Complete => None,
        Exit::Finished => Some(message!("tree-why-finished")),
        Exit::Estimated => Some(message!("tree-why-estimated")),
        Exit::Stopped => Some(message!("tree-why-stopped")),
        Exit::Cut => {
            let Some(cut) = node.cut else { return Some(message!("tree-why-cut")) };
            let number = |value| number_text(value, tree.denominator, style);
            let (at, source) = (&tree.nodes[cut.at], &tree.nodes[cut.source]);
            let at = match at.position() {
                Some(position) if at.ply > 0 => {
                    message!("tree-at-node", order = digits(position.order, style))
                }
                _ => message!("tree-at-root"),
            };
            let [sign, bound] = reached(cut.secured_by, style);
            Some(message!(
                "tree-why-cut-by",
                value = number(cut.value),
                sign = sign,
                bound = bound,
                limit = number(cut.bound),
                mv = source.mv.as_str(),
                at = at
            ))
        }
    }
}

/// How a value reached the bound that a player had secured, and what that is called.
fn reached(secured_by: Player, style: &TextStyle) -> [&'static str; 2] {
    match secured_by {
        Player::Second => [style.terminal.pick("≥", ">="), style.terminal.pick("β", "beta")],
        Player::First => [style.terminal.pick("≤", "<="), style.terminal.pick("α", "alpha")],
    }
}

/// The move that leads to a node, with how many it stands for.
pub(crate) fn move_words(node: &TreeNode, style: &TextStyle) -> String {
    match node.twins.len() {
        0 => node.mv.clone(),
        twins => {
            let times = style.terminal.pick("×", "x");
            format!("{} {times}{}", node.mv, style.language.number(twins as u64 + 1))
        }
    }
}

/// Why a node was cut, in signs: its value, the bound that it reached, and the node whose value that is.
pub(crate) fn reason_line(
    position: &PositionNode,
    tree: &Tree,
    style: &TextStyle,
) -> Option<String> {
    let cut = position.cut?;
    let number = |value| number_text(value, tree.denominator, style);
    let [sign, bound] = reached(cut.secured_by, style);
    let source = tree.nodes[cut.source].position()?.order;
    let (value, limit) = (number(cut.value), number(cut.bound));
    Some(format!("{value} {sign} {bound} {limit} ({})", numbered(source, style)))
}

/// A node by its place in the order of visits: `#12`.
pub fn numbered(order: usize, style: &TextStyle) -> String {
    format!("#{}", digits(order, style))
}

/// A name rather than a number: digits of the language, and nothing between them.
fn digits(order: usize, style: &TextStyle) -> String {
    match style.language {
        Language::Persian => persian_digits(&order.to_string()),
        _ => order.to_string(),
    }
}
