use std::ops::RangeInclusive;

use gametree_language::Message;
use gametree_picture::Board;
use gametree_rules::{Evaluator, Game, Notation, Player, Seed, Value, Work};
use gametree_search::{Observer, Stopped};

use super::Harm;
use crate::reports::Decision;

/// A position of a suspect's game.
pub(super) type At<S> = <<S as Suspect>::Game as Game>::Position;
/// A move in it.
pub(super) type Step<S> = <<S as Suspect>::Game as Game>::Move;

/// A report's search that has one fault or none, and the positions in which that may matter.
pub(super) trait Suspect: Sync {
    type Game: Notation + Board<Position: Send + Sync> + Clone + Send + Sync + 'static;

    fn game(&self) -> &Self::Game;

    /// What a fault would do.
    fn harm(&self) -> Harm;

    /// The spec of a game that has this position.
    fn spec(&self, position: &At<Self>) -> String;

    /// How far it may look, the shortest first.
    fn depths(&self) -> &[u32];

    fn decide<O: Observer<Self::Game>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &At<Self>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Step<Self>>, Stopped>;

    /// Which of the best moves it may play.
    fn plays(&self, decision: &Decision<Step<Self>>) -> Vec<Step<Self>> {
        decision.best.first().copied().into_iter().collect()
    }

    /// What it makes of positions where it does not look ahead.
    fn evaluator(&self) -> impl Evaluator<Self::Game>;

    /// Whether the two mean the same by these values.
    fn alike(&self, faulty: Value, mended: Value) -> bool {
        faulty == mended
    }

    /// The numbers of plies left that are looked at.
    fn sizes(&self) -> RangeInclusive<u32>;

    /// Shows the positions with exactly so many plies left, until one is what was looked for.
    fn each(&self, plies_left: u32, visit: &mut Visit<'_, At<Self>>) -> Result<bool, Stopped>;

    /// How far it looks where it is asked how often that matters.
    fn usual_depth(&self) -> u32 {
        self.depths().last().copied().unwrap_or(0)
    }

    /// Whether it may matter in this position at all, where that is known before both searches have decided.
    fn may_matter(&self, _: &At<Self>) -> bool {
        true
    }

    /// The positions that say how often it matters, and which these are.
    fn universe(&self) -> (Message, Vec<At<Self>>);

    /// Where games begin that may be lost by it, with the side of the program, and who plays whom.
    fn games(&self) -> Option<Contest<At<Self>>> {
        None
    }

    /// The move of somebody who plays against it.
    fn opponent(&self, position: &At<Self>, chance: &mut Seed) -> Option<Step<Self>> {
        let moves: Vec<Step<Self>> = self.game().legal_moves(position).collect();
        chance.pick(&moves).copied()
    }
}

/// Looks at a position, and says whether it is what was looked for.
pub(super) type Visit<'a, P> = dyn FnMut(&P) -> Result<bool, Stopped> + 'a;

/// Games that may be lost by a fault.
pub(super) struct Contest<P> {
    pub(super) setting: Message,
    /// Where they begin, and which side the program has.
    pub(super) starts: Vec<(P, Player)>,
    /// How often each of them is played.
    pub(super) repeat: usize,
}
