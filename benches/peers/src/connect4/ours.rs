//! The engine on that board.

use std::time::Duration;

use gametree_search::{Engine, EngineOptions, Findings, Limits, Task};

use super::{Board, Column, Connect4, TABLE_BYTES};
use crate::clock;

/// The engine in one game of a match: it keeps its table from one move to the next.
pub(super) struct Player(Engine<'static, Connect4>);

impl Player {
    pub(super) fn new() -> Self {
        let options = EngineOptions { table_bytes: TABLE_BYTES, ..EngineOptions::default() };
        Player(Engine::new(&Connect4, options))
    }

    fn search(&mut self, board: Board, limits: Limits) -> Findings<Column> {
        self.0.search(&Task::new(&Connect4, &board).limits(limits))
    }

    pub(super) fn choose(&mut self, board: Board, time: Duration) -> Option<Column> {
        self.search(board, Limits { time: Some(time), ..Limits::NONE }).best
    }
}

/// What the engine says at a depth, from nothing: its table is made while the clock runs.
pub(super) fn to_depth(board: Board, depth: u32) -> (Findings<Column>, Duration) {
    clock::time(|| Player::new().search(board, Limits::depth(depth)))
}
