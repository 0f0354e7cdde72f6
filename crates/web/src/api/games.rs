//! Games that are kept, for programs. Who knows the id of a game may play it; a cookie says whose it is.

mod kept_game;
mod seen;

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::Response;
use gametree_lab::ROSTER;
use gametree_language::message;
use gametree_play::{PlayerSpec, SavedGame};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::body::{Body, GameFile};
use super::endpoint::yes;
use super::id::Id;
use super::parameter::{self, Parameter};
use crate::games::{Kept, NewGame, Players, Which, owner, with_owner};
use crate::{Place, Problem, Visitor, Workbench};

pub(super) use kept_game::{KeptGame, KeptGames};
use seen::Seen;

/// A game to be begun.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct GameRequest {
    /// The game.
    spec: String,
    /// The position to begin with; without it, the start of the game.
    #[schemars(length(min = 1))]
    position: Option<String>,
    /// Moves that are made already.
    #[serde(default)]
    moves: Vec<String>,
    /// Who plays first: `human`, a strength, or a search as text; without it, `human`.
    first_player: Option<String>,
    /// Who plays second.
    second_player: Option<String>,
    /// What chance follows from; without it, that is left to chance.
    seed: Option<u64>,
}

/// A saved game, as `gametree play` and the browser write it to a file; or an object that carries
/// one in `saved`.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(super) struct SavedGameFile(Map<String, Value>);

/// A move to be made.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct MoveRequest {
    /// The move.
    #[serde(rename = "move")]
    mv: String,
}

/// The computer gets so long before an answer says that it thinks.
const MOMENT: Duration = Duration::from_millis(500);
/// So many games are listed.
const MOST_LISTED: u32 = 100;

/// Where files of games are sent to.
pub(crate) const IMPORT: &str = "/api/v1/games/import";

type Bench = State<Arc<Workbench>>;

/// Begins a game.
pub(super) async fn begin(
    State(workbench): Bench,
    visitor: Visitor,
    Body(wanted): Body<GameRequest>,
) -> Result<Response, Problem> {
    let player =
        |text: Option<String>| PlayerSpec::read(text.as_deref().unwrap_or("human"), ROSTER);
    let new = NewGame {
        place: Place { spec: wanted.spec, position: wanted.position, moves: wanted.moves },
        players: Players::Both([player(wanted.first_player)?, player(wanted.second_player)?]),
        seed: wanted.seed,
        first_move: None,
    };
    let owner = owner(&visitor)?;
    let kept = workbench.games.create(&owner, &new).await?;
    let location = [(header::LOCATION, kept_game::location(&kept.id))];
    let shown = attended(&workbench, kept).await?;
    Ok(with_owner(&visitor, &owner, (StatusCode::CREATED, location, shown)))
}

/// Opens a game that was saved.
pub(super) async fn import(
    State(workbench): Bench,
    visitor: Visitor,
    GameFile(text): GameFile,
) -> Result<Response, Problem> {
    let owner = owner(&visitor)?;
    let kept = workbench.games.open(&owner, &text).await?;
    let location = [(header::LOCATION, kept_game::location(&kept.id))];
    let shown = attended(&workbench, kept).await?;
    Ok(with_owner(&visitor, &owner, (StatusCode::CREATED, location, shown)))
}

/// A game as a file that can be opened, here and in a terminal.
pub(super) async fn saved(State(workbench): Bench, Id(id): Id) -> Result<Json<SavedGame>, Problem> {
    Ok(Json(SavedGame::of(&workbench.games.load(&id).await?.game)))
}

/// Whether to list only games that can go on.
pub(super) fn unfinished() -> Parameter {
    parameter::yes_no("unfinished", message!("web-api-parameter-unfinished"))
}

/// The games of whoever asks.
pub(super) async fn list(
    State(workbench): Bench,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Json<KeptGames>, Problem> {
    let unfinished = yes(query.as_deref().unwrap_or_default(), "unfinished")?;
    let which = if unfinished { Which::Unfinished } else { Which::All };
    let owner = visitor.owner.unwrap_or_default();
    let games = workbench.games.list(&owner, which, MOST_LISTED).await?;
    Ok(Json(games.iter().collect()))
}

/// A game as it is now.
pub(super) async fn show(State(workbench): Bench, Id(id): Id) -> Result<Response, Problem> {
    let kept = workbench.games.load(&id).await?;
    attended(&workbench, kept).await
}

/// Makes a move.
pub(super) async fn make_move(
    State(workbench): Bench,
    Id(id): Id,
    Seen(version): Seen,
    Body(wanted): Body<MoveRequest>,
) -> Result<Response, Problem> {
    let kept = workbench.games.play(&id, version, &wanted.mv).await?;
    attended(&workbench, kept).await
}

/// Takes moves back.
pub(super) async fn undo(
    State(workbench): Bench,
    Id(id): Id,
    Seen(version): Seen,
) -> Result<Response, Problem> {
    let kept = workbench.games.undo(&id, version).await?;
    attended(&workbench, kept).await
}

/// Makes them again.
pub(super) async fn redo(
    State(workbench): Bench,
    Id(id): Id,
    Seen(version): Seen,
) -> Result<Response, Problem> {
    let kept = workbench.games.redo(&id, version).await?;
    attended(&workbench, kept).await
}

/// Lets the computer move with what it has found, and go on if it waits.
pub(super) async fn move_now(State(workbench): Bench, Id(id): Id) -> Result<Response, Problem> {
    let attended = workbench.games.play_now(&id, 2 * MOMENT).await?;
    Ok(kept_game::written(&attended))
}

/// Deletes a game of whoever asks.
pub(super) async fn delete(
    State(workbench): Bench,
    visitor: Visitor,
    Id(id): Id,
) -> Result<StatusCode, Problem> {
    workbench.games.delete(&id, visitor.owner.as_deref().unwrap_or_default()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The game, with the computer's move if that comes soon.
async fn attended(workbench: &Workbench, kept: Kept) -> Result<Response, Problem> {
    Ok(kept_game::written(&workbench.games.attend(kept, MOMENT).await?))
}
