use std::collections::{BTreeMap, HashMap};

use gametree_statistics::{
    CONFIDENCE, EloEstimate, Groups, Interval, Pairs, Sample, elo_of_groups, elo_over_starts,
    median, share_over_starts, sign_flip_test, wilson,
};

use super::meeting::MeetingResult;
use super::pairs_of_start::mean_of_sides;
use super::{Scope, least_visits};
use crate::experiment::{PlayedSide, Row};

/// Values, and how often each occurs.
pub(super) type Histogram = BTreeMap<u64, u64>;

/// What the games of one player against one opponent add up to. Counts and times are the player's alone.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// What its intervals hold for.
    pub scope: Scope,
    /// Won, drawn and lost from each start, as the first player and as the second.
    pub from_starts: Vec<[[u64; 3]; 2]>,
    /// Won, drawn and lost as the first player, then as the second.
    pub by_side: [[u64; 3]; 2],
    /// Games that the first player of the game won, that nobody won, that the second won.
    pub by_winner: [u64; 3],
    /// Decisions, and what they cost.
    pub work: Work,
    /// The same, for those decisions of which the whole tree could be counted.
    pub counted: Work,
    /// The positions of those trees.
    pub tree: u128,
    /// The positions that any alpha-beta would have to visit in uniform trees of that size.
    pub least: f64,
    /// The same by the number of the player's move, from the first on.
    pub by_move: Vec<MoveSums>,
    /// Moves in a game after its opening, both players' together.
    pub lengths: Histogram,
    /// Positions visited in a decision.
    pub visited: Histogram,
    /// Positions visited in a game.
    pub visited_in_game: Histogram,
    /// Nanoseconds a decision took.
    pub times: Histogram,
    /// Nanoseconds that hold the middle half of the times of one decision.
    pub spreads: Histogram,
    /// Nanoseconds that all decisions took.
    pub time: u128,
    /// Nanoseconds that building trees took, for those decisions that it was measured for, and valuing them.
    pub building: Option<[u128; 2]>,
    /// How many decisions that are.
    pub built: u64,
    /// Both sides of the same game, in half points, from each start. Copies of one pair are one
    /// where tests are over games.
    both_sides: Vec<Pairs>,
    least_known: HashMap<(u64, u32), f64>,
}

/// Decisions, and what they cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// How many.
    pub decisions: u64,
    /// Positions visited.
    pub visited: u128,
    /// Heuristic values asked for.
    pub evaluated: u128,
    /// Cuts.
    pub cutoffs: u128,
}

/// Decisions with the same number of which the whole tree could be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveSums {
    /// How many.
    pub decisions: u64,
    /// Positions visited.
    pub visited: u128,
    /// Positions of the trees.
    pub tree: u128,
}

impl Tally {
    /// One of no games yet.
    pub(super) fn over(scope: Scope) -> Tally {
        Tally { scope, ..Tally::default() }
    }

    /// Adds a game from a start, and says of it what is compared.
    pub(super) fn add(&mut self, start: usize, row: &Row) -> MeetingResult {
        let facts = &row.facts;
        let half_points = facts.half_points();
        let side = usize::from(facts.side == PlayedSide::Second);
        self.by_side[side][2 - half_points] += 1;
        if self.from_starts.len() <= start {
            self.from_starts.resize(start + 1, Default::default());
        }
        self.from_starts[start][side][2 - half_points] += 1;
        let winner = match facts.winner.name() {
            "first" => 0,
            "draw" => 1,
            _ => 2,
        };
        self.by_winner[winner] += 1;
        *self.lengths.entry(facts.moves.len() as u64).or_default() += 1;
        let (mut visited_in_game, mut time_in_game, mut decision) = (0_u64, 0_u64, 0);
        for mv in (0..facts.moves.len()).filter(|&mv| facts.is_the_players(mv)) {
            let visited = facts.visited[mv];
            let work = Work {
                decisions: 1,
                visited: visited.into(),
                evaluated: facts.evaluated[mv].into(),
                cutoffs: facts.cutoffs[mv].into(),
            };
            self.work.add(work);
            *self.visited.entry(visited).or_default() += 1;
            if let Some(tree) = facts.tree[mv] {
                self.counted.add(work);
                self.tree += u128::from(tree);
                self.least += self.least_visits(tree, facts.depth[mv].unwrap_or(0));
                if self.by_move.len() <= decision {
                    self.by_move.resize(decision + 1, MoveSums::default());
                }
                let sums = &mut self.by_move[decision];
                sums.decisions += 1;
                sums.visited += u128::from(visited);
                sums.tree += u128::from(tree);
            }
            let time = row.times.time_ns[mv];
            self.time += u128::from(time);
            if row.times.are_comparable() {
                *self.times.entry(time).or_default() += 1;
                *self.spreads.entry(row.times.time_spread_ns[mv]).or_default() += 1;
            }
            let part = |list: &[Option<u64>]| list.get(mv).copied().flatten();
            if let (Some(build), Some(value)) =
                (part(&row.times.time_build_ns), part(&row.times.time_value_ns))
            {
                let [building, valuing] = self.building.get_or_insert_default();
                self.built += 1;
                *building += u128::from(build);
                *valuing += u128::from(value);
            }
            visited_in_game = visited_in_game.saturating_add(visited);
            time_in_game = time_in_game.saturating_add(time);
            decision += 1;
        }
        *self.visited_in_game.entry(visited_in_game).or_default() += 1;
        let moves = crc32fast::hash(facts.moves.join(" ").as_bytes());
        MeetingResult { half_points, visited: visited_in_game, time: time_in_game, moves }
    }

