use std::collections::BTreeSet;

use gametree_rules::{Seed, splitmix64};

use crate::{GeneratorError, LeafTree, Scale, Shape};

/// So many trees are tried for the number of cuts that somebody wants.
pub const CUTS_TRIED: u64 = 5_000;

/// A tree of this shape with leaves from 0 to 10: the same for the same seed, on any machine. Somebody may want a
/// certain number of cuts; who does not say gets at least one, if the shape has any.
pub fn generate(shape: &Shape, seed: u64, cuts: Option<usize>) -> Result<LeafTree, GeneratorError> {
    let mut seen: Option<(usize, usize)> = None;
    let mut first = None;
    for attempt in 0..CUTS_TRIED {
        let tree = tried(shape, seed, attempt);
        let found = tree.alphabeta().cuts.len();
        if cuts.map_or(found > 0, |cuts| found == cuts) {
            return Ok(tree);
        }
        let (fewest, most) = seen.unwrap_or((found, found));
        seen = Some((fewest.min(found), most.max(found)));
        first.get_or_insert(tree);
    }
    match (cuts, first) {
        (None, Some(tree)) => Ok(tree),
        (cuts, _) => {
            Err(GeneratorError { wanted: cuts.unwrap_or(0), seen: seen.unwrap_or_default() })
        }
    }
}

/// Numbers of cuts that trees of a seed have: [`generate`] finds each of them if it is asked. It may find others,
/// which are rare.
pub fn cuts_of(shape: &Shape, seed: u64) -> BTreeSet<usize> {
    (0..CUTS_TRIED / 10).map(|attempt| tried(shape, seed, attempt).alphabeta().cuts.len()).collect()
}

fn tried(shape: &Shape, seed: u64, attempt: u64) -> LeafTree {
    random(shape, splitmix64(seed).wrapping_add(splitmix64(attempt)))
}

fn random(shape: &Shape, seed: u64) -> LeafTree {
    let scale = Scale::default();
    let mut chance = Seed::new(seed);
    let steps = scale.values().count();
    let leaves = (0..shape.leaves()).map(|_| scale.lowest() + chance.below(steps) as i32);
    let tree = LeafTree::new(shape.clone(), leaves.collect());
    tree.unwrap_or_else(|_| unreachable!("there is a value on the scale for each leaf"))
}
