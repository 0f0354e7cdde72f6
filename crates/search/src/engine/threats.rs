//! Wins by threats alone, each of which has but one answer: a search of their own, narrow and deep.

use std::collections::HashSet;

use gametree_rules::{Certain, Completeness, Expertise, Score};

use super::searcher::Searcher;
use crate::Stopped;

/// How far threats are followed, and how many positions that may take.
struct ThreatSearch<K> {
    plies: u32,
    /// The visits when it has to be over.
    until: u64,
    /// Positions from where threats alone do not win, if it is worth remembering them.
    hopeless: Option<HashSet<K>>,
}

/// From the horizon.
const HORIZON_PLIES: u32 = 16;
const HORIZON_VISITS: u64 = 256;
/// From the root.
const ROOT_PLIES: u32 = 60;
const ROOT_VISITS: u64 = 50_000;
/// From the answers to the moves at the root.
const ANSWER_VISITS: u64 = 4_000;

impl<G: Expertise> Searcher<'_, G> {
    /// A win by threats alone, looked for from the root at some length.
    pub(super) fn threats_from_root(&mut self, study: &G::Study) -> Result<Option<Score>, Stopped> {
        let mut limits = ThreatSearch {
            plies: ROOT_PLIES,
            until: self.counts.visited + ROOT_VISITS,
            hopeless: Some(HashSet::new()),
        };
        self.lines.begin(0);
        self.win_by_threats(study, 0, &mut limits)
    }

    /// Once for every answer to a move at the root it is worth looking further.
    pub(super) fn threats_from_here(
        &mut self,
        study: &G::Study,
        ply: u32,
        depth: u32,
    ) -> Result<Option<Score>, Stopped> {
        if ply > 1 || depth > 1 {
            return self.threats_at_horizon(study, ply);
        }
        let mut limits = ThreatSearch {
            plies: ply + ROOT_PLIES,
            until: self.counts.visited + ANSWER_VISITS,
            hopeless: Some(HashSet::new()),
        };
        self.win_by_threats(study, ply, &mut limits)
    }

    pub(super) fn threats_at_horizon(
        &mut self,
        study: &G::Study,
        ply: u32,
    ) -> Result<Option<Score>, Stopped> {
        let until = self.counts.visited + HORIZON_VISITS;
        let plies = ply + HORIZON_PLIES;
        self.win_by_threats(study, ply, &mut ThreatSearch { plies, until, hopeless: None })
    }

    /// Looks for a win by threats alone, each of which has but one answer.
    fn win_by_threats(
        &mut self,
        study: &G::Study,
        ply: u32,
        limits: &mut ThreatSearch<G::Key>,
    ) -> Result<Option<Score>, Stopped> {
        if ply + 3 > limits.plies.min(self.last_ply) {
            return Ok(None);
        }
        let key = limits.hopeless.is_some().then(|| self.game.key(study).0);
        if let (Some(hopeless), Some(key)) = (&limits.hopeless, &key)
            && hopeless.contains(key)
        {
            return Ok(None);
        }
        let first = self.candidates.len();
        self.game.threats(study, &mut self.candidates);
        let end = self.candidates.len();
        let mut result = Ok(None);
        for index in first..end {
            let mv = self.candidates[index].mv;
            result = self.threaten(study, mv, ply, limits);
            if !matches!(result, Ok(None)) || self.counts.visited >= limits.until {
                break;
            }
        }
        self.candidates.truncate(first);
        if let (Some(hopeless), Some(key), Ok(None)) = (&mut limits.hopeless, key, &result) {
            hopeless.insert(key);
        }
        result
    }

    /// Makes one threat and the answer to it, and goes on from there.
    fn threaten(
        &mut self,
        study: &G::Study,
        mv: G::Move,
        ply: u32,
        limits: &mut ThreatSearch<G::Key>,
    ) -> Result<Option<Score>, Stopped> {
        self.guard.allow(self.counts.visited)?;
        self.counts.visited += 1;
        let here = ply as usize;
        let mut next = study.clone();
        self.game.advance(&mut next, mv);
        let Certain { at_least, at_most } = self.game.certain(&next);
        if at_most < Score::DRAW {
            self.lines.begin(here + 1);
            self.lines.improve(here, mv);
            return Ok(Some(at_most.before_a_move()));
        }
        if at_least >= Score::DRAW {
            return Ok(None);
        }
        let from = self.candidates.len();
        let completeness = self.game.candidates(&next, &mut self.candidates);
        let answer = self.candidates[from..].first().map(|candidate| candidate.mv);
        let forced = self.candidates.len() == from + 1 && completeness == Completeness::Complete;
        self.candidates.truncate(from);
        let Some(answer) = answer.filter(|_| forced) else { return Ok(None) };
        self.game.advance(&mut next, answer);
        let Certain { at_least, at_most } = self.game.certain(&next);
        self.lines.begin(here + 2);
        let below = if at_least > Score::DRAW {
            Some(at_least)
        } else if at_most > Score::DRAW {
            self.win_by_threats(&next, ply + 2, limits)?
        } else {
            None
        };
        let Some(below) = below else { return Ok(None) };
        self.lines.begin(here + 1);
        self.lines.improve(here + 1, answer);
        self.lines.improve(here, mv);
        Ok(Some(below.before_a_move().before_a_move()))
    }
}
