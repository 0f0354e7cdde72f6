//! Two ends, and what is between them.

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

    pub(crate) fn around(middle: f64, margin: f64) -> Interval {
        Interval { low: middle - margin, high: middle + margin }
    }

    /// Only what is between two limits: no share is more than 1.
    pub(crate) fn within(self, least: f64, most: f64) -> Interval {
        Interval { low: self.low.clamp(least, most), high: self.high.clamp(least, most) }
    }
}
