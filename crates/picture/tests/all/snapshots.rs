//! One small tree of every game in every format, compared letter by letter.

use std::collections::HashSet;
use std::env;
use std::fs;
use std::path::PathBuf;

use gametree_language::Language;
use gametree_picture::TextStyle;
use gametree_picture::tree::{Page, Sheet, tree_dot, tree_json, tree_svg, tree_text, tree_tikz};

use crate::grown::{Seedling, Way};

const SMALL: [(&str, &str, &str); 5] = [
    ("multiply", "multiply:start=20", ""),
    ("stones", "stones:stones=50", ""),
    ("bits", "bits:string=0110", ""),
    ("mnk", "mnk:m=3,n=3,k=3", "b2 a1 c1 a3 a2"),
    ("sim", "sim:vertices=3", ""),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots")
}

fn snapshots() -> Vec<(String, String)> {
    let style = &TextStyle::default();
    let mut files = Vec::new();
    for (name, spec, moves) in SMALL {
        let seedling = Seedling::new(spec, moves, Way::AlphaBeta, 2);
        let tree = &Seedling { heuristic: "report", ..seedling }.grow().tree;
        let json = serde_json::to_string_pretty(&tree_json(tree)).unwrap() + "\n";
        files.push((format!("{name}.txt"), tree_text(tree, style)));
        files.push((format!("{name}.svg"), tree_svg(tree, spec, style.language).stand_alone()));
        files.push((format!("{name}.dot"), tree_dot(tree, style)));
        files.push((format!("{name}.tex"), tree_tikz(tree)));
        files.push((format!("{name}.json"), json));
    }
    // On pages: with equal moves once, and as an outline in another direction.
    let page = |name: &str, page, wanted: Seedling<'_>, language| {
        let words = |words: &str| Some(words.to_owned());
        let sheet = Sheet { title: words("A title"), caption: words("A caption."), page };
        (name.to_owned(), sheet.svg(&wanted.grow().tree, name, language).stand_alone())
    };
    let corners = Seedling::new("mnk:m=3,n=3,k=3", "", Way::AlphaBeta, 2);
    let once = Seedling { symmetric: true, ..corners };
    files.push(page("symmetric.svg", Page::A4, once, Language::English));
    let digits = Seedling::new("bits:string=0110", "", Way::AlphaBeta, 3);
    files.push(page("outline.svg", Page::Wide(560.0), digits, Language::Persian));
    files
}

#[test]
#[allow(clippy::print_stderr)]
fn trees_look_as_they_did() {
    let update = env::var_os("UPDATE_SNAPSHOTS").is_some_and(|value| value == "1");
    let mut differing = Vec::new();
    let snapshots = snapshots();
    let known: HashSet<String> = snapshots.iter().map(|(name, _)| name.clone()).collect();
    for (name, text) in snapshots {
        let file = folder().join(&name);
        if fs::read_to_string(&file).is_ok_and(|stored| stored == text) {
            continue;
        }
        if update {
            fs::write(&file, text).unwrap();
            eprintln!("rewritten: {}", file.display());
        } else {
            differing.push(name);
        }
    }
    assert!(
        differing.is_empty(),
        "{} differ from {}; if they should, run this test with UPDATE_SNAPSHOTS=1 and read the diff",
        differing.join(", "),
        folder().display()
    );
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "{name} is not compared with anything");
    }
}
