use gametree_catalogue::GameResult;
use gametree_rules::{Outcome, Player};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game that was played: one line of `rows.jsonl`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What is the same whenever the game is played again.
    pub facts: RowFacts,
    /// What is not.
    pub times: GameTimes,
}

/// A line of `rows.jsonl` as its schema has it.
#[derive(JsonSchema)]
#[expect(
    dead_code,
    reason = "it stands for the fields of a line, which are written one after the other"
)]
pub struct RowLine {
    #[serde(flatten)]
    facts: RowFacts,
    /// The CRC-32 of everything before it.
    check: String,
    #[serde(flatten)]
    times: GameTimes,
    /// The CRC-32 of everything between the two.
    time_check: String,
}

/// What is the same whenever the game is played again. Lists have one item for each move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowFacts {
    /// The number of the game in its plan, from 1.
    pub number: u64,
    /// The game.
    pub game: String,
    /// The moves that it was begun with.
    pub opening: Vec<String>,
    /// The position in which players took over.
    pub start: String,
    /// What chance followed from.
    pub seed: u64,
    /// Which repetition of the same game, from 1.
    pub repetition: u64,
    /// The player whose results are counted.
    pub player: String,
    /// The other.
    pub opponent: String,
    /// The player's side.
    pub side: PlayedSide,
    /// Who made the first of the moves.
    pub to_move: PlayedSide,
    /// The moves.
    pub moves: Vec<String>,
    /// Who won.
    pub winner: Winner,
    /// By how much, from the first player's side; ±1 or 0 where the game has no points.
    pub margin: i32,
    /// The points of the first and the second player, in games that have them.
    pub score: Option<[i32; 2]>,
    /// Positions visited.
    pub visited: Vec<u64>,
    /// Heuristic values asked for.
    pub evaluated: Vec<u64>,
    /// Cuts.
    pub cutoffs: Vec<u64>,
    /// The whole tree down to the depth of the search, where that can be counted.
    pub tree: Vec<Option<u64>>,
    /// Plies looked ahead, where the search says.
    pub depth: Vec<Option<u32>>,
}

/// What the clock said, in nanoseconds. Lists have one item for each move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameTimes {
    /// How long a decision took; the median if it was repeated.
    pub time_ns: Vec<u64>,
    /// The middle half of the repetitions lies within so much; there if times were measured for comparison.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub time_spread_ns: Vec<u64>,
    /// How often a decision was repeated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub time_repeats: Vec<u64>,
    /// Building the whole tree of the search in memory, where it fits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub time_build_ns: Vec<Option<u64>>,
    /// Valuing that tree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub time_value_ns: Vec<Option<u64>>,
}

impl GameTimes {
    /// Whether every list that is there has an item for each move.
    fn are_whole(&self, moves: usize) -> bool {
        let lists = [
            self.time_spread_ns.len(),
            self.time_repeats.len(),
            self.time_build_ns.len(),
            self.time_value_ns.len(),
        ];
        let same = |length: usize| lists.iter().all(|&list| list == length);
        self.time_ns.len() == moves && (same(0) || same(moves))
    }

    /// Whether they were measured to be compared.
    pub fn are_comparable(&self) -> bool {
        !self.time_repeats.is_empty()
    }
}

/// A side of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlayedSide {
    /// The first player's.
    First,
    /// The second player's.
    Second,
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The first player.
    First,
    /// The second.
    Second,
    /// Nobody.
    Draw,
}

impl From<Player> for PlayedSide {
    fn from(player: Player) -> Self {
        match player {
            Player::First => PlayedSide::First,
            Player::Second => PlayedSide::Second,
        }
    }
}

impl PlayedSide {
    /// `first` or `second`.
    pub const fn name(self) -> &'static str {
        match self {
            PlayedSide::First => "first",
            PlayedSide::Second => "second",
        }
    }
}

impl Winner {
    /// `first`, `second` or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Winner::First => "first",
            Winner::Second => "second",
            Winner::Draw => "draw",
        }
    }
}

impl From<GameResult> for Winner {
    fn from(result: GameResult) -> Self {
        match result.outcome {
            Outcome::Win(Player::First) => Winner::First,
            Outcome::Win(Player::Second) => Winner::Second,
            Outcome::Draw => Winner::Draw,
        }
    }
}

