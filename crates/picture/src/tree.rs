//! Search trees: a record of a search turned into words and drawings, and then into text, SVG, DOT,
//! TikZ or JSON. Everything here is a pure function.
//!
//! A tree may be large, and what is written of it many times larger: `write_text` and its like hand it on
//! piece by piece, so that it is never in memory as a whole.

mod boards;
mod dot;
mod fold;
mod json;
mod layout;
mod pair;
mod recorded;
mod sheet;
mod shown;
mod steps;
mod svg;
mod symmetric;
mod text;
mod tikz;
mod walk;
mod words;

use std::fmt;

use gametree_rules::{Player, Value};
use gametree_search::{Bound, CutReason, Exit};

pub use boards::Boards;
pub use dot::{tree_dot, write_dot};
pub use fold::folded;
pub use json::tree_json;
pub use layout::{Place, layout};
pub use pair::Pair;
pub use sheet::{Page, Sheet};
pub use shown::{Room, Shown, ShownAs, ShownBox, Wanted};
pub use steps::Step;
pub use svg::{picture_bytes, tree_svg, write_svg};
pub use text::{tree_text, write_text};
pub use tikz::{tikz_text, tree_tikz, write_tikz};
pub use walk::{Happening, Known, Moment, Rung, Standing, Walk, Window};
pub use words::{exit_name, number_text, numbered, value_text, why_left};

/// A search tree with everything a picture needs, whatever the game.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::language::Language;
/// use gametree::picture::TextStyle;
/// use gametree::picture::tree::{Tree, tree_svg, tree_text};
/// use gametree::rules::{Game, Plain};
/// use gametree::search::{Task, TreeRecord, alphabeta_with};
///
/// let game = Stones::new(7, &[2, 3]);
/// let mut record = TreeRecord::new(1000);
/// let found = alphabeta_with(&Task::new(&game, &game.start()), &Plain, &mut record);
///
/// let tree = Tree::new(&game, &Plain, &record, &found.line);
/// println!("{}", tree_text(&tree, &TextStyle::default()));
/// let svg = tree_svg(&tree, "Seven stones", Language::English).stand_alone();
/// assert!(svg.starts_with("<svg"));
/// assert_eq!(tree.nodes[0].ply, 0);
/// ```
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
    /// Other moves that a symmetry of the position above makes equal to this one, and that are not
    /// shown.
    pub twins: Vec<String>,
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
    /// What stands below a position and is none itself.
    fn below(parent: usize, ply: usize, content: Content) -> TreeNode {
        let (mv, twins) = (String::new(), Vec::new());
        TreeNode { parent: Some(parent), ply, mv, on_line: false, twins, content }
    }

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
        self.with_order(self.nodes[node].position()?.merged_with?)
    }

    /// The node that was visited so many-th, if it is here.
    pub fn with_order(&self, order: usize) -> Option<usize> {
        // Nodes are in the order of their visits, apart from what stands after all positions.
        let positions = self
            .nodes
            .partition_point(|node| node.position().is_some_and(|position| position.order < order));
        let found = self.nodes.get(positions)?.position()?;
        (found.order == order).then_some(positions)
    }

    /// Only the nodes to be kept, and none below one that is not; returns where each of them is now.
    fn retain(&mut self, mut keep: Vec<bool>) -> Vec<Option<usize>> {
        // Parents come before their children.
        for (index, node) in self.nodes.iter().enumerate() {
            if node.parent.is_some_and(|parent| !keep[parent]) {
                keep[index] = false;
            }
        }
        let mut places = vec![None; self.nodes.len()];
        let kept = places.iter_mut().zip(&keep).filter(|(_, keep)| **keep);
        kept.enumerate().for_each(|(index, (place, _))| *place = Some(index));
        let mut keep = keep.into_iter();
        self.nodes.retain(|_| keep.next() == Some(true));
        for node in &mut self.nodes {
            node.parent = node.parent.and_then(|parent| places[parent]);
            node.map_cut(&places);
        }
        self.line = self.line.iter().filter_map(|&node| places[node]).collect();
        places
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
}

/// Hands something on piece by piece.
fn in_pieces(
    out: &mut dyn fmt::Write,
    of: impl Iterator<Item = usize>,
    mut write: impl FnMut(&mut String, usize),
) -> fmt::Result {
    let mut piece = String::new();
    for index in of {
        piece.clear();
        write(&mut piece, index);
        out.write_str(&piece)?;
    }
    Ok(())
}

/// Everything that is handed on, in one piece.
fn in_one_piece(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::new();
    write(&mut text).expect("a string takes everything");
    text
}
