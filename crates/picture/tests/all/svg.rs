//! A tree as SVG: well formed, complete, and nothing on top of anything else.

use std::collections::BTreeSet;

use gametree_language::{Language, ascii_digits};
use gametree_picture::tree::{Content, Tree, folded, tree_svg};
use roxmltree::{Document, Node};

use crate::boxes::{box_of, boxes_drawn, child, groups, has_class, number, overlap};
use crate::grown::{self, Seedling, Way};
use crate::strange;

const LEGEND_ENTRIES: usize = 6;
/// Letters of a sans-serif font are on average at least this wide, in ems.
const NARROW_LETTER: f64 = 0.45;

/// A cautious guess of how wide an element's words are.
fn width(words: Node<'_, '_>) -> f64 {
    // Marks of direction and joiners take no room.
    let letter = |c: &char| !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2066}'..='\u{2069}');
    let letters = words.text().unwrap_or_default().chars().filter(letter).count();
    letters as f64 * NARROW_LETTER * number(words, "font-size")
}

fn check(tree: &Tree, language: Language, name: &str) {
    let svg = tree_svg(tree, "a <title>", language).stand_alone();
    assert!(!svg.chars().any(|c| c.is_control() && c != '\n'), "{name}");
    let picture = Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
    let root = picture.root_element();
    assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "{name}");
    assert_eq!(root.attribute("lang"), Some(language.code()));
    assert_eq!(child(root, "title").and_then(|title| title.text()), Some("a <title>"));
    assert!(child(root, "desc").and_then(|words| words.text()).is_some(), "{name}");
    assert!(picture.descendants().all(|node| node.attribute("id").is_none()), "{name}");

    let groups = groups(&picture);
    assert_eq!(groups.len(), boxes_drawn(tree) + LEGEND_ENTRIES, "{name}");
    let (nodes, legend) = groups.split_at(boxes_drawn(tree));
    let boxed = (0..tree.nodes.len()).filter(|&node| tree.original_of(node).is_none());
    for (group, index) in nodes.iter().zip(boxed) {
        let node = &tree.nodes[index];
        let title = child(*group, "title").and_then(|title| title.text()).unwrap();
        let told = match &node.content {
            Content::Position(position) => {
                ascii_digits(title).starts_with(&format!("#{}", position.order))
            }
            Content::Unsearched { moves } => moves.iter().all(|mv| title.contains(mv.as_str())),
            Content::Folded { .. } => !title.trim().is_empty(),
        };
        assert!(told, "{name}: {title}");
        // The line may come to a node through one that was merged with it.
        let merged_line = tree.line.iter().any(|&at| tree.original_of(at) == Some(index));
        assert_eq!(has_class(*group, "best"), node.on_line || merged_line);
        assert_eq!(has_class(*group, "stub"), node.position().is_none());
    }
    let branches = picture.descendants().filter(|node| has_class(*node, "branch")).count();
    assert_eq!(branches, tree.nodes.len().saturating_sub(1), "{name}");

    let boxes: Vec<_> = groups.iter().map(|group| box_of(*group)).collect();
    assert_eq!(overlap(&boxes), None, "{name}");
    let (width, height) = (number(root, "width"), number(root, "height"));
    for place in &boxes {
        assert!(place.x >= 0.0 && place.right() <= width, "{name}: {place:?}");
        assert!(place.y >= 0.0 && place.bottom() <= height, "{name}: {place:?}");
    }
    assert!(legend.iter().all(|group| child(*group, "text").is_some()));
}

#[test]
fn every_tree_in_english() {
    for grown in grown::all() {
        check(&grown.tree, Language::English, &grown.name);
    }
}

#[test]
fn every_language_folded_or_not() {
    for grown in grown::some() {
        for language in Language::ALL {
            check(&folded(grown.tree.clone(), 5), language, &grown.name);
            check(&grown.tree, language, &grown.name);
        }
    }
}

#[test]
fn only_the_line_can_be_drawn() {
    for way in [Way::Minimax, Way::AlphaBeta, Way::Merged] {
        for grown in grown::random(way, 50) {
            check(&grown.tree.only_line(), Language::English, &grown.name);
        }
    }
}

#[test]
fn words_are_escaped() {
    let tree = strange::tree();
    check(&tree, Language::English, "strange");
    let svg = tree_svg(&tree, strange::WORDS, Language::English).stand_alone();
    let picture = Document::parse(&svg).unwrap();
    let title = child(picture.root_element(), "title").unwrap();
    assert_eq!(title.text(), Some(strange::WORDS));
    assert!(!picture.descendants().any(|node| node.has_tag_name("b")));
}

#[test]
fn control_characters_are_not_written() {
    let title = "a\u{0}b\u{1b}[1mc\u{7f}\u{85}";
    let svg = tree_svg(&strange::tree(), title, Language::English).stand_alone();
    assert!(!svg.chars().any(|c| c.is_control() && c != '\n'));
    Document::parse(&svg).unwrap();
}

/// XML forbids these two though they are no control characters.
#[test]
fn noncharacters_are_not_written() {
    let svg = tree_svg(&strange::tree(), "a\u{fffe}b\u{ffff}c", Language::English).stand_alone();
    assert!(!svg.contains(['\u{fffe}', '\u{ffff}']));
}

#[test]
fn words_stay_in_their_boxes() {
    let mut too_wide = BTreeSet::new();
    for grown in grown::all().chain(grown::random(Way::AlphaBeta, 30)) {
        for language in Language::ALL {
            let tree = folded(grown.tree.clone(), 4);
            let svg = tree_svg(&tree, "title", language).stand_alone();
            let picture = Document::parse(&svg).unwrap();
            for group in groups(&picture).into_iter().take(boxes_drawn(&tree)) {
                let room = box_of(group).width;
                let words = group.children().filter(|node| node.has_tag_name("text"));
                let wide = words.filter(|words| width(*words) > room);
                too_wide.extend(wide.map(|words| format!("{language}: {:?}", words.text())));
            }
        }
    }
    assert!(too_wide.is_empty(), "{too_wide:#?}");
}

/// Neither into the next entry nor out of the picture.
#[test]
fn words_of_the_legend_stay_apart() {
    let tree = Seedling::new("stones:stones=50", "", Way::Minimax, 2).grow().tree;
    let mut too_wide = Vec::new();
    for language in Language::ALL {
        let svg = tree_svg(&tree, "title", language).stand_alone();
        let picture = Document::parse(&svg).unwrap();
        let page = number(picture.root_element(), "width");
        let groups = groups(&picture);
        let legend = &groups[boxes_drawn(&tree)..];
        for group in legend {
            let words = child(*group, "text").unwrap();
            let own = box_of(*group);
            let others = legend.iter().map(|other| box_of(*other));
            let beside = others.filter(|other| other.y == own.y && other.x > own.x);
            let limit = beside.map(|other| other.x).fold(page, f64::min);
            if number(words, "x") + width(words) > limit {
                too_wide.push(format!("{language}: {:?}", words.text()));
            }
        }
    }
    assert!(too_wide.is_empty(), "{too_wide:#?}");
}
