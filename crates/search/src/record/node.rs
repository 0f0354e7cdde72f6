use gametree_rules::{Game, Player, Value};

use crate::{Bound, Exit};

/// One position of the tree. Nodes are numbered in the order they were visited, from 0, the root.
pub struct Node<G: Game> {
    /// The node above; `None` for the root.
    pub parent: Option<usize>,
    /// The move that led here; `None` for the root.
    pub mv: Option<G::Move>,
    /// Plies from the root.
    pub ply: usize,
    /// The position.
    pub position: G::Position,
    /// What MAX had secured at entry.
    pub alpha: Value,
    /// What MIN had secured at entry.
    pub beta: Value,
    /// The value it was left with; `None` if the search was stopped there.
    pub value: Option<Value>,
    /// Why it was left.
    pub exit: Option<Exit>,
    /// How many of its moves were tried, those there was no room for included.
    pub tried: usize,
    /// The equal position on the same ply that had been entered before, so that this one was not.
    pub merged_with: Option<usize>,
    /// The node tried just before this one in the position above.
    pub previous: Option<usize>,
}

impl<G: Game> Clone for Node<G> {
    fn clone(&self) -> Self {
        Node { position: self.position.clone(), ..*self }
    }
}

impl<G: Game> Node<G> {
    /// What the value says about the true one. A leaf's value is what it is, whatever the window.
    pub fn bound(&self) -> Option<Bound> {
        let leaf = matches!(self.exit, Some(Exit::Finished | Exit::Estimated));
        let bound =
            |value| if leaf { Bound::Exact } else { Bound::of(value, self.alpha, self.beta) };
        self.value.map(bound)
    }
}

/// A step of a search, for walking through it forwards and backwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// This node was entered.
    Enter(usize),
    /// This node was left.
    Leave(usize),
    /// This node was not entered, because it equals one that had been.
    Merge(usize),
}

impl Event {
    /// The node it is about.
    pub fn node(self) -> usize {
        match self {
            Event::Enter(node) | Event::Leave(node) | Event::Merge(node) => node,
        }
    }
}

/// Where the bound that a position was cut with comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CutReason {
    /// The value found.
    pub value: Value,
    /// The bound it reached: β at a MAX position, α at a MIN position.
    pub bound: Value,
    /// Who had secured that bound higher up.
    pub secured_by: Player,
    /// The position above where they had: a move of theirs led to `source`.
    pub at: usize,
    /// The node whose value the bound is (at the root, with random ties, one off it).
    pub source: usize,
}
