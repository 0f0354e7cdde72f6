use gametree_rules::{Candidate, Completeness, Expertise, Player, Seed};

use super::tree::{Node, ROOT, Tree};
use crate::guard::Guard;
use crate::margins::{Margins, add_the_rest, promising_moves};
use crate::{Counts, Stopped};

/// Follows one line of play after the other.
pub(super) struct Simulation<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) root: G::Study,
    /// The player to move there. Further up players take turns, also when the game is over and the
    /// game itself need not say whose turn it is.
    pub(super) mover: Player,
    /// The margins that any position of the game may have.
    pub(super) any: Margins,
    /// The tree grows no deeper than this.
    pub(super) depth: u32,
    pub(super) guard: Guard<'a>,
    pub(super) counts: Counts,
    pub(super) seed: Seed,
    pub(super) tree: Tree<G::Move>,
    /// The largest margin that a playout has ended with, for either player: results count in parts
    /// of it.
    pub(super) largest: i32,
    /// The nodes on the way, the root first.
    pub(super) path: Vec<usize>,
    /// For listing moves.
    pub(super) candidates: Vec<Candidate<G::Move>>,
    pub(super) moves: Vec<G::Move>,
}

impl<G: Expertise> Simulation<'_, G> {
    /// Follows one line of play to its end.
    pub(super) fn run_once(&mut self) -> Result<(), Stopped> {
        // 1. Up through the tree, until a node that was never visited or is settled.
        self.visit()?;
        let mut study = self.root.clone();
        let mut mover = self.mover;
        let mut node = ROOT;
        self.path.clear();
        self.path.push(ROOT);
        loop {
            let Node { visits, margins, .. } = *self.tree.node(node);
            // The root may be settled by the game's own knowledge, and the move still to be found.
            if margins.exactly().is_some() && node != ROOT {
                break;
            }
            // 2. A leaf that is visited again puts out its children, if there is room.
            if self.tree.node(node).is_leaf() {
                let deep = self.path.len() as u64 > u64::from(self.depth);
                if visits == 0 || deep || !self.grow(node, &study)? {
                    break;
                }
                continue;
            }
            let Some(next) = self.tree.select(node, mover, self.largest) else {
                // 3. No move that is listed can be better than what is secured; others may be.
                if self.tree.node(node).is_complete() || !self.widen(node, &study)? {
                    break;
                }
                continue;
            };
            self.visit()?;
            if let Some(mv) = self.tree.node(next).mv {
                self.game.advance(&mut study, mv);
            }
            self.path.push(next);
            (node, mover) = (next, mover.opponent());
        }

        // 4. The result: proven, or that of random play.
        let margin = match self.tree.node(node).margins.exactly() {
            Some(margin) => margin * mover.sign(),
            None => self.playout(self.game.position(&study).clone())?,
        };
        self.largest = self.largest.max(margin.saturating_abs());

        // 5. Back down to the root. What is proven about a node may settle the one before it.
        while let Some(node) = self.path.pop() {
            self.tree.node_mut(node).add(margin);
            self.tree.prove(node);
        }
        Ok(())
    }

    /// Puts the children of a leaf into the tree, the most promising first, with what is certain about
    /// each; says whether there was room.
    pub(super) fn grow(&mut self, leaf: usize, study: &G::Study) -> Result<bool, Stopped> {
        let completeness = promising_moves(self.game, study, &mut self.candidates);
        self.add_children(leaf, study, completeness)
    }

    /// Adds the moves that a node's list has left out, when none of those listed is any good.
    fn widen(&mut self, node: usize, study: &G::Study) -> Result<bool, Stopped> {
        let listed = self.tree.children(node).filter_map(|(_, child)| child.mv);
        self.candidates.clear();
        self.candidates.extend(listed.map(|mv| Candidate { mv, rank: 0 }));
        let listed = self.candidates.len();
        add_the_rest(self.game, study, 0, &mut self.candidates);
        self.candidates.drain(..listed);
        self.add_children(node, study, Completeness::Complete)
    }

    fn add_children(
        &mut self,
        node: usize,
        study: &G::Study,
        completeness: Completeness,
    ) -> Result<bool, Stopped> {
        // The children of a node stand together, so the old ones are copied.
        let mut children: Vec<_> = self.tree.children(node).map(|(_, &child)| child).collect();
        if !self.tree.make_room(node, children.len() + self.candidates.len()) {
            return Ok(false);
        }
        for index in 0..self.candidates.len() {
            self.visit()?;
            let mv = self.candidates[index].mv;
            let mut next = study.clone();
            self.game.advance(&mut next, mv);
            children.push(Node::new(Some(mv), self.any.certain(self.game, &next)));
        }
        self.tree.grow(node, children, completeness);
        self.tree.prove(node);
        Ok(true)
    }

    /// Plays random moves to the end of the game: the first player's margin there.
    fn playout(&mut self, mut position: G::Position) -> Result<i32, Stopped> {
        loop {
            if let Some(outcome) = self.game.outcome(&position) {
                self.counts.evaluated += 1;
                return Ok(self.game.payoff(&position, outcome));
            }
            self.moves.clear();
            self.moves.extend(self.game.legal_moves(&position));
            self.visit()?;
            let Some(&mv) = self.seed.pick(&self.moves) else { return Ok(0) };
            self.game.play_unchecked(&mut position, mv);
        }
    }

    /// Counts the visit of a position, unless a limit forbids it.
    #[inline]
    fn visit(&mut self) -> Result<(), Stopped> {
        self.guard.allow(self.counts.visited)?;
        self.counts.visited += 1;
        Ok(())
    }
}
