//! Edges as places.

use gametree_rules::{Places, Player, Solvable, Structure};

use super::{Position, Sim};

impl Solvable for Sim {
    fn structure(&self) -> Structure<'_, Position> {
        Structure::Places(self)
    }
}

impl Places<Position> for Sim {
    fn places(&self) -> u32 {
        self.ends.len() as u32
    }

    fn taken(&self, position: &Position) -> [u32; 2] {
        position.edges
    }

    fn position(&self, taken: [u32; 2], mover: Player) -> Option<Position> {
        Sim::position(self, taken, mover).ok()
    }

    fn complete(&self, taken: u32) -> bool {
        self.all_edges().any(|edge| {
            let edge = usize::from(edge.0);
            taken >> edge & 1 == 1
                && self.triangles_with(edge).iter().any(|[f, g]| taken >> f & taken >> g & 1 == 1)
        })
    }

    fn completing_wins(&self) -> bool {
        false
    }
}
