//! What a strong search is told about rows: wins and forced answers, rows that can no longer be
//! completed, and where it is worth looking.

use std::cmp::Reverse;

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

/// What a row is worth that lacks one stone, two, three, four.
const WORTHS: [i32; 4] = [60, 20, 5, 1];

/// Of the moves on a large board, this many are looked at.
const MAX_CANDIDATES: usize = 20;

/// Rows that lack two stones are remembered up to this number.
const MAX_PAIRS: usize = 48;

/// What rows that lack two stones make possible.
struct Forks<B> {
    /// The two free squares of such rows.
    pairs: [(u16, u16); MAX_PAIRS],
    count: usize,
    /// Squares that are in two pairs or more.
    squares: B,
}

impl<B: Squares> Forks<B> {
    /// The only squares where a stone of the opponent may prevent every fork: each fork is prevented
    /// on its own square or on one of those that it would complete rows with.
    fn defences(&self, free: B) -> B {
        self.squares.iter().fold(free, |defences, fork| {
            let partners = self.pairs[..self.count].iter().filter_map(|&(a, b)| {
                let (a, b) = (u32::from(a), u32::from(b));
                (a == fork).then_some(b).or((b == fork).then_some(a))
            });
            let all = partners.fold(B::square(fork), |all, square| all | B::square(square));
            defences & all
        })
    }
}

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

    /// Squares where the player with these stones gets two squares at once that complete a row, one
    /// of which will be left whatever the opponent does. For each, those squares.
    fn forks(&self, own: B, other: B) -> Forks<B> {
        let mut forks = Forks { pairs: [(0, 0); MAX_PAIRS], count: 0, squares: B::EMPTY };
        let Some(nearly) = u32::from(self.shape.k).checked_sub(2) else { return forks };
        let mut once = B::EMPTY;
        self.each_open_row(own, other, |direction, stones, rows| {
            if stones != nearly {
                return;
            }
            for row in rows.iter() {
                let mut free = self.squares_of(direction, B::square(row)) & !own;
                let (Some(a), Some(b)) = (free.take_lowest(), free.take_lowest()) else { continue };
                // What does not fit is not looked at: there is enough to lose by already.
                if forks.count == MAX_PAIRS {
                    return;
                }
                // The same two squares in another row are no second threat.
                if forks.pairs[..forks.count].contains(&(a as u16, b as u16)) {
                    continue;
                }
                forks.pairs[forks.count] = (a as u16, b as u16);
                forks.count += 1;
                let pair = B::square(a) | B::square(b);
                forks.squares = forks.squares | (once & pair);
                once = once | pair;
            }
        });
        forks
    }

    /// The squares of rows that lack two stones: one of them there threatens to complete the row.
    fn threatening(&self, own: B, other: B) -> B {
        let mut squares = B::EMPTY;
        let Some(nearly) = u32::from(self.shape.k).checked_sub(2) else { return squares };
        self.each_open_row(own, other, |direction, stones, rows| {
            if stones == nearly {
                squares = squares | self.squares_of(direction, rows);
            }
        });
        squares
    }

    /// The stones of the mover and of the opponent.
    #[inline]
    fn sides(&self, position: &Position<B>) -> [B; 2] {
        [position.mover, position.mover.opponent()].map(|player| position.stones[player.index()])
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
        if self.is_small() || open.count() as usize <= MAX_CANDIDATES {
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
        let [own, other] = self.sides(&study.position);
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
            return Certain::exactly(Score::result(sign, 0));
        }
        if free == B::EMPTY {
            return Certain::exactly(Score::DRAW);
        }
        let [own, other] = self.sides(&study.position);
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
        let certain = Certain {
            at_least: -self.hope(other, own, false),
            at_most: self.hope(own, other, true),
        };
        // The opponent threatens nothing, so a fork wins.
        if certain.at_most >= Score::win_in(3)
            && study.completing[mover.opponent().index()] == B::EMPTY
            && self.forks(own, other).squares != B::EMPTY
        {
            return Certain::exactly(Score::win_in(3));
        }
        certain
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
        let [own, other] = self.sides(position);
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
        let (mut squares, mut completeness) = self.promising(position);
        if !self.shape.misere {
            // A fork of the opponent has to be prevented, or answered with a threat of one's own;
            // after anything else the game is over in four plies, as soon as it can be.
            let forks = self.forks(other, own);
            if forks.squares != B::EMPTY {
                let free = self.free(position);
                squares = forks.defences(free) | (self.threatening(own, other) & free);
                completeness = Completeness::Complete;
                if squares == B::EMPTY {
                    squares = free;
                }
            }
        }
        let sign = if self.shape.misere { -1 } else { 1 };
        let first = list.len();
        list.extend(
            squares
                .iter()
                .map(|bit| Candidate { mv: Square(bit as u16), rank: sign * gains[bit as usize] }),
        );
        if completeness == Completeness::Selected && list.len() - first > MAX_CANDIDATES {
            // Stable, so that the same moves are left out on every machine.
            list[first..].sort_by_key(|candidate| Reverse(candidate.rank));
            list.truncate(first + MAX_CANDIDATES);
        }
        completeness
    }

    fn estimate(&self, study: &Study<B>) -> Score {
        let [own, other] = self.sides(&study.position);
        let worth = |tally: super::rows::Tally| -> i32 {
            let rows = |missing: usize| tally[usize::from(self.shape.k).saturating_sub(missing)];
            (1..).zip(WORTHS).map(|(missing, worth)| rows(missing) as i32 * worth).sum()
        };
        let (mine, theirs) = (worth(self.tally(own, other)), worth(self.tally(other, own)));
        // Whose turn it is makes the most of a row.
        let balance = if self.shape.misere { theirs - mine } else { mine + mine / 4 - theirs };
        Score::estimate(balance.into())
    }

    fn threats(&self, study: &Study<B>, list: &mut Vec<Candidate<Square>>) {
        if self.shape.misere || self.shape.k < 2 {
            return;
        }
        let [own, other] = self.sides(&study.position);
        let squares = self.threatening(own, other) & self.free(&study.position);
        list.extend(squares.iter().map(|bit| Candidate { mv: Square(bit as u16), rank: 0 }));
    }

    fn most_plies(&self, position: &Position<B>) -> Option<u32> {
        Some(self.free(position).count())
    }

    fn draws_are_full(&self) -> bool {
        true
    }
}
