//! Texts to throw at a reader: anything at all, and valid ones with a few characters changed.

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::{collection, sample};

/// One change to a text.
#[derive(Clone, Debug)]
enum Edit {
    Insert(char),
    Replace(char),
    Remove,
    /// Cuts the text off here.
    End,
    /// Appends what follows once more.
    Repeat,
}

/// Changes to make to a text, each at a place of its own.
#[derive(Clone, Debug)]
pub(crate) struct Edits(Vec<(Index, Edit)>);

impl Edits {
    /// The text with the changes made.
    pub(crate) fn apply(&self, text: &str) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        for (at, edit) in &self.0 {
            let at = at.index(characters.len() + 1);
            let inside = at < characters.len();
            match edit {
                Edit::Insert(character) => characters.insert(at, *character),
                Edit::Replace(character) if inside => characters[at] = *character,
                Edit::Remove if inside => drop(characters.remove(at)),
                Edit::End => characters.truncate(at),
                Edit::Repeat => characters.extend_from_within(at..),
                Edit::Replace(_) | Edit::Remove => {}
            }
        }
        characters.into_iter().collect()
    }
}

/// Up to four changes, often none.
pub(crate) fn edits() -> impl Strategy<Value = Edits> {
    let edit = prop_oneof![
        character().prop_map(Edit::Insert),
        character().prop_map(Edit::Replace),
        Just(Edit::Remove),
        Just(Edit::End),
        Just(Edit::Repeat),
    ];
    collection::vec((any::<Index>(), edit), 0..5).prop_map(Edits)
}

/// Mostly characters that mean something to somebody.
fn character() -> impl Strategy<Value = char> {
    let telling: Vec<char> = "0123456789-+/,=:. xorbabn۱٣½∞\\0".chars().collect();
    prop_oneof![4 => sample::select(telling), 1 => any::<char>()]
}

/// Any text, printable or not.
pub(crate) fn noise() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[-+0-9/,=:.xorba ]{0,30}",
        "[0-9]{1,30}(/-?[0-9]{1,30}){0,6}",
        "[a-z]{1,8}:([a-z]{1,6}=[-0-9/,yesno]{0,12},?){0,4}",
    ]
}
