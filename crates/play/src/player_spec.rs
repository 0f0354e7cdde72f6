use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Search, SearchError};
use gametree_search::Limits;

use crate::{Guest, Roster, Strength};

/// Who plays a side, as text: `human`, a strength such as `easy`, the spec of a search such as
/// `alphabeta:depth=4`, or whatever a [`Roster`] calls one of its guests.
///
/// ```
/// use gametree::play::{PlayerSpec, Strength};
///
/// assert_eq!("human".parse(), Ok(PlayerSpec::Human));
/// assert_eq!("easy".parse(), Ok(PlayerSpec::Strength(Strength::Easy)));
/// let engine: PlayerSpec = "engine:threads=2,time=1000".parse()?;
/// assert_eq!(engine.to_string(), "engine:time=1000,threads=2");
/// # Ok::<(), gametree::play::PlayerError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerSpec {
    /// A person.
    Human,
    /// The computer, as strong as this.
    Strength(Strength),
    /// The computer, by this search.
    Search(Search),
    /// A player that somebody brought along.
    Guest(Arc<dyn Guest>),
}

/// How far a search looks that is given no limit at all: a game should go on.
const USUAL_TIME: Duration = Duration::from_secs(2);
/// The same for a textbook search, in plies.
pub const USUAL_DEPTH: u32 = 4;

const HUMAN: &str = "human";

impl PlayerSpec {
    /// Whether it is a person.
    pub fn is_human(&self) -> bool {
        matches!(self, PlayerSpec::Human)
    }

    /// The search by which the computer plays in a game with these heuristics; `None` for a person, and for a
    /// guest, who chooses in some other way.
    pub fn search(
        &self,
        heuristics: &'static [&'static str],
    ) -> Result<Option<Search>, SearchError> {
        let search = match self {
            PlayerSpec::Human | PlayerSpec::Guest(_) => return Ok(None),
            PlayerSpec::Strength(strength) => strength.search(heuristics),
            PlayerSpec::Search(search) => search.clone(),
        };
        search.check(heuristics)?;
        Ok(Some(search))
    }

    /// Reads a player; the guests are those of the roster, who is asked first.
    pub fn read(text: &str, roster: &dyn Roster) -> Result<PlayerSpec, PlayerError> {
        let text = text.trim();
        if let Some(guest) = roster.guest(text) {
            return Ok(PlayerSpec::Guest(guest?));
        }
        if text == HUMAN {
            return Ok(PlayerSpec::Human);
        }
        if let Ok(strength) = text.parse() {
            return Ok(PlayerSpec::Strength(strength));
        }
        match text.parse() {
            Ok(search) => Ok(PlayerSpec::Search(search)),
            Err(error) => Err(PlayerError::of(text, error, roster)),
        }
    }

    /// The players that a text with ranges stands for: `alphabeta:depth=1..3` is three. A guest that understands dots is
    /// one; another one may have a range, too.
    ///
    /// ```
    /// use gametree::play::PlayerSpec;
    ///
    /// let players = PlayerSpec::read_several("minimax:depth=2..4", &())?;
    /// assert_eq!(players[2].to_string(), "minimax:depth=4");
    /// assert_eq!(PlayerSpec::read_several("easy", &())?.len(), 1);
    /// # Ok::<(), gametree::play::PlayerError>(())
    /// ```
    pub fn read_several(text: &str, roster: &dyn Roster) -> Result<Vec<PlayerSpec>, PlayerError> {
        let text = text.trim();
        // What a guest does not understand may be a range.
        if let (Some(Err(_)), Some(texts)) = (roster.guest(text), each_of_range(text)) {
            return texts.iter().map(|text| PlayerSpec::read(text, roster)).collect();
        }
        if !text.contains("..") || roster.guest(text).is_some() {
            return Ok(vec![PlayerSpec::read(text, roster)?]);
        }
        match Search::parse_several(text) {
            Ok(searches) => Ok(searches.into_iter().map(PlayerSpec::Search).collect()),
            Err(error) => Err(PlayerError::of(text, error, roster)),
        }
    }

    /// The same player, but a search without any limit gets the usual one: it would look to the end
    /// of the game.
    #[must_use]
    pub fn with_usual_limits(mut self) -> Self {
        if let PlayerSpec::Search(search) = &mut self
            && search.limits == Limits::NONE
        {
            if search.algorithm.is_textbook() {
                search.limits = Limits::depth(USUAL_DEPTH);
            } else if search.algorithm.takes("time") {
                search.limits.time = Some(USUAL_TIME);
            }
        }
        self
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Human => f.write_str(HUMAN),
            PlayerSpec::Strength(strength) => strength.fmt(f),
            PlayerSpec::Search(search) => {
                let text = search.to_string();
                f.write_str(&text)?;
                // `perfect` alone is the strength; the algorithm needs one key to be told from it.
                if text.parse::<Strength>().is_ok() {
                    write!(f, ":threads={}", search.engine.threads)?;
                }
                Ok(())
            }
            PlayerSpec::Guest(guest) => f.write_str(&guest.name()),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerError;

    /// Reads a player who is no guest.
    fn from_str(text: &str) -> Result<Self, PlayerError> {
        PlayerSpec::read(text, &())
    }
}

/// Why a text is not a player, or a player cannot be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// It is neither `human` nor the name of a strength, an algorithm or a guest.
    Unknown {
        /// What stands in place of the name.
        name: String,
        /// What there is instead, but for searches.
        known: Vec<&'static str>,
    },
    /// Its search is wrong, or the text of a guest.
    Search(SearchError),
    /// A guest is what its text says: there is nothing about it that could be set on its own.
    AsItIs {
        /// The guest.
        player: String,
        /// What was to be set.
        key: &'static str,
    },
}

impl PlayerError {
    /// A search to show people.
    pub const EXAMPLE: &str = "alphabeta:depth=4";

    /// Why a text is no player, if it is no search for this reason. What comes after an unknown name does not
    /// matter: a guest's text need not look like a search.
    fn of(text: &str, error: SearchError, roster: &dyn Roster) -> PlayerError {
        let name = text.split_once(':').map_or(text, |(name, _)| name.trim());
        if name.parse::<Algorithm>().is_ok() {
            return PlayerError::Search(error);
        }
        let known = std::iter::once(HUMAN).chain(Strength::ALL.map(Strength::name));
        let known = known.chain(roster.names()).collect();
        PlayerError::Unknown { name: name.to_owned(), known }
    }
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::Unknown { name, known } => write!(
                f,
                "there is no player `{name}`; there are {}, and searches such as {}",
                known.join(", "),
                PlayerError::EXAMPLE
            ),
            PlayerError::Search(error) => error.fmt(f),
            PlayerError::AsItIs { player, key } => {
                write!(f, "`{key}` of `{player}` cannot be set on its own, only the whole player")
            }
        }
    }
}

impl std::error::Error for PlayerError {}

impl From<SearchError> for PlayerError {
    fn from(error: SearchError) -> Self {
        PlayerError::Search(error)
    }
}

/// The texts that one with a range stands for; `None` if it has none that can be counted through.
fn each_of_range(text: &str) -> Option<Vec<String>> {
    const MOST: u64 = 100;
    let (before, after) = text.split_once("..")?;
    let (head, first) = before.rsplit_once('=')?;
    let end = after.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(after.len());
    let (last, tail) = after.split_at(end);
    let (first, last): (u64, u64) = (first.parse().ok()?, last.parse().ok()?);
    let fits = first <= last && last - first < MOST && !tail.contains("..");
    fits.then(|| (first..=last).map(|number| format!("{head}={number}{tail}")).collect())
}
