//! A tree for Graphviz: Graphviz takes it.

use std::io::Write;
use std::process::{Command, Stdio};

use gametree_language::Language;
use gametree_picture::TextStyle;
use gametree_picture::tree::{folded, tree_dot};
use roxmltree::{Document, ParsingOptions};

use crate::boxes::boxes_drawn;
use crate::{grown, strange};

/// What `dot` draws, one SVG a graph.
fn drawn(graphs: &str) -> String {
    let mut dot = Command::new("dot")
        .arg("-Tsvg")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("`dot` is needed for this test: it is in Debian's package graphviz");
    let mut input = dot.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // Beside the reading: both pipes hold only so much.
        scope.spawn(move || input.write_all(graphs.as_bytes()).unwrap());
        dot.wait_with_output().unwrap()
    });
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !complaint.contains("rror"), "{complaint}");
    String::from_utf8(output.stdout).unwrap()
}

/// How many elements of this class Graphviz drew.
fn count(svg: &str, class: &str) -> usize {
    svg.matches(&format!("class=\"{class}\"")).count()
}

#[test]
fn graphviz_takes_every_game() {
    let trees: Vec<_> = grown::some().map(|grown| folded(grown.tree.clone(), 4)).collect();
    for language in Language::ALL {
        // All in one go: to start the program costs more than to draw a graph.
        let graphs: String =
            trees.iter().map(|tree| tree_dot(tree, &TextStyle::plain(language))).collect();
        let svg = drawn(&graphs);
        let boxes: usize = trees.iter().map(boxes_drawn).sum();
        assert_eq!(count(&svg, "node"), boxes);
        let nodes: usize = trees.iter().map(|tree| tree.nodes.len()).sum();
        assert_eq!(count(&svg, "edge"), nodes - trees.len());
    }
}

#[test]
fn words_are_quoted() {
    let svg = drawn(&tree_dot(&strange::tree(), &TextStyle::default()));
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let picture = Document::parse_with_options(&svg, options).unwrap();
    let mut texts = picture.descendants().filter(|node| node.has_tag_name("text"));
    assert!(texts.any(|node| node.text() == Some(strange::WORDS)), "{svg}");
}
