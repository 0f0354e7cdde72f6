use std::collections::BTreeMap;

use gametree_language::ascii_digits;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use super::row::Row;
use super::{AnswersError, AnswersFault, MOST_ANSWERS};

/// One object. What describes the tree further may stand in it, as it does in what the program prints; it is not read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Object {
    name: Option<String>,
    shape: String,
    leaves: Option<Words<i32>>,
    seed: Option<u64>,
    cuts_wanted: Option<usize>,
    root: Option<String>,
    scale: Option<String>,
    cuts: Option<Words<String>>,
    value: Option<i32>,
    leaves_looked_at: Option<usize>,
    #[serde(rename = "game")]
    _game: Option<IgnoredAny>,
    #[serde(rename = "nodes")]
    _nodes: Option<IgnoredAny>,
    #[serde(rename = "reasons")]
    _reasons: Option<IgnoredAny>,
    #[serde(rename = "best_line")]
    _best_line: Option<IgnoredAny>,
}

/// A list, or the same in one text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Words<T> {
    List(Vec<T>),
    Text(String),
}

impl<T: ToString> Words<T> {
    fn text(self) -> String {
        match self {
            Words::List(words) => {
                words.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            }
            Words::Text(text) => text,
        }
    }
}

/// The key of a list of objects.
const LIST: &str = "exercises";

pub(super) fn rows(text: &str) -> Result<Vec<Row>, AnswersError> {
    let objects = match text.trim_start().starts_with('[') {
        true => parse::<Vec<&RawValue>>(text, text)?,
        false => {
            let keys: BTreeMap<String, &RawValue> = parse(text, text)?;
            match keys.get(LIST) {
                Some(list) if keys.len() == 1 => parse(text, list.get())?,
                _ => vec![parse(text, text)?],
            }
        }
    };
    if objects.len() > MOST_ANSWERS {
        return Err(error(text, objects[MOST_ANSWERS].get(), AnswersFault::ManyAnswers));
    }
    if objects.is_empty() {
        return Err(error(text, text, AnswersFault::Empty));
    }
    objects.into_iter().map(|object| row(text, object.get())).collect()
}

fn row(text: &str, object: &str) -> Result<Row, AnswersError> {
    let place = place(text, object);
    let read: Object = parse(text, object)?;
    let cuts = read.cuts.ok_or_else(|| error(text, object, AnswersFault::Unanswered))?;
    let cuts = ascii_digits(&cuts.text()).into_owned();
    Ok(Row {
        line: place.0,
        column: place.1,
        fields: Vec::new(),
        name: read.name,
        shape: ascii_digits(&read.shape).into_owned(),
        leaves: read.leaves.map(|leaves| ascii_digits(&leaves.text()).into_owned()),
        seed: read.seed,
        cuts_wanted: read.cuts_wanted,
        root: read.root,
        scale: read.scale.map(|scale| ascii_digits(&scale).into_owned()),
        cuts: super::csv::pieces(&cuts),
        value: read.value,
        leaves_looked_at: read.leaves_looked_at,
    })
}

/// Reads a part of a text; what is wrong is named by its place in the whole.
fn parse<'a, T: Deserialize<'a>>(text: &str, part: &'a str) -> Result<T, AnswersError> {
    serde_json::from_str(part).map_err(|error| {
        let (line, column) = place(text, part);
        let said = error.to_string();
        // Its own words for the place would count from the part.
        let reason = said.split(" at line ").next().unwrap_or_default().to_owned();
        AnswersError {
            line: line + error.line().saturating_sub(1),
            column: match error.line() {
                ..=1 => column + error.column().saturating_sub(1),
                _ => error.column(),
            },
            fault: AnswersFault::Json { reason },
        }
    })
}

fn error(text: &str, part: &str, fault: AnswersFault) -> AnswersError {
    let (line, column) = place(text, part);
    AnswersError { line, column, fault }
}

/// The line and column where a part of a text begins.
fn place(text: &str, part: &str) -> (usize, usize) {
    let before = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = text.get(..before).unwrap_or_default();
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}
