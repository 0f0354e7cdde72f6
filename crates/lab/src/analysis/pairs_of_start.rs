use super::meeting::MeetingResult;

/// Pairs of games from one start, on one side: what two players made of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PairsOfStart {
    /// How often the second made two half points less, one less, as many, one more, two more.
    by_gain: [u32; 5],
    visited: [u64; 2],
    time: [u64; 2],
}

/// Means are kept in parts of one.
const PARTS: u128 = 1 << 10;

impl PairsOfStart {
    pub(super) fn add(&mut self, one: MeetingResult, other: MeetingResult) {
        self.by_gain[2 + other.half_points - one.half_points] += 1;
        for (player, result) in [one, other].into_iter().enumerate() {
            self.visited[player] = self.visited[player].saturating_add(result.visited);
            self.time[player] = self.time[player].saturating_add(result.time);
        }
    }

    /// How many there are.
    pub(super) fn pairs(&self) -> u64 {
        self.by_gain.iter().map(|&pairs| u64::from(pairs)).sum()
    }

    /// Half points that the second made more, with how many games brought them.
    pub(super) fn games(&self) -> impl Iterator<Item = (i64, u64)> {
        (-2..).zip(self.by_gain).map(|(gain, often)| (gain, often.into()))
    }

    /// Points that the second made more in a game from this start, as a fraction. Both sides count
    /// alike.
    pub(super) fn gain(sides: &[PairsOfStart; 2]) -> (i64, u64) {
        let gains = sides.map(|side| side.games().map(|(gain, often)| gain * often as i64).sum());
        mean_of_sides(gains, sides.map(|side| side.pairs()))
    }

    /// Nodes that the two visited in a game from this start, on average, in parts of one.
    pub(super) fn visited(sides: &[PairsOfStart; 2]) -> [u64; 2] {
        means(sides, |side| side.visited)
    }

    /// Nanoseconds that they took.
    pub(super) fn time(sides: &[PairsOfStart; 2]) -> [u64; 2] {
        means(sides, |side| side.time)
    }
}

/// Half points on either side over how many games brought them, as points in a game: above, below
/// the line.
pub(super) fn mean_of_sides(half_points: [i64; 2], games: [u64; 2]) -> (i64, u64) {
    match games {
        [first, 0] => (half_points[0], 2 * first),
        [0, second] => (half_points[1], 2 * second),
        [first, second] => {
            (half_points[0] * second as i64 + half_points[1] * first as i64, 4 * first * second)
        }
    }
}

fn means(sides: &[PairsOfStart; 2], of: impl Fn(&PairsOfStart) -> [u64; 2]) -> [u64; 2] {
    let played = sides.iter().filter(|side| side.pairs() > 0);
    let count = played.clone().count().max(1) as u128;
    [0, 1].map(|player| {
        let mean =
            |side: &PairsOfStart| u128::from(of(side)[player]) * PARTS / u128::from(side.pairs());
        let sum: u128 = played.clone().map(mean).sum();
        u64::try_from(sum / count).unwrap_or(u64::MAX)
    })
}
