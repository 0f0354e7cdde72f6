use std::cmp::Ordering;

use crate::{Outcome, Player};

/// How a position ends under best play: the final margin, and how long it takes.
///
/// Best play looks at the margin first. Then a player who wins wants to win soon, one who loses
/// wants to lose late, and in a draw both prolong. Absolute: the margin is the first player's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exact {
    /// The first player's final margin; ±1 or 0 where the game has no points.
    pub margin: i32,
    /// Plies from here to the end.
    pub plies: u32,
}

impl Exact {
    /// Who wins.
    pub const fn outcome(self) -> Outcome {
        Outcome::from_margin(self.margin)
    }

    /// What a position is worth if this is what the move to be made leads to.
    #[must_use]
    pub const fn before_a_move(self) -> Exact {
        Exact { plies: self.plies + 1, ..self }
    }

    /// Which of two ends this player would rather have: `Greater` if it is `self`.
    ///
    /// ```
    /// use gametree::rules::{Exact, Player};
    ///
    /// let (soon, late) = (Exact { margin: 1, plies: 3 }, Exact { margin: 1, plies: 9 });
    /// assert!(soon.compare(late, Player::First).is_gt());
    /// assert!(soon.compare(late, Player::Second).is_lt());
    /// ```
    pub fn compare(self, other: Exact, player: Player) -> Ordering {
        let margins = self.margin.cmp(&other.margin);
        let margins = if player == Player::First { margins } else { margins.reverse() };
        let longer = self.plies.cmp(&other.plies);
        let wins = self.margin * player.sign() > 0;
        margins.then(if wins { longer.reverse() } else { longer })
    }

    /// The end this player chooses among those that moves lead to.
    pub fn best(ends: impl IntoIterator<Item = Exact>, player: Player) -> Option<Exact> {
        ends.into_iter().max_by(|a, b| a.compare(*b, player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_prolonged_by_both() {
        let ends = [2, 9, 4].map(|plies| Exact { margin: 0, plies });
        for player in Player::ALL {
            assert_eq!(Exact::best(ends, player).map(|end| end.plies), Some(9));
        }
    }

    #[test]
    fn margins_come_first() {
        let (large, small) = (Exact { margin: -5, plies: 9 }, Exact { margin: -1, plies: 1 });
        assert!(large.compare(small, Player::Second).is_gt());
        assert!(large.compare(small, Player::First).is_lt());
    }
}
