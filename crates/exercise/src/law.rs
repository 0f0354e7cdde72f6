use crate::{LeafTree, Scale};

/// What one leaf does to the root, whatever its value: the root is the leaf, but never less and never more than this.
///
/// Minimax in one leaf is a clamp: each node on the way up takes the larger or the smaller of what comes from below and
/// of what its other branches are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law {
    /// What the root is worth when the leaf has its lowest value.
    pub least: i32,
    /// What the root is worth when the leaf has its highest value.
    pub most: i32,
}

impl Law {
    /// What the root is worth when the leaf has this value.
    pub fn root(self, leaf: i32) -> i32 {
        leaf.clamp(self.least, self.most)
    }

    /// What is to be said about it on a scale.
    pub fn kind(self, scale: Scale) -> LawKind {
        match (self.least > scale.lowest(), self.most < scale.highest()) {
            _ if self.least == self.most => LawKind::Never,
            (true, true) => LawKind::Between,
            (true, false) => LawKind::NotLess,
            (false, true) => LawKind::NotMore,
            (false, false) => LawKind::Always,
        }
    }
}

/// How much a leaf matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawKind {
    /// The root is the leaf, but never less than something and never more than something else.
    Between,
    /// The root is the leaf, but never less than something.
    NotLess,
    /// The root is the leaf, but never more than something.
    NotMore,
    /// The root is the leaf.
    Always,
    /// The leaf cannot matter, as the others are.
    Never,
}

impl LawKind {
    /// All of them.
    pub const ALL: [LawKind; 5] =
        [LawKind::Between, LawKind::NotLess, LawKind::NotMore, LawKind::Always, LawKind::Never];
}

/// What the search does when one leaf has a certain value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The value of the leaf.
    pub value: i32,
    /// What the root is worth then.
    pub root: i32,
    /// How many leaves alpha-beta looks at then,
    pub leaves: usize,
    /// and the branches that it leaves out.
    pub cut: Vec<usize>,
}

impl LeafTree {
    /// What each value of a leaf would do; nothing if there is no such leaf.
    pub fn readings(&self, leaf: usize) -> Vec<Reading> {
        let trees = self.scale().values().map(|value| (value, self.with_leaf(leaf, value)));
        let read = |(value, tree): (i32, Result<LeafTree, _>)| {
            let searched = tree.ok()?.alphabeta();
            let cut = searched.cut_branches().collect();
            Some(Reading { value, root: searched.value, leaves: searched.leaves, cut })
        };
        trees.filter_map(read).collect()
    }

    /// The law of a leaf; `None` if there is no such leaf.
    pub fn law(&self, leaf: usize) -> Option<Law> {
        let root = |value| Some(self.with_leaf(leaf, value).ok()?.values()[0]);
        Some(Law { least: root(self.scale().lowest())?, most: root(self.scale().highest())? })
    }
}
