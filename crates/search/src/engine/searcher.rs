//! One thread's search of one window to one depth.

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Score};

use super::table::{Entry, Table};
use crate::control::Guard;
use crate::line::Lines;
use crate::{Bound, Counts, Stopped};

/// A score, and whether it is more than an opinion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// The score, or a bound on it.
    pub(super) score: Score,
    /// No estimate is behind it.
    pub(super) proven: bool,
}

impl Found {
    /// The same, seen by the player whose move led here.
    fn before_a_move(self) -> Found {
        Found { score: self.score.before_a_move(), ..self }
    }
}

pub(super) struct Searcher<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) table: &'a Table<G::Key, G::Move>,
    pub(super) guard: Guard<'a>,
    pub(super) counts: Counts,
    pub(super) lines: Lines<G::Move>,
    /// The candidates of all positions on the way from the root, one after the other.
    candidates: Vec<Candidate<G::Move>>,
    /// For each ply, a move that cut elsewhere on it.
    killers: Vec<Option<G::Move>>,
    /// No position further from the root than this is entered.
    last_ply: u32,
    /// Games are won by more or less, so that an estimate may hide a better result than a win.
    has_points: bool,
    /// What makes this thread look elsewhere first than the others do.
    whim: u64,
}

/// How far threats are followed beyond the horizon, and how many positions that may take.
const PURSUIT_PLIES: u32 = 16;
const PURSUIT_VISITS: u64 = 256;

impl<'a, G: Expertise> Searcher<'a, G> {
    pub(super) fn new(
        game: &'a G,
        table: &'a Table<G::Key, G::Move>,
        guard: Guard<'a>,
        last_ply: u32,
        whim: u64,
    ) -> Self {
        let last_ply = last_ply.min(Score::MOST_PLIES);
        Searcher {
            game,
            table,
            guard,
            counts: Counts::default(),
            lines: Lines::new(),
            candidates: Vec::new(),
            killers: vec![None; last_ply as usize + 1],
            last_ply,
            has_points: game.score(&game.start()).is_some(),
            whim,
        }
    }

    /// The score of a move's position for the player who makes it, within a window: at or below
    /// `alpha` it is an upper bound, at or above `beta` a lower one.
    pub(super) fn after(
        &mut self,
        next: &G::Study,
        ply: u32,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Found, Stopped> {
        let found = self.search(next, ply, depth, beta.after_a_move(), alpha.after_a_move())?;
        Ok(found.before_a_move())
    }

    /// The same for the player to move.
    fn search(
        &mut self,
        study: &G::Study,
        ply: u32,
        depth: u32,
        mut alpha: Score,
        mut beta: Score,
    ) -> Result<Found, Stopped> {
        // 1. Count the visit, unless a limit forbids it.
        let depth = depth.min(self.last_ply - ply);
        self.guard.allow(self.counts.visited)?;
        self.counts.visited += 1;
        let begun = self.counts.visited;
        self.lines.begin(ply as usize);

        // 2. What the game knows without looking ahead.
        let Certain { at_least, at_most } = self.game.certain(study);
        if at_least >= beta || at_least == at_most {
            return Ok(Found { score: at_least, proven: true });
        }
        if at_most <= alpha {
            return Ok(Found { score: at_most, proven: true });
        }
        alpha = alpha.max(at_least);
        beta = beta.min(at_most);

        // 3. What the table knows. What is proven holds for any depth.
        let (key, symmetry) = self.game.key(study);
        let known = self.table.get(&key);
        if let Some(entry) = known
            && (entry.proven || (u32::from(entry.depth) >= depth && depth > 0))
        {
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= beta,
                Bound::Upper => entry.score <= alpha,
            };
            if enough {
                return Ok(Found { score: entry.score, proven: entry.proven });
            }
        }

        // 4. The horizon: a win by threats, or else an estimate.
        if depth == 0 {
            let until = self.counts.visited + PURSUIT_VISITS;
            match self.pursue(study, ply, PURSUIT_PLIES, until)? {
                Some(score) if score >= beta => return Ok(Found { score, proven: true }),
                // There may be a shorter win, so this one is no more than a very good sign.
                Some(_) => return Ok(Found { score: Score(Score::MOST_ESTIMATE), proven: false }),
                None => {}
            }
            self.counts.evaluated += 1;
            let score = self.game.estimate(study).clamp(at_least, at_most);
            return Ok(Found { score, proven: false });
        }

        // 5. Moves, and how promising they are.
        let first = self.candidates.len();
        let completeness = self.game.candidates(study, &mut self.candidates);
        let end = self.candidates.len();
        self.rank(first, ply, symmetry, known.and_then(|entry| entry.mv));
        let forced = end - first == 1 && completeness == Completeness::Complete;
        let depth_below = if forced { depth } else { depth - 1 };

        // 6. The best of them. All but the first are only asked whether they are better.
        let original_alpha = alpha;
        let mut best = Found { score: at_least, proven: true };
        let mut best_move = None;
        let mut all_proven = completeness == Completeness::Complete;
        for index in first..end {
            let mv = self.choose(index, end);
            let mut next = study.clone();
            self.game.advance(&mut next, mv);
            let alone = index == first || beta.0 - alpha.0 <= 1;
            let upper = if alone { beta } else { Score(alpha.0 + 1) };
            let mut found = self.after(&next, ply + 1, depth_below, alpha, upper);
            if let Ok(Found { score, .. }) = found
                && !alone
                && score > alpha
                && score < beta
            {
                found = self.after(&next, ply + 1, depth_below, alpha, beta);
            }
            let found = match found {
                Ok(found) => found,
                Err(stopped) => {
                    self.candidates.truncate(first);
                    return Err(stopped);
                }
            };
            all_proven &= found.proven;
            if found.score > best.score {
                best = found;
                best_move = Some(mv);
            }
            if found.score > alpha {
                alpha = found.score;
                self.lines.improve(ply as usize, mv);
            }
            if found.score >= beta {
                self.counts.cutoffs += u64::from(index + 1 < end);
                self.killers[ply as usize] = Some(mv);
                break;
            }
        }
        self.candidates.truncate(first);

        // 7. Remember.
        let bound = if best.score >= beta {
            Bound::Lower
        } else if best.score <= original_alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        // A win that lies within the depth is the shortest: any shorter one would have been seen.
        let nearest = !self.has_points
            && completeness == Completeness::Complete
            && best.proven
            && best.score.is_decided()
            && best.score > Score::DRAW
            && best.score.plies() <= depth;
        let proven = match bound {
            Bound::Lower => best.proven,
            Bound::Exact => all_proven || nearest,
            Bound::Upper => all_proven,
        };
        let best = Found { score: best.score.min(at_most), proven };
        let entry = Entry {
            score: best.score,
            mv: best_move.map(|mv| self.game.map_move(symmetry, mv)),
            bound,
            proven,
            depth: depth.min(Score::MOST_PLIES) as u16,
            work: (self.counts.visited - begun + 1).ilog2() as u8,
        };
        self.table.put(key, entry);
        Ok(best)
    }

