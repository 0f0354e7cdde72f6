use std::collections::BTreeSet;

use crate::{LeafTree, Searched};

/// Which branches somebody thinks alpha-beta never looks at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The nodes that these branches lead to.
    pub marked: BTreeSet<usize>,
}

/// What an answer says about one branch, and whether that is so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Marked, and cut.
    Right,
    /// Cut, and not marked.
    Missed,
    /// Marked, but looked at.
    Wrong,
    /// Marked below a branch that is cut: true, but nothing new.
    Below,
}

/// An answer with its marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// The branches that there is something to say about, in the order of the tree.
    pub branches: Vec<(usize, Mark)>,
}

impl Marked {
    /// How many branches have this mark.
    pub fn count(&self, mark: Mark) -> usize {
        self.branches.iter().filter(|(_, found)| *found == mark).count()
    }

    /// Whether nothing is missed and nothing wrong.
    pub fn is_right(&self) -> bool {
        self.count(Mark::Missed) == 0 && self.count(Mark::Wrong) == 0
    }
}

impl Answer {
    /// Compares it with what alpha-beta did. A branch counts as marked if everything below it is.
    pub fn mark(&self, tree: &LeafTree, searched: &Searched) -> Marked {
        let cut: BTreeSet<usize> = searched.cut_branches().collect();
        let mark = |node: usize| match (self.covers(tree, node), self.marked.contains(&node)) {
            (true, _) if cut.contains(&node) => Some(Mark::Right),
            (false, _) if cut.contains(&node) => Some(Mark::Missed),
            (_, true) if searched.saw(node) => Some(Mark::Wrong),
            (_, true) => Some(Mark::Below),
            _ => None,
        };
        let branches = (1..tree.len()).filter_map(|node| Some((node, mark(node)?)));
        Marked { branches: branches.collect() }
    }

    /// Whether a branch is marked: itself, or all that is below it.
    fn covers(&self, tree: &LeafTree, node: usize) -> bool {
        let below = tree.children(node);
        self.marked.contains(&node)
            || (!below.is_empty() && below.iter().all(|&child| self.covers(tree, child)))
    }
}
