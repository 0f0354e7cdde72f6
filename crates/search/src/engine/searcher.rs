//! One thread's search of one window to one depth.

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Score};

use super::found::{Found, both, bound_within, certain, settled};
use super::table::{Entry, Table};
use super::team::Team;
use super::thread_memory::ThreadMemory;
use crate::guard::Guard;
use crate::line::Lines;
use crate::margins::add_the_rest;
use crate::{Bound, Counts, Stopped};

/// What a position is worth to a player who may have better moves than those that were looked at: not
/// lost for certain, however bad they are.
const NOT_PROVEN_LOST: Score = Score(-Score::MAX_ESTIMATE * Score::POINT);

pub(super) struct Searcher<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) table: &'a Table<G::Key, G::Move>,
    pub(super) guard: Guard<'a>,
    pub(super) counts: Counts,
    pub(super) lines: Lines<G::Move>,
    /// The candidates of all positions on the way from the root, one after the other.
    pub(super) candidates: Vec<Candidate<G::Move>>,
    pub(super) memory: ThreadMemory<G::Key, G::Move>,
    /// No position further from the root than this is entered.
    pub(super) last_ply: u32,
    /// Whether moves that a game's selection leaves out are tried, too.
    every_move: bool,
    /// 0 for the first thread; the ranks of moves vary with it, so that the others look elsewhere first.
    pub(super) variation: u64,
}

/// Positions with so many plies left are kept apart from the others.
const NEAR_THE_HORIZON: u32 = 1;

/// With so many plies left it is worth looking up where all moves lead before searching any, if the game
/// does not say which to search first.
const LOOK_AHEAD: u32 = 5;

impl<'a, G: Expertise> Searcher<'a, G> {
    pub(super) fn new(
        team: &Team<'a, G>,
        guard: Guard<'a>,
        memory: ThreadMemory<G::Key, G::Move>,
        variation: u64,
    ) -> Self {
        Searcher {
            game: team.game,
            table: team.table,
            guard,
            counts: Counts::default(),
            lines: Lines::new(),
            candidates: Vec::new(),
            memory,
            last_ply: team.last_ply,
            every_move: team.every_move,
            variation,
        }
    }

    /// What it keeps from one search to the next.
    pub(super) fn into_memory(self) -> ThreadMemory<G::Key, G::Move> {
        self.memory
    }

    /// Searches the position that a move leads to, for the player who makes it, within a window: a
    /// score at or below `alpha` is an upper bound, at or above `beta` a lower one.
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
        let started = self.counts.visited;
        self.lines.begin(ply as usize);

        // 2. What the game knows without looking ahead.
        let mut certain = certain(self.game, study);
        if let Some(found) = settled(certain, alpha, beta) {
            return Ok(found);
        }

        // 3. The horizon: a win by threats, or else an estimate.
        if depth == 0 {
            if let Some(win) = self.threats_at_horizon(study, ply)? {
                certain.at_least = certain.at_least.max(win);
                return Ok(Found { score: certain.at_least, certain });
            }
            self.counts.evaluated += 1;
            let score = self.game.estimate(study).clamp(certain.at_least, certain.at_most);
            return Ok(Found { score, certain });
        }

