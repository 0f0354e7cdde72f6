use gametree_games::mnk::{Mnk, Position, Shape, Squares};
use gametree_language::Language;
use gametree_rules::Player;

use crate::drawing::class_of;
use crate::terminal::padded_left;
use crate::{Board, Drawing, Stage, Story, TextStyle, stage};

/// Around the squares of a drawing, for letters and numbers of this size.
const MARGIN: f64 = 11.0;
const LETTER: f64 = 8.0;

/// The board with letters below it and numbers beside it, as the moves name the squares. A completed
/// row is in capitals.
impl<B: Squares> Board for Mnk<B> {
    fn board(&self, position: &Position<B>, style: &TextStyle) -> String {
        let Shape { m, n, .. } = self.shape();
        // With lines between the squares where that fits a screen.
        if m <= 15 && n <= 8 { framed(self, position, style) } else { dense(self, position, style) }
    }

    fn drawing(&self, position: &Position<B>) -> Drawing {
        let Shape { m, n, .. } = self.shape();
        // Small boards get room to breathe, large ones still fit a page.
        let cell = (120.0 / f64::from(m.max(n))).clamp(6.0, 18.0);
        let (width, height) = (cell * f64::from(m), cell * f64::from(n));
        let mut drawing = Drawing::new(width + 2.0 * MARGIN, height + MARGIN);
        for column in 0..=m {
            let x = MARGIN + cell * f64::from(column);
            drawing.line("grid", [x, 0.0, x, height]);
        }
        for row in 0..=n {
            let y = cell * f64::from(row);
            drawing.line("grid", [MARGIN, y, MARGIN + width, y]);
        }
        // As moves name the squares; every second one where squares are smaller than letters.
        let step = if cell < LETTER { 2 } else { 1 };
        for column in (0..m).step_by(step) {
            let x = MARGIN + cell * (f64::from(column) + 0.5);
            drawing.text("soft", x, height + 8.5, LETTER, &letter(column).to_string());
        }
        for row in (0..n).rev().step_by(step) {
            let y = cell * (f64::from(row) + 0.5) + 2.8;
            drawing.text("soft", MARGIN / 2.0 - 0.5, y, LETTER, &(n - row).to_string());
        }
        let complete = self.row(position);
        for row in 0..n {
            for column in 0..m {
                let square = self.square(column, row);
                let Some(owner) = position.owner(square) else { continue };
                let won = if complete.contains(&square) { " won" } else { "" };
                let class = format!("{}{won}", class_of(owner));
                let x = MARGIN + cell * (f64::from(column) + 0.5);
                let y = cell * (f64::from(row) + 0.5);
                let reach = cell * 0.28;
                match owner {
                    Player::First => {
                        drawing.line(&class, [x - reach, y - reach, x + reach, y + reach]);
                        drawing.line(&class, [x - reach, y + reach, x + reach, y - reach]);
                    }
                    Player::Second => drawing.circle(&class, x, y, reach * 1.1),
                }
            }
        }
        drawing
    }

    fn stage(&self, story: &Story<'_, Self>, language: Language) -> Stage {
        stage::mnk(self, story, language)
    }
}

fn framed<B: Squares>(game: &Mnk<B>, position: &Position<B>, style: &TextStyle) -> String {
    let Shape { m, n, .. } = game.shape();
    let (flat, upright) = (style.terminal.pick("───", "---"), style.terminal.pick("│", "|"));
    let border = |left: &str, middle: &str, right: &str| {
        let flats = vec![flat; m.into()].join(style.terminal.pick(middle, "+"));
        style.terminal.faint(&format!(
            "   {}{flats}{}",
            style.terminal.pick(left, "+"),
            style.terminal.pick(right, "+")
        )) + "\n"
    };
    let mut text = border("┌", "┬", "┐");
    for row in 0..n {
        text += &row_label(n - row, style);
        for column in 0..m {
            let square = square_text(game, position, column, row, " ", style);
            text += &format!("{} {square} ", style.terminal.faint(upright));
        }
        text += &style.terminal.faint(upright);
        text.push('\n');
        if row + 1 < n {
            text += &border("├", "┼", "┤");
        }
    }
    text += &border("└", "┴", "┘");
    let letters: String = (0..m).map(|column| format!("  {} ", letter(column))).collect();
    text + &style.terminal.faint(&format!("   {}", letters.trim_end())) + "\n"
}

fn dense<B: Squares>(game: &Mnk<B>, position: &Position<B>, style: &TextStyle) -> String {
    let Shape { m, n, .. } = game.shape();
    let empty = style.terminal.faint(style.terminal.pick("·", "."));
    let mut text = String::new();
    for row in 0..n {
        text += &row_label(n - row, style);
        for column in 0..m {
            text += &square_text(game, position, column, row, &empty, style);
            if column + 1 < m {
                text.push(' ');
            }
        }
        text.push('\n');
    }
    let letters: Vec<String> = (0..m).map(|column| letter(column).to_string()).collect();
    text + &style.terminal.faint(&format!("   {}", letters.join(" "))) + "\n"
}

fn row_label(number: u8, style: &TextStyle) -> String {
    style.terminal.faint(&padded_left(&number.to_string(), 2)) + " "
}

fn letter(column: u8) -> char {
    char::from(b'a' + column)
}

fn square_text<B: Squares>(
    game: &Mnk<B>,
    position: &Position<B>,
    column: u8,
    row: u8,
    empty: &str,
    style: &TextStyle,
) -> String {
    let square = game.square(column, row);
    let Some(owner) = position.owner(square) else { return empty.to_owned() };
    let stone = match (owner, game.row(position).contains(&square)) {
        (Player::First, false) => "x",
        (Player::First, true) => "X",
        (Player::Second, false) => "o",
        (Player::Second, true) => "O",
    };
    style.terminal.in_colour_of(owner, stone)
}
