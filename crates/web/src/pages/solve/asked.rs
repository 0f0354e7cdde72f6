use gametree_lab::Family;

use super::files::Format;
use crate::query;
use crate::{Place, Problem};

/// What somebody wants to know, as the address says it.
pub(crate) struct Asked {
    /// Of which position.
    pub(crate) place: Place,
    /// In which family, if it is not the game's own.
    pub(crate) family: Option<Family>,
    /// Whether the engine may try what cannot be solved.
    pub(crate) engine: bool,
    /// Whether it was given up before: then nothing is begun.
    pub(crate) stopped: bool,
    /// What is wanted instead of the page.
    pub(crate) format: Option<Format>,
}

impl Asked {
    pub(crate) fn read(spec: &str, query: &str) -> Result<Asked, Problem> {
        let family = query::first(query, "family").filter(|text| !text.trim().is_empty());
        let format = query::first(query, "format").filter(|name| !name.is_empty());
        Ok(Asked {
            place: Place::read(spec, query),
            family: family.map(|text| Family::parse(&text)).transpose()?,
            engine: query::first(query, "try").is_some_and(|who| who == "engine"),
            stopped: query::first(query, "stopped").is_some(),
            format: format.map(|name| Format::read(&name)).transpose()?,
        })
    }

    /// The part of the query that says what is looked at, beside the place.
    pub(crate) fn choices(&self) -> [(&'static str, String); 2] {
        let family = self.family.as_ref().map(Family::to_string).unwrap_or_default();
        let engine = if self.engine { "engine" } else { "" };
        [("family", family), ("try", engine.to_owned())]
    }
}
