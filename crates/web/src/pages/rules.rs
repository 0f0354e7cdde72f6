use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use gametree_language::message;
use gametree_present::page::Block;
use gametree_present::{game_name, game_title, html, report};
use maud::{Markup, PreEscaped, html};

use crate::kit;
use crate::shell::Shell;
use crate::{Place, Problem, Visitor, Workbench};

/// How a game is played, with an example.
pub(crate) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(spec): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Markup, Problem> {
    let place = Place::read(&spec, query.as_deref().unwrap_or_default());
    let opened = place.open(&workbench)?;
    let title = visitor.say(&message!("web-rules"));
    let mut shell = Shell::new(&visitor, title.clone(), "prose-page");
    shell.place = Some(opened.place.clone());
    let mut page = report::rules(opened.entry, &*opened.session);
    // Name and spec stand above already.
    page.blocks.retain(|block| !matches!(block, Block::Named { .. }));
    Ok(shell.page(html! {
        div.page-head {
            h1 { (title) ": " (visitor.say(&game_name(opened.entry, &opened.place.spec))) }
            (kit::code(&opened.place.spec))
            span.aside { (visitor.say(&game_title(opened.entry))) }
        }
        div.card.prose { (PreEscaped(html(&page, visitor.language))) }
    }))
}
