use gametree_rules::{Player, Value};
use gametree_search::{
    Bound, Counts, Event, Findings, Merge, Task, TreeRecord, alphabeta_with, minimax_with,
};

use crate::LeafTree;
use crate::leaf_tree::Leaves;

/// What a search made of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Searched {
    /// What the root is worth.
    pub value: i32,
    /// How many leaves were looked at.
    pub leaves: usize,
    /// What the search counted.
    pub counts: Counts,
    /// What came of each node of the tree; `None` where nobody looked.
    pub nodes: Vec<Option<Looked>>,
    /// The cuts in the order they were made.
    pub cuts: Vec<Cut>,
    /// The nodes of the best line, the root first.
    pub line: Vec<usize>,
}

/// A node that was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looked {
    /// What MAX had secured when it was entered.
    pub alpha: Option<i32>,
    /// What MIN had secured when it was entered.
    pub beta: Option<i32>,
    /// The value it was left with,
    pub value: i32,
    /// and what that says about what it is worth.
    pub bound: Bound,
}

/// Branches that nobody looked at, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The node that was left early.
    pub node: usize,
    /// The value it was left with.
    pub value: i32,
    /// What that value reached: α at a MIN node, β at a MAX node.
    pub bound: i32,
    /// Who had secured that higher up.
    pub secured_by: Player,
    /// The node above where they had,
    pub at: usize,
    /// and what is worth so much there.
    pub source: usize,
    /// The branches below the node that were left out.
    pub branches: Vec<usize>,
}

impl LeafTree {
    /// What alpha-beta makes of it, from left to right.
    pub fn alphabeta(&self) -> Searched {
        let mut record = TreeRecord::new(self.len());
        let found = alphabeta_with(&Task::new(self, &0), &Leaves, &mut record);
        self.searched(&found, &record)
    }

    /// What minimax makes of it: the same value, having looked at everything.
    pub fn minimax(&self) -> Searched {
        let mut record = TreeRecord::new(self.len());
        let found = minimax_with(&Task::new(self, &0), &Leaves, Merge::No, &mut record);
        self.searched(&found, &record)
    }

    fn searched(&self, found: &Findings<u8>, record: &TreeRecord<LeafTree>) -> Searched {
        let mut nodes = vec![None; self.len()];
        let mut cuts = Vec::new();
        for index in record.events().into_iter().filter_map(|event| match event {
            Event::Leave(index) => Some(index),
            Event::Enter(_) | Event::Merge(_) => None,
        }) {
            let node = &record.nodes()[index];
            let (Some(value), Some(bound)) = (node.value, node.bound()) else { continue };
            let (alpha, beta) = (secured(node.alpha), secured(node.beta));
            nodes[node.position] = Some(Looked { alpha, beta, value: number(value), bound });
            let of_tree = |recorded: usize| record.nodes()[recorded].position;
            cuts.extend(record.cut_reason(self, index).map(|reason| Cut {
                node: node.position,
                value: number(reason.value),
                bound: number(reason.bound),
                secured_by: reason.secured_by,
                at: of_tree(reason.at),
                source: of_tree(reason.source),
                branches: self.children(node.position)[node.tried..].to_vec(),
            }));
        }
        let leaves =
            (0..self.len()).filter(|&node| self.leaf(node).is_some() && nodes[node].is_some());
        let mut line = vec![0];
        for &branch in &found.line {
            let last = line[line.len() - 1];
            line.extend(self.children(last).get(usize::from(branch) - 1));
        }
        Searched {
            value: found.value().map_or(0, number),
            leaves: leaves.count(),
            counts: found.counts,
            nodes,
            cuts,
            line,
        }
    }
}

/// Numbers of trees are small.
fn number(value: Value) -> i32 {
    value.0.clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

fn secured(value: Value) -> Option<i32> {
    (value != Value::LOWEST && value != Value::HIGHEST).then(|| number(value))
}

impl Searched {
    /// The branches where cuts were made, in the order of the tree. What is below them was not looked at either.
    pub fn cut_branches(&self) -> impl Iterator<Item = usize> + '_ {
        let mut branches: Vec<usize> =
            self.cuts.iter().flat_map(|cut| cut.branches.iter().copied()).collect();
        branches.sort_unstable();
        branches.into_iter()
    }

    /// The cut that left this branch out.
    pub fn cut_of(&self, branch: usize) -> Option<&Cut> {
        self.cuts.iter().find(|cut| cut.branches.contains(&branch))
    }

    /// Whether anybody looked at the node.
    pub fn saw(&self, node: usize) -> bool {
        self.nodes.get(node).is_some_and(Option::is_some)
    }
}
