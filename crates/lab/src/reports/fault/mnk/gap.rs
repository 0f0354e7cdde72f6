use std::ops::RangeInclusive;

use gametree_games::Specified;
use gametree_games::mnk::{Position, Report as Wins, Square};
use gametree_language::{Message, message};
use gametree_rules::{Evaluator, Game, Player, Work};
use gametree_search::{Observer, Stopped};

use super::super::Harm;
use super::super::suspect::{Contest, Suspect, Visit};
use super::{Row, SQUARES};
use crate::reports::Decision;
use crate::reports::mnk::Board;

/// Boards on which nobody has a row, not even across a gap, so that the program too plays on.
pub(super) struct Gap(pub(super) Row);

impl Gap {
    /// Fills the squares from this one on, `left` free ones among them.
    fn fill(
        &self,
        square: u32,
        stones: [u128; 2],
        counts: [u32; 2],
        free: u32,
        visit: &mut Visit<'_, Position<u128>>,
    ) -> Result<bool, Stopped> {
        if square == SQUARES {
            return visit(&self.0.position(stones));
        }
        for player in Player::ALL {
            let mut counts = counts;
            let Some(fewer) = counts[player.index()].checked_sub(1) else { continue };
            counts[player.index()] = fewer;
            let mut stones = stones;
            stones[player.index()] |= 1 << square;
            if self.0.lines.has_row(stones[player.index()], square as usize, true) {
                continue;
            }
            if self.fill(square + 1, stones, counts, free, visit)? {
                return Ok(true);
            }
        }
        match free.checked_sub(1) {
            Some(free) => self.fill(square + 1, stones, counts, free, visit),
            None => Ok(false),
        }
    }
}

impl Suspect for Gap {
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
        &[2]
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

    fn sizes(&self) -> RangeInclusive<u32> {
        1..=4
    }

    fn each(
        &self,
        plies_left: u32,
        visit: &mut Visit<'_, Position<u128>>,
    ) -> Result<bool, Stopped> {
        // The computer is the second player.
        if (SQUARES - plies_left).is_multiple_of(2) {
            return Ok(false);
        }
        let second = (SQUARES - plies_left) / 2;
        let counts = [SQUARES - plies_left - second, second];
        self.fill(0, [0; 2], counts, plies_left, visit)
    }

    fn universe(&self) -> (Message, Vec<Position<u128>>) {
        let mut positions = Vec::new();
        // Nobody can stop what only collects.
        let _ = self.each(2, &mut |position| {
            positions.push(*position);
            Ok(false)
        });
        (message!("fault-universe-003-gap"), positions)
    }

    fn games(&self) -> Option<Contest<Position<u128>>> {
        Some(Contest {
            setting: message!("fault-games-003"),
            starts: vec![(self.0.game.start(), Player::Second)],
            repeat: 200,
        })
    }
}
