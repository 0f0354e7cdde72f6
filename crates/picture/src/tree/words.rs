use gametree_language::{Message, message};
use gametree_rules::{Player, Value};
use gametree_search::{Bound, Exit};

use super::{PositionNode, Tree};
use crate::TextStyle;

/// A value as people read it.
pub fn number_text(value: Value, denominator: i64, style: &TextStyle) -> String {
    let text = match (value, denominator) {
        (Value::LOWEST, _) => return style.terminal.pick("−∞", "-inf").to_owned(),
        (Value::HIGHEST, _) => return style.terminal.pick("+∞", "+inf").to_owned(),
        (Value(value), 1) => style.language.number(value),
        (Value(value), denominator) => style.language.decimal(value as f64 / denominator as f64, 2),
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

/// Why a node was left, in a sentence; `None` if all its moves were simply searched.
pub fn why_left(node: &PositionNode, tree: &Tree, style: &TextStyle) -> Option<Message> {
    if let Some(first) = node.merged_with {
        return Some(message!("tree-why-merged", first = first));
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
                Some(position) if at.ply > 0 => message!("tree-at-node", order = position.order),
                _ => message!("tree-at-root"),
            };
            let (sign, bound) = match cut.secured_by {
                Player::Second => {
                    (style.terminal.pick("≥", ">="), style.terminal.pick("β", "beta"))
                }
                Player::First => {
                    (style.terminal.pick("≤", "<="), style.terminal.pick("α", "alpha"))
                }
            };
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
