use crate::{
    Figure, FromGame, GeneratorError, Labels, LeafTree, Numbers, Searched, Shape, generate,
};

/// A tree as somebody is asked about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The tree.
    pub tree: LeafTree,
    /// Where it comes from.
    pub origin: Origin,
    /// The move that leads to each node, if it comes from a game.
    pub moves: Vec<String>,
}

/// Where the tree of an exercise comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It was made at random.
    Seed {
        /// From this seed,
        seed: u64,
        /// with so many cuts, if somebody wanted that.
        cuts: Option<usize>,
    },
    /// Somebody gave its leaves.
    Own,
    /// It is the tree of a game.
    Game {
        /// The game,
        spec: String,
        /// the position at the root,
        position: String,
        /// how far it was looked ahead,
        depth: u32,
        /// and who valued the leaves.
        heuristic: String,
        /// What the numbers are.
        numbers: Numbers,
    },
}

impl Exercise {
    /// A sheet has no more exercises than these.
    pub const MOST: usize = 30;

    /// Trees of a shape from seeds that follow each other; they begin again after the last seed there is.
    pub fn series(
        shape: &Shape,
        seed: u64,
        cuts: Option<usize>,
        count: usize,
    ) -> Result<Vec<Exercise>, GeneratorError> {
        let seeds = (0..count.min(Exercise::MOST) as u64).map(|place| seed.wrapping_add(place));
        let exercise = |seed| {
            let tree = generate(shape, seed, cuts)?;
            Ok(Exercise { tree, origin: Origin::Seed { seed, cuts }, moves: Vec::new() })
        };
        seeds.map(exercise).collect()
    }

    /// A tree that somebody gave.
    pub fn own(tree: LeafTree) -> Exercise {
        Exercise { tree, origin: Origin::Own, moves: Vec::new() }
    }

    /// The tree of a position of a game, by its spec and text.
    pub fn of_game(
        taken: FromGame,
        [spec, position, heuristic]: [String; 3],
        depth: u32,
    ) -> Exercise {
        let origin = Origin::Game { spec, position, depth, heuristic, numbers: taken.numbers };
        Exercise { tree: taken.tree, origin, moves: taken.moves }
    }

    /// What its numbers are.
    pub fn numbers(&self) -> Numbers {
        match self.origin {
            Origin::Game { numbers, .. } => numbers,
            Origin::Seed { .. } | Origin::Own => Numbers::Values,
        }
    }

    /// The tree to be drawn, with the answer if there is one.
    pub fn figure<'a>(&'a self, searched: Option<&'a Searched>) -> Figure<'a> {
        let labels = match self.moves.is_empty() {
            true => Labels::Numbers,
            false => Labels::Moves(&self.moves),
        };
        Figure { tree: &self.tree, searched, labels }
    }
}
