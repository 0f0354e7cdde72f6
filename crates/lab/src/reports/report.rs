use std::fmt;
use std::str::FromStr;

/// One of the five course reports, by its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Report {
    /// 000: multiply a number up to 3000.
    Multiply,
    /// 001: take 2 or 3 stones.
    Stones,
    /// 002: replace pairs of a bit string.
    Bits,
    /// 003: k in a row on a square board.
    Mnk,
    /// 004: Sim, where a triangle loses.
    Sim,
}

impl Report {
    /// All of them, in order.
    pub const ALL: [Report; 5] =
        [Report::Multiply, Report::Stones, Report::Bits, Report::Mnk, Report::Sim];

    /// The number it goes by.
    pub const fn number(self) -> &'static str {
        match self {
            Report::Multiply => "000",
            Report::Stones => "001",
            Report::Bits => "002",
            Report::Mnk => "003",
            Report::Sim => "004",
        }
    }

    /// The numbers of all of them.
    pub const NUMBERS: [&'static str; 5] = [
        Report::Multiply.number(),
        Report::Stones.number(),
        Report::Bits.number(),
        Report::Mnk.number(),
        Report::Sim.number(),
    ];

    /// The name of its game.
    pub const fn game(self) -> &'static str {
        match self {
            Report::Multiply => "multiply",
            Report::Stones => "stones",
            Report::Bits => "bits",
            Report::Mnk => "mnk",
            Report::Sim => "sim",
        }
    }

    /// A game as its program's users played it.
    pub const fn example(self) -> &'static str {
        match self {
            Report::Multiply => "multiply:start=21",
            Report::Stones => "stones:stones=50",
            Report::Bits => "bits:length=15",
            Report::Mnk => "tictactoe",
            Report::Sim => "sim",
        }
    }

    /// Whether the human begins in the games that its program is known for: only then 002's goes wrong; 004's is red.
    pub const fn human_begins(self) -> bool {
        !matches!(self, Report::Sim)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

impl FromStr for Report {
    type Err = UnknownReport;

    fn from_str(text: &str) -> Result<Self, UnknownReport> {
        Report::ALL.into_iter().find(|report| report.number() == text).ok_or(UnknownReport)
    }
}

/// The text is not the number of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownReport;

impl fmt::Display for UnknownReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a report is one of {}", Report::NUMBERS.join(", "))
    }
}

impl std::error::Error for UnknownReport {}
