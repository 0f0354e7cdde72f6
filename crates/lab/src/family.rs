//! Families of games: specs with ranges, such as `stones:stones=1..100`.

use std::fmt;

use gametree_games::{Spec, SpecError};

/// All the games of a spec in which one or two parameters are ranges.
///
/// ```
/// use gametree::lab::Family;
///
/// let family = Family::parse("mnk:m=3..5,n=3..4,k=3")?;
/// assert_eq!(family.len(), 6);
/// assert_eq!(family.spec(1), "mnk:m=4,n=3,k=3");
/// # Ok::<(), gametree::lab::FamilyError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    spec: Spec,
    axes: Vec<Axis>,
}

/// A parameter and the numbers that it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// The parameter's key.
    pub key: String,
    /// The first number.
    pub from: i64,
    /// The last number.
    pub to: i64,
}

/// At most so many parameters may be ranges.
pub const MAX_RANGES: usize = 2;

impl Axis {
    /// How many numbers there are.
    #[expect(clippy::len_without_is_empty, reason = "a range has at least one number")]
    pub fn len(&self) -> u64 {
        self.to.abs_diff(self.from).saturating_add(1)
    }

    /// The number at an index.
    pub fn at(&self, index: u64) -> i64 {
        self.from.saturating_add_unsigned(index)
    }
}

impl Family {
    /// Reads a spec with ranges. Everything else in it is checked when a game of it is begun.
    pub fn parse(text: &str) -> Result<Family, FamilyError> {
        let spec = Spec::parse(text).map_err(FamilyError::Spec)?;
        let mut axes = Vec::new();
        for (key, value) in &spec.values {
            if let Some((from, to)) = value.split_once("..") {
                let range = from.trim().parse().ok().zip(to.trim().parse().ok());
                match range {
                    Some((from, to)) if from <= to => {
                        axes.push(Axis { key: key.clone(), from, to });
                    }
                    Some((from, to)) => {
                        return Err(FamilyError::Backward { key: key.clone(), from, to });
                    }
                    None => {
                        let found = value.clone();
                        return Err(FamilyError::NotARange { key: key.clone(), found });
                    }
                }
            }
        }
        match axes.len() {
            0 => Err(FamilyError::NoRange),
            1..=MAX_RANGES => Ok(Family { spec, axes }),
            found => Err(FamilyError::TooManyRanges { found }),
        }
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.spec.name
    }

    /// The parameters that are ranges, in the order of the spec.
    pub fn axes(&self) -> &[Axis] {
        &self.axes
    }

    /// How many games there are.
    #[expect(clippy::len_without_is_empty, reason = "there is at least one game")]
    pub fn len(&self) -> u64 {
        self.axes.iter().fold(1, |games, axis| games.saturating_mul(axis.len()))
    }

    /// The numbers of a game; the first parameter changes fastest.
    pub fn numbers(&self, index: u64) -> Vec<i64> {
        let mut rest = index;
        let number = |axis: &Axis| {
            let number = axis.at(rest % axis.len());
            rest /= axis.len();
            number
        };
        self.axes.iter().map(number).collect()
    }

    /// The spec of a game.
    pub fn spec(&self, index: u64) -> String {
        self.spec_with(&self.numbers(index))
    }

    /// The spec with these numbers in place of the ranges.
    pub fn spec_with(&self, numbers: &[i64]) -> String {
        let mut spec = self.spec.clone();
        for (key, value) in &mut spec.values {
            let axis = self.axes.iter().position(|axis| axis.key == *key);
            if let Some(number) = axis.and_then(|axis| numbers.get(axis)) {
                *value = number.to_string();
            }
        }
        spec.to_string()
    }

    /// The game with these numbers, if it is one of them.
    pub fn index_of(&self, numbers: &[i64]) -> Option<u64> {
        let mut index = 0_u64;
        for (axis, number) in self.axes.iter().zip(numbers).rev() {
            (axis.from..=axis.to).contains(number).then_some(())?;
            index = index.checked_mul(axis.len())?.checked_add(number.abs_diff(axis.from))?;
        }
        (numbers.len() == self.axes.len()).then_some(index)
    }

    /// What the spec says of this key; `None` if it says nothing.
    pub fn value(&self, key: &str) -> Option<&str> {
        let stated = self.spec.values.iter().find(|(name, _)| name == key);
        stated.map(|(_, value)| value.as_str())
    }

    /// The keys that are no ranges, with their values.
    pub fn fixed(&self) -> impl Iterator<Item = (&str, &str)> {
        let fixed = self.spec.values.iter().filter(|(key, _)| !self.ranges_over(key));
        fixed.map(|(key, value)| (key.as_str(), value.as_str()))
    }

    fn ranges_over(&self, key: &str) -> bool {
        self.axes.iter().any(|axis| axis.key == *key)
    }

