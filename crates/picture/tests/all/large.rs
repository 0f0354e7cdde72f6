//! A hundred thousand nodes are no problem.

use std::fmt;

use gametree_games::stones::Stones;
use gametree_language::Language;
use gametree_picture::TextStyle;
use gametree_picture::tree::{
    Tree, picture_bytes, tree_dot, tree_json, tree_svg, tree_text, tree_tikz, write_dot, write_svg,
    write_text, write_tikz,
};
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Game, Plain};
use gametree_search::{Task, TreeRecord, alphabeta_with};

use crate::grown::{Seedling, Way};

const NODES: usize = 100_000;
const MAX_BYTES_A_NODE: usize = 2_000;

fn check(wanted: Seedling<'_>) {
    let tree = Seedling { most: NODES, ..wanted }.grow().tree;
    assert!(tree.nodes.len() >= NODES);
    let most = tree.nodes.len() * MAX_BYTES_A_NODE;
    let svg = tree_svg(&tree, "large", Language::English).stand_alone();
    assert!(svg.len() < most, "{} bytes a node", svg.len() / tree.nodes.len());
    roxmltree::Document::parse(&svg).unwrap();
    let json = serde_json::to_value(tree_json(&tree)).unwrap();
    assert_eq!(json.as_array().unwrap().len(), NODES);
    assert!(json.to_string().len() < most);
}

#[test]
fn minimax() {
    check(Seedling::new("stones:stones=50", "", Way::Minimax, 16));
}

/// Many cuts, each with a reason to look for.
#[test]
fn alphabeta() {
    check(Seedling::new("bits:length=18", "", Way::AlphaBeta, 9));
}

/// The tree keeps to the memory of its record: what does not fit is left out, and said to be.
#[test]
fn what_does_not_fit_is_left_out() {
    let game = Stones::new(50, &[2, 3, 5]);
    let whole = {
        let mut record = TreeRecord::new(usize::MAX);
        let found = alphabeta_with(&Task::new(&game, &game.start()).depth(7), &Plain, &mut record);
        Tree::new(&game, &Plain, &record, &found.line)
    };
    for memory in [0, 1_000, 10_000, 100_000] {
        let work = Work::within(Budget { memory, ..Budget::default() });
        let mut record = TreeRecord::within(usize::MAX, &work);
        let found = alphabeta_with(&Task::new(&game, &game.start()).depth(7), &Plain, &mut record);
        let tree = Tree::new(&game, &Plain, &record, &found.line);
        assert!(work.memory_in_use() <= memory);
        drop(record);
        let positions = |tree: &Tree| -> Vec<String> {
            let nodes = tree.nodes.iter().filter_map(|node| node.position());
            nodes.map(|node| node.position.clone()).collect()
        };
        let (some, all) = (positions(&tree), positions(&whole));
        assert!(some.len() < all.len() && some == all[..some.len()], "{memory} bytes");
        assert_eq!(tree.left_out, (all.len() - some.len()) as u64, "{memory} bytes");
        assert_eq!(tree.line, whole.line[..tree.line.len()]);
        let text = tree_text(&tree, &TextStyle::default());
        assert!(text.ends_with("not shown\n"), "{text}");
        drop(tree);
        assert_eq!(work.memory_in_use(), 0);
    }
}

/// Hands on what it is given, and remembers the longest piece.
#[derive(Default)]
struct Pieces {
    whole: String,
    longest: usize,
}

impl fmt::Write for Pieces {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.longest = self.longest.max(piece.len());
        self.whole.push_str(piece);
        Ok(())
    }
}

/// A tree is never in memory as a whole text.
#[test]
fn trees_are_written_in_pieces() {
    let tree = Seedling::new("stones:stones=50", "", Way::AlphaBeta, 12).grow().tree;
    let (style, language) = (&TextStyle::default(), Language::English);
    let written = |write: &dyn Fn(&mut Pieces) -> fmt::Result| {
        let mut pieces = Pieces::default();
        write(&mut pieces).unwrap();
        let whole = pieces.whole.len();
        assert!(10 * pieces.longest < whole, "{} of {whole}", pieces.longest);
        pieces.whole
    };
    assert_eq!(written(&|out| write_text(out, &tree, style)), tree_text(&tree, style));
    assert_eq!(written(&|out| write_dot(out, &tree, style)), tree_dot(&tree, style));
    assert_eq!(written(&|out| write_tikz(out, &tree)), tree_tikz(&tree));
    let svg = written(&|out| write_svg(out, &tree, "title", language));
    assert_eq!(svg, tree_svg(&tree, "title", language).stand_alone());
    let about = picture_bytes(&tree) as usize;
    assert!((svg.len() / 3..3 * svg.len()).contains(&about), "{about} for {}", svg.len());
}
