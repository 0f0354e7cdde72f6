use std::fmt::{self, Display, Formatter};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

use crate::Place;

/// The way back to a game of one's own, for who looks at its position through another lens.
///
/// A browser keeps it as a cookie: an address that somebody may pass on names the position, never the game. It
/// holds for the one place that the page of the game has shown last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WayBack {
    game: String,
    /// After how many moves the game was shown, if not after all of them.
    at: Option<usize>,
    place: u64,
}

impl WayBack {
    /// From `place` to the game.
    pub(crate) fn new(game: &str, at: Option<usize>, place: &Place) -> Self {
        WayBack { game: game.to_owned(), at, place: mark(place) }
    }

    /// Where it leads, if it begins at this place.
    pub(crate) fn from(&self, place: &Place) -> Option<String> {
        let game = &self.game;
        (self.place == mark(place)).then(|| match self.at {
            Some(at) => format!("/g/{game}?at={at}"),
            None => format!("/g/{game}"),
        })
    }
}

/// Tells places apart in a few letters: all moves of a long game are more than a cookie holds.
fn mark(place: &Place) -> u64 {
    let mut hasher = DefaultHasher::new();
    place.address("").hash(&mut hasher);
    hasher.finish()
}

impl Display for WayBack {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let at = self.at.map(|at| at.to_string()).unwrap_or_default();
        write!(formatter, "{}.{at}.{:x}", self.game, self.place)
    }
}

impl FromStr for WayBack {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let [game, at, place] = *text.splitn(3, '.').collect::<Vec<_>>() else { return Err(()) };
        if game.is_empty() || !game.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(());
        }
        let at = if at.is_empty() { None } else { Some(at.parse().map_err(|_| ())?) };
        let place = u64::from_str_radix(place, 16).map_err(|_| ())?;
        Ok(WayBack { game: game.to_owned(), at, place })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_leads_back_from_its_place_alone() {
        let place = Place { moves: vec!["b2".to_owned()], ..Place::start("tictactoe") };
        for (at, address) in [(None, "/g/abc1"), (Some(1), "/g/abc1?at=1")] {
            let way: WayBack = WayBack::new("abc1", at, &place).to_string().parse().unwrap();
            assert_eq!(way.from(&place).as_deref(), Some(address));
            assert_eq!(way.from(&Place::start("tictactoe")), None);
        }
    }

    #[test]
    fn what_is_no_way_is_not_taken() {
        for text in ["", "a", "a.b", "a..", "../x..1", "a.x.1", "a.1.z", "a\"b..1", "//evil..1"] {
            assert!(text.parse::<WayBack>().is_err(), "{text}");
        }
    }
}
