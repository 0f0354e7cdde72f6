use axum::Form;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use gametree_language::Language;
use serde::Deserialize;

use crate::cookie::keep;
use crate::query;
use crate::visitor::{LANGUAGE_COOKIE, THEME_COOKIE, Theme};

/// What a visitor has chosen for all pages.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    lang: Option<String>,
    theme: Option<String>,
    /// The page to go back to.
    #[serde(default)]
    back: String,
}

/// Remembers it, and goes back.
pub(crate) async fn change(Form(chosen): Form<Chosen>) -> Response {
    let language = chosen.lang.and_then(|code| code.parse::<Language>().ok());
    let theme = chosen.theme.as_deref().and_then(Theme::named);
    let cookies = [
        language.and_then(|language| keep(LANGUAGE_COOKIE, language.code())),
        theme.and_then(|theme| keep(THEME_COOKIE, theme.name())),
    ];
    let mut headers = HeaderMap::new();
    for cookie in cookies.into_iter().flatten() {
        headers.append(header::SET_COOKIE, cookie);
    }
    (headers, Redirect::to(&back(&chosen.back))).into_response()
}

/// A page of this site, without the language that its address may ask for.
pub(crate) fn back(address: &str) -> String {
    let is_own = address.starts_with('/')
        && !address.starts_with("//")
        && !address.contains('\\')
        && address.bytes().all(|byte| byte.is_ascii_graphic());
    if !is_own {
        return "/".to_owned();
    }
    let Some((path, query)) = address.split_once('?') else { return address.to_owned() };
    let pieces: Vec<&str> = query.split('&').filter(|piece| !is_language(piece)).collect();
    if pieces.is_empty() { path.to_owned() } else { format!("{path}?{}", pieces.join("&")) }
}

fn is_language(piece: &str) -> bool {
    query::pairs(piece).any(|(key, _)| key == "lang")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_is_a_page_of_this_site() {
        assert_eq!(back("/play/sim?moves=1-2&lang=fa"), "/play/sim?moves=1-2");
        assert_eq!(back("/?lang=fa"), "/");
        for foreign in ["", "//evil.example", "http://evil.example/", "/\\evil.example", "/a\r\nb"]
        {
            assert_eq!(back(foreign), "/", "{foreign:?}");
        }
    }
}
