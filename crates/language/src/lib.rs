//! Everything gametree says, in English, Latvian, Polish and Persian.
//!
//! A [`Message`] is data: which sentence, and what goes into it. A [`Language`] turns it into words.
//! Whatever goes into a sentence as text is shown as [`visible`] shows it, whoever wrote it.
//! The sentences are Fluent files in `messages/`, one folder a language; a test fails when one is
//! missing in any of them or takes other arguments.
//!
//! ```
//! use gametree::language::{Language, message};
//!
//! let plies = message!("plies", count = 5);
//! assert_eq!(Language::English.say(&plies), "5 plies");
//! assert_eq!(Language::Polish.say(&plies), "5 ruchów");
//! assert_eq!(Language::Persian.number(1234), "۱٬۲۳۴");
//! ```

mod digits;
mod direction;
mod language;
mod message;
mod visible;

pub use digits::{ascii_digits, persian_digits};
pub use direction::{is_mark, without_marks};
pub use language::{Language, UnknownLanguage};
pub use message::{Argument, Message};
pub use visible::{is_hidden, visible};
