//! Every heuristic a game lists can be had by its name, and values any position.

use gametree_games::bits::{self, Bits};
use gametree_games::sim::{self, Edge, Sim};
use gametree_games::{Spec, Specified};
use gametree_rules::{
    Evaluator, Game, Heuristics, Notation, Outcome, Player, Symmetric, UseEvaluator, Value,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::any::{UseGame, bits, specs, walk, with_game};

struct Worth<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
}

impl<G: Game> UseEvaluator<G> for Worth<'_, G> {
    type Output = Value;

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> Value {
        assert!(evaluator.denominator(self.game) > 0);
        match self.game.outcome(self.position) {
            Some(outcome) => evaluator.finished(self.game, self.position, outcome, 1),
            None => evaluator.estimate(self.game, self.position),
        }
    }
}

struct EveryHeuristic {
    steps: Vec<Index>,
}

impl UseGame for EveryHeuristic {
    type Output = Result<(), TestCaseError>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        let position = &walk(game, &self.steps);
        prop_assert_eq!(G::HEURISTICS.first(), Some(&"plain"));
        for name in G::HEURISTICS {
            let Some(value) = game.with_heuristic(name, Worth { game, position }) else {
                return Err(TestCaseError::fail(format!("{name} is listed but not there")));
            };
            prop_assert!(Value::LOWEST < value && value < Value::HIGHEST);
            // Relabelling a position changes nothing about what it is worth.
            let image = &game.map_position(game.symmetries() - 1, position);
            let mapped = game.with_heuristic(name, Worth { game, position: image });
            prop_assert_eq!(mapped, Some(value));
        }
        prop_assert_eq!(game.with_heuristic("none such", Worth { game, position }), None);
        Ok(())
    }
}

#[test]
fn all_by_name() {
    proptest!(|(spec in specs(), steps in vec(any::<Index>(), 0..60))| {
        with_game(&spec, EveryHeuristic { steps }).expect("the spec is right")?;
    });
}

/// How the game ends under best play, by trying everything.
fn end<G: Game>(game: &G, position: &G::Position) -> i32 {
    if let Some(outcome) = game.outcome(position) {
        return game.payoff(position, outcome);
    }
    let ends = game.legal_moves(position).map(|mv| end(game, &game.after(position, mv)));
    match game.to_move(position) {
        Player::First => ends.max(),
        Player::Second => ends.min(),
    }
    .expect("there is a move")
}

/// Whether a heuristic says that it is exact, and whether it is, here and after all moves.
struct Exactness<'a, G>(&'a G);

impl<G: Game> UseEvaluator<G> for Exactness<'_, G> {
    type Output = [bool; 2];

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> [bool; 2] {
        let game = self.0;
        let mut open = vec![game.start()];
        let mut is_exact = true;
        while let Some(position) = open.pop() {
            if game.outcome(&position).is_none() {
                let exact = Value::from(end(game, &position));
                is_exact &= evaluator.estimate(game, &position) == exact;
                open.extend(game.legal_moves(&position).map(|mv| game.after(&position, mv)));
            }
        }
        [evaluator.is_exact(game), is_exact]
    }
}

struct SaysSo;

impl UseGame for SaysSo {
    type Output = Vec<&'static str>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, spec: &str) -> Self::Output {
        let mut exact = G::HEURISTICS.to_vec();
        exact.retain(|name| {
            let [says, is] = game.with_heuristic(name, Exactness(game)).expect("it is listed");
            assert_eq!(says, is, "{spec} {name}");
            is
        });
        exact
    }
}

/// A heuristic says that it is the exact value in those games in which it is, and in no other.
#[test]
fn an_exact_heuristic_says_so() {
    for (spec, exact) in [
        ("stones:stones=16", &["law"][..]),
        ("stones:stones=16,take=3/2", &["law"]),
        ("stones:stones=12,take=1/3/4", &[]),
        ("bits:length=7,seed=3", &["law"]),
        ("bits:length=9,seed=1", &["law"]),
        ("bits:length=9,seed=2,table=1,2,0/0,0,1/1,0,-1/0,1,0", &[]),
        ("bits:length=7,seed=2,table=1,2,0/0,0,1/1,0,-1/0,1,0", &["law"]),
        ("multiply:start=50", &[]),
        ("mnk:m=3,n=2,k=2", &[]),
        ("sim:vertices=4", &[]),
    ] {
        assert_eq!(with_game(spec, SaysSo).expect("the spec is right"), exact, "{spec}");
    }
}

/// The pair term of `report` is what all the moves together would change.
#[test]
fn bits_by_trying_every_pair() {
    let steps = vec(any::<Index>(), 0..20);
    proptest!(|(spec in bits(), steps in steps)| {
        let game = Bits::from_spec(&Spec::parse(&spec).unwrap()).unwrap();
        let position = walk(&game, &steps);
        let changes = game.legal_moves(&position).map(|mv| game.after(&position, mv).margin());
        let change: i32 = changes.map(|margin| margin - position.margin()).sum();
        let expected = Value::from(position.margin() + change);
        prop_assert_eq!(bits::Report.estimate(&game, &position), expected);
    });
}

/// `report` and `safe` count the free edges that would lose at once, and those that would not.
#[test]
fn sim_by_trying_every_edge() {
    let steps = vec(any::<Index>(), 0..20);
    proptest!(|(vertices in 3..=8_u8, steps in steps)| {
        let game = Sim::new(vertices);
        let position = walk(&game, &steps);
        prop_assume!(game.outcome(&position).is_none());
        let edges = Player::ALL.map(|player| position.edges(player));
        let loses = |player: Player, Edge(edge): Edge| {
            let mut edges = edges;
            edges[player.index()] |= 1 << edge;
            let next = game.position(edges, player).unwrap();
            game.outcome(&next) == Some(Outcome::Win(player.opponent()))
        };
        let count = |player: Player, losing: bool| {
            game.legal_moves(&position).filter(|&edge| loses(player, edge) == losing).count() as i32
        };
        let mover = position.mover();
        let [safe, losing] = [false, true].map(|losing| count(mover, losing));
        let report = match mover {
            Player::First => 10 * safe - 8 * losing,
            Player::Second => 10 * losing - 8 * safe,
        };
        prop_assert_eq!(sim::Report.estimate(&game, &position), Value::from(report));
        let lead = count(Player::First, false) - count(Player::Second, false);
        prop_assert_eq!(sim::Safe.estimate(&game, &position), Value::from(lead));
    });
}
