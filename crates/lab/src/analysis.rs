//! What the rows of an experiment show: counts for each contest, comparisons of players in the same games, and
//! how sure they are. Rows are read one after the other; nothing here grows with their number but the number of
//! starts and of different counts.
//!
//! The unit of every test and interval is the start: a game and an opening, both sides together.
//! Repetitions from a start are averaged, since they may be the same game again. Where there are
//! only one or two starts, tests and intervals are over the games from there, and hold for these
//! starts alone: see [`Scope`].

mod beginning;
mod chance;
mod comparison;
mod copies;
mod fingerprint;
mod meeting;
mod minimum;
mod pairing;
mod pairs_of_start;
mod scope;
mod standing;
mod tally;

pub use gametree_statistics::Hypothesis;
use std::path::Path;

use gametree_statistics::{SIGNIFICANCE, holm, holm_levels};

pub use beginning::Beginning;
pub use chance::Varies;
pub use comparison::{Comparison, Counted, Level, Needed, Verdict};
pub use copies::Copied;
pub use fingerprint::Fingerprint;
pub use minimum::least_visits;
pub use pairing::{Likeness, likeness};
pub use scope::Scope;
pub use standing::{Decision, Standing, Standings, standings};
pub use tally::{MoveSums, Tally, Work as TallyWork};

pub use crate::experiment::stopping::Looked;
use crate::experiment::stopping::{SprtResult, Stopping};
use crate::experiment::{Experiment, ExperimentError, Folder, Row, RowsReader, RowsSoFar};
use chance::Chance;
use copies::Copies;
use meeting::Meeting;

/// What the rows of an experiment show.
pub struct Analysis {
    /// Rows that were read.
    pub games: u64,
    /// For each contest how many of its games there are.
    pub played: Vec<u64>,
    /// For each contest what its games add up to, in the order of the experiment.
    pub tallies: Vec<Tally>,
    /// Players side by side.
    pub comparisons: Vec<Comparison>,
    /// Whether it matters who begins, for each player that meets itself.
    pub beginnings: Vec<Beginning>,
    /// Tells this set of games from all others, times aside.
    pub fingerprint: Fingerprint,
    /// Whether times were measured to be compared.
    pub has_times: bool,
    /// What the conclusions hold for.
    pub scope: Scope,
    /// From how many starts there are games in the plan.
    pub starts: u64,
    /// How often all repetitions from a start were alike: chance played no part there.
    pub copied: Copied,
    /// What a test that may end early looked at.
    pub sprt: Option<Looked>,
}

/// Something that lets somebody look at all rows, in order, each with its line; as often as it is asked.
type Each<'a> = &'a mut dyn FnMut(&mut dyn FnMut(&Row, &[u8])) -> Result<(), ExperimentError>;

impl Analysis {
    /// Reads the rows, which are in order, twice: which of them are copies is known in the end only.
    pub fn read(experiment: &Experiment, rows: &Path) -> Result<Analysis, ExperimentError> {
        Analysis::of(experiment, &mut |see| {
            let mut rows = RowsReader::open(rows)?;
            while let Some((row, line)) = rows.next_row()? {
                see(&row, line);
            }
            Ok(())
        })
    }

    /// What the rows show that are there while an experiment is running: in whatever order they were written, they
    /// are read in that of their numbers.
    pub fn read_so_far(
        experiment: &Experiment,
        rows: &RowsSoFar,
    ) -> Result<Analysis, ExperimentError> {
        Analysis::of(experiment, &mut |see| rows.each(see))
    }

    fn of(experiment: &Experiment, rows: Each<'_>) -> Result<Analysis, ExperimentError> {
        let mut copies = Copies::new(experiment);
        // Rows of another order would be counted as other games.
        let (mut line, mut refused) = (0, None);
        rows(&mut |row, _| {
            line += 1;
            if !experiment.has_asked_for(&row.facts) {
                let path = Path::new(Folder::ROWS);
                refused.get_or_insert_with(|| experiment.refusal(Some(row), path, line));
                return;
            }
            let game = experiment.game(row.facts.number - 1);
            copies.add(experiment.start_of(&game), &game, row);
        })?;
        if let Some(refused) = refused {
            return Err(refused);
        }
        let (scope, sides) = (Scope::of(experiment), experiment.sides().len());
        let is_repeated = experiment.plan().repeat > 1;
        let mut tallies: Vec<Tally> =
            experiment.contests().iter().map(|_| Tally::over(scope)).collect();
        let chance = Chance::of(experiment, &copies);
        let mut comparisons = pairing::comparisons(experiment);
        comparisons.iter_mut().for_each(|comparison| comparison.over(scope, sides, is_repeated));
        let (mut games, mut has_times) = (0, true);
        let mut played = vec![0; experiment.contests().len()];
        let mut fingerprint = Fingerprint::default();
        let mut meeting = Meeting::new(tallies.len(), &chance);
        let mut stopping = Stopping::of(experiment);
        rows(&mut |row, line| {
            let number = row.facts.number - 1;
            let game = experiment.game(number);
            let start = experiment.start_of(&game);
            if !meeting.goes_on_with(&game) {
                meeting.end(&mut tallies, &mut comparisons);
                meeting.begin(start, &game);
            }
            fingerprint.add(line);
            games += 1;
            played[game.contest] += 1;
            has_times &= row.times.are_comparable();
            if let Some(stopping) = &mut stopping {
                stopping.add(number, SprtResult::of(experiment, row));
            }
            let side = game.side.index();
            if game.repetition > 0 && copies.count_once(game.contest, start, side) {
                return;
            }
            let result = tallies[game.contest].add(start, row);
            meeting.add(&game, is_repeated, result);
        })?;
        meeting.end(&mut tallies, &mut comparisons);
        if games == 0 {
            return Err(ExperimentError::NoRows);
        }
        comparisons.retain(|comparison| comparison.pairs() > 0);
        for comparison in &mut comparisons {
            comparison.varies = chance.in_both(comparison.contests);
        }
        let (copied, sprt) = (copies.copied(), stopping.map(|stopping| stopping.looked_at()));
        let beginnings = beginning::beginnings(experiment, &tallies, &chance);
        let mut analysis = Analysis {
            games,
            played,
            tallies,
            comparisons,
            beginnings,
            fingerprint,
            has_times,
            scope,
            starts: experiment.starts() as u64,
            copied,
            sprt,
        };
        analysis.correct();
        Ok(analysis)
    }

    /// Corrects all levels of significance together, however many comparisons are shown.
    fn correct(&mut self) {
        let has_times = self.has_times;
        for comparison in &mut self.comparisons {
            comparison.conclude(has_times);
        }
        let mut levels: Vec<f64> = self.comparisons.iter().flat_map(Comparison::levels).collect();
        levels.extend(self.beginnings.iter().filter_map(|it| it.level).map(|level| level.p));
        let decides = holm_levels(&levels, SIGNIFICANCE);
        let mut corrected = holm(&levels).into_iter().zip(decides);
        for comparison in &mut self.comparisons {
            comparison.correct(&mut corrected);
        }
        for level in self.beginnings.iter_mut().filter_map(|beginning| beginning.level.as_mut()) {
            (level.corrected, level.decides) = corrected.next().unwrap_or((1.0, SIGNIFICANCE));
        }
    }

    /// How many levels of significance were corrected together.
    pub fn tests(&self) -> usize {
        let comparisons = self.comparisons.iter().map(|comparison| comparison.levels().len());
        let beginnings = self.beginnings.iter().filter(|beginning| beginning.level.is_some());
        comparisons.sum::<usize>() + beginnings.count()
    }
}
