use std::num::NonZeroU32;

use gametree_catalogue::{Algorithm, Keep, Search};
use gametree_exercise::{
    Exercise, Extreme, FromGame, LeafTree, NotATree, Origin, Scale, Searched, Shape, TreeError,
    generate, words,
};
use gametree_language::{Message, message};
use gametree_present::Words;
use gametree_rules::Player;
use gametree_rules::work::Work;

use super::asked::{Asked, GameWish, Wish};
use crate::{Place, Problem, Workbench};

/// The tree that everybody begins with, and the leaf of it that has the most to tell.
const USUAL: (&str, &str, usize) = ("3.2.2", "0.7.5.2.4.4.1.2.3.0.6.7", 2);
/// The number of the exercise that a shape begins with.
const FIRST_SEED: u64 = 1;
/// Nodes that a tree of ours can have: each leaf may have a way of its own.
const MOST_NODES: usize = Shape::MOST_LEAVES * (Shape::MOST_PLIES + 1);

/// A tree of numbers that is there, searched.
pub(super) struct Planted {
    /// The tree, and where it comes from.
    pub(super) exercise: Exercise,
    /// What alpha-beta made of it.
    pub(super) searched: Searched,
    /// The fewest and the most leaves that alpha-beta looks at in any order.
    pub(super) orders: [usize; 2],
    /// The position it is the tree of, as its game writes it.
    pub(super) place: Option<Place>,
}

/// Why there is no such tree.
#[derive(Clone, Debug)]
pub(super) struct Unplanted {
    /// What is wrong.
    pub(super) why: Message,
    /// A depth that would do.
    pub(super) fits: Option<NonZeroU32>,
}

impl From<Message> for Unplanted {
    fn from(why: Message) -> Self {
        Unplanted { why, fits: None }
    }
}

impl From<TreeError> for Unplanted {
    fn from(error: TreeError) -> Self {
        words::tree_error(&error).into()
    }
}

impl From<Problem> for Unplanted {
    fn from(problem: Problem) -> Self {
        problem.message().into()
    }
}

impl Planted {
    fn new(exercise: Exercise, place: Option<Place>) -> Planted {
        let tree = &exercise.tree;
        let searched = tree.alphabeta();
        let orders = [Extreme::Fewest, Extreme::Most].map(|extreme| tree.leaves_in(extreme));
        Planted { exercise, searched, orders, place }
    }

    pub(super) fn tree(&self) -> &LeafTree {
        &self.exercise.tree
    }

    /// The number of the exercise it is.
    pub(super) fn seed(&self) -> Option<u64> {
        match self.exercise.origin {
            Origin::Seed { seed, .. } => Some(seed),
            Origin::Own | Origin::Game { .. } => None,
        }
    }

    /// The tree that an address names. From here on the address is written as we write it.
    pub(super) fn wanted(
        asked: &mut Asked,
        workbench: &Workbench,
        work: &Work,
    ) -> Result<Planted, Unplanted> {
        let planted = match asked.wish.game.clone() {
            Some(game) => from_game(&game, &asked.wish, workbench, work)?,
            None => from_numbers(&asked.wish)?,
        };
        planted.name(asked);
        Ok(planted)
    }

    /// The tree that comes nearest to one that is not there: of the same position or shape, with whatever can be read of
    /// its leaves; else the one that everybody begins with.
    pub(super) fn nearest(
        asked: &mut Asked,
        workbench: &Workbench,
        work: &Work,
    ) -> Result<Planted, Problem> {
        let near = match asked.wish.game.take() {
            Some(game) => Wish { game: Some(game), ..Wish::default() },
            None => repaired(&asked.wish),
        };
        asked.wish = near;
        match Planted::wanted(asked, workbench, work) {
            Ok(planted) => Ok(planted),
            Err(_) => Planted::usual(asked),
        }
    }

    /// The tree that everybody begins with.
    pub(super) fn usual(asked: &mut Asked) -> Result<Planted, Problem> {
        asked.wish = Wish::default();
        let planted = from_numbers(&asked.wish).map_err(|_| Problem::Internal)?;
        planted.name(asked);
        Ok(planted)
    }

