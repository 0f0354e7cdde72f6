use gametree_games::bits::{Bits, Pair, Position, Replacement};
use gametree_language::{Language, message};
use gametree_rules::Player;

use super::rows::{Room, Row};
use super::{Spot, Stage, StageKind};
use crate::drawing::class_of;
use crate::{Drawing, Story, TextStyle};

/// Earlier strings, and fewer where the string itself takes several rows.
const MOST_EARLIER: usize = 6;
const FEW_EARLIER: usize = 3;
/// From one earlier string to the next, and from one of its digits to the next.
const EARLIER_ROW: f64 = 25.5;
const EARLIER_PITCH: f64 = 24.2;
const EARLIER_LETTER: f64 = 13.0;
/// Between the earlier strings and the string.
const GAP: f64 = 14.0;

/// The string as tiles, below every pair what it becomes and gains, above it the earlier strings.
pub(crate) fn stage(game: &Bits, story: &Story<'_, Bits>, language: Language) -> Stage {
    let pairs = story.now(game).digits.pairs().count();
    let wide = in_room(game, story, &Room::wide(pairs), language);
    let narrow = Room::narrow(pairs);
    let narrow = narrow.map(|room| Box::new(in_room(game, story, &room, language)));
    Stage { narrow, ..wide }
}

fn in_room(game: &Bits, story: &Story<'_, Bits>, room: &Room, language: Language) -> Stage {
    let position = story.now(game);
    let gains: Vec<String> =
        position.digits.pairs().map(|pair| gain(game, &position, pair, language)).collect();
    let longest = gains.iter().map(|gain| gain.chars().count()).max().unwrap_or(0);
    let length = position.digits.len();
    let earlier = match (room.is_narrow, room.row_count(length)) {
        (true, _) => 0,
        (_, 1) => MOST_EARLIER,
        _ => FEW_EARLIER,
    };
    let earlier = earlier.min(story.moves.len());
    // Each of them had one digit more than the next.
    let width = room.width_of(length, EARLIER_PITCH * (length + earlier) as f64);
    let rows = room.rows(length, width, longest);
    let above = if earlier > 0 { EARLIER_ROW * earlier as f64 + GAP } else { 0.0 };
    let height = rows.iter().map(Row::height).sum::<f64>();
    let mut drawing = Drawing::new(width, above + height);
    draw_earlier(&mut drawing, game, story, earlier);
    let digits = position.digits.to_string();
    let last = story.moves.last().map(|&Pair(index)| usize::from(index));
    let mut spots = Vec::new();
    let mut top = above;
    for row in &rows {
        row.draw_digits(&mut drawing, top, &digits, last);
        for pair in row.pairs() {
            let Replacement { digit, mover, opponent } =
                game.replacement(&position, Pair(pair as u8));
            let gain = (gains[pair].as_str(), mover - opponent);
            row.draw_pair(&mut drawing, top, pair, digit, gain);
            let (area, mark) = (row.area(top, pair), row.mark(top, pair));
            spots.push(Spot { area, mark, ..Spot::of(game, Pair(pair as u8)) });
        }
        top += row.height();
    }
    let caption = language.say(&message!("stage-bits-pairs"));
    let caption = (!spots.is_empty()).then_some(caption);
    Stage { caption, ..Stage::new(drawing, spots, StageKind::Places, language) }
}

/// What a pair is worth to the player who replaces it.
fn gain(game: &Bits, position: &Position, pair: Pair, language: Language) -> String {
    let Replacement { mover, opponent, .. } = game.replacement(position, pair);
    TextStyle::plain(language).signed(mover - opponent)
}

/// The last few strings, each with a frame around what was replaced in it.
fn draw_earlier(drawing: &mut Drawing, game: &Bits, story: &Story<'_, Bits>, earlier: usize) {
    let skipped = story.moves.len() - earlier;
    let positions = story.positions(game).zip(story.moves).skip(skipped);
    for (row, (position, &Pair(index))) in positions.enumerate() {
        let digits = position.digits.to_string();
        let pitch = EARLIER_PITCH.min(drawing.width / digits.len() as f64);
        let left = (drawing.width - pitch * digits.len() as f64) / 2.0;
        let middle = EARLIER_ROW * (row as f64 + 0.5);
        // The further back, the fainter.
        let class =
            if earlier - row > MOST_EARLIER / 2 { "digits earlier old" } else { "digits earlier" };
        for (place, digit) in digits.chars().enumerate() {
            let x = left + pitch * (place as f64 + 0.5);
            drawing.text(class, x, middle + 4.6, EARLIER_LETTER, &digit.to_string());
        }
        let frame = [left + pitch * f64::from(index) + 1.0, middle - 10.5, 2.0 * pitch - 2.0, 21.0];
        let radius = match position.mover {
            Player::First => 0.0,
            Player::Second => 10.5,
        };
        drawing.rect(&format!("frame {}", class_of(position.mover)), frame, radius);
    }
}
