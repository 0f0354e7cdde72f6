use gametree_exercise::{Checked, LeafTree, Mark, Searched};
use schemars::JsonSchema;
use serde::Serialize;

use super::Level;

/// Answers to exercises, checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ExerciseCheck {
    /// The file.
    pub file: String,
    /// Whether every answer has everything right.
    pub all_right: bool,
    /// How many answers have.
    pub right: usize,
    /// The answers in the order of the file.
    pub answers: Vec<CheckedAnswer>,
    /// The trees that they are about.
    pub exercises: Vec<CheckedExercise>,
}

/// An answer with its marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CheckedAnswer {
    /// Whose it is.
    pub name: Option<String>,
    /// Which of the exercises it is about, from 1.
    pub exercise: usize,
    /// Whether everything is right.
    pub right: bool,
    /// The branches that there is something to say about.
    pub branches: Vec<CheckedBranch>,
    /// What was written among them and names no branch of the tree: wrong, too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// What the root is said to be worth; null if nothing is said.
    pub value: Option<CheckedNumber>,
    /// How many leaves are said to be looked at; null if nothing is said.
    pub leaves_looked_at: Option<CheckedNumber>,
}

/// A branch of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CheckedBranch {
    /// The branch.
    pub branch: String,
    /// `right`, `missed`, `wrong`, or `below` one that is cut.
    pub mark: &'static str,
}

/// A number of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CheckedNumber {
    /// What was given,
    pub given: i64,
    /// and what is so.
    pub correct: i64,
}

/// A tree that answers are about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CheckedExercise {
    /// How it branches.
    pub shape: String,
    /// Its leaves.
    pub leaves: Vec<i32>,
    /// Who moves at the root.
    pub root: Level,
    /// The branches that are cut.
    pub cuts: Vec<String>,
    /// What the root is worth.
    pub value: i32,
    /// How many leaves alpha-beta looks at.
    pub leaves_looked_at: usize,
    /// How many answers there are,
    pub answers: usize,
    /// and how many of them have everything right.
    pub right: usize,
    /// The branch that most of them missed; null if nobody missed any.
    pub most_missed: Option<MostMissed>,
}

/// A branch that people missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MostMissed {
    /// The branch.
    pub branch: String,
    /// How many missed it.
    pub missed: usize,
}

impl ExerciseCheck {
    /// What was found in a file.
    pub fn new(file: String, checked: &Checked) -> ExerciseCheck {
        let answers = checked.answers.iter().map(|answer| {
            let searched = checked.searched(answer);
            CheckedAnswer::new(answer, searched)
        });
        let exercises = checked.exercises.iter().map(CheckedExercise::from);
        ExerciseCheck {
            file,
            all_right: checked.is_right(),
            right: checked.right(),
            answers: answers.collect(),
            exercises: exercises.collect(),
        }
    }
}

impl CheckedAnswer {
    fn new(answer: &gametree_exercise::CheckedAnswer, searched: &Searched) -> Self {
        let given = &answer.given;
        let branch = |&(node, mark): &(usize, Mark)| CheckedBranch {
            branch: branch_text(&given.tree, node),
            mark: match mark {
                Mark::Right => "right",
                Mark::Missed => "missed",
                Mark::Wrong => "wrong",
                Mark::Below => "below",
            },
        };
        let correct = searched.leaves as i64;
        CheckedAnswer {
            name: given.name.clone(),
            exercise: answer.exercise + 1,
            right: answer.is_right(searched),
            branches: answer.marked.branches.iter().map(branch).collect(),
            unknown: given.unknown.clone(),
            value: given
                .value
                .map(|given| CheckedNumber { given: given.into(), correct: searched.value.into() }),
            leaves_looked_at: given
                .leaves
                .map(|given| CheckedNumber { given: given as i64, correct }),
        }
    }
}

impl From<&gametree_exercise::CheckedExercise> for CheckedExercise {
    fn from(checked: &gametree_exercise::CheckedExercise) -> Self {
        let gametree_exercise::CheckedExercise { tree, searched, answers, right, .. } = checked;
        CheckedExercise {
            shape: tree.shape().to_string(),
            leaves: tree.leaves().to_vec(),
            root: tree.root().into(),
            cuts: searched.cut_branches().map(|node| branch_text(tree, node)).collect(),
            value: searched.value,
            leaves_looked_at: searched.leaves,
            answers: *answers,
            right: *right,
            most_missed: checked
                .most_missed()
                .map(|(node, missed)| MostMissed { branch: branch_text(tree, node), missed }),
        }
    }
}

fn branch_text(tree: &LeafTree, node: usize) -> String {
    tree.branch(node).to_string()
}
