use gametree_catalogue::{Search, SearchError, SearchKey};
use gametree_games::{Accepts, Spec, SpecError};
use gametree_language::{Argument, ascii_digits, message};

use super::{ALGORITHM, USUAL};
use crate::complaint::Complaint;

/// Reads a search from one text: `alphabeta:depth=3`; or with options, as `alphabeta --depth 3` or
/// `--algorithm alphabeta --depth 3`.
pub(crate) fn read(text: &str) -> Result<Search, Complaint> {
    let text = ascii_digits(text);
    let mut words = text.split_whitespace().peekable();
    let named = words.next_if(|word| !word.starts_with('-'));
    let mut is_named = named.is_some();
    let mut spec = match named {
        Some(word) => Spec::parse(word).map_err(SearchError::from)?,
        None => Spec { name: USUAL.name().to_owned(), values: Vec::new() },
    };
    while let Some(word) = words.next() {
        let Some(option) = word.strip_prefix("--") else {
            return Err(not_an_option(word));
        };
        let (key, value) = match option.split_once('=') {
            Some((key, value)) => (key, Some(value)),
            None => (option, None),
        };
        let accepts = SearchKey::find(key).map(|key| key.parameter.accepts);
        if accepts.is_none() && key != ALGORITHM {
            return Err(not_an_option(word));
        }
        let value = match (value, accepts) {
            (None, Some(Accepts::YesNo)) => Some("yes"),
            (None, _) => words.next(),
            (value, _) => value,
        };
        let Some(value) = value else {
            let argument = Argument::quoted(word);
            return Err(Complaint(message!("error-argument-empty", argument = argument)));
        };
        if key == ALGORITHM {
            if std::mem::replace(&mut is_named, true) {
                let twice = SpecError::Twice { key: key.to_owned() };
                return Err(SearchError::from(twice).into());
            }
            value.clone_into(&mut spec.name);
        } else {
            spec.values.push((key.to_owned(), value.to_owned()));
        }
    }
    Ok(Search::from_spec(&spec)?)
}

fn not_an_option(word: &str) -> Complaint {
    Complaint(message!(
        "error-argument-unknown",
        argument = Argument::quoted(word),
        suggestion = message!("suggest-help")
    ))
}
