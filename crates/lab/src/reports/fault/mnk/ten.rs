use std::ops::RangeInclusive;

use gametree_games::Specified;
use gametree_games::mnk::{Position, Report as Wins, Square};
use gametree_language::{Message, message};
use gametree_rules::{Evaluator, Seed, Value, Work, splitmix64};
use gametree_search::{Observer, Stopped};

use super::super::Harm;
use super::super::suspect::{Suspect, Visit};
use super::endgame::Endgame;
use super::{Row, SQUARES};
use crate::reports::Decision;
use crate::reports::mnk::Board;

/// Boards with so few free squares that the whole tree can be searched, and so many that the last win comes after ten
/// plies.
pub(super) struct Ten(pub(super) Row);

/// With fewer plies every win is worth more than a draw, and a draw more than every loss: only the numbers are others.
const ELEVEN: u32 = 11;
/// Random boards that are looked at.
const BOARDS: u64 = 40_000;
/// Random boards that say how often it matters.
const SAMPLE: RangeInclusive<u64> = 1_000_001..=1_005_000;

impl Ten {
    /// A random board with eleven free squares and nobody's row.
    fn board(&self, seed: u64) -> Option<[u128; 2]> {
        let mut chance = Seed::new(splitmix64(seed));
        let mut free: Vec<u32> = (0..SQUARES).collect();
        let mut stones = [0; 2];
        for placed in 0..SQUARES - ELEVEN {
            let square = free.swap_remove(chance.below(free.len()));
            let own = &mut stones[placed as usize % 2];
            *own |= 1 << square;
            if self.0.lines.has_row(*own, square as usize, false) {
                return None;
            }
        }
        Some(stones)
    }

    fn boards(&self, seeds: RangeInclusive<u64>) -> impl Iterator<Item = Position<u128>> {
        seeds.filter_map(|seed| self.board(seed)).map(|stones| self.0.position(stones))
    }
}

impl Suspect for Ten {
    type Game = Board;

    fn game(&self) -> &Board {
        &self.0.game
    }

    fn harm(&self) -> Harm {
        Harm::Move
    }

    fn spec(&self, _: &Position<u128>) -> String {
        self.0.game.spec()
    }

    fn depths(&self) -> &[u32] {
        // To the end.
        &[0]
    }

    fn decide<O: Observer<Board>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position<u128>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Square>, Stopped> {
        self.0.decide(faulty, depth, position, observer, work)
    }

    fn evaluator(&self) -> impl Evaluator<Board> {
        Wins
    }

    fn alike(&self, faulty: Value, mended: Value) -> bool {
        // A win is a win, whatever it is worth.
        faulty.0.signum() == mended.0.signum()
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        ELEVEN..=ELEVEN
    }

    fn each(&self, _: u32, visit: &mut Visit<'_, Position<u128>>) -> Result<bool, Stopped> {
        for position in self.boards(1..=BOARDS) {
            if visit(&position)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Only where somebody wins for certain, but not before the eleventh ply.
    fn may_matter(&self, position: &Position<u128>) -> bool {
        let [first, second] = self.0.stones(position);
        Endgame::new(&self.0.lines).value(first, second).unsigned_abs() >= ELEVEN
    }

    fn universe(&self) -> (Message, Vec<Position<u128>>) {
        (message!("fault-universe-003-ten"), self.boards(SAMPLE).collect())
    }
}
