mod kind;
mod wrong_move;

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gametree_catalogue::{OracleError, SearchError};
use gametree_games::SpecError;
use gametree_lab::{FamilyError, SweepError};
use gametree_language::{Message, message};
use gametree_play::{PlayerError, RecordError, TurnError};
use gametree_present::{Words, why_not_printed};
use gametree_print::PrintError;
use gametree_rules::PositionError;
use gametree_solver::Unsolved;

pub use kind::ProblemKind;
pub use wrong_move::WrongMove;

/// Why somebody does not get what they asked for. It knows its status, its name for programs and its words;
/// whether it becomes a page or an object is decided at the edge.
#[derive(Clone, Debug)]
pub enum Problem {
    /// There is nothing at this address.
    NotFound,
    /// There is, but not for this method.
    Method,
    /// The request comes from another site, or calls this one by another name.
    Foreign,
    /// What was sent cannot be read; what would be right.
    Unreadable(String),
    /// What was sent is not JSON, where nothing else is read.
    MediaType,
    /// What was sent comes too slowly.
    Slow,
    /// What was sent is longer than anything that makes sense.
    TooLong,
    /// A file is not a saved game that can be opened here; why.
    Saved(Message),
    /// There is no such game.
    Spec(SpecError),
    /// There is no such position.
    Position(PositionError),
    /// A move is not legal.
    Move(Box<WrongMove>),
    /// There is no such search, or not for this game.
    Search(SearchError),
    /// There is no such player.
    Player(PlayerError),
    /// There is no such family of games.
    Family(FamilyError),
    /// The plan of an experiment is wrong; what is.
    Plan(Message),
    /// More is asked for than one answer may spend.
    Limit {
        /// Of what, as it is written in a search or a request.
        what: &'static str,
        /// How much may be asked for.
        most: u64,
    },
    /// Somebody moved meanwhile.
    Conflict,
    /// The game is over, so there is nothing to search.
    Finished,
    /// The game cannot be solved within what may be spent.
    Unsolved(Unsolved),
    /// What was asked for is larger than anybody would want it; what it is.
    TooLarge(Message),
    /// Games cannot be kept.
    Store {
        /// Why.
        reason: Message,
        /// Whether that passes by itself.
        passes: bool,
    },
    /// Everybody is busy: it can be asked again soon.
    Busy,
    /// The same was asked too often; when it may be asked again.
    TooMany {
        /// After so many seconds.
        seconds: u64,
    },
    /// Something that should never happen; what, stays here.
    Internal,
}

/// When somebody may ask again.
const RETRY_SECONDS: &str = "4";

impl Problem {
    /// Why a picture has no PNG or PDF: a machine without fonts is no fault of the picture.
    pub(crate) fn not_printed(error: &PrintError) -> Problem {
        match error {
            PrintError::NoFonts | PrintError::NoFont { .. } => {
                Problem::TooLarge(why_not_printed(error, ""))
            }
            _ => Problem::TooLarge(message!("problem-picture")),
        }
    }

    /// What programs tell it from others by.
    pub fn kind(&self) -> ProblemKind {
        match self {
            Problem::NotFound => ProblemKind::NotFound,
            Problem::Method => ProblemKind::Method,
            Problem::Foreign => ProblemKind::Foreign,
            Problem::Unreadable(_) | Problem::Saved(_) => ProblemKind::Unreadable,
            Problem::MediaType => ProblemKind::MediaType,
            Problem::Slow => ProblemKind::Slow,
            Problem::TooLong => ProblemKind::TooLong,
            Problem::Spec(_) => ProblemKind::Spec,
            Problem::Position(_) => ProblemKind::Position,
            Problem::Move(_) => ProblemKind::Move,
            Problem::Search(_) => ProblemKind::Search,
            Problem::Player(_) => ProblemKind::Player,
            Problem::Family(_) => ProblemKind::Family,
            Problem::Plan(_) => ProblemKind::Plan,
            Problem::Limit { .. } => ProblemKind::Limit,
            Problem::Conflict => ProblemKind::Conflict,
            Problem::Finished => ProblemKind::Finished,
            Problem::Unsolved(_) => ProblemKind::Unsolved,
            Problem::TooLarge(_) => ProblemKind::TooLarge,
            Problem::Store { .. } => ProblemKind::Store,
            Problem::Busy => ProblemKind::Busy,
            Problem::TooMany { .. } => ProblemKind::TooMany,
            Problem::Internal => ProblemKind::Internal,
        }
    }

