//! Games as the program saved them before players were written as specs.

use std::num::NonZeroU32;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Search};
use gametree_search::Limits;
use serde::Deserialize;
use serde::de::Error;

use crate::{Played, PlayerSpec, Record};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    spec: String,
    start: String,
    seed: u64,
    first: Player,
    second: Player,
    moves: Vec<Played>,
    #[serde(default)]
    undone: Vec<Played>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Player {
    Human,
    Computer(Computer),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Computer {
    algorithm: String,
    heuristic: String,
    depth: Option<u32>,
    nodes: Option<u64>,
    time_ms: Option<u64>,
    random_ties: bool,
    /// Follows from the limits now.
    #[serde(rename = "deepen")]
    _deepen: bool,
}

/// Reads such a game.
pub(super) fn read(fields: serde_json::Value) -> Result<Record, serde_json::Error> {
    let game: Game = serde_json::from_value(fields)?;
    let Game { spec, start, seed, moves, undone, .. } = game;
    let (first, second) = (player(game.first)?, player(game.second)?);
    Ok(Record { spec, start, seed, first, second, moves, undone })
}

fn player(player: Player) -> Result<String, serde_json::Error> {
    let Player::Computer(computer) = player else { return Ok(PlayerSpec::Human.to_string()) };
    let algorithm: Algorithm = computer.algorithm.parse().map_err(serde_json::Error::custom)?;
    let search = Search {
        heuristic: computer.heuristic,
        limits: Limits {
            depth: computer.depth.and_then(NonZeroU32::new),
            nodes: computer.nodes,
            time: computer.time_ms.map(Duration::from_millis),
        },
        random_ties: computer.random_ties,
        ..Search::new(algorithm)
    };
    Ok(PlayerSpec::Search(search).to_string())
}
