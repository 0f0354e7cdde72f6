use gametree_picture::Terminal;
use gametree_rules::Player;
use gametree_search::Bound;

use crate::{Layout, LeafTree, Looked, Room, Searched};

mod svg;
pub(crate) mod text;
mod tikz;

pub use tikz::tikz_document;

/// A tree to be drawn: as a question, or with what alpha-beta made of it. As SVG, for LaTeX or as text it says the same.
///
/// ```
/// use gametree::exercise::{Figure, LeafTree};
/// use gametree::language::Language;
/// use gametree::picture::TextStyle;
///
/// let tree = LeafTree::new("3.2.2".parse()?, vec![0, 7, 5, 2, 4, 4, 1, 2, 3, 0, 6, 7])?;
/// let question = Figure::question(&tree);
/// assert!(question.svg("Exercise 1", Language::English).stand_alone().contains("MAX"));
/// let searched = tree.alphabeta();
/// let solution = Figure::solution(&tree, &searched);
/// assert!(solution.tikz().contains("\\le 4"));
/// assert!(solution.text(&TextStyle::default()).contains("≤ 4"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Figure<'a> {
    /// The tree.
    pub tree: &'a LeafTree,
    /// What alpha-beta made of it, if that is to be seen.
    pub searched: Option<&'a Searched>,
    /// What stands on the branches.
    pub labels: Labels<'a>,
}

/// What stands on the branches of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels<'a> {
    /// Nothing.
    None,
    /// Their numbers below their node, from 1: with these a branch can be named.
    Numbers,
    /// The moves of a game: for each node the one that leads there.
    Moves(&'a [String]),
}

/// How a branch or node of a drawing looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// Looked at, or nobody says.
    Plain,
    /// On the best line.
    Best,
    /// Left out, and here is where it was cut.
    Cut,
    /// Below a branch that was cut.
    Below,
}

impl<'a> Figure<'a> {
    /// The tree as a question: who moves, and the leaves.
    pub fn question(tree: &'a LeafTree) -> Self {
        Figure { tree, searched: None, labels: Labels::Numbers }
    }

    /// The tree with the answer.
    pub fn solution(tree: &'a LeafTree, searched: &'a Searched) -> Self {
        Figure { searched: Some(searched), ..Figure::question(tree) }
    }

    /// The same with other labels.
    #[must_use]
    pub fn labelled(self, labels: Labels<'a>) -> Self {
        Figure { labels, ..self }
    }

    fn look(&self, node: usize) -> Look {
        let Some(searched) = self.searched else { return Look::Plain };
        match searched.saw(node) {
            true if searched.line.contains(&node) => Look::Best,
            true => Look::Plain,
            false if searched.cut_of(node).is_some() => Look::Cut,
            false => Look::Below,
        }
    }

    /// What a node was left with, if that is to be seen and anybody looked.
    fn looked(&self, node: usize) -> Option<Looked> {
        self.searched.and_then(|searched| searched.nodes[node])
    }

    /// Which in the order of the leaves that were looked at, from 1.
    fn order(&self, node: usize) -> Option<usize> {
        let searched = self.searched.filter(|searched| searched.saw(node))?;
        self.tree.leaf(node)?;
        let before = (0..=node).filter(|&node| self.tree.leaf(node).is_some());
        Some(before.filter(|&node| searched.saw(node)).count())
    }

    /// What stands on the branch that leads to a node.
    fn label(&self, node: usize) -> Option<String> {
        match self.labels {
            Labels::None => None,
            Labels::Numbers => self.tree.branch(node).steps().last().map(u8::to_string),
            Labels::Moves(moves) => moves.get(node).filter(|mv| !mv.is_empty()).cloned(),
        }
    }
}

/// `MAX` or `MIN`.
fn level(mover: Player) -> &'static str {
    match mover {
        Player::First => "MAX",
        Player::Second => "MIN",
    }
}

/// The value a node was left with: `5`, `≤ 4`, `≥ 7`.
fn value_text(looked: &Looked, terminal: Terminal) -> String {
    let sign = match looked.bound {
        Bound::Exact => "",
        Bound::Lower => terminal.pick("≥ ", ">= "),
        Bound::Upper => terminal.pick("≤ ", "<= "),
    };
    format!("{sign}{}", number_text(looked.value, terminal))
}

/// What was secured when a node was entered: `α 5`, `β 7`, both or nothing.
fn window(looked: &Looked, terminal: Terminal) -> Vec<String> {
    let alpha = looked.alpha.map(|alpha| (terminal.pick("α", "alpha"), alpha));
    let beta = looked.beta.map(|beta| (terminal.pick("β", "beta"), beta));
    let sides = [alpha, beta].into_iter().flatten();
    sides.map(|(name, value)| format!("{name} {}", number_text(value, terminal))).collect()
}

/// A number with the sign that numbers have in print.
fn number_text(number: i32, terminal: Terminal) -> String {
    number.to_string().replace('-', terminal.pick("−", "-"))
}

/// How far the middles of two nodes of one ply are apart at least, in leaves.
fn closest(tree: &LeafTree) -> f64 {
    let unit =
        Room { leaf_step: 1.0, node: (0.0, 0.0), leaf: (0.0, 0.0), ply_step: 1.0, margin: 0.0 };
    let layout = Layout::new(tree, &unit);
    let mut closest = f64::INFINITY;
    for ply in 0..=tree.plies() {
        let nodes = (0..tree.len()).filter(|&node| tree.ply(node) == ply);
        let across: Vec<f64> = nodes.map(|node| layout.place(node).x).collect();
        let inner = (0..tree.len()).any(|node| tree.ply(node) == ply && tree.leaf(node).is_none());
        let gaps = across.windows(2).map(|pair| pair[1] - pair[0]);
        closest = gaps.filter(|_| inner).fold(closest, f64::min);
    }
    closest
}
