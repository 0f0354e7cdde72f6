//! The engine on that board.

use std::time::Duration;

use gametree_search::{Control, EngineOptions, Findings, Limits, engine};

use super::{Board, Column, Connect4, TABLE_BYTES};
use crate::clock;

/// All that the engine is asked, by either measurement.
fn search(board: Board, limits: Limits) -> Findings<Column> {
    let options = EngineOptions { table_bytes: TABLE_BYTES, ..EngineOptions::default() };
    engine(&Connect4, &board, limits, &options, &Control::new(), &mut |_| ())
}

/// The engine in one game of a match. It knows nothing from one move to the next.
pub(super) struct Player;

impl Player {
    pub(super) fn choose(&mut self, board: Board, time: Duration) -> Option<Column> {
        search(board, Limits { time: Some(time), ..Limits::NONE }).best
    }
}

/// What the engine says at a depth.
pub(super) fn to_depth(board: Board, depth: u32) -> (Findings<Column>, Duration) {
    clock::time(|| search(board, Limits::depth(depth)))
}
