use std::sync::Arc;

use gametree_catalogue::{Answer, Oracle, Search, Session};
use gametree_play::{Chooser, SearchPlayer, TurnError};
use gametree_rules::{Player, Work};

use super::row::{GameTimes, PlayedSide, Row, RowFacts};
use super::timing::Timing;
use super::{Experiment, ExperimentError, ScheduledGame};

/// Plays the games of an experiment. Several may do so side by side: they share what is known for certain.
#[derive(Clone)]
pub struct Arbiter<'a> {
    experiment: &'a Experiment,
    oracle: Arc<Oracle>,
    timing: Option<Timing>,
}

/// A tree is counted where no ply of it has more distinct positions than the search has visited, times
/// this, and a few: counting stays cheaper than searching.
const POSITIONS_PER_VISIT: u64 = 4;
const A_FEW_POSITIONS: u64 = 10_000;

impl<'a> Arbiter<'a> {
    pub(super) fn new(experiment: &'a Experiment) -> Self {
        let timing = experiment.plan().times.then(Timing::new);
        Arbiter { experiment, oracle: Arc::default(), timing }
    }

    /// Plays a game. `None` if it was stopped before its end.
    pub fn play(&self, game: &ScheduledGame, work: &Work) -> Result<Option<Row>, ExperimentError> {
        let experiment = self.experiment;
        let prepared = experiment.prepared(game.game);
        let contest = experiment.contests()[game.contest];
        let mut session = prepared.session.copy();
        let opening = &prepared.openings[game.opening];
        opening.play(&mut *session);
        let entrants = match game.side {
            Player::First => [contest.player, contest.opponent],
            Player::Second => [contest.opponent, contest.player],
        };
        let mut players = entrants.map(|entrant| {
            SearchPlayer::new(prepared.searches[entrant].clone()).asking(Arc::clone(&self.oracle))
        });
        let seed = experiment.seed(game);
        let mut row = Row {
            facts: RowFacts {
                number: game.number + 1,
                game: session.spec(),
                opening: opening.moves.clone(),
                start: session.position(),
                seed,
                repetition: game.repetition + 1,
                player: experiment.entrant(contest.player).to_string(),
                opponent: experiment.entrant(contest.opponent).to_string(),
                side: game.side.into(),
                to_move: PlayedSide::from(session.to_move().unwrap_or(Player::First)),
                moves: Vec::new(),
                winner: super::Winner::Draw,
                margin: 0,
                score: None,
                visited: Vec::new(),
                evaluated: Vec::new(),
                cutoffs: Vec::new(),
                tree: Vec::new(),
                depth: Vec::new(),
            },
            times: GameTimes::default(),
        };
        while let Some(mover) = session.to_move() {
            let player = &mut players[mover.index()];
            let turn_seed = seed.wrapping_add(row.facts.moves.len() as u64);
            let answer = player.choose(&*session, turn_seed, work).map_err(TurnError::Search)?;
            let Some(mv) = answer.best_move.clone().filter(|_| !work.is_stopped()) else {
                return Ok(None);
            };
            add_work(&mut row, &answer, player.search(), &*session, work);
            if let Some(timing) = &self.timing {
                let decide = &mut || player.choose(&*session, turn_seed, work).map(drop);
                timing.add(&mut row.times, decide).map_err(TurnError::Search)?;
                timing.add_building(&mut row.times, &*session, player.search(), work);
                if work.is_stopped() {
                    return Ok(None);
                }
            }
            let made = session.play(&mv).map_err(|error| TurnError::IllegalMove {
                player: player.name(),
                mv,
                error,
            })?;
            row.facts.moves.push(made);
        }
        // A game without a player to move is over.
        let Some(result) = session.result() else { return Ok(None) };
        row.facts.winner = result.into();
        row.facts.margin = result.margin;
        row.facts.score = result.score;
        Ok(Some(row))
    }
}

/// Adds what a decision cost.
fn add_work(row: &mut Row, answer: &Answer, search: &Search, session: &dyn Session, work: &Work) {
    let facts = &mut row.facts;
    facts.visited.push(answer.counts.visited);
    facts.evaluated.push(answer.counts.evaluated);
    facts.cutoffs.push(answer.counts.cutoffs);
    let textbook = search.algorithm.is_textbook();
    let asked = search.limits.depth.filter(|_| search.algorithm.takes("depth"));
    facts.depth.push(answer.depth.or(asked.map(Into::into)));
    let whole = asked.filter(|_| textbook && answer.stopped.is_none());
    facts.tree.push(whole.and_then(|depth| {
        let most = answer.counts.visited.saturating_mul(POSITIONS_PER_VISIT);
        let most = most.saturating_add(A_FEW_POSITIONS) as usize;
        let size = session.tree_size(depth.into(), most, &work.part())?;
        size.nodes.try_into().ok()
    }));
    row.times.time_ns.push(nanoseconds(answer.elapsed));
}

pub(super) fn nanoseconds(duration: std::time::Duration) -> u64 {
    duration.as_nanos().try_into().unwrap_or(u64::MAX)
}
