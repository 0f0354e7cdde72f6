use gametree_games::multiply::{Multiply, Position};
use gametree_language::message;

use crate::{Board, Drawing, Look};

/// Columns of the bar that shows how far the number has come.
const BAR: usize = 40;

/// The number with a bar towards the target, points and bank.
impl Board for Multiply {
    fn board(&self, position: &Position, look: &Look) -> String {
        let number = look.language.number(position.number);
        // Every move multiplies, so equal steps of the bar are equal factors.
        let share = (position.number as f64).ln() / (self.target() as f64).ln();
        let filled = ((share * BAR as f64) as usize).min(BAR);
        let bar = format!(
            "{}{} {}",
            look.pick("█", "#").repeat(filled),
            look.pick("░", ".").repeat(BAR - filled),
            look.language.number(self.target()),
        );
        look.labelled(&[
            (look.say(&message!("label-number")), look.strong(&number)),
            (look.say(&message!("label-target")), bar),
            (look.say(&message!("label-points")), look.signed(position.points)),
            (look.say(&message!("label-bank")), look.language.number(position.bank)),
        ])
    }

    fn drawing(&self, position: &Position) -> Drawing {
        let mut drawing = Drawing::new(64.0, 34.0);
        drawing.number("", 32.0, 16.0, 15.0, &position.number.to_string());
        let below = format!("{} | {}", position.points, position.bank);
        drawing.number("soft", 32.0, 31.0, 11.0, &below);
        drawing
    }
}
