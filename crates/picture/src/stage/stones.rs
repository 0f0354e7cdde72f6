use gametree_games::stones::{Stones, Take};
use gametree_language::{Language, message};
use gametree_rules::{Game, Player};

use super::{Spot, Stage, StageKind};
use crate::drawing::class_of;
use crate::{Drawing, Story};

/// Up to this many stones are all drawn. Of more, so many are drawn of what is left and of what has been
/// taken, and numbers say what is not.
const MOST: u32 = 300;
const MOST_OF_EACH: u32 = 100;
/// Around everything.
const MARGIN: f64 = 6.0;
/// A line with a number.
const LINE: f64 = 34.0;
const LETTER: f64 = 15.0;

/// The heap, and after it what has been taken, latest first, with the marks of those who took it.
pub(crate) fn stage(game: &Stones, story: &Story<'_, Stones>, language: Language) -> Stage {
    let position = story.now(game);
    let total = position.left + position.taken[0] + position.taken[1];
    let heap = Heap::new(total, position.left);
    let mut drawing = heap.drawing();
    heap.draw_stones(&mut drawing);
    heap.draw_taken(&mut drawing, story, takes(game, story), language);
    if heap.left > heap.shown {
        let hidden = format!("+ {}", language.number(heap.left - heap.shown));
        drawing.circle("pebble", MARGIN + 10.0, MARGIN + LINE / 2.0, 8.0);
        drawing.label("strong", [MARGIN + 26.0, MARGIN + LINE / 2.0 + 5.0], LETTER, &hidden);
    }
    let moves: Vec<Take> = game.legal_moves(&position).collect();
    let mut smallest_first = moves.clone();
    smallest_first.sort_unstable();
    for (place, &take) in smallest_first.iter().enumerate() {
        let class = if Some(&take) == moves.first() { "group" } else { "group dashed" };
        // Each has a line of its own around the stones.
        let wider = heap.room() * (place + 1) as f64 / moves.len() as f64;
        for [x, y, width, height] in heap.rows_of(take) {
            let around = heap.radius() + wider;
            let outline = [x - around, y - around, width + 2.0 * around, height + 2.0 * around];
            drawing.rect(class, outline, around);
        }
    }
    let spots = moves.iter().map(|&take| {
        let area = heap.area(take);
        let mark = [area[0] + area[2] / 2.0, area[1] + area[3] / 2.0, heap.pitch * 0.5];
        let leads_to = Some(language.number(position.left - take.0));
        Spot { area, mark, leads_to, ..Spot::of(game, take) }
    });
    let spots = spots.collect();
    let caption = Some(language.say(&message!("stage-stones-left", left = position.left)));
    Stage { caption, ..Stage::new(drawing, spots, StageKind::Choices, language) }
}

/// Who took how many, latest first. Of the time before the story only the sums are known.
fn takes(game: &Stones, story: &Story<'_, Stones>) -> Vec<(Player, u32)> {
    let movers = story.positions(game).map(|position| position.mover);
    let made = movers.zip(story.moves).map(|(mover, take)| (mover, take.0));
    let sum = |player: Player| (player, story.start.taken[player.index()]);
    let mut takes = vec![sum(Player::Second), sum(Player::First)];
    takes.extend(made);
    takes.reverse();
    takes
}

/// Where the symbols are.
struct Heap {
    /// Stones left, and how many of them are drawn.
    left: u32,
    shown: u32,
    /// Rows and columns of symbols.
    rows: u32,
    columns: u32,
    /// From one symbol to the next.
    pitch: f64,
    /// Whether there are lines above and below for what is not drawn.
    has_lines: bool,
}

impl Heap {
    fn new(total: u32, left: u32) -> Heap {
        let has_lines = total > MOST;
        // As many rows from the first move to the last, so that nothing jumps.
        let symbols = if has_lines { 2 * MOST_OF_EACH } else { total };
        let (columns, pitch) = match symbols {
            // A few more than ten still stand in one row.
            11..=13 => (symbols, 585.0 / f64::from(symbols)),
            0..=80 => (10, 58.5),
            81..=200 => (20, 32.0),
            _ => (25, 25.6),
        };
        let shown = if has_lines { left.min(MOST_OF_EACH) } else { left };
        let rows = symbols.div_ceil(columns).max(1);
        Heap { left, shown, rows, columns, pitch, has_lines }
    }

    fn drawing(&self) -> Drawing {
        let lines = if self.has_lines { 2.0 * LINE } else { 0.0 };
        let [width, height] = [self.columns, self.rows].map(|count| f64::from(count) * self.pitch);
        Drawing::new(width + 2.0 * MARGIN, height + lines + 2.0 * MARGIN)
    }

