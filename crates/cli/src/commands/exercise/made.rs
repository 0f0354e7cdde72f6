use gametree_catalogue::{Catalogue, Keep, Search};
use gametree_exercise::{Exercise, FromGame, LeafTree, NotATree, Scale, Shape, TreeError, words};
use gametree_language::{Language, ascii_digits, message};
use gametree_rules::Player;
use gametree_rules::work::Budget;

use super::USUAL_SHAPE;
use crate::arguments::{self, Root};
use crate::commands::tree;
use crate::complaint::Complaint;
use crate::menu::Line;
use crate::place;
use crate::screen::Screen;

/// No tree with more nodes is one of ours.
const MOST_NODES: usize = Shape::MOST_LEAVES * Shape::MOST_PLIES + 1;

/// The exercises that somebody asked for.
pub(super) fn exercises(
    arguments: &arguments::Exercise,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Vec<Exercise>, Complaint> {
    if let Some(spec) = &arguments.game {
        return Ok(vec![of_game(arguments, spec, catalogue, screen)?]);
    }
    let shape: Shape = ascii_digits(&arguments.shape).parse().map_err(not_a_tree)?;
    if let Some(leaves) = &arguments.leaves {
        return Ok(vec![own(shape, leaves, arguments.root).map_err(not_a_tree)?]);
    }
    let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let count = number(arguments.count);
    if count > Exercise::MOST {
        let (given, most) = (arguments.count, Exercise::MOST);
        return Err(Complaint(message!("error-exercise-count", given = given, most = most)));
    }
    Exercise::series(&shape, arguments.seed, arguments.cuts.map(number), count)
        .map_err(|error| Complaint(words::generator_error(&error)))
}

fn own(shape: Shape, leaves: &str, root: Option<Root>) -> Result<Exercise, TreeError> {
    let leaves = LeafTree::read_leaves(&ascii_digits(leaves))?;
    let root = match root {
        None | Some(Root::Max) => Player::First,
        Some(Root::Min) => Player::Second,
    };
    // How many there are is the first thing to be right.
    let scale =
        if leaves.len() == shape.leaves() { Scale::around(&leaves)? } else { Scale::default() };
    Ok(Exercise::own(LeafTree::with(shape, leaves, scale, root)?))
}

fn of_game(
    arguments: &arguments::Exercise,
    spec: &str,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Exercise, Complaint> {
    let (position, moves) = (arguments.position.as_deref(), arguments.moves.as_deref());
    let session = place::open(catalogue, spec, position, moves)?;
    let heuristic = arguments.heuristic.as_deref();
    let heuristic = heuristic.map(|name| format!(",heuristic={name}")).unwrap_or_default();
    let search: Search = format!("minimax:depth={}{heuristic}", arguments.depth).parse()?;
    let keep = Keep { whole: true, ..Keep::at_most(MOST_NODES) };
    let (_, tree) = tree::searched(&*session, &search, keep, Budget::default(), screen)?;
    let taken = FromGame::new(&tree).map_err(|error| no_exercise(&error))?;
    let depth = search.limits.depth.map_or(0, u32::from);
    Ok(Exercise::of_game(taken, [session.spec(), session.position(), search.heuristic], depth))
}

fn not_a_tree(error: TreeError) -> Complaint {
    Complaint(words::tree_error(&error))
}

/// Most trees of games are too large; a smaller one may do.
fn no_exercise(error: &NotATree) -> Complaint {
    let reason = words::not_a_tree(error);
    let advice = message!("advice-exercise-depth");
    Complaint(message!("error-exercise-game", reason = reason).followed_by(advice))
}

/// The command line that makes the same sheet again in this format, everything written out.
pub(super) fn again(arguments: &arguments::Exercise, format: &str, language: Language) -> Line {
    let line = Line::new("exercise");
    let line = match (&arguments.game, &arguments.leaves) {
        (Some(spec), _) => {
            let line = line.with_option("--game", &ascii_digits(spec));
            let line = line.with_some("--position", arguments.position.as_deref());
            let line = line.with_some("--moves", arguments.moves.as_deref());
            let line = line.with_option("--depth", &arguments.depth.to_string());
            line.with_some("--heuristic", arguments.heuristic.as_deref())
        }
        (None, leaves) => {
            let line = line.with_option("--shape", &ascii_digits(&arguments.shape));
            let line = line.with_some("--leaves", leaves.as_deref().map(ascii_digits).as_deref());
            match leaves {
                Some(_) => {
                    let root = (arguments.root == Some(Root::Min)).then_some("min");
                    line.with_some("--root", root)
                }
                None => {
                    let cuts = arguments.cuts.map(|cuts| cuts.to_string());
                    let line = line.with_option("--seed", &arguments.seed.to_string());
                    let line = line.with_some("--cuts", cuts.as_deref());
                    line.with_option("--count", &arguments.count.to_string())
                }
            }
        }
    };
    let line = line.with_option("--format", format);
    let line = if arguments.solution { line.with("--solution") } else { line };
    line.with_option("--lang", language.code())
}

/// The shapes that the menu offers, the usual one first.
pub(crate) fn offered() -> Vec<&'static str> {
    let others = Shape::OFFERED.into_iter().filter(|shape| *shape != USUAL_SHAPE);
    [USUAL_SHAPE].into_iter().chain(others).collect()
}
