use std::fmt;

use crate::{Exact, Outcome, Player, Value};

/// A result that no play can change: how the game ends under best play, as far as it is known.
///
/// Absolute: the margin is the first player's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proven {
    /// The first player's final margin; ±1 or 0 where the game has no points.
    pub margin: i32,
    /// How long it takes.
    pub plies: Plies,
}

/// What is known about the length of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plies {
    /// Just so many plies under best play.
    Exactly(u32),
    /// The winner needs no more than this.
    AtMost(u32),
    /// Nothing.
    Unknown,
}

impl Proven {
    /// A win for this player, in a game without points.
    pub const fn win(player: Player, plies: Plies) -> Proven {
        Proven { margin: player.sign(), plies }
    }

    /// Who wins.
    pub const fn outcome(self) -> Outcome {
        Outcome::from_margin(self.margin)
    }

    /// Margin and length, if both are known exactly.
    pub const fn exact(self) -> Option<Exact> {
        match self.plies {
            Plies::Exactly(plies) => Some(Exact { margin: self.margin, plies }),
            Plies::AtMost(_) | Plies::Unknown => None,
        }
    }

    /// For heuristics whose values of finished positions are margins: the value of a search that
    /// estimated nothing. The length of the game is not in it.
    pub fn by_margin(value: Value) -> Option<Proven> {
        let margin = i32::try_from(value.0).ok()?;
        Some(Proven { margin, plies: Plies::Unknown })
    }

    /// For heuristics of games without points where a win `plies` from the root is worth
    /// `top - plies`, a draw 0, and every estimate lies nearer to 0 than `least`. A 0 is a draw only if
    /// the search `is_complete`: if it estimated nothing.
    pub fn by_distance(value: Value, top: i64, least: i64, is_complete: bool) -> Option<Proven> {
        let size = value.0.abs();
        if size == 0 {
            return is_complete.then_some(Proven { margin: 0, plies: Plies::Unknown });
        }
        let winner = if value.0 > 0 { Player::First } else { Player::Second };
        let plies = u32::try_from(top - size).map_or(Plies::Unknown, Plies::Exactly);
        (least..=top).contains(&size).then_some(Proven::win(winner, plies))
    }
}

impl From<Exact> for Proven {
    fn from(Exact { margin, plies }: Exact) -> Self {
        Proven { margin, plies: Plies::Exactly(plies) }
    }
}

/// `1 in 5`, `-3 in at most 8` or, without a length, `0`.
impl fmt::Display for Proven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies {
            Plies::Exactly(plies) => write!(f, "{} in {plies}", self.margin),
            Plies::AtMost(plies) => write!(f, "{} in at most {plies}", self.margin),
            Plies::Unknown => write!(f, "{}", self.margin),
        }
    }
}

impl Plies {
    /// The number, if it is exact.
    pub const fn exactly(self) -> Option<u32> {
        match self {
            Plies::Exactly(plies) => Some(plies),
            Plies::AtMost(_) | Plies::Unknown => None,
        }
    }
}
