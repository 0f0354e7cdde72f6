use std::ops::RangeInclusive;

use gametree_games::mnk::Position;
use gametree_language::{Message, message};
use gametree_rules::{Game, Player};
use gametree_search::Stopped;

use super::super::suspect::Contest;
use super::{Kind, OneBoard, Row, SQUARES};

/// Boards on which nobody has a row, not even across a gap, so that the program too plays on.
pub(super) struct Gap;

impl Gap {
    /// Fills the squares from this one on, `left` free ones among them.
    fn fill(
        row: &Row,
        square: u32,
        stones: [u128; 2],
        counts: [u32; 2],
        free: u32,
        visit: &mut OneBoard<'_>,
    ) -> Result<bool, Stopped> {
        if square == SQUARES {
            return visit(&row.position(stones));
        }
        for player in Player::ALL {
            let mut counts = counts;
            let Some(fewer) = counts[player.index()].checked_sub(1) else { continue };
            counts[player.index()] = fewer;
            let mut stones = stones;
            stones[player.index()] |= 1 << square;
            if row.lines.has_row(stones[player.index()], square as usize, true) {
                continue;
            }
            if Gap::fill(row, square + 1, stones, counts, free, visit)? {
                return Ok(true);
            }
        }
        match free.checked_sub(1) {
            Some(free) => Gap::fill(row, square + 1, stones, counts, free, visit),
            None => Ok(false),
        }
    }
}

impl Kind for Gap {
    const DEPTHS: &'static [u32] = &[2];
    const SIZES: RangeInclusive<u32> = 1..=4;

    fn each(&self, row: &Row, free: u32, visit: &mut OneBoard<'_>) -> Result<bool, Stopped> {
        // The computer is the second player.
        if (SQUARES - free).is_multiple_of(2) {
            return Ok(false);
        }
        let second = (SQUARES - free) / 2;
        let counts = [SQUARES - free - second, second];
        Gap::fill(row, 0, [0; 2], counts, free, visit)
    }

    fn universe(&self, row: &Row) -> (Message, Vec<Position<u128>>) {
        let mut positions = Vec::new();
        // Nobody can stop what only collects.
        let _ = self.each(row, 2, &mut |position| {
            positions.push(*position);
            Ok(false)
        });
        (message!("fault-universe-003-gap"), positions)
    }

    fn games(&self, row: &Row) -> Option<Contest<Position<u128>>> {
        Some(Contest {
            setting: message!("fault-games-003"),
            starts: vec![(row.game.start(), Player::Second)],
            repeat: 200,
        })
    }
}
