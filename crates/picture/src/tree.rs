//! Search trees: a record of a search turned into words and drawings, and then into text, SVG, DOT,
//! TikZ or JSON. Everything here is a pure function.

mod boards;
mod dot;
mod fold;
mod json;
mod layout;
mod steps;
mod svg;
mod text;
mod tikz;
mod words;

use gametree_rules::{Evaluator, Notation, Player, Value};
use gametree_search::{Bound, CutReason, Exit, TreeRecord};

pub use boards::Boards;
pub use dot::tree_dot;
pub use fold::folded;
pub use json::tree_json;
pub use layout::{Place, layout};
pub use steps::Step;
pub use svg::tree_svg;
pub use text::tree_text;
pub use tikz::tree_tikz;
pub use words::{number_text, value_text, why_left};

use crate::Board;

/// A search tree with everything a picture needs, whatever the game.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The nodes; a parent comes before its children.
    pub nodes: Vec<TreeNode>,
    /// Values are multiples of one over this.
    pub denominator: i64,
    /// Positions of the search that are not here.
    pub left_out: u64,
    /// The nodes of the best line, from the root on. Where it comes to a merged node, it goes on below
    /// the equal one that was searched, which stands elsewhere.
    pub line: Vec<usize>,
    /// For drawing its positions.
    pub boards: Boards,
}

/// One node of a tree.
#[derive(Clone, Debug)]
pub struct TreeNode {
    /// The node above.
    pub parent: Option<usize>,
    /// Plies from the root.
    pub ply: usize,
    /// The move that led here.
    pub mv: String,
    /// Whether the search's best line goes through it.
    pub on_line: bool,
    /// What it shows.
    pub content: Content,
}

/// What a node of a tree shows.
#[derive(Clone, Debug)]
pub enum Content {
    /// A position that was visited.
    Position(Box<PositionNode>),
    /// Moves that were cut: nobody looked at them.
    Unsearched {
        /// The moves.
        moves: Vec<String>,
    },
    /// Nodes that are there but not drawn.
    Folded {
        /// How many positions.
        count: usize,
        /// Whether each of them was left with moves unsearched.
        all_cut: bool,
    },
}

/// A position that was visited.
#[derive(Clone, Debug)]
pub struct PositionNode {
    /// Its place in the order of visits, from 1.
    pub order: usize,
    /// The position as text.
    pub position: String,
    /// Who is to move: MAX is the first player. `None` once the game is over.
    pub mover: Option<Player>,
    /// What the heuristic says of it.
    pub heuristic: Value,
    /// What MAX had secured at entry.
    pub alpha: Value,
    /// What MIN had secured at entry.
    pub beta: Value,
    /// The value it was left with.
    pub value: Option<Value>,
    /// What that says about the true one.
    pub bound: Bound,
    /// Why it was left.
    pub exit: Option<Exit>,
    /// For a cut: which bound was reached, and where it comes from.
    pub cut: Option<CutReason>,
    /// The order of visit of the equal position it was merged with.
    pub merged_with: Option<usize>,
}

impl TreeNode {
    /// Reasons for cuts name nodes by index; when nodes move, so do these.
    fn map_cut(&mut self, places: &[Option<usize>]) {
        if let Content::Position(position) = &mut self.content {
            position.cut = position.cut.and_then(|cut| {
                let (at, source) = (places[cut.at]?, places[cut.source]?);
                Some(CutReason { at, source, ..cut })
            });
        }
    }

    /// The position, if the node shows one.
    pub fn position(&self) -> Option<&PositionNode> {
        match &self.content {
            Content::Position(position) => Some(position),
            _ => None,
        }
    }
}

