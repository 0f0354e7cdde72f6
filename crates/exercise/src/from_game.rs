use std::collections::BTreeSet;

use gametree_picture::tree::{Content, Tree};
use gametree_rules::{Player, Value};

use crate::{LeafTree, NotATree, Scale, Shape};

/// The tree of a game as one of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FromGame {
    /// The tree.
    pub tree: LeafTree,
    /// What its numbers are.
    pub numbers: Numbers,
    /// The move that leads to each node, as text; nothing at the root.
    pub moves: Vec<String>,
}

/// What the numbers of a tree are that was taken from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// The values of the heuristic.
    Values,
    /// Places: 0 for the lowest value, 1 for the next. What is cut depends on the order of values alone.
    Places,
}

impl FromGame {
    /// Takes the leaves of a minimax search. It has to be whole, and small enough.
    pub fn new(searched: &Tree) -> Result<FromGame, NotATree> {
        let nodes = &searched.nodes;
        let (mut branches, mut leaves, mut moves) = (vec![0; nodes.len()], Vec::new(), Vec::new());
        if searched.left_out > 0 || nodes.is_empty() {
            return Err(NotATree::Incomplete);
        }
        for parent in nodes.iter().filter_map(|node| node.parent) {
            branches[parent] += 1;
        }
        let mut root = Player::First;
        for (index, node) in nodes.iter().enumerate() {
            let Content::Position(position) = &node.content else {
                return Err(NotATree::Incomplete);
            };
            if index == 0 {
                root = position.mover.unwrap_or(Player::First);
            }
            if branches[index] == 0 {
                leaves.push(position.value.ok_or(NotATree::Incomplete)?);
            }
            moves.push(node.mv.clone());
        }
        let shape = Shape::written(branches).map_err(NotATree::Tree)?;
        let (leaves, scale, numbers) = numbers(&leaves, searched.denominator)?;
        let tree = LeafTree::with(shape, leaves, scale, root).map_err(NotATree::Tree)?;
        Ok(FromGame { tree, numbers, moves })
    }
}

/// The values themselves where they are whole and close together, else their places.
fn numbers(values: &[Value], denominator: i64) -> Result<(Vec<i32>, Scale, Numbers), NotATree> {
    let whole = values.iter().map(|value| match value.0 % denominator {
        0 => i32::try_from(value.0 / denominator).ok(),
        _ => None,
    });
    if let Some(whole) = whole.collect::<Option<Vec<i32>>>() {
        let (lowest, highest) = (whole.iter().min(), whole.iter().max());
        let ends = lowest.copied().zip(highest.copied());
        // On the usual scale if they fit, and never on one of a single value.
        let ends = ends.map(|(lowest, highest)| match (lowest, highest) {
            (0.., ..=10) => (0, 10),
            (lowest, highest) if lowest == highest => (lowest - 1, highest + 1),
            ends => ends,
        });
        if let Some(scale) = ends.and_then(|(lowest, highest)| Scale::new(lowest, highest).ok()) {
            return Ok((whole, scale, Numbers::Values));
        }
    }
    let different: BTreeSet<i64> = values.iter().map(|value| value.0).collect();
    let place = |value: &Value| different.range(..value.0).count() as i32;
    let highest = (different.len() as i32 - 1).max(10);
    let scale = Scale::new(0, highest).map_err(|_| NotATree::Values(different.len()))?;
    Ok((values.iter().map(place).collect(), scale, Numbers::Places))
}
