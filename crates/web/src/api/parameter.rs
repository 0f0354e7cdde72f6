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
    /// Text of this form, as a regular expression of ECMA 262.
    Written(&'static str),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number from 1 on.
    Count {
        most: u64,
    },
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
    one_of(name, &["yes", "no"], says)
}

/// One of some words.
pub(super) fn one_of(
    name: &'static str,
    words: &'static [&'static str],
    says: Message,
) -> Parameter {
    Parameter { kind: Kind::OneOf(words), ..text(name, says, |_| String::new()) }
}

/// The same text in a form that can be told.
pub(super) fn written(form: &'static str, parameter: Parameter) -> Parameter {
    Parameter { kind: Kind::Written(form), ..parameter }
}

/// A whole number, 0 or more.
pub(super) const WHOLE: &str = "^[0-9]{1,19}$";

/// Whose games they are.
pub(super) fn owner() -> Parameter {
    let owner = text("owner", message!("web-api-parameter-owner"), |_| String::new());
    Parameter { standing: Standing::Cookie, ..owner }
}

/// The state that somebody has seen.
pub(super) fn if_match() -> Parameter {
    let seen = text("If-Match", message!("web-api-parameter-if-match"), |_| String::new());
    written("^(\\*|\"[0-9]{1,19}\")$", Parameter { standing: Standing::Header, ..seen })
}
