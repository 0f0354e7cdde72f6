//! Squares as places, numbered row by row without the empty column between rows.

use gametree_rules::{Places, Player, Solvable, Structure};

use super::{Mnk, Position, Squares};

/// More squares than this are beyond any table, and beyond a mask of places.
const MAX_PLACES: u32 = 32;

impl<B: Squares> Solvable for Mnk<B> {
    fn structure(&self) -> Structure<'_, Position<B>> {
        if self.places() <= MAX_PLACES { Structure::Places(self) } else { Structure::Unknown }
    }

    fn free_places(&self, position: &Position<B>) -> Option<u32> {
        Some(self.free(position).count())
    }
}

impl<B: Squares> Places<Position<B>> for Mnk<B> {
    fn places(&self) -> u32 {
        self.board.count()
    }

    fn taken(&self, position: &Position<B>) -> [u32; 2] {
        let squares = || self.board.iter().enumerate();
        position.stones.map(|stones| {
            squares().map(|(place, bit)| u32::from(stones.contains(bit)) << place).sum()
        })
    }

    fn position(&self, taken: [u32; 2], mover: Player) -> Option<Position<B>> {
        Mnk::position(self, taken.map(|taken| self.stones_on(taken)), mover).ok()
    }

    fn complete(&self, taken: u32) -> bool {
        self.has_row(self.stones_on(taken))
    }

    fn completing_wins(&self) -> bool {
        !self.shape.misere
    }
}

impl<B: Squares> Mnk<B> {
    fn stones_on(&self, taken: u32) -> B {
        let squares = self.board.iter().enumerate();
        squares
            .filter(|(place, _)| taken >> place & 1 == 1)
            .fold(B::EMPTY, |stones, (_, bit)| stones | B::square(bit))
    }
}
