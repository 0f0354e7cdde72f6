use gametree_games::multiply::{Multiply, Position};
use gametree_language::{Language, message};

use crate::{Board, Drawing, Stage, Story, TextStyle, stage};

/// Columns of the bar that shows how far the number has come.
const BAR: usize = 40;

/// The number with a bar towards the target, points and bank.
impl Board for Multiply {
    fn board(&self, position: &Position, style: &TextStyle) -> String {
        let number = style.language.number(position.number);
        // Every move multiplies, so equal steps of the bar are equal factors.
        let share = (position.number as f64).ln() / (self.target() as f64).ln();
        let filled = ((share * BAR as f64) as usize).min(BAR);
        let bar = format!(
            "{}{} {}",
            style.terminal.pick("█", "#").repeat(filled),
            style.terminal.pick("░", ".").repeat(BAR - filled),
            style.language.number(self.target()),
        );
        style.labelled(&[
            (style.say(&message!("label-number")), style.terminal.strong(&number)),
            (style.say(&message!("label-target")), bar),
            (style.say(&message!("label-points")), style.signed(position.points)),
            (style.say(&message!("label-bank")), style.language.number(position.bank)),
        ])
    }

    fn drawing(&self, position: &Position) -> Drawing {
        let mut drawing = Drawing::new(64.0, 34.0);
        drawing.number("", 32.0, 16.0, 15.0, &position.number.to_string());
        let below = format!("{} | {}", position.points, position.bank);
        drawing.number("soft", 32.0, 31.0, 11.0, &below);
        drawing
    }

    fn label(&self, position: &Position, language: Language) -> Option<String> {
        Some(language.number(position.number))
    }

    fn stage(&self, story: &Story<'_, Self>, language: Language) -> Stage {
        stage::multiply(self, story, language)
    }
}
