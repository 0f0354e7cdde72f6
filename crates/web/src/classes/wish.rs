use gametree_exercise::{GeneratorError, LeafTree, Shape, generate};

use super::exercise::Exercise;

/// What a tree is to be like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    pub(crate) shape: Shape,
    pub(crate) cuts: Option<usize>,
    pub(crate) seed: u64,
}

/// Somebody may want so many cuts.
pub(crate) const MOST_CUTS: usize = 8;

impl Wish {
    /// The tree that follows from it.
    pub(crate) fn grow(&self) -> Result<Exercise, GeneratorError> {
        generate(&self.shape, self.seed, self.cuts).map(Exercise::new)
    }

    /// What is wished for after a tree of one's own.
    pub(crate) fn after(tree: &LeafTree) -> Wish {
        Wish { shape: tree.shape().clone(), cuts: None, seed: 0 }
    }

    /// The tree after this one, with another seed.
    pub(crate) fn next(&self) -> Wish {
        Wish { seed: self.seed.wrapping_add(1), ..self.clone() }
    }
}
