use std::sync::Arc;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Effort, Oracle, OracleError, Search, Session};
use gametree_play::{Match, MoveWork, TurningPoint, turning_point};
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Amount, Outcome, Plies, Proven};
use gametree_search::{Bound, FoundMove, Limits, Verdict};

use crate::desk::Errand;
use crate::pages::play::known::{Knowledge, Known};
use crate::{Problem, Workbench};

/// What there is to find out about a game: the worth of every move, how it went, where it was decided.
#[derive(Default)]
pub(crate) struct Facts {
    /// The position that is shown, and its moves.
    pub(super) here: Option<Arc<Known>>,
    /// What every position of the game is worth, the start first; `None` where nobody knows.
    pub(super) course: Vec<Option<Verdict>>,
    /// Where a finished game was decided.
    pub(super) turning_point: Option<TurningPoint>,
    /// The computer’s last move, as it saw it.
    pub(super) last_search: Option<LastSearch>,
}

/// What the computer thought about its last move, next to what is known now.
pub(super) struct LastSearch {
    /// Which move, counted from 0.
    pub(super) index: usize,
    /// What it thought of the moves it could choose from.
    pub(super) thought: Vec<FoundMove<String>>,
    /// What is true of them.
    pub(super) known: Option<Arc<Known>>,
}

/// What one page may spend.
const BUDGET: Budget =
    Budget { time: Some(Duration::from_millis(2_500)), memory: 256 << 20, threads: 1 };

/// How long the engine may look at the position that is shown, and how many nodes it may visit.
const LOOK: (Duration, u64) = (Duration::from_millis(300), 100_000);

/// How many nodes a glance at an earlier position may take, and how long all of them together.
const GLANCE: (Duration, u64) = (Duration::from_millis(400), 4_000);

/// A search of the computer that was larger than this is not made again to see what it thought.
const MOST_AGAIN: u64 = 60_000;

/// Finds out what can be found out in a moment about the game and the position after `at` of its moves.
pub(super) async fn facts(
    workbench: &Arc<Workbench>,
    game: &Match,
    at: usize,
) -> Result<Facts, Problem> {
    let record = game.record();
    let game = record.resume(&workbench.catalogue, gametree_lab::ROSTER)?;
    let game = game.asking(Arc::clone(&workbench.oracle))?;
    let shared = Arc::clone(workbench);
    let asked = workbench.desk.run(Errand::Quick, BUDGET, move |work| {
        let asking = Asking { oracle: &shared.oracle, knowledge: &shared.knowledge, work };
        asking.about(&game, at)
    });
    asked.await?
}

struct Asking<'a> {
    oracle: &'a Oracle,
    knowledge: &'a Knowledge,
    work: &'a Work,
}

