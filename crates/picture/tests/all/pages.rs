//! Trees on pages: as wide as the page, nothing on top of anything else, nothing over the edge of a page,
//! and every node that is spoken of is there with its number.

use std::collections::BTreeSet;

use gametree_language::{Language, ascii_digits, without_marks};
use gametree_picture::TextStyle;
use gametree_picture::tree::{Page, Sheet, Tree, folded, tree_dot, tree_text, tree_tikz};
use roxmltree::Document;

use crate::boxes::{box_of, child, groups, number, overlap};
use crate::grown::{self, Seedling, Way};

const PAGES: [Page; 5] =
    [Page::A4, Page::LANDSCAPE, Page::SCREEN, Page::Wide(420.0), Page::Wide(1000.0)];

fn sheet(page: Page) -> Sheet {
    let caption = "What <everybody> should know about it: ".repeat(6);
    Sheet { title: Some("A tree & its search".to_owned()), caption: Some(caption), page }
}

/// The numbers that follow a `#`.
fn numbers(text: &str) -> impl Iterator<Item = usize> {
    let text = ascii_digits(text).into_owned();
    let numbers: Vec<usize> = text
        .split('#')
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
            rest[..end].parse().ok()
        })
        .collect();
    numbers.into_iter()
}

/// Nodes that have their number in their box, and all numbers that are mentioned anywhere.
fn check_numbers(picture: &Document<'_>, name: &str) {
    let mut drawn = BTreeSet::new();
    for group in groups(picture) {
        let own = group.children().filter(|it| it.has_tag_name("text")).filter_map(|it| it.text());
        drawn.extend(own.filter(|text| text.starts_with('#')).flat_map(numbers));
    }
    let all =
        picture.descendants().filter(|it| it.has_tag_name("text") || it.has_tag_name("title"));
    for text in all.filter_map(|it| it.text()) {
        for number in numbers(text) {
            assert!(drawn.contains(&number), "{name}: {text}");
        }
    }
}

fn check(tree: &Tree, page: Page, language: Language, name: &str) {
    let sheet = sheet(page);
    let svg = sheet.svg(tree, "name", language).stand_alone();
    assert_eq!(svg, sheet.svg(tree, "name", language).stand_alone(), "{name}: always the same");
    let picture = Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
    let root = picture.root_element();
    assert_eq!(Some(number(root, "width")), page.width(), "{name}");
    let view: Vec<f64> = root
        .attribute("viewBox")
        .unwrap()
        .split(' ')
        .map(|number| number.parse().unwrap())
        .collect();
    let boxes: Vec<_> = groups(&picture).into_iter().map(box_of).collect();
    assert_eq!(overlap(&boxes), None, "{name}");
    for place in &boxes {
        assert!(place.x >= 0.0 && place.right() <= view[2] + 0.5, "{name}: {place:?}");
        assert!(place.y >= 0.0 && place.bottom() <= view[3] + 0.5, "{name}: {place:?}");
        if let Some(height) = page.height() {
            // As high on the picture as it is there.
            let height = height * view[2] / number(root, "width");
            let [top, bottom] = [place.y + 0.2, place.bottom() - 0.2].map(|y| (y / height).floor());
            assert_eq!(top, bottom, "{name}: {place:?} is on two pages of {height}");
        }
    }
    if let Some(height) = page.height() {
        let pages = number(root, "height") / height;
        assert!((pages - pages.round()).abs() < 0.01, "{name}: {pages} pages");
    }
    let texts = picture.descendants().filter(|node| node.has_tag_name("text"));
    let texts = texts.filter_map(|node| node.text());
    let texts: Vec<String> = texts.map(|text| without_marks(text).into_owned()).collect();
    assert!(texts.iter().any(|text| text == "A tree & its search"), "{name}");
    assert!(texts.join(" ").contains("<everybody> should know"), "{name}");
    assert!(child(root, "desc").is_some());
    check_numbers(&picture, name);
}

#[test]
fn every_tree_on_every_page() {
    for grown in grown::some() {
        for page in PAGES {
            let name = format!("{page:?} {}", grown.name);
            check(&grown.tree, page, Language::English, &name);
            check(&folded(grown.tree.clone(), 4), page, Language::English, &name);
        }
    }
}

#[test]
fn every_language() {
    for grown in grown::random(Way::AlphaBeta, 20).chain(grown::random(Way::Merged, 20)) {
        for language in Language::ALL {
            check(&grown.tree, Page::A4, language, &grown.name);
            check(&grown.tree.only_line(), Page::SCREEN, language, &grown.name);
        }
    }
}

/// What used to be 5834 pixels wide is one page.
#[test]
fn a_wide_tree_is_one_page() {
    let wanted = Seedling::new("bits:length=15,seed=1", "", Way::AlphaBeta, 2);
    let tree = folded(wanted.grow().tree, 9);
    for page in [Page::A4, Page::LANDSCAPE, Page::SCREEN] {
        let svg = Sheet { page, ..Sheet::default() }.svg(&tree, "name", Language::English);
        let svg = svg.stand_alone();
        let picture = Document::parse(&svg).unwrap();
        let [width, height] = ["width", "height"].map(|side| number(picture.root_element(), side));
        assert_eq!((Some(width), Some(height)), (page.width(), page.height()));
        // Letters stay legible.
        let view = picture.root_element().attribute("viewBox").unwrap();
        let across: f64 = view.split(' ').nth(2).unwrap().parse().unwrap();
        assert!(width / across >= 0.8, "{}", width / across);
    }
}

/// In all other formats, too, a node that is spoken of has its number.
#[test]
fn numbers_in_other_formats() {
    for grown in grown::some().filter(|grown| grown.cutoffs > 0 || grown.name.contains("Merged")) {
        for tree in [&grown.tree, &folded(grown.tree.clone(), 3), &grown.tree.only_line()] {
            let style = &TextStyle::default();
            for text in [tree_text(tree, style), tree_dot(tree, style), tree_tikz(tree)] {
                let there: BTreeSet<usize> =
                    tree.nodes.iter().filter_map(|node| Some(node.position()?.order)).collect();
                // Colours of Graphviz begin like numbers of nodes.
                let text: String = text.split("color=\"#").collect();
                let spoken_of: BTreeSet<usize> = numbers(&text).collect();
                let own: BTreeSet<usize> = match tree.nodes.len() {
                    0 => BTreeSet::new(),
                    _ => there.iter().copied().filter(|order| spoken_of.contains(order)).collect(),
                };
                assert!(spoken_of.is_subset(&there), "{}: {text}", grown.name);
                // Merged nodes are drawn once in pictures.
                assert!(own.len() + merged(tree) >= there.len(), "{}: {text}", grown.name);
            }
        }
    }
}

fn merged(tree: &Tree) -> usize {
    (0..tree.nodes.len()).filter(|&node| tree.original_of(node).is_some()).count()
}
