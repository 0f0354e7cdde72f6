use gametree_games::bits::{Bits, Pair, Position};
use gametree_language::{Language, message};
use gametree_rules::Player;

use crate::terminal::{padded, padded_left};
use crate::{Board, Drawing, Stage, Story, TextStyle, stage};
use unicode_width::UnicodeWidthStr;

const PAIRS_A_BLOCK: usize = 15;
const COLUMN: usize = 4;

/// The string, then every pair with its index, what it becomes and what it gives.
impl Board for Bits {
    fn board(&self, position: &Position, style: &TextStyle) -> String {
        let score = |player: Player| {
            let score = style.signed(position.scores[player.index()]);
            style.terminal.in_colour_of(player, &score)
        };
        let mut text = style.labelled(&[
            (
                style.say(&message!("label-string")),
                style.terminal.strong(&position.digits.to_string()),
            ),
            (style.say(&message!("player-first")), score(Player::First)),
            (style.say(&message!("player-second")), score(Player::Second)),
        ]);
        let pairs: Vec<Pair> = position.digits.pairs().collect();
        for pairs in pairs.chunks(PAIRS_A_BLOCK) {
            text.push('\n');
            text += &block(self, position, pairs, style);
        }
        text
    }

    fn drawing(&self, position: &Position) -> Drawing {
        let digits = position.digits.to_string();
        let width = (digits.len() as f64 * 7.6).max(64.0);
        let mut drawing = Drawing::new(width, 34.0);
        drawing.text("digits", width / 2.0, 15.0, 12.0, &digits);
        let middle = width / 2.0;
        let score = |player: Player| position.scores[player.index()].to_string();
        drawing.number("first", middle - 16.0, 31.0, 11.0, &score(Player::First));
        drawing.text("digits soft", middle, 31.0, 11.0, ":");
        drawing.number("second", middle + 16.0, 31.0, 11.0, &score(Player::Second));
        drawing
    }

    fn label(&self, position: &Position, _: Language) -> Option<String> {
        const MOST: usize = 12;
        let digits = position.digits.to_string();
        match digits.len() {
            ..=MOST => Some(digits),
            length => Some(format!("{}…{}", &digits[..MOST / 2], &digits[length - MOST / 2 + 1..])),
        }
    }

    fn stage(&self, story: &Story<'_, Self>, language: Language) -> Stage {
        stage::bits(self, story, language)
    }
}

/// A few pairs side by side.
fn block(game: &Bits, position: &Position, pairs: &[Pair], style: &TextStyle) -> String {
    let becomes = style.terminal.pick("→", ">");
    type Cell<'a> = &'a dyn Fn(Pair) -> String;
    let rows: [(_, Cell<'_>); 4] = [
        (message!("label-index"), &|Pair(index)| index.to_string()),
        (message!("label-pair"), &|pair| format!("{:02b}", position.digits.pair(pair))),
        (message!("label-becomes"), &|pair| {
            format!("{becomes}{}", game.replacement(position, pair).digit)
        }),
        (message!("label-gain"), &|pair| {
            let replacement = game.replacement(position, pair);
            style.signed(replacement.mover - replacement.opponent)
        }),
    ];
    let labels = rows.each_ref().map(|(label, _)| style.say(label));
    let widest = labels.iter().map(|label| label.width()).max().unwrap_or(0);
    let mut text = String::new();
    for (label, (_, cell)) in labels.iter().zip(rows) {
        let cells: String =
            pairs.iter().map(|&pair| padded_left(&style.isolated(&cell(pair)), COLUMN)).collect();
        text += &format!("{}{cells}\n", style.terminal.faint(&padded(label, widest)));
    }
    text
}
