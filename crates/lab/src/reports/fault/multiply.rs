//! 000: MAX for the human, and the misplaced `else`. Both are in the report and not in its program.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use gametree_games::multiply::{Multiplier, Multiply, Position, Report as Formula};
use gametree_language::{Message, message};
use gametree_rules::{Evaluator, Game, Player, Work};
use gametree_search::{Observer, Stopped};

use super::examination::examine;
use super::suspect::{Contest, Suspect, Visit};
use super::{Case, Fault, Harm};
use crate::reports::Decision;
use crate::reports::multiply::{DEPTH, MultiplyFaults, MultiplySearch};

pub(super) fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    let faults = MultiplyFaults { max: fault.name == "max", misplaced: fault.name == "else" };
    examine(&Multiplying { game: Multiply::new(20), faults }, fault, work)
}

/// The starts that the report lets people choose from.
const STARTS: RangeInclusive<u16> = 20..=30;

struct Multiplying {
    game: Multiply,
    faults: MultiplyFaults,
}

/// All unfinished positions of all starts.
pub(in crate::reports) fn positions() -> BTreeSet<Position> {
    reached_from(STARTS)
}

/// All unfinished positions of some starts.
fn reached_from(starts: impl IntoIterator<Item = u16>) -> BTreeSet<Position> {
    let game = Multiply::new(*STARTS.start());
    let mut states = BTreeSet::new();
    let mut open: Vec<Position> =
        starts.into_iter().map(|start| Multiply::new(start).start()).collect();
    while let Some(position) = open.pop() {
        if game.outcome(&position).is_none() && states.insert(position) {
            open.extend(game.legal_moves(&position).map(|mv| game.after(&position, mv)));
        }
    }
    states
}

impl Multiplying {
    /// As long as the smallest multiplier makes it.
    fn plies_left(&self, position: &Position) -> u32 {
        let slowest = self.game.legal_moves(position).next();
        slowest.map_or(0, |mv| 1 + self.plies_left(&self.game.after(position, mv)))
    }
}

impl Suspect for Multiplying {
    type Game = Multiply;

    fn game(&self) -> &Multiply {
        &self.game
    }

    fn harm(&self) -> Harm {
        Harm::Move
    }

    fn spec(&self, position: &Position) -> String {
        let start = STARTS.into_iter().find(|&start| reached_from([start]).contains(position));
        format!("multiply:start={}", start.unwrap_or(*STARTS.start()))
    }

    fn depths(&self) -> &[u32] {
        &[DEPTH]
    }

    fn decide<O: Observer<Multiply>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Multiplier>, Stopped> {
        let faults = if faulty { self.faults } else { MultiplyFaults::default() };
        let search = MultiplySearch { depth, prune: true, faults };
        Ok(search.decide(&self.game, position, observer, work)?.0)
    }

    fn evaluator(&self) -> impl Evaluator<Multiply> {
        Formula
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        1..=5
    }

    fn each(&self, plies_left: u32, visit: &mut Visit<'_, Position>) -> Result<bool, Stopped> {
        for position in positions() {
            if self.plies_left(&position) == plies_left && visit(&position)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn universe(&self) -> (Message, Vec<Position>) {
        let [first, last] = [*STARTS.start(), *STARTS.end()];
        let told = message!("fault-universe-000", first = first, last = last);
        (told, positions().into_iter().collect())
    }

    fn games(&self) -> Option<Contest<Position>> {
        let starts = STARTS.map(|start| Multiply::new(start).start());
        let starts = starts.flat_map(|start| Player::ALL.map(|side| (start, side)));
        Some(Contest {
            setting: message!("fault-games-chance"),
            starts: starts.collect(),
            repeat: 20,
        })
    }
}
