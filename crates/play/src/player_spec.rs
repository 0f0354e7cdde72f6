use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use gametree_catalogue::{Search, SearchError};
use gametree_search::Limits;

use crate::Strength;

/// Who plays a side, as text: `human`, a strength such as `easy`, or the spec of a search such as
/// `alphabeta:depth=4`.
///
/// ```
/// use gametree_play::{PlayerSpec, Strength};
///
/// assert_eq!("human".parse(), Ok(PlayerSpec::Human));
/// assert_eq!("easy".parse(), Ok(PlayerSpec::Strength(Strength::Easy)));
/// let engine: PlayerSpec = "engine:threads=2,time=1000".parse()?;
/// assert_eq!(engine.to_string(), "engine:time=1000,threads=2");
/// # Ok::<(), gametree_play::PlayerError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerSpec {
    /// A person.
    Human,
    /// The computer, as strong as this.
    Strength(Strength),
    /// The computer, by this search.
    Search(Search),
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

    /// The search by which the computer plays in a game with these heuristics; `None` for a person.
    pub fn search(
        &self,
        heuristics: &'static [&'static str],
    ) -> Result<Option<Search>, SearchError> {
        let search = match self {
            PlayerSpec::Human => return Ok(None),
            PlayerSpec::Strength(strength) => strength.search(heuristics),
            PlayerSpec::Search(search) => search.clone(),
        };
        search.check(heuristics)?;
        Ok(Some(search))
    }

    /// The players that a text with ranges stands for: `alphabeta:depth=1..3` is three.
    ///
    /// ```
    /// use gametree_play::PlayerSpec;
    ///
    /// let players = PlayerSpec::parse_several("minimax:depth=2..4")?;
    /// assert_eq!(players[2].to_string(), "minimax:depth=4");
    /// assert_eq!(PlayerSpec::parse_several("easy")?.len(), 1);
    /// # Ok::<(), gametree_play::PlayerError>(())
    /// ```
    pub fn parse_several(text: &str) -> Result<Vec<PlayerSpec>, PlayerError> {
        if !text.contains("..") {
            return Ok(vec![text.parse()?]);
        }
        match Search::parse_several(text.trim()) {
            Ok(searches) => Ok(searches.into_iter().map(PlayerSpec::Search).collect()),
            Err(SearchError::UnknownAlgorithm(unknown)) => {
                Err(PlayerError::Unknown { name: unknown.name })
            }
            Err(error) => Err(PlayerError::Search(error)),
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
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let text = text.trim();
        if text == HUMAN {
            return Ok(PlayerSpec::Human);
        }
        if let Ok(strength) = text.parse() {
            return Ok(PlayerSpec::Strength(strength));
        }
        match text.parse() {
            Ok(search) => Ok(PlayerSpec::Search(search)),
            Err(SearchError::UnknownAlgorithm(unknown)) => {
                Err(PlayerError::Unknown { name: unknown.name })
            }
            Err(error) => Err(PlayerError::Search(error)),
        }
    }
}

/// Why a text is not a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// It is neither `human` nor the name of a strength or an algorithm.
    Unknown {
        /// What stands in place of the name.
        name: String,
    },
    /// Its search is wrong.
    Search(SearchError),
}

impl PlayerError {
    /// What there is instead of an unknown name, but for searches.
    pub fn names() -> Vec<&'static str> {
        std::iter::once(HUMAN).chain(Strength::ALL.map(Strength::name)).collect()
    }

    /// A search to show people.
    pub const EXAMPLE: &str = "alphabeta:depth=4";
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::Unknown { name } => write!(
                f,
                "there is no player `{name}`; there are {}, and searches such as {}",
                PlayerError::names().join(", "),
                PlayerError::EXAMPLE
            ),
            PlayerError::Search(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PlayerError {}

impl From<SearchError> for PlayerError {
    fn from(error: SearchError) -> Self {
        PlayerError::Search(error)
    }
}
