use std::fmt;

use crate::Player;

/// How a finished game ended. Absolute: it names the winner, whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This player won.
    Win(Player),
    /// Nobody did.
    Draw,
}

impl Outcome {
    /// All three outcomes.
    pub const ALL: [Outcome; 3] =
        [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw];

    /// The outcome that a final margin (first player's side) means: more wins, equal is a draw.
    #[inline]
    pub const fn from_margin(margin: i32) -> Outcome {
        match margin {
            1.. => Outcome::Win(Player::First),
            0 => Outcome::Draw,
            _ => Outcome::Win(Player::Second),
        }
    }

    /// +1 when the first player won, −1 when the second did, 0 for a draw.
    #[inline]
    pub const fn sign(self) -> i32 {
        match self {
            Outcome::Win(player) => player.sign(),
            Outcome::Draw => 0,
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win(player) => Some(player),
            Outcome::Draw => None,
        }
    }

    /// `first`, `second` or `draw`, as JSON names the winner.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Win(player) => player.name(),
            Outcome::Draw => "draw",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margin_and_sign_agree() {
        for outcome in Outcome::ALL {
            assert_eq!(Outcome::from_margin(outcome.sign() * 7), outcome);
        }
    }
}