    /// The status that goes with it.
    pub fn status(&self) -> StatusCode {
        self.kind().status()
    }

    /// Too often: it may be asked again after this time.
    pub(crate) fn too_often(wait: Duration) -> Problem {
        Problem::TooMany { seconds: wait.as_secs().max(1) }
    }
}

impl Words for Problem {
    fn message(&self) -> Message {
        match self {
            Problem::NotFound => message!("problem-not-found"),
            Problem::Method => message!("problem-method"),
            Problem::Foreign => message!("problem-foreign"),
            Problem::Unreadable(reason) => message!("problem-unreadable", reason = reason.clone()),
            Problem::Saved(reason) => message!("web-games-not-opened", reason = reason.clone()),
            Problem::MediaType => message!("problem-media-type"),
            Problem::Slow => message!("problem-slow"),
            Problem::TooLong => message!("problem-too-long"),
            Problem::Spec(error) => error.message(),
            Problem::Position(error) => error.message(),
            Problem::Move(wrong) => wrong.message(),
            Problem::Search(error) => error.message(),
            Problem::Player(error) => error.message(),
            Problem::Family(error) => error.message(),
            Problem::Limit { what, most } => {
                message!("problem-limit", what = *what, most = *most)
            }
            Problem::Conflict => message!("problem-conflict"),
            Problem::Finished => message!("problem-finished"),
            Problem::Unsolved(error) => error.message(),
            Problem::Plan(reason) | Problem::TooLarge(reason) | Problem::Store { reason, .. } => {
                reason.clone()
            }
            Problem::Busy => message!("problem-busy"),
            Problem::TooMany { seconds } => message!("problem-too-many", seconds = *seconds),
            Problem::Internal => message!("problem-internal"),
        }
    }
}

impl IntoResponse for Problem {
    /// The status alone; the edge adds the words, which depend on who asks.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        // Whoever can do nothing by waiting is not told to wait.
        if matches!(self, Problem::Busy | Problem::Store { passes: true, .. }) {
            let seconds = HeaderValue::from_static(RETRY_SECONDS);
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        if let Problem::TooMany { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}

impl From<SpecError> for Problem {
    fn from(error: SpecError) -> Self {
        Problem::Spec(error)
    }
}

impl From<WrongMove> for Problem {
    fn from(wrong: WrongMove) -> Self {
        Problem::Move(Box::new(wrong))
    }
}

impl From<PositionError> for Problem {
    fn from(error: PositionError) -> Self {
        Problem::Position(error)
    }
}

impl From<FamilyError> for Problem {
    fn from(error: FamilyError) -> Self {
        Problem::Family(error)
    }
}

impl From<SearchError> for Problem {
    fn from(error: SearchError) -> Self {
        match error {
            SearchError::Unsolved(unsolved) => Problem::Unsolved(unsolved),
            error => Problem::Search(error),
        }
    }
}

impl From<SweepError> for Problem {
    fn from(error: SweepError) -> Self {
        match error {
            SweepError::Family(FamilyError::Spec(error)) => Problem::Spec(error),
            SweepError::Family(error) => Problem::Family(error),
            SweepError::Stopped { .. } => Problem::Unsolved(Unsolved::Stopped),
            SweepError::Oracle(error) => error.into(),
        }
    }
}

impl From<PlayerError> for Problem {
    fn from(error: PlayerError) -> Self {
        Problem::Player(error)
    }
}

impl From<OracleError> for Problem {
    fn from(error: OracleError) -> Self {
        match error {
            OracleError::Search(error) => error.into(),
            OracleError::Stopped | OracleError::OutOfTime => Problem::Busy,
            OracleError::Solution(_) => Problem::Internal,
        }
    }
}

impl From<TurnError> for Problem {
    fn from(error: TurnError) -> Self {
        match error {
            TurnError::Search(error) => error.into(),
            TurnError::IllegalMove { .. } => Problem::Internal,
        }
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Spec(error) => Problem::Spec(error),
            RecordError::Position(error) => Problem::Position(error),
            RecordError::Player(error) => Problem::Player(error),
            RecordError::Move { number, error } => WrongMove::of_record(number, error).into(),
        }
    }
}
