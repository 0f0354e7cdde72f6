//! Round numbers at equal steps.

/// A step of 1, 2 or 5 times a power of ten.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    digit: i64,
    power: i32,
}

impl Step {
    /// The smallest that is not below `least`, which is above 0.
    pub(super) fn at_least(least: f64) -> Step {
        // A little above 2 by rounding is 2.
        let least = least * (1.0 - 1e-9);
        let power = least.log10().floor() as i32;
        let steps = [(1, power), (2, power), (5, power), (1, power + 1)];
        let steps = steps.map(|(digit, power)| Step { digit, power });
        steps.into_iter().find(|step| step.size() >= least).unwrap_or(steps[3])
    }

    /// Whole numbers only.
    pub(super) fn whole(self) -> Step {
        if self.power < 0 { Step { digit: 1, power: 0 } } else { self }
    }

    pub(super) fn size(self) -> f64 {
        self.times(1)
    }

    /// So many of them. Read from decimals, so that three times 0.1 is 0.3.
    pub(super) fn times(self, count: i64) -> f64 {
        format!("{}e{}", count * self.digit, self.power).parse().unwrap_or(0.0)
    }

    /// The steps from the last one not above `low` to the first one not below `high`.
    pub(super) fn around(self, low: f64, high: f64) -> Vec<f64> {
        self.range((low / self.size() + 1e-9).floor(), (high / self.size() - 1e-9).ceil())
    }

    /// The steps between two numbers.
    pub(super) fn between(self, low: f64, high: f64) -> Vec<f64> {
        self.range((low / self.size() - 1e-9).ceil(), (high / self.size() + 1e-9).floor())
    }

    fn range(self, from: f64, to: f64) -> Vec<f64> {
        (from as i64..=to as i64).map(|count| self.times(count)).collect()
    }
}

/// Where an axis begins and ends before it is rounded: at 0, unless all numbers are far from it.
pub(super) fn ends(low: f64, high: f64, from_zero: bool) -> (f64, f64) {
    // Numbers that hardly differ cannot be told apart on any axis.
    let alike = high - low <= 1e-9 * high.abs().max(low.abs());
    let (low, high) = match (low, high) {
        _ if from_zero || alike => (low.min(0.0), high.max(0.0)),
        (0.0.., _) if low < high / 2.0 => (0.0, high),
        (_, ..=0.0) if high > low / 2.0 => (low, 0.0),
        ends => ends,
    };
    if low == high { (0.0, 1.0) } else { (low, high) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        let size = |least| Step::at_least(least).size();
        assert_eq!(
            [0.03, 0.2, 1.0, 1.1, 2.1, 5.1, 70.0].map(size),
            [0.05, 0.2, 1.0, 2.0, 5.0, 10.0, 100.0]
        );
        assert_eq!(Step::at_least(0.3).whole().size(), 1.0);
        assert_eq!(Step::at_least(0.1).around(0.0, 0.28), [0.0, 0.1, 0.2, 0.3]);
        assert_eq!(Step::at_least(2.0).between(1.0, 7.0), [2.0, 4.0, 6.0]);
        assert_eq!(Step::at_least(5.0).around(-7.0, 3.0), [-10.0, -5.0, 0.0, 5.0]);
    }

    #[test]
    fn an_axis_begins_at_nothing_unless_that_is_far() {
        assert_eq!(ends(4.0, 10.0, false), (0.0, 10.0));
        assert_eq!(ends(6.0, 10.0, false), (6.0, 10.0));
        assert_eq!(ends(6.0, 10.0, true), (0.0, 10.0));
        assert_eq!(ends(-10.0, -4.0, false), (-10.0, 0.0));
        assert_eq!(ends(-10.0, 4.0, false), (-10.0, 4.0));
        assert_eq!(ends(7.0, 7.0, false), (0.0, 7.0));
        assert_eq!(ends(0.0, 0.0, false), (0.0, 1.0));
    }
}
