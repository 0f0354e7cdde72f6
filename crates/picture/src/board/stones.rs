use gametree_games::stones::{Position, Stones};
use gametree_language::{Language, message};
use gametree_rules::Player;

use crate::{Board, Drawing, Stage, Story, TextStyle, stage};

const STONES_A_ROW: u32 = 25;
/// A heap larger than this is a number, not a picture.
const MAX_DRAWN: u32 = 100;

/// The heap, and what each player has.
impl Board for Stones {
    fn board(&self, position: &Position, style: &TextStyle) -> String {
        let mut text = String::new();
        let mut undrawn = if position.left > MAX_DRAWN { 0 } else { position.left };
        while undrawn > 0 {
            let row = undrawn.min(STONES_A_ROW);
            let stones = vec![style.terminal.pick("●", "o"); row as usize];
            text += &format!("  {}\n", stones.join(" "));
            undrawn -= row;
        }
        let mut rows = vec![(
            style.say(&message!("label-left")),
            style.terminal.strong(&style.language.number(position.left)),
        )];
        for player in Player::ALL {
            let name = match player {
                Player::First => message!("player-first"),
                Player::Second => message!("player-second"),
            };
            let totals = message!(
                "stones-totals",
                stones = position.taken[player.index()],
                points = position.points[player.index()],
                total = position.total(player),
            );
            rows.push((style.say(&name), style.terminal.in_colour_of(player, &style.say(&totals))));
        }
        text + &style.labelled(&rows)
    }

    fn drawing(&self, position: &Position) -> Drawing {
        let mut drawing = Drawing::new(64.0, 34.0);
        drawing.number("", 32.0, 16.0, 15.0, &position.left.to_string());
        let total = |player| position.total(player).to_string();
        drawing.number("first", 16.0, 31.0, 11.0, &total(Player::First));
        drawing.text("digits soft", 32.0, 31.0, 11.0, ":");
        drawing.number("second", 48.0, 31.0, 11.0, &total(Player::Second));
        drawing
    }

    fn label(&self, position: &Position, language: Language) -> Option<String> {
        Some(language.say(&message!("stones-left", count = position.left)))
    }

    fn stage(&self, story: &Story<'_, Self>, language: Language) -> Stage {
        stage::stones(self, story, language)
    }
}
