use std::fmt;
use std::ops::Neg;

/// What a position is worth, from the **first player's** side: MAX wants it high, MIN wants it low.
///
/// An integer, so that comparisons are exact. A heuristic with fractions multiplies them away and
/// names its [`denominator`](crate::Evaluator::denominator) for printing: 0.3 is `Value(3)` with a
/// denominator of 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(pub i64);

impl Value {
    /// Below every value of a position: where α starts.
    pub const LOWEST: Value = Value(-i64::MAX);
    /// Above every value of a position: where β starts.
    pub const HIGHEST: Value = Value(i64::MAX);
    /// What `plain` gives an unfinished position.
    pub const ZERO: Value = Value(0);
}

impl From<i32> for Value {
    #[inline]
    fn from(value: i32) -> Self {
        Value(value.into())
    }
}

impl Neg for Value {
    type Output = Value;

    #[inline]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Value::LOWEST => f.pad("-∞"),
            Value::HIGHEST => f.pad("+∞"),
            Value(value) => f.pad(&value.to_string()),
        }
    }
}
