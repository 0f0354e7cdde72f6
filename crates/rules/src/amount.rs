use std::fmt;

use crate::Value;

/// A value as people see it: a fraction if the heuristic has them. From the first player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The exact value times `denominator`.
    pub value: Value,
    /// What to divide by.
    pub denominator: i64,
}

impl Amount {
    /// Decimals that are written of a fraction, wherever people read it.
    pub const DECIMALS: usize = 4;

    /// A whole number.
    pub const fn whole(value: Value) -> Amount {
        Amount { value, denominator: 1 }
    }

    /// The number rounded to a millionth, or a whole number if it is one.
    pub fn rounded(number: f64) -> Amount {
        let denominator = if number.fract() == 0.0 { 1 } else { 1_000_000 };
        Amount { value: Value((number * denominator as f64).round() as i64), denominator }
    }

    /// The nearest floating-point number.
    pub fn as_f64(self) -> f64 {
        self.value.0 as f64 / self.denominator as f64
    }
}

/// A whole number, or a fraction with as many decimals as it needs, four at the most.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.value.0 % self.denominator == 0 {
            return f.pad(&(self.value.0 / self.denominator).to_string());
        }
        let digits = format!("{:.1$}", self.as_f64(), Amount::DECIMALS);
        f.pad(digits.trim_end_matches('0').trim_end_matches('.'))
    }
}
