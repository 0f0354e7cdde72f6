//! Alpha-beta counts a cut exactly when it leaves something out.

use gametree_rules::{Evaluator, Game};
use gametree_search::Ties;
use proptest::prelude::*;

use crate::ask::{alphabeta, minimax};
use crate::everywhere::{Property, Setup, holds_everywhere};

struct CutsSaveVisits;

impl Property for CutsSaveVisits {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let tree = minimax(game, evaluator, position, setup.limits(), Ties::First);
        prop_assert_eq!(tree.counts.cutoffs, 0);
        for ties in [Ties::First, Ties::Random(setup.seed)] {
            let cut = alphabeta(game, evaluator, position, setup.limits(), ties);
            let saved = tree.counts.visited.checked_sub(cut.counts.visited);
            prop_assert!(saved.is_some_and(|saved| saved >= cut.counts.cutoffs));
            prop_assert_eq!(saved == Some(0), cut.counts.cutoffs == 0);
            prop_assert!(cut.counts.evaluated <= tree.counts.evaluated);
        }
        Ok(())
    }
}

#[test]
fn cuts_save_visits() {
    holds_everywhere(&CutsSaveVisits);
}
