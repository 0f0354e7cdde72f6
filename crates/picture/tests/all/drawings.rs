//! Positions drawn on their own, and only when somebody wants to see them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use gametree_language::Language;
use gametree_picture::tree::{Boards, folded, tree_dot, tree_json, tree_svg, tree_text, tree_tikz};
use gametree_picture::{Drawing, TextStyle};
use roxmltree::Document;

use crate::boxes::child;
use crate::grown::{ROOTS, Seedling, Way};
use crate::strange;

#[test]
fn every_position_of_the_roots() {
    for (spec, moves, _) in ROOTS {
        let drawing = Seedling::new(spec, moves, Way::Minimax, 1).grow().drawing;
        assert!(drawing.width > 0.0 && drawing.height > 0.0);
        for language in Language::ALL {
            let svg = drawing.to_svg(strange::WORDS, "what it shows", language).stand_alone();
            assert!(!svg.chars().any(|c| c.is_control() && c != '\n'));
            let picture = Document::parse(&svg).unwrap();
            let root = picture.root_element();
            assert_eq!(child(root, "title").and_then(|it| it.text()), Some(strange::WORDS));
            assert_eq!(child(root, "desc").and_then(|it| it.text()), Some("what it shows"));
            assert!(picture.descendants().all(|node| node.attribute("id").is_none()));
        }
    }
}

/// All that can come up in a game, not only its beginning.
#[test]
fn boards_of_whole_trees() {
    for grown in crate::grown::some() {
        for position in grown.tree.nodes.iter().filter_map(|node| node.position()) {
            let board = grown.tree.boards.draw(position);
            let svg = board.to_svg("title", &position.position, Language::English).stand_alone();
            Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", grown.name));
        }
    }
}

/// Boards are many times larger than the rest of a node, and most formats have none.
#[test]
fn boards_are_drawn_for_svg_alone() {
    let mut tree = Seedling::new("stones:stones=50", "", Way::AlphaBeta, 4).grow().tree;
    let drawn = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&drawn);
    tree.boards = Boards::new(move |_| {
        counter.fetch_add(1, Ordering::Relaxed);
        Drawing::new(10.0, 10.0)
    });
    let style = &TextStyle::default();
    for tree in [&tree, &folded(tree.clone(), 2), &tree.only_line()] {
        tree_text(tree, style);
        tree_dot(tree, style);
        tree_tikz(tree);
        serde_json::to_string(&tree_json(tree)).unwrap();
        assert_eq!(drawn.load(Ordering::Relaxed), 0);
        tree_svg(tree, "title", style.language);
        let positions = tree.nodes.iter().filter(|node| node.position().is_some()).count();
        // Once to be measured and once to be shown: not even SVG keeps them all in memory.
        assert_eq!(drawn.swap(0, Ordering::Relaxed), 2 * positions);
    }
}
