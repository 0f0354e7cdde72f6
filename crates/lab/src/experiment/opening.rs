use std::collections::HashSet;

use gametree_catalogue::Session;
use gametree_rules::{Seed, splitmix64};

/// How a game begins, before players take over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    /// The moves.
    pub moves: Vec<String>,
}

/// Openings are no longer than this, if nobody says.
const LONGEST: u32 = 12;
/// Nor shorter.
const SHORTEST: u32 = 2;

impl Opening {
    /// So many openings that lead to different positions, of so many random plies; fewer if there are not
    /// so many. If nobody says how long, they are as short as they can be. Positions that differ by a
    /// symmetry of the board count as one: games from them would tell the same twice.
    pub(super) fn several(
        session: &dyn Session,
        count: u64,
        plies: Option<u32>,
        seed: u64,
    ) -> Vec<Opening> {
        let mut most = Vec::new();
        let lengths = plies.map_or(SHORTEST..=LONGEST, |plies| plies..=plies);
        for plies in lengths {
            let found = of_length(session, count, plies, seed);
            // Longer lines end in the middle of nothing.
            if found.is_empty() && !most.is_empty() {
                break;
            }
            if found.len() > most.len() {
                most = found;
            }
            if most.len() as u64 >= count {
                break;
            }
        }
        most
    }

    /// Makes its moves.
    pub(super) fn play(&self, session: &mut dyn Session) {
        for mv in &self.moves {
            // They were found by playing them in this very game.
            let _ = session.play(mv);
        }
    }
}

fn of_length(session: &dyn Session, count: u64, plies: u32, seed: u64) -> Vec<Opening> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    // Where there are few, most lines lead to what is known: so many tries find nearly all.
    for number in 0..count.saturating_mul(TRIES).saturating_add(TRIES) {
        if found.len() as u64 >= count {
            break;
        }
        let mut chance = Seed::new(splitmix64(seed).wrapping_add(splitmix64(number)));
        let mut line = session.copy();
        let mut moves = Vec::new();
        for _ in 0..plies {
            let Some(mv) = chance.pick(&line.legal_moves()).cloned() else { break };
            if line.play(&mv).is_err() {
                break;
            }
            moves.push(mv);
        }
        let goes_on = moves.len() == plies as usize && line.result().is_none();
        if goes_on && seen.insert(line.canonical_position()) {
            found.push(Opening { moves });
        }
    }
    found
}

const TRIES: u64 = 20;

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;

    fn openings(spec: &str, count: u64, plies: Option<u32>) -> Vec<Opening> {
        let session = Catalogue::standard().open(spec).unwrap();
        Opening::several(&*session, count, plies, 1)
    }

    #[test]
    fn openings_are_different_and_unfinished() {
        for (spec, count) in
            [("tictactoe", 12), ("stones:stones=50", 40), ("sim", 30), ("multiply:start=25", 3)]
        {
            let session = Catalogue::standard().open(spec).unwrap();
            let openings = openings(spec, count, None);
            assert_eq!(openings.len() as u64, count, "{spec}");
            let mut seen = HashSet::new();
            for opening in &openings {
                let mut line = session.copy();
                opening.play(&mut *line);
                assert!(line.result().is_none());
                assert!(seen.insert(line.canonical_position()), "{spec} {opening:?}");
            }
        }
    }

    #[test]
    fn what_there_is_not_is_not_made_up() {
        // 12 of the 72 ways to set two marks differ by more than a symmetry.
        assert_eq!(openings("tictactoe", 1000, Some(2)).len(), 12);
        assert!(openings("stones:stones=5", 10, Some(6)).is_empty());
        assert!(openings("stones:stones=1", 10, None).is_empty());
    }
}
