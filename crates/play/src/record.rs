use std::fmt;

use gametree_catalogue::Catalogue;
use gametree_games::SpecError;
use gametree_rules::{MoveError, PositionError};
use serde::{Deserialize, Serialize};

use crate::{Match, Played, PlayerError, PlayerSpec, Roster};

/// All of a game that is worth keeping: where it began, who plays, the moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The game.
    pub spec: String,
    /// The position in which it began.
    pub start: String,
    /// What chance follows from.
    pub seed: u64,
    /// The first player: see [`PlayerSpec`].
    pub first: String,
    /// The second player.
    pub second: String,
    /// The moves made so far.
    pub moves: Vec<Played>,
    /// The moves taken back, the one to be made again first last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Played>,
}

impl Record {
    /// The game as it was when it was written down. Everything in it is checked; guests are those of the roster.
    pub fn resume(&self, catalogue: &Catalogue, roster: &dyn Roster) -> Result<Match, RecordError> {
        let mut session = catalogue.open(&self.spec).map_err(RecordError::Spec)?;
        session.set_position(&self.start).map_err(RecordError::Position)?;
        let player = |text: &str| PlayerSpec::read(text, roster).map_err(RecordError::Player);
        let players = [player(&self.first)?, player(&self.second)?];
        Match::new(session, players, self.seed)
            .map_err(|error| RecordError::Player(PlayerError::Search(error)))?
            .resumed(self.moves.clone(), self.undone.clone())
            .map_err(|(number, error)| RecordError::Move { number, error })
    }
}

/// Why a record is not a game that can go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Its game does not exist.
    Spec(SpecError),
    /// It does not begin with a position of its game.
    Position(PositionError),
    /// One of its players does not exist, or cannot play this game.
    Player(PlayerError),
    /// One of its moves is not legal.
    Move {
        /// Which, counted from 1.
        number: usize,
        /// Why not.
        error: MoveError,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Spec(error) => error.fmt(f),
            RecordError::Position(error) => error.fmt(f),
            RecordError::Player(error) => error.fmt(f),
            RecordError::Move { number, error } => write!(f, "move {number}: {error}"),
        }
    }
}

impl std::error::Error for RecordError {}
