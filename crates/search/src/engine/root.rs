//! The moves at the root: what is proven about each, and in which order to try them.

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Score};

use super::found::{Found, both, bound_within, certain};
use super::searcher::Searcher;
use crate::{Bound, Stopped};

/// The position that the engine was asked about.
pub(super) struct Root<G: Expertise> {
    /// The moves that are searched.
    pub(super) moves: Vec<Tried<G::Move, G::Study>>,
    /// Whether those are enough to know the position's value.
    completeness: Completeness,
    /// The position is worth no more than this, whatever its moves are.
    at_most: Score,
}

// Not derived, because a game need not be cloned for it.
impl<G: Expertise> Clone for Root<G> {
    fn clone(&self) -> Self {
        Root { moves: self.moves.clone(), ..*self }
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

/// What one search of the root says. Everything is said of a move, never of its place in a list: by the
/// time it is read, the list may be in another order.
pub(super) struct Round<M> {
    /// The moves that were tried.
    moves: Vec<Searched<M>>,
    /// The best score.
    pub(super) score: Score,
    /// Which move has it, if one beat the window.
    pub(super) best: Option<M>,
}

/// What one search of the root says about a move.
struct Searched<M> {
    mv: M,
    found: Found,
    /// What the score is in the window that the move was searched with.
    bound: Bound,
    /// How it goes on after the move, if it was looked into.
    line: Option<Vec<M>>,
}

impl<G: Expertise> Root<G> {
    pub(super) fn new(game: &G, position: &G::Position) -> Self {
        let study = game.study(position);
        let at_most = certain(game, &study).at_most;
        let mut candidates = Vec::new();
        let completeness = game.candidates(&study, &mut candidates);
        candidates.sort_by_key(|candidate: &Candidate<_>| std::cmp::Reverse(candidate.rank));
        let mut root = Root { moves: Vec::new(), completeness, at_most };
        root.add(game, &study, candidates.into_iter().map(|candidate| candidate.mv));
        root
    }

    /// Adds the legal moves that are not among those searched.
    pub(super) fn widen(&mut self, game: &G, position: &G::Position) {
        let rest: Vec<G::Move> =
            game.legal_moves(position).filter(|&mv| self.tried(mv).is_none()).collect();
        self.add(game, &game.study(position), rest.into_iter());
        self.completeness = Completeness::Complete;
    }

    fn add(&mut self, game: &G, study: &G::Study, moves: impl Iterator<Item = G::Move>) {
        let mut keys: Vec<G::Key> =
            self.moves.iter().map(|tried| game.key(&tried.next).0).collect();
        for mv in moves {
            let mut next = study.clone();
            game.advance(&mut next, mv);
            let (key, _) = game.key(&next);
            if let Some(same) = keys.iter().position(|other| *other == key) {
                self.moves[same].twins.push(mv);
                continue;
            }
            keys.push(key);
            let certain = certain(game, &next);
            self.moves.push(Tried {
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
    }

    /// Whether no move that is left out can be better than those searched.
    pub(super) fn is_complete(&self) -> bool {
        self.completeness == Completeness::Complete
    }

    /// What is known of a legal move, if it or one like it is searched.
    pub(super) fn tried(&self, mv: G::Move) -> Option<&Tried<G::Move, G::Study>> {
        self.moves.iter().find(|tried| tried.mv == mv || tried.twins.contains(&mv))
    }

    /// What is proven about the best of the moves from number `from` on; with 0, about the position.
    pub(super) fn bounds(&self, from: usize) -> (Score, Score) {
        let left = &self.moves[from..];
        let at_least = left.iter().map(|tried| tried.certain.at_least).max();
        let at_most = match self.completeness {
            Completeness::Complete => left.iter().map(|tried| tried.certain.at_most).max(),
            Completeness::Selected => None,
        };
        let at_most = at_most.unwrap_or(Score::HIGHEST).min(self.at_most);
        (at_least.unwrap_or(Score::LOWEST), at_most)
    }

    /// What is proven about a move: also that it is no better than the position.
    pub(super) fn certain(&self, tried: &Tried<G::Move, G::Study>) -> Certain {
        let Certain { at_least, at_most } = tried.certain;
        Certain { at_least, at_most: at_most.min(self.bounds(0).1) }
    }

    /// Takes over what a search found out.
    pub(super) fn learn(&mut self, round: &Round<G::Move>) {
        for Searched { mv, found, bound, line } in &round.moves {
            let Some(tried) = self.moves.iter_mut().find(|tried| tried.mv == *mv) else { continue };
            tried.latest = Some((found.score, *bound));
            tried.certain = both(tried.certain, found.certain);
            if let Some(line) = line
                && (*bound != Bound::Upper || tried.line.is_empty())
            {
                tried.line = std::iter::once(*mv).chain(line.iter().copied()).collect();
            }
        }
    }

    /// Takes over a win that begins with the first move of `line`.
    pub(super) fn learn_win(&mut self, win: Score, line: &[G::Move]) {
        let Some(&first) = line.first() else { return };
        let Some(index) =
            self.moves.iter().position(|tried| tried.mv == first || tried.twins.contains(&first))
        else {
            return;
        };
        let tried = &mut self.moves[index];
        tried.certain.at_least = tried.certain.at_least.max(win);
        tried.latest = Some((win, Bound::Lower));
        if tried.mv == first {
            tried.line = line.to_vec();
        }
        self.put_first(0, index);
    }

    /// Takes over what has been proven elsewhere.
    pub(super) fn merge(&mut self, other: &Root<G>) {
        for theirs in &other.moves {
            let Some(own) = self.moves.iter_mut().find(|own| own.mv == theirs.mv) else { continue };
            if theirs.certain.at_least > own.certain.at_least {
                own.line.clone_from(&theirs.line);
            }
            own.certain = both(own.certain, theirs.certain);
        }
    }

    /// Of the moves from number `from` on, this one is now tried first.
    pub(super) fn prefer(&mut self, from: usize, mv: G::Move) {
        let index = self.moves.iter().position(|tried| tried.mv == mv);
        if let Some(index) = index.filter(|index| *index >= from) {
            self.put_first(from, index);
        }
    }

    /// Of the moves from number `from` on, puts the one first that is sure to reach the most.
    pub(super) fn prefer_surest(&mut self, from: usize) {
        let (at_least, _) = self.bounds(from);
        let surest =
            (from..self.moves.len()).find(|&index| self.moves[index].certain.at_least == at_least);
        if let Some(index) = surest {
            self.put_first(from, index);
        }
    }

    /// Of the moves from number `from` on, puts the first of those first that are not proven lost.
    pub(super) fn prefer_open(&mut self, from: usize) {
        let open = (from..self.moves.len())
            .find(|&index| self.moves[index].certain.at_most >= Score::DRAW);
        if let Some(index) = open {
            self.put_first(from, index);
        }
    }

    fn put_first(&mut self, from: usize, index: usize) {
        self.moves[from..=index].rotate_right(1);
    }
}

/// A guess that is so far off is no help: then the rest is searched as if there were none.
const MAX_STEPS: u32 = 10;

impl<G: Expertise> Searcher<'_, G> {
    /// Searches the root with the narrowest windows there are, beginning at a guess and stepping
    /// towards the score: "at least this?" costs much less than "how much?", and the table remembers
    /// what the steps have in common.
    pub(super) fn root_near(
        &mut self,
        root: &Root<G>,
        depth: u32,
        guess: Score,
    ) -> Result<Round<G::Move>, Stopped> {
        let mut root = root.clone();
        let (mut at_least, mut at_most) = (Score::LOWEST, Score::HIGHEST);
        let mut asked = guess.max(Score(Score::LOWEST.0 + 1));
        for step in 0.. {
            let window =
                if step < MAX_STEPS { (Score(asked.0 - 1), asked) } else { (at_least, at_most) };
            let round = self.root(&root, 0, depth, window)?;
            root.learn(&round);
            if let Some(best) = round.best {
                root.prefer(0, best);
            }
            if round.score >= window.1 {
                at_least = round.score;
            } else if round.score <= window.0 {
                at_most = round.score;
            } else {
                (at_least, at_most) = (round.score, round.score);
            }
            if at_least >= at_most {
                break;
            }
            asked = if round.score >= asked { Score(at_least.0 + 1) } else { at_most };
        }
        // The first move was the last to reach what no other exceeds.
        let score = at_least;
        let best = root.moves.first().map(|tried| tried.mv);
        let moves = root.moves.into_iter().filter_map(|tried| {
            let (score, bound) =
                if Some(tried.mv) == best { (score, Bound::Exact) } else { tried.latest? };
            let found = Found { score, certain: tried.certain };
            Some(Searched {
                mv: tried.mv,
                found,
                bound,
                line: tried.line.split_first().map(|(_, rest)| rest.to_vec()),
            })
        });
        Ok(Round { moves: moves.collect(), score, best })
    }

    /// Searches the root's moves from number `from` on within a window.
    pub(super) fn root(
        &mut self,
        root: &Root<G>,
        from: usize,
        depth: u32,
        (mut alpha, beta): (Score, Score),
    ) -> Result<Round<G::Move>, Stopped> {
        let mut round = Round { moves: Vec::new(), score: Score::LOWEST, best: None };
        for (index, tried) in root.moves.iter().enumerate().skip(from) {
            let mv = tried.mv;
            // What is proven already need not be asked again.
            let Certain { at_least, at_most } = tried.certain;
            let (found, bound, line) = if at_most <= alpha || at_least >= at_most {
                let bound = if at_most > alpha { Bound::Exact } else { Bound::Upper };
                (Found { score: at_most, certain: tried.certain }, bound, None)
            } else {
                let at_once = index == from;
                let found = self.value(&tried.next, 1, depth - 1, alpha, beta, at_once)?;
                let bound = bound_within(found.score, alpha, beta);
                (found, bound, Some(self.lines.from(1).to_vec()))
            };
            round.moves.push(Searched { mv, found, bound, line });
            if found.score > round.score {
                round.score = found.score;
                if found.score > alpha {
                    round.best = Some(mv);
                }
            }
            alpha = alpha.max(found.score);
            if alpha >= beta {
                break;
            }
        }
        Ok(round)
    }
}
