//! The stones left, apart from what has been collected.

use gametree_rules::{Heap, HeapTake, Player, Solvable, Structure};

use super::{POINTS_PER_MOVE, Position, Stones};

impl Solvable for Stones {
    fn structure(&self) -> Structure<'_, Position> {
        Structure::Heap(self)
    }
}

impl Heap<Position> for Stones {
    fn left(&self, position: &Position) -> u32 {
        position.left
    }

    fn takes(&self) -> Vec<HeapTake> {
        let points = POINTS_PER_MOVE as i32;
        let take = |&stones: &u32| HeapTake {
            stones,
            gain: [stones as i32 - points, stones as i32 + points],
        };
        self.take.iter().map(take).collect()
    }

    fn position(&self, left: u32) -> Position {
        Position { left, points: [0; 2], taken: [0; 2], mover: Player::First }
    }
}
