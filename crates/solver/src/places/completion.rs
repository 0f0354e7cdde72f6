use gametree_rules::Places;

use super::sets::{each_bit, spread};

/// Whether a set of places ends the game, and whether one move can have made it do so.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Completion {
    /// It does not.
    Open,
    /// It does, and some set with one place less does not.
    JustNow,
    /// It does, whichever place came last.
    Earlier,
}

/// For the places of each player; the same if they have taken the same, which is nothing.
pub(super) fn both_completions<P>(
    game: &dyn Places<P>,
    root: [u32; 2],
    free: &[u32],
) -> [Vec<Completion>; 2] {
    let mine = completions(game, root[0], free);
    let yours = if root[1] == root[0] { mine.clone() } else { completions(game, root[1], free) };
    [mine, yours]
}

fn completions<P>(game: &dyn Places<P>, taken: u32, free: &[u32]) -> Vec<Completion> {
    // Sets come after their subsets, so what is known of those with one place less need not be asked.
    let mut all: Vec<Completion> = Vec::with_capacity(1 << free.len());
    for set in 0..1_u32 << free.len() {
        let (mut opens, mut completes) = (0, 0);
        for bit in each_bit(set) {
            match all[(set ^ 1 << bit) as usize] {
                Completion::Open => opens += 1,
                Completion::JustNow | Completion::Earlier => completes += 1,
            }
        }
        let complete = completes > 0 || game.complete(taken | spread(set, free));
        all.push(match (complete, opens) {
            (false, _) => Completion::Open,
            (true, 0) => Completion::Earlier,
            (true, _) => Completion::JustNow,
        });
    }
    all
}
