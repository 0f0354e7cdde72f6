//! What a strong search is told about rows: wins and forced answers, rows that can no longer be
//! completed, and where it is worth looking.

use gametree_rules::{Candidate, Certain, Completeness, Expertise, Game, Score};

use super::{Mnk, Position, Square, Squares};

/// A position and the squares that would complete a row.
#[derive(Clone, Copy, Debug)]
pub struct Study<B> {
    position: Position<B>,
    /// For each player, the free squares that complete a row.
    completing: [B; 2],
    /// The player who moved last has a row.
    over: bool,
}

/// The stones of the mover and of the opponent, as far as they can still matter.
pub type Key<B> = [B; 2];

/// Boards of more squares than this have keys as they are, and moves only near stones.
const SMALL: u32 = 64;

/// A square is near a stone if it is no further than this.
const NEAR: u8 = 2;

impl<B: Squares> Mnk<B> {
    fn is_small(&self) -> bool {
        B::CAPACITY <= SMALL
    }

    /// The best that an attacker with these open rows can hope for.
    ///
    /// A draw, if the opponent can break them all: the well-known potential of Erdős and Selfridge.
    /// Each row counts ½ for every free square in it; if that is less than 1 in all before the
    /// breaker's move, or ½ before the attacker's, taking the square with the largest sum again and
    /// again breaks every row. Otherwise a win that takes as many own moves as the fullest row has
    /// free squares.
    #[inline]
    fn hope(&self, own: B, other: B, attacker_moves: bool) -> Score {
        let tally = self.tally(own, other);
        let k = u32::from(self.shape.k);
        let (mut sum, mut fullest) = (0, 0);
        for stones in 0..k {
            let rows = u64::from(tally[stones as usize]);
            sum += rows << stones;
            if rows > 0 {
                fullest = stones;
            }
        }
        if sum << u32::from(attacker_moves) < 1 << k {
            return Score::DRAW;
        }
        Score::win_in(2 * (k - fullest) - u32::from(attacker_moves))
    }

    /// Free squares that are worth a look.
    fn promising(&self, position: &Position<B>) -> (B, Completeness) {
        let free = self.free(position);
        if self.shape.misere {
            return (free, Completeness::Complete);
        }
        // An own stone more never hurts, so squares in nobody's open rows are never better.
        let [first, second] = position.stones;
        let open = free & (self.open_squares(first) | self.open_squares(second));
        if open == B::EMPTY {
            return (free, Completeness::Complete);
        }
        if self.is_small() {
            return (open, Completeness::Complete);
        }
        let stones = first | second;
        if stones == B::EMPTY {
            let centre = self.square(self.shape.m / 2, self.shape.n / 2);
            return (B::square(centre.bit()), Completeness::Selected);
        }
        let mut near = stones;
        for _ in 0..NEAR {
            let next = |all: B, &distance: &u32| all | near << distance | near >> distance;
            near = self.distances.iter().fold(near, next) & self.board;
        }
        let near = near & open;
        if near == B::EMPTY {
            (open, Completeness::Complete)
        } else {
            (near, Completeness::Selected)
        }
    }
}

impl<B: Squares> Expertise for Mnk<B> {
    type Study = Study<B>;
    type Key = Key<B>;

    fn study(&self, position: &Position<B>) -> Study<B> {
        let free = self.free(position);
        let completing = position.stones.map(|own| self.completing(own, free));
        let over = self.has_row(position.stones[position.mover.opponent().index()]);
        Study { position: *position, completing, over }
    }

