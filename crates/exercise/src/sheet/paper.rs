use gametree_language::{Argument, Message, message, without_marks};
use gametree_picture::{Blank, Pages, Piece, Svg};

use super::{Sheet, heading};
use crate::{Exercise, words};

impl Sheet<'_> {
    /// The sheet as pages of A4 below each other: what [`html`](Sheet::html) shows, as one picture.
    /// No exercise stands on two pages.
    pub fn paper(&self) -> Svg {
        let say = |message: &Message| self.language.say(message);
        let title = say(&message!("exercise-title"));
        let mut pages = Pages::new(self.language);
        let fields = vec![say(&message!("exercise-name")), say(&message!("exercise-date"))];
        let naming = message!(
            "exercise-naming",
            branch = Argument::Dotted("2.1".to_owned()).isolated(),
            first = 2,
            second = 1
        );
        pages.add(&[
            Piece::Title(title.clone(), fields),
            Piece::Note(say(&message!("exercise-instruction"))),
            Piece::Note(say(&naming)),
        ]);
        for (place, exercise) in self.exercises.iter().enumerate() {
            let blanks = [Blank::Short, Blank::Long, Blank::Short];
            let questions = words::questions(&exercise.tree).into_iter().zip(blanks);
            let questions = questions.map(|(question, blank)| (say(&question), blank));
            self.numbered_pieces(&mut pages, place + 1, exercise, false, questions.collect());
        }
        self.foot_pieces(&mut pages);
        if self.solutions {
            pages.turn();
            pages.add(&[
                Piece::Title(say(&message!("exercise-solutions")), Vec::new()),
                Piece::Note(say(&message!("exercise-legend"))),
            ]);
            for (place, exercise) in self.exercises.iter().enumerate() {
                let searched = exercise.tree.alphabeta();
                let answers = words::answers(&exercise.tree, &searched);
                let mut answers: Vec<_> =
                    answers.iter().map(|answer| (say(answer), Blank::None)).collect();
                for (branches, reason) in words::reasons(&exercise.tree, &searched) {
                    let reason = message!("exercise-reason", branches = branches, reason = reason);
                    answers.push((say(&reason), Blank::None));
                }
                self.numbered_pieces(&mut pages, place + 1, exercise, true, answers);
            }
            self.foot_pieces(&mut pages);
        }
        pages.finish(&without_marks(&title), &without_marks(&say(&naming)))
    }

    /// One exercise or solution: its heading, its tree, and a list with numbers as far as there are
    /// questions.
    fn numbered_pieces(
        &self,
        pages: &mut Pages,
        number: usize,
        exercise: &Exercise,
        solved: bool,
        list: Vec<(String, Blank)>,
    ) {
        let language = self.language;
        let title = language.say(&heading(number));
        let origin = language.say(&words::origin(&exercise.origin, &exercise.tree));
        let searched = solved.then(|| exercise.tree.alphabeta());
        let tree = exercise.figure(searched.as_ref()).svg(&without_marks(&title), language);
        let mut pieces = vec![Piece::Heading(title, origin)];
        pieces.extend(
            words::numbers(exercise.numbers()).map(|note| Piece::Note(language.say(&note))),
        );
        pieces.push(Piece::Picture(&tree));
        let questions = words::questions(&exercise.tree).len();
        for (place, (words, blank)) in list.into_iter().enumerate() {
            let number = match place < questions {
                true => format!("{}.", language.write(&Argument::from(place as u64 + 1))),
                false => String::new(),
            };
            pieces.push(Piece::Item(number, words, blank));
        }
        pages.add(&pieces);
    }

    fn foot_pieces(&self, pages: &mut Pages) {
        if !self.again.is_empty() {
            let again = Piece::Note(self.language.say(&message!("exercise-again")));
            pages.add(&[again, Piece::Command(self.again.to_owned())]);
        }
    }
}
