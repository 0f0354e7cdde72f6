use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_language::{Language, without_marks};
use gametree_play::{Match, SavedGame};
use gametree_present::{csv, json, latex, markdown, report};
use serde::Serialize;

use crate::Problem;

/// What a game can be taken away as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Download {
    Json,
    Markdown,
    Csv,
    Latex,
    Svg,
    /// A file that the terminal opens, and this program.
    Saved,
}

/// The game for programs. It carries the file that can be opened, so that it can be opened itself.
#[derive(Serialize)]
struct Carrying {
    #[serde(flatten)]
    game: json::Play,
    saved: SavedGame,
}

impl Download {
    pub(crate) const ALL: [Download; 6] = [
        Download::Saved,
        Download::Json,
        Download::Markdown,
        Download::Csv,
        Download::Latex,
        Download::Svg,
    ];

    /// Its name in addresses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Download::Json => "json",
            Download::Markdown => "md",
            Download::Csv => "csv",
            Download::Latex => "tex",
            Download::Svg => "svg",
            Download::Saved => "saved",
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Download::Json | Download::Saved => "application/json",
            Download::Markdown => "text/markdown; charset=utf-8",
            Download::Csv => "text/csv; charset=utf-8",
            Download::Latex => "application/x-tex; charset=utf-8",
            Download::Svg => "image/svg+xml",
        }
    }

    pub(crate) fn named(name: &str) -> Result<Download, Problem> {
        let found = Download::ALL.into_iter().find(|download| download.name() == name);
        found.ok_or_else(|| Problem::Unreadable(format!("format={name}")))
    }

    /// The file.
    pub(crate) fn of(self, game: &Match, language: Language) -> Result<Response, Problem> {
        let unmarked = |text: String| without_marks(&text).into_owned();
        let text = match self {
            Download::Json => {
                let carrying = Carrying { game: game.into(), saved: SavedGame::of(game) };
                serde_json::to_string_pretty(&carrying).map_err(|_| Problem::Internal)?
            }
            Download::Saved => SavedGame::of(game).text(),
            Download::Markdown => unmarked(markdown(&report::history(game), language)),
            Download::Csv => unmarked(csv(&report::states(game), language)),
            Download::Latex => unmarked(latex(&report::states(game), language)),
            Download::Svg => picture(game, language)?,
        };
        let file = match self {
            Download::Saved => "saved-game.json".to_owned(),
            other => format!("game.{}", other.name()),
        };
        let name = format!("attachment; filename=\"{file}\"");
        let headers =
            [(header::CONTENT_TYPE, self.kind().to_owned()), (header::CONTENT_DISPOSITION, name)];
        Ok((headers, text).into_response())
    }
}

/// The board as it is now.
fn picture(game: &Match, language: Language) -> Result<String, Problem> {
    let session = game.session();
    let moves: Vec<String> = game.moves().iter().map(|played| played.mv.clone()).collect();
    let stage = session.stage(game.start(), &moves, language).map_err(|_| Problem::Internal)?;
    Ok(stage.to_svg(&session.spec(), &session.position(), language).stand_alone())
}
