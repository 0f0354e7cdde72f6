//! `mnk`: k in a row on a board of m columns and n rows.
//!
//! The first player is x, the second o. k own stones in a row (across, down or diagonally) win, or
//! lose in the misère game; a full board without them is a draw.
//!
//! The squares of a player are one bit each, row by row from the top left, with an empty column
//! after each row (here 3×3):
//!
//! ```text
//!      a  b  c
//!   3  0  1  2  |3|
//!   2  4  5  6  |7|
//!   1  8  9 10
//! ```
//!
//! A row of stones is then a chain of bits the same distance apart: 1 across, 4 down, 5 and 3 along
//! the diagonals. And-ing the board with itself, shifted, finds them all at once.

mod expertise;
mod explained;
mod heuristics;
mod images;
mod rows;
mod shape;
mod solving;
mod squares;

use std::sync::OnceLock;

use gametree_rules::{Game, MoveError, Notation, Outcome, Player, PositionError, Symmetric};

use crate::spec::{Parameters, Spec, SpecError, Specified};
use crate::{QuestionPlan, text};

use images::Images;

pub use expertise::{Key, Study};
pub use heuristics::{Lines, Report};
pub use shape::{MAX, Shape};
pub use squares::{Squares, Wide};

/// The game with its parameters, and tables that follow from them. `B` is wide enough for the board:
/// `u64` up to 7×8, `u128` up to 10×11, [`Wide`] beyond. Boards that fit `u64` are plainly `Mnk`.
#[derive(Clone, Debug)]
pub struct Mnk<B = u64> {
    shape: Shape,
    board: B,
    /// Bits from one square to the next, in each direction.
    distances: [u32; 4],
    /// Shifts, one for each direction, that double a run of stones; as many times as it takes to
    /// make it k long.
    doublings: Vec<[u32; 4]>,
    /// Every row of k squares.
    lines: Vec<B>,
    /// Where symmetries send squares. Large, so made when first needed.
    images: OnceLock<Images<B>>,
}

/// The stones of each player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position<B> {
    stones: [B; 2],
    /// Whose turn it is. If there is a row, the other player made it.
    mover: Player,
}

impl<B: Squares> Position<B> {
    /// Who has a stone on this square.
    pub fn owner(&self, square: Square) -> Option<Player> {
        Player::ALL.into_iter().find(|player| self.stones[player.index()].contains(square.bit()))
    }

    fn count(&self, player: Player) -> usize {
        self.stones[player.index()].count() as usize
    }
}

/// Put a stone on this square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u16);

impl Square {
    fn bit(self) -> u32 {
        self.0.into()
    }
}

const FORM: &str = "ROW/ROW/…[/1|/2]";
const SYMBOLS: &str = "x o 1–26";

impl<B: Squares> Mnk<B> {
    /// The game on this board.
    ///
    /// # Panics
    /// If the board does not fit `B` or a side or `k` is not 1 to 26.
    pub fn new(shape: Shape) -> Self {
        let Shape { m, n, k, .. } = shape;
        assert!([m, n, k].iter().all(|side| (1..=MAX).contains(side)), "sides are 1 to 26");
        assert!(shape.bits() < B::CAPACITY, "the board fits the set of squares");
        let stride = shape.stride();
        let steps = [(1, 0), (0, 1), (1, 1), (-1, 1)];
        let distances = steps.map(|(columns, rows)| (rows * stride as i32 + columns) as u32);
        let mut doublings = Vec::new();
        let mut length = 1;
        while length < u32::from(k) {
            let longer = (2 * length).min(k.into());
            // A shift off the board finds nothing, and the last bit, which no square has, serves
            // as well as any further one.
            let shift = |distance: u32| ((longer - length) * distance).min(B::CAPACITY - 1);
            doublings.push(distances.map(shift));
            length = longer;
        }
        let (board, lines, images) = (B::EMPTY, Vec::new(), OnceLock::new());
        let mut game = Mnk { shape, board, distances, doublings, lines, images };
        for row in 0..n {
            for column in 0..m {
                game.board = game.board | B::square(game.square(column, row).bit());
            }
        }
        for (columns, rows) in steps {
            game.lines.extend(game.lines_towards(columns, rows));
        }
        game
    }

    /// The parameters.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The square in this column and row, counted from 0 at the top left.
    pub fn square(&self, column: u8, row: u8) -> Square {
        Square((u32::from(row) * self.shape.stride() + u32::from(column)) as u16)
    }

    /// Column and row of a square, counted from 0 at the top left.
    pub fn place(&self, square: Square) -> (u8, u8) {
        let (row, column) =
            (square.bit() / self.shape.stride(), square.bit() % self.shape.stride());
        (column as u8, row as u8)
    }

