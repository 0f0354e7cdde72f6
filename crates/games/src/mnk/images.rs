//! What symmetries make of sets of squares, by table: eight squares at a time.

use gametree_rules::Symmetric;

use super::{Mnk, Square, Squares};

/// For each symmetry and each eight squares, the image of every set of those.
#[derive(Clone, Debug)]
pub(super) struct Images<B> {
    tables: Vec<Vec<[B; 256]>>,
}

impl<B: Squares> Images<B> {
    fn new(game: &Mnk<B>) -> Self {
        let groups = game.shape.bits().div_ceil(8);
        let image = |symmetry, bit: u32| {
            if game.board.contains(bit) {
                B::square(game.map_move(symmetry, Square(bit as u16)).bit())
            } else {
                B::EMPTY
            }
        };
        let table = |symmetry, group: u32| {
            let mut table = [B::EMPTY; 256];
            for set in 1..256_usize {
                let lowest = set.trailing_zeros();
                let rest = table[set & (set - 1)];
                let bit = 8 * group + lowest;
                table[set] = if bit < B::CAPACITY { rest | image(symmetry, bit) } else { rest };
            }
            table
        };
        let tables = |symmetry| (0..groups).map(|group| table(symmetry, group)).collect();
        Images { tables: (0..game.symmetries()).map(tables).collect() }
    }

    #[inline]
    fn image(&self, symmetry: usize, squares: B) -> B {
        let tables = self.tables[symmetry].iter().enumerate();
        tables.fold(B::EMPTY, |image, (group, table)| image | table[squares.byte(group)])
    }
}

impl<B: Squares> Mnk<B> {
    /// The smallest image of a pair of sets, and the symmetry that leads to it.
    #[inline]
    pub(super) fn smallest(&self, sets: [B; 2]) -> ([B; 2], usize) {
        let images = self.images.get_or_init(|| Images::new(self));
        let mut smallest = (sets, 0);
        for symmetry in 1..images.tables.len() {
            let first = images.image(symmetry, sets[0]);
            if first <= smallest.0[0] {
                let image = [first, images.image(symmetry, sets[1])];
                if image < smallest.0 {
                    smallest = (image, symmetry);
                }
            }
        }
        smallest
    }
}
