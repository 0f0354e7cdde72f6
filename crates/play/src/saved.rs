//! Games on disk: small readable JSON with a version, written so that a crash leaves either the old
//! file or the new one.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::num::NonZeroU32;
use std::path::Path;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Catalogue, Question, Words};
use gametree_games::SpecError;
use gametree_language::{Argument, Message, message};
use gametree_rules::{Amount, MoveError, Player, PositionError, Value};
use gametree_search::{Limits, Merge, Ties};
use serde::{Deserialize, Serialize};

use crate::{Match, Played, Seat, Thinking, Win, Work};

const FORMAT: &str = "gametree-game";
const VERSION: u32 = 1;
/// No game comes near this; a file that does is not one of ours.
const LARGEST: u64 = 64 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File1 {
    format: String,
    version: u32,
    spec: String,
    start: String,
    seed: u64,
    first: SeatFile,
    second: SeatFile,
    moves: Vec<MoveFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<MoveFile>,
}

/// What every version has.
#[derive(Deserialize)]
struct Label {
    format: Option<String>,
    version: Option<u32>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum SeatFile {
    Human,
    Computer(ComputerFile),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ComputerFile {
    algorithm: String,
    heuristic: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_ms: Option<u64>,
    random_ties: bool,
    deepen: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveFile {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    work: Option<WorkFile>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkFile {
    visited: u64,
    ms: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<[i64; 2]>,
    proven: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decided: Option<DecidedFile>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecidedFile {
    winner: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
}

/// Why a file is not a game that can go on.
#[derive(Debug)]
pub enum LoadError {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is not a game saved by this program, or damaged.
    NotAGame {
        /// What is wrong, in the words of the parser.
        reason: String,
    },
    /// It was saved by a newer version.
    Newer {
        /// Its version.
        version: u32,
    },
    /// Its game does not exist.
    Spec(SpecError),
    /// It does not begin with a position of its game.
    Position(PositionError),
    /// One of its moves is not legal.
    Move {
        /// Which, counted from 1.
        number: usize,
        /// Why not.
        error: MoveError,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Unreadable(error) => write!(f, "{error}"),
            LoadError::NotAGame { reason } => write!(f, "not a saved game: {reason}"),
            LoadError::Newer { version } => write!(f, "saved by a newer version ({version})"),
            LoadError::Spec(error) => write!(f, "{error}"),
            LoadError::Position(error) => write!(f, "{error}"),
            LoadError::Move { number, error } => write!(f, "move {number}: {error}"),
        }
    }
}

impl std::error::Error for LoadError {}

impl Words for LoadError {
    fn message(&self) -> Message {
        match self {
            LoadError::Unreadable(error) => {
                message!("error-load-unreadable", reason = error.to_string())
            }
            LoadError::NotAGame { reason } => {
                message!("error-load-not-a-game", reason = Argument::quoted(reason))
            }
            LoadError::Newer { version } => {
                message!("error-load-newer", version = version.to_string())
            }
            LoadError::Spec(error) => error.message(),
            LoadError::Position(error) => error.message(),
            LoadError::Move { number, error } => {
                message!("error-load-move", number = number.to_string(), reason = error.message())
            }
        }
    }
}

/// Writes a game to a file. If anything goes wrong, what was there before is still there.
pub fn save(game: &Match, path: &Path) -> io::Result<()> {
    let mut text = serde_json::to_string_pretty(&to_file(game)).map_err(io::Error::from)?;
    text.push('\n');
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Reads a game from a file. The file is left alone, whatever is in it.
pub fn load(path: &Path, catalogue: &Catalogue) -> Result<Match, LoadError> {
    let mut text = String::new();
    let file = File::open(path).map_err(LoadError::Unreadable)?;
    if fs::metadata(path).is_ok_and(|metadata| metadata.is_dir() || metadata.len() > LARGEST) {
        return Err(LoadError::NotAGame { reason: "too large".to_owned() });
    }
    file.take(LARGEST).read_to_string(&mut text).map_err(LoadError::Unreadable)?;
    from_text(&text, catalogue)
}

fn from_text(text: &str, catalogue: &Catalogue) -> Result<Match, LoadError> {
    let not_a_game = |error: serde_json::Error| LoadError::NotAGame { reason: error.to_string() };
    let label: Label = serde_json::from_str(text).map_err(not_a_game)?;
    match (label.format.as_deref(), label.version) {
        (Some(FORMAT), Some(VERSION)) => {}
        (Some(FORMAT), Some(version)) if version > VERSION => {
            return Err(LoadError::Newer { version });
        }
        _ => return Err(LoadError::NotAGame { reason: format!("no format {FORMAT}") }),
    }
    let file: File1 = serde_json::from_str(text).map_err(not_a_game)?;
    let mut session = catalogue.open(&file.spec).map_err(LoadError::Spec)?;
    session.set_position(&file.start).map_err(LoadError::Position)?;
    let seats = [from_seat(file.first)?, from_seat(file.second)?];
    for seat in &seats {
        check_seat(seat, &file.spec, catalogue)?;
    }
    Match::new(session, seats, file.seed)
        .resumed(from_moves(file.moves)?, from_moves(file.undone)?)
        .map_err(|(number, error)| LoadError::Move { number, error })
}

/// A heuristic that the game does not have would only be noticed when the computer thinks.
fn check_seat(seat: &Seat, spec: &str, catalogue: &Catalogue) -> Result<(), LoadError> {
    let Seat::Computer(thinking) = seat else { return Ok(()) };
    let entry = catalogue.entry_of(spec).map_err(LoadError::Spec)?;
    let heuristic = &thinking.question.heuristic;
    if entry.heuristics.contains(&heuristic.as_str()) {
        return Ok(());
    }
    Err(LoadError::NotAGame { reason: format!("heuristic {heuristic}") })
}

fn to_file(game: &Match) -> File1 {
    File1 {
        format: FORMAT.to_owned(),
        version: VERSION,
        spec: game.session().spec(),
        start: game.start().to_owned(),
        seed: game.seed(),
        first: to_seat(&game.seats()[0]),
        second: to_seat(&game.seats()[1]),
        moves: game.moves().iter().map(to_move).collect(),
        undone: game.undone().iter().map(to_move).collect(),
    }
}

fn to_seat(seat: &Seat) -> SeatFile {
    let Seat::Computer(Thinking { question, deepen }) = seat else { return SeatFile::Human };
    SeatFile::Computer(ComputerFile {
        algorithm: question.algorithm.name().to_owned(),
        heuristic: question.heuristic.clone(),
        depth: question.limits.depth.map(NonZeroU32::get),
        nodes: question.limits.nodes,
        time_ms: question.limits.time.map(|time| time.as_millis() as u64),
        random_ties: question.ties != Ties::First,
        deepen: *deepen,
    })
}

fn from_seat(seat: SeatFile) -> Result<Seat, LoadError> {
    let SeatFile::Computer(file) = seat else { return Ok(Seat::Human) };
    let algorithm: Algorithm = file
        .algorithm
        .parse()
        .map_err(|_| LoadError::NotAGame { reason: format!("algorithm {}", file.algorithm) })?;
    let question = Question {
        heuristic: file.heuristic,
        limits: Limits {
            depth: file.depth.and_then(NonZeroU32::new),
            nodes: file.nodes,
            time: file.time_ms.map(Duration::from_millis),
        },
        ties: if file.random_ties { Ties::Random(0) } else { Ties::First },
        merge: Merge::No,
        ..Question::new(algorithm)
    };
    Ok(Seat::Computer(Thinking { question, deepen: file.deepen }))
}

fn to_move(played: &Played) -> MoveFile {
    let work = played.work.map(|work| WorkFile {
        visited: work.visited,
        ms: work.elapsed.as_secs_f64() * 1000.0,
        value: work.value.map(|amount| [amount.value.0, amount.denominator]),
        proven: work.proven,
        decided: work
            .win
            .map(|win| DecidedFile { winner: win.winner.name().to_owned(), plies: win.plies }),
    });
    MoveFile { mv: played.mv.clone(), work }
}

fn from_moves(moves: Vec<MoveFile>) -> Result<Vec<Played>, LoadError> {
    moves.into_iter().map(from_move).collect()
}

fn from_move(file: MoveFile) -> Result<Played, LoadError> {
    let wrong = |what: &str| LoadError::NotAGame { reason: what.to_owned() };
    let Some(work) = file.work else { return Ok(Played { mv: file.mv, work: None }) };
    let value = match work.value {
        Some([_, ..=0]) => return Err(wrong("value")),
        Some([value, denominator]) => Some(Amount { value: Value(value), denominator }),
        None => None,
    };
    let win = match work.decided {
        Some(decided) => {
            let winner: Player = decided.winner.parse().map_err(|_| wrong("winner"))?;
            Some(Win { winner, plies: decided.plies })
        }
        None => None,
    };
    let elapsed = Duration::try_from_secs_f64(work.ms / 1000.0).map_err(|_| wrong("ms"))?;
    let work = Work { visited: work.visited, elapsed, value, proven: work.proven, win };
    Ok(Played { mv: file.mv, work: Some(work) })
}
