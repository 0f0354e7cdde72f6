//! Connect Four as somebody would write it who has a game of one's own and tells only its rules.
//!
//! One board serves both programs: what is compared is what they make of it.

mod contest;
mod depth;
mod fours;
mod openings;
mod ours;
mod peer;
#[cfg(test)]
mod tests;

use gametree_rules::{Evaluator, ExpertiseByRules, Game, Outcome, Player, Symmetric};

pub(crate) use contest::play;
pub(crate) use depth::to_depth;
use fours::Fours;

/// Four in a row on 7×6, stones fall.
pub(crate) struct Connect4;

/// Seven bits a column, the lowest square first. The seventh row stays empty, so that no line runs
/// from one column into the next:
///
/// ```text
///     6 13 20 27 34 41 48   always empty
///     5 12 19 26 33 40 47
///     4 11 18 25 32 39 46
///     3 10 17 24 31 38 45
///     2  9 16 23 30 37 44
///     1  8 15 22 29 36 43
///     0  7 14 21 28 35 42
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Board {
    /// The stones of the player to move.
    own: u64,
    /// All stones.
    all: u64,
}

/// Where a stone is dropped, from 0 on the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Column(u8);

/// What either program may keep in its table.
const TABLE_BYTES: usize = 64 << 20;

const COLUMNS: u32 = 7;
const HEIGHT: u32 = 7;
/// The lowest square of each column.
const BOTTOM: u64 = 0x0000_0408_1020_4081;
/// All squares of the board.
const SQUARES: u64 = BOTTOM * 0b11_1111;
/// From the middle outwards, as anybody would try them.
const ORDER: [Column; 7] =
    [Column(3), Column(2), Column(4), Column(1), Column(5), Column(0), Column(6)];
/// Up, along, and the two ways across.
const DIRECTIONS: [u32; 4] = [1, HEIGHT, HEIGHT + 1, HEIGHT - 1];

impl Column {
    #[inline]
    const fn bottom(self) -> u64 {
        1 << (HEIGHT * self.0 as u32)
    }

    #[inline]
    const fn top(self) -> u64 {
        self.bottom() << 5
    }
}

impl Board {
    /// The stones of the player who has just moved.
    #[inline]
    const fn other(self) -> u64 {
        self.all ^ self.own
    }

    /// Whether the last move made four in a row.
    #[inline]
    fn is_won(self) -> bool {
        let stones = self.other();
        DIRECTIONS.iter().any(|&step| {
            let pairs = stones & (stones >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    #[inline]
    const fn is_full(self) -> bool {
        self.all == SQUARES
    }

    #[inline]
    const fn drop(&mut self, column: Column) {
        self.own ^= self.all;
        self.all |= self.all + column.bottom();
    }

    /// The columns with room for another stone.
    #[inline]
    fn open(self) -> impl Iterator<Item = Column> {
        ORDER.into_iter().filter(move |column| self.all & column.top() == 0)
    }
}

/// Columns in the opposite order.
const fn mirrored(stones: u64) -> u64 {
    const COLUMN: u64 = 0b111_1111;
    let mut image = 0;
    let mut column = 0;
    while column < COLUMNS {
        image |= (stones >> (HEIGHT * column) & COLUMN) << (HEIGHT * (COLUMNS - 1 - column));
        column += 1;
    }
    image
}

impl Game for Connect4 {
    type Position = Board;
    type Move = Column;

    fn start(&self) -> Board {
        Board::default()
    }

    #[inline]
    fn to_move(&self, board: &Board) -> Player {
        if board.all.count_ones() % 2 == 0 { Player::First } else { Player::Second }
    }

    #[inline]
    fn outcome(&self, board: &Board) -> Option<Outcome> {
        if board.is_won() {
            Some(Outcome::Win(self.to_move(board).opponent()))
        } else {
            board.is_full().then_some(Outcome::Draw)
        }
    }

    #[inline]
    fn legal_moves(&self, board: &Board) -> impl Iterator<Item = Column> {
        // A full board has no open column anyway.
        let is_over = board.is_won();
        board.open().take_while(move |_| !is_over)
    }

    #[inline]
    fn play_unchecked(&self, board: &mut Board, column: Column) {
        board.drop(column);
    }
}

impl Symmetric for Connect4 {
    fn symmetries(&self) -> usize {
        2
    }

    #[inline]
    fn map_position(&self, symmetry: usize, board: &Board) -> Board {
        match symmetry {
            0 => *board,
            _ => Board { own: mirrored(board.own), all: mirrored(board.all) },
        }
    }

    #[inline]
    fn map_move(&self, symmetry: usize, column: Column) -> Column {
        match symmetry {
            0 => column,
            _ => Column(COLUMNS as u8 - 1 - column.0),
        }
    }
}

impl ExpertiseByRules for Connect4 {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Fours
    }
}
