//! The moves at the root: what is proven about each, and in which order to try them.

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Score};

use super::searcher::{Found, Searcher, both};
use crate::{Bound, Stopped};

/// The position that the engine was asked about.
pub(super) struct Root<G: Expertise> {
    /// The moves that are searched.
    pub(super) moves: Vec<Tried<G::Move, G::Study>>,
    /// Whether those are enough to know the position's value.
    pub(super) completeness: Completeness,
}

// Not derived, because a game need not be cloned for it.
impl<G: Expertise> Clone for Root<G> {
    fn clone(&self) -> Self {
        Root { moves: self.moves.clone(), completeness: self.completeness }
    }
}

/// A move at the root.
#[derive(Clone)]
pub(super) struct Tried<M, S> {
    pub(super) mv: M,
    /// Moves that lead to the same position up to symmetry, and so need no search of their own.
    pub(super) twins: Vec<M>,
    /// The position it leads to.
    pub(super) next: S,
    /// What is proven so far.
    pub(super) certain: Certain,
    /// What the last search that was finished made of it.
    pub(super) latest: Option<(Score, Bound)>,
    /// How it goes on.
    pub(super) line: Vec<M>,
}

/// What one search of the root says.
pub(super) struct Round<M> {
    /// For each move tried: which, and what was found in the window it was searched with.
    pub(super) moves: Vec<(usize, Found, Bound, Vec<M>)>,
    /// The best score.
    pub(super) score: Score,
    /// Which move has it, if one beat the window.
    pub(super) best: Option<usize>,
}

impl<G: Expertise> Root<G> {
    pub(super) fn new(game: &G, position: &G::Position) -> Self {
        let study = game.study(position);
        let mut candidates = Vec::new();
        let completeness = game.candidates(&study, &mut candidates);
        candidates.sort_by_key(|candidate: &Candidate<_>| std::cmp::Reverse(candidate.rank));
        let mut moves: Vec<Tried<_, _>> = Vec::new();
        let mut keys: Vec<G::Key> = Vec::new();
        for Candidate { mv, .. } in candidates {
            let mut next = study.clone();
            game.advance(&mut next, mv);
            let (key, _) = game.key(&next);
            if let Some(same) = keys.iter().position(|other| *other == key) {
                moves[same].twins.push(mv);
                continue;
            }
            keys.push(key);
            let certain = game.certain(&next);
            moves.push(Tried {
                mv,
                twins: Vec::new(),
                next,
                certain: Certain {
                    at_least: certain.at_most.before_a_move(),
                    at_most: certain.at_least.before_a_move(),
                },
                latest: None,
                line: Vec::new(),
            });
        }
        Root { moves, completeness }
    }

    /// What is proven about the position as a whole.
    pub(super) fn bounds(&self) -> (Score, Score) {
        let at_least = self.moves.iter().map(|tried| tried.certain.at_least).max();
        let at_most = match self.completeness {
            Completeness::Complete => self.moves.iter().map(|tried| tried.certain.at_most).max(),
            Completeness::Selected => None,
        };
        (at_least.unwrap_or(Score::LOWEST), at_most.unwrap_or(Score::HIGHEST))
    }

    /// Takes over what a search found out.
    pub(super) fn learn(&mut self, result: &Round<G::Move>) {
        for (index, found, bound, line) in &result.moves {
            let tried = &mut self.moves[*index];
            tried.latest = Some((found.score, *bound));
            tried.certain = both(tried.certain, found.certain);
            if *bound != Bound::Upper || tried.line.is_empty() {
                tried.line = std::iter::once(tried.mv).chain(line.iter().copied()).collect();
            }
        }
    }

    /// Takes over a win that begins with the first move of `line`.
    pub(super) fn learn_win(&mut self, win: Score, line: &[G::Move]) {
        let first = line.first();
        let tried = self
            .moves
            .iter()
            .position(|tried| first.is_some_and(|mv| tried.mv == *mv || tried.twins.contains(mv)));
        let Some(index) = tried else { return };
        let tried = &mut self.moves[index];
        tried.certain.at_least = tried.certain.at_least.max(win);
        tried.latest = Some((win, Bound::Lower));
        if Some(&tried.mv) == first {
            tried.line = line.to_vec();
        }
        self.put_first(0, index);
    }

    /// Takes over what has been proven elsewhere.
    pub(super) fn merge(&mut self, other: &Root<G>) {
        let (at_least, _) = self.bounds();
        for theirs in &other.moves {
            let own = self.moves.iter().position(|own| own.mv == theirs.mv);
            let Some(index) = own else { continue };
            let own = &mut self.moves[index];
            if theirs.certain.at_least > own.certain.at_least {
                own.line.clone_from(&theirs.line);
            }
            own.certain = both(own.certain, theirs.certain);
            if theirs.certain.at_least > at_least && theirs.certain.at_least >= Score::DRAW {
                self.put_first(0, index);
            }
        }
    }

    /// Of the moves from `from` on, this one is now tried first.
    pub(super) fn put_first(&mut self, from: usize, index: usize) {
        self.moves[from..=index].rotate_right(1);
    }
}

impl<G: Expertise> Searcher<'_, G> {
    /// Searches the root's moves from number `from` on within a window.
    pub(super) fn root(
        &mut self,
        root: &Root<G>,
        from: usize,
        depth: u32,
        (mut alpha, beta): (Score, Score),
    ) -> Result<Round<G::Move>, Stopped> {
        let mut result = Round { moves: Vec::new(), score: Score::LOWEST, best: None };
        for (index, tried) in root.moves.iter().enumerate().skip(from) {
            // What is proven already need not be asked again.
            let Certain { at_least, at_most } = tried.certain;
            if at_most <= alpha || at_least >= at_most {
                let found = Found { score: at_most, certain: tried.certain };
                result.score = result.score.max(found.score);
                if at_most > alpha {
                    result.best = Some(index);
                }
                let bound = if at_most > alpha { Bound::Exact } else { Bound::Upper };
                result.moves.push((index, found, bound, Vec::new()));
                alpha = alpha.max(at_most);
                if alpha >= beta {
                    break;
                }
                continue;
            }
            let at_once = index == from;
            let found = self.value(&tried.next, 1, depth - 1, alpha, beta, at_once)?;
            let bound = Bound::within(found.score, alpha, beta);
            result.moves.push((index, found, bound, self.lines.from(1).to_vec()));
            if found.score > result.score {
                result.score = found.score;
                if found.score > alpha {
                    result.best = Some(index);
                }
            }
            alpha = alpha.max(found.score);
            if alpha >= beta {
                break;
            }
        }
        Ok(result)
    }
}
