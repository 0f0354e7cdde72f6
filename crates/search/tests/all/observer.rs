//! An observer sees the whole search: every move, every position entered and left, in order.

use gametree_rules::{Evaluator, Game, Seed, Value};
use gametree_search::{Exit, Findings, Limits, Merge, Observer, Task, Ties};
use proptest::prelude::*;

use crate::ask;
use crate::everywhere::{Property, Setup, holds_everywhere};

/// Follows a search and checks each step against the one before.
struct Follower<'a, G: Game> {
    game: &'a G,
    /// The positions entered and not yet left.
    path: Vec<G::Position>,
    /// The move tried last, until it is known where it led.
    tried: Option<G::Move>,
    tries: u64,
    entered: u64,
    merged: u64,
    left: Vec<(Value, Exit)>,
}

impl<'a, G: Game> Follower<'a, G> {
    fn new(game: &'a G) -> Self {
        let (path, left) = (Vec::new(), Vec::new());
        Follower { game, path, tried: None, tries: 0, entered: 0, merged: 0, left }
    }

    fn count(&self, exit: Exit) -> u64 {
        self.left.iter().filter(|(_, other)| *other == exit).count() as u64
    }

    fn arrive(&mut self, position: &G::Position) {
        match (self.path.last(), self.tried.take()) {
            (Some(last), Some(mv)) => assert_eq!(*position, self.game.after(last, mv)),
            (None, None) => assert_eq!(self.entered, 0, "only the root comes without a move"),
            (last, mv) => panic!("{mv:?} in {last:?}"),
        }
    }
}

impl<G: Game> Observer<G> for Follower<'_, G> {
    fn play(&mut self, mv: G::Move) {
        self.tried = Some(mv);
        self.tries += 1;
    }

    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        assert!(alpha < beta);
        self.arrive(position);
        self.path.push(position.clone());
        self.entered += 1;
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        let position = self.path.pop().expect("a position that was entered is left");
        assert_eq!(exit == Exit::Finished, self.game.outcome(&position).is_some());
        self.left.push((value, exit));
    }

    fn merged(&mut self, position: &G::Position, _: Value) {
        self.arrive(position);
        self.merged += 1;
    }
}

impl<G: Game> Follower<'_, G> {
    /// Whether what was seen is what the search reports.
    fn check(&self, search: &Findings<G::Move>) -> Result<(), TestCaseError> {
        prop_assert!(self.path.is_empty(), "every position is left");
        prop_assert_eq!(self.entered, search.counts.visited);
        prop_assert_eq!(self.left.len() as u64, search.counts.visited);
        prop_assert_eq!(self.count(Exit::Estimated), search.counts.evaluated);
        prop_assert_eq!(self.count(Exit::Cut), search.counts.cutoffs);
        prop_assert_eq!(self.count(Exit::Stopped) > 0, search.stopped.is_some());
        // The move on which the search was stopped led nowhere.
        let nowhere = u64::from(search.stopped.is_some());
        prop_assert_eq!(self.tries, self.entered - 1 + self.merged + nowhere);
        if search.stopped.is_none() {
            let root = self.left.last().map(|&(value, _)| value);
            prop_assert_eq!(root, search.value());
        }
        Ok(())
    }
}

struct ObserverSeesEverything;

impl Property for ObserverSeesEverything {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let nodes = 1 + Seed::new(setup.seed).below(200) as u64;
        let few = Limits { nodes: Some(nodes), ..setup.limits() };
        for limits in [setup.limits(), few] {
            for ties in [Ties::First, Ties::Random(setup.seed)] {
                let task = Task::new(game, position).limits(limits).ties(ties);
                for (merge, unwatched) in
                    [Merge::No, Merge::Yes].into_iter().zip([ask::minimax, ask::merged])
                {
                    let mut follower = Follower::new(game);
                    let search =
                        gametree_search::minimax_with(&task, evaluator, merge, &mut follower);
                    follower.check(&search)?;
                    prop_assert_eq!(follower.merged == 0 || merge == Merge::Yes, true);
                    prop_assert_eq!(unwatched(game, evaluator, position, limits, ties), search);
                }
                let mut follower = Follower::new(game);
                let search = gametree_search::alphabeta_with(&task, evaluator, &mut follower);
                follower.check(&search)?;
                prop_assert_eq!(ask::alphabeta(game, evaluator, position, limits, ties), search);
            }
        }
        Ok(())
    }
}

#[test]
fn observer_sees_everything() {
    holds_everywhere(&ObserverSeesEverything);
}
