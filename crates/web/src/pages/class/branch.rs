use gametree_exercise::LeafTree;
use gametree_language::{Language, Message, message};

/// A branch as people read it: `3·2`.
pub(super) fn name(language: Language, tree: &LeafTree, node: usize) -> String {
    language.dotted(&tree.branch(node).to_string())
}

/// A tree for those who cannot see it.
pub(super) fn in_words(tree: &LeafTree) -> Message {
    let leaves = tree.leaves_text().replace('.', " ");
    message!("web-class-in-words", shape = tree.shape().to_string(), leaves = leaves)
}
