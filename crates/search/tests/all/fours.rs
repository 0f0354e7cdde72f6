//! Wins by nothing but fours, looked for in the most obvious way: a four has to be answered, so such
//! a win needs no knowledge of anything else.

/// A square board with the stones of both players.
#[derive(Clone)]
pub(crate) struct Grid {
    side: i32,
    /// `.`, `x` or `o`, row by row from the top.
    squares: Vec<char>,
}

const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

fn opponent(stone: char) -> char {
    if stone == 'x' { 'o' } else { 'x' }
}

impl Grid {
    /// Reads rows from the top with `/` between them; numbers are runs of empty squares.
    pub(crate) fn parse(text: &str) -> Grid {
        let mut squares = Vec::new();
        let rows: Vec<&str> = text.split('/').filter(|row| !matches!(*row, "1" | "2")).collect();
        for row in &rows {
            let mut empty = 0;
            for character in row.chars() {
                if let Some(digit) = character.to_digit(10) {
                    empty = 10 * empty + digit;
                    continue;
                }
                squares.extend((0..empty).map(|_| '.'));
                squares.push(character);
                empty = 0;
            }
            squares.extend((0..empty).map(|_| '.'));
        }
        let side = rows.len() as i32;
        assert_eq!(squares.len() as i32, side * side, "a square board: {text}");
        Grid { side, squares }
    }

    /// Rows, and as many columns.
    pub(crate) fn side(&self) -> i32 {
        self.side
    }

    /// A letter and a number, as moves are written.
    pub(crate) fn name(&self, square: usize) -> String {
        let (column, row) = (square as i32 % self.side, square as i32 / self.side);
        format!("{}{}", char::from(b'a' + column as u8), self.side - row)
    }

    fn at(&self, column: i32, row: i32) -> Option<char> {
        let inside = (0..self.side).contains(&column) && (0..self.side).contains(&row);
        inside.then(|| self.squares[(row * self.side + column) as usize])
    }

    /// Whether a stone on this square is part of five in a row.
    fn makes_five(&self, square: usize, stone: char) -> bool {
        let (column, row) = (square as i32 % self.side, square as i32 / self.side);
        STEPS.iter().any(|(right, down)| {
            let run = |sign: i32| {
                (1..5)
                    .take_while(|step| {
                        let (right, down) = (sign * step * right, sign * step * down);
                        self.at(column + right, row + down) == Some(stone)
                    })
                    .count()
            };
            run(1) + run(-1) >= 4
        })
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        (0..self.squares.len()).filter(|&square| self.squares[square] == '.')
    }

    /// The squares where this player would complete five.
    fn completing(&self, stone: char) -> Vec<usize> {
        self.free().filter(|&square| self.makes_five(square, stone)).collect()
    }

    fn with(&self, square: usize, stone: char) -> Grid {
        let mut next = self.clone();
        next.squares[square] = stone;
        next
    }

    /// The moves that win by at most so many fours, five itself not counted.
    pub(crate) fn winning(&self, stone: char, fours: u32) -> Vec<usize> {
        let five = self.completing(stone);
        if !five.is_empty() {
            return five;
        }
        self.free().filter(|&square| self.wins_with(square, stone, fours)).collect()
    }

    fn wins(&self, stone: char, fours: u32) -> bool {
        !self.completing(stone).is_empty()
            || self.free().any(|square| self.wins_with(square, stone, fours))
    }

    /// Whether a four on this square wins.
    fn wins_with(&self, square: usize, stone: char, fours: u32) -> bool {
        if fours == 0 || self.lonely(square, stone) {
            return false;
        }
        let next = self.with(square, stone);
        // The opponent must not have a five to make instead of an answer.
        match next.completing(stone)[..] {
            [] => false,
            _ if !next.completing(opponent(stone)).is_empty() => false,
            [answer] => next.with(answer, opponent(stone)).wins(stone, fours - 1),
            _ => true,
        }
    }

    /// With fewer than three stones on the lines through a square there is no four on it.
    fn lonely(&self, square: usize, stone: char) -> bool {
        let (column, row) = (square as i32 % self.side, square as i32 / self.side);
        STEPS.iter().all(|(right, down)| {
            let near = (-4..=4)
                .filter(|step| self.at(column + step * right, row + step * down) == Some(stone));
            near.count() < 3
        })
    }

    /// The moves after which the opponent has no win by at most so many fours.
    pub(crate) fn defences(&self, stone: char, fours: u32) -> Vec<usize> {
        let holds = |&square: &usize| !self.with(square, stone).wins(opponent(stone), fours);
        self.free().filter(holds).collect()
    }
}
