use std::fmt;
use std::io;
use std::path::PathBuf;

use gametree_catalogue::SearchError;
use gametree_files::FileError;
use gametree_games::SpecError;
use gametree_play::{PlayerError, TurnError};

use crate::family::FamilyError;

/// What is wrong with a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// The file is not a plan.
    File {
        /// Where, from 1.
        line: Option<usize>,
        /// What is wrong there, in English.
        reason: String,
    },
    /// It names no game.
    NoGames,
    /// It names no player.
    NoPlayers,
    /// It names nobody whom players could meet.
    NoOpponents,
    /// A tournament of fewer than two.
    TooFewPlayers,
    /// In a tournament players meet each other.
    OpponentsInTournament,
    /// Only a tournament of two ends early.
    SprtNeedsTwo,
    /// People cannot play thousands of games.
    Human,
    /// Nothing would be played.
    NoRepetition,
    /// A number is larger than it may be.
    TooLarge {
        /// Which.
        key: &'static str,
        /// The largest.
        most: u64,
    },
    /// A tournament on one side.
    TournamentOnOneSide,
    /// A test that ends early, in parts: which games it needs is known when all before them are played.
    SprtInParts,
    /// There is no such game.
    Spec(SpecError),
    /// The range of games is wrong.
    Family(FamilyError),
    /// There is no such player.
    Player(PlayerError),
    /// A player cannot play a game.
    CannotPlay {
        /// The player.
        player: String,
        /// The game.
        spec: String,
        /// Why not.
        error: Box<SearchError>,
    },
    /// The game is over before it begins.
    Finished {
        /// The game.
        spec: String,
    },
    /// The game has no opening of that length.
    NoOpening {
        /// The game.
        spec: String,
    },
    /// More than anybody waits for.
    TooManyGames {
        /// How many.
        found: u64,
        /// How many there may be.
        most: u64,
    },
    /// More than a table can show.
    TooManyContests {
        /// How many.
        found: usize,
        /// How many there may be.
        most: usize,
    },
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::File { line: Some(line), reason } => write!(f, "line {line}: {reason}"),
            PlanError::File { line: None, reason } => f.write_str(reason),
            PlanError::NoGames => f.write_str("there is no game"),
            PlanError::NoPlayers => f.write_str("there is no player"),
            PlanError::NoOpponents => f.write_str("there is no opponent"),
            PlanError::TooFewPlayers => f.write_str("a tournament needs two players"),
            PlanError::OpponentsInTournament => {
                f.write_str("in a tournament players meet each other, not opponents")
            }
            PlanError::SprtNeedsTwo => f.write_str("sprt needs a tournament of two players"),
            PlanError::Human => f.write_str("a person cannot take part"),
            PlanError::NoRepetition => f.write_str("0 repetitions"),
            PlanError::TooLarge { key, most } => write!(f, "{key} is larger than {most}"),
            PlanError::TournamentOnOneSide => f.write_str("a tournament is played on both sides"),
            PlanError::SprtInParts => f.write_str("a test that ends early cannot be split"),
            PlanError::Spec(error) => error.fmt(f),
            PlanError::Family(error) => error.fmt(f),
            PlanError::Player(error) => error.fmt(f),
            PlanError::CannotPlay { player, spec, error } => {
                write!(f, "{player} cannot play {spec}: {error}")
            }
            PlanError::Finished { spec } => write!(f, "{spec} is over before it begins"),
            PlanError::NoOpening { spec } => write!(f, "{spec} has no opening of that length"),
            PlanError::TooManyGames { found, most } => write!(f, "{found} games, more than {most}"),
            PlanError::TooManyContests { found, most } => {
                write!(f, "{found} pairs of players, more than {most}")
            }
        }
    }
}

impl std::error::Error for PlanError {}

/// Why an experiment did not come to its end.
#[derive(Debug)]
pub enum ExperimentError {
    /// The plan is wrong.
    Plan(PlanError),
    /// A file cannot be written.
    File(FileError),
    /// A file cannot be read.
    Unreadable(FileError),
    /// The folder has other things in it.
    NotEmpty {
        /// The folder.
        folder: PathBuf,
    },
    /// Another program is at work in this folder.
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The folder has the rows of another plan.
    OtherPlan {
        /// The folder.
        folder: PathBuf,
        /// The key that differs.
        key: String,
        /// What it is in the folder.
        there: String,
        /// What was asked for.
        here: String,
    },
    /// The folder has rows and no plan.
    NoPlan {
        /// The folder.
        folder: PathBuf,
    },
    /// The rows are numbered in the order of an earlier version, which played all repetitions of a
    /// start before the next start.
    OtherOrder {
        /// The file.
        path: PathBuf,
    },
    /// A row is not one that this program has written.
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where, from 1.
        line: u64,
    },
    /// Two folders have different rows for one game.
    Contradiction {
        /// The game's number, from 1.
        number: u64,
    },
    /// One folder was named twice among those to be merged.
    FolderTwice {
        /// The folder.
        folder: PathBuf,
    },
    /// There is nothing to say yet.
    NoRows,
    /// A player could not move.
    Turn(Box<TurnError>),
    /// The system gives no thread to play on.
    NoThread(io::Error),
}

impl fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExperimentError::Plan(error) => error.fmt(f),
            ExperimentError::File(error) | ExperimentError::Unreadable(error) => error.fmt(f),
            ExperimentError::NotEmpty { folder } => {
                write!(f, "{}: there are other files, and no plan", folder.display())
            }
            ExperimentError::InUse { folder } => {
                write!(f, "{}: another program is at work there", folder.display())
            }
            ExperimentError::OtherPlan { folder, key, there, here } => {
                let folder = folder.display();
                write!(
                    f,
                    "{folder} has the rows of another plan: {key} is {there} there, not {here}"
                )
            }
            ExperimentError::NoPlan { folder } => {
                write!(f, "{}: rows without a plan", folder.display())
            }
            ExperimentError::OtherOrder { path } => {
                let path = path.display();
                write!(f, "{path}: the rows are numbered in the order of an earlier version")
            }
            ExperimentError::Damaged { path, line } => {
                write!(f, "{}: line {line} is damaged", path.display())
            }
            ExperimentError::Contradiction { number } => {
                write!(f, "game {number} is there twice, with different moves")
            }
            ExperimentError::FolderTwice { folder } => {
                write!(f, "{} is named twice", folder.display())
            }
            ExperimentError::NoRows => f.write_str("no game was finished"),
            ExperimentError::Turn(error) => error.fmt(f),
            ExperimentError::NoThread(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExperimentError {}

impl From<PlanError> for ExperimentError {
    fn from(error: PlanError) -> Self {
        ExperimentError::Plan(error)
    }
}

impl From<FileError> for ExperimentError {
    fn from(error: FileError) -> Self {
        ExperimentError::File(error)
    }
}

impl From<TurnError> for ExperimentError {
    fn from(error: TurnError) -> Self {
        ExperimentError::Turn(Box::new(error))
    }
}
