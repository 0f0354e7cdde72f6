use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_language::{Language, without_marks};
use gametree_present::json::{Play, Position};
use schemars::JsonSchema;
use serde::Serialize;

use super::super::task::Progress;
use crate::games::{Attended, Kept};

/// A game that is kept: what the command line prints of one, and what is needed to go on.
#[derive(Serialize, JsonSchema)]
pub(in crate::api) struct KeptGame {
    /// Its name, which nobody can guess: who knows it may play.
    id: String,
    /// Where it can be asked for.
    location: String,
    /// Counts its changes; the `ETag` is the same.
    version: u64,
    /// When it began, in milliseconds since 1970.
    created_ms: i64,
    /// When it was changed last, in milliseconds since 1970.
    updated_ms: i64,
    /// The game.
    #[serde(flatten)]
    game: Play,
    /// The moves that can be made now.
    legal_moves: Vec<String>,
    /// How far the computer is with its move; null if it is not thinking.
    thinking: Option<Progress>,
    /// Whether the computer waits until it is told to go on.
    paused: bool,
    /// Why the computer is not thinking yet, or not any more, in English.
    notice: Option<String>,
}

/// The games of somebody, the one that was changed last first.
#[derive(Serialize, JsonSchema)]
pub(in crate::api) struct KeptGames {
    /// One by one.
    games: Vec<KeptGameSummary>,
}

/// A game in a list.
#[derive(Serialize, JsonSchema)]
struct KeptGameSummary {
    /// Its name.
    id: String,
    /// Where it can be asked for.
    location: String,
    /// Counts its changes.
    version: u64,
    /// When it began, in milliseconds since 1970.
    created_ms: i64,
    /// When it was changed last, in milliseconds since 1970.
    updated_ms: i64,
    /// The position that it has come to.
    #[serde(flatten)]
    position: Position,
    /// The first player as text.
    first_player: String,
    /// The second player as text.
    second_player: String,
    /// How many moves were made.
    moves_made: usize,
}

pub(super) fn location(id: &str) -> String {
    format!("/api/v1/games/{id}")
}

/// A game that somebody looks at, with its version.
pub(super) fn written(attended: &Attended) -> Response {
    let tag = [(header::ETAG, format!("\"{}\"", attended.kept.version))];
    (tag, Json(KeptGame::from(attended))).into_response()
}

impl From<&Attended> for KeptGame {
    fn from(attended: &Attended) -> Self {
        let Attended { kept, thinking, notice, is_paused } = attended;
        let say = |message| without_marks(&Language::English.say(message)).into_owned();
        KeptGame {
            id: kept.id.clone(),
            location: location(&kept.id),
            version: kept.version,
            created_ms: kept.created,
            updated_ms: kept.updated,
            game: Play::from(&kept.game),
            legal_moves: kept.game.session().legal_moves(),
            thinking: thinking.as_ref().map(Progress::of_thinking),
            paused: *is_paused,
            notice: notice.as_ref().map(say),
        }
    }
}

impl<'a> FromIterator<&'a Kept> for KeptGames {
    fn from_iter<I: IntoIterator<Item = &'a Kept>>(games: I) -> Self {
        KeptGames { games: games.into_iter().map(KeptGameSummary::from).collect() }
    }
}

impl From<&Kept> for KeptGameSummary {
    fn from(kept: &Kept) -> Self {
        let [first, second] = kept.game.players();
        KeptGameSummary {
            id: kept.id.clone(),
            location: location(&kept.id),
            version: kept.version,
            created_ms: kept.created,
            updated_ms: kept.updated,
            position: kept.game.session().into(),
            first_player: first.to_string(),
            second_player: second.to_string(),
            moves_made: kept.game.moves().len(),
        }
    }
}
