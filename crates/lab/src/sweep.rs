//! The exact values of a whole family of games.

mod line;

use std::collections::BTreeMap;
use std::fmt;

use gametree_games::{Parameters, Role};
use gametree_rules::{Exact, Outcome, Plies, Proven, Work};
use gametree_solver::{Layout, Size, SizeKind, Unsolved};

pub use line::{LawSubject, SweepLine};

use crate::family::{Axis, Family, FamilyError};
use gametree_catalogue::{Catalogue, Effort, Oracle, OracleError, Session, Solved, Source, Truth};

/// So many games are solved one by one.
pub const MAX_GAMES: u64 = 100_000;

/// So many are looked up where one solution holds them all.
pub const MAX_LOOKED_UP: u64 = 2_000_000;

/// What may be spent on a game, beside the memory and the threads that the work may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SweepEffort {
    /// Positions that the engine may visit where a solution does not fit.
    pub nodes: u64,
}

/// What a sweep found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// The games.
    pub family: Family,
    /// Whether players collect points.
    pub has_points: bool,
    /// Whether a row stands for all the strings of a length, not for one game.
    pub all_strings: bool,
    /// One for each game, in the family's order.
    pub rows: Vec<SweptRow>,
}

/// What is known about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SweptRow {
    /// How it ends.
    Game {
        /// The end.
        end: Proven,
        /// Whether a search proved it, because a solution did not fit.
        by_engine: bool,
    },
    /// How many of the strings of a length have which margin. All games last equally long.
    Strings {
        /// The strings for each margin.
        margins: BTreeMap<i32, u64>,
        /// Plies to the end.
        plies: u32,
    },
    /// Nothing: it is too large.
    Unknown,
}

impl SweptRow {
    /// The margins there are: one for a game, none if nothing is known.
    pub fn margins(&self) -> Vec<i32> {
        match self {
            SweptRow::Game { end, .. } => vec![end.margin],
            SweptRow::Strings { margins, .. } => margins.keys().copied().collect(),
            SweptRow::Unknown => Vec::new(),
        }
    }

    /// The results there are, each once.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let mut outcomes: Vec<_> = self.margins().into_iter().map(Outcome::from_margin).collect();
        outcomes.dedup(); // margins are sorted
        outcomes
    }

    /// The exact length, if it is known.
    pub fn plies(&self) -> Option<u32> {
        match self {
            SweptRow::Game { end, .. } => end.plies.exactly(),
            SweptRow::Strings { plies, .. } => Some(*plies),
            SweptRow::Unknown => None,
        }
    }

    /// `solved`, `engine` or `unknown`.
    pub const fn how(&self) -> &'static str {
        match self {
            SweptRow::Game { by_engine: true, .. } => "engine",
            SweptRow::Game { .. } | SweptRow::Strings { .. } => "solved",
            SweptRow::Unknown => "unknown",
        }
    }
}

/// Why there is no sweep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SweepError {
    /// The spec is wrong.
    Family(FamilyError),
    /// The stop flag was raised.
    Stopped {
        /// Games that were done.
        done: u64,
        /// Games in all.
        all: u64,
    },
}

impl fmt::Display for SweepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SweepError::Family(error) => error.fmt(f),
            SweepError::Stopped { done, all } => write!(f, "stopped after {done} of {all} games"),
        }
    }
}

impl std::error::Error for SweepError {}

impl From<FamilyError> for SweepError {
    fn from(error: FamilyError) -> Self {
        SweepError::Family(error)
    }
}

/// Values every game of a family. Where one solution holds smaller games as well, one is enough.
pub fn sweep(
    catalogue: &Catalogue,
    family: &Family,
    effort: &SweepEffort,
    work: &Work,
) -> Result<Sweep, SweepError> {
    let run = Run { catalogue, family, effort, work };
    let last = run.open(&family.axes().iter().map(|axis| axis.to).collect::<Vec<_>>())?;
    // A start that a seed decides is one game; without a seed a size stands for all its starts.
    let parameters = catalogue.entry_of(&last.spec()).map_err(FamilyError::Spec)?.parameters;
    let seed = parameters.with_role(Role::Seed);
    let all_starts = seed.is_some_and(|seed| !family.names(seed.key));
    let size = run.size_axis(&parameters)?.filter(|_| all_starts || seed.is_none());
    let all_strings = all_starts && size.is_some();
    let most = if size.is_some() { MAX_LOOKED_UP } else { MAX_GAMES };
    if family.len() > most {
        return Err(FamilyError::TooManyGames { found: family.len(), most }.into());
    }
    let rows = match size {
        Some(axis) => run.by_size(axis, all_strings)?,
        None => run.one_by_one()?,
    };
    Ok(Sweep { family: family.clone(), has_points: last.has_points(), all_strings, rows })
}

/// One sweep.
struct Run<'a> {
    catalogue: &'a Catalogue,
    family: &'a Family,
    effort: &'a SweepEffort,
    work: &'a Work,
}

