//! The program `gametree` with a game more: what somebody outside has to write, and nothing else.

mod matches;

pub use matches::{Matches, Position};

use gametree_catalogue::{Catalogue, Entry};

/// The built-in games and this one.
pub fn catalogue() -> Catalogue {
    let matches = Entry::of::<Matches>()
        .alias("dozen", "matches:heap=12")
        .says("game", "take 1 to 3 matches; whoever takes the last one wins")
        .says("notation", "how many matches to take")
        .says("heuristic-fours", "a multiple of four is lost for the mover")
        .says("parameter-heap", "matches in the heap")
        .says("rules-all", "take 1 to 3 matches; whoever takes the last one wins")
        .says("explain-took", "{player} took {taken}, {left} left");
    Catalogue::standard().with(matches)
}
