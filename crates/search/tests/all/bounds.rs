//! What alpha-beta says about each root move is true.

use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::{Amount, Evaluator, Game, Notation, Plain, Player, Plies, Proven, Value};
use gametree_search::{Bound, FoundMove, Limits, Ties, Verdict};
use proptest::prelude::*;

use crate::ask::{alphabeta, minimax};
use crate::everywhere::{Property, Setup, holds_everywhere};

struct BoundsAreTrue;

impl Property for BoundsAreTrue {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let tree = minimax(game, evaluator, position, setup.limits(), Ties::First);
        for ties in [Ties::First, Ties::Random(setup.seed)] {
            let cut = alphabeta(game, evaluator, position, setup.limits(), ties);
            prop_assert_eq!(cut.moves.len(), tree.moves.len());
            for (root, exact) in cut.moves.iter().zip(&tree.moves) {
                prop_assert_eq!(root.mv, exact.mv);
                let [exact_value, said] = [exact, root].map(|found| found.verdict.amount().value);
                let holds = match root.verdict.bound() {
                    Bound::Exact => exact_value == said,
                    Bound::Lower => exact_value >= said,
                    Bound::Upper => exact_value <= said,
                };
                prop_assert!(holds, "{:?} is not {:?}", exact, root);
                // Only an exact number is called a value; a bound carries its sign in print.
                prop_assert_eq!(exact.value(), Some(exact_value));
                let is_value = root.verdict.bound() == Bound::Exact;
                prop_assert_eq!(root.value(), is_value.then_some(exact_value));
                let has_sign = root.verdict.to_string().starts_with(['≤', '≥']);
                prop_assert_eq!(has_sign, !is_value);
                if cut.choices.contains(&root.mv) {
                    prop_assert_eq!((root.value(), is_value), (cut.value(), true));
                }
            }
        }
        Ok(())
    }
}

#[test]
fn bounds_are_true() {
    holds_everywhere(&BoundsAreTrue);
}

/// The two moves that lose on this board are among those that alpha-beta says `≤ 1` of.
#[test]
fn a_bound_is_no_value() {
    let game: Mnk = Mnk::new(Shape::new(3, 3, 3));
    let position = game.parse_position("xx1/o1o/3").expect("a position of the game");
    let values = |moves: &[FoundMove<_>]| -> Vec<(String, Option<Value>)> {
        moves.iter().map(|found| (game.move_text(found.mv), found.value())).collect()
    };
    let cut = alphabeta(&game, &Plain, &position, Limits::NONE, Ties::First);
    let tree = minimax(&game, &Plain, &position, Limits::NONE, Ties::First);
    let (known, exact) = (values(&cut.moves), values(&tree.moves));
    assert_eq!(known.iter().filter(|(_, value)| value.is_some()).count(), 1);
    assert!(known.iter().zip(&exact).all(|(known, exact)| known.1.is_none() || known == exact));
    assert!(exact.contains(&("a1".to_owned(), Some(Value(-1)))), "{exact:?}");
    let said = cut.moves.iter().map(|found| found.verdict.to_string());
    assert_eq!(said.filter(|text| text == "≤ 1").count(), 4);
}

/// A list for a player: certain wins, other exact numbers, certain losses, bounds.
#[test]
fn what_is_known_comes_first() {
    let proven = |margin| Verdict::Proven(Proven { margin, plies: Plies::Unknown });
    let guess = |number| Verdict::Estimated(Amount::rounded(number), Bound::Exact);
    let verdicts = [
        Verdict::AtMost(5),
        proven(-1),
        guess(40.0),
        Verdict::AtMost(7),
        proven(0),
        proven(2),
        guess(-0.25),
        proven(1),
    ];
    let moves: Vec<FoundMove<usize>> =
        (0..).zip(verdicts).map(|(mv, verdict)| FoundMove { mv, verdict, visits: None }).collect();
    let listed = |chosen: usize, mover| -> Vec<String> {
        let moves = FoundMove::best_first(&moves, Some(&chosen), mover);
        moves.into_iter().map(|found| found.verdict.to_string()).collect()
    };
    let first = ["40", "2", "1", "0", "-0.25", "-1", "≤ 7", "≤ 5"];
    assert_eq!(listed(2, Player::First), first);
    let second = ["≤ 7", "-1", "-0.25", "0", "40", "1", "2", "≤ 5"];
    assert_eq!(listed(3, Player::Second), second);
}
