use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_picture::{stage_style, style_sheet, tokens};

use crate::Problem;

/// A file of the pages.
struct Asset {
    name: &'static str,
    kind: &'static str,
    text: Cow<'static, str>,
}

impl Asset {
    fn new(name: &'static str, kind: &'static str, text: impl Into<Cow<'static, str>>) -> Asset {
        Asset { name, kind, text: text.into() }
    }
}

/// The look of every page.
const FRAME: &str = concat!(
    include_str!("../assets/style/tokens.css"),
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/shell.css"),
    include_str!("../assets/style/kit.css"),
);

/// A style sheet of some pages: the classes of their `main`, and the sheet.
type Sheet = (&'static [&'static str], &'static str);

/// Each sheet holds on its own pages only, so that a class may mean something else on another page.
const SHEETS: [Sheet; 11] = [
    (
        &["home-page", "prose-page", "problem-page", "rules-page"],
        include_str!("../assets/style/home.css"),
    ),
    (&["play-page"], include_str!("../assets/style/play.css")),
    (&["own-page"], include_str!("../assets/style/own.css")),
    (&["tree-page"], include_str!("../assets/style/tree.css")),
    (&["solve-page"], include_str!("../assets/style/solve.css")),
    (&["home-page", "explore-page", "class-page"], include_str!("../assets/style/leaves.css")),
    (&["explore-page"], include_str!("../assets/style/explore.css")),
    (&["class-page"], include_str!("../assets/style/class.css")),
    (&["reports-page"], include_str!("../assets/style/reports.css")),
    (&["lab-page"], include_str!("../assets/style/lab.css")),
    (&["api-page"], include_str!("../assets/style/api.css")),
];

/// The look on paper and in forced colours, which every page has.
const MEDIA: &str =
    concat!(include_str!("../assets/style/print.css"), include_str!("../assets/style/forced.css"),);

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The colours as variables: by day, by night, and as the system is where nobody has chosen. Paper is always light.
fn colours() -> String {
    let written = |scheme: &str, time: usize| {
        let tokens = tokens().iter().map(|(name, by)| format!(" --{name}: {};", by[time]));
        format!(" {{ color-scheme: {scheme};{} }}\n", tokens.collect::<String>())
    };
    let (day, night) = (written("light", 0), written("dark", 1));
    format!(
        ":root{day}@media screen {{\n:root[data-theme=\"dark\"]{night}}}\n\
         @media screen and (prefers-color-scheme: dark) {{\n:root[data-theme=\"system\"]{night}}}\n"
    )
}

/// A sheet within its pages. In it `&` is the root element; a selector is as strong as it would be alone.
fn on_pages((pages, sheet): &Sheet) -> String {
    let pages: Vec<String> = pages.iter().map(|page| format!("main.{page}")).collect();
    format!(":where(:root:has(> body > :is({}))) {{\n{sheet}}}\n", pages.join(", "))
}

/// Boards are styled where they are drawn; pages may add to that.
static ASSETS: LazyLock<[Asset; 12]> = LazyLock::new(|| {
    [
        Asset::new(
            "style.css",
            STYLE,
            [
                &colours(),
                FRAME,
                stage_style(),
                &style_sheet(),
                &SHEETS.iter().map(on_pages).collect::<String>(),
                MEDIA,
            ]
            .concat(),
        ),
        Asset::new("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
        Asset::new("shell.js", SCRIPT, include_str!("../assets/script/shell.js")),
        Asset::new("help.js", SCRIPT, include_str!("../assets/script/help.js")),
        Asset::new("live.js", SCRIPT, include_str!("../assets/script/live.js")),
        Asset::new("play.js", SCRIPT, include_str!("../assets/script/play.js")),
        Asset::new("tree.js", SCRIPT, include_str!("../assets/script/tree.js")),
        Asset::new("solve.js", SCRIPT, include_str!("../assets/script/solve.js")),
        Asset::new("alphabeta.js", SCRIPT, include_str!("../assets/script/alphabeta.js")),
        Asset::new("explore.js", SCRIPT, include_str!("../assets/script/explore.js")),
        Asset::new("class.js", SCRIPT, include_str!("../assets/script/class.js")),
        Asset::new("lab.js", SCRIPT, include_str!("../assets/script/lab.js")),
    ]
});

/// Changes with whatever is in any of the files, so that they may be kept for ever, and one script may
/// import another by its plain name.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    ASSETS.iter().for_each(|asset| (asset.name, &asset.text).hash(&mut hasher));
    format!("{:016x}", hasher.finish())
});

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// The file itself.
pub(crate) async fn file(
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Problem::NotFound)?;
    // A page from before an update may still ask for what it knew: it gets what there is now.
    let kept = match version == *VERSION {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, kept)];
    Ok((headers, &*asset.text).into_response())
}
