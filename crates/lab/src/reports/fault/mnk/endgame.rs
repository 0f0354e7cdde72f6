use std::collections::HashMap;

use super::SQUARES;
use crate::reports::mnk::Lines;

/// Who wins for certain on a board that is nearly full, by looking at threats first.
pub(super) struct Endgame<'a> {
    lines: &'a Lines,
    known: HashMap<[u128; 2], i32>,
}

impl<'a> Endgame<'a> {
    pub(super) fn new(lines: &'a Lines) -> Self {
        Endgame { lines, known: HashMap::new() }
    }

    /// The plies to the end if the player to move wins, minus these if the other one does, 0 for a draw.
    pub(super) fn value(&mut self, own: u128, other: u128) -> i32 {
        if let Some(&known) = self.known.get(&[own, other]) {
            return known;
        }
        let free = |square: &u32| (own | other) >> square & 1 == 0;
        let completes = |stones: u128, square: u32| {
            self.lines.has_row(stones | 1 << square, square as usize, false)
        };
        let squares: Vec<u32> = (0..SQUARES).filter(free).collect();
        let threats: Vec<u32> =
            squares.iter().copied().filter(|&square| completes(other, square)).collect();
        let value = if squares.iter().any(|&square| completes(own, square)) {
            1
        } else if threats.len() > 1 {
            -2
        } else {
            // A threat has to be met.
            let moves = if threats.is_empty() { squares } else { threats };
            let ends = moves.into_iter().map(|square| match self.value(other, own | 1 << square) {
                0 => 0,
                end if end > 0 => -(end + 1),
                end => -end + 1,
            });
            // Short wins, then draws, then long losses.
            let rank = |end: &i32| match *end {
                0 => 0,
                end if end > 0 => 1000 - end,
                end => -1000 - end,
            };
            ends.max_by_key(rank).unwrap_or(0)
        };
        self.known.insert([own, other], value);
        value
    }
}