    /// Whether the spec names this key.
    pub fn names(&self, key: &str) -> bool {
        self.spec.values.iter().any(|(name, _)| name == key)
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(f)
    }
}

/// Why a text is not a family of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FamilyError {
    /// It is not even a spec.
    Spec(SpecError),
    /// There is no range in it.
    NoRange,
    /// There are too many.
    TooManyRanges {
        /// How many.
        found: usize,
    },
    /// What stands around the dots are not two whole numbers.
    NotARange {
        /// The key.
        key: String,
        /// The value.
        found: String,
    },
    /// The range ends before it begins.
    Backward {
        /// The key.
        key: String,
        /// Where it begins.
        from: i64,
        /// Where it ends.
        to: i64,
    },
    /// There are more games than are looked at.
    TooManyGames {
        /// How many.
        found: u64,
        /// How many there may be.
        most: u64,
    },
    /// One of the games does not exist.
    Game {
        /// Its spec.
        spec: String,
        /// What is wrong with it.
        error: SpecError,
    },
}

impl fmt::Display for FamilyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FamilyError::Spec(error) => error.fmt(f),
            FamilyError::NoRange => f.write_str("there is no range such as 1..100"),
            FamilyError::TooManyRanges { found } => {
                write!(f, "{found} ranges, more than {MAX_RANGES}")
            }
            FamilyError::NotARange { key, found } => {
                write!(f, "{key} is `{found}`, not two whole numbers such as 1..100")
            }
            FamilyError::Backward { key, from, to } => {
                write!(f, "{key} goes from {from} down to {to}")
            }
            FamilyError::TooManyGames { found, most } => {
                write!(f, "{found} games, more than {most}")
            }
            FamilyError::Game { spec, error } => write!(f, "{spec}: {error}"),
        }
    }
}

impl std::error::Error for FamilyError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn specs(text: &str) -> Vec<String> {
        let family = Family::parse(text).unwrap();
        (0..family.len()).map(|index| family.spec(index)).collect()
    }

    #[test]
    fn one_range_is_written_out() {
        assert_eq!(
            specs("stones:stones=9..11,take=1/4"),
            ["stones:stones=9,take=1/4", "stones:stones=10,take=1/4", "stones:stones=11,take=1/4"]
        );
        assert_eq!(specs("sim:vertices=3..3"), ["sim:vertices=3"]);
    }

    #[test]
    fn of_two_ranges_the_first_changes_fastest() {
        assert_eq!(
            specs("mnk:m=3..4,n=7..8,k=3"),
            ["mnk:m=3,n=7,k=3", "mnk:m=4,n=7,k=3", "mnk:m=3,n=8,k=3", "mnk:m=4,n=8,k=3"]
        );
        let family = Family::parse("mnk:m=3..4,n=7..9,k=3").unwrap();
        for index in 0..family.len() {
            assert_eq!(family.index_of(&family.numbers(index)), Some(index));
        }
        assert_eq!(family.index_of(&[5, 7]), None);
        assert_eq!(family.index_of(&[3]), None);
        assert_eq!(family.to_string(), "mnk:m=3..4,n=7..9,k=3");
        assert_eq!(family.fixed().collect::<Vec<_>>(), [("k", "3")]);
    }

    #[test]
    fn commas_in_other_values_stay() {
        let table = "1,1,0/0,0,1/1,0,-1/0,1,0";
        let family = Family::parse(&format!("bits:length=6..8,table={table}")).unwrap();
        assert_eq!(family.spec(2), format!("bits:length=8,table={table}"));
        assert!(family.names("table") && !family.names("seed"));
    }

    #[test]
    fn nonsense_is_refused() {
        let error = |text: &str| Family::parse(text).unwrap_err();
        assert_eq!(error("stones:stones=50"), FamilyError::NoRange);
        assert_eq!(error("tictactoe"), FamilyError::NoRange);
        assert_eq!(error("mnk:m=3..4,n=3..4,k=3..4"), FamilyError::TooManyRanges { found: 3 });
        assert!(matches!(
            error("stones:stones=9..5"),
            FamilyError::Backward { from: 9, to: 5, .. }
        ));
        for value in ["..", "1..", "..5", "a..b", "1..2..3", "1...3", "1..99999999999999999999"] {
            let error = error(&format!("stones:stones={value}"));
            assert!(matches!(error, FamilyError::NotARange { .. }), "{value}: {error:?}");
        }
        assert!(matches!(error("stones:1..5"), FamilyError::Spec(_)));
    }

    #[test]
    fn huge_families_can_be_counted() {
        let family = Family::parse(&format!("x:a={}..{},b=1..9", i64::MIN, i64::MAX)).unwrap();
        assert_eq!(family.len(), u64::MAX);
    }
}