        // 4. What the table knows.
        let (key, symmetry) = self.game.key(study);
        let hash = self.table.hash(&key);
        let is_near = depth <= NEAR_THE_HORIZON && !self.memory.nearby.is_empty();
        let known =
            if is_near { self.memory.nearby.get(hash, &key) } else { self.table.get(hash, &key) };
        if let Some(entry) = known {
            certain = both(certain, entry.certain);
            if let Some(found) = settled(certain, alpha, beta) {
                return Ok(found);
            }
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= beta,
                Bound::Upper => entry.score <= alpha,
            };
            if enough && u32::from(entry.depth) >= depth {
                let score = entry.score.clamp(certain.at_least, certain.at_most);
                return Ok(Found { score, certain });
            }
        }

        // 5. Moves, and how promising they are.
        let first = self.candidates.len();
        let mut completeness = self.game.candidates(study, &mut self.candidates);
        if self.every_move && completeness == Completeness::Selected {
            add_the_rest(self.game, study, first, &mut self.candidates);
            completeness = Completeness::Complete;
        }
        let end = self.candidates.len();
        let unranked = self.rank(first, ply, symmetry, known.and_then(|entry| entry.mv));
        let forced = end - first == 1 && completeness == Completeness::Complete;
        let depth_below = if forced { depth } else { depth - 1 };
        let mut best_move = None;
        if unranked
            && depth >= LOOK_AHEAD
            && let Some(found) = self.remembered_cut(study, first, depth_below, beta, certain)
        {
            self.candidates.truncate(first);
            return Ok(found);
        }
        let mut best = certain.at_least;
        if completeness == Completeness::Selected {
            // Where moves are left out, forced wins are worth a look of their own.
            if let Some(win) = self.threats_from_here(study, ply, depth)? {
                certain.at_least = certain.at_least.max(win);
                best_move = self.lines.from(ply as usize).first().copied();
                if let Some(found) = settled(certain, alpha, beta) {
                    self.candidates.truncate(first);
                    return Ok(found);
                }
            }
            // And one of them may save the game where none that is looked at does.
            best = certain.at_least.max(NOT_PROVEN_LOST);
            if best >= beta {
                self.candidates.truncate(first);
                return Ok(Found { score: best, certain });
            }
        }
        alpha = alpha.max(best);
        beta = beta.min(certain.at_most);

        // 6. The best of them. All but the first are only asked whether they are better.
        let original_alpha = alpha;
        let mut ceiling = Score::LOWEST;
        for index in first..end {
            let mv = self.choose(index, end);
            let mut next = study.clone();
            self.game.advance(&mut next, mv);
            let found = match self.value(&next, ply + 1, depth_below, alpha, beta, index == first) {
                Ok(found) => found,
                Err(stopped) => {
                    self.candidates.truncate(first);
                    return Err(stopped);
                }
            };
            certain.at_least = certain.at_least.max(found.certain.at_least);
            ceiling = ceiling.max(found.certain.at_most);
            if found.score > best {
                best = found.score;
                best_move = Some(mv);
            }
            if found.score > alpha {
                alpha = found.score;
                self.lines.improve(ply as usize, mv);
            }
            if found.score >= beta {
                self.counts.cutoffs += u64::from(index + 1 < end);
                self.memory.killers[ply as usize] = Some(mv);
                if unranked {
                    self.memory.history.cut(mv, depth);
                }
                if index + 1 < end {
                    ceiling = Score::HIGHEST;
                }
                break;
            }
        }
        self.candidates.truncate(first);

        // 7. What follows from all moves together.
        let bound = bound_within(best, original_alpha, beta);
        if completeness == Completeness::Complete {
            certain.at_most = certain.at_most.min(ceiling.max(certain.at_least));
        }
        let score = best.clamp(certain.at_least, certain.at_most);
        let entry = Entry {
            score,
            certain,
            mv: best_move.map(|mv| self.game.map_move(symmetry, mv)),
            bound,
            depth: depth.min(Score::MAX_PLIES) as u16,
            work: (self.counts.visited - started + 1).ilog2() as u8,
        };
        if is_near {
            self.memory.nearby.put(hash, key, entry);
        } else {
            self.table.put(hash, key, entry);
        }
        Ok(Found { score, certain })
    }

    /// A move after which the table remembers enough to end the search at once: looking all of them up
    /// is cheaper than searching the first.
    fn remembered_cut(
        &mut self,
        study: &G::Study,
        first: usize,
        depth: u32,
        beta: Score,
        mut certain: Certain,
    ) -> Option<Found> {
        for candidate in &self.candidates[first..] {
            let mut next = study.clone();
            self.game.advance(&mut next, candidate.mv);
            let (key, _) = self.game.key(&next);
            let Some(entry) = self.table.get(self.table.hash(&key), &key) else { continue };
            let at_least = entry.certain.at_most.before_a_move();
            certain.at_least = certain.at_least.max(at_least);
            if certain.at_least >= beta {
                return Some(Found { score: certain.at_least, certain });
            }
            let score = entry.score.before_a_move();
            if entry.bound != Bound::Lower && u32::from(entry.depth) >= depth && score >= beta {
                return Some(Found { score: score.min(certain.at_most), certain });
            }
        }
        None
    }

    /// A move's worth to the player who makes it: at once in the whole window, or first whether it
    /// is better than what there is.
    pub(super) fn value(
        &mut self,
        next: &G::Study,
        ply: u32,
        depth: u32,
        alpha: Score,
        beta: Score,
        at_once: bool,
    ) -> Result<Found, Stopped> {
        if at_once || beta.0.saturating_sub(alpha.0) <= 1 {
            return self.after(next, ply, depth, alpha, beta);
        }
        let asked = self.after(next, ply, depth, alpha, Score(alpha.0 + 1))?;
        if asked.score <= alpha || asked.score >= beta {
            return Ok(asked);
        }
        let found = self.after(next, ply, depth, alpha, beta)?;
        Ok(Found { certain: both(found.certain, asked.certain), ..found })
    }
}
