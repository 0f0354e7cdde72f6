use std::time::Duration;

use gametree_language::{Argument, Message};
use gametree_rules::{Amount, Player};
use gametree_search::Bound;

/// What stands beside a label or in a table. The kinds are those that some renderer has to tell
/// apart: by alignment, direction, colour or line breaks.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Nothing is written.
    Empty,
    /// There is no such number: a dash.
    Nothing,
    /// Nobody knows: a question mark.
    Unknown,
    /// Something is left out here: dots.
    LeftOut,
    /// Words, or a name that is the same in every language; several lines where there are line breaks.
    Text(Argument),
    /// A whole number.
    Number(i128),
    /// A count that may be too large for any other number.
    Count(u128),
    /// A number with so many decimals.
    Decimal {
        /// The number.
        number: f64,
        /// How many decimals are written.
        places: usize,
    },
    /// A part of 1, written in hundredths.
    Share(f64),
    /// An interval: its ends, with so many decimals.
    Interval {
        /// The lower end.
        low: f64,
        /// The upper end.
        high: f64,
        /// How many decimals are written.
        places: usize,
    },
    /// A level of significance: very small ones are only said to be so.
    Level(f64),
    /// A time.
    Duration(Duration),
    /// A move.
    Move(String),
    /// Moves one after the other, over several lines if there are many.
    Moves(Vec<String>),
    /// A spec or a position: from left to right in every language.
    Code(String),
    /// A player, in their colour.
    Player(Player),
    /// A margin, with its sign.
    Margin(i32),
    /// What a position or a move is worth, or a bound on it.
    Amount {
        /// The value.
        amount: Amount,
        /// Whether it is the value itself.
        bound: Bound,
    },
    /// Games won, drawn and lost.
    Score([u64; 3]),
    /// What stands out.
    Strong(Box<Cell>),
    /// With a remark in brackets.
    Remarked(Box<Cell>, Message),
    /// With a star: the best there is.
    Best(Box<Cell>),
    /// With an asterisk, which a legend explains.
    Asterisk(Box<Cell>),
}

impl Cell {
    /// Words, a name.
    pub fn text(text: impl Into<Argument>) -> Cell {
        Cell::Text(text.into())
    }

    /// What something is worth.
    pub fn amount(amount: Amount) -> Cell {
        Cell::Amount { amount, bound: Bound::Exact }
    }

    /// A number with so many decimals, or a dash.
    pub fn decimal_or_nothing(number: Option<f64>, places: usize) -> Cell {
        number.map_or(Cell::Nothing, |number| Cell::Decimal { number, places })
    }

    /// A share, or a dash.
    pub fn share_or_nothing(share: Option<f64>) -> Cell {
        share.map_or(Cell::Nothing, Cell::Share)
    }

    /// The same, standing out.
    #[must_use]
    pub fn strong(self) -> Cell {
        Cell::Strong(Box::new(self))
    }

    /// The same with a remark in brackets.
    #[must_use]
    pub fn remarked(self, remark: Message) -> Cell {
        Cell::Remarked(Box::new(self), remark)
    }

    /// The same, marked as the best there is.
    #[must_use]
    pub fn best(self) -> Cell {
        Cell::Best(Box::new(self))
    }

    /// The same with an asterisk.
    #[must_use]
    pub fn with_asterisk(self) -> Cell {
        Cell::Asterisk(Box::new(self))
    }

    /// Whether it is a number, which tables have on the right.
    pub fn is_number(&self) -> bool {
        match self {
            Cell::Number(_)
            | Cell::Count(_)
            | Cell::Decimal { .. }
            | Cell::Share(_)
            | Cell::Interval { .. }
            | Cell::Level(_)
            | Cell::Duration(_)
            | Cell::Margin(_)
            | Cell::Amount { .. } => true,
            Cell::Strong(inner)
            | Cell::Remarked(inner, _)
            | Cell::Best(inner)
            | Cell::Asterisk(inner) => inner.is_number(),
            _ => false,
        }
    }
}

/// A duration as objects for programs have it.
pub fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