impl RowFacts {
    /// The half points that the player made: 0, 1 or 2.
    pub fn half_points(&self) -> usize {
        match (self.winner, self.side) {
            (Winner::Draw, _) => 1,
            (Winner::First, PlayedSide::First) | (Winner::Second, PlayedSide::Second) => 2,
            _ => 0,
        }
    }

    /// Stands for the moves: games with other moves have another, but for one in four thousand million.
    pub fn moves_hash(&self) -> u32 {
        crc32fast::hash(self.moves.join(" ").as_bytes())
    }

    /// Whether the player made this move, counted from 0.
    pub fn is_the_players(&self, mv: usize) -> bool {
        (self.to_move == self.side) == (mv % 2 == 0)
    }

    /// The items of a list that belong to the player's moves, or the opponent's.
    pub fn of<'a, T>(&'a self, list: &'a [T], player: bool) -> impl Iterator<Item = &'a T> + 'a {
        list.iter()
            .enumerate()
            .filter(move |(mv, _)| self.is_the_players(*mv) == player)
            .map(|(_, item)| item)
    }

    /// Whether every list has an item for each move.
    fn is_whole(&self) -> bool {
        let moves = self.moves.len();
        let lists = [
            self.visited.len(),
            self.evaluated.len(),
            self.cutoffs.len(),
            self.tree.len(),
            self.depth.len(),
        ];
        lists.iter().all(|&length| length == moves)
    }
}

impl Row {
    /// The row as a line: its facts, what they add up to, then the times, so that lines of the same game differ
    /// after that alone.
    pub fn write(&self, line: &mut Vec<u8>) {
        let start = line.len();
        // Numbers and texts can always be written.
        let _ = serde_json::to_writer(&mut *line, &self.facts);
        line.pop();
        let check = crc32fast::hash(&line[start..]);
        line.extend_from_slice(format!(",\"check\":\"{check:08x}\",").as_bytes());
        let from = line.len();
        let _ = serde_json::to_writer(&mut *line, &self.times);
        // The braces of the second object.
        line.remove(from);
        line.pop();
        let check = crc32fast::hash(&line[from..]);
        line.extend_from_slice(format!(",\"time_check\":\"{check:08x}\"}}\n").as_bytes());
    }

    /// Reads a line, without its end. `None` if it is not one that was written here.
    pub fn read(line: &[u8]) -> Option<Row> {
        let (facts, check, times) = parts(line)?;
        if format!("{:08x}", crc32fast::hash(facts)).as_bytes() != check {
            return None;
        }
        let closed = [facts, b"}"].concat();
        let facts: RowFacts = serde_json::from_slice(&closed).ok()?;
        let (times, time_check) = times.split_at_checked(times.len().checked_sub(TIME_CHECK)?)?;
        if time_check != format!(",\"time_check\":\"{:08x}\"}}", crc32fast::hash(times)).as_bytes()
        {
            return None;
        }
        let times: GameTimes = serde_json::from_slice(&[b"{", times, b"}"].concat()).ok()?;
        (facts.is_whole() && times.are_whole(facts.moves.len())).then_some(Row { facts, times })
    }

    /// The number of the game in a line that was written here, from 0, without reading the rest.
    pub(super) fn number_in(line: &[u8]) -> Option<u64> {
        let rest = line.strip_prefix(b"{\"number\":")?;
        let end = rest.iter().position(|byte| !byte.is_ascii_digit())?;
        std::str::from_utf8(&rest[..end]).ok()?.parse::<u64>().ok()?.checked_sub(1)
    }

    /// What a line says that is the same whenever the game is played again.
    pub fn repeatable_part(line: &[u8]) -> Option<&[u8]> {
        parts(line).map(|(facts, _, _)| facts)
    }
}

/// The bytes of `,"time_check":"01234567"}`.
const TIME_CHECK: usize = 25;

/// What stands before the check, the check, what stands after it.
fn parts(line: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    const BEFORE: &[u8] = b",\"check\":\"";
    const AFTER: &[u8] = b"\",";
    const DIGITS: usize = 8;
    // Quotation marks in a text are escaped, so this stands nowhere else.
    let at = line.windows(BEFORE.len()).rposition(|window| window == BEFORE)?;
    let check = at + BEFORE.len();
    let after = check + DIGITS;
    let rest = line.get(after..)?.strip_prefix(AFTER)?;
    Some((&line[..at], &line[check..after], rest))
}
