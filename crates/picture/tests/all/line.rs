//! The best line of a tree is the one the search found.

use gametree_language::Language;
use gametree_picture::tree::{Tree, tree_svg};
use roxmltree::Document;

use crate::boxes::child;
use crate::grown::{self, Grown, Way};

/// The moves of the nodes that are marked, from the root down.
fn marked(tree: &Tree) -> Vec<&str> {
    let nodes = tree.nodes.iter().filter(|node| node.on_line && !node.mv.is_empty());
    nodes.map(|node| node.mv.as_str()).collect()
}

fn unmerged() -> impl Iterator<Item = Grown> {
    let merged = format!("{:?}", Way::Merged);
    grown::all().filter(move |grown| !grown.name.contains(&merged))
}

#[test]
fn marked_nodes_are_the_line() {
    for grown in unmerged() {
        assert_eq!(marked(&grown.tree), grown.line, "{}", grown.name);
    }
}

#[test]
fn the_description_tells_the_line() {
    for grown in unmerged().chain(grown::random(Way::Merged, 100)) {
        let svg = tree_svg(&grown.tree, "title", Language::English).stand_alone();
        let picture = Document::parse(&svg).unwrap();
        let words = child(picture.root_element(), "desc").and_then(|words| words.text()).unwrap();
        let line = grown.line.join(" ");
        // Arguments stand between marks that keep directions apart.
        let words: String =
            words.chars().filter(|c| !('\u{2066}'..='\u{2069}').contains(c)).collect();
        assert!(words.contains(&format!("best line {line};")), "{}: {words}, {line}", grown.name);
    }
}

/// Only the line is a path from the root, with nothing beside it.
fn check_path(grown: &Grown) {
    let line = grown.tree.only_line();
    for (index, node) in line.nodes.iter().enumerate() {
        assert_eq!((node.parent, node.ply), (index.checked_sub(1), index), "{}", grown.name);
    }
    assert_eq!(marked(&line), grown.line, "{}", grown.name);
}

#[test]
fn only_the_line() {
    unmerged().for_each(|grown| check_path(&grown));
    for way in [Way::Minimax, Way::AlphaBeta] {
        grown::random(way, 50).for_each(|grown| check_path(&grown));
    }
}

/// Where the line comes to a merged node it goes on below the equal one, which stands elsewhere.
#[test]
fn only_the_line_with_merging() {
    grown::random(Way::Merged, 100).for_each(|grown| check_path(&grown));
}

/// Nodes left out are positions: the moves nobody looked at were never part of the search.
#[test]
fn left_out_are_positions() {
    for grown in unmerged() {
        let line = grown.tree.only_line();
        let positions = grown.tree.nodes.iter().filter(|node| node.position().is_some()).count();
        assert_eq!(line.left_out, (positions - line.nodes.len()) as u64, "{}", grown.name);
    }
}
