//! Words for what the libraries report as data: every error as a message that can be said in any
//! language.

mod files;
mod positions;
mod printing;
mod searches;
mod solutions;
mod specs;
mod tables;

use gametree_language::{Argument, Message};

pub use files::{system, why};
pub use printing::why_not_printed;
pub use solutions::{too_much_memory, unsolved};
pub use tables::{size, table_need};

/// Something that can be said.
pub trait Words {
    /// The sentence.
    fn message(&self) -> Message;
}

/// Words that can be typed, with commas between them.
fn listed(words: &[&'static str]) -> Argument {
    Argument::list(words.iter().copied(), ", ")
}