    /// The squares of a completed row, if there is one.
    pub fn row(&self, position: &Position<B>) -> Vec<Square> {
        let complete = |line: &&B| position.stones.iter().any(|&stones| stones & **line == **line);
        let squares = self.lines.iter().find(complete).map(|line| line.iter());
        squares.into_iter().flatten().map(|bit| Square(bit as u16)).collect()
    }

    /// The position with these stones.
    ///
    /// `mover` is ignored when somebody has a row: then it is the other one's turn.
    pub fn position(&self, stones: [B; 2], mover: Player) -> Result<Position<B>, PositionError> {
        let mover = match stones.map(|stones| self.has_row(stones)) {
            [true, true] => return Err(PositionError::BothFinished),
            [true, false] => Player::Second,
            [false, true] => Player::First,
            [false, false] => mover,
        };
        Ok(Position { stones, mover })
    }

    fn lines_towards(&self, columns: i32, rows: i32) -> Vec<B> {
        let Shape { m, n, k, .. } = self.shape;
        let mut lines = Vec::new();
        for row in 0..i32::from(n) {
            for column in 0..i32::from(m) {
                let last = i32::from(k) - 1;
                let (end_column, end_row) = (column + last * columns, row + last * rows);
                if !(0..m.into()).contains(&end_column) || !(0..n.into()).contains(&end_row) {
                    continue;
                }
                let squares = (0..=last).map(|step| {
                    self.square((column + step * columns) as u8, (row + step * rows) as u8)
                });
                lines.push(squares.fold(B::EMPTY, |line, square| line | B::square(square.bit())));
            }
        }
        lines
    }

    #[inline]
    fn has_row(&self, stones: B) -> bool {
        // A bit of a run says that a run of stones begins there; each step lengthens the runs. All
        // four directions go side by side, without a branch in between.
        let [mut across, mut down, mut right, mut left] = [stones; 4];
        for shifts in &self.doublings {
            across = across & (across >> shifts[0]);
            down = down & (down >> shifts[1]);
            right = right & (right >> shifts[2]);
            left = left & (left >> shifts[3]);
        }
        across | down | right | left != B::EMPTY
    }

    #[inline]
    fn free(&self, position: &Position<B>) -> B {
        self.board & !(position.stones[0] | position.stones[1])
    }
}

/// A set of squares that is too small for the board panics, as in [`Mnk::new`].
impl<B: Squares> Specified for Mnk<B> {
    const PARAMETERS: Parameters = Shape::PARAMETERS;

    const PLANS: &'static [QuestionPlan] = Shape::PLANS;

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        Shape::from_spec(spec).map(Mnk::new)
    }

    fn spec(&self) -> String {
        self.shape.spec()
    }
}

impl<B: Squares> Game for Mnk<B> {
    type Position = Position<B>;
    type Move = Square;

    fn start(&self) -> Position<B> {
        Position { stones: [B::EMPTY; 2], mover: Player::First }
    }

    #[inline]
    fn to_move(&self, position: &Position<B>) -> Player {
        position.mover
    }