    /// Writes into an address which tree this is, in the shortest way.
    fn name(&self, asked: &mut Asked) {
        let is_first = asked.wish == Wish::default();
        let wish = &mut asked.wish;
        match (&self.place, self.seed()) {
            (Some(place), _) => {
                if let Some(game) = &mut wish.game {
                    game.place = place.clone();
                }
                if !wish.leaves.is_empty() {
                    wish.leaves = self.tree().leaves_text();
                }
                (wish.shape, wish.root) = (String::new(), String::new());
            }
            (None, Some(seed)) => {
                wish.shape = self.tree().shape().to_string();
                wish.seed = seed.to_string();
            }
            (None, None) => *wish = self.wish(),
        }
        // Where nobody has said which leaf, it is one that has something to tell.
        let usual = if is_first { USUAL.2 } else { 0 };
        asked.leaf = Some(asked.leaf.unwrap_or(usual).min(self.tree().leaves().len() - 1));
        let is_branch = |branch: &_| self.tree().node_at(branch).is_ok_and(|node| node > 0);
        asked.marked.retain(is_branch);
        asked.marked.sort();
        asked.marked.dedup();
    }

    /// What names a tree by itself.
    pub(super) fn wish(&self) -> Wish {
        wish_for(self.tree())
    }
}

/// What names a tree by itself.
pub(super) fn wish_for(tree: &LeafTree) -> Wish {
    let usual = tree.scale() == Scale::default();
    Wish {
        shape: tree.shape().to_string(),
        leaves: tree.leaves_text(),
        scale: if usual { String::new() } else { tree.scale().to_string() },
        root: if tree.root() == Player::First { String::new() } else { "min".to_owned() },
        ..Wish::default()
    }
}

fn from_numbers(wish: &Wish) -> Result<Planted, Unplanted> {
    let is_unusual = !wish.shape.is_empty() || !wish.seed.is_empty() || !wish.cuts.is_empty();
    let shape: Shape = if wish.shape.is_empty() { USUAL.0 } else { wish.shape.as_str() }.parse()?;
    let leaves = match wish.leaves.as_str() {
        "" if is_unusual => return generated(&shape, wish),
        "" => USUAL.1,
        leaves => leaves,
    };
    let leaves = LeafTree::read_leaves(leaves)?;
    let tree = LeafTree::with(shape, leaves, scale(wish)?, root(wish)?)?;
    Ok(Planted::new(Exercise::own(tree), None))
}

/// What can be understood of a wish for numbers.
fn repaired(wish: &Wish) -> Wish {
    let shape = if wish.shape.is_empty() { USUAL.0 } else { &wish.shape };
    let Ok(shape) = shape.parse::<Shape>() else { return Wish::default() };
    let same_shape = Wish { shape: shape.to_string(), ..Wish::default() };
    if wish.leaves.is_empty() {
        let seed = if wish.seed.parse::<u64>().is_ok() { wish.seed.clone() } else { String::new() };
        return Wish { seed, ..same_shape };
    }
    let scale = scale(wish).unwrap_or_default();
    let mut pieces = wish.leaves.split(LeafTree::is_between);
    let leaf = |piece: &str| LeafTree::read_leaves(piece).ok()?.first().copied();
    let leaves = (0..shape.leaves()).map(|_| {
        let value = pieces.by_ref().find(|piece| !piece.is_empty()).and_then(leaf);
        value.unwrap_or(scale.lowest()).clamp(scale.lowest(), scale.highest())
    });
    let root = root(wish).unwrap_or(Player::First);
    LeafTree::with(shape.clone(), leaves.collect(), scale, root)
        .map_or(same_shape, |tree| wish_for(&tree))
}

