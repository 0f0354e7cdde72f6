//! Draws the tree of a search of one's own game, as text and as SVG.
//! Run it with `cargo run -p gametree --example draw_tree > tree.svg`.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod matches;

use gametree::language::Language;
use gametree::picture::tree::{Tree, tree_svg, tree_text};
use gametree::picture::{Board, TextStyle};
use gametree::rules::{Game, Plain};
use gametree::search::{Task, TreeRecord, alphabeta_with};
use matches::{Matches, Position};

impl Board for Matches {
    fn board(&self, (left, _): &Position, style: &TextStyle) -> String {
        style.terminal.pick("❘", "|").repeat((*left).into()) + "\n"
    }
}

pub(crate) fn main() {
    let game = Matches { heap: 5 };

    // 1. The record is an observer that keeps everything, up to so many positions.
    let mut record = TreeRecord::new(1000);
    let found = alphabeta_with(&Task::new(&game, &game.start()), &Plain, &mut record);

    // 2. A tree is words and drawings, whatever the game.
    let tree = Tree::new(&game, &Plain, &record, &found.line);

    // 3. A picture is one way to look at it.
    eprintln!("{}", tree_text(&tree, &TextStyle::default()));
    let svg = tree_svg(&tree, "Alpha-beta on five matches", Language::English).stand_alone();
    println!("{svg}");
    assert!(svg.starts_with("<svg"));
    assert_eq!(record.nodes().len() as u64, found.counts.visited);
}
