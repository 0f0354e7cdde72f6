//! The games of a visitor: those that can go on, a table of those that are over, and a way in for a
//! file.

mod finished;
mod opening;

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_language::{Language, Message, message, without_marks};
use gametree_play::Match;
use gametree_present::report::{record, record_latex, record_markdown};
use gametree_present::{csv, game_name};
use maud::{Markup, html};

use crate::games::{Kept, MOST_OF_ONE, Which};
use crate::icon::Icon;
use crate::pages::lab::date;
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, kit, query};

/// What the table of finished games can be taken away as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    Markdown,
    Csv,
    Latex,
}

impl Format {
    const ALL: [Format; 3] = [Format::Markdown, Format::Csv, Format::Latex];

    /// Its name in addresses, and how the name of the file ends.
    const fn name(self) -> &'static str {
        match self {
            Format::Markdown => "md",
            Format::Csv => "csv",
            Format::Latex => "tex",
        }
    }

    fn label(self) -> Message {
        match self {
            Format::Markdown => message!("web-play-as-markdown"),
            Format::Csv => message!("web-play-as-csv"),
            Format::Latex => message!("web-play-as-latex"),
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Format::Markdown => "text/markdown; charset=utf-8",
            Format::Csv => "text/csv; charset=utf-8",
            Format::Latex => "application/x-tex; charset=utf-8",
        }
    }

    /// The file: the columns are those of the table that a terminal adds games to.
    fn of(self, games: &[&Match], language: Language) -> Response {
        let games = games.iter().copied();
        let text = match self {
            Format::Markdown => record_markdown(games, language),
            Format::Csv => csv(&record(games), language),
            Format::Latex => record_latex(games, language),
        };
        let name = format!("attachment; filename=\"games.{}\"", self.name());
        let headers =
            [(header::CONTENT_TYPE, self.kind().to_owned()), (header::CONTENT_DISPOSITION, name)];
        (headers, without_marks(&text).into_owned()).into_response()
    }
}

/// The page, or the table as a file.
pub(crate) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Problem> {
    let Some(name) = query::first(query.as_deref().unwrap_or_default(), "format") else {
        return Ok(show(&workbench, &visitor, None).await?.into_response());
    };
    let format = Format::ALL.into_iter().find(|format| format.name() == name);
    let format = format.ok_or_else(|| Problem::Unreadable(format!("format={name}")))?;
    let games = Own::of(&workbench, &visitor).await?;
    let finished: Vec<&Match> = games.finished.iter().map(|kept| &kept.game).collect();
    Ok(format.of(&finished, visitor.language))
}

/// A visitor's games.
struct Own {
    /// Those that can go on, the one that was changed last first.
    unfinished: Vec<Kept>,
    /// Those that are over, the one that ended first first, as in a table that grows.
    finished: Vec<Kept>,
}

impl Own {
    async fn of(workbench: &Workbench, visitor: &Visitor) -> Result<Own, Problem> {
        let owner = visitor.owner.as_deref().unwrap_or_default();
        let games = workbench.games.list(owner, Which::All, MOST_OF_ONE).await?;
        let (mut finished, unfinished): (Vec<Kept>, Vec<Kept>) =
            games.into_iter().partition(|kept| kept.game.is_over());
        finished.reverse();
        Ok(Own { unfinished, finished })
    }
}

/// The page, with what went wrong with a file.
pub(crate) async fn show(
    workbench: &Workbench,
    visitor: &Visitor,
    notice: Option<Message>,
) -> Result<Markup, Problem> {
    let games = Own::of(workbench, visitor).await?;
    let title = visitor.say(&message!("web-own"));
    let mut shell = Shell::new(visitor, title.clone(), "own-page");
    shell.lens = Some(Lens::Play);
    Ok(shell.page(html! {
        div.page-head { h1 { (title) } }
        @if let Some(notice) = notice {
            p.own-notice role="alert" { (visitor.say(&notice)) }
        }
        @if games.unfinished.is_empty() && games.finished.is_empty() {
            section.card {
                p.verdict { (visitor.say(&message!("web-own-none"))) }
                p { a.button.main href="/play" {
                    (kit::inside(Icon::Play, &visitor.say(&message!("web-lens-play")), ""))
                } }
            }
        }
        (unfinished(workbench, visitor, &games.unfinished))
        (finished::card(workbench, visitor, &games.finished))
        (opening::card(visitor))
    }))
}

/// Games that can go on.
fn unfinished(workbench: &Workbench, visitor: &Visitor, games: &[Kept]) -> Markup {
    if games.is_empty() {
        return html! {};
    }
    let say = |message: Message| visitor.say(&message);
    kit::card(
        &say(message!("web-own-unfinished")),
        "",
        html! {
            ul.plain.own-unfinished {
                @for kept in games {
                    li {
                        a.button.framed.little href=(address(kept)) {
                            (kit::inside(Icon::Play, &say(message!("web-own-go-on")), ""))
                            span.unseen { (name(workbench, visitor, kept)) }
                        }
                        span { (name(workbench, visitor, kept)) " " (kit::code(&kept.game.session().spec())) }
                        span.soft { (finished::opponent(visitor, &kept.game)) }
                        span.soft { (say(message!("web-own-moves", moves = kept.game.moves().len()))) }
                        span.soft { (date(visitor.language, kept.updated)) }
                    }
                }
            }
        },
    )
}

fn address(kept: &Kept) -> String {
    format!("/g/{}", kept.id)
}

/// What the game is called.
fn name(workbench: &Workbench, visitor: &Visitor, kept: &Kept) -> String {
    let spec = kept.game.session().spec();
    let entry = workbench.catalogue.entry_of(&spec);
    entry.map_or(spec.clone(), |entry| visitor.say(&game_name(entry, &spec)))
}
