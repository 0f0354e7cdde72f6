use std::fmt;
use std::ops::Neg;

use crate::{Exact, Player};

/// What a strong search thinks a position is worth **to the player to move**: one number that holds
/// the margin and, where the game is decided, how soon it ends.
///
/// ```text
///   margin · 1024  +  (512 − plies) towards the winner      the game is decided
///   estimate · 1024                                         it only looks like that
///   0                                                       a draw
/// ```
///
/// So a larger margin beats any haste, a win is better the sooner it comes and a loss the later.
/// Draws are all alike. Where games have no points, a win counts as a margin that no estimate
/// reaches. Plies count from the position itself; [`before_a_move`](Score::before_a_move) carries a
/// score one ply up. The number of an estimate is a whole multiple of 1024, that of a decided game
/// never is; yet a decided game may rest on estimates elsewhere in the tree, so a search keeps what
/// is proven apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub i32);

impl Score {
    /// One point of margin, and one unit of an estimate.
    pub const POINT: i32 = 1024;
    /// The longest game whose length a score can hold. This very number means "as long or longer".
    pub const MAX_PLIES: u32 = 511;
    /// The largest margin of a game with points.
    pub const MAX_MARGIN: i32 = 2_000_000;
    /// The largest estimate.
    pub const MAX_ESTIMATE: i32 = Score::MAX_MARGIN;
    /// Below every score.
    pub const LOWEST: Score = Score(-i32::MAX);
    /// Above every score.
    pub const HIGHEST: Score = Score(i32::MAX);
    /// Nobody wins.
    pub const DRAW: Score = Score(0);

    /// The margin that stands for a win where games have no points: above every estimate.
    const WON: i32 = 2_097_000;
    /// The haste of a game that ends at once.
    const MAX_HASTE: i32 = Score::MAX_PLIES as i32 + 1;

    /// The score of a game with points that ends with this margin for the mover, so many plies from
    /// now.
    ///
    /// # Panics
    /// If the margin is larger than [`MAX_MARGIN`](Score::MAX_MARGIN): it would be mistaken for
    /// another one.
    #[inline]
    pub const fn new(margin: i32, plies: u32) -> Score {
        assert!(
            margin >= -Score::MAX_MARGIN && margin <= Score::MAX_MARGIN,
            "a game is won by at most 2,000,000 points"
        );
        Score::decided(margin, plies)
    }

    /// A game without points that is won so many plies from now.
    #[inline]
    pub const fn win_in(plies: u32) -> Score {
        Score::decided(Score::WON, plies)
    }

    /// A game without points that ends like this for the mover (1 won, −1 lost, 0 drawn), so many
    /// plies from now.
    #[inline]
    pub const fn result(sign: i32, plies: u32) -> Score {
        Score::decided(sign.signum() * Score::WON, plies)
    }

    #[inline]
    const fn decided(margin: i32, plies: u32) -> Score {
        let plies = if plies > Score::MAX_PLIES { Score::MAX_PLIES } else { plies };
        let haste = Score::MAX_HASTE - plies as i32;
        Score(margin * Score::POINT + margin.signum() * haste)
    }

    /// What the position seems to be worth. Beyond a million, estimates grow with their logarithm:
    /// larger ones stay larger as long as they differ by more than about 0.01 %.
    #[inline]
    pub fn estimate(value: i64) -> Score {
        const LINEAR: u64 = 1_000_000;
        let size = value.unsigned_abs();
        let size = if size <= LINEAR {
            size as i32
        } else {
            // The largest number there is, 2⁶³, is 43 doublings away.
            let doublings = (size as f64 / LINEAR as f64).log2();
            (LINEAR as f64 + doublings * 23_000.0) as i32
        };
        Score(value.signum() as i32 * size * Score::POINT)
    }

    /// The margin for the mover, if the game is decided; ±1 for a win without points.
    #[inline]
    pub const fn margin(self) -> i32 {
        match self.0 / Score::POINT {
            Score::WON => 1,
            margin if margin == -Score::WON => -1,
            margin => margin,
        }
    }

    /// How many plies are left, if the game is decided and not drawn.
    #[inline]
    pub const fn plies(self) -> u32 {
        (Score::MAX_HASTE - self.haste()) as u32
    }

    #[inline]
    const fn haste(self) -> i32 {
        self.0.abs() & (Score::POINT - 1)
    }

