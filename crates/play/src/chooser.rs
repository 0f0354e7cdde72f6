use std::fmt;

use gametree_catalogue::{Answer, GameResult, Search, SearchError, Session};
use gametree_rules::{MoveError, Player, Work};

/// Tells where a game began, and which moves were made since.
pub type Story<'a> = dyn Fn() -> (Box<dyn Session>, Vec<String>) + 'a;

/// Whoever chooses moves by itself: a search, another program, anything but a person at a prompt.
pub trait Chooser {
    /// What it is called.
    fn name(&self) -> String;

    /// Chooses a move in the session's position. Whoever is stopped chooses soon; none if that cannot be.
    /// Whatever it leaves to chance follows from the seed.
    fn choose(
        &mut self,
        session: &dyn Session,
        seed: u64,
        work: &Work,
    ) -> Result<Answer, SearchError>;

    /// Before it chooses: `story` tells where the game began and which moves were made since, for those whose choice does not
    /// follow from the position alone.
    fn recall(&mut self, story: &Story<'_>, work: &Work) {
        let _ = (story, work);
    }

    /// The search that would find its last choice again, whatever the clock says; `None` if that was no
    /// search.
    fn last_search(&self) -> Option<Search> {
        None
    }
}

/// Why a turn came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnError {
    /// The search was refused.
    Search(SearchError),
    /// What was chosen cannot be played.
    IllegalMove {
        /// Who has chosen it.
        player: String,
        /// The move.
        mv: String,
        /// Why not.
        error: MoveError,
    },
}

impl From<SearchError> for TurnError {
    fn from(error: SearchError) -> Self {
        TurnError::Search(error)
    }
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::Search(error) => error.fmt(f),
            TurnError::IllegalMove { player, mv, error } => {
                write!(f, "{player} has chosen `{mv}`: {error}")
            }
        }
    }
}

impl std::error::Error for TurnError {}

/// What came of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The move as it was made; `None` if none was chosen, or one that is not legal.
    pub mv: Option<String>,
    /// What whoever chose thought of it.
    pub answer: Answer,
}

/// Lets somebody choose a move, and makes it.
pub fn play_turn(
    session: &mut dyn Session,
    chooser: &mut dyn Chooser,
    seed: u64,
    work: &Work,
) -> Result<Turn, SearchError> {
    let answer = chooser.choose(&*session, seed, work)?;
    let mv = answer.best_move.as_ref().and_then(|mv| session.play(mv).ok());
    Ok(Turn { mv, answer })
}

/// Plays a game to its end, from the session's position on, and tells of every move. `None` if it was
/// stopped before, or if somebody whose turn it was made no move. The seed of a turn is the game's
/// plus the number of turns before it.
///
/// ```
/// use gametree::catalogue::Catalogue;
/// use gametree::play::{SearchPlayer, play_out};
/// use gametree::rules::Work;
///
/// let mut session = Catalogue::standard().open("tictactoe")?;
/// let mut first = SearchPlayer::new("engine:nodes=1000".parse()?);
/// let mut second = SearchPlayer::new("alphabeta:depth=3".parse()?);
/// let mut moves = Vec::new();
/// let choosers = [&mut first as _, &mut second as _];
/// let end = play_out(&mut *session, choosers, 0, &Work::new(), &mut |turn| {
///     moves.extend(turn.mv.clone());
/// })?;
/// assert!(end.is_some() && moves.len() >= 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play_out(
    session: &mut dyn Session,
    [first, second]: [&mut dyn Chooser; 2],
    seed: u64,
    work: &Work,
    each: &mut dyn FnMut(&Turn),
) -> Result<Option<GameResult>, SearchError> {
    let mut turns = 0;
    while let Some(player) = session.to_move() {
        let chooser: &mut dyn Chooser = match player {
            Player::First => &mut *first,
            Player::Second => &mut *second,
        };
        let turn = play_turn(session, chooser, seed.wrapping_add(turns), work)?;
        if work.is_stopped() || turn.mv.is_none() {
            return Ok(None);
        }
        each(&turn);
        turns += 1;
    }
    Ok(session.result())
}
