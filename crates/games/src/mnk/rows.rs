//! Rows that can still be completed, all at once: a set of squares holds one bit for every row, that
//! of the square it begins on.

use super::{Mnk, Squares};

/// How many rows a player can still complete, by how many stones are in them already.
pub(super) type Tally = [u32; super::MAX as usize + 1];

impl<B: Squares> Mnk<B> {
    /// Free squares that would complete a row for the player with these stones.
    #[inline]
    pub(super) fn completing(&self, own: B, free: B) -> B {
        let k = usize::from(self.shape.k);
        if k == 1 {
            return free;
        }
        let mut all = B::EMPTY;
        for distance in self.distances {
            // before[i]: squares with i stones of a run right before them; after[i] likewise.
            // A square between i stones and k − 1 − i stones completes a row.
            let mut before = [B::EMPTY; super::MAX as usize];
            let mut reach = own << distance;
            for run in before.iter_mut().take(k).skip(1) {
                *run = reach;
                reach = (reach & own) << distance;
            }
            all = all | before[k - 1];
            let mut after = own >> distance;
            for run in (1..k - 1).rev() {
                all = all | (after & before[run]);
                after = (after & own) >> distance;
            }
            all = all | after;
        }
        all & free
    }

    /// Rows without a stone of `other`, for one direction.
    #[inline]
    fn open_rows(&self, direction: usize, other: B) -> B {
        self.doublings
            .iter()
            .fold(self.board & !other, |run, shifts| run & (run >> shifts[direction]))
    }

    /// The squares of all rows that the opponent of `other` can still complete.
    #[inline]
    pub(super) fn open_squares(&self, other: B) -> B {
        let mut squares = B::EMPTY;
        for direction in 0..4 {
            let rows = self.open_rows(direction, other);
            if rows != B::EMPTY {
                squares = squares | self.squares_of(direction, rows);
            }
        }
        squares
    }

    /// Calls `visit` with the open rows of the player with the stones `own`, sorted by how many
    /// stones are in them: the direction's number, the stones, and where the rows begin.
    #[inline]
    pub(super) fn each_open_row(&self, own: B, other: B, mut visit: impl FnMut(usize, u32, B)) {
        let k = u32::from(self.shape.k);
        for (direction, &distance) in self.distances.iter().enumerate() {
            let rows = self.open_rows(direction, other);
            if rows == B::EMPTY {
                continue;
            }
            // One binary counter for each row, all rows side by side: bit b of row r's number of
            // stones is bit r of planes[b].
            let mut planes = [B::EMPTY; 5];
            let planes = &mut planes[..=k.ilog2() as usize];
            for step in 0..k {
                let mut carry = own >> (step * distance);
                for plane in planes.iter_mut() {
                    (*plane, carry) = (xor(*plane, carry), *plane & carry);
                }
            }
            for stones in 0..k {
                let mut matching = rows;
                for (bit, plane) in planes.iter().enumerate() {
                    matching = matching & if stones >> bit & 1 == 1 { *plane } else { !*plane };
                }
                if matching != B::EMPTY {
                    visit(direction, stones, matching);
                }
            }
        }
    }

    /// Counts the open rows of the player with the stones `own`.
    #[inline]
    pub(super) fn tally(&self, own: B, other: B) -> Tally {
        let mut tally = [0; super::MAX as usize + 1];
        self.each_open_row(own, other, |_, stones, rows| tally[stones as usize] += rows.count());
        tally
    }

    /// The squares of rows that begin on these squares.
    #[inline]
    pub(super) fn squares_of(&self, direction: usize, mut rows: B) -> B {
        for shifts in &self.doublings {
            rows = rows | (rows << shifts[direction]);
        }
        rows
    }
}

#[inline]
fn xor<B: Squares>(a: B, b: B) -> B {
    (a | b) & !(a & b)
}
