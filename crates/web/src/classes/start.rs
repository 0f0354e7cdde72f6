use gametree_exercise::{LeafTree, Scale, Shape, words};
use gametree_language::{Message, message};
use gametree_rules::Player;

use super::exercise::Exercise;
use super::wish::{MOST_CUTS, Wish};
use crate::games::{Form, seed};

/// What a class begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    /// What the tree is to be like; without a seed it is left to chance.
    pub(crate) shape: Shape,
    pub(crate) cuts: Option<usize>,
    pub(crate) seed: Option<u64>,
    /// Or one that somebody has thought of.
    pub(crate) own: Option<LeafTree>,
}

/// The shape of the exercise that everybody begins with.
const USUAL: &str = "3.2.2";

impl Default for Start {
    fn default() -> Self {
        let usual = USUAL.parse().unwrap_or_else(|_| unreachable!("it is one that is offered"));
        Start { shape: usual, cuts: None, seed: None, own: None }
    }
}

impl Start {
    /// Reads it from an address or a form; or what is wrong with it.
    pub(super) fn read(form: &Form) -> Result<Start, Message> {
        let usual = Start::default();
        let shape = match form.get("shape") {
            Some(text) => text.parse().map_err(|error| words::tree_error(&error))?,
            None => usual.shape,
        };
        let own = match form.get("leaves") {
            Some(leaves) => Some(own(&shape, leaves, form)?),
            None => None,
        };
        Ok(Start { shape, cuts: cuts(form)?, seed: number(form)?, own })
    }

    /// The next tree as a form wants it: what it does not say is as the last one.
    pub(super) fn changed(wish: Wish, form: &Form) -> Result<Wish, Message> {
        let shape = match form.get("shape") {
            Some(text) => text.parse().map_err(|error| words::tree_error(&error))?,
            None => wish.shape,
        };
        let seed = number(form)?.unwrap_or(wish.seed);
        Ok(Wish { shape, cuts: cuts(form)?, seed })
    }

    /// The tree, and what comes after it.
    pub(super) fn tree(self) -> Result<(Wish, Exercise), Message> {
        if let Some(tree) = self.own {
            return Ok((Wish::after(&tree), Exercise::new(tree)));
        }
        // Where there is no chance to be had, any number will do.
        let seed = self.seed.unwrap_or_else(|| seed().unwrap_or(1) % LARGEST_BY_CHANCE);
        let wish = Wish { shape: self.shape, cuts: self.cuts, seed };
        let exercise = wish.grow().map_err(|error| words::generator_error(&error))?;
        Ok((wish, exercise))
    }
}

/// Seeds that are left to chance are short enough to be told.
const LARGEST_BY_CHANCE: u64 = 10_000;

fn own(shape: &Shape, leaves: &str, form: &Form) -> Result<LeafTree, Message> {
    let tree = || {
        let scale = form.get("scale").map_or(Ok(Scale::default()), str::parse)?;
        let root = if form.get("root") == Some("min") { Player::Second } else { Player::First };
        LeafTree::with(shape.clone(), LeafTree::read_leaves(leaves)?, scale, root)
    };
    tree().map_err(|error| words::tree_error(&error))
}

fn cuts(form: &Form) -> Result<Option<usize>, Message> {
    let wrong = |_| message!("web-class-cuts-wrong", most = MOST_CUTS);
    let cuts: Option<usize> = form.number("cuts").map_err(wrong)?;
    match cuts {
        Some(cuts) if cuts > MOST_CUTS => Err(message!("web-class-cuts-wrong", most = MOST_CUTS)),
        cuts => Ok(cuts),
    }
}

fn number(form: &Form) -> Result<Option<u64>, Message> {
    form.number("seed").map_err(|_| message!("web-class-seed-wrong"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Start, Message> {
        Start::read(&Form::read(text))
    }

    #[test]
    fn trees_are_wished_for_or_given() {
        assert_eq!(read("").unwrap(), Start::default());
        let (wish, exercise) = read("shape=2.2&cuts=1&seed=%DB%B7").unwrap().tree().unwrap();
        assert_eq!((wish.seed, wish.cuts, exercise.searched.cuts.len()), (7, Some(1), 1));
        let (after, exercise) =
            read("shape=2.2&leaves=1.2.3.4&root=min&scale=0..5").unwrap().tree().unwrap();
        assert_eq!(exercise.tree.leaves_text(), "1.2.3.4");
        assert_eq!(exercise.tree.root(), Player::Second);
        assert_eq!(after.next().seed, 1);
        for wrong in ["shape=x", "shape=2.2&leaves=1", "leaves=99", "cuts=9", "cuts=x", "seed=-1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert!(read("shape=2&cuts=3").unwrap().tree().is_err(), "there is nothing to cut");
    }

    #[test]
    fn the_next_tree_is_like_the_last() {
        let wish = Wish { shape: "3.3".parse().unwrap(), cuts: Some(2), seed: 5 };
        let next = Start::changed(wish.next(), &Form::read("cuts=2")).unwrap();
        assert_eq!(next, Wish { seed: 6, ..wish.clone() });
        let other = Start::changed(wish, &Form::read("shape=2.2&seed=9")).unwrap();
        assert_eq!(other, Wish { shape: "2.2".parse().unwrap(), cuts: None, seed: 9 });
    }
}
