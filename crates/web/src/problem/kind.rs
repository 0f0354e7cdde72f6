use axum::http::StatusCode;
use gametree_language::{Message, message};

/// The kind of a problem: what programs tell problems apart by. One list, from which statuses, names, the
/// description for programs and the page about problems are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProblemKind {
    /// There is nothing at this address.
    NotFound,
    /// There is, but not for this method.
    Method,
    /// The request comes from another site, or calls this one by another name.
    Foreign,
    /// What was sent cannot be read.
    Unreadable,
    /// What was sent is of another type than what is read.
    MediaType,
    /// What was sent comes too slowly.
    Slow,
    /// What was sent is longer than anything that makes sense.
    TooLong,
    /// There is no such game.
    Spec,
    /// There is no such position.
    Position,
    /// A move is not legal.
    Move,
    /// There is no such search.
    Search,
    /// There is no such player.
    Player,
    /// There is no such family of games.
    Family,
    /// The plan of an experiment is wrong.
    Plan,
    /// More is asked for than may be spent.
    Limit,
    /// Somebody moved meanwhile.
    Conflict,
    /// The game is over.
    Finished,
    /// The game cannot be solved within what may be spent.
    Unsolved,
    /// What was asked for is larger than anybody would want it.
    TooLarge,
    /// Games cannot be kept.
    Store,
    /// Everybody is busy.
    Busy,
    /// The same was asked too often.
    TooMany,
    /// Something that should never happen.
    Internal,
}

impl ProblemKind {
    /// All of them.
    pub const ALL: [ProblemKind; 23] = [
        ProblemKind::NotFound,
        ProblemKind::Method,
        ProblemKind::Foreign,
        ProblemKind::Unreadable,
        ProblemKind::MediaType,
        ProblemKind::Slow,
        ProblemKind::TooLong,
        ProblemKind::Spec,
        ProblemKind::Position,
        ProblemKind::Move,
        ProblemKind::Search,
        ProblemKind::Player,
        ProblemKind::Family,
        ProblemKind::Plan,
        ProblemKind::Limit,
        ProblemKind::Conflict,
        ProblemKind::Finished,
        ProblemKind::Unsolved,
        ProblemKind::TooLarge,
        ProblemKind::Store,
        ProblemKind::Busy,
        ProblemKind::TooMany,
        ProblemKind::Internal,
    ];

    /// The status that goes with it.
    pub const fn status(self) -> StatusCode {
        match self {
            ProblemKind::Unreadable
            | ProblemKind::Spec
            | ProblemKind::Position
            | ProblemKind::Search
            | ProblemKind::Player
            | ProblemKind::Family
            | ProblemKind::Plan => StatusCode::BAD_REQUEST,
            ProblemKind::Foreign => StatusCode::FORBIDDEN,
            ProblemKind::NotFound => StatusCode::NOT_FOUND,
            ProblemKind::Method => StatusCode::METHOD_NOT_ALLOWED,
            ProblemKind::Slow => StatusCode::REQUEST_TIMEOUT,
            ProblemKind::Conflict => StatusCode::CONFLICT,
            ProblemKind::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            ProblemKind::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ProblemKind::Move
            | ProblemKind::Limit
            | ProblemKind::Finished
            | ProblemKind::Unsolved
            | ProblemKind::TooLarge => StatusCode::UNPROCESSABLE_ENTITY,
            ProblemKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ProblemKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ProblemKind::Store | ProblemKind::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            ProblemKind::NotFound => "not-found",
            ProblemKind::Method => "method",
            ProblemKind::Foreign => "foreign",
            ProblemKind::Unreadable => "unreadable",
            ProblemKind::MediaType => "media-type",
            ProblemKind::Slow => "slow",
            ProblemKind::TooLong => "too-long",
            ProblemKind::Spec => "spec",
            ProblemKind::Position => "position",
            ProblemKind::Move => "move",
            ProblemKind::Search => "search",
            ProblemKind::Player => "player",
            ProblemKind::Family => "family",
            ProblemKind::Plan => "plan",
            ProblemKind::Limit => "limit",
            ProblemKind::Conflict => "conflict",
            ProblemKind::Finished => "finished",
            ProblemKind::Unsolved => "unsolved",
            ProblemKind::TooLarge => "too-large",
            ProblemKind::Store => "store",
            ProblemKind::Busy => "busy",
            ProblemKind::TooMany => "too-many",
            ProblemKind::Internal => "internal",
        }
    }

    /// What it is, whatever the case.
    pub fn title(self) -> Message {
        match self {
            ProblemKind::NotFound => message!("web-api-problem-not-found"),
            ProblemKind::Method => message!("web-api-problem-method"),
            ProblemKind::Foreign => message!("web-api-problem-foreign"),
            ProblemKind::Unreadable => message!("web-api-problem-unreadable"),
            ProblemKind::MediaType => message!("web-api-problem-media-type"),
            ProblemKind::Slow => message!("web-api-problem-slow"),
            ProblemKind::TooLong => message!("web-api-problem-too-long"),
            ProblemKind::Spec => message!("web-api-problem-spec"),
            ProblemKind::Position => message!("web-api-problem-position"),
            ProblemKind::Move => message!("web-api-problem-move"),
            ProblemKind::Search => message!("web-api-problem-search"),
            ProblemKind::Player => message!("web-api-problem-player"),
            ProblemKind::Family => message!("web-api-problem-family"),
            ProblemKind::Plan => message!("web-api-problem-plan"),
            ProblemKind::Limit => message!("web-api-problem-limit"),
            ProblemKind::Conflict => message!("web-api-problem-conflict"),
            ProblemKind::Finished => message!("web-api-problem-finished"),
            ProblemKind::Unsolved => message!("web-api-problem-unsolved"),
            ProblemKind::TooLarge => message!("web-api-problem-too-large"),
            ProblemKind::Store => message!("web-api-problem-store"),
            ProblemKind::Busy => message!("web-api-problem-busy"),
            ProblemKind::TooMany => message!("web-api-problem-too-many"),
            ProblemKind::Internal => message!("web-api-problem-internal"),
        }
    }

    /// Where it is explained.
    pub fn address(self) -> String {
        format!("/api/problems#{}", self.name())
    }
}
