/// Free at the left end and at the right.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 24.0;

/// Where numbers stand on a line of logarithms.
pub(super) struct Scale {
    /// The smallest number.
    start: f64,
    /// Where the game ends.
    pub(super) target: u64,
    /// The largest number.
    end: f64,
    width: f64,
}

impl Scale {
    /// From a number to the last that can be reached.
    pub(super) fn new(width: f64, start: u64, target: u64, largest_factor: u16) -> Scale {
        // A position beyond the target is a story without a way.
        let start = start.min(target - 1).max(1) as f64;
        Scale { start, target, end: target as f64 * f64::from(largest_factor), width }
    }

    pub(super) fn x(&self, number: u64) -> f64 {
        let along = (number as f64 / self.start).ln() / (self.end / self.start).ln();
        LEFT + along * (self.width - LEFT - RIGHT)
    }

    /// 10, 20, 30, 50, 100 and so on, between the first number and the last.
    pub(super) fn round_numbers(&self) -> impl Iterator<Item = u64> {
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        let numbers =
            powers.flat_map(|power| [1, 2, 3, 5].map(|digit| power.saturating_mul(digit)));
        let (start, end) = (self.start, self.end);
        numbers
            .skip_while(move |&number| number as f64 <= start)
            .take_while(move |&number| (number as f64) < end)
    }
}

/// About how wide strong letters of this size are.
pub(super) fn letters_width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.58
}
