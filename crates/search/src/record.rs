use std::collections::HashMap;

use gametree_rules::{Game, Player, Value};

use crate::{Bound, Exit, Observer};

/// The tree a search walked through: an [`Observer`] that writes everything down.
///
/// ```
/// use gametree_games::stones::Stones;
/// use gametree_rules::{Game, Plain};
/// use gametree_search::{Task, TreeRecord, alphabeta_with};
///
/// let game = Stones::new(9, &[2, 3]);
/// let mut tree = TreeRecord::new(1000);
/// let found = alphabeta_with(&Task::new(&game, &game.start()), &Plain, &mut tree);
/// assert_eq!(tree.nodes().len() as u64, found.counts.visited);
/// assert_eq!(tree.nodes()[0].value, found.value());
/// ```
pub struct TreeRecord<G: Game> {
    nodes: Vec<Node<G>>,
    events: Vec<Event>,
    most: usize,
    /// The nodes entered and not yet left, by index; `None` for those there was no room for.
    open: Vec<Option<usize>>,
    last_move: Option<G::Move>,
    /// Where each position was first entered, ply by ply.
    entered: Vec<HashMap<G::Position, usize>>,
    left_out: u64,
}

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

impl<G: Game> TreeRecord<G> {
    /// A record of at most this many nodes.
    pub fn new(most: usize) -> Self {
        TreeRecord {
            nodes: Vec::new(),
            events: Vec::new(),
            most,
            open: Vec::new(),
            last_move: None,
            entered: Vec::new(),
            left_out: 0,
        }
    }

    /// The nodes in the order they were visited.
    pub fn nodes(&self) -> &[Node<G>] {
        &self.nodes
    }

    /// The search step by step.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many nodes there was no room for.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// For every node the nodes below it, in order.
    pub fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent].push(index);
            }
        }
        children
    }

    /// Why a position was cut: which bound its value reached, and where that bound was secured.
    pub fn cut_reason(&self, game: &G, cut: usize) -> Option<CutReason> {
        let node = &self.nodes[cut];
        let value = node.value.filter(|_| node.exit == Some(Exit::Cut))?;
        let mover = game.to_move(&node.position);
        let bound_of = |node: &Node<G>| if mover == Player::First { node.beta } else { node.alpha };
        let bound = bound_of(node);
        // Up to where the bound was not there yet at entry: there a move made it.
        let mut below = cut;
        while let Some(above) = self.nodes[below].parent {
            if bound_of(&self.nodes[above]) != bound {
                // To break ties at random the root's window is one wider than the value it is for.
                let wider = match mover {
                    Player::First => Value(bound.0 - 1),
                    Player::Second => Value(bound.0 + 1),
                };
                let worth = |wanted| {
                    (above + 1..below).find(|&child| {
                        let node = &self.nodes[child];
                        node.parent == Some(above) && node.value == Some(wanted)
                    })
                };
                let at_root = (above == 0).then(|| worth(wider)).flatten();
                let secured = at_root.or_else(|| worth(bound));
                let secured_by = mover.opponent();
                return secured.map(|source| CutReason {
                    value,
                    bound,
                    secured_by,
                    at: above,
                    source,
                });
            }
            below = above;
        }
        None
    }

    /// The record as it was after this many visits, merged nodes included: later nodes are gone, and nodes that had not
    /// been left by then have no value yet.
    pub fn after_visits(&self, visits: usize) -> TreeRecord<G> {
        let mut seen = 0;
        let visit = |event: &&Event| {
            seen += usize::from(!matches!(event, Event::Leave(_)));
            seen <= visits
        };
        let events: Vec<Event> = self.events.iter().take_while(visit).copied().collect();
        let mut nodes: Vec<Node<G>> = Vec::new();
        for event in &events {
            match *event {
                Event::Enter(index) => {
                    nodes.push(Node { value: None, exit: None, ..self.nodes[index].clone() });
                }
                Event::Merge(index) => nodes.push(self.nodes[index].clone()),
                Event::Leave(index) => nodes[index] = self.nodes[index].clone(),
            }
        }
        let left_out = self.left_out + (self.nodes.len() - nodes.len()) as u64;
        TreeRecord { nodes, events, left_out, ..TreeRecord::new(self.most) }
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
            mv: parent.and(self.last_move),
            ply: self.open.len(),
            position: position.clone(),
            alpha,
            beta,
            value: None,
            exit: None,
            tried: 0,
            merged_with: None,
        });
        Some(self.nodes.len() - 1)
    }
}

impl<G: Game> Observer<G> for TreeRecord<G> {
    fn play(&mut self, mv: G::Move) {
        self.last_move = Some(mv);
        if let Some(&Some(index)) = self.open.last() {
            self.nodes[index].tried += 1;
        }
    }

    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        let ply = self.open.len();
        let index = self.add(position, alpha, beta);
        if let Some(index) = index {
            self.events.push(Event::Enter(index));
            if self.entered.len() <= ply {
                self.entered.resize_with(ply + 1, HashMap::new);
            }
            self.entered[ply].entry(position.clone()).or_insert(index);
        }
        self.open.push(index);
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        if let Some(Some(index)) = self.open.pop() {
            self.nodes[index].value = (exit != Exit::Stopped).then_some(value);
            self.nodes[index].exit = Some(exit);
            self.events.push(Event::Leave(index));
        }
    }

    fn merged(&mut self, position: &G::Position, value: Value) {
        let ply = self.open.len();
        if let Some(index) = self.add(position, Value::LOWEST, Value::HIGHEST) {
            let first = self.entered.get(ply).and_then(|entered| entered.get(position)).copied();
            self.nodes[index].value = Some(value);
            self.nodes[index].merged_with = first;
            self.events.push(Event::Merge(index));
        }
    }
}
