use gametree_games::multiply::{Multiplier, Multiply, Position};
use gametree_language::{Language, message};
use gametree_rules::{Game, Player};

use super::scale::{Scale, letters_width};
use super::{Spot, Stage, StageKind};
use crate::drawing::class_of;
use crate::{Drawing, Story};

/// Across, on a page and on a phone.
const WIDTH: f64 = 680.0;
const NARROW: f64 = 344.0;
/// From the top to the line, while the game goes on and afterwards.
const ABOVE: f64 = 104.0;
const ABOVE_END: f64 = 150.0;
/// From the line to the bottom.
const BELOW: f64 = 38.0;
const BELOW_END: f64 = 56.0;
const LETTER: f64 = 13.0;
const MARK: f64 = 24.0;

/// The number, and the way to it on a line of logarithms: every move multiplies, so equal moves are
/// equally long.
pub(crate) fn stage(game: &Multiply, story: &Story<'_, Multiply>, language: Language) -> Stage {
    let wide = in_width(game, story, WIDTH, language);
    let narrow = Some(Box::new(in_width(game, story, NARROW, language)));
    Stage { narrow, ..wide }
}

fn in_width(game: &Multiply, story: &Story<'_, Multiply>, width: f64, language: Language) -> Stage {
    let positions: Vec<Position> = story.positions(game).collect();
    let position = story.now(game);
    let is_over = game.outcome(&position).is_some();
    let (above, below) = if is_over { (ABOVE_END, BELOW_END) } else { (ABOVE, BELOW) };
    let mut drawing = Drawing::new(width, above + below);
    let largest = game.legal_moves(&Position { number: 1, ..position }).map(|by| by.0).max();
    let scale = Scale::new(width, story.start.number, game.target(), largest.unwrap_or(2));
    let way = Way { scale, y: above, is_over, language };
    way.draw_end(&mut drawing);
    drawing.line("axis", [6.0, above, width - 6.0, above]);
    if is_over {
        way.draw_ticks(&mut drawing);
    }
    for (pair, &by) in positions.windows(2).zip(story.moves) {
        way.draw_move(&mut drawing, &pair[0], &pair[1], by);
    }
    let products = game.legal_moves(&position).map(|by| (by, game.after(&position, by).number));
    let products: Vec<(Multiplier, u64)> = products.collect();
    for &(_, product) in &products {
        drawing.circle("next", way.scale.x(product), above, 5.0);
    }
    way.draw_numbers(&mut drawing, &positions);
    let spots = products.iter().map(|&(by, product)| {
        let x = way.scale.x(product);
        let area = [x - 6.0, above - 6.0, 12.0, 12.0];
        let (title, leads_to) = (title(by), Some(language.number(product)));
        Spot { area, mark: [x, above - 22.0, MARK], title, leads_to, ..Spot::of(game, by) }
    });
    let spots = spots.collect();
    let stage = Stage::new(drawing, spots, StageKind::Choices, language);
    if is_over { stage } else { Stage { source: Some(card(&position, language)), ..stage } }
}

fn title(Multiplier(by): Multiplier) -> String {
    format!("×{by}")
}

/// The number with points and bank, from which the choices go out.
fn card(position: &Position, language: Language) -> Drawing {
    let number = language.number(position.number);
    // A long number gets a wider card rather than small digits.
    let width = (letters_width(&number, 28.0) + 44.0).max(170.0);
    let size = (46.0 * (width - 44.0) / letters_width(&number, 46.0)).min(46.0);
    let mut card = Drawing::new(width, 138.0);
    card.rect("card now", [1.0, 1.0, width - 2.0, 136.0], 11.0);
    card.number("strong", width / 2.0, 59.0, size, &number);
    let points = if position.points % 2 == 0 {
        message!("stage-even", points = position.points)
    } else {
        message!("stage-odd", points = position.points)
    };
    let values = [language.say(&points).replace('-', "−"), language.number(position.bank)];
    let labels = [message!("label-points"), message!("label-bank")].map(|it| language.say(&it));
    for ((label, value), y) in labels.iter().zip(&values).zip([93.0, 113.0]) {
        card.labelled([width / 2.0, y], LETTER, (label, value), language);
    }
    card
}

/// The line that the numbers stand on.
struct Way {
    scale: Scale,
    /// Down.
    y: f64,
    is_over: bool,
    language: Language,
}

