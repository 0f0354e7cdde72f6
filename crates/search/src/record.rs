mod node;

use gametree_rules::work::{Held, List, Map, OutOfMemory};
use gametree_rules::{Game, Player, Value, Work};

pub use node::{CutReason, Event, Node};

use crate::{Exit, Observer, Stopped};

/// The tree a search walked through: an [`Observer`] that writes everything down.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::{Game, Plain};
/// use gametree::search::{Task, TreeRecord, alphabeta_with};
///
/// let game = Stones::new(9, &[2, 3]);
/// let mut tree = TreeRecord::new(1000);
/// let found = alphabeta_with(&Task::new(&game, &game.start()), &Plain, &mut tree);
/// assert_eq!(tree.nodes().len() as u64, found.counts.visited);
/// assert_eq!(tree.nodes()[0].value, found.value());
/// ```
pub struct TreeRecord<G: Game> {
    nodes: List<Node<G>>,
    most: usize,
    room: Room,
    /// Whether a node that there is no room for ends the search.
    whole: bool,
    /// The nodes entered and not yet left.
    open: Vec<Open>,
    last_move: Option<G::Move>,
    /// Where each position was first entered, by its ply: known of so many nodes.
    entered: Map<(usize, G::Position), usize>,
    indexed: usize,
    left_out: u64,
}

/// A node that was entered and not yet left.
#[derive(Clone, Copy, Default)]
struct Open {
    /// `None` if there was no room for it.
    index: Option<usize>,
    /// The node tried last below it.
    last_child: Option<usize>,
}

/// Whether there is room for more nodes. Once there is none there never is again: a record is the
/// beginning of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    Left,
    /// As many are there as were wanted.
    NoMoreWanted,
    OutOfMemory,
}

impl<G: Game> TreeRecord<G> {
    /// A record of at most this many nodes, in at most a gigabyte.
    pub fn new(most: usize) -> Self {
        TreeRecord::within(most, &Work::new())
    }

    /// A record of at most this many nodes, and no more than fit into the work's memory.
    pub fn within(most: usize, work: &Work) -> Self {
        TreeRecord {
            nodes: List::new(work),
            most,
            room: Room::Left,
            whole: false,
            open: Vec::new(),
            last_move: None,
            entered: Map::new(work),
            indexed: 0,
            left_out: 0,
        }
    }

    /// Only the whole tree will do: the search ends at the first node that there is no room for.
    #[must_use]
    pub fn whole(self) -> Self {
        TreeRecord { whole: true, ..self }
    }

    /// The nodes in the order they were visited.
    pub fn nodes(&self) -> &[Node<G>] {
        &self.nodes
    }

    /// The search step by step.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::with_capacity(2 * self.nodes.len());
        let mut open: Vec<usize> = Vec::new();
        let leave = |node: usize| self.nodes[node].exit.map(|_| Event::Leave(node));
        for (index, node) in self.nodes.iter().enumerate() {
            while open.len() > node.ply {
                events.extend(open.pop().and_then(leave));
            }
            if node.merged_with.is_some() {
                events.push(Event::Merge(index));
            } else {
                events.push(Event::Enter(index));
                open.push(index);
            }
        }
        events.extend(open.into_iter().rev().filter_map(leave));
        events
    }

    /// How many nodes there was no room for.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Whether nodes were left out for want of memory, not because no more were wanted.
    pub fn is_out_of_memory(&self) -> bool {
        self.room == Room::OutOfMemory
    }

    /// Takes memory from the budget that the record itself keeps to, for what is made of it.
    pub fn hold(&self, bytes: u64) -> Result<Held, OutOfMemory> {
        self.nodes.hold(bytes)
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
                // The first of those tried before that has such a value.
                let worth = |wanted| {
                    let mut before = self.nodes[below].previous;
                    let mut found = None;
                    while let Some(child) = before {
                        if self.nodes[child].value == Some(wanted) {
                            found = before;
                        }
                        before = self.nodes[child].previous;
                    }
                    found
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

    /// The record as it was after this many visits, merged nodes included: later nodes are gone, and
    /// nodes that had not been left by then have no value yet.
    #[must_use]
    pub fn after_visits(mut self, visits: usize) -> TreeRecord<G> {
        let Some(next) = self.nodes.get(visits) else { return self };
        let mut open = next.parent;
        while let Some(index) = open {
            let node = &mut self.nodes[index];
            (node.value, node.exit) = (None, None);
            open = node.parent;
        }
        self.left_out += (self.nodes.len() - visits) as u64;
        self.nodes.truncate(visits);
        self
    }

    fn add(&mut self, position: &G::Position, alpha: Value, beta: Value) -> Option<usize> {
        if !self.has_room() {
            return None;
        }
        let index = self.nodes.len();
        let parent = self.open.last().copied();
        let added = self.nodes.push(Node {
            parent: parent.and_then(|parent| parent.index),
            mv: parent.and(self.last_move),
            ply: self.open.len(),
            position: position.clone(),
            alpha,
            beta,
            value: None,
            exit: None,
            tried: 0,
            merged_with: None,
            previous: parent.and_then(|parent| parent.last_child),
        });
        if added.is_err() {
            self.run_out();
            return None;
        }
        if let Some(parent) = self.open.last_mut() {
            parent.last_child = Some(index);
        }
        Some(index)
    }

    /// Whether a node may be added; one that may not is left out.
    fn has_room(&mut self) -> bool {
        let has_room = self.room == Room::Left && self.nodes.len() < self.most;
        if !has_room {
            if self.room == Room::Left {
                self.room = Room::NoMoreWanted;
            }
            self.left_out += 1;
        }
        has_room
    }

    /// There is no memory for a node.
    fn run_out(&mut self) {
        self.room = Room::OutOfMemory;
        self.left_out += 1;
    }

    /// The node that was first entered with this position, on this ply.
    fn first_entered(
        &mut self,
        ply: usize,
        position: &G::Position,
    ) -> Result<Option<usize>, OutOfMemory> {
        // Most searches merge nothing, so this is looked up only once it is asked for.
        for (index, node) in self.nodes.iter().enumerate().skip(self.indexed) {
            let entered = (node.ply, node.position.clone());
            if self.entered.get(&entered).is_none() {
                self.entered.insert(entered, index)?;
            }
            self.indexed = index + 1;
        }
        Ok(self.entered.get(&(ply, position.clone())).copied())
    }
}

impl<G: Game> Observer<G> for TreeRecord<G> {
    fn play(&mut self, mv: G::Move) {
        self.last_move = Some(mv);
        if let Some(&Open { index: Some(index), .. }) = self.open.last() {
            self.nodes[index].tried += 1;
        }
    }

    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        let index = self.add(position, alpha, beta);
        self.open.push(Open { index, last_child: None });
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        if let Some(Open { index: Some(index), .. }) = self.open.pop() {
            self.nodes[index].value = (exit != Exit::Stopped).then_some(value);
            self.nodes[index].exit = Some(exit);
        }
    }

    fn merged(&mut self, position: &G::Position, value: Value) {
        if !self.has_room() {
            return;
        }
        let Ok(first) = self.first_entered(self.open.len(), position) else {
            return self.run_out();
        };
        if let Some(index) = self.add(position, Value::LOWEST, Value::HIGHEST) {
            self.nodes[index].value = Some(value);
            self.nodes[index].merged_with = first;
        }
    }

    #[inline]
    fn stops(&self) -> Option<Stopped> {
        match self.room {
            Room::NoMoreWanted if self.whole => Some(Stopped::Nodes),
            Room::OutOfMemory if self.whole => Some(Stopped::Memory),
            _ => None,
        }
    }
}
