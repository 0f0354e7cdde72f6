//! Questions with numbered answers and defaults. `None` always means that somebody wants to go back: they have
//! typed so, or the input has ended. A question that nobody is asked must not be gone back to, or an input that
//! has ended would be asked for ever.

use gametree_language::{Argument, Message, message};

use super::input::Input;
use super::spelling::is_word;
use crate::advice;
use crate::complaint::Complaint;
use crate::screen::Screen;

pub(crate) struct Questions<'a> {
    pub(crate) screen: &'a Screen,
    pub(crate) input: &'a mut Input,
}

impl Questions<'_> {
    /// One of several choices, by number or by name; nothing typed means the default.
    pub(crate) fn choose<T: Clone>(
        &mut self,
        question: &Message,
        choices: &[(&str, String, T)],
        default: usize,
    ) -> Result<Option<T>, Complaint> {
        let mut text = format!("\n{}\n", self.screen.say(question));
        // A choice without a label is another name of one that has a number.
        let listed = choices.iter().filter(|(_, label, _)| !label.is_empty());
        for (index, (_, label, _)) in listed.clone().enumerate() {
            text += &format!("  {}  {label}\n", index + 1);
        }
        self.screen.print(&text)?;
        self.pick(&format!("[{}] > ", default + 1), choices, listed.count(), default)
    }

    /// One of several choices that are on the screen already, the first of them with numbers.
    pub(crate) fn pick<T: Clone>(
        &mut self,
        prompt: &str,
        choices: &[(&str, String, T)],
        numbered: usize,
        default: usize,
    ) -> Result<Option<T>, Complaint> {
        self.until_accepted(prompt, &(default + 1).to_string(), |answer| {
            let by_number = answer.parse().ok().and_then(|number: usize| number.checked_sub(1));
            let by_name = choices.iter().position(|(name, _, _)| *name == answer.to_lowercase());
            // A name of digits is a name where no choice has that number (how many people play), or where nobody
            // would write a number so (report 002).
            let is_number = !answer.starts_with('0');
            let by_number = by_number.filter(|&index| is_number && index < numbered);
            let is_default = answer.parse() == Ok(default + 1);
            let index = by_number.or(by_name).or(is_default.then_some(default));
            match index.and_then(|index| choices.get(index)) {
                Some((_, _, choice)) => Ok(choice.clone()),
                None => Err(Complaint(message!(
                    "ask-choice-wrong",
                    answer = Argument::quoted(answer),
                    count = numbered.to_string()
                ))),
            }
        })
    }

    /// A number in a range, or something else that `accept` makes something of because it has an `=` or dots.
    pub(crate) fn number<T>(
        &mut self,
        question: &Message,
        (least, most): (i64, i64),
        default: &str,
        mut accept: impl FnMut(&str) -> Result<T, Complaint>,
    ) -> Result<Option<T>, Complaint> {
        self.text(question, default, |answer| match answer.parse::<i64>() {
            Ok(number) if (least..=most).contains(&number) => accept(answer),
            Ok(number) => Err(Complaint(message!(
                "ask-out-of-range",
                number = number.to_string(),
                least = least.to_string(),
                most = most.to_string()
            ))),
            Err(_) if answer.contains('=') || answer.contains("..") => accept(answer),
            Err(_) => Err(Complaint(message!(
                "ask-number-wrong",
                answer = Argument::quoted(answer),
                least = least.to_string(),
                most = most.to_string()
            ))),
        })
    }

    /// Anything that `accept` makes something of; nothing typed means the default.
    pub(crate) fn text<T>(
        &mut self,
        question: &Message,
        default: &str,
        accept: impl FnMut(&str) -> Result<T, Complaint>,
    ) -> Result<Option<T>, Complaint> {
        let default_shown = self.screen.cell(default);
        let prompt = format!("{} [{default_shown}] > ", self.screen.say(question));
        self.until_accepted(&prompt, default, accept)
    }

    /// Asks again and again; whatever is wrong is answered with what would be right.
    fn until_accepted<T>(
        &mut self,
        prompt: &str,
        default: &str,
        mut accept: impl FnMut(&str) -> Result<T, Complaint>,
    ) -> Result<Option<T>, Complaint> {
        loop {
            let Some(answer) = self.input.ask(self.screen, prompt)? else { return Ok(None) };
            if is_word(&answer, "back", &message!("answer-back"), self.screen.language()) {
                return Ok(None);
            }
            match accept(if answer.is_empty() { default } else { &answer }) {
                Ok(accepted) => return Ok(Some(accepted)),
                Err(wrong) => self.complain(&advice::without(wrong))?,
            }
        }
    }

    /// Yes or no; nothing typed means no.
    pub(crate) fn yes(&mut self, question: &Message) -> Result<bool, Complaint> {
        let (yes, no) = self.yes_and_no();
        let prompt = format!("{} ({yes}/{no}) > ", self.screen.say(question));
        let answer = self.until_accepted(&prompt, &no, |answer| {
            means_yes(answer, &yes, &no).ok_or_else(|| {
                Complaint(message!(
                    "ask-yes-no-wrong",
                    answer = Argument::quoted(answer),
                    yes = yes.as_str(),
                    no = no.as_str()
                ))
            })
        })?;
        Ok(answer.unwrap_or(false))
    }

    /// The letters for yes and no.
    pub(crate) fn yes_and_no(&self) -> (String, String) {
        let say = |message| self.screen.say(&message);
        (say(message!("answer-yes")), say(message!("answer-no")))
    }

    pub(crate) fn complain(&self, wrong: &Message) -> Result<(), Complaint> {
        self.screen.print(&self.screen.say(wrong))
    }
}

/// Whether an answer is yes or no, in the language's letters or in English; `None` if it is neither.
pub(crate) fn means_yes(answer: &str, yes: &str, no: &str) -> Option<bool> {
    let answer = answer.to_lowercase();
    if [yes, "y", "yes"].contains(&answer.as_str()) {
        return Some(true);
    }
    [no, "n", "no", ""].contains(&answer.as_str()).then_some(false)
}