impl Tree {
    /// Puts a recorded search into words. `line` is the best line it found.
    pub fn new<G>(
        game: &G,
        evaluator: &impl Evaluator<G>,
        record: &TreeRecord<G>,
        line: &[G::Move],
    ) -> Tree
    where
        G: Notation + Board<Position: Send + Sync> + Clone + Send + Sync + 'static,
    {
        let line = line_nodes(record, line);
        let mut nodes = Vec::with_capacity(record.nodes().len());
        for (index, node) in record.nodes().iter().enumerate() {
            let outcome = game.outcome(&node.position);
            let heuristic = match outcome {
                Some(outcome) => evaluator.finished(game, &node.position, outcome, node.ply as u32),
                None => evaluator.estimate(game, &node.position),
            };
            nodes.push(TreeNode {
                parent: node.parent,
                ply: node.ply,
                mv: node.mv.map(|mv| game.move_text(mv)).unwrap_or_default(),
                on_line: line.contains(&index),
                content: Content::Position(Box::new(PositionNode {
                    order: index + 1,
                    position: game.position_text(&node.position),
                    mover: outcome.is_none().then(|| game.to_move(&node.position)),
                    heuristic,
                    alpha: node.alpha,
                    beta: node.beta,
                    value: node.value,
                    bound: node.bound().unwrap_or(Bound::Exact),
                    exit: node.exit,
                    cut: record.cut_reason(game, index),
                    merged_with: node.merged_with.map(|first| first + 1),
                })),
            });
        }
        let denominator = evaluator.denominator(game);
        let boards = boards(game, record);
        let mut tree = Tree { nodes, denominator, left_out: record.left_out(), line, boards };
        tree.add_unsearched(game, record);
        tree
    }

    /// For every node the nodes below it, in order.
    pub fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent].push(index);
            }
        }
        children
    }

    /// The node that this one was merged with, if it is one and the other is here too. Pictures draw
    /// such a pair once.
    pub fn original_of(&self, node: usize) -> Option<usize> {
        let first = self.nodes[node].position()?.merged_with?;
        // Nodes are in the order of their visits, apart from what stands after all positions.
        let positions = self
            .nodes
            .partition_point(|node| node.position().is_some_and(|position| position.order < first));
        let found = self.nodes.get(positions)?.position()?;
        (found.order == first).then_some(positions)
    }

    /// Only the nodes of the best line, one below the other.
    pub fn only_line(&self) -> Tree {
        let mut places = vec![None; self.nodes.len()];
        let mut nodes = Vec::with_capacity(self.line.len());
        for (place, &index) in self.line.iter().enumerate() {
            places[index] = Some(place);
            nodes.push(TreeNode { parent: place.checked_sub(1), ..self.nodes[index].clone() });
        }
        for node in &mut nodes {
            node.map_cut(&places);
        }
        let positions = self.nodes.iter().filter(|node| node.position().is_some()).count();
        let left_out = self.left_out + (positions - nodes.len()) as u64;
        let (denominator, boards) = (self.denominator, self.boards.clone());
        Tree { line: (0..nodes.len()).collect(), nodes, left_out, denominator, boards }
    }

    /// Adds, below every position that was cut, what was not searched.
    fn add_unsearched<G: Notation>(&mut self, game: &G, record: &TreeRecord<G>) {
        for (index, node) in record.nodes().iter().enumerate() {
            if node.exit != Some(Exit::Cut) {
                continue;
            }
            let moves = game.legal_moves(&node.position).skip(node.tried);
            self.nodes.push(TreeNode {
                parent: Some(index),
                ply: node.ply + 1,
                mv: String::new(),
                on_line: false,
                content: Content::Unsearched {
                    moves: moves.map(|mv| game.move_text(mv)).collect(),
                },
            });
        }
    }
}

/// The positions of a search, to be drawn when they are wanted. A node finds its own by its order.
fn boards<G>(game: &G, record: &TreeRecord<G>) -> Boards
where
    G: Board<Position: Send + Sync> + Clone + Send + Sync + 'static,
{
    let game = game.clone();
    let positions: Vec<G::Position> =
        record.nodes().iter().map(|node| node.position.clone()).collect();
    Boards::new(move |node| {
        let position = node.order.checked_sub(1).and_then(|index| positions.get(index));
        position.map(|position| game.drawing(position)).unwrap_or_default()
    })
}

/// The nodes the line goes through.
fn line_nodes<G: Notation>(record: &TreeRecord<G>, line: &[G::Move]) -> Vec<usize> {
    if record.nodes().is_empty() {
        return Vec::new();
    }
    let children = record.children();
    let mut nodes = vec![0];
    let mut node = 0;
    for &mv in line {
        let searched = record.nodes()[node].merged_with.unwrap_or(node);
        let next = children[searched].iter().find(|&&child| record.nodes()[child].mv == Some(mv));
        let Some(&next) = next else { break };
        nodes.push(next);
        node = next;
    }
    nodes
}
