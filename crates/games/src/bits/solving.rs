//! The digits left, apart from the points.

use gametree_rules::{Player, Solvable, Strings, Structure};

use super::{Bits, Digits, Position};

impl Solvable for Bits {
    fn structure(&self) -> Structure<'_, Position> {
        Structure::Strings(self)
    }
}

impl Strings<Position> for Bits {
    fn digits(&self, position: &Position) -> (u64, u32) {
        (position.digits.bits, position.digits.length.into())
    }

    fn replacements(&self) -> [(u8, i32); 4] {
        self.table.map(|replaced| (replaced.digit, replaced.mover - replaced.opponent))
    }

    fn position(&self, bits: u64, length: u32) -> Position {
        let digits = Digits { bits, length: length as u8 };
        Position { digits, scores: [0; 2], mover: Player::First }
    }
}