    /// Puts the move that was best before first, and one that cut elsewhere further forward.
    fn rank(&mut self, first: usize, ply: u32, symmetry: usize, remembered: Option<G::Move>) {
        let killer = self.killers[ply as usize];
        for candidate in &mut self.candidates[first..] {
            if remembered.is_some_and(|mv| self.game.map_move(symmetry, candidate.mv) == mv) {
                candidate.rank = i32::MAX;
            } else if killer == Some(candidate.mv) {
                candidate.rank = candidate.rank.saturating_add(candidate.rank / 2);
            }
            if self.whim != 0 {
                self.whim = gametree_rules::splitmix64(self.whim);
                let swing = candidate.rank / 4;
                candidate.rank -= (self.whim % (swing.unsigned_abs() as u64 + 1)) as i32;
            }
        }
    }

    /// Brings the most promising of the candidates that are left to `index`. Most positions are cut
    /// after a few moves, so sorting them all would be wasted.
    fn choose(&mut self, index: usize, end: usize) -> G::Move {
        let mut chosen = index;
        for other in index + 1..end {
            if self.candidates[other].rank > self.candidates[chosen].rank {
                chosen = other;
            }
        }
        self.candidates.swap(index, chosen);
        self.candidates[index].mv
    }

    /// Looks for a win by threats alone, each of which has but one answer.
    fn pursue(
        &mut self,
        study: &G::Study,
        ply: u32,
        plies: u32,
        until: u64,
    ) -> Result<Option<Score>, Stopped> {
        if plies < 3 || ply + 3 > self.last_ply {
            return Ok(None);
        }
        let first = self.candidates.len();
        self.game.threats(study, &mut self.candidates);
        let end = self.candidates.len();
        let mut result = Ok(None);
        for index in first..end {
            let mv = self.candidates[index].mv;
            result = self.threaten(study, mv, ply, plies, until);
            if !matches!(result, Ok(None)) || self.counts.visited >= until {
                break;
            }
        }
        self.candidates.truncate(first);
        result
    }

    /// Makes one threat and the answer to it, and goes on from there.
    fn threaten(
        &mut self,
        study: &G::Study,
        mv: G::Move,
        ply: u32,
        plies: u32,
        until: u64,
    ) -> Result<Option<Score>, Stopped> {
        self.guard.allow(self.counts.visited)?;
        self.counts.visited += 1;
        let mut next = study.clone();
        self.game.advance(&mut next, mv);
        let Certain { at_least, at_most } = self.game.certain(&next);
        if at_most < Score::DRAW {
            self.lines.begin(ply as usize + 1);
            self.lines.improve(ply as usize, mv);
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
        self.lines.begin(ply as usize + 2);
        let below = if at_least > Score::DRAW {
            Some(at_least)
        } else if at_most > Score::DRAW {
            self.pursue(&next, ply + 2, plies - 2, until)?
        } else {
            None
        };
        let Some(below) = below else { return Ok(None) };
        self.lines.begin(ply as usize + 1);
        self.lines.improve(ply as usize + 1, answer);
        self.lines.improve(ply as usize, mv);
        Ok(Some(below.before_a_move().before_a_move()))
    }
}
