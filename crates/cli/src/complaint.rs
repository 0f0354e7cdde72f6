//! What went wrong, in one line: what, where, what would be right.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use gametree_language::{Argument, Message, message};

use crate::advice::Advise;
use crate::arguments::NotANumber;

/// The user's input was wrong. Ends the program with exit code 2.
#[derive(Debug)]
pub(crate) struct Complaint(pub(crate) Message);

impl<E: Advise> From<E> for Complaint {
    fn from(error: E) -> Self {
        Complaint(match error.advice() {
            Some(advice) => error.message().followed_by(advice),
            None => error.message(),
        })
    }
}

impl Complaint {
    /// The argument parser's own errors, in our words.
    pub(crate) fn from_parser(error: &clap::Error) -> Self {
        let context = |kind| error.get(kind).map(context_text).unwrap_or_default();
        let argument = Argument::quoted(argument_name(&context(ContextKind::InvalidArg)));
        let value = context(ContextKind::InvalidValue);
        Complaint(match error.kind() {
            ErrorKind::InvalidSubcommand => message!(
                "error-command",
                command = Argument::quoted(&context(ContextKind::InvalidSubcommand)),
                suggestion = suggestion(&context(ContextKind::SuggestedSubcommand))
            ),
            ErrorKind::UnknownArgument => message!(
                "error-argument-unknown",
                argument = argument,
                suggestion = suggestion(&context(ContextKind::SuggestedArg))
            ),
            ErrorKind::InvalidValue if value.is_empty() => {
                message!("error-argument-empty", argument = argument)
            }
            ErrorKind::InvalidValue => message!(
                "error-argument-choice",
                argument = argument,
                value = Argument::quoted(&value),
                choices = context(ContextKind::ValidValue)
            ),
            ErrorKind::ValueValidation => {
                let least = error.source().and_then(|source| source.downcast_ref::<NotANumber>());
                message!(
                    "error-argument-number",
                    argument = argument,
                    value = Argument::quoted(&value),
                    least = least.map_or(0, |&NotANumber { least }| least).to_string()
                )
            }
            ErrorKind::MissingRequiredArgument => {
                message!("error-argument-missing", argument = argument)
            }
            ErrorKind::ArgumentConflict => message!(
                "error-argument-conflict",
                argument = argument,
                other = context(ContextKind::PriorArg)
            ),
            ErrorKind::TooManyValues => {
                message!(
                    "error-argument-no-value",
                    argument = argument,
                    value = Argument::quoted(&value)
                )
            }
            ErrorKind::InvalidUtf8 => message!("error-argument-utf8"),
            _ => message!("error-argument-other"),
        })
    }
}

/// `--depth <PLIES>` is `--depth` to people.
fn argument_name(argument: &str) -> &str {
    argument.split(" <").next().unwrap_or_default()
}

fn suggestion(name: &str) -> Message {
    if name.is_empty() { message!("suggest-help") } else { message!("suggest-name", name = name) }
}

fn context_text(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}
