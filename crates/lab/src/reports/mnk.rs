//! Report 003's search for `mnk`, as its program has it.
//!
//! Alpha-beta over the squares row by row, a full window for each root move, the first best move. A win is worth
//! 10 − depth, a loss −10 + depth, the computer's own move being depth 0: after ten plies a win is worth nothing, and
//! later less than nothing. And whether somebody has won is found out by counting, along each line of the board,
//! neighbours of the same sign, without beginning anew at a gap: `xx.xx` has two pairs of neighbours, like `xxx`.
//!
//! ```text
//!   line      x x . x x        x x x
//!   pairs     1     1          1 1        both: 1 + 2 = three
//! ```

use gametree_games::mnk::{Mnk, Position, Square};
use gametree_rules::{Game, Player, Value, Work};
use gametree_search::{Exit, Observer, Stopped};

use super::walk::{Decision, Walk};

/// The game, on boards that the report's program is asked to play on.
pub type Board = Mnk<u128>;

/// The largest board: 10 by 10.
pub const MOST: u8 = 10;

/// The report's search, or the same with faults mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MnkSearch {
    /// How many plies it looks ahead, its own move included; 0 is no limit.
    pub depth: u32,
    /// Whether it cuts.
    pub prune: bool,
    /// What is wrong with it.
    pub faults: MnkFaults,
}

/// What is wrong with the report's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MnkFaults {
    /// A row is counted across gaps.
    pub gap: bool,
    /// A win is worth 10, less one for every ply, however many there are.
    pub ten: bool,
}

impl MnkFaults {
    /// As published.
    pub const ALL: MnkFaults = MnkFaults { gap: true, ten: true };
}

/// What a win is worth in the report, and what it is worth where there are more plies than that.
const TEN: i64 = 10;
const THOUSAND: i64 = 1000;

/// One of the four directions of a board.
#[derive(Clone)]
struct Direction {
    /// From a square to the next.
    step: u32,
    /// For each square, the squares of its line that have a next one.
    lines: Vec<u128>,
}

/// A board as the program sees it: bit `row · n + column` is a square.
#[derive(Clone)]
pub struct Lines {
    n: u8,
    k: u32,
    directions: [Direction; 4],
}

impl Lines {
    /// The lines of a square board.
    pub fn new(n: u8, k: u8) -> Self {
        let side = i32::from(n);
        let direction = |columns: i32, rows: i32| {
            let square = |column: i32, row: i32| 1_u128 << (row * side + column);
            let on_board = |place: i32| (0..side).contains(&place);
            let line = |column: i32, row: i32| {
                let places = (1 - side..side)
                    .map(|step| (column + step * columns, row + step * rows))
                    .filter(|&(column, row)| on_board(column) && on_board(row))
                    .filter(|&(column, row)| on_board(column + columns) && on_board(row + rows));
                places.fold(0, |line, (column, row)| line | square(column, row))
            };
            let places = (0..side).flat_map(|row| (0..side).map(move |column| (column, row)));
            let lines = places.map(|(column, row)| line(column, row)).collect();
            Direction { step: (rows * side + columns) as u32, lines }
        };
        let directions = [direction(1, 0), direction(0, 1), direction(1, 1), direction(-1, 1)];
        Lines { n, k: k.into(), directions }
    }

    /// Whether the stone on this square makes a row with the others.
    #[inline]
    pub(super) fn has_row(&self, stones: u128, square: usize, across_gaps: bool) -> bool {
        self.directions.iter().any(|Direction { step, lines }| {
            let mut run = stones & stones >> step & lines[square];
            if across_gaps {
                return run.count_ones() + 1 >= self.k && run != 0;
            }
            for _ in 2..self.k {
                run &= run >> step;
            }
            run != 0
        })
    }

    /// Who has won, as the program finds it out on a whole board: line by line, rows first, then columns, then the
    /// two kinds of diagonals.
    pub fn winner(&self, stones: [u128; 2]) -> Option<Player> {
        let side = usize::from(self.n);
        let squares = |row: usize, column: usize| row * side + column;
        let rows = (0..side).map(|row| squares(row, 0));
        let columns = (0..side).map(|column| squares(0, column));
        // Falling diagonals from the top right corner to the bottom left, rising ones from the top left to the
        // bottom right.
        let falling = (1..side).rev().map(|column| squares(0, column));
        let falling = falling.chain((0..side).map(|row| squares(row, 0)));
        let rising = (0..side).map(|column| squares(0, column));
        let rising = rising.chain((1..side).map(|row| squares(row, side - 1)));
        let lines = (rows.map(|square| (0, square)))
            .chain(columns.map(|square| (1, square)))
            .chain(falling.map(|square| (2, square)))
            .chain(rising.map(|square| (3, square)));
        for (direction, square) in lines {
            let Direction { step, lines } = &self.directions[direction];
            let pairs = |player: &Player| {
                let stones = stones[player.index()];
                (stones & stones >> step & lines[square]).count_ones()
            };
            if let Some(player) = Player::ALL.into_iter().find(|player| pairs(player) + 1 >= self.k)
            {
                return Some(player);
            }
        }
        None
    }
}

