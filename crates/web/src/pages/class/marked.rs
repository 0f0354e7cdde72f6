//! What stands on branches: places to mark them, and what has been marked.

use gametree_exercise::{Layout, Mark, Room};
use gametree_language::message;
use maud::{Markup, html};

use super::branch;
use crate::Visitor;
use crate::classes::{Count, Exercise};
use crate::icon::Icon;
use crate::pages::explore::drawing::ON_BRANCH;

/// A place to mark a branch: a box to tick, as large as a finger.
pub(super) fn toggle(
    visitor: &Visitor,
    exercise: &Exercise,
    node: usize,
    is_marked: bool,
) -> Markup {
    html! {
        foreignObject x="-22" y="-22" width="44" height="44" {
            label.tick { (tick(visitor, exercise, node, is_marked)) }
        }
    }
}

/// What can be ticked, inside of a label.
pub(super) fn tick(visitor: &Visitor, exercise: &Exercise, node: usize, is_marked: bool) -> Markup {
    let name = branch::name(visitor.language, &exercise.tree, node);
    html! {
        input type="checkbox" name="marked" value=(exercise.tree.branch(node))
            aria-label=(visitor.say(&message!("web-class-branch", branch = name)))
            checked[is_marked];
        span.tick-sign aria-hidden="true" { (Icon::Cut.draw()) }
    }
}

/// Whether there is room for a finger on every later branch of a drawing on a phone: its width is 334 pixels, and
/// what is ticked stands as far along a branch as the drawing puts it.
pub(super) fn fits_a_phone(exercise: &Exercise) -> bool {
    const SCREEN: f64 = 334.0;
    const FINGER: f64 = 44.0;
    let tree = &exercise.tree;
    let room = Room {
        leaf_step: SCREEN / tree.leaves().len() as f64,
        node: (0.0, 0.0),
        leaf: (0.0, 0.0),
        ply_step: 50.0,
        margin: 0.0,
    };
    let layout = Layout::new(tree, &room);
    let along = |node: usize| ON_BRANCH[usize::from(tree.leaf(node).is_some())];
    let places = exercise
        .later
        .iter()
        .filter_map(|&node| Some((tree.ply(node), layout.curve(tree, node)?.at(along(node)).0)));
    let places: Vec<(usize, f64)> = places.collect();
    let apart = |one: &(usize, f64), other: &(usize, f64)| {
        one.0 != other.0 || (one.1 - other.1).abs() >= FINGER
    };
    (1..places.len()).all(|at| places[..at].iter().all(|before| apart(before, &places[at])))
}

/// More leaves stand close together.
const MANY: usize = 16;

/// The class of what a tree stands in.
pub(super) const fn box_class(leaves: usize) -> &'static str {
    if leaves >= MANY { "tree-box slim" } else { "tree-box" }
}

/// How many have marked a branch, with a bar as long as their share.
pub(super) fn tally(
    visitor: &Visitor,
    exercise: &Exercise,
    count: Count,
    answers: usize,
) -> Markup {
    const WIDE: f64 = 48.0;
    let Count { node, marked, is_cut } = count;
    let language = visitor.language;
    let name = branch::name(language, &exercise.tree, node);
    let (class, name) = match is_cut {
        true => (
            "tally cut",
            message!("web-class-count-cut", branch = name, marked = marked, answers = answers),
        ),
        false => (
            "tally looked",
            message!("web-class-count-looked", branch = name, marked = marked, answers = answers),
        ),
    };
    let bar = WIDE * marked as f64 / answers.max(1) as f64;
    html! {
        g class=(class) role="img" aria-label=(visitor.say(&name)) {
            rect.frame x="-28" y="-14" width="56" height="28" rx="4" {}
            text.value y="3" { (language.number(marked as u64)) }
            rect.bar x="-24" y="7" width=(format!("{bar:.1}")) height="4" {}
        }
    }
}

/// A cross in the square of an icon.
const CROSS: &str = "M6 6l12 12M18 6L6 18";

/// What an answer says about a branch, and whether that is so.
pub(super) fn mark(visitor: &Visitor, exercise: &Exercise, node: usize, mark: Mark) -> Markup {
    let name = branch::name(visitor.language, &exercise.tree, node);
    let (class, sign, name) = match mark {
        Mark::Right | Mark::Below => {
            ("found right", Icon::Check.lines(), message!("web-class-mark-right", branch = name))
        }
        Mark::Missed => {
            ("found missed", Icon::Cut.lines(), message!("web-class-mark-missed", branch = name))
        }
        Mark::Wrong => ("found looked", CROSS, message!("web-class-mark-wrong", branch = name)),
    };
    html! {
        g class=(class) role="img" aria-label=(visitor.say(&name)) {
            circle.frame r="13" {}
            path d=(sign) transform="translate(-8 -8) scale(.67)" {}
        }
    }
}

/// A branch that one has marked oneself.
pub(super) fn mine(visitor: &Visitor, exercise: &Exercise, node: usize) -> Markup {
    let name = branch::name(visitor.language, &exercise.tree, node);
    html! {
        g.found.mine role="img" aria-label=(visitor.say(&message!("web-class-mark-mine", branch = name))) {
            circle.frame r="13" {}
            path d=(Icon::Cut.lines()) transform="translate(-8 -8) scale(.67)" {}
        }
    }
}
