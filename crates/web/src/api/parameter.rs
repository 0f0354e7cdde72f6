use gametree_language::{Message, message};

use super::examples::Examples;

/// Something in the path or the query of an address.
pub(super) struct Parameter {
    pub(super) name: &'static str,
    pub(super) standing: Standing,
    pub(super) kind: Kind,
    /// What it means.
    pub(super) says: Message,
    /// Such as; an empty one is left out of examples.
    pub(super) example: fn(&Examples) -> String,
}

/// Where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Path,
    Query,
    Header,
    Cookie,
}

impl Standing {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Standing::Path => "path",
            Standing::Query => "query",
            Standing::Header => "header",
            Standing::Cookie => "cookie",
        }
    }
}

/// What it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Text,
    /// A whole number from 1 on.
    Count {
        most: u64,
    },
    YesNo,
}

/// Some text.
pub(super) fn text(
    name: &'static str,
    says: Message,
    example: fn(&Examples) -> String,
) -> Parameter {
    Parameter { name, standing: Standing::Query, kind: Kind::Text, says, example }
}

/// The game.
pub(super) fn spec() -> Parameter {
    let spec = text("spec", message!("web-api-parameter-spec"), |given| given.spec.clone());
    Parameter { standing: Standing::Path, ..spec }
}

/// The way to a position.
pub(super) fn place() -> [Parameter; 3] {
    [
        spec(),
        text("position", message!("web-api-parameter-position"), |_| String::new()),
        text("moves", message!("web-api-parameter-moves"), |given| given.moves.join(" ")),
    ]
}

/// A search as text.
pub(super) fn search() -> Parameter {
    text("search", message!("web-api-parameter-search"), |given| given.search.clone())
}

/// A name that an answer has given.
pub(super) fn id() -> Parameter {
    let id = text("id", message!("web-api-parameter-id"), |given| given.id.clone());
    Parameter { standing: Standing::Path, ..id }
}

/// How many, up to so many.
pub(super) fn count(name: &'static str, most: u64, says: Message) -> Parameter {
    let kind = Kind::Count { most };
    Parameter { kind, ..text(name, says, |_| String::new()) }
}

/// Whether.
pub(super) fn yes_no(name: &'static str, says: Message) -> Parameter {
    Parameter { kind: Kind::YesNo, ..text(name, says, |_| String::new()) }
}

/// Whose games they are.
pub(super) fn owner() -> Parameter {
    let owner = text("owner", message!("web-api-parameter-owner"), |_| String::new());
    Parameter { standing: Standing::Cookie, ..owner }
}

/// The state that somebody has seen.
pub(super) fn if_match() -> Parameter {
    let seen = text("If-Match", message!("web-api-parameter-if-match"), |_| String::new());
    Parameter { standing: Standing::Header, ..seen }
}
