use gametree_exercise::{Cut, LeafTree, Looked, Numbers, Origin, Searched};
use gametree_rules::Player;
use schemars::JsonSchema;
use serde::Serialize;

/// Exercises about alpha-beta. Somebody who fills in `cuts`, `value` and `leaves_looked_at` has an answer sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Exercises {
    /// One by one.
    pub exercises: Vec<Exercise>,
}

/// A tree of numbers, and what alpha-beta makes of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Exercise {
    /// Who answers: to be filled in.
    pub name: Option<String>,
    /// How the tree branches.
    pub shape: String,
    /// The leaves from left to right.
    pub leaves: Vec<i32>,
    /// The values that leaves may have, such as `0..10`.
    pub scale: String,
    /// Who moves at the root.
    pub root: Level,
    /// The seed that it was made from; null if it was not.
    pub seed: Option<u64>,
    /// How many cutoffs somebody wanted.
    pub cuts_wanted: Option<usize>,
    /// The game that it was taken from; null if from none.
    pub game: Option<ExerciseGame>,
    /// The branches that are cut; null is for the answer.
    pub cuts: Option<Vec<String>>,
    /// What the root is worth; null is for the answer.
    pub value: Option<i32>,
    /// How many leaves alpha-beta looks at; null is for the answer.
    pub leaves_looked_at: Option<usize>,
    /// Why branches are cut, in the order in which that happens; null without a solution.
    pub reasons: Option<Vec<ExerciseCut>>,
    /// The best line from the root to a leaf, by branches; null without a solution.
    pub best_line: Option<Vec<String>>,
    /// The nodes: each, then everything below it.
    pub nodes: Vec<ExerciseNode>,
}

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes the larger value.
    Max,
    /// Takes the smaller value.
    Min,
}

impl From<Player> for Level {
    fn from(player: Player) -> Self {
        match player {
            Player::First => Level::Max,
            Player::Second => Level::Min,
        }
    }
}

/// Where in a game a tree comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ExerciseGame {
    /// The game.
    pub spec: String,
    /// The position at the root.
    pub position: String,
    /// How far it was looked ahead.
    pub depth: u32,
    /// What values the leaves.
    pub heuristic: String,
    /// `values` of the heuristic, or their `places`: 0 for the lowest.
    pub numbers: &'static str,
}

/// A node of a tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ExerciseNode {
    /// The way to it: `3.2` is the second branch below the third; nothing at the root.
    pub branch: String,
    /// Who moves there; null at a leaf.
    pub mover: Option<Level>,
    /// The value of a leaf; null at other nodes.
    pub leaf: Option<i32>,
    /// The move of a game that leads there.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What alpha-beta found there; null if it did not look, or without a solution.
    pub looked: Option<ExerciseLooked>,
}

/// What alpha-beta found at a node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ExerciseLooked {
    /// The value it was left with.
    pub value: i32,
    /// Whether that is `exact`, a `lower` or an `upper` bound.
    pub bound: &'static str,
    /// What MAX had secured when it was entered.
    pub alpha: Option<i32>,
    /// What MIN had secured when it was entered.
    pub beta: Option<i32>,
}

/// A cut and its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ExerciseCut {
    /// The node that was left early.
    pub node: String,
    /// The branches that were cut.
    pub branches: Vec<String>,
    /// The value that the node was left with,
    pub value: i32,
    /// the bound that it reached,
    pub bound: i32,
    /// who had secured that,
    pub secured_by: Level,
    /// at which node above,
    pub at: String,
    /// and the branch that is worth so much there.
    pub source: String,
}

/// A file that exercises were written to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ExerciseFile {
    /// The file.
    pub file: String,
    /// How many exercises are in it.
    pub exercises: usize,
}

impl Exercise {
    /// An exercise, with its solution if that is wanted.
    pub fn new(exercise: &gametree_exercise::Exercise, solution: bool) -> Exercise {
        let tree = &exercise.tree;
        let searched = solution.then(|| tree.alphabeta());
        let searched = searched.as_ref();
        let (seed, cuts_wanted) = match exercise.origin {
            Origin::Seed { seed, cuts } => (Some(seed), cuts),
            Origin::Own | Origin::Game { .. } => (None, None),
        };
        let text = |node: usize| tree.branch(node).to_string();
        Exercise {
            name: None,
            shape: tree.shape().to_string(),
            leaves: tree.leaves().to_vec(),
            scale: tree.scale().to_string(),
            root: tree.root().into(),
            seed,
            cuts_wanted,
            game: game(&exercise.origin),
            cuts: searched.map(|searched| searched.cut_branches().map(text).collect()),
            value: searched.map(|searched| searched.value),
            leaves_looked_at: searched.map(|searched| searched.leaves),
            reasons: searched
                .map(|searched| searched.cuts.iter().map(|cut| reason(tree, cut)).collect()),
            best_line: searched
                .map(|searched| searched.line.iter().skip(1).map(|&node| text(node)).collect()),
            nodes: (0..tree.len()).map(|node| self::node(exercise, searched, node)).collect(),
        }
    }
}

fn game(origin: &Origin) -> Option<ExerciseGame> {
    let Origin::Game { spec, position, depth, heuristic, numbers } = origin else { return None };
    Some(ExerciseGame {
        spec: spec.clone(),
        position: position.clone(),
        depth: *depth,
        heuristic: heuristic.clone(),
        numbers: match numbers {
            Numbers::Values => "values",
            Numbers::Places => "places",
        },
    })
}

fn reason(tree: &LeafTree, cut: &Cut) -> ExerciseCut {
    let text = |node: usize| tree.branch(node).to_string();
    ExerciseCut {
        node: text(cut.node),
        branches: cut.branches.iter().map(|&node| text(node)).collect(),
        value: cut.value,
        bound: cut.bound,
        secured_by: cut.secured_by.into(),
        at: text(cut.at),
        source: text(cut.source),
    }
}

fn node(
    exercise: &gametree_exercise::Exercise,
    searched: Option<&Searched>,
    node: usize,
) -> ExerciseNode {
    let tree = &exercise.tree;
    let looked = searched.and_then(|searched| searched.nodes[node]);
    ExerciseNode {
        branch: tree.branch(node).to_string(),
        mover: tree.leaf(node).is_none().then(|| tree.mover(node).into()),
        leaf: tree.leaf(node).map(|leaf| tree.leaves()[leaf]),
        mv: exercise.moves.get(node).filter(|mv| !mv.is_empty()).cloned(),
        looked: looked.map(|Looked { alpha, beta, value, bound }| ExerciseLooked {
            value,
            bound: bound.name(),
            alpha,
            beta,
        }),
    }
}