    /// The middle of a symbol.
    fn place(&self, symbol: u32) -> [f64; 2] {
        let (column, row) = (symbol % self.columns, symbol / self.columns);
        let top = MARGIN + if self.has_lines { LINE } else { 0.0 };
        let along = |count: u32| self.pitch * (f64::from(count) + 0.5);
        [MARGIN + along(column), top + along(row)]
    }

    /// Of a stone.
    fn radius(&self) -> f64 {
        self.pitch * 0.342
    }

    /// Between a stone and the place of the next.
    fn room(&self) -> f64 {
        self.pitch / 2.0 - self.radius() - 0.6
    }

    fn draw_stones(&self, drawing: &mut Drawing) {
        let radius = self.radius();
        for symbol in 0..self.shown {
            let [x, y] = self.place(symbol);
            drawing.circle("pebble", x, y, radius);
            let (across, down) = (radius * 0.36, radius * 0.24);
            let (left, top) = (x - radius * 0.6, y - radius * 0.25);
            let shine = format!(
                "M{left:.1} {top:.1}a{across:.1} {down:.1} -30 1 1 {:.1} {:.1}\
                 a{across:.1} {down:.1} -30 1 1 {:.1} {:.1}z",
                across * 1.73,
                -across,
                -across * 1.73,
                across
            );
            drawing.path("shine", &shine);
        }
    }

    /// What has been taken, and the numbers of what is not drawn of it.
    fn draw_taken(
        &self,
        drawing: &mut Drawing,
        story: &Story<'_, Stones>,
        takes: Vec<(Player, u32)>,
        language: Language,
    ) {
        let mut free = if self.has_lines { MOST_OF_EACH } else { u32::MAX };
        let mut hidden = [0; 2];
        let mut symbol = self.shown;
        for (place, (player, taken)) in takes.into_iter().enumerate() {
            let drawn = taken.min(free);
            free -= drawn;
            hidden[player.index()] += taken - drawn;
            let is_last = place == 0 && !story.moves.is_empty();
            for symbol in symbol..symbol + drawn {
                self.draw_mark(drawing, player, self.place(symbol), is_last);
            }
            symbol += drawn;
        }
        let y = drawing.height - MARGIN - LINE / 2.0;
        for (player, x) in Player::ALL.into_iter().zip([MARGIN, MARGIN + 160.0]) {
            if hidden[player.index()] > 0 {
                let number = format!("+ {}", language.number(hidden[player.index()]));
                self.draw_mark(drawing, player, [x + 10.0, y], false);
                drawing.label("strong", [x + 26.0, y + 5.0], LETTER, &number);
            }
        }
    }

    fn draw_mark(&self, drawing: &mut Drawing, player: Player, [x, y]: [f64; 2], is_last: bool) {
        let now = if is_last { " on-now" } else { "" };
        let class = format!("taken {}{now}", class_of(player));
        if is_last {
            let half = self.pitch / 2.0 - 1.0;
            drawing.rect("now", [x - half, y - half, 2.0 * half, 2.0 * half], 2.0);
        }
        match player {
            Player::First => {
                let half = self.pitch * 0.222;
                drawing.rect(&class, [x - half, y - half, 2.0 * half, 2.0 * half], 0.0);
            }
            Player::Second => drawing.circle(&class, x, y, self.pitch * 0.243),
        }
    }

    /// The stones that a move would take, row by row: from the middle of the first to that of the last.
    fn rows_of(&self, Take(take): Take) -> Vec<[f64; 4]> {
        let mut rows = Vec::new();
        let first = self.shown.saturating_sub(take);
        let mut end = self.shown;
        while end > first {
            let start = first.max((end - 1) / self.columns * self.columns);
            let ([left, y], [right, _]) = (self.place(start), self.place(end - 1));
            rows.push([left, y, right - left, 0.0]);
            end = start;
        }
        rows
    }

    /// What holds all of them.
    fn area(&self, take: Take) -> [f64; 4] {
        let rows = self.rows_of(take);
        let least = |axis: usize| rows.iter().map(|row| row[axis]).fold(f64::INFINITY, f64::min);
        let most = |axis: usize| {
            rows.iter().map(|row| row[axis] + row[axis + 2]).fold(f64::NEG_INFINITY, f64::max)
        };
        let half = self.pitch / 2.0;
        let [left, top] = [least(0) - half, least(1) - half];
        [left, top, most(0) + half - left, most(1) + half - top]
    }
}
