use gametree_rules::{Game, Value};
use gametree_search::{Exit, Observer};

/// What a search did, in few bytes a node: moves and values in the order of the visits, without positions.
pub(super) struct Trace<G: Game> {
    pub(super) nodes: Vec<Visited<G::Move>>,
    /// The nodes entered and not yet left.
    open: Vec<usize>,
    tried: Option<G::Move>,
}

/// A node of a trace. What is below it stands behind it, up to `end`.
pub(super) struct Visited<M> {
    /// The move that led here; none at the root.
    pub(super) mv: Option<M>,
    /// What it was left with.
    pub(super) value: Value,
    end: usize,
}

impl<G: Game> Trace<G> {
    pub(super) fn new() -> Self {
        Trace { nodes: Vec::new(), open: Vec::new(), tried: None }
    }

    /// The nodes right below a node, in order.
    pub(super) fn below(&self, node: usize) -> impl Iterator<Item = usize> {
        let end = self.nodes[node].end;
        let first = Some(node + 1).filter(|&first| first < end);
        std::iter::successors(first, move |&child| {
            Some(self.nodes[child].end).filter(|&next| next < end)
        })
    }
}

impl<G: Game> Observer<G> for Trace<G> {
    fn play(&mut self, mv: G::Move) {
        self.tried = Some(mv);
    }

    fn enter(&mut self, _: &G::Position, _: Value, _: Value) {
        self.open.push(self.nodes.len());
        self.nodes.push(Visited { mv: self.tried.take(), value: Value::ZERO, end: 0 });
    }

    fn leave(&mut self, value: Value, _: Exit) {
        let end = self.nodes.len();
        if let Some(node) = self.open.pop() {
            self.nodes[node].value = value;
            self.nodes[node].end = end;
        }
    }
}
