//! The random player: any legal move, the same for the same seed.

use gametree_rules::{Evaluator, Game};
use gametree_search::{Task, random};
use proptest::prelude::*;

use crate::everywhere::{Property, Setup, holds_everywhere};

struct RandomIsLegal;

impl Property for RandomIsLegal {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, position, seed, .. } = *setup;
        let choice = random(&Task::new(game, position), seed);
        let legal: Vec<G::Move> = game.legal_moves(position).collect();
        prop_assert_eq!(choice.best.is_some(), game.outcome(position).is_none());
        prop_assert!(choice.best.is_none_or(|best| legal.contains(&best)));
        prop_assert_eq!(&choice.choices, &legal);
        prop_assert_eq!(choice.line.first().copied(), choice.best);
        prop_assert_eq!(choice.value(), None);
        prop_assert!(!choice.is_proven());
        prop_assert_eq!(random(&Task::new(game, position), seed), choice);

        // Enough seeds find every move of a position that has few.
        if legal.len() <= 8 {
            let mut missing = legal;
            for seed in 0..200 {
                missing.retain(|mv| random(&Task::new(game, position), seed).best != Some(*mv));
            }
            prop_assert_eq!(missing, []);
        }
        Ok(())
    }
}

#[test]
fn random_is_legal() {
    holds_everywhere(&RandomIsLegal);
}
