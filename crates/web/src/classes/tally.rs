use gametree_exercise::Mark;

use super::exercise::{Exercise, Marks};

/// What a class has answered, once the answers are closed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// How many have answered.
    pub(crate) answers: usize,
    /// How many had every cut, and nothing else.
    pub(crate) right: usize,
    /// The branches that are cut, and those that somebody has marked though they are looked at.
    pub(crate) branches: Vec<Count>,
}

/// How many have marked a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) node: usize,
    pub(crate) marked: usize,
    pub(crate) is_cut: bool,
}

impl Tally {
    pub(crate) fn of(exercise: &Exercise, answers: impl Iterator<Item = Marks>) -> Tally {
        let Exercise { tree, searched, later } = exercise;
        let mut tally = Tally::default();
        let mut marked = vec![0; tree.len()];
        for marks in answers {
            let found = exercise.answer(marks).mark(tree, searched);
            tally.answers += 1;
            tally.right += usize::from(found.is_right());
            for (node, mark) in found.branches {
                marked[node] += usize::from(matches!(mark, Mark::Right | Mark::Wrong));
            }
        }
        let counts = later.iter().map(|&node| {
            let is_cut = searched.cut_of(node).is_some();
            Count { node, marked: marked[node], is_cut }
        });
        tally.branches = counts.filter(|count| count.is_cut || count.marked > 0).collect();
        tally
    }

    /// The cut that fewest have found, if anybody missed one: of equals the first.
    pub(crate) fn most_missed(&self) -> Option<Count> {
        let cuts = self.branches.iter().filter(|count| count.is_cut);
        let missed = cuts.filter(|count| count.marked < self.answers);
        missed.min_by_key(|count| count.marked).copied()
    }
}

#[cfg(test)]
mod tests {
    use gametree_exercise::LeafTree;

    use super::*;

    /// The tree of the pictures: `2.2` and `3.2` are cut.
    fn exercise() -> Exercise {
        let leaves = vec![0, 7, 5, 2, 4, 4, 1, 2, 3, 0, 6, 7];
        Exercise::new(LeafTree::new("3.2.2".parse().unwrap(), leaves).unwrap())
    }

    #[test]
    fn counted_by_hand() {
        let exercise = exercise();
        let answers: [&[&str]; 6] = [
            &["2.2", "3.2"],
            &["2.2"],
            &["2.2", "1.1.2"],
            // What is below a cut is not looked at either: this is all right.
            &["2.2", "3.2", "3.2.2"],
            &[],
            &["1.1.2", "1.2.2"],
        ];
        let marks = answers.iter().map(|marked| exercise.marks(marked.iter().copied()));
        let tally = Tally::of(&exercise, marks);
        assert_eq!((tally.answers, tally.right), (6, 2));
        let told: Vec<(String, usize, bool)> = tally
            .branches
            .iter()
            .map(|count| (exercise.tree.branch(count.node).to_string(), count.marked, count.is_cut))
            .collect();
        let wanted = [("1.1.2", 2, false), ("1.2.2", 1, false), ("2.2", 4, true), ("3.2", 2, true)];
        assert_eq!(told, wanted.map(|(branch, marked, cut)| (branch.to_owned(), marked, cut)));
        let missed = tally.most_missed().unwrap();
        assert_eq!(exercise.tree.branch(missed.node).to_string(), "3.2");
    }

    #[test]
    fn nothing_is_missed_where_everybody_is_right() {
        let exercise = exercise();
        let right = exercise.marks(["2.2", "3.2"].into_iter());
        let tally = Tally::of(&exercise, [right; 3].into_iter());
        assert_eq!((tally.right, tally.most_missed()), (3, None));
        let nobody = Tally::of(&exercise, [].into_iter());
        assert_eq!((nobody.answers, nobody.right, nobody.most_missed()), (0, 0, None));
    }
}
