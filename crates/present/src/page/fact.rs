use gametree_language::Message;

use super::Cell;

/// A label and what belongs to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    /// What it is about.
    pub label: Cell,
    /// What is so.
    pub value: Cell,
    /// Whether it belongs to the fact above it.
    pub is_detail: bool,
}

impl Fact {
    /// A fact with a label in words.
    pub fn new(label: Message, value: Cell) -> Fact {
        Fact { label: Cell::text(label), value, is_detail: false }
    }

    /// A fact whose label is a name, the same in every language.
    pub fn named(name: &str, value: Cell) -> Fact {
        Fact { label: Cell::text(name), value, is_detail: false }
    }

    /// A fact with a name that belongs to the one above it.
    pub fn detail(name: &str, value: Cell) -> Fact {
        Fact { is_detail: true, ..Fact::named(name, value) }
    }
}
