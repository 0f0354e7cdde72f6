//! Two ends, and what is between them.

use crate::SIGNIFICANCE;

/// Two ends of an interval.
///
/// ```
/// use gametree_statistics::Interval;
///
/// let interval = Interval { low: 0.25, high: 0.75 };
/// assert!(interval.contains(0.25) && !interval.contains(0.8));
/// assert_eq!(interval.width(), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end, which belongs to it.
    pub low: f64,
    /// The upper end, which belongs to it.
    pub high: f64,
}

impl Interval {
    /// Whether a value is inside or at an end.
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// From end to end.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }

    /// The same, so that it says of 0 what a test says that came to the level `p`: it holds 0 if and
    /// only if the test at [`SIGNIFICANCE`] sees no difference. The estimate tells on which side of 0
    /// it is otherwise.
    ///
    /// ```
    /// use gametree_statistics::Interval;
    ///
    /// let interval = Interval { low: -2.0, high: 40.0 };
    /// assert_eq!(interval.as_tested(19.0, 0.03).low, 0.0);
    /// assert_eq!(interval.as_tested(19.0, 0.06), interval);
    /// assert_eq!(Interval { low: 5.0, high: 9.0 }.as_tested(7.0, 0.06).low, 0.0);
    /// ```
    #[must_use]
    pub fn as_tested(self, estimate: f64, p: f64) -> Interval {
        let Interval { low, high } = self;
        match (p < SIGNIFICANCE, estimate > 0.0) {
            (false, _) => Interval { low: low.min(0.0), high: high.max(0.0) },
            (true, true) => Interval { low: low.max(0.0), high },
            (true, false) => Interval { low, high: high.min(0.0) },
        }
    }

    pub(crate) fn around(middle: f64, margin: f64) -> Interval {
        Interval { low: middle - margin, high: middle + margin }
    }

    /// Only what is between two limits: no share is more than 1.
    pub(crate) fn within(self, least: f64, most: f64) -> Interval {
        Interval { low: self.low.clamp(least, most), high: self.high.clamp(least, most) }
    }
}
