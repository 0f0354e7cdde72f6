mod paper;
mod text;

use std::fmt::Write;

use gametree_language::{Argument, Language, Message, message, without_marks};
use gametree_picture::{Svg, style_sheet};

use crate::{Exercise, Searched, tikz_document, words};

/// Exercises to be printed: one HTML file for A4 that needs nothing else, the same letter by letter for the same
/// exercises.
///
/// ```
/// use gametree::exercise::{Exercise, Sheet};
/// use gametree::language::Language;
///
/// let exercises = Exercise::series(&"3.2.2".parse()?, 27, None, 2)?;
/// let sheet = Sheet { exercises: &exercises, language: Language::English, solutions: false, again: "" };
/// assert!(sheet.html().contains("Exercise 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// What is asked about.
    pub exercises: &'a [Exercise],
    /// The language of the words.
    pub language: Language,
    /// Whether the answers follow, on pages of their own.
    pub solutions: bool,
    /// What somebody has to type to get the same sheet again; it stands at the foot.
    pub again: &'a str,
}

/// How it looks, on a page of its own.
const STYLE: &str = include_str!("sheet.css");

impl Sheet<'_> {
    /// The file.
    pub fn html(&self) -> String {
        let (language, title) = (self.language, self.say(&message!("exercise-title")));
        let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
        let mut html = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{direction}\" data-theme=\"light\">\n<head>\n\
             <meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main>\n",
            language.code(),
            style_sheet(),
            self.page_style()
        );
        let [name, date] = [message!("exercise-name"), message!("exercise-date")];
        let _ = writeln!(
            html,
            "<div class=\"head\"><h1>{title}</h1><div class=\"who\">\
             <span>{}<span class=\"line\"></span></span>\
             <span>{}<span class=\"line short\"></span></span></div></div>",
            self.say(&name),
            self.say(&date)
        );
        html += &self.note(&message!("exercise-instruction"));
        // Game trees have moves on their branches, but branches are named alike.
        html += &self.note(&message!(
            "exercise-naming",
            branch = Argument::Dotted("2.1".to_owned()).isolated(),
            first = 2,
            second = 1
        ));
        for (place, exercise) in self.exercises.iter().enumerate() {
            html += &self.question(place + 1, exercise);
        }
        html += &self.foot();
        if self.solutions {
            let heading = self.say(&message!("exercise-solutions"));
            let _ = writeln!(
                html,
                "<section class=\"solutions\">\n<div class=\"head\"><h1>{heading}</h1></div>"
            );
            html += &self.note(&message!("exercise-legend"));
            for (place, exercise) in self.exercises.iter().enumerate() {
                html += &self.solution(place + 1, exercise);
            }
            html += &self.foot();
            html += "</section>\n";
        }
        html + "</main>\n</body>\n</html>\n"
    }

    /// All trees in one picture, below each other, with their solutions if these are wanted.
    ///
    /// # Panics
    /// If there are none.
    pub fn svg(&self) -> Svg {
        let searched = self.searched();
        let pictures = self.exercises.iter().zip(&searched).enumerate();
        let mut pictures: Vec<Svg> = pictures
            .map(|(place, (exercise, searched))| {
                let title = self.language.say(&heading(place + 1));
                exercise.figure(searched.as_ref()).svg(&without_marks(&title), self.language)
            })
            .collect();
        if pictures.len() == 1 {
            return pictures.remove(0);
        }
        let title = self.language.say(&message!("exercise-title"));
        Svg::stacked(&without_marks(&title), &pictures)
    }

    /// All trees for LaTeX, each on a page of its own, with their solutions if these are wanted.
    pub fn tikz(&self) -> String {
        let searched = self.searched();
        let figures = self.exercises.iter().zip(&searched);
        tikz_document(figures.map(|(exercise, searched)| exercise.figure(searched.as_ref())))
    }

    /// What alpha-beta makes of each tree, if that is to be seen.
    fn searched(&self) -> Vec<Option<Searched>> {
        let search = |exercise: &Exercise| self.solutions.then(|| exercise.tree.alphabeta());
        self.exercises.iter().map(search).collect()
    }

    /// Numbers of pages are those of the language.
    fn page_style(&self) -> String {
        match self.language {
            Language::Persian => STYLE.replace("counter(page)", "counter(page, persian)"),
            Language::English | Language::Latvian | Language::Polish => STYLE.to_owned(),
        }
    }

    fn question(&self, number: usize, exercise: &Exercise) -> String {
        let line = |class: &str| format!("<span class=\"line{class}\"></span>");
        let lines = [line(""), line(" wide"), line("")];
        let questions = words::questions(&exercise.tree).into_iter().zip(lines);
        let questions: String = questions
            .map(|(question, line)| format!("<li>{}{line}</li>\n", self.say(&question)))
            .collect();
        let tree = self.tree(&format!("exercise-{number}"), number, exercise, false);
        self.numbered(
            number,
            exercise,
            &format!("{tree}<ol class=\"questions\">\n{questions}</ol>\n"),
        )
    }

    fn solution(&self, number: usize, exercise: &Exercise) -> String {
        let searched = exercise.tree.alphabeta();
        let [value, cuts, leaves] =
            words::answers(&exercise.tree, &searched).map(|answer| self.say(&answer));
        let mut reasons = String::new();
        for (branches, reason) in words::reasons(&exercise.tree, &searched) {
            let branches = self.escaped(&self.language.write(&branches));
            let reason = self.say(&reason);
            let _ = writeln!(reasons, "<dt><bdi>{branches}</bdi></dt><dd>{reason}</dd>");
        }
        let reasons = match reasons.is_empty() {
            true => String::new(),
            false => format!("<dl class=\"reasons\">\n{reasons}</dl>"),
        };
        let tree = self.tree(&format!("solution-{number}"), number, exercise, true);
        let answers = format!(
            "{tree}<ol class=\"answers\">\n<li>{value}</li>\n<li>{cuts}{reasons}</li>\n\
             <li>{leaves}</li>\n</ol>\n"
        );
        self.numbered(number, exercise, &answers)
    }

    /// One exercise, or its solution: never on two pages.
    fn numbered(&self, number: usize, exercise: &Exercise, content: &str) -> String {
        let heading = self.say(&heading(number));
        let origin = self.say(&words::origin(&exercise.origin, &exercise.tree));
        let numbers = words::numbers(exercise.numbers()).map(|words| self.note(&words));
        format!(
            "<section class=\"exercise\">\n<div class=\"named\"><h2>{heading}</h2>\
             <p class=\"origin\">{origin}</p></div>\n{}{content}</section>\n",
            numbers.unwrap_or_default()
        )
    }

    fn tree(&self, id: &str, number: usize, exercise: &Exercise, solved: bool) -> String {
        let searched = solved.then(|| exercise.tree.alphabeta());
        let title = self.language.say(&heading(number));
        let figure = exercise.figure(searched.as_ref());
        let svg = figure.svg(&without_marks(&title), self.language).inline(id);
        format!("<div class=\"tree\">{svg}</div>\n")
    }

    fn foot(&self) -> String {
        if self.again.is_empty() {
            return String::new();
        }
        let again = self.say(&message!("exercise-again"));
        let command = self.escaped(self.again);
        format!("<footer>{again} <code dir=\"ltr\">{command}</code></footer>\n")
    }

    fn note(&self, message: &Message) -> String {
        format!("<p class=\"note\">{}</p>\n", self.say(message))
    }

    fn say(&self, message: &Message) -> String {
        self.escaped(&self.language.say(message))
    }

    fn escaped(&self, text: &str) -> String {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        text.replace('>', "&gt;").replace('"', "&quot;")
    }
}

fn heading(number: usize) -> Message {
    message!("exercise-heading", number = number)
}