    #[inline]
    fn position<'s>(&self, study: &'s Study<B>) -> &'s Position<B> {
        &study.position
    }

    #[inline]
    fn advance(&self, study: &mut Study<B>, square: Square) {
        let mover = study.position.mover;
        study.over = study.completing[mover.index()].contains(square.bit());
        self.play_unchecked(&mut study.position, square);
        let free = self.free(&study.position);
        let own = study.position.stones[mover.index()];
        study.completing[mover.index()] = self.completing(own, free);
        let other = &mut study.completing[mover.opponent().index()];
        *other = *other & free;
    }

    #[inline]
    fn key(&self, study: &Study<B>) -> (Key<B>, usize) {
        let mover = study.position.mover;
        let [own, other] =
            [mover, mover.opponent()].map(|player| study.position.stones[player.index()]);
        if !self.is_small() {
            return ([own, other], 0);
        }
        if self.shape.misere {
            return self.smallest([own, other]);
        }
        // A stone in no open row of its own has done its work, and a free square in nobody's open
        // row has none to do. They are all alike: marked as both players'.
        let (mine, theirs) = (self.open_squares(other), self.open_squares(own));
        let idle = self.board & !(mine | theirs);
        self.smallest([(own & mine) | idle, (other & theirs) | idle])
    }

    #[inline]
    fn certain(&self, study: &Study<B>) -> Certain {
        let mover = study.position.mover;
        let free = self.free(&study.position);
        if study.over {
            let sign = if self.shape.misere { 1 } else { -1 };
            return Certain::exactly(Score::new(sign, 0));
        }
        if free == B::EMPTY {
            return Certain::exactly(Score::DRAW);
        }
        let [own, other] =
            [mover, mover.opponent()].map(|player| study.position.stones[player.index()]);
        if self.shape.misere {
            let open = self.open_squares(own) | self.open_squares(other);
            return if open & free == B::EMPTY {
                Certain::exactly(Score::DRAW)
            } else {
                Certain::NOTHING
            };
        }
        if study.completing[mover.index()] != B::EMPTY {
            return Certain::exactly(Score::win_in(1));
        }
        if study.completing[mover.opponent().index()].count() > 1 {
            return Certain::exactly(-Score::win_in(2));
        }
        Certain { at_least: -self.hope(other, own, false), at_most: self.hope(own, other, true) }
    }

    fn candidates(&self, study: &Study<B>, list: &mut Vec<Candidate<Square>>) -> Completeness {
        let position = &study.position;
        if !self.shape.misere {
            // Win, or else prevent the opponent from winning: nothing else is as good.
            let [win, block] = [position.mover, position.mover.opponent()]
                .map(|player| study.completing[player.index()]);
            let urgent = if win == B::EMPTY { block } else { win };
            if urgent != B::EMPTY {
                list.extend(urgent.iter().map(|bit| Candidate { mv: Square(bit as u16), rank: 0 }));
                return Completeness::Complete;
            }
        }
        let mut gains = B::numbers();
        let gains = gains.as_mut();
        let [own, other] = [position.mover, position.mover.opponent()]
            .map(|player| position.stones[player.index()]);
        // Each row makes its squares more promising, own rows more so, the fuller the better. On a
        // large board most rows are empty, and as good as any other.
        let from = u32::from(!self.is_small());
        for (own, other, worth) in [(own, other, 2), (other, own, 1)] {
            self.each_open_row(own, other, |direction, stones, rows| {
                if stones >= from {
                    let gain = worth << (2 * stones.min(12));
                    for row in rows.iter() {
                        for step in 0..u32::from(self.shape.k) {
                            gains[(row + step * self.distances[direction]) as usize] += gain;
                        }
                    }
                }
            });
        }
        let (squares, completeness) = self.promising(position);
        let sign = if self.shape.misere { -1 } else { 1 };
        list.extend(
            squares
                .iter()
                .map(|bit| Candidate { mv: Square(bit as u16), rank: sign * gains[bit as usize] }),
        );
        completeness
    }

    fn estimate(&self, study: &Study<B>) -> Score {
        let mover = study.position.mover;
        let [own, other] =
            [mover, mover.opponent()].map(|player| study.position.stones[player.index()]);
        let worth = |tally: super::rows::Tally| -> i32 {
            (1..usize::from(self.shape.k))
                .map(|stones| (tally[stones] as i32) << (2 * stones.min(8)))
                .sum()
        };
        let (mine, theirs) = (worth(self.tally(own, other)), worth(self.tally(other, own)));
        let sign = if self.shape.misere { -1 } else { 1 };
        Score((sign * (mine - theirs)).clamp(-Score::MOST_ESTIMATE, Score::MOST_ESTIMATE))
    }

    fn threats(&self, study: &Study<B>, list: &mut Vec<Candidate<Square>>) {
        if self.shape.misere || self.shape.k < 2 {
            return;
        }
        let position = &study.position;
        let [own, other] = [position.mover, position.mover.opponent()]
            .map(|player| position.stones[player.index()]);
        let nearly = u32::from(self.shape.k) - 2;
        let mut squares = B::EMPTY;
        self.each_open_row(own, other, |direction, stones, rows| {
            if stones == nearly {
                squares = squares | self.squares_of(direction, rows);
            }
        });
        let squares = squares & self.free(position);
        list.extend(squares.iter().map(|bit| Candidate { mv: Square(bit as u16), rank: 0 }));
    }

    fn most_plies(&self, position: &Position<B>) -> Option<u32> {
        Some(self.free(position).count())
    }

    fn draws_are_full(&self) -> bool {
        true
    }
}
