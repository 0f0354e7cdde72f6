//! One thread's search of one window to one depth.

use std::collections::HashSet;

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Score, splitmix64};

use super::habits::Habits;
use super::table::{Entry, Table};
use super::team::Team;
use crate::guard::Guard;
use crate::line::Lines;
use crate::margins::add_the_rest;
use crate::{Bound, Counts, Stopped};

/// What a search of a position says: an opinion, and what is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// What the position seems to be worth to the mover, or a bound on that.
    pub(super) score: Score,
    /// No estimate is behind these: it is worth no less and no more.
    pub(super) certain: Certain,
}

impl Found {
    /// The same, seen by the player whose move led here.
    #[inline]
    fn before_a_move(self) -> Found {
        Found {
            score: self.score.before_a_move(),
            certain: Certain {
                at_least: self.certain.at_most.before_a_move(),
                at_most: self.certain.at_least.before_a_move(),
            },
        }
    }
}

/// What is certain about a position without looking ahead.
#[inline]
pub(super) fn certain<G: Expertise>(game: &G, study: &G::Study) -> Certain {
    let certain = game.certain(study);
    let settled = certain.at_least >= certain.at_most;
    if settled || game.score(game.position(study)).is_some() {
        return certain;
    }
    // Whoever wins an unfinished game needs a move for it. So what lies further away than a win that
    // is known can hold no quicker one, and the proof that there is none needs nothing but this.
    let (lost, won) = (-Score::win_in(1), Score::win_in(1));
    Certain { at_least: certain.at_least.max(lost), at_most: certain.at_most.min(won) }
}

/// What a position is worth to a player who may have better moves than those that were looked at: not
/// lost for certain, however bad they are.
const NOT_PROVEN_LOST: Score = Score(-Score::MOST_ESTIMATE * Score::POINT);

/// What two sources say together.
#[inline]
pub(super) fn both(a: Certain, b: Certain) -> Certain {
    Certain { at_least: a.at_least.max(b.at_least), at_most: a.at_most.min(b.at_most) }
}

pub(super) struct Searcher<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) table: &'a Table<G::Key, G::Move>,
    pub(super) guard: Guard<'a>,
    pub(super) counts: Counts,
    pub(super) lines: Lines<G::Move>,
    /// The candidates of all positions on the way from the root, one after the other.
    candidates: Vec<Candidate<G::Move>>,
    habits: Habits<G::Key, G::Move>,
    /// No position further from the root than this is entered.
    last_ply: u32,
    /// Whether moves that a game's selection leaves out are tried, too.
    every_move: bool,
    /// Which thread this is: each looks elsewhere first than the others do.
    thread: u64,
}

/// Positions with so many plies left are kept apart from the others.
const NEAR_THE_HORIZON: u32 = 1;

/// With so many plies left it is worth looking up where all moves lead before searching any, if the game
/// does not say which to search first.
const LOOK_AHEAD: u32 = 5;

/// How far threats are followed, and how many positions that may take.
struct Pursuit<K> {
    plies: u32,
    /// The visits when it has to be over.
    until: u64,
    /// Positions from where threats alone do not win, if it is worth remembering them.
    hopeless: Option<HashSet<K>>,
}

/// From the horizon.
const PURSUIT_PLIES: u32 = 16;
const PURSUIT_VISITS: u64 = 256;
/// From the root.
const LONG_PURSUIT_PLIES: u32 = 60;
const LONG_PURSUIT_VISITS: u64 = 50_000;
/// From the answers to the moves at the root.
const ANSWER_VISITS: u64 = 4_000;

impl<'a, G: Expertise> Searcher<'a, G> {
    pub(super) fn new(
        team: &Team<'a, G>,
        guard: Guard<'a>,
        habits: Habits<G::Key, G::Move>,
        thread: u64,
    ) -> Self {
        Searcher {
            game: team.game,
            table: team.table,
            guard,
            counts: Counts::default(),
            lines: Lines::new(),
            candidates: Vec::new(),
            habits,
            last_ply: team.last_ply,
            every_move: team.every_move,
            thread,
        }
    }

