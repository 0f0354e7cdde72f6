use gametree_exercise::{Answer, LeafTree, Searched};

/// A tree that is asked about, with what alpha-beta makes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Exercise {
    pub(crate) tree: LeafTree,
    pub(crate) searched: Searched,
    /// The branches that can be marked: all but the first below each node, which is looked at whenever its node is.
    pub(crate) later: Vec<usize>,
}

/// An answer: a bit for each later branch. Every later branch adds a leaf, so there are at most 26 of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Marks(u32);

impl Exercise {
    pub(crate) fn new(tree: LeafTree) -> Exercise {
        let later = (1..tree.len()).filter(|&node| !tree.branch(node).is_first()).collect();
        Exercise { searched: tree.alphabeta(), later, tree }
    }

    /// Reads the branches that a form names. What is no branch that could be marked is left out: the form of ours
    /// has none.
    pub(crate) fn marks<'a>(&self, branches: impl Iterator<Item = &'a str>) -> Marks {
        let node = |text: &str| self.tree.node_at(&text.parse().ok()?).ok();
        let place = |node| self.later.iter().position(|&later| later == node);
        let places = branches.filter_map(|text| place(node(text)?));
        Marks(places.fold(0, |marks, place| marks | 1 << place))
    }

    /// The same as an answer to be compared with the search.
    pub(crate) fn answer(&self, marks: Marks) -> Answer {
        let marked = self.later.iter().enumerate();
        let marked = marked.filter(|(place, _)| marks.0 >> place & 1 == 1).map(|(_, &node)| node);
        Answer { marked: marked.collect() }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gametree_exercise::{Shape, generate};

    use super::*;

    #[test]
    fn every_later_branch_has_a_bit() {
        for shape in Shape::OFFERED.into_iter().chain(["9.3", "(..)(.(..))", "1.1.2", "9", "3.9"]) {
            let tree = generate(&shape.parse().unwrap(), 5, None).unwrap();
            let exercise = Exercise::new(tree);
            let tree = &exercise.tree;
            assert_eq!(exercise.later.len(), tree.leaves().len() - 1, "{shape}");
            assert!(exercise.later.len() <= 32);
            for &node in &exercise.later {
                let text = tree.branch(node).to_string();
                let marks = exercise.marks([text.as_str()].into_iter());
                assert_eq!(exercise.answer(marks).marked, BTreeSet::from([node]));
            }
            let all: Vec<String> =
                exercise.later.iter().map(|&node| tree.branch(node).to_string()).collect();
            let marks = exercise.marks(all.iter().map(String::as_str));
            assert_eq!(exercise.answer(marks).marked.len(), exercise.later.len());
        }
    }

    #[test]
    fn what_cannot_be_marked_is_left_out() {
        let tree = generate(&"3.2.2".parse().unwrap(), 1, None).unwrap();
        let exercise = Exercise::new(tree);
        let wrong = ["", "1", "1.1", "9.9", "x", "1.2.1", "1.2.2.2", "1.2.2.2.2.2.2.2"];
        assert_eq!(exercise.marks(wrong.into_iter()), Marks::default());
        assert_eq!(exercise.marks(["2.2", "2.2"].into_iter()), exercise.marks(["2·2"].into_iter()));
    }
}
