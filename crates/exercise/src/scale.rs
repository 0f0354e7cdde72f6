use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::TreeError;

/// The values that leaves may have: whole numbers from the lowest to the highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scale {
    lowest: i32,
    highest: i32,
}

impl Default for Scale {
    /// As on most exercise sheets.
    fn default() -> Self {
        Scale { lowest: 0, highest: 10 }
    }
}

impl Scale {
    /// A slider has no more steps than these.
    pub const MOST_STEPS: i32 = 30;
    /// Numbers further from nought than this have too many digits for a small box.
    pub const FURTHEST: i32 = 999;

    /// The scale from `lowest` to `highest`, which have to differ.
    pub fn new(lowest: i32, highest: i32) -> Result<Scale, TreeError> {
        let fits = [lowest, highest].iter().all(|end| end.unsigned_abs() <= Scale::FURTHEST as u32)
            && lowest < highest
            && highest - lowest <= Scale::MOST_STEPS;
        if fits { Ok(Scale { lowest, highest }) } else { Err(TreeError::Scale) }
    }

    /// The usual scale if these values are on it, else one that has them all.
    ///
    /// # Errors
    /// If they are too far apart, or too far from nought.
    pub fn around(values: &[i32]) -> Result<Scale, TreeError> {
        let usual = Scale::default();
        let ends = values.iter().min().zip(values.iter().max());
        let (&lowest, &highest) = ends.unwrap_or((&usual.lowest, &usual.highest));
        match (lowest, highest) {
            (lowest, highest) if usual.lowest <= lowest && highest <= usual.highest => Ok(usual),
            (lowest, highest) if lowest == highest && lowest > 0 => {
                Scale::new(0.max(lowest - 10), lowest)
            }
            (lowest, highest) if lowest == highest => Scale::new(lowest, lowest.saturating_add(10)),
            (lowest, highest) => Scale::new(lowest, highest),
        }
    }

    /// The lowest value.
    pub const fn lowest(self) -> i32 {
        self.lowest
    }

    /// The highest value.
    pub const fn highest(self) -> i32 {
        self.highest
    }

    /// All of them.
    pub const fn values(self) -> RangeInclusive<i32> {
        self.lowest..=self.highest
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.lowest, self.highest)
    }
}

impl FromStr for Scale {
    type Err = TreeError;

    fn from_str(text: &str) -> Result<Scale, TreeError> {
        let (lowest, highest) = text.split_once("..").ok_or(TreeError::Scale)?;
        let end = |text: &str| text.parse().ok().filter(|end: &i32| (-999..=999).contains(end));
        Scale::new(end(lowest).ok_or(TreeError::Scale)?, end(highest).ok_or(TreeError::Scale)?)
    }
}