    /// What it keeps from one search to the next.
    pub(super) fn into_habits(self) -> Habits<G::Key, G::Move> {
        self.habits
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
        let begun = self.counts.visited;
        self.lines.begin(ply as usize);

        // 2. What the game knows without looking ahead.
        let mut certain = certain(self.game, study);
        if let Some(found) = settled(certain, alpha, beta) {
            return Ok(found);
        }

        // 3. The horizon: a win by threats, or else an estimate.
        if depth == 0 {
            if let Some(win) = self.pursue_shortly(study, ply)? {
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
        let is_near = depth <= NEAR_THE_HORIZON && !self.habits.nearby.is_empty();
        let known =
            if is_near { self.habits.nearby.get(hash, &key) } else { self.table.get(hash, &key) };
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
            if let Some(win) = self.pursue_here(study, ply, depth)? {
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
                self.habits.killers[ply as usize] = Some(mv);
                if unranked {
                    self.habits.history.cut(mv, depth);
                }
                if index + 1 < end {
                    ceiling = Score::HIGHEST;
                }
                break;
            }
        }
        self.candidates.truncate(first);

        // 7. What follows from all moves together.
        let bound = Bound::within(best, original_alpha, beta);
        if completeness == Completeness::Complete {
            certain.at_most = certain.at_most.min(ceiling.max(certain.at_least));
        }
        let score = best.clamp(certain.at_least, certain.at_most);
        let entry = Entry {
            score,
            certain,
            mv: best_move.map(|mv| self.game.map_move(symmetry, mv)),
            bound,
            depth: depth.min(Score::MOST_PLIES) as u16,
            work: (self.counts.visited - begun + 1).ilog2() as u8,
        };
        if is_near {
            self.habits.nearby.put(hash, key, entry);
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

    /// Puts the move that was best before first, and one that cut elsewhere further forward. Says
    /// whether the game itself ranks none of the moves: then those go first that have cut most.
    fn rank(
        &mut self,
        first: usize,
        ply: u32,
        symmetry: usize,
        remembered: Option<G::Move>,
    ) -> bool {
        let Habits { killers, history, .. } = &mut self.habits;
        let candidates = &mut self.candidates[first..];
        let unranked = candidates.iter().all(|candidate| candidate.rank == 0);
        for candidate in &mut *candidates {
            if remembered.is_some_and(|mv| self.game.map_move(symmetry, candidate.mv) == mv) {
                candidate.rank = i32::MAX;
            } else if unranked {
                candidate.rank = history.of(candidate.mv);
            } else if killers[ply as usize] == Some(candidate.mv) {
                candidate.rank = candidate.rank.saturating_add(candidate.rank.abs() / 2 + 1);
            }
            if self.thread != 0 {
                self.thread = splitmix64(self.thread);
                let swing = u64::from((candidate.rank / 4).unsigned_abs());
                candidate.rank -= (self.thread % (swing + 1)) as i32;
            }
        }
        unranked && candidates.len() > 1
    }

    /// Brings the most promising of the candidates that are left to `index`, the first of several that
    /// are alike. Most positions are cut after a few moves, so sorting them all would be wasted.
    fn choose(&mut self, index: usize, end: usize) -> G::Move {
        let mut chosen = index;
        for other in index + 1..end {
            if self.candidates[other].rank > self.candidates[chosen].rank {
                chosen = other;
            }
        }
        self.candidates[index..=chosen].rotate_right(1);
        self.candidates[index].mv
    }

    /// A win by threats alone, looked for from the root at some length.
    pub(super) fn pursue_from_root(&mut self, study: &G::Study) -> Result<Option<Score>, Stopped> {
        let mut pursuit = Pursuit {
            plies: LONG_PURSUIT_PLIES,
            until: self.counts.visited + LONG_PURSUIT_VISITS,
            hopeless: Some(HashSet::new()),
        };
        self.lines.begin(0);
        self.pursue(study, 0, &mut pursuit)
    }

    /// Once for every answer to a move at the root it is worth looking further.
    fn pursue_here(
        &mut self,
        study: &G::Study,
        ply: u32,
        depth: u32,
    ) -> Result<Option<Score>, Stopped> {
        if ply > 1 || depth > 1 {
            return self.pursue_shortly(study, ply);
        }
        let mut pursuit = Pursuit {
            plies: ply + LONG_PURSUIT_PLIES,
            until: self.counts.visited + ANSWER_VISITS,
            hopeless: Some(HashSet::new()),
        };
        self.pursue(study, ply, &mut pursuit)
    }

    fn pursue_shortly(&mut self, study: &G::Study, ply: u32) -> Result<Option<Score>, Stopped> {
        let until = self.counts.visited + PURSUIT_VISITS;
        let plies = ply + PURSUIT_PLIES;
        self.pursue(study, ply, &mut Pursuit { plies, until, hopeless: None })
    }

    /// Looks for a win by threats alone, each of which has but one answer.
    fn pursue(
        &mut self,
        study: &G::Study,
        ply: u32,
        pursuit: &mut Pursuit<G::Key>,
    ) -> Result<Option<Score>, Stopped> {
        if ply + 3 > pursuit.plies.min(self.last_ply) {
            return Ok(None);
        }
        let key = pursuit.hopeless.is_some().then(|| self.game.key(study).0);
        if let (Some(hopeless), Some(key)) = (&pursuit.hopeless, &key)
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
            result = self.threaten(study, mv, ply, pursuit);
            if !matches!(result, Ok(None)) || self.counts.visited >= pursuit.until {
                break;
            }
        }
        self.candidates.truncate(first);
        if let (Some(hopeless), Some(key), Ok(None)) = (&mut pursuit.hopeless, key, &result) {
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
        pursuit: &mut Pursuit<G::Key>,
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
            self.pursue(&next, ply + 2, pursuit)?
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

/// What is certain may be all that the window asks for.
#[inline]
fn settled(certain: Certain, alpha: Score, beta: Score) -> Option<Found> {
    let Certain { at_least, at_most } = certain;
    if at_least >= beta || at_least >= at_most {
        Some(Found { score: at_least, certain })
    } else if at_most <= alpha {
        Some(Found { score: at_most, certain })
    } else {
        None
    }
}

impl Bound {
    /// What a search with this window knows when it finds this score.
    pub(super) fn within(score: Score, alpha: Score, beta: Score) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }
}
