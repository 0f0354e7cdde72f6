use std::fmt;

use crate::{Scale, Shape};

/// Why something is no tree of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TreeError {
    /// This is no shape.
    Shape {
        /// What cannot be read.
        text: String,
    },
    /// More leaves than there is room for, or fewer than there is anything to choose from.
    Leaves {
        /// How many it would have.
        leaves: usize,
    },
    /// More plies than there is room for.
    Deep,
    /// More branches below one node than there is room for.
    Wide,
    /// The number of values is not that of the leaves.
    Values {
        /// How many were given.
        given: usize,
        /// How many leaves there are.
        leaves: usize,
    },
    /// This leaf has no value that can be read.
    Value {
        /// Which leaf, from 1.
        leaf: usize,
        /// What was given.
        text: String,
    },
    /// This leaf lies outside of the scale.
    OffScale {
        /// Which leaf, from 1.
        leaf: usize,
        /// Its value.
        value: i32,
        /// The scale.
        scale: Scale,
    },
    /// This is no scale.
    Scale,
    /// This is no branch, or none of the tree.
    Branch {
        /// What was given.
        text: String,
    },
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeError::Shape { text } => {
                write!(f, "{text:?} is no shape; one is 3.2.2 or (..)(.(..))")
            }
            TreeError::Leaves { leaves } => {
                write!(f, "{leaves} leaves; a tree has 2 to {}", Shape::MOST_LEAVES)
            }
            TreeError::Deep => write!(f, "a tree has at most {} plies", Shape::MOST_PLIES),
            TreeError::Wide => {
                write!(f, "a node has at most {} branches", Shape::MOST_BRANCHES)
            }
            TreeError::Values { given, leaves } => {
                write!(f, "{given} values for {leaves} leaves")
            }
            TreeError::Value { leaf, text } => {
                write!(f, "leaf {leaf}: {text:?} is no whole number")
            }
            TreeError::OffScale { leaf, value, scale } => {
                write!(f, "leaf {leaf}: {value} is not within {scale}")
            }
            TreeError::Scale => write!(
                f,
                "a scale is two whole numbers such as 0..10, at most {} apart",
                Scale::MOST_STEPS
            ),
            TreeError::Branch { text } => write!(f, "the tree has no branch {text:?}"),
        }
    }
}

impl std::error::Error for TreeError {}

/// Why there is no exercise with so many cuts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratorError {
    /// How many were wanted.
    pub wanted: usize,
    /// The fewest and the most that came up.
    pub seen: (usize, usize),
}

impl fmt::Display for GeneratorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GeneratorError { wanted, seen: (fewest, most) } = self;
        write!(f, "no tree with {wanted} cuts came up; trees of this shape had {fewest} to {most}")
    }
}

impl std::error::Error for GeneratorError {}

/// Why a game tree is none of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotATree {
    /// Its shape is not.
    Tree(TreeError),
    /// It has more different values than a scale has.
    Values(usize),
    /// Nodes are missing, so nobody knows its leaves.
    Incomplete,
}

impl fmt::Display for NotATree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotATree::Tree(error) => error.fmt(f),
            NotATree::Values(values) => write!(f, "{values} different values are too many"),
            NotATree::Incomplete => f.write_str("the tree is not complete"),
        }
    }
}

impl std::error::Error for NotATree {}
