use gametree_rules::{Game, Value};

use crate::{Bound, Exit, Observer};

/// The tree a search walked through: an [`Observer`] that writes everything down.
///
/// ```
/// use gametree_games::stones::Stones;
/// use gametree_rules::{Game, Plain};
/// use gametree_search::{Control, Limits, Ties, TreeRecord, alphabeta};
///
/// let game = Stones::new(9, &[2, 3]);
/// let mut tree = TreeRecord::new(1000);
/// let control = Control::new();
/// let found =
///     alphabeta(&game, &Plain, &game.start(), Limits::NONE, Ties::First, &control, &mut tree);
/// assert_eq!(tree.nodes().len() as u64, found.counts.visited);
/// assert_eq!(tree.nodes()[0].value, found.value);
/// ```
pub struct TreeRecord<G: Game> {
    nodes: Vec<Node<G>>,
    most: usize,
    /// The nodes entered and not yet left, by index; `None` for those there was no room for.
    open: Vec<Option<usize>>,
    last_move: Option<G::Move>,
    left_out: u64,
}

/// One position of the tree.
pub struct Node<G: Game> {
    /// The index of the node above; `None` for the root.
    pub parent: Option<usize>,
    /// The move that led here.
    pub mv: Option<G::Move>,
    /// Plies from the root.
    pub ply: usize,
    /// The position.
    pub position: G::Position,
    /// What MAX had secured at entry.
    pub alpha: Value,
    /// What MIN had secured at entry.
    pub beta: Value,
    /// The value it was left with.
    pub value: Option<Value>,
    /// Why it was left.
    pub exit: Option<Exit>,
    /// It was not entered, because an equal position on the same ply already had been.
    pub merged: bool,
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

impl<G: Game> TreeRecord<G> {
    /// A record of at most this many nodes.
    pub fn new(most: usize) -> Self {
        TreeRecord { nodes: Vec::new(), most, open: Vec::new(), last_move: None, left_out: 0 }
    }

    /// The nodes in the order they were visited.
    pub fn nodes(&self) -> &[Node<G>] {
        &self.nodes
    }

    /// How many nodes there was no room for.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    fn add(&mut self, position: &G::Position, alpha: Value, beta: Value) -> Option<usize> {
        // Below a node that was left out there is nothing to hang a node on.
        let parent = self.open.last().copied();
        if self.nodes.len() >= self.most || parent == Some(None) {
            self.left_out += 1;
            return None;
        }
        self.nodes.push(Node {
            parent: parent.flatten(),
            mv: self.last_move,
            ply: self.open.len(),
            position: position.clone(),
            alpha,
            beta,
            value: None,
            exit: None,
            merged: false,
        });
        Some(self.nodes.len() - 1)
    }
}

impl<G: Game> Observer<G> for TreeRecord<G> {
    fn play(&mut self, mv: G::Move) {
        self.last_move = Some(mv);
    }

    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        let index = self.add(position, alpha, beta);
        self.open.push(index);
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        if let Some(Some(index)) = self.open.pop() {
            self.nodes[index].value = (exit != Exit::Stopped).then_some(value);
            self.nodes[index].exit = Some(exit);
        }
    }

    fn merged(&mut self, position: &G::Position, value: Value) {
        if let Some(index) = self.add(position, Value::LOWEST, Value::HIGHEST) {
            self.nodes[index].value = Some(value);
            self.nodes[index].merged = true;
        }
    }
}
