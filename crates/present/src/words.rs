//! Words for what the libraries report as data: every error as a message that can be said in any
//! language.

mod positions;
mod searches;
mod solutions;
mod specs;

use gametree_language::Message;

pub use solutions::unsolved;

/// Something that can be said.
pub trait Words {
    /// The sentence.
    fn message(&self) -> Message;
}
