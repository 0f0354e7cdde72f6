use gametree_games::mnk::{Mnk, Position, Shape, Square, Squares};
use gametree_language::Language;
use gametree_rules::{Game, Notation, Player};

use super::{GridCell, Spot, Stage, StageKind};
use crate::drawing::class_of;
use crate::{Drawing, Story};

/// Boards of up to this many squares are tiles with gaps between them, larger ones a grid of lines.
const MOST_TILES: usize = 49;
/// Room for the board.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 520.0;
/// A square is no larger than this, however few there are.
const LARGEST: f64 = 122.0;
/// Left of the board, for numbers, and below it, for letters.
const SIDE: f64 = 34.0;
const FOOT: f64 = 30.0;
/// Above and right of the board.
const MARGIN: f64 = 6.0;
const LETTER: f64 = 13.0;
/// The mark of a value, where a square has room for it.
const MARK: f64 = 38.0;

/// The board with letters below it and numbers beside it, as moves name the squares.
pub(crate) fn stage<B: Squares>(
    game: &Mnk<B>,
    story: &Story<'_, Mnk<B>>,
    language: Language,
) -> Stage {
    let position = story.now(game);
    let Shape { m, n, .. } = game.shape();
    let board = Board::new(m, n);
    let cells = cells(game, &position, story.moves.last().copied(), &board);
    let mut drawing = Drawing::new(
        SIDE + board.pitch * f64::from(m) + MARGIN,
        MARGIN + board.pitch * f64::from(n) + FOOT,
    );
    board.draw_squares(&mut drawing, &cells);
    board.draw_names(&mut drawing);
    for cell in &cells {
        board.draw_stone(&mut drawing, cell);
    }
    let spots = game.legal_moves(&position).map(|square| {
        let (column, row) = game.place(square);
        let area = board.area(column, row);
        let [x, y] = middle(area);
        Spot { area, mark: [x, y, MARK.min(board.pitch * 0.78)], ..Spot::of(game, square) }
    });
    let spots = spots.collect();
    let kind = StageKind::Grid { columns: m.into(), rows: n.into(), cells };
    Stage::new(drawing, spots, kind, language)
}

/// The squares row by row from the top.
fn cells<B: Squares>(
    game: &Mnk<B>,
    position: &Position<B>,
    last: Option<Square>,
    board: &Board,
) -> Vec<GridCell> {
    let complete = game.row(position);
    let places = (0..board.n).flat_map(|row| (0..board.m).map(move |column| (column, row)));
    let cell = |(column, row)| {
        let square = game.square(column, row);
        GridCell {
            name: game.move_text(square),
            owner: position.owner(square),
            area: board.area(column, row),
            won: complete.contains(&square),
            last: last == Some(square),
        }
    };
    places.map(cell).collect()
}

fn middle([left, top, width, height]: [f64; 4]) -> [f64; 2] {
    [left + width / 2.0, top + height / 2.0]
}

/// Where the squares are.
struct Board {
    m: u8,
    n: u8,
    /// From one square to the next.
    pitch: f64,
    /// Between two squares.
    gap: f64,
}

impl Board {
    fn new(m: u8, n: u8) -> Board {
        let pitch = (WIDTH / f64::from(m)).min(HEIGHT / f64::from(n)).min(LARGEST);
        let tiles = usize::from(m) * usize::from(n) <= MOST_TILES;
        Board { m, n, pitch, gap: if tiles { pitch * 0.065 } else { 0.0 } }
    }

    fn has_tiles(&self) -> bool {
        self.gap > 0.0
    }

    fn area(&self, column: u8, row: u8) -> [f64; 4] {
        let side = self.pitch - self.gap;
        let left = SIDE + self.pitch * f64::from(column) + self.gap / 2.0;
        [left, MARGIN + self.pitch * f64::from(row) + self.gap / 2.0, side, side]
    }

    fn draw_squares(&self, drawing: &mut Drawing, cells: &[GridCell]) {
        let [width, height] = [self.m, self.n].map(|side| self.pitch * f64::from(side));
        if !self.has_tiles() {
            drawing.rect("board", [SIDE, MARGIN, width, height], 0.0);
        }
        for cell in cells {
            let mut class = "tile".to_owned();
            match (cell.won, cell.owner) {
                (true, Some(owner)) => class += &format!(" won {}", class_of(owner)),
                // The board itself.
                _ if !self.has_tiles() && !cell.last => continue,
                _ => {}
            }
            class += if cell.last { " now" } else { "" };
            drawing.rect(&class, cell.area, self.gap.min(7.0));
        }
        if !self.has_tiles() {
            let [right, bottom] = [SIDE + width, MARGIN + height];
            for column in 0..=self.m {
                let x = SIDE + self.pitch * f64::from(column);
                drawing.line("mesh", [x, MARGIN, x, bottom]);
            }
            for row in 0..=self.n {
                let y = MARGIN + self.pitch * f64::from(row);
                drawing.line("mesh", [SIDE, y, right, y]);
            }
        }
    }

    /// As moves write them, so never in other digits.
    fn draw_names(&self, drawing: &mut Drawing) {
        let foot = MARGIN + self.pitch * f64::from(self.n) + 20.0;
        for column in 0..self.m {
            let x = SIDE + self.pitch * (f64::from(column) + 0.5);
            drawing.text("soft", x, foot, LETTER, &char::from(b'a' + column).to_string());
        }
        for row in 0..self.n {
            let y = MARGIN + self.pitch * (f64::from(row) + 0.5) + LETTER * 0.36;
            drawing.text("soft", SIDE - 17.0, y, LETTER, &(self.n - row).to_string());
        }
    }

    fn draw_stone(&self, drawing: &mut Drawing, cell: &GridCell) {
        let Some(owner) = cell.owner else { return };
        let class = format!("stone {}{}", class_of(owner), if cell.won { " won" } else { "" });
        let [x, y] = middle(cell.area);
        let reach = self.pitch * 0.28;
        let shape = match owner {
            Player::First => {
                let (left, top, across) = (x - reach, y - reach, 2.0 * reach);
                format!(
                    "M{left:.1} {top:.1}l{across:.1} {across:.1}m0 -{across:.1}l-{across:.1} {across:.1}"
                )
            }
            Player::Second => {
                let radius = reach * 1.04;
                let (left, across) = (x - radius, 2.0 * radius);
                let around = format!("a{radius:.1} {radius:.1} 0 1 1");
                format!("M{left:.1} {y:.1}{around} {across:.1} 0{around} -{across:.1} 0z")
            }
        };
        let thickness = self.pitch * if self.has_tiles() { 0.09 } else { 0.115 };
        drawing.stroke(&class, thickness, &shape);
    }
}
