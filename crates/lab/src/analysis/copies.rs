use crate::experiment::{Experiment, ExperimentError, RowsReader};

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
    pub(super) fn read(
        experiment: &Experiment,
        rows: &mut RowsReader,
    ) -> Result<Copies, ExperimentError> {
        let mut contests = vec![Seen::default(); experiment.contests().len()];
        while let Some((row, _)) = rows.next_row()? {
            let game = experiment.game(row.facts.number - 1);
            let seen = &mut contests[game.contest];
            let (first, moves) = (&mut seen.first[game.side.index()], row.facts.moves_hash());
            if game.repetition == 0 {
                *first = Some(moves);
            } else if let Some(first) = *first {
                seen.is_repeated = true;
                seen.has_varied |= first != moves;
            }
        }
        Ok(Copies { contests })
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
