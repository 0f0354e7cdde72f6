use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gametree_catalogue::Catalogue;
use gametree_lab::Columns;
use gametree_lab::analysis::{Analysis, Standings, standings};
use gametree_lab::experiment::{self, Experiment, ExperimentError, Kind, RowsSoFar, Shard};
use gametree_lab::report::{ExperimentRun, full_names, opponent_names};
use gametree_language::Language;
use gametree_present::page::Table;

use super::laboratory::lock;
use super::{Run, Stage};

/// What a run shows at a moment: worked out once, whoever looks.
pub(crate) struct Look {
    /// Another look has another.
    pub(crate) version: u64,
    pub(crate) stage: Stage,
    pub(crate) experiment: Arc<Experiment>,
    /// Games that are there.
    pub(crate) games: u64,
    /// How long the rest takes, if anybody can say.
    pub(crate) left: Option<Duration>,
    /// What the games show; `None` if there is none yet.
    shown: Option<Shown>,
    elapsed: Duration,
    made: Instant,
    /// How long it took to work out.
    cost: Duration,
    /// Pieces of pages, by language: the same for everybody who watches.
    pieces: Mutex<HashMap<Language, Arc<str>>>,
}

struct Shown {
    analysis: Analysis,
    standings: Option<Standings>,
    table: Table,
}

/// However many watch, it is worked out no more often than this.
const BEAT: Duration = Duration::from_millis(900);
/// Nor does it take more than one part in so many of the time.
const SHARE: u32 = 8;

impl Look {
    /// Looks at a run where it is.
    pub(super) fn at(
        run: &Run,
        stage: Stage,
        version: u64,
        catalogue: &Catalogue,
    ) -> Result<Look, ExperimentError> {
        let began = Instant::now();
        let experiment = run.experiment(catalogue)?;
        let rows = run.rows();
        // Without rows there is nothing to see yet.
        let analysis = match rows.exists() {
            false => None,
            true => match Analysis::read_so_far(&experiment, &RowsSoFar::open(&rows)?) {
                Ok(analysis) => Some(analysis),
                Err(ExperimentError::NoRows) => None,
                Err(error) => return Err(error),
            },
        };
        let is_tournament = experiment.plan().kind == Kind::Tournament;
        let shown = analysis.map(|analysis| {
            let columns = Columns::usual(false);
            let table =
                ExperimentRun::table_of(catalogue, &experiment, &analysis, &columns, &rows)?;
            let standings = is_tournament.then(|| standings(&experiment, &analysis));
            Ok::<_, ExperimentError>(Shown { analysis, standings, table })
        });
        let shown = shown.transpose()?;
        Ok(Look {
            version,
            stage,
            games: shown.as_ref().map_or(0, |shown| shown.analysis.games),
            left: run.left(),
            shown,
            experiment,
            elapsed: run.elapsed(),
            made: began,
            cost: began.elapsed(),
            pieces: Mutex::default(),
        })
    }

    /// Whether it still shows how things are.
    pub(super) fn holds(&self, run: &Run, stage: Stage) -> bool {
        let is_young = self.made.elapsed() < BEAT.max(self.cost * SHARE);
        // Who stops a run hears of it before its last games are written.
        let nothing_new = match run.done() {
            Some(done) => done == self.games,
            None if stage.goes_on() => false,
            // What has failed does not change, whatever its record says of it.
            None => matches!(stage, Stage::Failed(_)) || run.record().there == self.games,
        };
        // Only what goes on is looked at again and again.
        self.stage == stage && (nothing_new || (is_young && stage.goes_on()))
    }

    /// Games that the plan asks for.
    pub(crate) fn planned(&self) -> u64 {
        match self.stage {
            // A test may end before all are played.
            Stage::Finished => self.games,
            _ => self.experiment.len(),
        }
    }

    /// What the games show, as lab writes it; `None` if there is none yet.
    pub(crate) fn run<'a>(&'a self, catalogue: &'a Catalogue) -> Option<ExperimentRun<'a>> {
        let shown = self.shown.as_ref()?;
        Some(ExperimentRun {
            catalogue,
            experiment: &self.experiment,
            players: full_names(&self.experiment),
            opponents: opponent_names(&self.experiment),
            run: experiment::Run {
                there: self.games,
                of: self.experiment.len(),
                played: self.games,
                is_finished: self.stage == Stage::Finished,
                elapsed: self.elapsed,
                is_merged: false,
            },
            shard: Shard::WHOLE,
            analysis: &shown.analysis,
            standings: shown.standings.clone(),
            table: shown.table.clone(),
            grades: Vec::new(),
            load: None,
        })
    }

    /// Games of a contest that are there, and those there will be.
    pub(crate) fn played(&self, contest: usize) -> [u64; 2] {
        let played = self.shown.as_ref().map_or(0, |shown| shown.analysis.played[contest]);
        let all =
            if self.stage == Stage::Finished { played } else { self.experiment.games_of(contest) };
        [played, all]
    }

    /// A piece of a page in a language, made once.
    pub(crate) fn piece(&self, language: Language, make: impl FnOnce() -> String) -> Arc<str> {
        let mut pieces = lock(&self.pieces);
        Arc::clone(pieces.entry(language).or_insert_with(|| make().into()))
    }
}