impl MnkSearch {
    /// As published.
    pub const fn published(depth: u32) -> Self {
        MnkSearch { depth, prune: true, faults: MnkFaults::ALL }
    }

    const fn win(&self) -> i64 {
        if self.faults.ten { TEN } else { THOUSAND }
    }

    /// Decides a position; whose turn it is, that is the computer. Values are from the first player's side.
    pub fn decide<O: Observer<Board>>(
        &self,
        game: &Board,
        position: &Position<u128>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Square>, Stopped> {
        let shape = game.shape();
        let lines = Lines::new(shape.n, shape.k);
        let computer = game.to_move(position);
        let mut running = Running {
            search: self,
            game,
            lines: &lines,
            computer,
            observer,
            walk: Walk::new(work),
        };
        let mut stones = [0; 2];
        for row in 0..shape.n {
            for column in 0..shape.m {
                if let Some(player) = position.owner(game.square(column, row)) {
                    stones[player.index()] |= 1 << running.index(column, row);
                }
            }
        }
        running.observer.enter(position, Value::LOWEST, Value::HIGHEST);
        let mut moves = Vec::new();
        for square in game.legal_moves(position) {
            running.observer.play(square);
            let (column, row) = game.place(square);
            let played = running.index(column, row);
            let mut next = stones;
            next[computer.index()] |= 1 << played;
            let shown = O::ACTIVE.then(|| game.after(position, square));
            let value = running.value(&next, played, 0, -INFINITE, INFINITE, shown.as_ref())?;
            moves.push((square, running.shown(value)));
        }
        let decision = Decision::among(moves, computer == Player::First, &running.walk);
        running.observer.leave(decision.value, Exit::Complete);
        Ok(decision)
    }
}

const INFINITE: i64 = i64::MAX;

struct Running<'a, O> {
    search: &'a MnkSearch,
    game: &'a Board,
    lines: &'a Lines,
    computer: Player,
    observer: &'a mut O,
    walk: Walk<'a>,
}

impl<O: Observer<Board>> Running<'_, O> {
    fn index(&self, column: u8, row: u8) -> usize {
        usize::from(row) * usize::from(self.lines.n) + usize::from(column)
    }

    /// The computer's number from the first player's side.
    fn shown(&self, value: i64) -> Value {
        Value(value * i64::from(self.computer.sign()))
    }

    fn leave(&mut self, value: i64, exit: Exit) -> i64 {
        self.observer.leave(self.shown(value), exit);
        value
    }

    /// What the position is worth to the computer after a stone was put on `played`.
    fn value(
        &mut self,
        stones: &[u128; 2],
        played: usize,
        depth: u32,
        mut alpha: i64,
        mut beta: i64,
        shown: Option<&Position<u128>>,
    ) -> Result<i64, Stopped> {
        self.walk.call()?;
        if let Some(position) = shown {
            let [low, high] = match self.computer {
                Player::First => [alpha, beta],
                Player::Second => [beta, alpha],
            };
            let (low, high) = (self.shown(low), self.shown(high));
            self.observer.enter(position, low, high);
        }
        let by_computer = depth.is_multiple_of(2);
        let player = if by_computer { self.computer } else { self.computer.opponent() };
        let MnkSearch { faults, depth: limit, prune } = *self.search;
        if self.lines.has_row(stones[player.index()], played, faults.gap) {
            let worth = self.search.win() - i64::from(depth);
            return Ok(self.leave(if by_computer { worth } else { -worth }, Exit::Finished));
        }
        let side = usize::from(self.lines.n);
        let full = stones[0] | stones[1];
        if full.count_ones() as usize == side * side {
            return Ok(self.leave(0, Exit::Finished));
        }
        if limit > 0 && depth + 1 == limit {
            return Ok(self.leave(0, Exit::Estimated));
        }
        let maximising = !by_computer;
        let mover = player.opponent();
        let mut best = if maximising { -INFINITE } else { INFINITE };
        let mut exit = Exit::Complete;
        let mut free = !full & ((1 << (side * side)) - 1);
        while free != 0 {
            if prune && alpha >= beta {
                self.walk.cuts += 1;
                exit = Exit::Cut;
                break;
            }
            let square = free.trailing_zeros() as usize;
            free &= free - 1;
            let mut next = *stones;
            next[mover.index()] |= 1 << square;
            let after = shown.map(|position| {
                let mv = self.game.square((square % side) as u8, (square / side) as u8);
                self.observer.play(mv);
                self.game.after(position, mv)
            });
            let value = self.value(&next, square, depth + 1, alpha, beta, after.as_ref())?;
            if maximising {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
        }
        Ok(self.leave(best, exit))
    }
}
