//! Finding and counting rows with sets of bits agrees with looking at every square in every
//! direction.

use std::cell::Cell;

use gametree_games::mnk::{Lines, MAX, Mnk, Shape, Squares, Wide};
use gametree_rules::{Evaluator, Game, Notation, Outcome, Player, PositionError, Seed, Value};
use proptest::prelude::*;

/// A board as rows of `x`, `o` and `.`.
#[derive(Clone, Debug)]
struct Board {
    shape: Shape,
    cells: Vec<Vec<char>>,
}

/// Column and row, perhaps off the board.
type Place = (i32, i32);

const DIRECTIONS: [Place; 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

impl Board {
    fn at(&self, (column, row): Place) -> Option<char> {
        let row = self.cells.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    }

    fn places(&self) -> Vec<Place> {
        let (m, n) = (self.shape.m.into(), self.shape.n.into());
        (0..n).flat_map(|row| (0..m).map(move |column| (column, row))).collect()
    }

    /// `k` places from this one on in one direction, if they are all on the board.
    fn run(&self, (column, row): Place, (columns, rows): Place) -> Option<Vec<Place>> {
        let steps = 0..i32::from(self.shape.k);
        let places = steps.map(|step| (column + step * columns, row + step * rows));
        places.map(|place| self.at(place).map(|_| place)).collect()
    }

    fn has_row(&self, stone: char) -> bool {
        let complete = |run: Vec<Place>| run.iter().all(|&place| self.at(place) == Some(stone));
        self.places().into_iter().any(|place| {
            DIRECTIONS.into_iter().any(|step| self.run(place, step).is_some_and(complete))
        })
    }

    /// Rows that one player alone can complete: 1 for one stone in it, then four times as much for
    /// each further one, up to ten.
    fn lines(&self) -> Value {
        let worth = |run: Vec<Place>| {
            let count = |stone| run.iter().filter(|&&place| self.at(place) == Some(stone)).count();
            let weight = |stones: usize| 4_i64.pow(stones.min(10) as u32 - 1);
            match (count('x'), count('o')) {
                (stones @ 1.., 0) => weight(stones),
                (0, stones @ 1..) => -weight(stones),
                _ => 0,
            }
        };
        let from = |place| DIRECTIONS.into_iter().filter_map(move |step| self.run(place, step));
        let sum: i64 = self.places().into_iter().flat_map(from).map(worth).sum();
        Value(if self.shape.misere { -sum } else { sum })
    }

    fn put(&mut self, (column, row): Place, stone: char) {
        self.cells[row as usize][column as usize] = stone;
    }

    fn count(&self, stone: char) -> usize {
        self.cells.iter().flatten().filter(|&&cell| cell == stone).count()
    }

    fn outcome(&self) -> Result<Option<Outcome>, PositionError> {
        let maker = match ['x', 'o'].map(|stone| self.has_row(stone)) {
            [true, true] => return Err(PositionError::BothFinished),
            [true, false] => Player::First,
            [false, true] => Player::Second,
            [false, false] => return Ok((self.count('.') == 0).then_some(Outcome::Draw)),
        };
        let winner = if self.shape.misere { maker.opponent() } else { maker };
        Ok(Some(Outcome::Win(winner)))
    }

    fn text(&self) -> String {
        let run_text = |run: &[char]| match run[0] {
            '.' => run.len().to_string(),
            _ => run.iter().collect(),
        };
        let row_text = |row: &Vec<char>| -> String {
            row.chunk_by(|a, b| a == b).map(run_text).collect::<Vec<String>>().concat()
        };
        self.cells.iter().map(row_text).collect::<Vec<String>>().join("/")
    }

    /// What the game makes of the board, with squares in a set of type `B`, if that is wide enough.
    fn check<B: Squares>(&self) -> Result<(), TestCaseError> {
        if self.shape.bits() >= B::CAPACITY {
            return Ok(());
        }
        let game = Mnk::<B>::new(self.shape);
        let (position, expected) = (game.parse_position(&self.text()), self.outcome());
        prop_assert_eq!(&position.clone().map(|position| game.outcome(&position)), &expected);
        if let Ok(position) = position {
            let row = game.row(&position);
            let owners: Vec<Option<Player>> =
                row.iter().map(|&square| position.owner(square)).collect();
            if let Ok(Some(Outcome::Win(_))) = expected {
                prop_assert_eq!(row.len(), usize::from(self.shape.k));
                prop_assert!(owners.iter().all(|owner| owner.is_some() && *owner == owners[0]));
            } else {
                prop_assert_eq!(row, []);
                // Above that a game would look decided.
                let lines = self.lines().0.clamp(-499_999, 499_999);
                prop_assert_eq!(Lines.estimate(&game, &position), Value(lines));
            }
        }
        Ok(())
    }
}

/// Boards on which a row, or a row with one stone missing, is as likely as not.
fn boards() -> impl Strategy<Value = Board> {
    let side = || prop_oneof![3 => 1..=7_u8, 1 => 1..=26_u8];
    (side(), side(), side(), any::<bool>(), any::<u64>(), 0..=100_usize)
        .prop_map(|(m, n, k, misere, seed, fullness)| {
            board(Shape { m, n, k, misere }, &mut Seed::new(seed), fullness)
        })
        .prop_filter("players take turns", |board| matches!(lead(board), 0 | 1))
}

/// How many more stones the first player has.
fn lead(board: &Board) -> i32 {
    board.count('x') as i32 - board.count('o') as i32
}

fn board(shape: Shape, seed: &mut Seed, fullness: usize) -> Board {
    let cells = vec![vec!['.'; shape.m.into()]; shape.n.into()];
    let mut board = Board { shape, cells };
    let mut free = board.places();
    // A row of one player's, of which one stone may be missing.
    let (from, step) = (free[seed.below(free.len())], DIRECTIONS[seed.below(4)]);
    let planted = board.run(from, step).unwrap_or_default();
    let stone = ['x', 'o'][seed.below(2)];
    let missing = seed.below(2 * planted.len());
    for (index, &place) in planted.iter().enumerate() {
        if index != missing {
            board.put(place, stone);
        }
    }
    // Then stones anywhere else, at least until it can be somebody's turn.
    free.retain(|place| !planted.contains(place));
    let left = free.len() * (100 - fullness) / 100;
    while !free.is_empty() && (free.len() > left || !matches!(lead(&board), 0 | 1)) {
        let place = free.swap_remove(seed.below(free.len()));
        board.put(place, if lead(&board) > 0 { 'o' } else { 'x' });
    }
    board
}

/// One half of the board x, the other o, so that the lines are as long as they can be. Where `k` is
/// larger still, the shifts reach past the end of the set.
#[test]
fn agrees_where_lines_are_longest() -> Result<(), TestCaseError> {
    for (m, n) in (1..=MAX).flat_map(|m| (1..=MAX).map(move |n| (m, n))) {
        let shape = Shape::new(m, n, 1);
        if shape.bits() >= u128::CAPACITY {
            continue;
        }
        let cells = vec![vec!['.'; m.into()]; n.into()];
        let mut board = Board { shape, cells };
        let by_row = board.places();
        let mut by_column = by_row.clone();
        by_column.sort_unstable();
        for places in [by_row, by_column] {
            for (index, &place) in places.iter().enumerate() {
                board.put(place, if 2 * index < places.len() { 'x' } else { 'o' });
            }
            for k in 1..=MAX {
                board.shape.k = k;
                board.check::<u64>()?;
                board.check::<u128>()?;
                board.check::<Wide<6>>()?;
            }
        }
    }
    Ok(())
}

#[test]
fn agrees_with_a_slow_scan() {
    let [rows, near_misses, refused] = [const { Cell::new(0) }; 3];
    proptest!(ProptestConfig::with_cases(3000), |(board in boards())| {
        board.check::<u64>()?;
        board.check::<u128>()?;
        board.check::<Wide<6>>()?;
        board.check::<Wide<11>>()?;
        let seen = match board.outcome() {
            Ok(Some(Outcome::Win(_))) => &rows,
            Ok(_) => &near_misses,
            Err(_) => &refused,
        };
        seen.set(seen.get() + 1);
    });
    let seen = [rows, near_misses, refused].map(Cell::into_inner);
    assert!(seen.iter().all(|&boards| boards > 20), "boards of every kind: {seen:?}");
}
