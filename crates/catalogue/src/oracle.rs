use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gametree_rules::work::Budget;
use gametree_rules::{Plies, Proven, Work};
use gametree_search::{
    Counts, EngineOptions, Findings, FoundLine, FoundMove, Goal, Limits, Stopped, Verdict,
};
use gametree_solver::{LookupError, Unsolved};
use gametree_tables::shelved;

use crate::{Algorithm, Answer, Search, SearchError, Session, Solved, SolvedError, SolvedPosition};

/// The one place that says what is true of a position.
///
/// It asks whoever knows soonest: the rules (the game is over), a law of the game, a solution that is
/// still in memory, a new solution, and at last the engine; how much of that is worth trying is the
/// [`Effort`]. Solutions are kept while there is room, so a game that is played move by move is solved
/// once. A table on disk ([`with_tables_in`](Oracle::with_tables_in)) stands between the solutions in memory and a
/// new one.
///
/// ```
/// use gametree::catalogue::{Catalogue, Effort, Oracle, Source};
/// use gametree::rules::Work;
///
/// let oracle = Oracle::default();
/// let session = Catalogue::standard().open("tictactoe")?;
/// let truth = oracle.end(&*session, Effort::QUICK, &Work::new())?.expect("it is a small game");
/// assert_eq!((truth.end.margin, truth.source), (0, Source::Solution));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Oracle {
    /// The one used last comes last.
    solutions: Mutex<Vec<Arc<dyn Solved>>>,
    /// Bytes that the kept solutions may take together.
    room: u64,
    /// Folders of tables, and the games that were looked for in them with what was found.
    shelves: Vec<PathBuf>,
    found: Mutex<Vec<TablesOf>>,
    /// Tables that somebody gave.
    given: Vec<Arc<dyn Solved>>,
}

/// What was found of a game, and when.
struct TablesOf {
    spec: String,
    tables: Vec<Arc<dyn Solved>>,
    looked: Instant,
}

/// Where there was no table that knows a position, one is looked for again after so long: somebody may have made it.
const BETWEEN_LOOKS: Duration = Duration::from_secs(5);

/// How much may be tried to find out what is true, within the [`Budget`] of the work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Games of more positions than this are not solved, where they tell how many they have.
    pub positions: u64,
    /// Where positions are found by playing, so many at the most: that takes longer, each time and for each.
    pub found: u64,
    /// How long that may take. What it comes to should not depend on this: it is for games whose rules are far
    /// slower than usual.
    pub time: Option<Duration>,
    /// Positions that the engine may visit where nothing else knows.
    pub nodes: u64,
}

impl Effort {
    /// What takes about a tenth of a second: nobody waits for it.
    pub const QUICK: Effort = Effort {
        positions: 6_000_000,
        found: 100_000,
        time: Some(Duration::from_secs(2)),
        nodes: 0,
    };

    /// Whatever the budget allows to solve, and then the engine.
    pub const fn thorough(nodes: u64) -> Effort {
        Effort { positions: u64::MAX, found: u64::MAX, time: None, nodes }
    }
}

/// Who knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The game is over.
    Rules,
    /// A law of the game.
    Law,
    /// A solution of all positions.
    Solution,
    /// The engine has proven it.
    Engine,
}

/// How the game ends, and who says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Truth {
    /// How it ends under best play.
    pub end: Proven,
    /// Who says so.
    pub source: Source,
}

/// Why the oracle could not find out. That it would be too much work is not an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OracleError {
    /// Somebody asked it to stop.
    Stopped,
    /// The time of the work was up.
    OutOfTime,
    /// A solution could not be read.
    Solution(SolvedError),
    /// The engine refused.
    Search(SearchError),
}

