use gametree_catalogue::{Algorithm, Catalogue};
use gametree_games::{Role, Spec};
use gametree_language::{Message, message};
use gametree_present::page::{Cell, Table};

use super::Named;
use crate::experiment::{ExperimentError, PlayedSide, Row, RowsReader, Winner};

/// A column about one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameColumn {
    /// The number of the game in the plan.
    Number,
    /// The game.
    Game,
    /// What makes the game large or small: the number of stones, the length of the string, the start.
    Size,
    /// The player.
    Player,
    /// The player's algorithm.
    Algorithm,
    /// The opponent.
    Opponent,
    /// The player's side.
    Side,
    /// Who began.
    First,
    /// What the player made of it.
    Result,
    /// Who won, player or opponent.
    Winner,
    /// The points of the first and second player.
    Score,
    /// The player's points.
    PlayerScore,
    /// The opponent's points.
    OpponentScore,
    /// The moves.
    Moves,
    /// Nodes that the player visited.
    Nodes,
    /// The player's time for a move, on average.
    Time,
    /// Seconds of the same.
    SecondsPerMove,
    /// Seconds to build the player's trees.
    BuildSeconds,
    /// Seconds to value them.
    ValueSeconds,
    /// A move, from 0; a player's with its nodes and milliseconds.
    Move(usize),
}

const fn named(header: &'static str, column: GameColumn) -> Named<GameColumn> {
    Named { column, header: Some(header) }
}

pub(super) const REPORT_000: [Named<GameColumn>; 10] = [
    named("row", GameColumn::Number),
    named("algorithm", GameColumn::Algorithm),
    named("first", GameColumn::First),
    named("start", GameColumn::Size),
    named("move1", GameColumn::Move(0)),
    named("move2", GameColumn::Move(1)),
    named("move3", GameColumn::Move(2)),
    named("move4", GameColumn::Move(3)),
    named("move5", GameColumn::Move(4)),
    named("winner", GameColumn::Winner),
];

pub(super) const REPORT_001: [Named<GameColumn>; 11] = [
    named("row", GameColumn::Number),
    named("stones", GameColumn::Size),
    named("algorithm", GameColumn::Algorithm),
    named("first", GameColumn::First),
    named("time_per_move_s", GameColumn::SecondsPerMove),
    named("nodes_visited", GameColumn::Nodes),
    named("human_score", GameColumn::OpponentScore),
    named("computer_score", GameColumn::PlayerScore),
    named("winner", GameColumn::Winner),
    named("tree_generation_s", GameColumn::BuildSeconds),
    named("tree_estimation_s", GameColumn::ValueSeconds),
];

pub(super) const REPORT_002: [Named<GameColumn>; 7] = [
    named("row", GameColumn::Number),
    named("length", GameColumn::Size),
    named("first", GameColumn::First),
    named("algorithm", GameColumn::Algorithm),
    named("nodes_visited", GameColumn::Nodes),
    named("average_time_s", GameColumn::SecondsPerMove),
    named("winner", GameColumn::Winner),
];

impl GameColumn {
    /// Those that go by a name of their own.
    pub(super) const ALL: [GameColumn; 10] = {
        use GameColumn::*;
        [Number, Game, Player, Algorithm, Opponent, Side, Result, Score, Moves, Nodes]
    };

