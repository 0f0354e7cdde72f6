use crate::experiment::{Row, ScheduledGame};

/// Which contests play the same games again and again, although chance could have a part in them: a player that
/// chooses among equally good moves at random never had any. Copies show nothing that one of them does not.
pub(super) struct Copies {
    contests: Vec<Seen>,
}

#[derive(Clone, Copy, Default)]
struct Seen {
    /// The moves of the first repetition from the present start, on either side.
    first: [Option<u32>; 2],
    is_repeated: bool,
    has_varied: bool,
}

impl Copies {
    pub(super) fn new(contests: usize) -> Copies {
        Copies { contests: vec![Seen::default(); contests] }
    }

    pub(super) fn add(&mut self, game: &ScheduledGame, row: &Row) {
        let seen = &mut self.contests[game.contest];
        let (first, moves) = (&mut seen.first[game.side.index()], row.facts.moves_hash());
        if game.repetition == 0 {
            *first = Some(moves);
        } else if let Some(first) = *first {
            seen.is_repeated = true;
            seen.has_varied |= first != moves;
        }
    }

    /// Whether the games of a contest are copies.
    pub(super) fn has(&self, contest: usize) -> bool {
        let seen = self.contests[contest];
        seen.is_repeated && !seen.has_varied
    }

    /// The contests whose games are.
    pub(super) fn contests(&self) -> Vec<usize> {
        (0..self.contests.len()).filter(|&contest| self.has(contest)).collect()
    }
}
