//! The exact value of every heap, for any takes: one pass over the heaps, smallest first.

use gametree_rules::Exact;

use super::{POINTS_A_MOVE, Position, Stones};

/// What a heap is worth to the player to move, points so far aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heap {
    /// The margin that best play still adds.
    margin: i32,
    /// How many plies that takes. It depends on how the whole game ends: the winner is in a hurry,
    /// the loser is not, and in a draw nobody is.
    winning: u32,
    losing: u32,
    drawing: u32,
}

const EMPTY: Heap = Heap { margin: 0, winning: 0, losing: 0, drawing: 0 };

impl Stones {
    /// The heaps of 0 to `stones` stones.
    pub(super) fn heaps(&self) -> &[Heap] {
        self.heaps.0.get_or_init(|| {
            let mut heaps = Vec::with_capacity(self.stones as usize + 1);
            for left in 0..=self.stones {
                heaps.push(self.heap(left, &heaps));
            }
            heaps
        })
    }

    fn heap(&self, left: u32, smaller: &[Heap]) -> Heap {
        let mut best: Option<Heap> = None;
        for &take in self.take.iter().filter(|&&take| take <= left) {
            let below = smaller[(left - take) as usize];
            let points = POINTS_A_MOVE as i32;
            let gain = take as i32 + if (left - take) % 2 == 0 { -points } else { points };
            let margin = gain - below.margin;
            // What the mover wins the opponent loses, and the other way round.
            let (winning, losing, drawing) =
                (below.losing + 1, below.winning + 1, below.drawing + 1);
            let this = Heap { margin, winning, losing, drawing };
            best = Some(match best {
                Some(best) if best.margin > margin => best,
                Some(best) if best.margin == margin => Heap {
                    margin,
                    winning: best.winning.min(winning),
                    losing: best.losing.max(losing),
                    drawing: best.drawing.max(drawing),
                },
                _ => this,
            });
        }
        best.unwrap_or(EMPTY)
    }

    /// How a position ends under best play; `None` if the heap is larger than this game's.
    pub(super) fn end(&self, position: &Position) -> Option<Exact> {
        let heap = self.heaps().get(position.left as usize)?;
        let margin = position.margin() + position.mover.sign() * heap.margin;
        let plies = match (margin * position.mover.sign()).signum() {
            1 => heap.winning,
            -1 => heap.losing,
            _ => heap.drawing,
        };
        Some(Exact { margin, plies })
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
            assert_eq!(heap.margin, (left as i32 - 1) % 4 + 1);
        }
    }
}
