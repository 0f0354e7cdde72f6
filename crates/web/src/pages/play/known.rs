use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use gametree_catalogue::{Answer, Session, SolvedPosition};
use gametree_play::{Match, TurningPoint};
use gametree_present::ValueMark;
use gametree_rules::{Outcome, Player};
use gametree_search::{Bound, Verdict};

use crate::Problem;

/// What is known about a position and its moves.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Known {
    /// What it is worth.
    pub(super) end: Option<Verdict>,
    /// What each move is worth, in the order in which the game lists them; moves that nobody looked at are
    /// left out.
    pub(super) moves: Vec<(String, Verdict)>,
    /// The moves that nothing is better than.
    pub(super) best: Vec<String>,
    /// Whether all of it is certain.
    pub(super) is_exact: bool,
}

impl From<SolvedPosition> for Known {
    fn from(solved: SolvedPosition) -> Self {
        let verdict = |end| Verdict::Proven(end);
        Known {
            end: Some(verdict(solved.end.into())),
            moves: solved.moves.into_iter().map(|(mv, end)| (mv, verdict(end.into()))).collect(),
            best: solved.best_moves,
            is_exact: true,
        }
    }
}

impl Known {
    /// What a search found; nothing if it found nothing.
    pub(super) fn of_answer(answer: Answer, session: &dyn Session) -> Option<Known> {
        let (legal, has_points) = (session.legal_moves(), session.has_points());
        let found = |mv: &String| {
            let found = answer.moves.iter().find(|found| found.mv == *mv)?;
            ValueMark::is_telling(found.verdict, has_points).then_some(found)
        };
        let moves: Vec<(String, Verdict)> =
            legal.iter().filter_map(|mv| Some((mv.clone(), found(mv)?.verdict))).collect();
        let best = answer.best_move?;
        // What is proven to end in the same way, and as soon, is as good.
        let exactly = |mv: &String| {
            let end = found(mv)?.verdict.end()?;
            end.plies.exactly().map(|plies| (end.margin, plies))
        };
        let end_of_best = exactly(&best);
        let is_best =
            |mv: &&String| **mv == best || (end_of_best.is_some() && exactly(mv) == end_of_best);
        let best = legal.iter().filter(is_best).cloned().collect();
        // A search that was stopped before it knew anything is not worth remembering.
        let end = match answer.end {
            Some(end) => Verdict::Proven(end),
            None => Verdict::Estimated(answer.value?, Bound::Exact),
        };
        Some(Known { end: Some(end), moves, best, is_exact: false })
    }

    pub(super) fn of(&self, mv: &str) -> Option<Verdict> {
        self.moves.iter().find(|(known, _)| known == mv).map(|(_, verdict)| *verdict)
    }

    pub(super) fn is_best(&self, mv: &str) -> bool {
        self.best.iter().any(|best| best == mv)
    }

    /// How many moves win, draw and lose for this player, as far as that is certain.
    pub(super) fn counts(&self, mover: Player) -> [usize; 3] {
        let mut counts = [0; 3];
        for (_, verdict) in &self.moves {
            let Some(end) = verdict.end() else { continue };
            counts[match end.outcome() {
                Outcome::Win(winner) if winner == mover => 0,
                Outcome::Draw => 1,
                Outcome::Win(_) => 2,
            }] += 1;
        }
        counts
    }

    /// The moves that throw away what the position is worth, where that is certain.
    pub(super) fn mistakes(&self) -> Vec<&str> {
        let Some(end) = self.end.and_then(Verdict::end) else { return Vec::new() };
        let is_worse =
            |verdict: &Verdict| verdict.end().is_some_and(|after| after.outcome() != end.outcome());
        let worse = self.moves.iter().filter(|(_, verdict)| is_worse(verdict));
        worse.map(|(mv, _)| mv.as_str()).collect()
    }
}

/// A game, a position of it, and how many nodes were visited for it: 0 where it is exact.
type Keys = (String, String, u64);

/// What has been found out before, so that a page that is looked at again costs nothing.
#[derive(Default)]
pub(crate) struct Knowledge {
    known: Mutex<HashMap<Keys, Option<Arc<Known>>>>,
    /// Where finished games were decided, by all of their moves.
    decided: Mutex<HashMap<String, TurningPoint>>,
}

/// Positions that are remembered; then all is forgotten and begins anew.
const MOST: usize = 4_000;

impl Knowledge {
    /// What is known under these keys, or what comes of finding out.
    pub(super) fn get_or(
        &self,
        keys: Keys,
        find: impl FnOnce() -> Result<Option<Known>, Problem>,
    ) -> Result<Option<Arc<Known>>, Problem> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&keys).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        // Whoever asks the same at the same time finds out the same.
        let found = find()?.map(Arc::new);
        if found.is_some() {
            remember(&self.known, keys, found.clone());
        }
        Ok(found)
    }

    /// Where this game was decided, or what comes of finding out.
    pub(super) fn decided_or(
        &self,
        game: &Match,
        find: impl FnOnce() -> Result<Option<TurningPoint>, Problem>,
    ) -> Result<Option<TurningPoint>, Problem> {
        if !game.is_over() {
            return Ok(None);
        }
        let mut key = format!("{} {}", game.session().spec(), game.start());
        for played in game.moves() {
            key.push(' ');
            key.push_str(&played.mv);
        }
        let known = self.decided.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let found = find()?;
        if let Some(point) = &found {
            remember(&self.decided, key, point.clone());
        }
        Ok(found)
    }
}

fn remember<K: Eq + Hash, V>(all: &Mutex<HashMap<K, V>>, key: K, value: V) {
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= MOST {
        all.clear();
    }
    all.insert(key, value);
}
