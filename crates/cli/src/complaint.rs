//! What went wrong, in one line: what, where, what would be right.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use gametree_language::{Argument, Message, message};

use crate::advice::Advise;
use crate::arguments::{NotANumber, NotMemory};

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
        let texts = |kind| error.get(kind).map(context_texts).unwrap_or_default();
        let context = |kind| texts(kind).join(", ");
        let invalid = context(ContextKind::InvalidArg);
        let argument = Argument::quoted(argument_name(&invalid));
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
                choices = Argument::list(texts(ContextKind::ValidValue), ", ")
            ),
            ErrorKind::ValueValidation if is::<NotMemory>(error.source()) => message!(
                "error-argument-memory",
                argument = argument,
                value = Argument::quoted(&value)
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
            ErrorKind::ArgumentConflict => {
                let others = texts(ContextKind::PriorArg);
                let others: Vec<&str> = others.iter().map(|other| argument_name(other)).collect();
                if others == [argument_name(&invalid)] {
                    message!("error-argument-twice", argument = argument)
                } else {
                    let other = Argument::list(others, ", ");
                    message!("error-argument-conflict", argument = argument, other = other)
                }
            }
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

/// What is not an option, as the help writes it.
pub(crate) fn placeholder(name: Message) -> Argument {
    Argument::Joined(vec![Argument::Own("<"), name.into(), Argument::Own(">")])
}

/// `--depth <PLIES>` is `--depth` to people.
fn argument_name(argument: &str) -> &str {
    argument.split(" <").next().unwrap_or_default()
}

fn suggestion(name: &str) -> Message {
    if name.is_empty() { message!("suggest-help") } else { message!("suggest-name", name = name) }
}

fn context_texts(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::Strings(texts) => texts.clone(),
        other => vec![other.to_string()],
    }
}

fn is<E: Error + 'static>(source: Option<&(dyn Error + 'static)>) -> bool {
    source.is_some_and(|source| source.is::<E>())
}
