//! The same board as the crate `minimax` wants it.

use std::cell::Cell;
use std::time::Duration;

use gametree_rules::splitmix64;
use minimax::{Evaluation, IterativeOptions, IterativeSearch, Strategy, Winner};

use super::{Board, Column, TABLE_BYTES, fours};
use crate::clock;

/// The game. Counting is left out where time is measured.
pub(super) struct Peer<const COUNTING: bool>;

thread_local! {
    static MOVES_MADE: Cell<u64> = const { Cell::new(0) };
}

impl<const COUNTING: bool> minimax::Game for Peer<COUNTING> {
    type S = Board;
    type M = Column;

    #[inline]
    fn generate_moves(board: &Board, moves: &mut Vec<Column>) -> Option<Winner> {
        let winner = Self::get_winner(board);
        if winner.is_none() {
            moves.extend(board.open());
        }
        winner
    }

    /// A new board, as the crate advises for small ones and does in its own example of this game.
    #[inline]
    fn apply(board: &mut Board, column: Column) -> Option<Board> {
        if COUNTING {
            MOVES_MADE.set(MOVES_MADE.get() + 1);
        }
        let mut next = *board;
        next.drop(column);
        Some(next)
    }

    #[inline]
    fn get_winner(board: &Board) -> Option<Winner> {
        if board.is_won() {
            Some(Winner::PlayerJustMoved)
        } else {
            board.is_full().then_some(Winner::Draw)
        }
    }

    /// The sum is different for every position: it is the stones of the mover with a mark on top of
    /// each column. Mixed where it is asked for, which leaves do not.
    #[inline]
    fn zobrist_hash(board: &Board) -> u64 {
        splitmix64(board.own + board.all)
    }

    /// Any move will do: it only fills the table of answers before there are any.
    fn null_move(_: &Board) -> Option<Column> {
        Some(Column(3))
    }

    #[inline]
    fn table_index(column: Column) -> u16 {
        column.0.into()
    }

    fn max_table_index() -> u16 {
        6
    }
}

/// The heuristic.
#[derive(Clone, Copy)]
pub(super) struct PeerFours<const COUNTING: bool>;

impl<const COUNTING: bool> minimax::Evaluator for PeerFours<COUNTING> {
    type G = Peer<COUNTING>;

    #[inline]
    fn evaluate(&self, board: &Board) -> Evaluation {
        fours::estimate(*board) as Evaluation
    }
}

/// A way to set the peer's search up.
#[derive(Clone, Copy)]
pub(super) struct Mode {
    pub(super) name: &'static str,
    pub(super) options: fn(IterativeOptions) -> IterativeOptions,
    /// Whether its table is made before the clock starts, which the engine's never is.
    pub(super) beforehand: bool,
}

/// The fastest of those tried first, then the fastest that looks one ply deeper each time, then as
/// it comes. Null moves were not tried: in this game it can be bad to have to move.
pub(super) const MODES: [Mode; 4] = [
    Mode { name: "mtdf history double step", options: fastest, beforehand: false },
    Mode {
        name: "mtdf history double step, table made beforehand",
        options: fastest,
        beforehand: true,
    },
    Mode {
        name: "history",
        options: |options| options.with_countermove_history(),
        beforehand: false,
    },
    Mode { name: "as it comes", options: |options| options, beforehand: false },
];

fn fastest(options: IterativeOptions) -> IterativeOptions {
    options.with_mtdf().with_countermove_history().with_double_step_increment()
}

/// The peer's search with an empty table.
pub(super) fn search<const COUNTING: bool>(mode: Mode) -> IterativeSearch<PeerFours<COUNTING>> {
    let options = IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
    IterativeSearch::new(PeerFours, (mode.options)(options))
}

/// The mover's value at a depth.
pub(super) fn to_depth(mode: Mode, board: Board, depth: u8) -> (Evaluation, Duration) {
    let made = mode.beforehand.then(|| search::<false>(mode));
    clock::time(|| {
        let mut search = made.unwrap_or_else(|| search::<false>(mode));
        search.set_max_depth(depth);
        search.choose_move(&board);
        search.root_value()
    })
}

/// How many positions it enters for that; not the same every time, since it shuffles.
pub(super) fn nodes(mode: Mode, board: Board, depth: u8) -> u64 {
    let mut search = search::<true>(mode);
    search.set_max_depth(depth);
    MOVES_MADE.set(0);
    search.choose_move(&board);
    MOVES_MADE.get() + 1
}
