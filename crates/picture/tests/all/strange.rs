//! A tree whose every word is full of characters that mean something to some format.

use gametree_picture::Drawing;
use gametree_picture::tree::{Boards, Content, PositionNode, Tree, TreeNode};
use gametree_rules::{Player, Value};
use gametree_search::{Bound, Exit};

/// For XML, LaTeX and Graphviz.
pub(crate) const WORDS: &str = "<b>&\"'\\N{$x_1^2}%#~|[;]--></b>";

pub(crate) fn tree() -> Tree {
    let content = |order| {
        Content::Position(Box::new(PositionNode {
            order,
            position: WORDS.to_owned(),
            mover: Some(Player::First),
            heuristic: Value(0),
            alpha: Value::LOWEST,
            beta: Value::HIGHEST,
            value: Some(Value(0)),
            bound: Bound::Exact,
            exit: Some(Exit::Complete),
            cut: None,
            merged_with: None,
        }))
    };
    let node = |parent: Option<usize>, content| TreeNode {
        parent,
        ply: usize::from(parent.is_some()),
        mv: parent.map_or("", |_| WORDS).to_owned(),
        on_line: false,
        twins: Vec::new(),
        content,
    };
    let unsearched = Content::Unsearched { moves: vec![WORDS.to_owned(); 2] };
    let nodes = vec![node(None, content(1)), node(Some(0), content(2)), node(Some(0), unsearched)];
    let boards = Boards::new(|_| Drawing::new(10.0, 10.0));
    Tree { nodes, denominator: 1, left_out: 0, line: Vec::new(), boards }
}
