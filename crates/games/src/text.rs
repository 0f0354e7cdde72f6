//! What the games' position texts have in common.

use gametree_rules::{Player, PositionError};

use crate::spec::whole_number;

/// The parts of `text` between slashes; there must be `N`.
pub(crate) fn parts<'a, const N: usize>(
    text: &'a str,
    form: &'static str,
) -> Result<[&'a str; N], PositionError> {
    let parts: Vec<&str> = text.trim().split('/').collect();
    parts.try_into().map_err(|_| PositionError::Shape { form })
}

/// A whole number from `least` to `most`.
pub(crate) fn number(
    field: &'static str,
    text: &str,
    least: i64,
    most: i64,
) -> Result<i64, PositionError> {
    whole_number(text)
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| PositionError::Number { field, found: text.to_owned(), least, most })
}

/// The player to move.
pub(crate) fn mover(text: &str) -> Result<Player, PositionError> {
    Player::from_digit(text).ok_or_else(|| PositionError::Mover { found: text.to_owned() })
}

/// Whose turn it is on a board where `first` and `second` moves have been made.
///
/// Without an explicit mover the counts decide, and the first player has begun. With one, either
/// player may have begun, but nobody has moved twice in a row.
pub(crate) fn turn(
    first: usize,
    second: usize,
    explicit: Option<Player>,
) -> Result<Player, PositionError> {
    let implied = implied_turn(first, second);
    let possible = match explicit {
        None => implied,
        Some(Player::First) => (second == first || second == first + 1).then_some(Player::First),
        Some(Player::Second) => (first == second || first == second + 1).then_some(Player::Second),
    };
    possible.ok_or(PositionError::Turns { first, second })
}

/// Whose turn the counts alone say it is, if the first player began.
fn implied_turn(first: usize, second: usize) -> Option<Player> {
    if first == second {
        Some(Player::First)
    } else if first == second + 1 {
        Some(Player::Second)
    } else {
        None
    }
}

/// What has to be written after a board so that [`turn`] finds `mover` again.
///
/// In a position that somebody has `decided` the turn follows from who did, so that it is written
/// only where the counts alone would be refused.
pub(crate) fn turn_suffix(
    first: usize,
    second: usize,
    mover: Player,
    decided: bool,
) -> &'static str {
    match implied_turn(first, second) {
        Some(implied) if decided || implied == mover => "",
        None if decided => "/1", // the second player has one more, so the first is next
        _ if mover == Player::First => "/1",
        _ => "/2",
    }
}
