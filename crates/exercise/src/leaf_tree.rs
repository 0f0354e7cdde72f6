use gametree_rules::{Evaluator, Game, Outcome, Player, Value};

use crate::{Branch, Scale, Shape, TreeError};

/// A tree with a number at each leaf. MAX and MIN move in turn.
///
/// Nodes are numbered in the order of writing: a node, then everything below its first branch, then its second. The
/// root is 0. Leaves are numbered by themselves, from left to right, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeafTree {
    shape: Shape,
    leaves: Vec<i32>,
    scale: Scale,
    root: Player,
    nodes: Vec<Node>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    parent: Option<usize>,
    children: Vec<usize>,
    leaf: Option<usize>,
    branch: Branch,
}

impl LeafTree {
    /// A tree where MAX begins, with leaves from 0 to 10.
    pub fn new(shape: Shape, leaves: Vec<i32>) -> Result<LeafTree, TreeError> {
        LeafTree::with(shape, leaves, Scale::default(), Player::First)
    }

    /// A tree with a scale of its own, and somebody who begins.
    pub fn with(
        shape: Shape,
        leaves: Vec<i32>,
        scale: Scale,
        root: Player,
    ) -> Result<LeafTree, TreeError> {
        if leaves.len() != shape.leaves() {
            return Err(TreeError::Values { given: leaves.len(), leaves: shape.leaves() });
        }
        let off = leaves.iter().position(|value| !scale.values().contains(value));
        if let Some(leaf) = off {
            return Err(TreeError::OffScale { leaf: leaf + 1, value: leaves[leaf], scale });
        }
        let nodes = nodes(&shape);
        Ok(LeafTree { shape, leaves, scale, root, nodes })
    }

    /// Whether a character stands between two leaves, however many of them there are.
    pub fn is_between(sign: char) -> bool {
        sign == '.' || sign == ',' || sign.is_whitespace()
    }

    /// Reads leaves as they stand in addresses and files: `0.7.5` or `0 7 5` or `0,7,5`.
    pub fn read_leaves(text: &str) -> Result<Vec<i32>, TreeError> {
        let pieces = text.split(LeafTree::is_between);
        let pieces = pieces.filter(|piece| !piece.is_empty()).take(Shape::MOST_LEAVES + 1);
        let read = |(leaf, piece): (usize, &str)| {
            let piece = piece.replace('\u{2212}', "-");
            piece.parse().map_err(|_| TreeError::Value { leaf: leaf + 1, text: piece })
        };
        pieces.enumerate().map(read).collect()
    }

    /// How it branches.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The values of the leaves from left to right.
    pub fn leaves(&self) -> &[i32] {
        &self.leaves
    }

    /// The leaves as they stand in addresses: `0.7.5`.
    pub fn leaves_text(&self) -> String {
        let values: Vec<String> = self.leaves.iter().map(i32::to_string).collect();
        values.join(".")
    }

    /// The values that leaves may have.
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// Who is to move at the root: the first player is MAX.
    pub fn root(&self) -> Player {
        self.root
    }

    /// How many nodes there are, leaves included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// There always are some.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node above.
    pub fn parent(&self, node: usize) -> Option<usize> {
        self.nodes[node].parent
    }

    /// The nodes just below.
    pub fn children(&self, node: usize) -> &[usize] {
        &self.nodes[node].children
    }

    /// Which leaf the node is, if it is one.
    pub fn leaf(&self, node: usize) -> Option<usize> {
        self.nodes[node].leaf
    }

    /// The node that a leaf is.
    pub fn node_of_leaf(&self, leaf: usize) -> Option<usize> {
        self.nodes.iter().position(|node| node.leaf == Some(leaf))
    }

    /// The way to a node, which is the branch that it hangs on.
    pub fn branch(&self, node: usize) -> &Branch {
        &self.nodes[node].branch
    }

    /// The node at the end of a branch.
    pub fn node_at(&self, branch: &Branch) -> Result<usize, TreeError> {
        let found = self.nodes.iter().position(|node| node.branch == *branch);
        found.ok_or_else(|| TreeError::Branch { text: branch.to_string() })
    }

    /// Plies from the root.
    pub fn ply(&self, node: usize) -> usize {
        self.nodes[node].branch.steps().len()
    }

    /// Plies from the root to the deepest leaf.
    pub fn plies(&self) -> usize {
        (0..self.len()).map(|node| self.ply(node)).max().unwrap_or(0)
    }

    /// Who is to move there; at a leaf, whose turn it would be.
    pub fn mover(&self, node: usize) -> Player {
        if self.ply(node) % 2 == 0 { self.root } else { self.root.opponent() }
    }

    /// What every node is worth.
    pub fn values(&self) -> Vec<i32> {
        let mut values = vec![0; self.len()];
        // What is below a node stands behind it.
        for node in (0..self.len()).rev() {
            let below = self.children(node).iter().map(|&child| values[child]);
            let best = match self.mover(node) {
                Player::First => below.max(),
                Player::Second => below.min(),
            };
            values[node] = best.or(self.leaf(node).map(|leaf| self.leaves[leaf])).unwrap_or(0);
        }
        values
    }

    /// The same tree with another value at one leaf.
    ///
    /// # Errors
    /// If there is no such leaf, or the value is off the scale.
    pub fn with_leaf(&self, leaf: usize, value: i32) -> Result<LeafTree, TreeError> {
        let mut tree = self.clone();
        let place =
            tree.leaves.get_mut(leaf).ok_or(TreeError::Branch { text: leaf.to_string() })?;
        if !self.scale.values().contains(&value) {
            return Err(TreeError::OffScale { leaf: leaf + 1, value, scale: self.scale });
        }
        *place = value;
        Ok(tree)
    }
}

fn nodes(shape: &Shape) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::with_capacity(shape.branches().len());
    let mut above: Vec<usize> = Vec::new();
    let mut leaves = 0;
    for (index, (&branches, ply)) in shape.branches().iter().zip(shape.plies_of_nodes()).enumerate()
    {
        above.truncate(ply);
        let parent = above.last().copied();
        let mut branch = Branch::default();
        if let Some(parent) = parent {
            nodes[parent].children.push(index);
            branch = nodes[parent].branch.clone();
            branch.0.push(nodes[parent].children.len() as u8);
        }
        let leaf = (branches == 0).then_some(leaves);
        leaves += usize::from(leaf.is_some());
        nodes.push(Node { parent, children: Vec::new(), leaf, branch });
        above.push(index);
    }
    nodes
}

/// Going down the tree is the game; where it ends is all that counts.
impl Game for LeafTree {
    type Position = usize;
    /// Which branch, from 1.
    type Move = u8;

    fn start(&self) -> usize {
        0
    }

    fn to_move(&self, node: &usize) -> Player {
        self.mover(*node)
    }

    fn outcome(&self, node: &usize) -> Option<Outcome> {
        self.leaf(*node).map(|_| Outcome::Draw)
    }

    fn legal_moves(&self, node: &usize) -> impl Iterator<Item = u8> {
        1..=self.children(*node).len() as u8
    }

    fn play_unchecked(&self, node: &mut usize, branch: u8) {
        *node = self.children(*node)[usize::from(branch) - 1];
    }
}

/// A leaf is worth its number.
pub(crate) struct Leaves;

impl Evaluator<LeafTree> for Leaves {
    fn estimate(&self, _: &LeafTree, _: &usize) -> Value {
        Value::ZERO
    }

    fn finished(&self, tree: &LeafTree, node: &usize, _: Outcome, _: u32) -> Value {
        Value(tree.leaf(*node).map_or(0, |leaf| tree.leaves[leaf].into()))
    }
}
