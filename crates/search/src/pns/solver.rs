use gametree_rules::{Candidate, Completeness, Expertise};

use super::numbers::{Gathered, Numbers};
use super::table::{Entry, Table};
use crate::guard::Guard;
use crate::margins::{Margins, add_the_rest, promising_moves};
use crate::{Counts, Stopped};

/// Answers questions about margins.
pub(super) struct Solver<'a, G: Expertise> {
    pub(super) game: &'a G,
    /// The margins that any position of the game may have.
    pub(super) any: Margins,
    /// No position is looked into that is so many plies below the root.
    pub(super) depth: u32,
    pub(super) guard: Guard<'a>,
    pub(super) counts: Counts,
    pub(super) table: Table<G::Key>,
    /// For listing moves; empty in between.
    pub(super) candidates: Vec<Candidate<G::Move>>,
    /// The children of all positions on the way from the root, one position after the other. What is
    /// known about them is kept here while the search is below, so that it gets ahead even if the
    /// table forgets everything.
    pub(super) children: Vec<Child<G>>,
    /// The root's move behind the last yes.
    pub(super) answer: Option<G::Move>,
}

/// A move and what is known about the position it leads to.
pub(super) struct Child<G: Expertise> {
    mv: G::Move,
    name: Name<G::Key>,
    known: Known,
    /// The furthest it has been followed.
    followed: Numbers,
}

/// A position's key and where that belongs in the table.
#[derive(Clone, PartialEq, Eq)]
struct Name<K> {
    hash: u64,
    key: K,
}

/// What is known about a position: for certain, and about the question.
#[derive(Clone, Copy)]
pub(super) struct Known {
    margins: Margins,
    numbers: Numbers,
}

/// A position in which the search is.
struct Place<'s, G: Expertise> {
    study: &'s G::Study,
    name: Name<G::Key>,
    ply: u32,
    /// The question: is the margin for the mover at least this?
    margin: i32,
    /// What is certain about the position itself.
    certain: Margins,
}

