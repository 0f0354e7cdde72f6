use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use gametree_language::{Language, Message};

use crate::cookie::cookie;
use crate::way_back::WayBack;
use crate::{Place, query};

/// Who asks: their language, how bright they like it, and where they are.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// What they read: `lang` in the address, else what they have chosen, else what their browser prefers.
    pub language: Language,
    /// Light, dark, or as their system is.
    pub theme: Theme,
    /// What they asked for, path and query.
    pub address: String,
    /// Of which game they want to see values, and which: `ID.all`. It holds for that game only.
    pub(crate) values: Option<String>,
    /// Which game of theirs they were looking at.
    way_back: Option<WayBack>,
    /// The token that their games belong to, if they have one.
    pub owner: Option<String>,
}

/// How bright the pages are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

pub(crate) const LANGUAGE_COOKIE: &str = "lang";
pub(crate) const THEME_COOKIE: &str = "theme";
pub(crate) const OWNER_COOKIE: &str = "owner";
pub(crate) const VALUES_COOKIE: &str = "values";
pub(crate) const WAY_BACK_COOKIE: &str = "game";

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

impl Visitor {
    /// A sentence in their language.
    pub fn say(&self, message: &Message) -> String {
        self.language.say(message)
    }

    /// The same as a sentence by itself, with a capital letter and a full stop.
    pub fn sentence(&self, message: &Message) -> String {
        self.language.sentence(message)
    }

    /// Where this place is played: in the game that they come from, if it is there, else by itself.
    pub(crate) fn play_address(&self, place: &Place) -> String {
        let own = self.way_back.as_ref().and_then(|way| way.from(place));
        own.unwrap_or_else(|| place.address("play"))
    }

    /// The language that the address itself names. It holds for this page and the ways on from it, and is not kept.
    pub(crate) fn asked_language(&self) -> Option<Language> {
        self.address.split_once('?').and_then(|(_, query)| language_in(query))
    }

    /// Another address for the same reader: in the language that this one names, if it names any.
    pub(crate) fn on_to(&self, address: &str) -> String {
        let Some(language) = self.asked_language() else { return address.to_owned() };
        let sign = if address.contains('?') { '&' } else { '?' };
        format!("{address}{sign}lang={}", language.code())
    }

    pub(crate) fn of(parts: &Parts) -> Visitor {
        let headers = &parts.headers;
        let language = parts.uri.query().and_then(language_in);
        let language = language.or_else(|| cookie(headers, LANGUAGE_COOKIE)?.parse().ok());
        let address = parts.uri.path_and_query().map_or("/", |address| address.as_str());
        let owner = cookie(headers, OWNER_COOKIE).filter(|owner| is_token(owner));
        Visitor {
            language: language.or_else(|| preferred(headers)).unwrap_or_default(),
            theme: cookie(headers, THEME_COOKIE).and_then(Theme::named).unwrap_or_default(),
            address: address.to_owned(),
            values: cookie(headers, VALUES_COOKIE).map(str::to_owned),
            way_back: cookie(headers, WAY_BACK_COOKIE).and_then(|way| way.parse().ok()),
            owner: owner.map(str::to_owned),
        }
    }
}

fn language_in(query: &str) -> Option<Language> {
    query::first(query, "lang")?.parse().ok()
}

/// Whether it could be one of ours: letters and digits, not too many.
fn is_token(text: &str) -> bool {
    (16..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The language of ours that the browser likes best.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let weighted = accepted.split(',').filter_map(|piece| {
        let (tag, rest) = piece.split_once(';').unwrap_or((piece, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok());
        let weight: f64 = weight?;
        (weight > 0.0).then_some((Language::from_locale(tag.trim())?, weight))
    });
    // Of equals, the one that is named first.
    let best = weighted.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(language, _)| language)
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Visitor::of(parts))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn visitor(uri: &str, headers: &[(&str, &str)]) -> Visitor {
        let mut request = Request::get(uri);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Visitor::of(&request.body(()).unwrap().into_parts().0)
    }

    #[test]
    fn the_language_is_what_was_asked_for_last() {
        let browser = ("accept-language", "de-DE,pl;q=0.5,lv;q=0.9,xx;q=z");
        let chosen = ("cookie", "a=b; lang=fa; theme=dark");
        assert_eq!(visitor("/", &[]).language, Language::English);
        assert_eq!(visitor("/", &[browser]).language, Language::Latvian);
        assert_eq!(visitor("/", &[browser, chosen]).language, Language::Persian);
        assert_eq!(visitor("/?lang=pl", &[browser, chosen]).language, Language::Polish);
        assert_eq!(visitor("/?lang=tlh", &[browser]).language, Language::Latvian);
        assert_eq!(visitor("/?lang=tlh", &[chosen]).on_to("/c"), "/c");
        assert_eq!(visitor("/?a=b&lang=pl", &[chosen]).on_to("/c"), "/c?lang=pl");
        assert_eq!(visitor("/?lang=fa", &[]).on_to("/c?joined"), "/c?joined&lang=fa");
        assert_eq!(visitor("/", &[chosen]).theme, Theme::Dark);
        assert_eq!(visitor("/", &[("cookie", "theme=pink; owner=<x>")]).theme, Theme::System);
        assert_eq!(visitor("/", &[("cookie", "owner=<script>alert(1)</script>")]).owner, None);
    }
}
