//! What the rows of an experiment show: counts for each contest, comparisons of players in the same games, and
//! how sure they are. Rows are read one after the other; nothing here grows with their number but the number of
//! different counts.

mod beginning;
mod chance;
mod comparison;
mod copies;
mod fingerprint;
mod meeting;
mod minimum;
mod pairing;
mod standing;
mod tally;

pub use gametree_statistics::Hypothesis;
use std::path::Path;

use gametree_statistics::{Pairs, holm};

pub use beginning::Beginning;
pub use chance::Varies;
pub use comparison::{Comparison, Counted, Level, Verdict};
pub use fingerprint::Fingerprint;
pub use minimum::least_visits;
pub use pairing::{Likeness, likeness};
pub use standing::{Decision, Standing, Standings, standings};
pub use tally::{MoveSums, Tally, Work as TallyWork};

use crate::experiment::stopping::{SprtResult, Stopping};
use crate::experiment::{Experiment, ExperimentError, Row, RowsReader, RowsSoFar};
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
    /// Contests whose repetitions were all alike: chance played no part, and of each game one counts.
    pub copies: Vec<usize>,
    /// The pairs of games that a test which may end early looks at.
    pub sprt: Option<Pairs>,
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
        let mut copies = Copies::new(experiment.contests().len());
        rows(&mut |row, _| copies.add(&experiment.game(row.facts.number - 1), row))?;
        let mut tallies: Vec<Tally> =
            experiment.contests().iter().map(|_| Tally::default()).collect();
        let chance = Chance::of(experiment, &copies);
        let mut comparisons = pairing::comparisons(experiment);
        let (mut games, mut has_times) = (0, true);
        let mut played = vec![0; experiment.contests().len()];
        let mut fingerprint = Fingerprint::default();
        let mut meeting = Meeting::new(&chance);
        let mut stopping = Stopping::of(experiment);
        rows(&mut |row, line| {
            let number = row.facts.number - 1;
            let game = experiment.game(number);
            if !meeting.goes_on_with(&game) {
                meeting.end(&mut tallies, &mut comparisons);
                meeting.begin(&game);
            }
            fingerprint.add(line);
            games += 1;
            played[game.contest] += 1;
            has_times &= row.times.are_comparable();
            if let Some(stopping) = &mut stopping {
                stopping.add(number, SprtResult::of(row));
            }
            if game.repetition > 0 && copies.has(game.contest) {
                return;
            }
            let result = tallies[game.contest].add(row);
            meeting.add(&game, result);
        })?;
        meeting.end(&mut tallies, &mut comparisons);
        if games == 0 {
            return Err(ExperimentError::NoRows);
        }
        comparisons.retain(|comparison| comparison.pairs() > 0);
        for comparison in &mut comparisons {
            comparison.varies = chance.in_both(comparison.contests);
        }
        let (copies, sprt) = (copies.contests(), stopping.map(|stopping| stopping.pairs()));
        let beginnings = beginning::beginnings(experiment, &tallies, &chance);
        let mut analysis = Analysis {
            games,
            played,
            tallies,
            comparisons,
            beginnings,
            fingerprint,
            has_times,
            copies,
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
        let mut corrected = holm(&levels).into_iter();
        for comparison in &mut self.comparisons {
            comparison.correct(&mut corrected);
        }
        for level in self.beginnings.iter_mut().filter_map(|beginning| beginning.level.as_mut()) {
            level.corrected = corrected.next().unwrap_or(1.0);
        }
    }

    /// How many levels of significance were corrected together.
    pub fn tests(&self) -> usize {
        let comparisons = self.comparisons.iter().map(|comparison| comparison.levels().len());
        let beginnings = self.beginnings.iter().filter(|beginning| beginning.level.is_some());
        comparisons.sum::<usize>() + beginnings.count()
    }
}
