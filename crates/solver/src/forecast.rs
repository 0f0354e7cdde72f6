use std::fmt;

use gametree_rules::{Solvable, Structure};

use crate::{heap, places, strings};

/// What a table will take, as far as can be said before filling it. Never too low.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Entries of the table.
    pub positions: u128,
    /// Bytes for them and for what is needed while filling it.
    pub bytes: u128,
    /// What they follow from.
    pub size: Size,
}

/// The one number that a table's size depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    /// What is counted.
    pub kind: SizeKind,
    /// How many there are at the root.
    pub number: u32,
}

/// What is counted at the root, by the [structure](Structure) of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SizeKind {
    /// Free places, in games of [taking places](gametree_rules::Places).
    Places,
    /// Stones, in games of [taking from a heap](gametree_rules::Heap).
    Heap,
    /// Digits, in games of [shortening a string](gametree_rules::Strings).
    Digits,
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            SizeKind::Places => "free places",
            SizeKind::Heap => "stones",
            SizeKind::Digits => "digits",
        };
        write!(f, "{} {what}", self.number)
    }
}

impl Forecast {
    /// The largest size that a table can have, if this one is larger: then no memory is enough.
    pub fn beyond_any_table(&self) -> Option<u32> {
        let max = match self.size.kind {
            SizeKind::Places => places::MAX_FREE,
            SizeKind::Digits => strings::MAX_LENGTH,
            SizeKind::Heap => return None,
        };
        (self.size.number > max).then_some(max)
    }
}

/// What the table of a solution will take, if the game's structure tells before any work.
pub fn forecast<G: Solvable>(game: &G, root: &G::Position) -> Option<Forecast> {
    if game.outcome(root).is_some() {
        return None;
    }
    let number = match game.structure() {
        Structure::Unknown => game.free_places(root).filter(|&places| places > places::MAX_FREE)?,
        Structure::Places(places) => {
            let [first, second] = places.taken(root);
            places.places() - (first | second).count_ones()
        }
        Structure::Heap(heap) => heap.left(root),
        Structure::Strings(strings) => strings.digits(root).1,
    };
    Some(forecast_for(game, number))
}

/// The same rules from a root of another size.
fn forecast_for<G: Solvable>(game: &G, number: u32) -> Forecast {
    match game.structure() {
        Structure::Unknown | Structure::Places(_) => places::forecast(number),
        Structure::Heap(_) => heap::forecast(number),
        Structure::Strings(strings) => strings::forecast(&strings.replacements(), number),
    }
}

/// The largest game of the same kind that takes at most so many bytes: the same rules from a root
/// with fewer free places, stones or digits. `None` if the structure does not tell.
pub fn largest_that_fits<G: Solvable>(
    game: &G,
    root: &G::Position,
    max_bytes: u64,
) -> Option<Forecast> {
    let wanted = forecast(game, root)?;
    let fits = |number: u32| {
        let smaller = forecast_for(game, number);
        smaller.bytes <= max_bytes.into() && smaller.beyond_any_table().is_none()
    };
    // Larger roots take more, so the first that does not fit can be found by halving.
    let (mut least, mut beyond) = (0, wanted.size.number + 1);
    while least < beyond {
        let middle = least.midpoint(beyond);
        if fits(middle) { least = middle + 1 } else { beyond = middle }
    }
    least.checked_sub(1).map(|number| forecast_for(game, number))
}