impl fmt::Display for OracleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OracleError::Stopped => f.write_str("stopped"),
            OracleError::OutOfTime => f.write_str("the time is up"),
            OracleError::Solution(error) => error.fmt(f),
            OracleError::Search(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OracleError {}

/// Room for the solutions of several games that can be solved while somebody waits.
const USUAL_ROOM: u64 = 512 << 20;

/// What an entry of a table takes at the most, where the game does not tell how many there will be.
const BYTES_A_POSITION: u64 = 64;

impl Default for Oracle {
    fn default() -> Self {
        Oracle::keeping(USUAL_ROOM)
    }
}

impl Oracle {
    /// An oracle that keeps solutions of at most so many bytes.
    pub fn keeping(room: u64) -> Self {
        let (solutions, found) = (Mutex::default(), Mutex::default());
        Oracle { solutions, room, shelves: Vec::new(), found, given: Vec::new() }
    }

    /// The same with the tables in the folders of this one.
    #[must_use]
    pub fn with_tables_in(mut self, folder: PathBuf) -> Self {
        if !self.shelves.contains(&folder) {
            self.shelves.push(folder);
        }
        self
    }

    /// The same with this table.
    #[must_use]
    pub fn with_table(mut self, table: Arc<dyn Solved>) -> Self {
        self.given.push(table);
        self
    }

    /// A table on disk that knows the session's position: one of this very position, if there is one that can be read,
    /// else one of an earlier position of the same game.
    pub fn table(&self, session: &dyn Session) -> Option<Arc<dyn Solved>> {
        let position = session.position();
        let mut tables = self.tables(session);
        tables.sort_by_key(|table| table.root() != position);
        tables.into_iter().find(|table| table.look_up(&position).is_ok())
    }

    /// The tables of the session's game: those that were given first.
    fn tables(&self, session: &dyn Session) -> Vec<Arc<dyn Solved>> {
        let spec = session.spec();
        let given = self.given.iter().filter(|table| table.spec() == spec);
        let mut tables: Vec<_> = given.cloned().collect();
        if self.shelves.is_empty() {
            return tables;
        }
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let position = session.position();
        found.retain(|known| {
            known.spec != spec
                || known.looked.elapsed() < BETWEEN_LOOKS
                || known.tables.iter().any(|table| table.look_up(&position).is_ok())
        });
        if !found.iter().any(|known| known.spec == spec) {
            // One that cannot be used is as good as none: `tables` is there to say so.
            let there = self.shelves.iter().flat_map(|shelf| shelved(shelf).unwrap_or_default());
            let there = there.filter(|table| {
                table.manifest.as_ref().is_ok_and(|manifest| manifest.spec == spec)
            });
            let there = there.filter_map(|table| session.open_table(&table.folder).ok());
            let (spec, looked) = (spec.clone(), Instant::now());
            found.push(TablesOf { spec, tables: there.map(Arc::from).collect(), looked });
        }
        let known = found.iter().find(|known| known.spec == spec);
        tables.extend(known.into_iter().flat_map(|known| &known.tables).cloned());
        tables
    }

    /// How the game ends from the session's position on; `None` if that is more than the effort.
    pub fn end(
        &self,
        session: &dyn Session,
        effort: Effort,
        work: &Work,
    ) -> Result<Option<Truth>, OracleError> {
        if let Some(ending) = session.result() {
            let end = Proven { margin: ending.margin, plies: Plies::Exactly(0) };
            return Ok(Some(Truth { end, source: Source::Rules }));
        }
        if let Some(end) = session.end_by_law() {
            return Ok(Some(Truth { end: end.into(), source: Source::Law }));
        }
        if let Some((known, source)) = self.known(session, effort, work)? {
            return Ok(Some(Truth { end: known.end.into(), source }));
        }
        let end = self.by_engine(session, effort, work)?;
        Ok(end.map(|end| Truth { end, source: Source::Engine }))
    }

    /// How the game ends from the session's position on and after each of its moves, exactly; `None`
    /// if neither a law nor a solution within the effort tells.
    pub fn position(
        &self,
        session: &dyn Session,
        effort: Effort,
        work: &Work,
    ) -> Result<Option<SolvedPosition>, OracleError> {
        Ok(self.known(session, effort, work)?.map(|(known, _)| known))
    }

    fn known(
        &self,
        session: &dyn Session,
        effort: Effort,
        work: &Work,
    ) -> Result<Option<(SolvedPosition, Source)>, OracleError> {
        if let Some(known) = session.by_law() {
            return Ok(Some((known, Source::Law)));
        }
        if let Some(known) = self.kept(session).map_err(OracleError::Solution)? {
            return Ok(Some((known, Source::Solution)));
        }
        let forecast = session.forecast();
        let too_large = |positions| positions > u128::from(effort.positions);
        if forecast.is_some_and(|forecast| too_large(forecast.positions)) {
            return Ok(None);
        }
        let budget = work.budget();
        let positions = if forecast.is_some() { effort.positions } else { effort.found };
        let memory = budget.memory.min(positions.saturating_mul(BYTES_A_POSITION));
        // Where the game tells its structure, so many positions take as long whatever its rules are.
        let time = effort.time.filter(|_| forecast.is_none()).or(budget.time);
        match self.solve(session, Budget { memory, time, ..budget }, work) {
            Ok(solved) => {
                let known = solved.look_up(&session.position()).map_err(OracleError::Solution)?;
                Ok(Some((known, Source::Solution)))
            }
            Err(Unsolved::Stopped) => Err(OracleError::Stopped),
            // That there was more time is another answer than that there was too little.
            Err(Unsolved::OutOfTime) if work.is_stopped() => Err(OracleError::OutOfTime),
            Err(_) => Ok(None),
        }
    }

    fn by_engine(
        &self,
        session: &dyn Session,
        effort: Effort,
        work: &Work,
    ) -> Result<Option<Proven>, OracleError> {
        if effort.nodes == 0 {
            return Ok(None);
        }
        let usual = EngineOptions::default();
        let memory = usize::try_from(work.budget().memory).unwrap_or(usize::MAX);
        let table_bytes = usual.table_bytes.min(memory);
        let search = Search {
            limits: Limits { nodes: Some(effort.nodes), ..Limits::NONE },
            engine: EngineOptions { goal: Goal::Winner, table_bytes, ..usual },
            ..Search::new(Algorithm::Engine)
        };
        let answer = session.analyze(&search, work).map_err(OracleError::Search)?;
        match answer.stopped {
            Some(Stopped::Asked) => Err(OracleError::Stopped),
            Some(Stopped::Time) => Err(OracleError::OutOfTime),
            _ => Ok(answer.end),
        }
    }

    /// Searches a position: [`Algorithm::Perfect`] is answered from a solution, if possible one that
    /// is kept, everything else by the session itself. An answer that there was no time for has no move.
    pub fn ask(
        &self,
        session: &dyn Session,
        search: &Search,
        work: &Work,
    ) -> Result<Answer, SearchError> {
        if search.algorithm != Algorithm::Perfect {
            return session.analyze(search, work);
        }
        search.check(session.heuristics())?;
        search.check_memory()?;
        let started = Instant::now();
        // To look something up is to visit one position.
        let (known, visited) = match self.kept(session).map_err(SearchError::from)? {
            Some(known) => (known, 1),
            None => match self.perfectly(session, search, work) {
                Err(SearchError::Unsolved(Unsolved::Stopped)) => {
                    return Ok(unanswered(Stopped::Asked, started));
                }
                Err(SearchError::Unsolved(Unsolved::OutOfTime)) => {
                    return Ok(unanswered(Stopped::Time, started));
                }
                known => known?,
            },
        };
        Ok(Answer::found(findings(known, visited), started.elapsed()))
    }

    /// From a new solution, or, where there is none, from a law; with the number of positions looked at.
    fn perfectly(
        &self,
        session: &dyn Session,
        search: &Search,
        work: &Work,
    ) -> Result<(SolvedPosition, u64), SearchError> {
        let budget = Budget {
            time: search.limits.time,
            memory: search.engine.table_bytes as u64,
            threads: search.engine.threads,
        };
        match self.solve(session, budget, work) {
            Ok(solved) => {
                let known = solved.look_up(&session.position()).map_err(SearchError::from)?;
                Ok((known, solved.positions()))
            }
            Err(unsolved) => match session.by_law() {
                Some(known) => Ok((known, 1)),
                None => Err(SearchError::Unsolved(unsolved)),
            },
        }
    }

    /// What a kept solution or a table on disk says of the session's position.
    fn kept(&self, session: &dyn Session) -> Result<Option<SolvedPosition>, SolvedError> {
        let (spec, position) = (session.spec(), session.position());
        let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
        for index in (0..solutions.len()).rev() {
            if solutions[index].spec() != spec {
                continue;
            }
            match solutions[index].look_up(&position) {
                Ok(known) => {
                    let used = solutions.remove(index);
                    solutions.push(used);
                    return Ok(Some(known));
                }
                Err(SolvedError::Lookup(LookupError::NotCovered)) => {}
                Err(error) => return Err(error),
            }
        }
        drop(solutions);
        for table in self.tables(session) {
            let is_given = self.given.iter().any(|given| Arc::ptr_eq(given, &table));
            match table.look_up(&position) {
                Err(SolvedError::Lookup(LookupError::NotCovered)) => {}
                // Nobody has asked for one that is kept: if it cannot be read, it is as good as none.
                Err(_) if !is_given => {}
                known => return known.map(Some),
            }
        }
        Ok(None)
    }

    /// Solves, and keeps the solution if there is room for it; those used longest ago make room.
    fn solve(
        &self,
        session: &dyn Session,
        budget: Budget,
        work: &Work,
    ) -> Result<Arc<dyn Solved>, Unsolved> {
        let solved: Arc<dyn Solved> = Arc::from(session.solve(&work.spending(budget))?);
        if solved.bytes() <= self.room {
            let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
            solutions.push(Arc::clone(&solved));
            let mut bytes: u64 = solutions.iter().map(|solved| solved.bytes()).sum();
            while bytes > self.room {
                bytes -= solutions.remove(0).bytes();
            }
        }
        Ok(solved)
    }
}

/// There was no time for an answer.
fn unanswered(stopped: Stopped, started: Instant) -> Answer {
    Answer { stopped: Some(stopped), elapsed: started.elapsed(), ..Answer::default() }
}

impl From<SolvedError> for SearchError {
    fn from(error: SolvedError) -> SearchError {
        match error {
            SolvedError::Lookup(error) => SearchError::Lookup(error),
            // A position that the session wrote itself reads back.
            SolvedError::Position(_) => SearchError::Lookup(LookupError::NotCovered),
        }
    }
}

/// What is known exactly, as a search would say it.
fn findings(known: SolvedPosition, visited: u64) -> Findings<String> {
    let verdict = Verdict::Proven(known.end.into());
    let found = |(mv, end): (String, _)| FoundMove {
        mv,
        verdict: Verdict::Proven(Proven::from(end)),
        visits: None,
    };
    let line = known.line;
    let lines = (!line.is_empty()).then(|| FoundLine { moves: line.clone(), verdict });
    Findings {
        best: line.first().cloned(),
        choices: line.first().cloned().into_iter().collect(),
        verdict: Some(verdict),
        lines: lines.into_iter().collect(),
        line,
        moves: known.moves.into_iter().map(found).collect(),
        counts: Counts { visited, ..Counts::default() },
        ..Findings::default()
    }
}
