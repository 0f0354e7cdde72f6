//! Pictures in a page: they share one style sheet, and nothing of one gets in the way of another.

use std::collections::{BTreeMap, BTreeSet};

use gametree_language::Language;
use gametree_picture::tree::tree_svg;
use gametree_picture::{
    HeatCell, HeatMap, HeatValue, SeriesKind, Svg, chart_svg, heat_svg, style_sheet,
};
use roxmltree::Document;

use crate::boxes::child;
use crate::charted;
use crate::grown::{Seedling, Way};
use crate::strange;

/// A board, a tree, a heat map and charts.
fn pictures(language: Language) -> Vec<Svg> {
    let grown = Seedling::new("bits:string=01101", "", Way::AlphaBeta, 3).grow();
    let value = [HeatValue::Margin(3), HeatValue::Margin(-1), HeatValue::Mixed, HeatValue::Unknown];
    let cell = |value| HeatCell { value, label: strange::WORDS.to_owned(), title: String::new() };
    let map = HeatMap {
        title: strange::WORDS.to_owned(),
        columns: vec!["1".to_owned(), "2".to_owned()],
        rows: vec!["1".to_owned(), "2".to_owned()],
        cells: value.map(cell).to_vec(),
        ..HeatMap::default()
    };
    vec![
        grown.drawing.to_svg("board", strange::WORDS, language),
        tree_svg(&grown.tree, "tree", language),
        heat_svg(&map, language),
        chart_svg(&charted::many(12, SeriesKind::Line), language),
        chart_svg(&charted::strange(), language),
    ]
}

/// All pictures twice, as XHTML. Without a name space HTML puts them into that of SVG.
fn page(theme: &str, language: Language) -> String {
    let mut body = String::new();
    for (number, svg) in pictures(language).iter().chain(&pictures(language)).enumerate() {
        body += &svg.inline(&format!("picture-{number}"));
    }
    format!(
        "<html data-theme=\"{theme}\"><head><style>{}</style></head><body>{body}</body></html>",
        style_sheet()
    )
}

#[test]
fn pictures_on_a_page_share_its_style_sheet_and_no_id() {
    for language in Language::ALL {
        for theme in ["light", "dark"] {
            let page = page(theme, language);
            let page = Document::parse(&page).unwrap();
            assert_eq!(page.root_element().attribute("data-theme"), Some(theme));
            let count = |name| page.descendants().filter(|node| node.has_tag_name(name)).count();
            assert_eq!((count("svg"), count("style")), (10, 1));
            let ids: Vec<&str> =
                page.descendants().filter_map(|node| node.attribute("id")).collect();
            let different: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!((ids.len(), different.len()), (20, 20), "{ids:?}");
            // The names are where the pictures say they are.
            for svg in page.descendants().filter(|node| node.has_tag_name("svg")) {
                assert_eq!(svg.attribute("role"), Some("img"));
                assert_eq!(svg.attribute("lang"), Some(language.code()));
                let (title, words) = (child(svg, "title").unwrap(), child(svg, "desc").unwrap());
                assert_eq!(svg.attribute("aria-labelledby"), title.attribute("id"));
                assert_eq!(svg.attribute("aria-describedby"), words.attribute("id"));
            }
        }
    }
}

#[test]
fn a_file_is_complete() {
    for language in Language::ALL {
        for svg in pictures(language) {
            let file = svg.stand_alone();
            let picture = Document::parse(&file).unwrap();
            let root = picture.root_element();
            assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")));
            assert_eq!(file.matches("<style").count(), 1);
            assert!(picture.descendants().all(|node| node.attribute("id").is_none()));
            assert!(!svg.inline("a").contains("<style") && !svg.inline("a").contains("xmlns"));
            // Inside they are the same, whatever is around them.
            let elements = |text: &str| text[text.find("<rect").unwrap()..].to_owned();
            assert_eq!(elements(&file), elements(&svg.inline("a")));
        }
    }
}

/// For every selector of the pictures and property its colour; one rule stands on a line.
fn colours(rules: &str, start: &str) -> BTreeMap<[String; 2], String> {
    let mut colours = BTreeMap::new();
    for rule in rules.lines().filter(|rule| rule.contains(": #")) {
        let rule = rule.strip_prefix(start).unwrap_or_else(|| panic!("{rule}"));
        let (selector, property) = rule.split_once(" { ").unwrap();
        let (property, colour) = property.split_once(": ").unwrap();
        let colour = colour.strip_suffix("; }").unwrap().to_owned();
        let known = colours.insert([selector.to_owned(), property.to_owned()], colour);
        assert_eq!(known, None, "{selector} has two colours");
    }
    colours
}

const DARK_SCREENS: &str = "@media (prefers-color-scheme: dark) {\n";

#[test]
fn both_themes_have_every_colour() {
    let sheet = style_sheet();
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
    let (day, night) = sheet.split_once(DARK_SCREENS).unwrap();
    let (by_setting, by_page) = night.split_once("\n}\n").unwrap();
    let day = colours(day, ".gametree ");
    let by_setting = colours(by_setting, ".gametree:where(:not([data-theme=\"light\"] *)) ");
    let by_page = colours(by_page, ".gametree:where([data-theme=\"dark\"] *) ");
    assert_eq!(by_setting, by_page);
    assert!(day.keys().eq(by_page.keys()));
    assert!(day.iter().all(|(selector, colour)| by_page[selector] != *colour));

    let file = pictures(Language::English)[0].stand_alone();
    let (file_day, file_night) = file.split_once(DARK_SCREENS).unwrap();
    let (file_night, _) = file_night.split_once("\n}\n").unwrap();
    let (_, file_day) = file_day.split_once("<style>").unwrap();
    assert_eq!(colours(file_day, ".gametree "), day);
    assert_eq!(colours(file_night, ".gametree "), by_page);
    // Many programs that show files know neither variables nor the newer selectors.
    assert!(!file.contains("var(") && !file.contains(":where") && !file.contains("data-theme"));
}

/// No class is drawn that the sheet does not know, except those that only name things.
#[test]
fn the_sheet_knows_every_class() {
    const NAMES: [&str; 7] = ["gametree", "node", "game", "legend", "number", "max", "min"];
    let sheet = style_sheet();
    for svg in pictures(Language::English) {
        let svg = svg.stand_alone();
        let picture = Document::parse(&svg).unwrap();
        for class in picture.descendants().filter_map(|node| node.attribute("class")) {
            for class in class.split_whitespace().filter(|class| !NAMES.contains(class)) {
                let known =
                    [" ", ",", "."].iter().any(|end| sheet.contains(&format!(".{class}{end}")));
                assert!(known, "{class}");
            }
        }
    }
}
