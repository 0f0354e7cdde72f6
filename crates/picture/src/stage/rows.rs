use std::ops::Range;

use crate::Drawing;

/// Pairs in a row, so that digits stay legible.
const MOST_PAIRS: usize = 21;
const MOST_PAIRS_NARROW: usize = 8;
/// From one digit to the next, at the most.
const LARGEST: f64 = 48.0;
/// The line above the digits.
const INDEX: f64 = 20.0;
/// Between the digits and the foot of their brackets.
const BRACKET: f64 = 16.0;
/// A line below the brackets.
const LINE: f64 = 19.0;
/// Room for the mark of a value.
const MARK_LINE: f64 = 42.0;
const MARK: f64 = 29.0;

/// How much room there is for a string of digits.
pub(super) struct Room {
    /// At the most.
    width: f64,
    pub(super) is_narrow: bool,
    pairs_a_row: usize,
}

impl Room {
    /// On a page; rows are about equally long.
    pub(super) fn wide(pairs: usize) -> Room {
        let rows = pairs.div_ceil(MOST_PAIRS).max(1);
        Room { width: 672.0, is_narrow: false, pairs_a_row: pairs.div_ceil(rows).max(1) }
    }

    /// On a phone, if that is any different.
    pub(super) fn narrow(pairs: usize) -> Option<Room> {
        let narrow = Room { width: 344.0, is_narrow: true, pairs_a_row: MOST_PAIRS_NARROW };
        (pairs > MOST_PAIRS_NARROW).then_some(narrow)
    }

    /// How much of it a string takes, below others that are so wide.
    pub(super) fn width_of(&self, digits: usize, longest_above: f64) -> f64 {
        (LARGEST * self.columns(digits) as f64).max(longest_above).min(self.width)
    }

    /// How many rows a string takes.
    pub(super) fn row_count(&self, digits: usize) -> usize {
        digits.saturating_sub(1).div_ceil(self.pairs_a_row).max(1)
    }

    fn columns(&self, digits: usize) -> usize {
        (self.pairs_a_row + 1).min(digits)
    }

    /// The rows of a string in this width, whose gains have so many letters; the last digit of a row comes again in the
    /// next.
    pub(super) fn rows(&self, digits: usize, width: f64, longest_gain: usize) -> Vec<Row> {
        let pairs = digits.saturating_sub(1);
        let columns = self.columns(digits);
        let pitch = (width / columns as f64).min(LARGEST);
        let rows = self.row_count(digits);
        let left = (width - pitch * columns as f64) / 2.0;
        let is_beside = rows > 1 && longest_gain <= 2;
        let row = |row: usize| {
            let start = row * self.pairs_a_row;
            let end = (start + self.pairs_a_row).min(pairs);
            Row {
                start,
                digits: start..(end + 1).min(digits),
                pitch,
                left,
                is_beside,
                longest_gain,
            }
        };
        (0..rows).map(row).collect()
    }
}

/// A row of digits.
pub(super) struct Row {
    /// The first digit.
    start: usize,
    digits: Range<usize>,
    /// From one digit to the next.
    pitch: f64,
    left: f64,
    /// Whether what a pair gains stands beside what it becomes, not below.
    is_beside: bool,
    longest_gain: usize,
}

impl Row {
    /// The pairs that begin in it.
    pub(super) fn pairs(&self) -> Range<usize> {
        self.start..self.digits.end - 1
    }

    fn tile_height(&self) -> f64 {
        self.pitch * 1.34
    }

    fn lines(&self) -> f64 {
        if self.is_beside { LINE } else { 2.0 * LINE }
    }

    pub(super) fn height(&self) -> f64 {
        let below = if self.pairs().is_empty() { 4.0 } else { BRACKET + self.lines() + MARK_LINE };
        INDEX + self.tile_height() + below
    }

    /// The middle of a pair.
    fn middle(&self, pair: usize) -> f64 {
        self.left + self.pitch * (pair - self.start + 1) as f64
    }

    /// Everything about a pair; those of neighbours touch.
    pub(super) fn area(&self, top: f64, pair: usize) -> [f64; 4] {
        [self.middle(pair) - self.pitch / 2.0, top, self.pitch, self.height()]
    }

    pub(super) fn mark(&self, top: f64, pair: usize) -> [f64; 3] {
        let size = MARK.min(self.pitch * 0.82);
        [self.middle(pair), top + self.height() - MARK_LINE / 2.0 - 2.0, size]
    }

    pub(super) fn draw_digits(
        &self,
        drawing: &mut Drawing,
        top: f64,
        digits: &str,
        last: Option<usize>,
    ) {
        let size = self.pitch * 0.56;
        for (place, digit) in digits.chars().enumerate() {
            if !self.digits.contains(&place) {
                continue;
            }
            let value = match (last == Some(place), digit) {
                (true, _) => "now",
                (_, '1') => "one",
                _ => "zero",
            };
            let again = if place == self.start && place > 0 { " again" } else { "" };
            let x = self.left + self.pitch * (place - self.start) as f64;
            let tile = [x + 2.0, top + INDEX, self.pitch - 4.0, self.tile_height()];
            drawing.rect(&format!("digit {value}{again}"), tile, 5.0);
            let foot = top + INDEX + self.tile_height() / 2.0 + size * 0.36;
            let class = format!("digits strong on-{value}{again}");
            drawing.text(&class, x + self.pitch / 2.0, foot, size, &digit.to_string());
        }
    }

    /// The index of a pair, its bracket, the digit it becomes, and what that gains: as text, and whether
    /// it is more or less than nothing.
    pub(super) fn draw_pair(
        &self,
        drawing: &mut Drawing,
        top: f64,
        pair: usize,
        digit: u8,
        (gain, amount): (&str, i32),
    ) {
        let x = self.middle(pair);
        drawing.text("soft", x, top + INDEX - 7.0, 12.5, &pair.to_string());
        let (half, y) = (self.pitch * 0.36, top + INDEX + self.tile_height() + 3.0);
        let (left, across) = (x - half, 2.0 * half);
        let stem = if self.is_beside { 0.0 } else { 7.0 };
        let bracket = format!("M{left:.1} {y:.1}v5h{across:.1}v-5M{x:.1} {:.1}v{stem:.1}", y + 5.0);
        drawing.path("bracket", &bracket);
        let foot = top + INDEX + self.tile_height() + BRACKET + 13.0;
        let class = if amount < 0 { "strong" } else { "soft" };
        // The longer the numbers, the smaller.
        let size = (self.pitch / self.longest_gain.max(1) as f64 * 1.4).min(12.5);
        if self.is_beside {
            let apart = self.pitch * 0.26;
            drawing.text("digits strong", x - apart, foot, 13.0, &digit.to_string());
            drawing.number(class, x + apart * 0.8, foot, size.min(self.pitch * 0.32), gain);
        } else {
            drawing.text("digits strong", x, foot, 15.0, &digit.to_string());
            drawing.number(class, x, foot + LINE, size, gain);
        }
    }
}
