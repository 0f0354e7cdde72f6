//! Pictures in a language that is written from right to left, with digits of its own.

use gametree_language::{Language, without_marks};
use gametree_picture::tree::{tree_dot, tree_svg, tree_text};
use gametree_picture::{Terminal, TextStyle};
use roxmltree::Document;

use crate::boxes::has_class;
use crate::grown::{Grown, Seedling, Way};

const PERSIAN: TextStyle =
    TextStyle { language: Language::Persian, terminal: Terminal { unicode: true, colour: false } };

fn picture(grown: &Grown, language: Language) -> String {
    tree_svg(&grown.tree, "", language).stand_alone()
}

/// Stones, with a value below nothing among the leaves.
fn stones() -> Grown {
    Seedling::new("stones:stones=9", "", Way::AlphaBeta, 3).grow()
}

fn texts(svg: &str, class: &str) -> Vec<String> {
    let picture = Document::parse(svg).unwrap();
    let found = picture.descendants().filter(|node| node.has_tag_name("text"));
    let found = found.filter(|node| class.split(' ').all(|class| has_class(*node, class)));
    found.filter_map(|node| node.text()).map(str::to_owned).collect()
}

fn has_ascii_digit(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_digit())
}

#[test]
fn a_node_has_one_kind_of_digits() {
    let svg = picture(&stones(), Language::Persian);
    for class in ["number", "number first", "number second"] {
        let numbers = texts(&svg, class);
        assert!(
            numbers.len() > 10 && !numbers.iter().any(|text| has_ascii_digit(text)),
            "{numbers:?}"
        );
    }
    // The values of nodes, and the moves above them, which can be typed.
    let values = texts(&svg, "value");
    assert!(values.contains(&"−۳".to_owned()), "{values:?}");
    assert!(values.contains(&"2".to_owned()), "{values:?}");
    let english = picture(&stones(), Language::English);
    assert!(texts(&english, "number").iter().all(|text| has_ascii_digit(text)));
    // A string of digits is not a number.
    let bits = Seedling::new("bits:string=0110", "", Way::Minimax, 1).grow();
    assert!(texts(&picture(&bits, Language::Persian), "digits").contains(&"0110".to_owned()));
}

/// Numbers and moves go from left to right wherever the picture stands; words do not.
#[test]
fn directions_are_written_down() {
    let svg = picture(&stones(), Language::Persian);
    assert!(svg.contains("sans-serif; direction: ltr; }"));
    assert!(svg.contains(".gametree.rtl .words { direction: rtl; }"));
    let from_the_right = |svg: &str| has_class(Document::parse(svg).unwrap().root_element(), "rtl");
    assert!(from_the_right(&svg) && !texts(&svg, "words").is_empty());
    assert!(!from_the_right(&picture(&stones(), Language::English)));
    let lost = Seedling::new("bits:string=0110", "2", Way::Minimax, 1).grow().drawing;
    let svg = lost.to_svg("", "", Language::Persian).stand_alone();
    assert!(texts(&svg, "words").is_empty(), "{svg}");
    assert!(texts(&svg, "number").contains(&"−۱".to_owned()), "{svg}");
}

/// Every cell is kept apart, and the marks take no room: without them everything stands where it stood.
#[test]
fn columns_of_text_stay_in_line() {
    let tree = &stones().tree;
    let text = tree_text(tree, &PERSIAN);
    assert!(text.contains("\u{2068}−۳\u{2069}") && text.contains("\u{2068}≤ ۰\u{2069}"), "{text}");
    let plain = without_marks(&text);
    let level = |line: &str| Some(line[..line.find('M')?].chars().count());
    let mut levels: Vec<usize> = plain.lines().filter_map(level).collect();
    assert!(levels.len() > 5);
    levels.dedup();
    assert_eq!(levels.len(), 1, "{plain}");
    let labelled = PERSIAN.labelled(&[
        ("بازی".to_owned(), "1-4 2-3".to_owned()),
        ("بازیکن".to_owned(), "−۵\n63/-1/0/2".to_owned()),
    ]);
    assert_eq!(
        labelled,
        "بازی    \u{2068}1-4 2-3\u{2069}\nبازیکن  \u{2068}−۵\u{2069}\n        \u{2068}63/-1/0/2\u{2069}\n"
    );
}

#[test]
fn ascii_has_no_marks() {
    let plain = TextStyle { terminal: Terminal::ASCII, ..PERSIAN };
    let tree = &stones().tree;
    for text in [tree_text(tree, &plain), tree_dot(tree, &plain)] {
        assert_eq!(without_marks(&text), text);
    }
    let dot = tree_dot(tree, &PERSIAN);
    assert!(
        dot.contains("\u{2068}−۳\u{2069}") && dot.contains("label=\"\u{2068}2\u{2069}\""),
        "{dot}"
    );
}

/// Programs that know nothing of direction find every sentence at its left side, kept apart.
#[test]
fn sentences_by_their_sides() {
    let grown = stones();
    let english = tree_svg(&grown.tree, "", Language::English);
    assert_eq!(english.by_sides(), english.stand_alone());
    let svg = tree_svg(&grown.tree, "", Language::Persian);
    let (usual, by_sides) = (svg.stand_alone(), svg.by_sides());
    let anchors = |svg: &str| -> Vec<String> {
        let picture = Document::parse(svg).unwrap();
        let words = picture.descendants().filter(|node| has_class(*node, "words"));
        words.filter_map(|node| node.attribute("text-anchor").map(str::to_owned)).collect()
    };
    let there = |anchor: &str, svg: &str| anchors(svg).iter().filter(|it| *it == anchor).count();
    assert!(there("end", &usual) > 5 && there("start", &usual) == 0);
    assert_eq!((there("start", &by_sides), there("end", &by_sides)), (there("end", &usual), 0));
    for words in texts(&by_sides, "words") {
        assert!(words.starts_with('\u{2067}') && words.ends_with('\u{2069}'), "{words:?}");
    }
}
