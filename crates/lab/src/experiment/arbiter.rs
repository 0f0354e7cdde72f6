use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use gametree_catalogue::{Algorithm, Answer, Oracle, Search, Session};
use gametree_play::TurnError;
use gametree_rules::{Player, Work};
use gametree_search::{Counts, Merge};

use super::row::{GameTimes, PlayedSide, Row, RowFacts};
use super::timing::Timing;
use super::way::Way;
use super::{Experiment, ExperimentError, ScheduledGame};

/// Plays the games of an experiment. Several may do so side by side: they share what is known for certain.
#[derive(Clone)]
pub struct Arbiter<'a> {
    experiment: &'a Experiment,
    oracle: Arc<Oracle>,
    timing: Option<Timing>,
    trees: RefCell<Trees>,
}

/// A tree is counted where no ply of it but the last has more distinct positions than this: some milliseconds.
const MOST_POSITIONS: usize = 50_000;

/// Trees that are not deep are counted faster than looked up.
const DEEP: u32 = 4;

/// So many counted trees are kept: games begin alike.
const MOST_KNOWN: usize = 10_000;

/// Sizes of trees by game, position and depth.
type Trees = HashMap<(usize, String, u32), Option<u64>>;

impl<'a> Arbiter<'a> {
    pub(super) fn new(experiment: &'a Experiment) -> Self {
        let timing = experiment.plan().times.then(Timing::new);
        Arbiter { experiment, oracle: Arc::default(), timing, trees: RefCell::default() }
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
        let ways = entrants.map(|entrant| &prepared.ways[entrant]);
        let sits_down = |way: &Way| way.chooser(&*session, &self.oracle).map_err(TurnError::Search);
        let mut players = [sits_down(ways[0])?, sits_down(ways[1])?];
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
            let (player, search) = (&mut players[mover.index()], ways[mover.index()].search());
            let turn_seed = seed.wrapping_add(row.facts.moves.len() as u64);
            let answer = player.choose(&*session, turn_seed, work).map_err(TurnError::Search)?;
            let Some(mv) = answer.best_move.clone().filter(|_| !work.is_stopped()) else {
                return Ok(None);
            };
            self.add_work(&mut row, &answer, search, game.game, &*session, work);
            if let Some(timing) = &self.timing {
                let decide = &mut || player.choose(&*session, turn_seed, work).map(drop);
                timing.add(&mut row.times, decide).map_err(TurnError::Search)?;
                timing.add_building(&mut row.times, &*session, search, work);
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

    /// Adds what a decision cost. What a guest says about that is believed; which tree it was a part of is not
    /// known.
    fn add_work(
        &self,
        row: &mut Row,
        answer: &Answer,
        search: Option<&Search>,
        game: usize,
        session: &dyn Session,
        work: &Work,
    ) {
        // Whoever asks first what a solution says pays for it, and that is a matter of luck: looking up is free.
        let counts = match search.map(|search| search.algorithm) {
            Some(Algorithm::Perfect) => Counts::default(),
            _ => answer.counts,
        };
        let facts = &mut row.facts;
        facts.visited.push(counts.visited);
        facts.evaluated.push(counts.evaluated);
        facts.cutoffs.push(counts.cutoffs);
        let asked = search.and_then(|search| {
            let depth = search.limits.depth.filter(|_| search.algorithm.takes("depth"));
            depth.map(|depth| (search, depth))
        });
        facts.depth.push(answer.depth.or(asked.map(|(_, depth)| depth.into())));
        // A search that deepened counts the work of all its depths, which is no whole tree.
        let whole = |(search, _): &(&Search, _)| {
            search.algorithm.is_textbook() && answer.stopped.is_none() && answer.depth.is_none()
        };
        facts.tree.push(match asked.filter(whole) {
            None => None,
            // Minimax has seen all of it.
            Some((search, _))
                if search.algorithm == Algorithm::Minimax && search.merge == Merge::No =>
            {
                Some(counts.visited)
            }
            Some((_, depth)) => self.tree_size(game, session, depth.get(), work),
        });
        row.times.time_ns.push(nanoseconds(answer.elapsed));
    }

    /// The whole tree down to a depth, where that can be counted.
    fn tree_size(
        &self,
        game: usize,
        session: &dyn Session,
        depth: u32,
        work: &Work,
    ) -> Option<u64> {
        let count = || {
            let size = session.tree_size(depth, MOST_POSITIONS, &work.part())?;
            u64::try_from(size.nodes).ok()
        };
        if depth < DEEP {
            return count();
        }
        let place = (game, session.position(), depth);
        if let Some(known) = self.trees.borrow().get(&place) {
            return *known;
        }
        let counted = count();
        let mut trees = self.trees.borrow_mut();
        // What was not counted because the work was stopped is not known.
        if trees.len() < MOST_KNOWN && !work.is_stopped() {
            trees.insert(place, counted);
        }
        counted
    }
}

pub(super) fn nanoseconds(duration: std::time::Duration) -> u64 {
    duration.as_nanos().try_into().unwrap_or(u64::MAX)
}