impl Asking<'_> {
    fn about(&self, game: &Match, at: usize) -> Result<Facts, Problem> {
        let here = self.look(&*game.before(at))?;
        let decided = || match turning_point(game, self.work) {
            Err(OracleError::Stopped | OracleError::OutOfTime) => Ok(None),
            point => Ok(point?),
        };
        let turning_point = self.knowledge.decided_or(game, decided)?;
        let mut course = self.course(game)?;
        // The position that is shown was looked at for longer than the others.
        if let Some(end) = here.as_ref().and_then(|known| known.end) {
            course[at] = Some(end);
        }
        Ok(Facts { here, course, turning_point, last_search: self.last_search(game, at)? })
    }

    /// What is true of a position and its moves; where that takes too long, what the engine thinks.
    fn look(&self, session: &dyn Session) -> Result<Option<Arc<Known>>, Problem> {
        if session.result().is_some() {
            return Ok(None);
        }
        if let Some(known) = self.exactly(session)? {
            return Ok(Some(known));
        }
        let (time, nodes) = LOOK;
        let keys = (session.spec(), session.position(), nodes);
        self.knowledge.get_or(keys, || self.by_engine(session, nodes, time))
    }

    fn exactly(&self, session: &dyn Session) -> Result<Option<Arc<Known>>, Problem> {
        let keys = (session.spec(), session.position(), 0);
        self.knowledge.get_or(keys, || {
            match self.oracle.position(session, Effort::QUICK, self.work) {
                Ok(solved) => Ok(solved.map(Known::from)),
                // There is no time to know everything.
                Err(OracleError::OutOfTime) => Ok(None),
                Err(error) => Err(error.into()),
            }
        })
    }

    fn by_engine(
        &self,
        session: &dyn Session,
        nodes: u64,
        time: Duration,
    ) -> Result<Option<Known>, Problem> {
        let limits = Limits { nodes: Some(nodes), time: Some(time), ..Limits::NONE };
        let search = Search { limits, ..Search::new(Algorithm::Engine) };
        let answer = session.analyze(&search, self.work)?;
        Ok(Known::of_answer(answer, session))
    }

    /// From the end to the start: where a position is too large to be known, those before it are, too.
    fn course(&self, game: &Match) -> Result<Vec<Option<Verdict>>, Problem> {
        let count = game.moves().len();
        let mut course = vec![None; count + 1];
        let mut is_small = true;
        let glances = self.work.spending(Budget { time: Some(GLANCE.0), ..BUDGET });
        for index in (0..=count).rev() {
            let session = game.before(index);
            if let Some(ending) = session.result() {
                let end = Proven { margin: ending.margin, plies: Plies::Exactly(0) };
                course[index] = Some(Verdict::Proven(end));
                continue;
            }
            let exact = if is_small { self.exactly(&*session)? } else { None };
            is_small &= exact.is_some();
            course[index] = match exact {
                Some(known) => known.end,
                None => self.glance(&*session, &glances)?.or_else(|| {
                    let work = game.moves().get(index).and_then(|played| played.work);
                    work.and_then(|work| recorded(&work))
                }),
            };
        }
        Ok(course)
    }

    fn glance(&self, session: &dyn Session, left: &Work) -> Result<Option<Verdict>, Problem> {
        let keys = (session.spec(), session.position(), GLANCE.1);
        let known = self.knowledge.get_or(keys, || match left.is_stopped() {
            true => Ok(None),
            false => self.by_engine(session, GLANCE.1, GLANCE.0),
        })?;
        Ok(known.and_then(|known| known.end))
    }

    /// Makes the computer’s last search before `at` again, if that is soon done.
    fn last_search(&self, game: &Match, at: usize) -> Result<Option<LastSearch>, Problem> {
        let made = game.moves().iter().enumerate().take(at).rev();
        let mut searched = made.filter_map(|(index, played)| Some((index, played, played.work?)));
        let Some((index, played, work)) = searched.next() else { return Ok(None) };
        let session = game.before(index);
        let thought = match &played.search {
            Some(search) if work.visited <= MOST_AGAIN && search.algorithm != Algorithm::Random => {
                session.analyze(search, self.work)?.moves
            }
            _ => Vec::new(),
        };
        Ok(Some(LastSearch { index, thought, known: self.exactly(&*session)? }))
    }
}

/// What the computer thought of a position, as it was written down.
fn recorded(work: &MoveWork) -> Option<Verdict> {
    match work.win {
        Some(win) => {
            let plies = win.plies.map_or(Plies::Unknown, Plies::Exactly);
            Some(Verdict::Proven(Proven::win(win.winner, plies)))
        }
        None => Some(Verdict::Estimated(work.value?, Bound::Exact)),
    }
}

impl Facts {
    /// Whether a move, counted from 0, threw away what its player had: certain, not an impression.
    pub(super) fn is_mistake(&self, index: usize) -> bool {
        let outcome = |index: usize| -> Option<Outcome> {
            Some(self.course.get(index).copied()??.end()?.outcome())
        };
        matches!((outcome(index), outcome(index + 1)), (Some(before), Some(after)) if before != after)
    }
}

/// How far a value is from even, for bars: the margin or the estimate.
pub(super) fn size(amount: Amount) -> f64 {
    amount.as_f64().abs()
}
