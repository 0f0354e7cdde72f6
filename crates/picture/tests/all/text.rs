//! A tree as text: a line a node, in columns.

use gametree_language::Language;
use gametree_picture::tree::{Tree, folded, tree_text};
use gametree_picture::{Terminal, TextStyle};

use crate::grown::{self, Seedling, Way};

fn lines_of(tree: &Tree, style: &TextStyle) -> Vec<String> {
    tree_text(tree, style).lines().map(str::to_owned).collect()
}

#[test]
fn a_line_a_node_and_nothing_after_it() {
    for grown in grown::some() {
        for language in Language::ALL {
            let style = TextStyle::plain(language);
            for tree in [&grown.tree, &folded(grown.tree.clone(), 3)] {
                let lines = lines_of(tree, &style);
                let legend = usize::from(!tree.line.is_empty());
                assert_eq!(lines.len(), 1 + tree.nodes.len() + legend, "{}", grown.name);
                assert!(lines.iter().all(|line| line.trim_end() == line), "{}", grown.name);
            }
        }
    }
}

#[test]
fn plain_text_is_ascii() {
    let style = TextStyle { terminal: Terminal::ASCII, ..TextStyle::default() };
    for grown in grown::all() {
        for line in lines_of(&grown.tree, &style) {
            assert!(line.is_ascii(), "{}: {line}", grown.name);
        }
    }
}

#[test]
fn colours_say_nothing_new() {
    for grown in grown::some() {
        let plain = tree_text(&grown.tree, &TextStyle::default());
        let terminal = Terminal { unicode: true, colour: true };
        let coloured = TextStyle { terminal, ..TextStyle::default() };
        let painted = tree_text(&grown.tree, &coloured);
        assert!(painted.contains('\x1b'));
        let mut parts = painted.split('\x1b');
        let mut stripped = parts.next().unwrap().to_owned();
        stripped.extend(parts.map(|part| part.split_once('m').unwrap().1));
        // What is painted may end in spaces, and those are not trimmed.
        let trimmed: Vec<&str> = stripped.lines().map(str::trim_end).collect();
        assert_eq!(trimmed, plain.lines().collect::<Vec<_>>(), "{}", grown.name);
    }
}

/// The heads stand above their columns, also where a head is wider than all that is below it.
#[test]
fn columns_are_straight() {
    let short = Seedling { most: 1, ..Seedling::new("sim:vertices=3", "", Way::Minimax, 1) };
    for grown in grown::some().chain([short.grow()]) {
        for language in [Language::English, Language::Latvian, Language::Polish] {
            let style = TextStyle::plain(language);
            let lines = lines_of(&grown.tree, &style);
            // Only windows have this in them, and their head.
            let [before, _] = lines[0].split_once(" α .. β").map(|it| [it.0, it.1]).unwrap();
            let last = before.rsplit("  ").next().unwrap();
            let last = before.chars().count() - last.chars().count();
            for line in lines.iter().skip(1).filter(|line| line.contains(" .. ")) {
                let around: String = line.chars().skip(last - 2).take(3).collect();
                let straight = around.starts_with("  ") && !around.ends_with(' ');
                assert!(straight, "{}:\n{}\n{line}", grown.name, lines[0]);
            }
        }
    }
}
