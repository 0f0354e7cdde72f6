//! One thread's search to one depth.

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Score};

use super::table::{Entry, Table};
use crate::control::Guard;
use crate::{Bound, Counts, Stopped};

/// A score, and whether it is more than an opinion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) score: Score,
    /// As a bound or exactly, the score holds for certain.
    pub(super) proven: bool,
}

pub(super) struct Searcher<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) table: &'a Table<G::Key, G::Move>,
    pub(super) guard: Guard<'a>,
    pub(super) counts: Counts,
    /// The candidates of all positions on the way from the root, one after the other.
    pub(super) candidates: Vec<Candidate<G::Move>>,
    /// For each ply, a move that cut elsewhere on it.
    pub(super) killers: Vec<Option<G::Move>>,
}

impl<G: Expertise> Searcher<'_, G> {
    /// The score of a position within a window: at or below `alpha` it is an upper bound, at or above
    /// `beta` a lower one.
    pub(super) fn search(
        &mut self,
        study: &G::Study,
        ply: u32,
        depth: u32,
        mut alpha: Score,
        mut beta: Score,
    ) -> Result<Found, Stopped> {
        // 1. Count the visit, unless a limit forbids it.
        self.guard.allow(self.counts.visited)?;
        self.counts.visited += 1;
        let begun = self.counts.visited;

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

        // 3. What the table knows.
        let (key, symmetry) = self.game.key(study);
        let known = self.table.get(&key);
        if let Some(entry) = known
            && (entry.proven || u32::from(entry.depth) >= depth)
        {
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= beta,
                Bound::Upper => entry.score <= alpha,
            };
            if enough && !(depth == 0 && !entry.proven) {
                return Ok(Found { score: entry.score, proven: entry.proven });
            }
        }

        // 4. The horizon.
        if depth == 0 || ply >= Score::MOST_PLIES {
            self.counts.evaluated += 1;
            let score = self.game.estimate(study);
            return Ok(Found { score: score.clamp(at_least, at_most), proven: false });
        }

        // 5. Moves, the most promising first.
        let first = self.candidates.len();
        let completeness = self.game.candidates(study, &mut self.candidates);
        let end = self.candidates.len();
        let remembered = known.and_then(|entry| entry.mv);
        let killer = self.killers.get(ply as usize).copied().flatten();
        for candidate in &mut self.candidates[first..end] {
            if remembered.is_some_and(|mv| self.game.map_move(symmetry, candidate.mv) == mv) {
                candidate.rank = i32::MAX;
            } else if killer == Some(candidate.mv) {
                candidate.rank = candidate.rank.saturating_add(candidate.rank / 2);
            }
        }
        let forced = end - first == 1 && completeness == Completeness::Complete;
        let depth_below = if forced { depth } else { depth - 1 };

        // 6. The best of them.
        let (original_alpha, mut best) = (alpha, Found { score: at_least, proven: true });
        let mut all_proven = completeness == Completeness::Complete;
        let mut best_move = None;
        for index in first..end {
            let chosen = (index..end)
                .max_by_key(|&other| (self.candidates[other].rank, std::cmp::Reverse(other)))
                .unwrap_or(index);
            self.candidates.swap(index, chosen);
            let mv = self.candidates[index].mv;
            let mut next = study.clone();
            self.game.advance(&mut next, mv);
            let mut child = |alpha: Score, beta: Score| -> Result<Found, Stopped> {
                let window = (beta.after_a_move(), alpha.after_a_move());
                let found = self.search(&next, ply + 1, depth_below, window.0, window.1)?;
                Ok(Found { score: found.score.before_a_move(), proven: found.proven })
            };
            let found = if index == first || beta.0 - alpha.0 <= 1 {
                child(alpha, beta)
            } else {
                match child(alpha, Score(alpha.0 + 1)) {
                    Ok(found) if found.score > alpha && found.score < beta => child(alpha, beta),
                    found => found,
                }
            };
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
            }
            if found.score >= beta {
                self.counts.cutoffs += u64::from(index + 1 < end);
                if let Some(killer) = self.killers.get_mut(ply as usize) {
                    *killer = Some(mv);
                }
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
        let proven = if bound == Bound::Lower { best.proven } else { all_proven };
        let best = Found { score: best.score.min(at_most), proven };
        let work = (self.counts.visited - begun + 1).ilog2() as u8;
        let mv = best_move.map(|mv| self.game.map_move(symmetry, mv));
        let entry =
            Entry { score: best.score, mv, bound, proven, depth: depth.min(511) as u16, work };
        self.table.put(key, entry);
        Ok(best)
    }
}
