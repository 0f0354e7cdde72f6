//! The exact value of every heap, for any takes.

use gametree_rules::{Exact, Heap, HeapValue};

use super::{Position, Stones};

impl Stones {
    /// The heaps of 0 to `stones` stones.
    pub(super) fn heaps(&self) -> &[HeapValue] {
        self.heaps.0.get_or_init(|| {
            let takes = self.takes();
            let mut heaps = Vec::with_capacity(self.stones as usize + 1);
            for _ in 0..=self.stones {
                heaps.push(HeapValue::next(&takes, &heaps));
            }
            heaps
        })
    }

    /// How a position ends under best play; `None` if the heap is larger than this game's.
    pub(super) fn end(&self, position: &Position) -> Option<Exact> {
        let heap = self.heaps().get(position.left as usize)?;
        Some(heap.exact(position.mover, position.margin()))
    }
}

#[cfg(test)]
mod tests {
    use gametree_rules::{Game, Player};

    use super::*;

    fn turned(position: &Position) -> Position {
        let Position { left, points: [p, q], taken: [s, t], mover } = *position;
        Position { left, points: [q, p], taken: [t, s], mover: mover.opponent() }
    }

    fn slow(game: &Stones, position: &Position) -> Exact {
        if let Some(outcome) = game.outcome(position) {
            return Exact { margin: game.payoff(position, outcome), plies: 0 };
        }
        let ends = game
            .legal_moves(position)
            .map(|mv| slow(game, &game.after(position, mv)).before_a_move());
        Exact::best(ends, position.mover).unwrap_or(Exact { margin: 0, plies: 0 })
    }

    #[test]
    fn every_heap_ends_as_the_rules_say() {
        for take in [&[2, 3][..], &[3, 2], &[1, 3, 4], &[2], &[5, 1]] {
            let game = Stones::new(21, take);
            for left in 0..=21 {
                for points in [[0, 0], [2, 0], [0, 6]] {
                    let position = Position { left, points, taken: [0, 1], mover: Player::First };
                    for position in [position, turned(&position)] {
                        assert_eq!(game.end(&position), Some(slow(&game, &position)));
                    }
                }
            }
        }
    }

    #[test]
    fn the_known_law_holds() {
        let game = Stones::new(10_000, &[2, 3]);
        for (left, heap) in game.heaps().iter().enumerate().skip(7) {
            assert_eq!(heap.margin(), (left as i32 - 1) % 4 + 1);
        }
    }
}
