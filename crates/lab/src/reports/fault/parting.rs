use gametree_picture::tree::{PositionNode, Tree};
use gametree_rules::{Amount, Player, Value};

/// Where two searches of one position part ways: the first place, in the order of the search, where they do not do the
/// same. First comes the one with the fault.
#[derive(Clone, PartialEq, Debug)]
pub struct Parting {
    /// The moves that lead there from the root.
    pub path: Vec<String>,
    /// The position there.
    pub position: String,
    /// Whose turn it is there; `None` once the game is over.
    pub mover: Option<Player>,
    /// What they do differently.
    pub what: Different,
}

/// What two searches do differently.
#[derive(Clone, PartialEq, Debug)]
pub enum Different {
    /// They value a leaf differently.
    Leaf([Amount; 2]),
    /// They take different values from the same moves.
    Taken([Amount; 2]),
    /// They look at a different number of moves: none where the game is taken to be over.
    Looked([usize; 2]),
    /// They try another move next, after so many.
    Tried {
        /// Moves tried before.
        after: usize,
        /// The next one of each.
        next: [String; 2],
    },
    /// They value all moves alike, but choose another one.
    Chosen([String; 2]),
}

impl Parting {
    /// The first place. `alike` says which values mean the same.
    pub(super) fn find(trees: [&Tree; 2], alike: impl Fn(Value, Value) -> bool) -> Option<Parting> {
        let below = trees.map(|tree| {
            let mut children = tree.children();
            for children in &mut children {
                children.retain(|&child| tree.nodes[child].position().is_some());
            }
            children
        });
        let mut looking = Looking { trees, below, alike, path: Vec::new() };
        looking.below([0, 0])
    }

    /// The choice itself, where everything before it is the same.
    pub(super) fn of_choices(tree: &Tree, chosen: [String; 2]) -> Option<Parting> {
        let root = tree.nodes.first()?.position()?;
        Some(Parting {
            path: Vec::new(),
            position: root.position.clone(),
            mover: root.mover,
            what: Different::Chosen(chosen),
        })
    }
}

struct Looking<'a, F> {
    trees: [&'a Tree; 2],
    below: [Vec<Vec<usize>>; 2],
    alike: F,
    path: Vec<String>,
}

impl<F: Fn(Value, Value) -> bool> Looking<'_, F> {
    /// The first place at these nodes, which the same moves lead to, or below them.
    fn below(&mut self, nodes: [usize; 2]) -> Option<Parting> {
        let [ours, theirs] = [0, 1].map(|side| self.below[side][nodes[side]].clone());
        for (after, (&our, &their)) in ours.iter().zip(&theirs).enumerate() {
            let [one, other] = [self.mv(0, our), self.mv(1, their)];
            if one != other {
                return self.here(nodes, Different::Tried { after, next: [one, other] });
            }
            self.path.push(one);
            let found = self.below([our, their]);
            self.path.pop();
            if found.is_some() {
                return found;
            }
        }
        if ours.len() != theirs.len() {
            return self.here(nodes, Different::Looked([ours.len(), theirs.len()]));
        }
        let [one, other] = [0, 1].map(|side| self.position(side, nodes[side])?.value);
        let (one, other) = one.zip(other)?;
        if (self.alike)(one, other) {
            return None;
        }
        let amount =
            |side: usize, value| Amount { value, denominator: self.trees[side].denominator };
        let values = [amount(0, one), amount(1, other)];
        let leaf = ours.is_empty();
        self.here(nodes, if leaf { Different::Leaf(values) } else { Different::Taken(values) })
    }

    fn here(&self, nodes: [usize; 2], what: Different) -> Option<Parting> {
        // The one without faults knows what is there.
        let there = self.position(1, nodes[1])?;
        let (position, mover) = (there.position.clone(), there.mover);
        Some(Parting { path: self.path.clone(), position, mover, what })
    }

    fn position(&self, side: usize, node: usize) -> Option<&PositionNode> {
        self.trees[side].nodes[node].position()
    }

    fn mv(&self, side: usize, node: usize) -> String {
        self.trees[side].nodes[node].mv.clone()
    }
}