impl Way {
    /// From the target on the game is over.
    fn draw_end(&self, drawing: &mut Drawing) {
        let words = self.language.say(&message!("stage-end", target = self.scale.target));
        let x = self.scale.x(self.scale.target);
        let (width, right) = (letters_width(&words, LETTER), drawing.width);
        let fits = x + 8.0 + width <= right - 6.0;
        let top = if fits && !self.is_over { 4.0 } else { 26.0 };
        let foot = self.y + 22.0;
        drawing.rect("end", [x, top, right - 6.0 - x, foot - top], 0.0);
        drawing.line("target", [x, if fits { 4.0 } else { top }, x, foot]);
        // Where there is no room beside the line, above it and as far to the left as it takes.
        let left = if fits { x + 8.0 } else { (right - 6.0 - width).max(0.0) };
        drawing.words("strong", [left, 19.0], LETTER, (&words, self.language));
    }

    /// Round numbers along the line, as many as there is room for.
    fn draw_ticks(&self, drawing: &mut Drawing) {
        let mut free = 0.0;
        for number in self.scale.round_numbers() {
            let x = self.scale.x(number);
            drawing.line("axis", [x, self.y, x, self.y + 5.0]);
            let text = self.language.number(number);
            let half = letters_width(&text, 10.5) / 2.0;
            if x - half >= free && x + half <= self.scale.x(self.scale.target) - 4.0 {
                drawing.number("soft", x, self.y + 19.0, 10.5, &text);
                free = x + half + 8.0;
            }
        }
    }

    /// An arc with the multiplier on it, in a square or a circle.
    fn draw_move(&self, drawing: &mut Drawing, from: &Position, to: &Position, by: Multiplier) {
        let [x1, x2] = [from, to].map(|position| self.scale.x(position.number));
        let span = x2 - x1;
        let height = (span * if self.is_over { 0.55 } else { 0.42 }).min(self.y - 44.0);
        // A curve reaches three quarters of the way to its handles.
        let (foot, handle) = (self.y - 7.0, self.y - 7.0 - (height - 7.0) / 0.75);
        let class = class_of(from.mover);
        let arc =
            format!("M{x1:.1} {foot:.1}C{x1:.1} {handle:.1} {x2:.1} {handle:.1} {x2:.1} {foot:.1}");
        drawing.path(&format!("arc {class}"), &arc);
        let (x, y) = ((x1 + x2) / 2.0, self.y - height);
        let words = title(by);
        let width = (letters_width(&words, LETTER) + 8.0).max(MARK);
        // Of a short arc the label is a dot.
        let (size, width) =
            if width < span { (MARK, width) } else { (span.min(8.0), span.min(8.0)) };
        let radius = match from.mover {
            Player::First => 1.5,
            Player::Second => size / 2.0,
        };
        let label = [x - width / 2.0, y - size / 2.0, width, size];
        drawing.rect(&format!("label {class}"), label, radius);
        if size == MARK {
            drawing.text("strong on-mark", x, y + 4.7, LETTER, &words);
        }
    }

    /// The numbers so far, latest first, as many as there is room for.
    fn draw_numbers(&self, drawing: &mut Drawing, positions: &[Position]) {
        let mut taken: Vec<[f64; 2]> = Vec::new();
        let foot = self.y + if self.is_over { 43.0 } else { 30.0 };
        let order = positions.iter().rev().take(1).chain(positions.iter().take(1));
        let order = order.chain(positions.iter().rev().skip(1));
        for (place, position) in order.enumerate() {
            let (is_now, x) = (place == 0, self.scale.x(position.number));
            let number = self.language.number(position.number);
            let size = if is_now { 15.0 } else { LETTER };
            let width = letters_width(&number, size);
            if is_now && self.is_over {
                self.draw_plate(drawing, x, &number);
                continue;
            }
            drawing.circle(
                if is_now { "here" } else { "past" },
                x,
                self.y,
                if is_now { 9.0 } else { 6.0 },
            );
            // Inside the frame, and away from the others.
            let most = (drawing.width - width / 2.0).max(width / 2.0);
            let x = x.clamp(width / 2.0, most);
            let [left, right] = [x - width / 2.0, x + width / 2.0];
            if taken.iter().all(|other| right + 6.0 < other[0] || other[1] + 6.0 < left) {
                let class = if is_now || self.is_over { "strong" } else { "" };
                drawing.number(class, x, foot, size, &number);
                taken.push([left, right]);
            }
        }
    }

    /// The number that ended the game, on a plate.
    fn draw_plate(&self, drawing: &mut Drawing, x: f64, number: &str) {
        let width = letters_width(number, 17.0) + 24.0;
        let x = x.max(4.0 + width / 2.0).min(drawing.width - 4.0 - width / 2.0);
        drawing.rect("card now", [x - width / 2.0, self.y - 17.0, width, 34.0], 5.0);
        drawing.number("strong", x, self.y + 6.0, 17.0, number);
    }
}
