use gametree_picture::tree::Step;
use gametree_rules::{Player, Value};

use super::Stepper;

/// A node on the way from the root, with what is known there at some step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rung {
    pub(super) node: usize,
    /// What MAX and MIN have secured by now: at entry, and since then by its moves.
    pub(super) alpha: Value,
    pub(super) beta: Value,
    /// The best value of its moves so far.
    pub(super) best: Option<Value>,
}

impl Stepper {
    /// The rungs from the root down to the node that a step is about.
    pub(super) fn ladder(&self, at: usize) -> Vec<Rung> {
        let above = |&node: &usize| self.tree.nodes[node].parent;
        let way = std::iter::successors(Some(self.steps[at].node()), above);
        let mut rungs: Vec<Rung> = way.filter_map(|node| self.rung(node, at)).collect();
        rungs.reverse();
        rungs
    }

    fn rung(&self, node: usize, at: usize) -> Option<Rung> {
        let position = self.position(node)?;
        let left = self.children[node].iter().filter(|&&child| self.left_at[child] <= at);
        let values = left.filter_map(|&child| self.position(child)?.value);
        let (mut alpha, mut beta) = (position.alpha, position.beta);
        let best = match position.mover {
            Some(Player::First) => values.max(),
            Some(Player::Second) => values.min(),
            None => None,
        };
        // Minimax leaves its windows open.
        match (position.mover, best.filter(|_| self.cuts)) {
            (Some(Player::First), Some(best)) => alpha = alpha.max(best),
            (Some(Player::Second), Some(best)) => beta = beta.min(best),
            _ => {}
        }
        Some(Rung { node, alpha, beta, best })
    }

    /// The rungs of this step, each with what it was one step before, if it was there.
    pub(super) fn changing_ladder(&self) -> Vec<(Rung, Option<Rung>)> {
        let now = self.ladder(self.at);
        let entered = matches!(self.steps[self.at], Step::Enter(_));
        now.into_iter()
            .map(|rung| {
                let new = entered && rung.node == self.steps[self.at].node();
                let before = self.at.checked_sub(1).filter(|_| !new);
                (rung, before.and_then(|before| self.rung(rung.node, before)))
            })
            .collect()
    }
}
