//! Trees to take away.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_catalogue::Keep;
use gametree_language::{message, without_marks};
use gametree_picture::TextStyle;
use gametree_picture::tree::{Sheet, folded, picture_bytes};
use gametree_present::json;
use gametree_print::{MOST_BYTES, png};
use gametree_rules::work::Work;

use super::asked::{Asked, Format};
use super::searched::MOST_NODES;
use crate::place::Opened;
use crate::{Problem, Visitor};

/// Children drawn below a node before the rest is folded away.
const PICTURED_CHILDREN: usize = 9;

/// The tree as a file, by the same writers as everywhere else.
pub(super) fn file(
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
    format: Format,
    work: &Work,
) -> Result<Response, Problem> {
    let session = &*opened.session;
    let search = asked.search(asked.which.walked(), session.heuristics());
    let keep = Keep { visits: asked.step.map(|step| step.max(1)), ..Keep::at_most(MOST_NODES) };
    let (answer, mut tree) = session.tree(&search, keep, work)?;
    if format == Format::Json {
        let document = serde_json::to_string(&json::Tree::new(session, &search, &answer, &tree));
        return Ok(sent(format, document.map_err(|_| Problem::Internal)?.into_bytes()));
    }
    tree = folded(tree, PICTURED_CHILDREN);
    if picture_bytes(&tree) > MOST_BYTES {
        return Err(Problem::TooLarge(message!("problem-picture")));
    }
    let title = message!(
        "tree-title",
        algorithm = search.algorithm.name(),
        spec = session.spec(),
        position = session.position()
    );
    let (title, sheet) = (visitor.say(&title), Sheet::default());
    let mut text = String::new();
    let written = match format {
        Format::Dot => sheet.write_dot(&mut text, &tree, &TextStyle::plain(visitor.language)),
        Format::Tikz => sheet.write_tikz(&mut text, &tree),
        Format::Png => {
            let svg = sheet.svg(&tree, &title, visitor.language);
            let bytes = png(&svg.by_sides());
            let bytes = bytes.map_err(|error| Problem::not_printed(&error))?;
            return Ok(sent(format, bytes));
        }
        Format::Svg | Format::Json | Format::Steps => {
            sheet.write_svg(&mut text, &tree, &title, visitor.language)
        }
    };
    written.map_err(|_| Problem::Internal)?;
    Ok(sent(format, without_marks(&text).into_owned().into_bytes()))
}

fn sent(format: Format, bytes: Vec<u8>) -> Response {
    let (kind, name) = match format {
        Format::Svg => ("image/svg+xml", "attachment; filename=\"tree.svg\""),
        Format::Png => ("image/png", "attachment; filename=\"tree.png\""),
        Format::Tikz => ("application/x-tex; charset=utf-8", "attachment; filename=\"tree.tex\""),
        Format::Dot => ("text/vnd.graphviz; charset=utf-8", "attachment; filename=\"tree.dot\""),
        Format::Json | Format::Steps => ("application/json", "attachment; filename=\"tree.json\""),
    };
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], bytes).into_response()
}
