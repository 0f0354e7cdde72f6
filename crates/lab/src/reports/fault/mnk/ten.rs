use std::ops::RangeInclusive;

use gametree_games::mnk::Position;
use gametree_language::{Message, message};
use gametree_rules::{Seed, Value, splitmix64};
use gametree_search::Stopped;

use super::endgame::Endgame;
use super::{Kind, OneBoard, Row, SQUARES};

/// Boards with so few free squares that the whole tree can be searched, and so many that the last win comes after ten
/// plies.
pub(super) struct Ten;

/// With fewer plies every win is worth more than a draw, and a draw more than every loss: only the numbers are others.
const ELEVEN: u32 = 11;
/// Random boards that are looked at.
const BOARDS: u64 = 40_000;
/// Random boards that say how often it matters.
const SAMPLE: RangeInclusive<u64> = 1_000_001..=1_005_000;

impl Ten {
    /// A random board with eleven free squares and nobody's row.
    fn board(row: &Row, seed: u64) -> Option<[u128; 2]> {
        let mut chance = Seed::new(splitmix64(seed));
        let mut free: Vec<u32> = (0..SQUARES).collect();
        let mut stones = [0; 2];
        for placed in 0..SQUARES - ELEVEN {
            let square = free.swap_remove(chance.below(free.len()));
            let own = &mut stones[placed as usize % 2];
            *own |= 1 << square;
            if row.lines.has_row(*own, square as usize, false) {
                return None;
            }
        }
        Some(stones)
    }

    fn boards(row: &Row, seeds: RangeInclusive<u64>) -> impl Iterator<Item = Position<u128>> {
        seeds.filter_map(|seed| Ten::board(row, seed)).map(|stones| row.position(stones))
    }
}

impl Kind for Ten {
    /// To the end.
    const DEPTHS: &'static [u32] = &[0];
    const SIZES: RangeInclusive<u32> = ELEVEN..=ELEVEN;

    fn each(&self, row: &Row, _: u32, visit: &mut OneBoard<'_>) -> Result<bool, Stopped> {
        for position in Ten::boards(row, 1..=BOARDS) {
            if visit(&position)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn universe(&self, row: &Row) -> (Message, Vec<Position<u128>>) {
        (message!("fault-universe-003-ten"), Ten::boards(row, SAMPLE).collect())
    }

    /// Only where somebody wins for certain, but not before the eleventh ply.
    fn may_matter(&self, row: &Row, position: &Position<u128>) -> bool {
        let [first, second] = row.stones(position);
        Endgame::new(&row.lines).value(first, second).unsigned_abs() >= ELEVEN
    }

    fn alike(&self, faulty: Value, mended: Value) -> bool {
        // A win is a win, whatever it is worth.
        faulty.0.signum() == mended.0.signum()
    }
}
