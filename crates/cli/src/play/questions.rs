//! Questions with numbered answers and defaults. `None` always means that the input has ended.

use gametree_language::{Argument, Message, message};

use super::input::Input;
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
        for (index, (_, label, _)) in choices.iter().enumerate() {
            text += &format!("  {}  {label}\n", index + 1);
        }
        self.screen.print(&text)?;
        loop {
            let Some(answer) = self.input.ask(self.screen, &format!("[{}] > ", default + 1))?
            else {
                return Ok(None);
            };
            let by_number = answer.parse().ok().and_then(|number: usize| number.checked_sub(1));
            let by_name = choices.iter().position(|(name, _, _)| *name == answer.to_lowercase());
            let index = if answer.is_empty() { Some(default) } else { by_number.or(by_name) };
            match index.and_then(|index| choices.get(index)) {
                Some((_, _, choice)) => return Ok(Some(choice.clone())),
                None => self.complain(&message!(
                    "ask-choice-wrong",
                    answer = Argument::quoted(&answer),
                    count = choices.len()
                ))?,
            }
        }
    }

    /// A number in a range, or a `KEY=VALUE` that `accept` makes something of.
    pub(crate) fn number<T>(
        &mut self,
        question: &Message,
        (least, most): (i64, i64),
        default: i64,
        mut accept: impl FnMut(&str) -> Result<T, Complaint>,
    ) -> Result<Option<T>, Complaint> {
        let prompt = format!("{} [{default}] > ", self.screen.say(question));
        loop {
            let Some(answer) = self.input.ask(self.screen, &prompt)? else { return Ok(None) };
            let answer = if answer.is_empty() { default.to_string() } else { answer };
            let wrong = match answer.parse::<i64>() {
                Ok(number) if (least..=most).contains(&number) => None,
                Ok(number) => Some(message!(
                    "ask-out-of-range",
                    number = number.to_string(),
                    least = least.to_string(),
                    most = most.to_string()
                )),
                Err(_) if answer.contains('=') => None,
                Err(_) => Some(message!("ask-not-a-number", answer = Argument::quoted(&answer))),
            };
            match wrong {
                Some(wrong) => self.complain(&wrong)?,
                None => match accept(&answer) {
                    Ok(accepted) => return Ok(Some(accepted)),
                    Err(Complaint(wrong)) => self.complain(&wrong)?,
                },
            }
        }
    }

    /// Yes or no; nothing typed means no.
    pub(crate) fn yes(&mut self, question: &Message) -> Result<bool, Complaint> {
        let (yes, no) = (message!("answer-yes"), message!("answer-no"));
        let (yes, no) = (self.screen.say(&yes), self.screen.say(&no));
        let prompt = format!("{} ({yes}/{no}) > ", self.screen.say(question));
        loop {
            let Some(answer) = self.input.ask(self.screen, &prompt)? else { return Ok(false) };
            let answer = answer.to_lowercase();
            if answer == yes || answer == "y" || answer == "yes" {
                return Ok(true);
            }
            if answer.is_empty() || answer == no || answer == "n" || answer == "no" {
                return Ok(false);
            }
            self.complain(&message!(
                "ask-yes-no-wrong",
                answer = Argument::quoted(&answer),
                yes = yes.as_str(),
                no = no.as_str()
            ))?;
        }
    }

    fn complain(&self, wrong: &Message) -> Result<(), Complaint> {
        self.screen.print(&self.screen.say(wrong))
    }
}