fn generated(shape: &Shape, wish: &Wish) -> Result<Planted, Unplanted> {
    let seed = match wish.seed.as_str() {
        "" => FIRST_SEED,
        seed => seed.parse().map_err(|_| message!("web-explore-seed"))?,
    };
    let cuts = match wish.cuts.as_str() {
        "" => None,
        cuts => Some(cuts.parse().map_err(|_| message!("web-explore-cuts-number"))?),
    };
    let tree = generate(shape, seed, cuts).map_err(|error| words::generator_error(&error))?;
    let origin = Origin::Seed { seed, cuts };
    Ok(Planted::new(Exercise { tree, origin, moves: Vec::new() }, None))
}

fn scale(wish: &Wish) -> Result<Scale, Unplanted> {
    Ok(if wish.scale.is_empty() { Scale::default() } else { wish.scale.parse()? })
}

fn root(wish: &Wish) -> Result<Player, Unplanted> {
    match wish.root.to_ascii_lowercase().as_str() {
        "" | "max" => Ok(Player::First),
        "min" => Ok(Player::Second),
        _ => Err(message!("web-explore-root-who").into()),
    }
}

/// The tree of a position, with its own numbers or with others.
fn from_game(
    game: &GameWish,
    wish: &Wish,
    workbench: &Workbench,
    work: &Work,
) -> Result<Planted, Unplanted> {
    let opened = game.place.open(workbench)?;
    let session = &*opened.session;
    if session.result().is_some() {
        return Err(Problem::Finished.into());
    }
    let plies = game.depth.map_or(u32::MAX, NonZeroU32::get);
    let fits = |plies: u32| {
        let size = session.tree_size(plies, MOST_NODES, work);
        size.is_some_and(|size| size.nodes <= MOST_NODES as u128)
    };
    let fitting =
        |depth: u32| fits(depth).then(|| tree_of(session, depth, game, work).ok()).flatten();
    // A shallower tree may have too many leaves all the same, or no choice at all.
    let deepest = || {
        let shallower = 1..plies.min(Shape::MOST_PLIES as u32 + 1);
        shallower.rev().find(|&depth| fitting(depth).is_some()).and_then(NonZeroU32::new)
    };
    if !fits(plies) {
        let why = words::not_a_tree(&NotATree::Incomplete);
        return Err(Unplanted { why, fits: deepest() });
    }
    let (found, search) = tree_of(session, plies, game, work)
        .map_err(|unplanted| Unplanted { fits: deepest(), ..unplanted })?;
    let names = [session.spec(), session.position(), search.heuristic];
    let depth = game.depth.map_or(found.tree.plies() as u32, NonZeroU32::get);
    let mut exercise = Exercise::of_game(found, names, depth);
    if !wish.leaves.is_empty() {
        let leaves = LeafTree::read_leaves(&wish.leaves)?;
        let tree = &exercise.tree;
        let scale = if wish.scale.is_empty() { tree.scale() } else { scale(wish)? };
        let tree = LeafTree::with(tree.shape().clone(), leaves, scale, tree.root())?;
        // Its moves are still those of the game, its numbers are somebody's own.
        if tree != exercise.tree {
            (exercise.tree, exercise.origin) = (tree, Origin::Own);
        }
    }
    Ok(Planted::new(exercise, Some(opened.place.clone())))
}

fn tree_of(
    session: &dyn gametree_catalogue::Session,
    plies: u32,
    game: &GameWish,
    work: &Work,
) -> Result<(FromGame, Search), Unplanted> {
    let heuristics = session.heuristics();
    let mut search = Search::new(Algorithm::Minimax);
    search.limits.depth = NonZeroU32::new(plies).filter(|_| plies < u32::MAX);
    match game.heuristic.as_str() {
        "" => search.heuristic = heuristics.first().copied().unwrap_or_default().to_owned(),
        name => name.clone_into(&mut search.heuristic),
    }
    search.check(heuristics).map_err(Problem::from)?;
    let keep = Keep { whole: true, ..Keep::at_most(MOST_NODES) };
    let (answer, tree) = session.tree(&search, keep, work).map_err(Problem::from)?;
    if answer.stopped.is_some() {
        return Err(Problem::Busy.into());
    }
    let found = FromGame::new(&tree).map_err(|error| words::not_a_tree(&error))?;
    Ok((found, search))
}
