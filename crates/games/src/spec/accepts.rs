use std::fmt;

/// What a parameter accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepts {
    /// A whole number from `least` to `most`.
    Number {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// Up to `count` different whole numbers with `/` between them.
    Numbers {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
        /// How many at the most.
        count: usize,
    },
    /// 1 to `most` binary digits.
    Digits {
        /// How many at the most.
        most: usize,
    },
    /// Four replacements `digit,mover,opponent` with `/` between them.
    Replacements,
    /// `yes` or `no`.
    YesNo,
    /// A whole number from `least` on; more than `most` counts as `most`.
    Count {
        /// The smallest.
        least: u64,
        /// The largest that makes a difference.
        most: u64,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A name: letters, digits, `-` and `_`.
    Name,
}

impl fmt::Display for Accepts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Accepts::Number { least, most } => write!(f, "a whole number from {least} to {most}"),
            Accepts::Numbers { least, most, count } => {
                write!(f, "1 to {count} different numbers from {least} to {most}, with / between")
            }
            Accepts::Digits { most } => write!(f, "1 to {most} digits 0 or 1"),
            Accepts::Replacements => {
                f.write_str("digit,mover,opponent for 00, 01, 10 and 11, with / between")
            }
            Accepts::YesNo => f.write_str("yes or no"),
            Accepts::Count { least, .. } => write!(f, "a whole number from {least} on"),
            Accepts::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Accepts::Name => f.write_str("a name"),
        }
    }
}
