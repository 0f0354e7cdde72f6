use std::fmt;
use std::str::FromStr;

/// One of the two players. The first player is MAX: numbers shown to people are from this side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player who moves first from the game's own start; MAX.
    First,
    /// The other one; MIN.
    Second,
}

impl Player {
    /// Both players, in order.
    pub const ALL: [Player; 2] = [Player::First, Player::Second];

    /// The other player.
    #[inline]
    pub const fn opponent(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    /// 0 for the first player, 1 for the second: for arrays with one entry a player.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// +1 for the first player, −1 for the second: turns the mover's side into the first player's.
    #[inline]
    pub const fn sign(self) -> i32 {
        match self {
            Player::First => 1,
            Player::Second => -1,
        }
    }

    /// `1` or `2`, as position texts write the player to move.
    pub const fn digit(self) -> char {
        match self {
            Player::First => '1',
            Player::Second => '2',
        }
    }

    /// Reads what [`digit`](Self::digit) writes.
    pub fn from_digit(text: &str) -> Option<Player> {
        match text {
            "1" => Some(Player::First),
            "2" => Some(Player::Second),
            _ => None,
        }
    }

    /// `first` or `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Second => "second",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        Player::ALL.into_iter().find(|player| player.name() == text).ok_or(ParsePlayerError)
    }
}

/// The text was neither `first` nor `second`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePlayerError;

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player is `first` or `second`")
    }
}

impl std::error::Error for ParsePlayerError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_both_ways() {
        for player in Player::ALL {
            assert_eq!(player.to_string().parse(), Ok(player));
            assert_eq!(Player::from_digit(&player.digit().to_string()), Some(player));
            assert_ne!(player.opponent(), player);
            assert_eq!(player.opponent().opponent(), player);
        }
        assert_eq!("third".parse::<Player>(), Err(ParsePlayerError));
        assert_eq!(Player::from_digit("3"), None);
    }
}