    #[inline]
    fn outcome(&self, position: &Position<B>) -> Option<Outcome> {
        let last = position.mover.opponent();
        if self.has_row(position.stones[last.index()]) {
            Some(Outcome::Win(if self.shape.misere { position.mover } else { last }))
        } else if self.free(position) == B::EMPTY {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    #[inline]
    fn legal_moves(&self, position: &Position<B>) -> impl Iterator<Item = Square> {
        let over = self.has_row(position.stones[position.mover.opponent().index()]);
        let free = if over { B::EMPTY } else { self.free(position) };
        free.iter().map(|bit| Square(bit as u16))
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position<B>, square: Square) {
        let own = &mut position.stones[position.mover.index()];
        *own = *own | B::square(square.bit());
        position.mover = position.mover.opponent();
    }
}

impl<B: Squares> Symmetric for Mnk<B> {
    /// Left-right and up-down, and on a square board also along a diagonal.
    fn symmetries(&self) -> usize {
        if self.shape.m == self.shape.n { 8 } else { 4 }
    }

    fn map_position(&self, symmetry: usize, position: &Position<B>) -> Position<B> {
        let map = |stones: B| {
            stones.iter().fold(B::EMPTY, |image, bit| {
                image | B::square(self.map_move(symmetry, Square(bit as u16)).bit())
            })
        };
        Position { stones: position.stones.map(map), mover: position.mover }
    }

    fn map_move(&self, symmetry: usize, square: Square) -> Square {
        let (mut column, mut row) = self.place(square);
        if symmetry & 1 != 0 {
            column = self.shape.m - 1 - column;
        }
        if symmetry & 2 != 0 {
            row = self.shape.n - 1 - row;
        }
        if symmetry & 4 != 0 {
            std::mem::swap(&mut column, &mut row);
        }
        self.square(column, row)
    }
}

impl<B: Squares> Notation for Mnk<B> {
    fn move_text(&self, square: Square) -> String {
        let (column, row) = self.place(square);
        format!("{}{}", char::from(b'a' + column), self.shape.n - row)
    }

    /// A letter and a number (`b2`), or row and column from 0 at the top left (`1 1`).
    fn parse_move(&self, position: &Position<B>, text: &str) -> Result<Square, MoveError> {
        let (column, row) = parse_square(text, self.shape.n).ok_or(MoveError::Unreadable)?;
        if column >= self.shape.m.into() || row >= self.shape.n.into() {
            return Err(MoveError::OffBoard);
        }
        match self.legal_move(position, self.square(column as u8, row as u8)) {
            Err(MoveError::NotPossible) => Err(MoveError::Taken),
            result => result,
        }
    }

    fn position_text(&self, position: &Position<B>) -> String {
        let mut text = String::new();
        for row in 0..self.shape.n {
            if row > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for column in 0..self.shape.m {
                let Some(owner) = position.owner(self.square(column, row)) else {
                    empty += 1;
                    continue;
                };
                push_empty(&mut text, &mut empty);
                text.push(if owner == Player::First { 'x' } else { 'o' });
            }
            push_empty(&mut text, &mut empty);
        }
        let last = position.mover.opponent();
        text += text::turn_suffix(
            position.count(Player::First),
            position.count(Player::Second),
            position.mover,
            self.has_row(position.stones[last.index()]),
        );
        text
    }

    fn parse_position(&self, text: &str) -> Result<Position<B>, PositionError> {
        let mut rows: Vec<&str> = text.trim().split('/').collect();
        let mut mover = None;
        if rows.len() == usize::from(self.shape.n) + 1 {
            mover = rows.pop().map(text::mover).transpose()?;
        }
        if rows.len() != self.shape.n.into() {
            let (found, expected) = (rows.len(), self.shape.n.into());
            return Err(PositionError::Size { field: "rows", found, expected });
        }
        let mut stones = [B::EMPTY; 2];
        for (row, text) in (0..).zip(rows) {
            self.parse_row(text, row, &mut stones)?;
        }
        let [first, second] = stones.map(|stones| stones.count() as usize);
        self.position(stones, text::turn(first, second, mover)?)
    }
}

impl<B: Squares> Mnk<B> {
    fn parse_row(&self, text: &str, row: u8, stones: &mut [B; 2]) -> Result<(), PositionError> {
        let wrong_length =
            |found| PositionError::Size { field: "squares", found, expected: self.shape.m.into() };
        if text.is_empty() {
            return Err(PositionError::Shape { form: FORM });
        }
        let mut column = 0;
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            let player = match character {
                'x' => Player::First,
                'o' => Player::Second,
                '1'..='9' => {
                    let mut empty = digit(character);
                    while let Some(more) = characters.next_if(char::is_ascii_digit) {
                        empty = (10 * empty + digit(more)).min(1000);
                    }
                    column += empty;
                    continue;
                }
                found => return Err(PositionError::Symbol { found, allowed: SYMBOLS }),
            };
            if column >= self.shape.m.into() {
                return Err(wrong_length(column + 1));
            }
            let square = B::square(self.square(column as u8, row).bit());
            stones[player.index()] = stones[player.index()] | square;
            column += 1;
        }
        if column == self.shape.m.into() { Ok(()) } else { Err(wrong_length(column)) }
    }
}

fn digit(character: char) -> usize {
    character.to_digit(10).unwrap_or(0) as usize
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        *text += &empty.to_string();
        *empty = 0;
    }
}

/// Column and row from 0 at the top left, either of which may be off the board.
fn parse_square(text: &str, rows: u8) -> Option<(usize, usize)> {
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse().unwrap_or(usize::MAX)) // too large to read is off the board
    };
    let text = text.trim();
    if let Some((row, column)) = text.split_once(' ') {
        return Some((number(column.trim())?, number(row.trim())?));
    }
    let mut characters = text.chars();
    let letter = characters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let from_bottom = number(characters.as_str())?;
    let row = usize::from(rows).checked_sub(from_bottom).filter(|_| from_bottom > 0);
    Some(((letter as u8 - b'a').into(), row.unwrap_or(usize::MAX)))
}
