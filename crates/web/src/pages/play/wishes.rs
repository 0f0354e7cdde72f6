use axum::Form;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::cookie::keep;
use crate::settings::back;
use crate::visitor::VALUES_COOKIE;
use crate::{Visitor, query};

/// Which values of moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Values {
    Hide,
    Best,
    All,
}

impl Values {
    pub(super) const ALL: [Values; 3] = [Values::Hide, Values::Best, Values::All];

    /// Its word in addresses.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Values::Hide => "hide",
            Values::Best => "best",
            Values::All => "all",
        }
    }

    pub(super) fn named(name: &str) -> Option<Values> {
        Values::ALL.into_iter().find(|values| values.name() == name)
    }

    /// The one that comes next when a key is pressed.
    pub(super) const fn next(self) -> Values {
        match self {
            Values::Hide => Values::Best,
            Values::Best => Values::All,
            Values::All => Values::Hide,
        }
    }
}

/// What a visitor wants to see of a game.
pub(super) struct Wishes {
    /// Which values, if they have said.
    pub(super) values: Option<Values>,
    /// Which values the address asks for.
    pub(super) asked: Option<Values>,
    /// Whether they have asked for a hint.
    pub(super) hint: bool,
    /// After how many moves they want to see the game.
    pub(super) at: Option<usize>,
}

impl Wishes {
    /// What the address asks for, else what was chosen before for this game.
    pub(super) fn of(visitor: &Visitor, game: Option<&str>) -> Wishes {
        let query = visitor.address.split_once('?').map_or("", |(_, query)| query);
        let asked = query::first(query, "values").and_then(|name| Values::named(&name));
        let chosen = || {
            let (id, name) = visitor.values.as_deref()?.split_once('.')?;
            (Some(id) == game).then(|| Values::named(name)).flatten()
        };
        Wishes {
            values: asked.or_else(chosen),
            asked,
            hint: query::first(query, "hint").is_some(),
            at: query::first(query, "at").and_then(|at| at.parse().ok()),
        }
    }
}

/// Which values of a game are to be shown from now on.
#[derive(Deserialize)]
pub(super) struct Chosen {
    game: String,
    values: String,
    #[serde(default)]
    back: String,
}

/// Remembers it, and goes back.
pub(super) async fn choose(Form(chosen): Form<Chosen>) -> Response {
    let is_name = chosen.game.len() <= 64 && chosen.game.bytes().all(is_of_a_name);
    let values = Values::named(&chosen.values).filter(|_| is_name);
    let cookie = values
        .and_then(|values| keep(VALUES_COOKIE, &format!("{}.{}", chosen.game, values.name())));
    let mut headers = HeaderMap::new();
    if let Some(cookie) = cookie {
        headers.append(header::SET_COOKIE, cookie);
    }
    (headers, Redirect::to(&back(&chosen.back))).into_response()
}

fn is_of_a_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}
