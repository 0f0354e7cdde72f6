//! The exact values of a whole family of games.

mod line;

use std::collections::BTreeMap;
use std::fmt;

use gametree_rules::{Exact, Outcome, Plies, Proven, Work};
use gametree_search::{EngineOptions, Goal, Limits, Stopped};
use gametree_solver::{self as solver, Layout, Size, Unsolved};

pub use line::{LawOf, SweepLine};

use crate::family::{Axis, Family, FamilyError};
use crate::{Algorithm, Catalogue, Question, Session};

/// So many games are solved one by one.
pub const MOST_GAMES: u64 = 100_000;

/// So many are looked up where one solution holds them all.
pub const MOST_LOOKED_UP: u64 = 2_000_000;

/// What may be spent on a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SweepEffort {
    /// For solving.
    pub solver: solver::Options,
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
    pub rows: Vec<Swept>,
}

/// What is known about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Swept {
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

impl Swept {
    /// The margins there are: one for a game, none if nothing is known.
    pub fn margins(&self) -> Vec<i32> {
        match self {
            Swept::Game { end, .. } => vec![end.margin],
            Swept::Strings { margins, .. } => margins.keys().copied().collect(),
            Swept::Unknown => Vec::new(),
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
            Swept::Game { end, .. } => end.plies.exactly(),
            Swept::Strings { plies, .. } => Some(*plies),
            Swept::Unknown => None,
        }
    }

    /// `solved`, `engine` or `unknown`.
    pub const fn how(&self) -> &'static str {
        match self {
            Swept::Game { by_engine: true, .. } => "engine",
            Swept::Game { .. } | Swept::Strings { .. } => "solved",
            Swept::Unknown => "unknown",
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
    let sweeping = Sweeping { catalogue, family, effort, work };
    let last = sweeping.open(&family.axes().iter().map(|axis| axis.to).collect::<Vec<_>>())?;
    let size = sweeping.size_axis(&*last)?;
    // A string that a seed stands for is one game; without a seed a length stands for all strings.
    let digits = matches!(last.forecast().map(|forecast| forecast.size), Some(Size::Digits(_)));
    let all_strings = digits && size.is_some() && !family.names("seed");
    let size = size.filter(|_| all_strings || !digits);
    let most = if size.is_some() { MOST_LOOKED_UP } else { MOST_GAMES };
    if family.len() > most {
        return Err(FamilyError::TooManyGames { found: family.len(), most }.into());
    }
    let rows = match size {
        Some(axis) => sweeping.by_size(axis, all_strings)?,
        None => sweeping.one_by_one()?,
    };
    Ok(Sweep { family: family.clone(), has_points: last.has_points(), all_strings, rows })
}

struct Sweeping<'a> {
    catalogue: &'a Catalogue,
    family: &'a Family,
    effort: &'a SweepEffort,
    work: &'a Work,
}

impl Sweeping<'_> {
    fn open(&self, numbers: &[i64]) -> Result<Box<dyn Session>, FamilyError> {
        let spec = self.family.spec_with(numbers);
        self.catalogue.open(&spec).map_err(|error| FamilyError::Game { spec, error })
    }

    fn stopped(&self, done: usize) -> SweepError {
        SweepError::Stopped { done: done as u64, all: self.family.len() }
    }

    /// The parameter that is the size of a solution's root, so that one solution holds all games
    /// with a smaller one: the size follows it from the largest game to the one before.
    fn size_axis(&self, last: &dyn Session) -> Result<Option<usize>, FamilyError> {
        let size = |session: &dyn Session| match session.forecast()?.size {
            Size::Stones(number) | Size::Digits(number) => Some(i64::from(number)),
            Size::FreePlaces(_) => None,
        };
        for (index, axis) in self.family.axes().iter().enumerate() {
            let mut numbers: Vec<i64> = self.family.axes().iter().map(|axis| axis.to).collect();
            numbers[index] -= 1;
            if size(last) == Some(axis.to)
                && let Ok(smaller) = self.open(&numbers)
                && size(&*smaller) == Some(axis.to - 1)
            {
                // The smallest has to be a game as well.
                numbers[index] = axis.from;
                self.open(&numbers)?;
                return Ok(Some(index));
            }
        }
        Ok(None)
    }

    fn one_by_one(&self) -> Result<Vec<Swept>, SweepError> {
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

    /// Solves a game, or lets the engine search it; `None` if the work was stopped.
    fn one(&self, session: &dyn Session) -> Option<Swept> {
        match self.solve(session) {
            Ok(solved) => match solved.look_up(&session.position()) {
                Ok(Some(here)) => Some(Swept::Game { end: here.end.into(), by_engine: false }),
                _ => Some(Swept::Unknown),
            },
            Err(Unsolved::Stopped) => None,
            Err(Unsolved::TooLarge { .. } | Unsolved::Full { .. }) => self.search(session),
        }
    }

    fn solve(&self, session: &dyn Session) -> Result<Box<dyn crate::Solved>, Unsolved> {
        let report = |progress: solver::Progress| self.work.done(progress.positions);
        let control = solver::Control::new().stop_on(self.work.stop_flag()).report_to(&report);
        session.solve(&self.effort.solver, &control)
    }

    fn search(&self, session: &dyn Session) -> Option<Swept> {
        let mut question = Question::new(Algorithm::Engine);
        question.limits = Limits { nodes: Some(self.effort.nodes), ..Limits::NONE };
        let usual = EngineOptions::default();
        let most = usize::try_from(self.effort.solver.most_bytes).unwrap_or(usize::MAX);
        question.engine =
            EngineOptions { goal: Goal::Winner, table_bytes: usual.table_bytes.min(most), ..usual };
        let answer = session.analyze(&question, &self.work.part()).ok()?;
        if answer.stopped == Some(Stopped::Asked) {
            return None;
        }
        Some(answer.end.map_or(Swept::Unknown, |end| Swept::Game { end, by_engine: true }))
    }

    /// One solution for each number of the other parameter, if there is another.
    fn by_size(&self, size: usize, all_strings: bool) -> Result<Vec<Swept>, SweepError> {
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
    ) -> Result<Option<Vec<Swept>>, SweepError> {
        let session = self.open(&numbers(axis.to))?;
        self.open(&numbers(axis.from))?;
        // The largest that fits holds the smaller ones; what is larger is looked at by itself.
        let fits = session.largest_that_fits(self.effort.solver.most_bytes);
        let largest = fits.map_or(axis.to, |fits| match fits.size {
            Size::Stones(number) | Size::Digits(number) => axis.to.min(number.into()),
            Size::FreePlaces(_) => axis.to,
        });
        let mut rows: Vec<Swept> = vec![Swept::Unknown; axis.len() as usize];
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

impl Swept {
    /// Takes another position of the same size in.
    fn add(&mut self, end: Exact, all_strings: bool) {
        match self {
            Swept::Strings { margins, .. } => *margins.entry(end.margin).or_default() += 1,
            _ if all_strings => {
                *self =
                    Swept::Strings { margins: BTreeMap::from([(end.margin, 1)]), plies: end.plies };
            }
            _ => {
                let plies = Plies::Exactly(end.plies);
                let end = Proven { margin: end.margin, plies };
                *self = Swept::Game { end, by_engine: false };
            }
        }
    }
}
