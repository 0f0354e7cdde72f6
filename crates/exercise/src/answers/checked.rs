use super::Given;
use crate::{LeafTree, Mark, Marked, Searched};

/// Answers with their marks, and what a class had most trouble with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Every answer, in the order of the file.
    pub answers: Vec<CheckedAnswer>,
    /// Every tree once, in the order they came up.
    pub exercises: Vec<CheckedExercise>,
}

/// An answer with its marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedAnswer {
    /// What was given.
    pub given: Given,
    /// Which of the exercises it is about.
    pub exercise: usize,
    /// The branches, marked.
    pub marked: Marked,
}

/// A tree that answers are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedExercise {
    /// The tree.
    pub tree: LeafTree,
    /// What alpha-beta makes of it.
    pub searched: Searched,
    /// How many answered.
    pub answers: usize,
    /// How many had everything right.
    pub right: usize,
    /// How many missed each branch that is cut.
    pub missed: Vec<(usize, usize)>,
}

impl Checked {
    /// Marks answers.
    pub fn new(given: Vec<Given>) -> Checked {
        let mut checked =
            Checked { answers: Vec::with_capacity(given.len()), exercises: Vec::new() };
        for given in given {
            let known = checked.exercises.iter().position(|exercise| exercise.tree == given.tree);
            let place = known.unwrap_or(checked.exercises.len());
            if known.is_none() {
                checked.exercises.push(CheckedExercise::new(given.tree.clone()));
            }
            let exercise = &mut checked.exercises[place];
            let marked = given.answer.mark(&exercise.tree, &exercise.searched);
            exercise.answers += 1;
            for (branch, missed) in &mut exercise.missed {
                *missed += usize::from(marked.branches.contains(&(*branch, Mark::Missed)));
            }
            let answer = CheckedAnswer { given, exercise: place, marked };
            exercise.right += usize::from(answer.is_right(&exercise.searched));
            checked.answers.push(answer);
        }
        checked
    }

    /// How many answers have everything right.
    pub fn right(&self) -> usize {
        self.exercises.iter().map(|exercise| exercise.right).sum()
    }

    /// Whether all of them have.
    pub fn is_right(&self) -> bool {
        self.right() == self.answers.len()
    }

    /// What alpha-beta makes of the tree of an answer.
    pub fn searched(&self, answer: &CheckedAnswer) -> &Searched {
        &self.exercises[answer.exercise].searched
    }
}

impl CheckedAnswer {
    /// Whether everything that was answered is right; somebody who says nothing of a number is not asked for it.
    pub fn is_right(&self, searched: &Searched) -> bool {
        self.marked.is_right()
            && self.given.unknown.is_empty()
            && self.given.value.is_none_or(|value| value == searched.value)
            && self.given.leaves.is_none_or(|leaves| leaves == searched.leaves)
    }
}

impl CheckedExercise {
    fn new(tree: LeafTree) -> Self {
        let searched = tree.alphabeta();
        let missed = searched.cut_branches().map(|branch| (branch, 0)).collect();
        CheckedExercise { tree, searched, answers: 0, right: 0, missed }
    }

    /// The branch that most people missed, the first of these, and how many did; `None` if nobody missed any.
    pub fn most_missed(&self) -> Option<(usize, usize)> {
        let most = self.missed.iter().map(|(_, missed)| *missed).max().filter(|&most| most > 0)?;
        self.missed.iter().copied().find(|(_, missed)| *missed == most)
    }
}
