//! Merging equal positions changes how much is visited, and nothing else.

use gametree_rules::{Evaluator, Game};
use gametree_search::Ties;
use proptest::prelude::*;

use crate::ask::{merged, minimax};
use crate::everywhere::{Property, Setup, holds_everywhere};
use crate::reference;

struct MergingChangesNothing;

impl Property for MergingChangesNothing {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, depth, .. } = *setup;
        for ties in [Ties::First, Ties::Random(setup.seed)] {
            let tree = minimax(game, evaluator, position, setup.limits(), ties);
            let mut graph = merged(game, evaluator, position, setup.limits(), ties);
            let distinct = reference::distinct_nodes(game, position, depth);
            prop_assert_eq!(graph.counts.visited, distinct);
            prop_assert!(graph.counts.visited <= tree.counts.visited);
            prop_assert_eq!(graph.is_proven(), tree.is_proven());
            graph.counts = tree.counts;
            prop_assert_eq!(graph, tree);
        }
        Ok(())
    }
}

#[test]
fn merging_changes_nothing() {
    holds_everywhere(&MergingChangesNothing);
}
