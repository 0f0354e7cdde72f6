use gametree_language::{Message, message};
use gametree_picture::TextStyle;

use super::{Sheet, heading};
use crate::figure::text as signs;
use crate::{Exercise, words};

impl Sheet<'_> {
    /// The exercises for a terminal: trees with questions, or with the answers if these are wanted.
    pub fn text(&self, style: &TextStyle) -> String {
        let exercises = self.exercises.iter().enumerate();
        let exercises: Vec<String> = exercises
            .map(|(place, exercise)| self.exercise_text(place + 1, exercise, style))
            .collect();
        exercises.join("\n")
    }

    fn exercise_text(&self, number: usize, exercise: &Exercise, style: &TextStyle) -> String {
        let line = |message: &Message| {
            let start = if style.terminal.unicode { style.language.line_start() } else { "" };
            format!("{start}{}\n", style.say(message))
        };
        let searched = self.solutions.then(|| exercise.tree.alphabeta());
        let named = style.terminal.strong(&style.say(&heading(number)));
        let origin = style.say(&words::origin(&exercise.origin, &exercise.tree));
        let mut text = format!("{named}  {}\n", style.terminal.faint(&style.isolated(&origin)));
        text +=
            &words::numbers(exercise.numbers()).map(|numbers| line(&numbers)).unwrap_or_default();
        text += &format!("\n{}\n", exercise.figure(searched.as_ref()).text(style));
        let Some(searched) = searched else {
            let questions = words::questions(&exercise.tree);
            return text + &questions.map(|question| line(&question)).concat();
        };
        let terminal = style.terminal;
        text += &line(&message!(
            "exercise-signs",
            best = signs::best(terminal),
            cut = signs::cut(terminal),
            below = signs::below(terminal)
        ));
        text.push('\n');
        text += &words::answers(&exercise.tree, &searched).map(|answer| line(&answer)).concat();
        for (branches, reason) in words::reasons(&exercise.tree, &searched) {
            text += &line(&message!("exercise-reason", branches = branches, reason = reason));
        }
        text
    }
}
