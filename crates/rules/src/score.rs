use std::fmt;
use std::ops::Neg;

use crate::{Exact, Player};

/// What a strong search thinks a position is worth **to the player to move**: one number that holds
/// the margin and, where the game is decided, how soon it ends.
///
/// ```text
///   margin · 1024  +  (512 − plies) towards the winner
/// ```
///
/// So a larger margin beats any haste, a win is better the sooner it comes and a loss the later.
/// Draws are all alike. Plies count from the position itself; [`before_a_move`](Score::before_a_move)
/// carries a score one ply up. An estimate is a number on the same scale, and nothing in the number
/// says that it is one: a search keeps that apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub i32);

impl Score {
    /// One point of margin.
    pub const POINT: i32 = 1024;
    /// The longest game whose length a score can hold.
    pub const MOST_PLIES: u32 = 511;
    /// The margin beyond which a score would not fit.
    pub const MOST_MARGIN: i32 = 2_000_000;
    /// Below every score.
    pub const LOWEST: Score = Score(-i32::MAX);
    /// Above every score.
    pub const HIGHEST: Score = Score(i32::MAX);
    /// Nobody wins.
    pub const DRAW: Score = Score(0);
    /// The largest estimate that cannot be taken for a decided game, where games are won by one.
    pub const MOST_ESTIMATE: i32 = 1023;

    /// The score of a game that ends with this margin for the mover, so many plies from now.
    #[inline]
    pub const fn new(margin: i32, plies: u32) -> Score {
        let haste = Score::MOST_PLIES as i32 + 1 - plies as i32;
        Score(margin * Score::POINT + margin.signum() * haste)
    }

    /// A game that is won by one, so many plies from now.
    #[inline]
    pub const fn win_in(plies: u32) -> Score {
        Score::new(1, plies)
    }

    /// The margin for the mover, if the game is decided.
    #[inline]
    pub const fn margin(self) -> i32 {
        self.0 / Score::POINT
    }

    /// How many plies are left, if the game is decided and not drawn.
    #[inline]
    pub const fn plies(self) -> u32 {
        (Score::MOST_PLIES as i32 + 1 - (self.0 % Score::POINT).abs()) as u32
    }

    /// The score for the player who moves to a position with this score: the other side, one ply
    /// further from the end.
    #[inline]
    #[must_use]
    pub const fn before_a_move(self) -> Score {
        Score(self.0.signum() * (self.is_decided() as i32) - self.0)
    }

    /// The bound below which a child has to be, so that this score is beaten: the reverse of
    /// [`before_a_move`](Score::before_a_move).
    #[inline]
    #[must_use]
    pub const fn after_a_move(self) -> Score {
        Score(-self.0 - self.0.signum() * (self.is_decided() as i32))
    }

    /// Whether this is a margin of at least one, and so no mere estimate in games without points.
    #[inline]
    pub const fn is_decided(self) -> bool {
        self.0.abs() > Score::MOST_ESTIMATE && self.0.abs() < Score::HIGHEST.0
    }

    /// What it means, from the first player's side; `None` for a draw, whose length is not told.
    pub fn exact(self, mover: Player) -> Option<Exact> {
        let margin = self.margin() * mover.sign();
        (margin != 0).then(|| Exact { margin, plies: self.plies() })
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_reading() {
        assert!(Score::win_in(3) > Score::win_in(5));
        assert!(-Score::win_in(3) < -Score::win_in(5));
        assert!(Score::new(2, 500) > Score::new(1, 1));
        assert!(Score::win_in(511) > Score(Score::MOST_ESTIMATE));
        for margin in [-7, -1, 1, 3, Score::MOST_MARGIN] {
            for plies in [0, 1, 40, Score::MOST_PLIES] {
                let score = Score::new(margin, plies);
                assert_eq!((score.margin(), score.plies()), (margin, plies));
            }
        }
    }

    #[test]
    fn moves_count() {
        assert_eq!((-Score::win_in(4)).before_a_move(), Score::win_in(5));
        assert_eq!(Score::win_in(5).after_a_move(), -Score::win_in(4));
        assert_eq!(Score::new(-3, 7).before_a_move(), Score::new(3, 8));
        assert_eq!(Score::DRAW.before_a_move(), Score::DRAW);
        assert_eq!(Score(17).before_a_move(), Score(-17));
    }
}
