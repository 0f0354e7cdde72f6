//! A recorded tree is the tree that was searched, and what it says about each node is true.

use gametree_rules::{Evaluator, Game, Seed};
use gametree_search::{Analysis, Bound, Control, Limits, Merge, Ties, TreeRecord};
use proptest::prelude::*;

use crate::everywhere::{Property, Setup, holds_everywhere};
use crate::reference;

struct RecordIsTrue;

impl Property for RecordIsTrue {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let (ties, control) = (Ties::Random(setup.seed), &Control::new());
        let mut seed = Seed::new(setup.seed);
        let few = Limits { nodes: Some(1 + seed.below(100) as u64), ..setup.limits() };
        for limits in [setup.limits(), few] {
            let most = 1 + seed.below(500);
            for merge in [Merge::No, Merge::Yes] {
                let mut tree = TreeRecord::new(most);
                let search = gametree_search::minimax(
                    game, evaluator, position, limits, ties, merge, control, &mut tree,
                );
                check_record(setup, &tree, &search)?;
            }
            let mut tree = TreeRecord::new(most);
            let search = gametree_search::alphabeta(
                game, evaluator, position, limits, ties, control, &mut tree,
            );
            check_record(setup, &tree, &search)?;
        }
        Ok(())
    }
}

fn check_record<G: Game, E: Evaluator<G>>(
    setup: &Setup<'_, G, E>,
    tree: &TreeRecord<G>,
    search: &Analysis<G::Move>,
) -> Result<(), TestCaseError> {
    let Setup { game, evaluator, depth, .. } = *setup;
    let nodes = tree.nodes();
    let merged = nodes.iter().filter(|node| node.merged).count();
    let entered = (nodes.len() - merged) as u64;
    if tree.left_out() == 0 {
        prop_assert_eq!(entered, search.counts.visited);
    } else {
        prop_assert!(entered + tree.left_out() >= search.counts.visited);
    }
    if search.stopped.is_none() {
        prop_assert_eq!(nodes[0].value, search.value);
    }
    for (index, node) in nodes.iter().enumerate() {
        match (node.parent, node.mv) {
            (None, None) => prop_assert_eq!((index, node.ply), (0, 0)),
            (Some(parent), Some(mv)) => {
                prop_assert!(parent < index);
                prop_assert_eq!(&node.position, &game.after(&nodes[parent].position, mv));
                prop_assert_eq!(node.ply, nodes[parent].ply + 1);
            }
            other => return Err(TestCaseError::fail(format!("{other:?}"))),
        }
        let Some(value) = node.value else {
            prop_assert!(search.stopped.is_some());
            continue;
        };
        let exact = reference::value(game, evaluator, &node.position, node.ply as u32, depth);
        let holds = match node.bound() {
            Some(Bound::Exact) => exact == value,
            Some(Bound::Lower) => exact >= value,
            Some(Bound::Upper) => exact <= value,
            None => false,
        };
        prop_assert!(holds, "{:?} is not {:?} {:?}", exact, node.bound(), value);
    }
    Ok(())
}

#[test]
fn record_is_true() {
    holds_everywhere(&RecordIsTrue);
}
