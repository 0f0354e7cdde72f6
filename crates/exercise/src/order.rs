use std::collections::HashMap;

use gametree_rules::Player;

use crate::LeafTree;

/// Which order of the branches is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extreme {
    /// The one in which alpha-beta looks at the fewest leaves.
    Fewest,
    /// The one in which it looks at the most.
    Most,
}

impl LeafTree {
    /// How many leaves alpha-beta looks at in the best or the worst order of all branches.
    pub fn leaves_in(&self, extreme: Extreme) -> usize {
        Ordering::of(self, extreme).leaves(0, i32::MIN, i32::MAX).0
    }

    /// The same tree in such an order.
    pub fn ordered(&self, extreme: Extreme) -> LeafTree {
        let mut ordering = Ordering::of(self, extreme);
        let mut order = Vec::with_capacity(self.len());
        ordering.write(0, i32::MIN, i32::MAX, &mut order);
        self.in_order(&order)
    }

    /// The tree whose nodes stand in this order: each of them, then everything below it.
    fn in_order(&self, order: &[usize]) -> LeafTree {
        let branches = order.iter().map(|&node| self.children(node).len()).collect();
        let leaves = order.iter().filter_map(|&node| Some(self.leaves()[self.leaf(node)?]));
        let shape = crate::Shape::written(branches);
        let tree = shape
            .and_then(|shape| LeafTree::with(shape, leaves.collect(), self.scale(), self.root()));
        tree.unwrap_or_else(|_| unreachable!("the same nodes make a tree in any order"))
    }

    /// The same tree with two branches of one node exchanged; `None` if they are not below the same node.
    pub fn exchanged(&self, one: usize, other: usize) -> Option<LeafTree> {
        let is_node = |node: usize| node < self.len();
        let are_beside =
            is_node(one) && is_node(other) && self.parent(one)? == self.parent(other)?;
        if !are_beside {
            return None;
        }
        let (mut order, mut open) = (Vec::with_capacity(self.len()), vec![0]);
        while let Some(node) = open.pop() {
            order.push(node);
            let exchanged = self.children(node).iter().map(|&child| match child {
                child if child == one => other,
                child if child == other => one,
                child => child,
            });
            open.extend(exchanged.rev());
        }
        Some(self.in_order(&order))
    }
}

/// Looks for an order, node by node.
///
/// Within a window, what a branch does to it does not depend on the order below that branch: only values inside the
/// window matter, and these are exact. So each node has a best order of its own for each window, and that is found by
/// trying what comes next after every set of branches.
struct Ordering<'a> {
    tree: &'a LeafTree,
    values: Vec<i32>,
    extreme: Extreme,
    /// For a node and a window: how many leaves, and the order of its branches.
    known: HashMap<(usize, i32, i32), (usize, Vec<usize>)>,
}

impl<'a> Ordering<'a> {
    fn of(tree: &'a LeafTree, extreme: Extreme) -> Self {
        Ordering { tree, values: tree.values(), extreme, known: HashMap::new() }
    }

    /// How many leaves are looked at below a node in this window, and its branches in that order.
    fn leaves(&mut self, node: usize, alpha: i32, beta: i32) -> (usize, Vec<usize>) {
        if self.tree.leaf(node).is_some() {
            return (1, Vec::new());
        }
        if let Some(known) = self.known.get(&(node, alpha, beta)) {
            return known.clone();
        }
        let children = self.tree.children(node).to_vec();
        let sets = 1 << children.len();
        // What is still looked at after each set of branches, and which of the others comes next.
        let mut left: Vec<(usize, Option<usize>)> = vec![(0, None); sets];
        for set in (0..sets - 1).rev() {
            let searched = children.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
            let searched: Vec<usize> = searched.map(|(_, &child)| child).collect();
            let (alpha, beta) = self.narrowed(node, &searched, alpha, beta);
            if alpha >= beta {
                continue;
            }
            let mut best: Option<(usize, Option<usize>)> = None;
            for (place, &child) in
                children.iter().enumerate().filter(|(place, _)| set >> place & 1 == 0)
            {
                let leaves = self.leaves(child, alpha, beta).0 + left[set | 1 << place].0;
                let is_better = match (best, self.extreme) {
                    (None, _) => true,
                    (Some((known, _)), Extreme::Fewest) => leaves < known,
                    (Some((known, _)), Extreme::Most) => leaves > known,
                };
                if is_better {
                    best = Some((leaves, Some(place)));
                }
            }
            left[set] = best.unwrap_or_default();
        }
        let (mut set, mut order) = (0, Vec::with_capacity(children.len()));
        while let Some(next) = left[set].1 {
            order.push(children[next]);
            set |= 1 << next;
        }
        // What is cut stays as it stands.
        let cut = children.iter().enumerate().filter(|(place, _)| set >> place & 1 == 0);
        order.extend(cut.map(|(_, &child)| child));
        let found = (left[0].0, order);
        self.known.insert((node, alpha, beta), found.clone());
        found
    }

    /// The window after these branches of a node.
    fn narrowed(&self, node: usize, searched: &[usize], alpha: i32, beta: i32) -> (i32, i32) {
        searched.iter().fold((alpha, beta), |(alpha, beta), &child| match self.tree.mover(node) {
            Player::First => (alpha.max(self.values[child]), beta),
            Player::Second => (alpha, beta.min(self.values[child])),
        })
    }

    /// Writes the nodes below a node in their order.
    fn write(&mut self, node: usize, alpha: i32, beta: i32, order: &mut Vec<usize>) {
        order.push(node);
        let (_, children) = self.leaves(node, alpha, beta);
        for (place, &child) in children.iter().enumerate() {
            let (alpha, beta) = self.narrowed(node, &children[..place], alpha, beta);
            self.write(child, alpha, beta, order);
        }
    }
}
