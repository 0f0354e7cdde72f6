//! Trees to take away: pictures, a sheet to be printed, an object for programs.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use gametree_exercise::{Exercise, Origin, Sheet, words};
use gametree_language::{Language, Message, message, without_marks};
use gametree_present::json;

use super::asked::{Asked, Format};
use super::planted::Planted;
use crate::{Problem, Visitor, command};

/// Refuses what nobody makes: files of another kind, sheets longer than any.
pub(super) fn check(asked: &Asked) -> Result<(), Problem> {
    if !asked.no_format.is_empty() {
        let names = Format::ALL.map(Format::name).join(", ");
        return Err(Problem::Unreadable(format!("format={}: {names}", asked.no_format)));
    }
    match asked.count {
        Some(given) if given > Exercise::MOST => {
            let most = Exercise::MOST;
            Err(refused(&message!("error-exercise-count", given = given, most = most)))
        }
        _ => Ok(()),
    }
}

/// The tree as a file, by the same writers as everywhere else.
pub(super) fn file(
    visitor: &Visitor,
    asked: &Asked,
    planted: &Planted,
    format: Format,
) -> Result<Response, Problem> {
    let exercise = &planted.exercise;
    let figure = exercise.figure(asked.solution.then_some(&planted.searched));
    let text = match format {
        Format::Svg => {
            let title = visitor.say(&message!("exercise-title"));
            figure.svg(&without_marks(&title), visitor.language).stand_alone()
        }
        Format::Tikz => figure.tikz(),
        Format::Html => {
            let exercises = series(asked, exercise)?;
            let again =
                command::exercise(exercise, exercises.len(), asked.solution, visitor.language);
            let (language, solutions) = (visitor.language, asked.solution);
            Sheet { exercises: &exercises, language, solutions, again: &again }.html()
        }
        Format::Json => {
            let exercises = series(asked, exercise)?;
            let exercises =
                exercises.iter().map(|one| json::Exercise::new(one, asked.solution)).collect();
            serde_json::to_string(&json::Exercises { exercises }).map_err(|_| Problem::Internal)?
        }
    };
    Ok(sent(format, text))
}

/// The exercise, and as many after it as somebody wants, if it has a number to count on from.
fn series(asked: &Asked, exercise: &Exercise) -> Result<Vec<Exercise>, Problem> {
    match (&exercise.origin, asked.count) {
        (&Origin::Seed { seed, cuts }, Some(count)) if count > 1 => {
            let series = Exercise::series(exercise.tree.shape(), seed, cuts, count);
            series.map_err(|error| refused(&words::generator_error(&error)))
        }
        _ => Ok(vec![exercise.clone()]),
    }
}

/// What was asked for cannot be read, so there is no file.
pub(super) fn refused(why: &Message) -> Problem {
    let why = Language::English.say(why);
    Problem::Unreadable(without_marks(&why).into_owned())
}

fn sent(format: Format, text: String) -> Response {
    let (kind, name) = match format {
        Format::Svg => ("image/svg+xml", "attachment; filename=\"exercise.svg\""),
        Format::Tikz => {
            ("application/x-tex; charset=utf-8", "attachment; filename=\"exercise.tex\"")
        }
        // It has a style of its own, which pages of ours may not have; so it is kept and opened from there.
        Format::Html => ("text/html; charset=utf-8", "attachment; filename=\"exercise.html\""),
        Format::Json => ("application/json", "attachment; filename=\"exercise.json\""),
    };
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response()
}