    /// Adds what both sides of the same game from a start made.
    pub(super) fn add_pair(&mut self, start: usize, half_points: usize) {
        if self.both_sides.len() <= start {
            self.both_sides.resize(start + 1, Pairs::default());
        }
        self.both_sides[start].add(half_points);
    }

    /// How many pairs of games from both sides there are.
    pub fn pairs(&self) -> u64 {
        self.both_sides.iter().map(Pairs::count).sum()
    }

    /// Trees of the same size come again and again.
    fn least_visits(&mut self, tree: u64, depth: u32) -> f64 {
        *self.least_known.entry((tree, depth)).or_insert_with(|| least_visits(tree, depth))
    }

    /// Won, drawn and lost.
    pub fn results(&self) -> [u64; 3] {
        std::array::from_fn(|result| self.by_side[0][result] + self.by_side[1][result])
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.results().iter().sum()
    }

    /// From how many starts there are games.
    pub fn starts(&self) -> u64 {
        self.from_starts.iter().filter(|start| games_of(start) > [0; 2]).count() as u64
    }

    /// The share of games that the player won, with its interval. Every start and side counts alike:
    /// of one or two there are as many games of each.
    pub fn wins(&self) -> Option<(f64, Interval)> {
        let (won, games) = (self.results()[0], self.games());
        match self.scope {
            _ if games == 0 => None,
            Scope::TheseStarts => Some((won as f64 / games as f64, wilson(won, games, CONFIDENCE))),
            Scope::AllStarts => {
                let sample = self.over_starts(|[won, ..]| 2 * won as i64);
                Some((sample.mean()?, share_over_starts(&sample, self.step(), CONFIDENCE)))
            }
        }
    }

    /// The share of the points that the player made, a draw being half a point. Every start counts
    /// alike.
    pub fn points(&self) -> Option<f64> {
        let [won, drawn, _] = self.results();
        match self.scope {
            _ if self.games() == 0 => None,
            Scope::TheseStarts => Some((2 * won + drawn) as f64 / (2 * self.games()) as f64),
            Scope::AllStarts => self.points_over_starts().mean(),
        }
    }

    /// The difference in strength that games from both sides of the same starts show. `None`
    /// without them.
    pub fn elo(&self) -> Option<EloEstimate> {
        match self.scope {
            _ if self.pairs() == 0 => None,
            Scope::TheseStarts => elo_of_groups(&self.both_sides, CONFIDENCE),
            Scope::AllStarts => {
                elo_over_starts(&self.points_over_starts(), self.step(), CONFIDENCE)
            }
        }
    }

    /// How often chance alone would set the two so far apart: by starts, with both sides of each
    /// together, or by pairs of games from both sides where there are one or two starts.
    pub fn level(&self) -> f64 {
        sign_flip_test(&match self.scope {
            Scope::AllStarts => self.lead_over_starts(),
            Scope::TheseStarts => {
                let leads = |pairs: &Pairs| Sample::counted((-2..).zip(pairs.0), 2);
                Groups::of(self.both_sides.iter().map(leads)).evened()
            }
        })
    }

    /// The share of the points, start by start.
    fn points_over_starts(&self) -> Sample {
        self.over_starts(|[won, drawn, _]| (2 * won + drawn) as i64)
    }

    /// How much more than half of the points the player made, start by start.
    fn lead_over_starts(&self) -> Sample {
        self.over_starts(|[won, _, lost]| won as i64 - lost as i64)
    }

    /// Half points of some kind in a game, start by start, both sides of it alike.
    fn over_starts(&self, half_points: impl Fn([u64; 3]) -> i64) -> Sample {
        let mean = |start: &[[u64; 3]; 2]| mean_of_sides(start.map(&half_points), games_of(start));
        Sample::of(self.from_starts.iter().filter(|start| games_of(start) > [0; 2]).map(mean))
    }

    /// What half a point in one game changes in the mean of a start.
    pub(crate) fn step(&self) -> f64 {
        let sides = self.by_side.iter().filter(|results| **results != [0; 3]);
        0.5 / sides.count().max(1) as f64
    }

    /// The part of the trees that was not visited.
    pub fn saving(&self) -> Option<f64> {
        (self.tree > 0).then(|| 1.0 - self.counted.visited as f64 / self.tree as f64)
    }

    /// Positions visited in a decision, on average.
    pub fn visited_mean(&self) -> Option<f64> {
        mean(self.work.visited, self.work.decisions)
    }

    /// Positions of the tree of a decision, on average, where they could be counted.
    pub fn tree_mean(&self) -> Option<f64> {
        mean(self.tree, self.counted.decisions)
    }

    /// Positions visited in a decision: the median.
    pub fn visited_median(&self) -> Option<f64> {
        median(&self.visited)
    }

    /// Moves in a game after its opening, on average.
    pub fn length_mean(&self) -> Option<f64> {
        let moves =
            self.lengths.iter().map(|(&moves, &games)| u128::from(moves) * u128::from(games)).sum();
        mean(moves, self.games())
    }

    /// Nanoseconds for a decision: the median; only where times were measured to be compared.
    pub fn time_median(&self) -> Option<f64> {
        median(&self.times)
    }
}

impl Work {
    fn add(&mut self, other: Work) {
        self.decisions += other.decisions;
        self.visited += other.visited;
        self.evaluated += other.evaluated;
        self.cutoffs += other.cutoffs;
    }
}

fn games_of(start: &[[u64; 3]; 2]) -> [u64; 2] {
    start.map(|results| results.iter().sum())
}

fn mean(sum: u128, of: u64) -> Option<f64> {
    (of > 0).then(|| sum as f64 / of as f64)
}
