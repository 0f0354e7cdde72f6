use gametree_catalogue::{Catalogue, Effort, Oracle, OracleError, Session, Solved, Source, Truth};
use gametree_games::{Parameters, Role};
use gametree_rules::work::{Stage, Work};
use gametree_solver::{Layout, Size, SizeKind, Unsolved};

use super::{SweepEffort, SweepError, SweptRow};
use crate::family::{Axis, Family, FamilyError};

/// A sweep that is going on.
pub(super) struct Run<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) family: &'a Family,
    pub(super) effort: &'a SweepEffort,
    pub(super) work: &'a Work,
}

impl Run<'_> {
    /// The bytes that a solution may take.
    fn memory(&self) -> u64 {
        self.work.budget().memory
    }

    pub(super) fn open(&self, numbers: &[i64]) -> Result<Box<dyn Session>, FamilyError> {
        let spec = self.family.spec_with(numbers);
        self.catalogue.open(&spec).map_err(|error| FamilyError::Game { spec, error })
    }

    /// The parameter that is the game's size, so that one solution holds all games with a smaller one.
    pub(super) fn size_axis(&self, parameters: &Parameters) -> Result<Option<usize>, FamilyError> {
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

    pub(super) fn one_by_one(&self) -> Result<Vec<SweptRow>, SweepError> {
        // What is not a game is found before anything long begins.
        let games = (0..self.family.len()).map(|index| self.family.numbers(index));
        for numbers in games.clone().take_while(|_| !self.work.is_stopped()) {
            self.open(&numbers)?;
        }
        self.work.begin(Stage::Games, Some(self.family.len()));
        let mut rows = Vec::new();
        for numbers in games {
            let Some(row) = self.one(&*self.open(&numbers)?)? else { break };
            rows.push(row);
            self.work.done(rows.len() as u64);
        }
        rows.resize(self.family.len() as usize, SweptRow::NotReached);
        Ok(rows)
    }

    /// What the oracle knows of a game; `None` if the work was stopped.
    fn one(&self, session: &dyn Session) -> Result<Option<SweptRow>, SweepError> {
        // Each game is looked at once, so there is nothing to keep.
        let oracle = Oracle::keeping(0);
        match oracle.end(session, Effort::thorough(self.effort.nodes), &self.work.part()) {
            Ok(Some(Truth { end, source })) => {
                Ok(Some(SweptRow::Game { end, by_engine: source == Source::Engine }))
            }
            Ok(None) => Ok(Some(SweptRow::Unknown)),
            Err(OracleError::Stopped | OracleError::OutOfTime) => Ok(None),
            Err(error) => Err(SweepError::Oracle(error)),
        }
    }

    fn solve(&self, session: &dyn Session) -> Result<Box<dyn Solved>, Unsolved> {
        session.solve(self.work)
    }

    /// One solution for each number of the other parameter, if there is another.
    pub(super) fn by_size(
        &self,
        size: usize,
        all_strings: bool,
    ) -> Result<Vec<SweptRow>, SweepError> {
        let axes = self.family.axes();
        let other = axes.iter().enumerate().find(|(index, _)| *index != size).map(|(_, axis)| axis);
        let mut lines = Vec::new();
        for index in 0..other.map_or(1, Axis::len) {
            let numbers = |number: i64| -> Vec<i64> {
                let of = |at| if at == size { number } else { other.map_or(0, |o| o.at(index)) };
                (0..axes.len()).map(of).collect()
            };
            let none = vec![SweptRow::NotReached; axes[size].len() as usize];
            lines.push(match self.work.is_stopped() {
                true => none,
                false => self.line(&axes[size], &numbers, all_strings)?.unwrap_or(none),
            });
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

    /// Every size, the other parameter fixed; `None` if the work was stopped before any was known.
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
                Err(Unsolved::Stopped | Unsolved::OutOfTime) => return Ok(None),
                Err(_) => None,
            };
            let by_size = |layout| matches!(layout, Layout::Heap | Layout::Strings);
            if let Some(solved) = solved.filter(|solved| by_size(solved.layout())) {
                if !self.look_up(&*solved, axis.from, all_strings, &mut rows)? {
                    return Ok(None);
                }
                looked_up = largest;
            }
        }
        // A solution tells nothing of all the longer strings, and a search only of one.
        if !all_strings {
            for (row, number) in rows.iter_mut().zip(axis.from..=axis.to) {
                if number > looked_up {
                    let found = if self.work.is_stopped() {
                        None
                    } else {
                        self.one(&*self.open(&numbers(number))?)?
                    };
                    *row = found.unwrap_or(SweptRow::NotReached);
                }
            }
        }
        Ok(Some(rows))
    }

    /// Fills the row of each size, the first of which is `from`, out of one solution of all of them; false
    /// if the work was stopped.
    fn look_up(
        &self,
        solved: &dyn Solved,
        from: i64,
        all_strings: bool,
        rows: &mut [SweptRow],
    ) -> Result<bool, SweepError> {
        self.work.begin(Stage::Counting, Some(solved.positions()));
        let mut looked = 0;
        let looked_up = solved.each_size(&mut |size, end| {
            let row = usize::try_from(i64::from(size) - from).ok();
            if let Some(row) = row.and_then(|row| rows.get_mut(row)) {
                row.add(end, all_strings);
            }
            looked += 1;
            if looked % BETWEEN_LOOKS == 0 {
                self.work.done(looked);
            }
            looked % BETWEEN_LOOKS != 0 || !self.work.is_stopped()
        });
        looked_up.map_err(|error| SweepError::Oracle(OracleError::Solution(error)))?;
        Ok(!self.work.is_stopped())
    }
}

/// Positions between two looks at whether to go on.
const BETWEEN_LOOKS: u64 = 1 << 12;
