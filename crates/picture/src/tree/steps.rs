use super::Tree;

/// One step of a search, for walking through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// This node was entered (or found to equal one that had been).
    Enter(usize),
    /// This node was left, with its value.
    Leave(usize),
}

impl Step {
    /// The node it is about.
    pub fn node(self) -> usize {
        match self {
            Step::Enter(node) | Step::Leave(node) => node,
        }
    }
}

impl Tree {
    /// The search step by step: every position is entered, everything below it follows, and it is left.
    pub fn steps(&self) -> Vec<Step> {
        let children = self.children();
        let mut steps = Vec::with_capacity(2 * self.nodes.len());
        // What is still to be done, last thing first.
        let mut open: Vec<Step> = if self.nodes.is_empty() { vec![] } else { vec![Step::Enter(0)] };
        while let Some(step) = open.pop() {
            steps.push(step);
            if let Step::Enter(node) = step {
                open.push(Step::Leave(node));
                let positions = children[node].iter().rev().copied();
                let positions = positions.filter(|&child| self.nodes[child].position().is_some());
                open.extend(positions.map(Step::Enter));
            }
        }
        steps
    }
}
