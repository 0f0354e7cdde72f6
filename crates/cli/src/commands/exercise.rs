//! `gametree exercise`: trees to be searched by hand, as text, pictures and sheets; and answers, checked.

mod check;
mod made;

pub(crate) use made::offered;

use std::fmt;
use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_exercise::{Exercise, Sheet};
use gametree_language::message;
use gametree_picture::tree::Page;
use gametree_present::json;

use crate::Reply;
use crate::arguments::{self, ExerciseFormat};
use crate::complaint::Complaint;
use crate::files;
use crate::form::Form;
use crate::pieces;
use crate::printing::{self, Kind};
use crate::screen::Screen;

/// The shape of a tree, if nobody says.
pub(crate) const USUAL_SHAPE: &str = "3.2.2";

/// Plies of a game's tree, if nobody says.
pub(crate) const USUAL_DEPTH: u64 = 2;

pub(crate) fn run(
    arguments: &arguments::Exercise,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    if let Some(file) = &arguments.check {
        return check::run(file, screen);
    }
    let format = arguments.format(screen)?;
    let exercises = made::exercises(arguments, catalogue, screen)?;
    let printed = if format == Some(ExerciseFormat::Pdf) { "pdf" } else { "html" };
    let again = made::again(arguments, printed, screen.language()).text();
    let sheet = Sheet {
        exercises: &exercises,
        language: screen.language(),
        solutions: arguments.solution,
        again: &again,
    };
    let printed = match format {
        Some(ExerciseFormat::Png) => Some((Kind::Png, sheet.svg(), Page::Free)),
        Some(ExerciseFormat::Pdf) => Some((Kind::Pdf, sheet.paper(), Page::A4)),
        _ => None,
    };
    if let Some((kind, svg, page)) = printed {
        printing::write(&svg, kind, page, arguments.out.as_deref(), screen)?;
        if let Some(file) = &arguments.out {
            said(file, &exercises, screen)?;
        }
        return Ok(Reply::Yes);
    }
    let fill = |out: &mut dyn fmt::Write| match format.unwrap_or(ExerciseFormat::Text) {
        _ if format.is_none() => {
            let exercise = |exercise| json::Exercise::new(exercise, arguments.solution);
            let exercises = exercises.iter().map(exercise).collect();
            pieces::write_json(out, &json::Exercises { exercises })
        }
        ExerciseFormat::Text => {
            let mut style = screen.style();
            // A file keeps what it is given; a screen takes colours out where they are not wanted.
            style.terminal.colour &= arguments.out.is_none();
            out.write_str(&sheet.text(&style))
        }
        ExerciseFormat::Svg | ExerciseFormat::Png | ExerciseFormat::Pdf => {
            out.write_str(&sheet.svg().stand_alone())
        }
        ExerciseFormat::Tikz => out.write_str(&sheet.tikz()),
        ExerciseFormat::Html => out.write_str(&sheet.html()),
    };
    match &arguments.out {
        None if format == Some(ExerciseFormat::Text) => screen.print_lines(fill)?,
        None => screen.print_pieces(fill)?,
        Some(file) => {
            files::write_pieces(file, |piece| screen.unmarked(piece), fill)?;
            said(file, &exercises, screen)?;
        }
    }
    Ok(Reply::Yes)
}

impl arguments::Exercise {
    /// What was asked for: by the file's name if by nothing else. `None` is a file of JSON.
    fn format(&self, screen: &Screen) -> Result<Option<ExerciseFormat>, Complaint> {
        const FORMS: [Form; 7] =
            [Form::Text, Form::Svg, Form::Png, Form::Pdf, Form::Tikz, Form::Html, Form::Json];
        let named = match (self.format, &self.out) {
            (None, Some(file)) => Form::of(file, &FORMS)?,
            _ => None,
        };
        Ok(match named {
            // A program that reads gets its object on the screen, and the file what its name says.
            None if screen.wants_json() => None,
            None => Some(self.format.unwrap_or(ExerciseFormat::Text)),
            Some(Form::Svg) => Some(ExerciseFormat::Svg),
            Some(Form::Png) => Some(ExerciseFormat::Png),
            Some(Form::Pdf) => Some(ExerciseFormat::Pdf),
            Some(Form::Tikz) => Some(ExerciseFormat::Tikz),
            Some(Form::Html) => Some(ExerciseFormat::Html),
            Some(Form::Json) => None,
            Some(_) => Some(ExerciseFormat::Text),
        })
    }
}

/// What is said once a file has been written.
fn said(file: &Path, exercises: &[Exercise], screen: &Screen) -> Result<(), Complaint> {
    let exercises = exercises.len();
    if screen.wants_json() {
        let file = file.display().to_string();
        return screen.print_json(&json::ExerciseFile { file, exercises });
    }
    let written = message!("exercise-written", file = files::name(file), exercises = exercises);
    screen.print(&screen.say(&written))
}