impl Run<'_> {
    /// The bytes that a solution may take.
    fn memory(&self) -> u64 {
        self.work.budget().memory
    }

    fn open(&self, numbers: &[i64]) -> Result<Box<dyn Session>, FamilyError> {
        let spec = self.family.spec_with(numbers);
        self.catalogue.open(&spec).map_err(|error| FamilyError::Game { spec, error })
    }

    fn stopped(&self, done: usize) -> SweepError {
        SweepError::Stopped { done: done as u64, all: self.family.len() }
    }

    /// The parameter that is the game's size, so that one solution holds all games with a smaller one.
    fn size_axis(&self, parameters: &Parameters) -> Result<Option<usize>, FamilyError> {
        let axes = self.family.axes();
        let size = parameters.with_role(Role::Size);
        let index = axes.iter().position(|axis| size.is_some_and(|size| size.key == axis.key));
        if let Some(index) = index {
            // The smallest has to be a game as well.
            let number = |at: usize| if at == index { axes[at].from } else { axes[at].to };
            self.open(&(0..axes.len()).map(number).collect::<Vec<_>>())?;
        }
        Ok(index)
    }

    fn one_by_one(&self) -> Result<Vec<SweptRow>, SweepError> {
        // What is not a game is found before anything long begins.
        let games = (0..self.family.len()).map(|index| self.family.numbers(index));
        for numbers in games.clone() {
            self.open(&numbers)?;
        }
        let mut rows = Vec::new();
        for numbers in games {
            let row = self.one(&*self.open(&numbers)?).ok_or_else(|| self.stopped(rows.len()))?;
            rows.push(row);
        }
        Ok(rows)
    }

    /// What the oracle knows of a game; `None` if the work was stopped.
    fn one(&self, session: &dyn Session) -> Option<SweptRow> {
        // Each game is looked at once, so there is nothing to keep.
        let oracle = Oracle::keeping(0);
        match oracle.end(session, Effort::thorough(self.effort.nodes), self.work) {
            Ok(Some(Truth { end, source })) => {
                Some(SweptRow::Game { end, by_engine: source == Source::Engine })
            }
            Ok(None) => Some(SweptRow::Unknown),
            Err(OracleError::Stopped) => None,
            Err(OracleError::Solution(_) | OracleError::Search(_)) => Some(SweptRow::Unknown),
        }
    }

    fn solve(&self, session: &dyn Session) -> Result<Box<dyn Solved>, Unsolved> {
        session.solve(self.work)
    }

    /// One solution for each number of the other parameter, if there is another.
    fn by_size(&self, size: usize, all_strings: bool) -> Result<Vec<SweptRow>, SweepError> {
        let axes = self.family.axes();
        let other = axes.iter().enumerate().find(|(index, _)| *index != size).map(|(_, axis)| axis);
        let mut lines = Vec::new();
        for index in 0..other.map_or(1, Axis::len) {
            let numbers = |number: i64| -> Vec<i64> {
                let of = |at| if at == size { number } else { other.map_or(0, |o| o.at(index)) };
                (0..axes.len()).map(of).collect()
            };
            let line = self.line(&axes[size], &numbers, all_strings)?;
            lines.push(line.ok_or_else(|| self.stopped(lines.iter().map(Vec::len).sum()))?);
        }
        if size == 0 {
            return Ok(lines.into_iter().flatten().collect());
        }
        // The family's order has the other parameter change faster.
        let mut lines: Vec<_> = lines.into_iter().map(Vec::into_iter).collect();
        let rows = (0..axes[size].len())
            .flat_map(|_| lines.iter_mut().filter_map(Iterator::next).collect::<Vec<_>>());
        Ok(rows.collect())
    }

    /// Every size, the other parameter fixed; `None` if the work was stopped.
    fn line(
        &self,
        axis: &Axis,
        numbers: &dyn Fn(i64) -> Vec<i64>,
        all_strings: bool,
    ) -> Result<Option<Vec<SweptRow>>, SweepError> {
        let session = self.open(&numbers(axis.to))?;
        self.open(&numbers(axis.from))?;
        // The largest that fits holds the smaller ones; what is larger is looked at by itself.
        let fits = session.largest_that_fits(self.memory());
        let largest = match fits.map(|fits| fits.size) {
            None | Some(Size { kind: SizeKind::Places, .. }) => axis.to,
            Some(Size { number, .. }) => axis.to.min(number.into()),
        };
        let mut rows: Vec<SweptRow> = vec![SweptRow::Unknown; axis.len() as usize];
        let mut looked_up = axis.from - 1;
        if largest >= axis.from {
            let solved = match self.solve(&*self.open(&numbers(largest))?) {
                Ok(solved) => Some(solved),
                Err(Unsolved::Stopped) => return Ok(None),
                Err(_) => None,
            };
            let by_size = |layout| matches!(layout, Layout::Heap | Layout::Strings);
            if let Some(solved) = solved.filter(|solved| by_size(solved.layout())) {
                solved.each_size(&mut |size, end| {
                    let row = i64::from(size) - axis.from;
                    let row = usize::try_from(row).ok().and_then(|row| rows.get_mut(row));
                    if let Some(row) = row {
                        row.add(end, all_strings);
                    }
                    !self.work.is_stopped()
                });
                looked_up = largest;
            }
        }
        // A solution tells nothing of all the longer strings, and a search only of one.
        if !all_strings {
            for (row, number) in rows.iter_mut().zip(axis.from..=axis.to) {
                if number > looked_up {
                    match self.one(&*self.open(&numbers(number))?) {
                        Some(found) => *row = found,
                        None => return Ok(None),
                    }
                }
            }
        }
        Ok((!self.work.is_stopped()).then_some(rows))
    }
}

impl SweptRow {
    /// Takes another position of the same size in.
    fn add(&mut self, end: Exact, all_strings: bool) {
        match self {
            SweptRow::Strings { margins, .. } => *margins.entry(end.margin).or_default() += 1,
            _ if all_strings => {
                *self = SweptRow::Strings {
                    margins: BTreeMap::from([(end.margin, 1)]),
                    plies: end.plies,
                };
            }
            _ => {
                let plies = Plies::Exactly(end.plies);
                let end = Proven { margin: end.margin, plies };
                *self = SweptRow::Game { end, by_engine: false };
            }
        }
    }
}
