use std::collections::HashMap;

use gametree_rules::Player;

use super::{AnswersError, AnswersFault, Given, MOST_EXERCISES};
use crate::{Answer, Branch, LeafTree, Scale, Shape, generate};

/// An answer as it stands in a file, all of it text but what a file has as numbers.
#[derive(Default)]
pub(super) struct Row {
    /// Where it begins, from 1.
    pub(super) line: usize,
    pub(super) column: usize,
    /// Where its fields begin, in a table.
    pub(super) fields: Vec<(&'static str, (usize, usize))>,
    pub(super) name: Option<String>,
    pub(super) shape: String,
    pub(super) leaves: Option<String>,
    pub(super) seed: Option<u64>,
    pub(super) cuts_wanted: Option<usize>,
    pub(super) root: Option<String>,
    pub(super) scale: Option<String>,
    pub(super) cuts: Vec<String>,
    pub(super) value: Option<i32>,
    pub(super) leaves_looked_at: Option<usize>,
}

/// Trees that were made already: a class answers about the same one.
pub(super) type Trees = HashMap<TreeText, LeafTree>;

/// Everything that says which tree it is.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct TreeText {
    shape: String,
    leaves: Option<String>,
    seed: Option<(u64, Option<usize>)>,
    root: Option<String>,
    scale: Option<String>,
}

impl Row {
    pub(super) fn read(self, trees: &mut Trees) -> Result<Given, AnswersError> {
        let (whole, fields) = ((self.line, self.column), self.fields.clone());
        self.given(trees).map_err(|fault| {
            let field = fields.iter().find(|(name, _)| fault.column() == Some(*name));
            let (line, column) = field.map_or(whole, |(_, place)| *place);
            AnswersError { line, column, fault }
        })
    }

    fn given(self, trees: &mut Trees) -> Result<Given, AnswersFault> {
        let text = TreeText {
            shape: self.shape,
            leaves: self.leaves,
            seed: self.seed.map(|seed| (seed, self.cuts_wanted)),
            root: self.root,
            scale: self.scale,
        };
        let tree = match trees.get(&text) {
            Some(tree) => tree.clone(),
            None if trees.len() >= MOST_EXERCISES => return Err(AnswersFault::ManyExercises),
            None => {
                let tree = text.tree()?;
                trees.insert(text, tree.clone());
                tree
            }
        };
        let mut answer = Answer::default();
        let mut unknown = Vec::new();
        // Somebody who writes a branch that is not there is mistaken; the others in the file are not.
        for text in self.cuts {
            match text.parse::<Branch>().and_then(|branch| tree.node_at(&branch)) {
                Ok(node) => _ = answer.marked.insert(node),
                Err(_) => unknown.push(text),
            }
        }
        let (value, leaves) = (self.value, self.leaves_looked_at);
        Ok(Given { name: self.name, answer, unknown, value, leaves, tree })
    }
}

impl TreeText {
    fn tree(&self) -> Result<LeafTree, AnswersFault> {
        let shape: Shape = self.shape.trim().parse()?;
        let root = match self.root.as_deref().map(str::trim) {
            None | Some("max") => Player::First,
            Some("min") => Player::Second,
            Some(other) => return Err(AnswersFault::Root { text: other.to_owned() }),
        };
        let scale = self.scale.as_deref().map(|scale| scale.trim().parse::<Scale>()).transpose()?;
        let leaves = self.leaves.as_deref().map(LeafTree::read_leaves).transpose()?;
        let Some((seed, cuts)) = self.seed else {
            let leaves = leaves.ok_or(AnswersFault::NoTree)?;
            let scale = scale.map_or_else(|| Scale::around(&leaves), Ok)?;
            return Ok(LeafTree::with(shape, leaves, scale, root)?);
        };
        // Somebody who gives both has to mean the same.
        let tree = generate(&shape, seed, cuts)?;
        let same = leaves.is_none_or(|leaves| leaves == tree.leaves())
            && scale.is_none_or(|scale| scale == tree.scale())
            && root == tree.root();
        if same { Ok(tree) } else { Err(AnswersFault::OtherLeaves { seed }) }
    }
}