    pub(super) fn find(name: &str) -> Option<GameColumn> {
        GameColumn::ALL.into_iter().find(|column| column.name() == name)
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            GameColumn::Number => "number",
            GameColumn::Game => "game",
            GameColumn::Player => "player",
            GameColumn::Algorithm => "algorithm",
            GameColumn::Opponent => "opponent",
            GameColumn::Side => "side",
            GameColumn::Result => "result",
            GameColumn::Score => "score",
            GameColumn::Moves => "moves",
            GameColumn::Nodes => "nodes",
            GameColumn::Time => "time",
            GameColumn::Size => "size",
            GameColumn::First => "first",
            GameColumn::Winner => "winner",
            GameColumn::PlayerScore => "player_score",
            GameColumn::OpponentScore => "opponent_score",
            GameColumn::SecondsPerMove => "seconds_per_move",
            GameColumn::BuildSeconds => "build_seconds",
            GameColumn::ValueSeconds => "value_seconds",
            GameColumn::Move(_) => "move",
        }
    }

    pub(super) const fn is_number(self) -> bool {
        use GameColumn::{
            Algorithm, First, Game, Move, Moves, Opponent, Player, Result, Side, Winner,
        };
        !matches!(
            self,
            Algorithm | First | Game | Move(_) | Moves | Opponent | Player | Result | Side | Winner
        )
    }

    fn cell(self, row: &Row, catalogue: &Catalogue) -> Cell {
        let (facts, times) = (&row.facts, &row.times);
        // As the reports say it: their computer is the player here, and their human the opponent.
        let who = |is_player: bool| Cell::text(if is_player { "computer" } else { "human" });
        let player = usize::from(facts.side == PlayedSide::Second);
        let points = |side: usize| {
            facts.score.map_or(Cell::Nothing, |score| Cell::Number(score[side].into()))
        };
        let mean_ns = || {
            let (sum, count) = facts
                .of(&times.time_ns, true)
                .fold((0_u128, 0_u64), |(sum, count), &time| (sum + u128::from(time), count + 1));
            // Times that were not measured for comparison are not shown.
            (count > 0 && times.are_comparable()).then(|| sum as f64 / count as f64)
        };
        let seconds = |list: &[Option<u64>]| {
            let known: Vec<u64> = facts.of(list, true).copied().flatten().collect();
            let sum = (!known.is_empty()).then(|| known.iter().sum::<u64>() as f64 / 1e9);
            Cell::decimal_or_nothing(sum, 9)
        };
        match self {
            GameColumn::Number => Cell::Count(facts.number.into()),
            GameColumn::Game => Cell::Code(facts.game.clone()),
            GameColumn::Size => size(&facts.game, catalogue),
            GameColumn::Player => Cell::Code(facts.player.clone()),
            GameColumn::Algorithm => Cell::text(algorithm(&facts.player)),
            GameColumn::Opponent => Cell::Code(facts.opponent.clone()),
            GameColumn::Side => side_name(facts.side).into(),
            GameColumn::First => {
                who((facts.to_move == facts.side) == (facts.opening.len() % 2 == 0))
            }
            GameColumn::Result => result_name(facts.half_points()).into(),
            GameColumn::Winner if facts.winner == Winner::Draw => Cell::text("draw"),
            GameColumn::Winner => who(facts.half_points() == 2),
            GameColumn::Score => match facts.score {
                Some([first, second]) => Cell::text(format!("{first}:{second}")),
                None => Cell::Nothing,
            },
            GameColumn::PlayerScore => points(player),
            GameColumn::OpponentScore => points(1 - player),
            GameColumn::Moves => {
                Cell::Moves(facts.opening.iter().chain(&facts.moves).cloned().collect())
            }
            GameColumn::Nodes => {
                Cell::Count(facts.of(&facts.visited, true).map(|&nodes| u128::from(nodes)).sum())
            }
            GameColumn::Time => mean_ns().map_or(Cell::Nothing, |ns| {
                Cell::Duration(std::time::Duration::from_nanos(ns as u64))
            }),
            GameColumn::SecondsPerMove => Cell::decimal_or_nothing(mean_ns().map(|ns| ns / 1e9), 9),
            GameColumn::BuildSeconds => seconds(&times.time_build_ns),
            GameColumn::ValueSeconds => seconds(&times.time_value_ns),
            GameColumn::Move(index) => match facts.moves.get(index) {
                None => Cell::Empty,
                Some(mv) if facts.is_the_players(index) => {
                    let milliseconds = match times.are_comparable() {
                        true => format!(";{:.6}", times.time_ns[index] as f64 / 1e6),
                        false => String::new(),
                    };
                    Cell::Code(format!("{mv};{}{milliseconds}", facts.visited[index]))
                }
                Some(mv) => Cell::Code(mv.clone()),
            },
        }
    }
}

/// What makes the game large or small; its first parameter, if none does.
fn size(spec: &str, catalogue: &Catalogue) -> Cell {
    let value = || {
        let entry = catalogue.entry_of(spec).ok()?;
        let key = match entry.parameters.with_role(Role::Size) {
            Some(size) => size.key,
            None => entry.parameters.list.first()?.key,
        };
        let values = Spec::parse(spec).ok()?.values;
        let stated = |key: &str| {
            values.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
        };
        // A string of bits stands for its length.
        stated(key).or_else(|| stated("string").map(|string| string.len().to_string()))
    };
    match value() {
        Some(value) => match value.parse::<i64>() {
            Ok(number) => Cell::Number(number.into()),
            Err(_) => Cell::Code(value),
        },
        None => Cell::Nothing,
    }
}

/// A strength plays by some search, and goes by its own name.
fn algorithm(player: &str) -> String {
    let name = player.split(':').next().unwrap_or(player);
    name.parse::<Algorithm>()
        .map_or_else(|_| player.to_owned(), |algorithm| algorithm.name().to_owned())
}

pub(crate) fn side_name(side: PlayedSide) -> Message {
    match side {
        PlayedSide::First => message!("sides-first"),
        PlayedSide::Second => message!("sides-second"),
    }
}

fn result_name(half_points: usize) -> Message {
    match half_points {
        0 => message!("lost"),
        1 => message!("drawn"),
        _ => message!("won"),
    }
}

/// A table with a row for each game.
pub(crate) struct GameTable<'a> {
    pub(crate) columns: &'a [Named<GameColumn>],
    pub(crate) catalogue: &'a Catalogue,
    /// So many rows at the most.
    pub(crate) most: usize,
}

impl GameTable<'_> {
    /// Reads the rows.
    pub(crate) fn read(&self, rows: &mut RowsReader) -> Result<Table, ExperimentError> {
        let columns = self.columns.iter().map(Named::<GameColumn>::column).collect();
        let mut table = Table { columns, ..Table::default() };
        while let Some((row, _)) = rows.next_row()? {
            if table.rows.len() < self.most {
                let cells =
                    self.columns.iter().map(|named| named.column.cell(&row, self.catalogue));
                table.rows.push(cells.collect());
            } else {
                table.left_out += 1;
            }
        }
        Ok(table)
    }
}
