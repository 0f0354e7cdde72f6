//! Positions drawn on their own.

use gametree_language::Language;
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
