use gametree_language::message;
use gametree_rules::{Notation, Player};
use gametree_search::{Bound, Exit, Node, TreeRecord};

use crate::Look;

/// A search tree as lines of text: each move with its level, its value, and whether it was cut.
pub fn tree_text<G: Notation>(
    game: &G,
    tree: &TreeRecord<G>,
    denominator: i64,
    look: &Look,
) -> String {
    let mut text = String::new();
    for node in tree.nodes() {
        let (bar, step) = (look.pick("│  ", "|  "), look.pick("├─ ", "+- "));
        let indent = match node.ply {
            0 => String::new(),
            ply => bar.repeat(ply - 1) + step,
        };
        let mv = node.mv.map(|mv| game.move_text(mv)).unwrap_or_default();
        text += &look.faint(&indent);
        text += &look.strong(&mv);
        text += &format!("  {}", look.faint(&game.position_text(&node.position)));
        if game.outcome(&node.position).is_none() {
            let mover = game.to_move(&node.position);
            let level = if mover == Player::First { "MAX" } else { "MIN" };
            text += &format!("  {}", look.in_colour_of(mover, level));
        }
        text += &format!("  {}\n", value_text(node, denominator, look));
    }
    if tree.left_out() > 0 {
        text += &look.say(&message!("tree-left-out", count = tree.left_out()));
        text.push('\n');
    }
    text
}

fn value_text<G: Notation>(node: &Node<G>, denominator: i64, look: &Look) -> String {
    let Some(value) = node.value else { return "?".to_owned() };
    let number = match denominator {
        1 => look.language.number(value.0),
        denominator => look.language.decimal(value.0 as f64 / denominator as f64, 4),
    };
    let sign = match node.bound() {
        Some(Bound::Lower) => look.pick("≥ ", ">= "),
        Some(Bound::Upper) => look.pick("≤ ", "<= "),
        _ => "",
    };
    let note = match (node.exit, node.merged) {
        (_, true) => message!("tree-merged"),
        (Some(Exit::Cut), _) => message!("tree-cut"),
        (Some(Exit::Finished), _) => message!("tree-finished"),
        (Some(Exit::Estimated), _) => message!("tree-estimated"),
        _ => return format!("{sign}{number}"),
    };
    format!("{sign}{number} {}", look.faint(&look.say(&note)))
}
