//! A tree as it was in the middle of a search, or as far as there was room for it.

use gametree_picture::TextStyle;
use gametree_picture::tree::{tree_dot, tree_json, tree_svg, tree_text, tree_tikz};
use roxmltree::Document;

use crate::boxes::{boxes_drawn, groups};
use crate::grown::{ROOTS, Seedling, Way};

fn check(wanted: Seedling<'_>) {
    let grown = wanted.grow();
    let tree = &grown.tree;
    let positions = tree.nodes.iter().filter(|node| node.position().is_some()).count();
    let style = &TextStyle::default();
    let svg = tree_svg(tree, "title", style.language).stand_alone();
    let picture = Document::parse(&svg).unwrap();
    assert_eq!(groups(&picture).len(), boxes_drawn(tree) + 6, "{}", grown.name);
    let json = serde_json::to_value(tree_json(tree)).unwrap();
    assert_eq!(json.as_array().unwrap().len(), positions);
    let text = tree_text(tree, style);
    let last = usize::from(tree.left_out > 0) + usize::from(!tree.line.is_empty());
    assert_eq!(text.lines().count(), 1 + tree.nodes.len() + last, "{}", grown.name);
    assert_eq!(tree_dot(tree, style).matches(" [shape=").count(), boxes_drawn(tree));
    assert_eq!(tree_tikz(tree).matches("\\node[").count(), boxes_drawn(tree));
}

#[test]
fn every_beginning_can_be_drawn() {
    for (spec, moves, depth) in ROOTS {
        for way in Way::ALL {
            let wanted = Seedling::new(spec, moves, way, depth);
            check(Seedling { visits: Some(0), ..wanted });
            for count in [1, 2, 3, 7, 20, 1_000_000] {
                check(Seedling { visits: Some(count), ..wanted });
                check(Seedling { most: count, ..wanted });
            }
        }
    }
}

#[test]
fn a_record_without_room_can_be_drawn() {
    check(Seedling { most: 0, ..Seedling::new("stones:stones=9", "", Way::AlphaBeta, 3) });
}

/// What was cut by then was cut: which moves nobody looked at is known at once.
#[test]
fn cut_moves_are_shown_in_the_middle_of_a_search() {
    let wanted = Seedling::new("stones:stones=50", "", Way::AlphaBeta, 6);
    let whole = wanted.grow();
    let orders = |grown: &crate::grown::Grown| -> Vec<usize> {
        let nodes = grown.tree.nodes.iter().filter(|node| node.position().is_none());
        nodes.map(|node| node.parent.unwrap()).collect()
    };
    let visits = whole.visited as usize - 1;
    let then = Seedling { visits: Some(visits), ..wanted }.grow();
    let cut_by_then = |order: &usize| {
        then.tree.nodes.get(*order).and_then(|node| node.position()?.exit)
            == Some(gametree_search::Exit::Cut)
    };
    let expected: Vec<usize> = orders(&whole).into_iter().filter(cut_by_then).collect();
    assert!(!expected.is_empty());
    assert_eq!(orders(&then), expected);
}
