//! Heat maps: well formed, every game there once, nothing on top of anything else.

use gametree_language::Language;
use gametree_picture::{HeatCell, HeatMap, HeatValue, heat_svg};
use roxmltree::{Document, Node};

use crate::boxes::{Box, box_of, child, has_class, number, overlap};

fn map(columns: usize, cells: usize) -> HeatMap {
    let value = |index: usize| match index % 9 {
        0 => HeatValue::Unknown,
        1 => HeatValue::Mixed,
        other => HeatValue::Margin(other as i32 - 5),
    };
    let labels = |count: usize| (0..count).map(|index| index.to_string()).collect();
    HeatMap {
        title: "a <title> & more".to_owned(),
        description: "what <it> shows".to_owned(),
        across: "m".to_owned(),
        down: "\"n\"".to_owned(),
        columns: labels(columns),
        rows: labels(cells.div_ceil(columns)),
        cells: (0..cells)
            .map(|index| HeatCell {
                value: value(index),
                label: format!("<{index}>"),
                title: format!("game & {index}"),
            })
            .collect(),
        notes: vec!["a < note".to_owned()],
    }
}

fn of_class<'a, 'i>(picture: &'a Document<'i>, class: &str) -> Vec<Node<'a, 'i>> {
    picture.descendants().filter(|node| has_class(*node, class)).collect()
}

fn check(map: &HeatMap, language: Language) {
    let svg = heat_svg(map, language).stand_alone();
    let picture = Document::parse(&svg).unwrap();
    let root = picture.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(root.attribute("lang"), Some(language.code()));
    assert_eq!(child(root, "title").and_then(|title| title.text()), Some(map.title.as_str()));
    assert_eq!(child(root, "desc").and_then(|words| words.text()), Some(map.description.as_str()));
    assert!(picture.descendants().all(|node| node.attribute("id").is_none()));
    let games = of_class(&picture, "game");
    assert_eq!(games.len(), map.cells.len());
    for (game, cell) in games.iter().zip(&map.cells) {
        assert_eq!(child(*game, "title").and_then(|title| title.text()), Some(&*cell.title));
        if let Some(label) = child(*game, "text") {
            assert_eq!(label.text(), Some(&*cell.label));
        }
        let hatched = game.children().any(|node| has_class(node, "hatch"));
        assert_eq!(hatched, cell.value == HeatValue::Unknown);
    }
    // Neighbours touch; a tenth of a pixel is rounding.
    let inner = |group: &Node<'_, '_>| {
        let place = box_of(*group);
        Box { width: place.width - 0.2, height: place.height - 0.2, ..place }
    };
    let boxes: Vec<Box> = games.iter().chain(&of_class(&picture, "legend")).map(inner).collect();
    assert_eq!(overlap(&boxes), None);
    let (width, height) = (number(root, "width"), number(root, "height"));
    for place in &boxes {
        assert!(place.x >= 0.0 && place.right() <= width, "{place:?}");
        assert!(place.y >= 0.0 && place.bottom() <= height, "{place:?}");
    }
}

#[test]
fn small_and_large_maps_in_every_language() {
    for language in Language::ALL {
        for (columns, cells) in [(1, 1), (3, 9), (20, 67), (60, 240), (24, 5000)] {
            check(&map(columns, cells), language);
        }
        // No games at all.
        let words = || "nothing".to_owned();
        check(&HeatMap { title: words(), description: words(), ..HeatMap::default() }, language);
    }
}

#[test]
fn small_cells_have_no_labels() {
    let labels = |map: &HeatMap| {
        let svg = heat_svg(map, Language::English).stand_alone();
        let picture = Document::parse(&svg).unwrap();
        of_class(&picture, "game").iter().filter(|game| child(**game, "text").is_some()).count()
    };
    assert_eq!(labels(&map(20, 67)), 67);
    assert_eq!(labels(&map(60, 240)), 0);
}

#[test]
fn the_shades_follow_the_margin() {
    let cell = |margin| HeatCell {
        value: HeatValue::Margin(margin),
        label: String::new(),
        title: String::new(),
    };
    let of = |margins: &[i32]| HeatMap {
        columns: margins.iter().map(i32::to_string).collect(),
        rows: vec![String::new()],
        cells: margins.iter().map(|margin| cell(*margin)).collect(),
        ..HeatMap::default()
    };
    let classes = |margins: &[i32]| -> Vec<String> {
        let svg = heat_svg(&of(margins), Language::English).stand_alone();
        let picture = Document::parse(&svg).unwrap();
        let class = |game: &Node<'_, '_>| {
            child(*game, "rect").unwrap().attribute("class").unwrap().replace("cell ", "")
        };
        of_class(&picture, "game").iter().map(class).collect()
    };
    assert_eq!(classes(&[1, 0, -1]), ["first-3", "drawn", "second-3"]);
    assert_eq!(classes(&[1, 4, 8, -8]), ["first-1", "first-2", "first-4", "second-4"]);
    assert_eq!(classes(&[i32::MIN, i32::MAX]), ["second-4", "first-4"]);
}