impl<G: Expertise> Solver<'_, G> {
    /// Whether the player to move gets at least this margin: then or otherwise, the margins that are
    /// left. `None` if that cannot be told within the depth allowed.
    pub(super) fn ask(
        &mut self,
        study: &G::Study,
        margin: i32,
    ) -> Result<Option<Margins>, Stopped> {
        let (name, certain) = (self.name(study), self.any.certain(self.game, study));
        let root = Place { study, name, ply: 0, margin, certain };
        let result = self.settle(root, Numbers::NO_LIMIT);
        self.children.clear();
        let known = result?;
        Ok((known.numbers != Numbers::BEYOND).then_some(known.margins))
    }

    /// Looks into a position until its numbers reach `limit`.
    fn settle(&mut self, place: Place<'_, G>, limit: Numbers) -> Result<Known, Stopped> {
        // 1. What is known about each move. One that says yes makes the others needless.
        let started = self.counts.visited;
        let first = self.children.len();
        let all_seen = self.look(&place)?;

        let numbers = loop {
            // 2. The position's numbers follow from those of its children.
            let mut gathered = Gathered::new();
            for (index, child) in self.children[first..].iter().enumerate() {
                gathered.add(first + index, child.known.numbers);
            }
            let numbers = gathered.numbers();
            if numbers.reach(limit) {
                break numbers;
            }
            // 3. The child that is nearest to an answer is looked into. With a table too small to
            //    remember what was below, the way there has to be gone again, and has to lead
            //    further than before, or the search might go round in circles.
            let child = &mut self.children[gathered.nearest()];
            child.followed = child.followed.max(gathered.limit_of_nearest(limit));
            let limit = child.followed;
            let (mv, name, certain) = (child.mv, child.name.clone(), child.known.margins);
            let mut study = place.study.clone();
            self.game.advance(&mut study, mv);
            let (ply, margin) = (place.ply + 1, 1 - place.margin);
            let known = self.settle(Place { study: &study, name, ply, margin, certain }, limit)?;
            self.children[gathered.nearest()].known = known;
        };

        // 4. An answer leaves fewer margins; often more is known than was asked.
        let reached = |child: &Child<G>| child.known.margins.before_a_move();
        let mut margins = place.certain;
        let children = &self.children[first..];
        if numbers == Numbers::YES {
            // Of several the first.
            let best = children.iter().rev().max_by_key(|child| reached(child).at_least);
            margins.at_least =
                margins.at_least.max(best.map_or(place.margin, |child| reached(child).at_least));
            if place.ply == 0 {
                self.answer = best.map(|child| child.mv);
            }
            let settled = children.iter().filter(|child| !child.known.numbers.is_open()).count();
            self.counts.cutoffs += u64::from(!all_seen || settled < children.len());
        } else if numbers == Numbers::NO {
            let most = children.iter().map(|child| reached(child).at_most).max();
            margins.at_most = margins.at_most.min(most.unwrap_or(place.margin - 1));
        }
        self.children.truncate(first);

        // 5. Remember.
        let beyond = if numbers == Numbers::BEYOND { self.depth - place.ply } else { 0 };
        let work = (self.counts.visited - started + 1).ilog2() as u8;
        let entry = Entry { margins, asked: place.margin, numbers, beyond: beyond as u16, work };
        self.table.put(place.name.hash, place.name.key, entry);
        Ok(Known { margins, numbers })
    }

    /// Puts the children of a position on the stack, the most promising first; of several that are
    /// alike, one. Says whether it got through all of them: it stops at a move that says yes.
    fn look(&mut self, place: &Place<'_, G>) -> Result<bool, Stopped> {
        let first = self.children.len();
        let mut candidates = std::mem::take(&mut self.candidates);
        // The promising ones first; then, if a better one may be missing, the rest.
        let completeness = promising_moves(self.game, place.study, &mut candidates);
        if completeness == Completeness::Selected {
            add_the_rest(self.game, place.study, 0, &mut candidates);
        }
        let mut all_seen = Ok(true);
        for (index, &Candidate { mv, .. }) in candidates.iter().enumerate() {
            all_seen = self.guard.allow(self.counts.visited).map(|()| true);
            if all_seen.is_err() {
                break;
            }
            self.counts.visited += 1;
            let next = self.after(place.study, mv);
            let name = self.name(&next);
            if self.children[first..].iter().any(|child| child.name == name) {
                continue;
            }
            let known = self.first_look(&next, &name, place.ply + 1, 1 - place.margin);
            let yes = known.numbers == Numbers::NO;
            self.children.push(Child { mv, name, known, followed: Numbers::FRESH });
            if yes {
                all_seen = Ok(index + 1 == candidates.len());
                break;
            }
        }
        self.candidates = candidates;
        all_seen
    }

    /// What is known about a position before it is looked into.
    #[inline]
    fn first_look(&self, study: &G::Study, name: &Name<G::Key>, ply: u32, margin: i32) -> Known {
        let mut margins = self.any.certain(self.game, study);
        let remembered = self.table.get(name.hash, &name.key);
        if let Some(entry) = remembered {
            margins = margins.and(entry.margins);
        }
        let left = self.depth - ply;
        let numbers = if margins.at_least >= margin {
            Numbers::YES
        } else if margins.at_most < margin {
            Numbers::NO
        } else if left == 0 {
            Numbers::BEYOND
        } else {
            match remembered.filter(|entry| entry.asked == margin) {
                Some(entry) if entry.numbers.is_open() => entry.numbers,
                Some(entry) if u32::from(entry.beyond) >= left => Numbers::BEYOND,
                _ => Numbers::FRESH,
            }
        };
        Known { margins, numbers }
    }

    fn name(&self, study: &G::Study) -> Name<G::Key> {
        let (key, _) = self.game.key(study);
        Name { hash: self.table.hash(&key), key }
    }

    /// What is proven about a position, as far as it is remembered.
    pub(super) fn remembered(&self, study: &G::Study) -> Margins {
        let Name { hash, key } = self.name(study);
        let certain = self.any.certain(self.game, study);
        self.table.get(hash, &key).map_or(certain, |entry| certain.and(entry.margins))
    }

    /// The position after a legal move.
    #[inline]
    pub(super) fn after(&self, study: &G::Study, mv: G::Move) -> G::Study {
        let mut next = study.clone();
        self.game.advance(&mut next, mv);
        next
    }

    /// Moves that keep what is proven, beginning with `best`, as far as the table remembers.
    pub(super) fn line(
        &self,
        study: &G::Study,
        known: Margins,
        best: Option<G::Move>,
    ) -> Vec<G::Move> {
        let Some(best) = best else { return Vec::new() };
        let mut line = vec![best];
        let Some(mut margin) = known.exactly() else { return line };
        let mut study = self.after(study, best);
        while self.game.outcome(self.game.position(&study)).is_none() {
            margin = -margin;
            let keeps = |mv: &G::Move| {
                let next = self.remembered(&self.after(&study, *mv)).before_a_move();
                // Every move of a position that is as bad as can be keeps that; one is chosen that is
                // known to.
                let told = margin > self.any.at_least || next.at_most == margin;
                next.at_least >= margin && told
            };
            let Some(mv) = self.game.legal_moves(self.game.position(&study)).find(keeps) else {
                break;
            };
            line.push(mv);
            study = self.after(&study, mv);
        }
        line
    }
}
