//! The style sheets: each page has its own, and what one of them says holds on its pages only.

use std::collections::BTreeMap;
use std::fs;

use crate::asking::{between, get, workbench};

/// A file in `assets/style`.
struct Sheet {
    name: String,
    text: String,
    /// The classes of the pages it holds on; none for a sheet of every page.
    pages: Vec<String>,
}

impl Sheet {
    /// Whether some page has both.
    fn meets(&self, other: &Sheet) -> bool {
        let shared = || self.pages.iter().any(|page| other.pages.contains(page));
        self.pages.is_empty() || other.pages.is_empty() || shared()
    }
}

const SCOPE: [&str; 2] = [":where(:root:has(> body > :is(", "))) {\n"];

/// The sheets, with their pages as the served style says them.
async fn sheets() -> Vec<Sheet> {
    let app = workbench();
    let page = get(&app, "/").await.text;
    let address = between(&page, "rel=\"stylesheet\" href=\"", "\"")[0];
    let served = get(&app, address).await.text;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/style");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let sheet = |file: std::path::PathBuf| {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&file).unwrap();
        let (before, _) =
            served.split_once(&text).unwrap_or_else(|| panic!("{name} is not served"));
        let scope = before.strip_suffix(SCOPE[1]).and_then(|it| it.rsplit_once(SCOPE[0]));
        let pages = scope.map(|(_, pages)| pages.split(", ")).into_iter().flatten();
        let pages = pages.map(|page| page.strip_prefix("main.").unwrap().to_owned()).collect();
        Sheet { name, text, pages }
    };
    files.map(sheet).collect()
}

/// The selectors of a sheet, outside comments, one by one.
fn selectors(sheet: &str) -> Vec<String> {
    let mut text = String::new();
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        text += before;
        rest = after.split_once("*/").unwrap().1;
    }
    text += rest;
    let mut all = Vec::new();
    for head in text.split('{').map(|piece| piece.rsplit(['}', ';']).next().unwrap().trim()) {
        if head.is_empty() || head.starts_with('@') {
            continue;
        }
        let mut depth = 0_i32;
        let one = head.split(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            letter == ',' && depth == 0
        });
        all.extend(one.map(|one| one.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    all
}

/// The class that a selector is about if it names nothing else: neither a page nor an element around it.
fn bare(selector: &str) -> Option<&str> {
    let class = selector.strip_prefix('.')?;
    let end = class.find(|letter: char| !letter.is_alphanumeric() && letter != '-');
    let (class, rest) = class.split_at(end.unwrap_or(class.len()));
    (rest.is_empty() || rest.starts_with(':') && !rest.contains(' ')).then_some(class)
}

#[test]
fn selectors_are_read() {
    let css =
        "/* .x {} */ .a, .b:is(.c, .d) > e { x: y; }\n@media (a) { .f { x: y } .g::after { } }";
    assert_eq!(selectors(css), [".a", ".b:is(.c, .d) > e", ".f", ".g::after"]);
    let bares = [".a", ".a:hover", ".a.b", ".a > b", "a", ".a-b::before", ".a:is(.b) c"].map(bare);
    assert_eq!(bares, [Some("a"), Some("a"), None, None, None, Some("a-b"), None]);
}

/// A class that two sheets of one page define hides the one or the other, as `.outline` once hid the steps of a tree.
#[tokio::test]
async fn no_class_is_defined_by_two_sheets_of_a_page() {
    let sheets = sheets().await;
    let mut twice = Vec::new();
    let mut classes = 0;
    for (index, one) in sheets.iter().enumerate() {
        let own = selectors(&one.text);
        let own: Vec<&str> = own.iter().filter_map(|selector| bare(selector)).collect();
        classes += own.len();
        for other in sheets[index + 1..].iter().filter(|other| one.meets(other)) {
            // These two say of everything what it looks like on other media.
            if [one, other].iter().any(|it| ["print.css", "forced.css"].contains(&it.name.as_str()))
            {
                continue;
            }
            let theirs = selectors(&other.text);
            let theirs: Vec<&str> = theirs.iter().filter_map(|it| bare(it)).collect();
            let same = own.iter().filter(|class| theirs.contains(class));
            twice.extend(same.map(|class| format!(".{class}: {}, {}", one.name, other.name)));
        }
    }
    assert!(classes > 250, "{classes}");
    twice.sort();
    twice.dedup();
    assert!(twice.is_empty(), "{twice:#?}");
}

/// Every page has exactly one sheet of its own name, and nothing in it is said of what is around the pages.
#[tokio::test]
async fn sheets_of_pages_hold_within_them() {
    let mut of_page: BTreeMap<String, usize> = BTreeMap::new();
    for sheet in sheets().await {
        sheet.pages.iter().for_each(|page| *of_page.entry(page.clone()).or_default() += 1);
        if sheet.pages.is_empty() {
            continue;
        }
        for selector in selectors(&sheet.text) {
            // Within its pages `&` is the root; the root itself lies in nothing.
            let dead = [":root", "html", "[dir", "[lang", "[data-theme", ".scripted"];
            assert!(
                !dead.iter().any(|dead| selector.starts_with(dead)),
                "{}: {selector} never holds; write & for the root",
                sheet.name
            );
        }
    }
    let app = workbench();
    for address in [
        "/",
        "/help",
        "/rules/sim",
        "/nothing",
        "/play",
        "/play/sim",
        "/tree",
        "/solve/tictactoe",
        "/explore",
        "/class",
        "/reports",
        "/lab",
        "/api",
    ] {
        let page = get(&app, address).await.text;
        let class = between(&page, "<main id=\"main\" class=\"", "\"")[0];
        let first = class.split(' ').next().unwrap();
        assert!(of_page.contains_key(first), "{address}: {class}");
    }
}