    /// The score for the player who moves to a position with this score: the other side, one ply
    /// further from the end.
    #[inline]
    #[must_use]
    pub const fn before_a_move(self) -> Score {
        let further = self.is_decided() && self.haste() > 1;
        Score(self.0.signum() * (further as i32) - self.0)
    }

    /// The bound below which a child has to be, so that this score is reached: the reverse of
    /// [`before_a_move`](Score::before_a_move).
    #[inline]
    #[must_use]
    pub const fn after_a_move(self) -> Score {
        let nearer = self.is_decided() && !(self.0 > 0 && self.haste() == 1);
        Score(-self.0 - self.0.signum() * (nearer as i32))
    }

    /// Whether this is the score of a game that somebody wins, and no estimate.
    #[inline]
    pub const fn is_decided(self) -> bool {
        let haste = self.haste();
        haste >= 1 && haste <= Score::MAX_HASTE
    }

    /// What it means, from the first player's side; `None` for a draw, whose length is not told, and
    /// for a game too long for its length to be told.
    pub fn exact(self, mover: Player) -> Option<Exact> {
        let margin = self.margin() * mover.sign();
        let told = self.is_decided() && self.plies() < Score::MAX_PLIES;
        told.then(|| Exact { margin, plies: self.plies() })
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
        assert!(Score::win_in(511) > Score::estimate(i64::MAX));
        for margin in [-7, -1, 1, 3, Score::MAX_MARGIN] {
            for plies in [0, 1, 40, Score::MAX_PLIES] {
                let score = Score::new(margin, plies);
                assert_eq!((score.margin(), score.plies()), (margin, plies));
                assert!(score.is_decided());
            }
        }
        for sign in [-1, 1] {
            let score = Score::result(sign, 9);
            assert_eq!((score.margin(), score.plies()), (sign, 9));
        }
        assert_eq!(Score::result(0, 9), Score::DRAW);
    }

    #[test]
    fn moves_count() {
        assert_eq!((-Score::win_in(4)).before_a_move(), Score::win_in(5));
        assert_eq!(Score::win_in(5).after_a_move(), -Score::win_in(4));
        assert_eq!(Score::new(-3, 7).before_a_move(), Score::new(3, 8));
        assert_eq!(Score::DRAW.before_a_move(), Score::DRAW);
        assert_eq!(Score::estimate(17).before_a_move(), Score::estimate(-17));
        // Too long to be told stays so.
        assert_eq!(Score::win_in(511).before_a_move(), -Score::win_in(511));
        assert_eq!(Score::win_in(511).exact(Player::First), None);
    }

    /// A child reaches a bound exactly if it is on the right side of the bound carried down: for
    /// every score there is, and every bound, be it a score or not.
    #[test]
    fn bounds_carry_down() {
        let estimates = (-4..=4).map(Score::estimate);
        let ends = [-2, -1, 1, 2].into_iter().flat_map(|margin| {
            [0, 1, 2, 255, 509, 510, 511].map(|plies| Score::new(margin, plies))
        });
        let wins = [0, 1, 2, 510, 511]
            .into_iter()
            .flat_map(|plies| [Score::win_in(plies), -Score::win_in(plies)]);
        let scores: Vec<Score> = estimates.chain(ends).chain(wins).collect();
        let near = |score: &Score| (-2..=2).map(|off| Score(score.0 + off)).collect::<Vec<_>>();
        let edges = [Score::LOWEST, Score::HIGHEST];
        for bound in scores.iter().flat_map(near).chain(edges) {
            for child in &scores {
                assert_eq!(
                    child.before_a_move() >= bound,
                    *child <= bound.after_a_move(),
                    "{child} under {bound}"
                );
            }
        }
    }

    #[test]
    fn estimates_keep_their_order() {
        let growing = [0, 1, 1023, 1024, 5000, 999_999, 1_000_000, 1_001_000, 1 << 40, i64::MAX];
        for pair in growing.windows(2) {
            assert!(Score::estimate(pair[0]) < Score::estimate(pair[1]), "{pair:?}");
            assert!(Score::estimate(-pair[0]) > Score::estimate(-pair[1]), "{pair:?}");
            assert!(!Score::estimate(pair[1]).is_decided());
        }
        assert!(Score::estimate(i64::MIN) >= Score(-Score::MAX_ESTIMATE * Score::POINT));
    }
}
