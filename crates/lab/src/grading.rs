//! Searches against the exact values of a game.

use std::time::Instant;

use gametree_catalogue::{Algorithm, Answer, OpenPosition, Search, SearchError, Session, Solved};
use gametree_rules::work::Stage;
use gametree_rules::{Amount, Proven, Work, splitmix64};
use gametree_search::{Counts, Stopped};

use crate::sample::Sample;
use crate::{Grade, Trial};

/// Which positions and how many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// At most so many of the unfinished positions; `None` for all that the memory of the work has room for.
    pub most: Option<u64>,
    /// Decides which, and everything else that is left to chance.
    pub seed: u64,
    /// Games against a random opponent, half of them on each side.
    pub games: u64,
}

/// What came of it.
pub struct Grading {
    /// Unfinished positions that were graded.
    pub positions: u64,
    /// Unfinished positions that there are.
    pub of: u64,
    /// Whether it was stopped: then the figures are those of the positions done by then.
    pub stopped: bool,
    /// One for each search, in order. All have seen the same positions.
    pub searches: Vec<Graded>,
}

/// One search and its grade.
pub struct Graded {
    /// The search.
    pub search: Search,
    /// Its grade.
    pub grade: Grade,
    /// Its games, if they were asked for and not stopped.
    pub trial: Option<Trial>,
}

/// What a search says of a position, with room to grow and to be compared.
const BYTES_A_POSITION: u64 = 128;

/// Does every search in unfinished positions of the solution, and compares the answers with it.
/// `start` is where games begin.
pub fn grade(
    start: &dyn Session,
    solved: &dyn Solved,
    searches: &[Search],
    scope: Scope,
    work: &Work,
) -> Result<Grading, SearchError> {
    let ungraded =
        |search: &Search| Graded { search: search.clone(), grade: Grade::default(), trial: None };
    let mut graded: Vec<Graded> = searches.iter().map(ungraded).collect();
    let Some(of) = solved.open_positions(work).map_err(SearchError::from)? else {
        return Ok(Grading { positions: 0, of: 0, stopped: true, searches: graded });
    };
    // All that is said of all positions is compared in the end; where there is no room for that, the sample
    // is smaller.
    let tables = searches.iter().map(Search::table_bytes).max().unwrap_or(0);
    let taken = work.memory_in_use().saturating_add(tables);
    let room = work.budget().memory.saturating_sub(taken);
    let each = BYTES_A_POSITION.saturating_mul(searches.len().max(1) as u64);
    let most = (room / each).max(1).min(scope.most.unwrap_or(u64::MAX));
    let mut sample = Sample::new(of, Some(most), scope.seed);
    let wanted = sample.wanted();
    let _held = work.hold(wanted.saturating_mul(each));
    let (mut positions, mut failure) = (0, None);
    work.begin(Stage::Grading, Some(wanted));
    let looked = solved.each_open(&mut || sample.takes(), &mut |position| {
        // Otherwise a random choice would be the same wherever there are as many moves.
        let seed = splitmix64(scope.seed.wrapping_add(positions));
        let answers = searches.iter().map(|search| ask(position, search, seed, &work.part()));
        match answers.collect::<Result<Vec<Answer>, SearchError>>() {
            Err(error) => failure = Some(error),
            // What was stopped half-way is no answer.
            Ok(_) if work.is_stopped() => {}
            Ok(answers) => {
                for (graded, answer) in graded.iter_mut().zip(&answers) {
                    graded.grade.add(position, answer);
                }
                positions += 1;
                work.done(positions);
            }
        }
        failure.is_none() && !work.is_stopped() && positions < wanted
    });
    if let Some(error) = failure {
        return Err(error);
    }
    looked.map_err(SearchError::from)?;
    if scope.games > 0 && !work.is_stopped() {
        work.begin(Stage::Games, Some(scope.games.saturating_mul(searches.len() as u64)));
        for Graded { search, trial, .. } in &mut graded {
            *trial = Trial::play(start, solved, search, scope.games, scope.seed, work)?;
        }
    }
    Ok(Grading { positions, of, stopped: work.is_stopped(), searches: graded })
}

fn ask(
    position: &OpenPosition<'_>,
    search: &Search,
    seed: u64,
    work: &Work,
) -> Result<Answer, SearchError> {
    match search.algorithm {
        Algorithm::Perfect => Ok(known(position, work)),
        _ => position.session.analyze(&search.with_seed(seed), work),
    }
}

/// What `perfect` would answer; the solution is there already.
fn known(position: &OpenPosition<'_>, work: &Work) -> Answer {
    let started = Instant::now();
    let end = position.end;
    let best = position.moves.iter().find(|(_, after)| *after == end).map(|(mv, _)| mv.clone());
    Answer {
        choices: best.iter().cloned().collect(),
        line: best.iter().cloned().collect(),
        best_move: best,
        value: Some(Amount::whole(end.margin.into())),
        proven: true,
        end: Some(Proven::from(end)),
        moves: Vec::new(),
        lines: Vec::new(),
        depth: None,
        counts: Counts { visited: 1, ..Counts::default() },
        stopped: work.is_stopped().then_some(Stopped::Asked),
        elapsed: started.elapsed(),
    }
}
