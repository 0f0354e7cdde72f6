//! Finished games in a table, a row a game. The file that a terminal adds rows to and the downloads
//! of the browser have the columns of this one list.

mod latex;

use gametree_language::{Language, Message, message};
use gametree_play::{Match, PlayerSpec};
use gametree_rules::Player;

use crate::page::{Cell, Column, Table, milliseconds};
use crate::render::plain;

pub use latex::record_latex;

/// A column of the table of finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordColumn {
    /// The number of the game, counted from 1.
    Number,
    /// The game as text.
    Game,
    /// The searches of the computers, shortly; guests by their names.
    Algorithm,
    /// Who began.
    First,
    /// The computers' time for a move, in milliseconds.
    Time,
    /// All nodes that the computers have visited.
    Nodes,
    /// The score, in a game with points.
    Score,
    /// Who won.
    Winner,
}

impl RecordColumn {
    /// All of them, from first to last.
    pub const ALL: [RecordColumn; 8] = [
        RecordColumn::Number,
        RecordColumn::Game,
        RecordColumn::Algorithm,
        RecordColumn::First,
        RecordColumn::Time,
        RecordColumn::Nodes,
        RecordColumn::Score,
        RecordColumn::Winner,
    ];

    /// What stands above it.
    pub fn label(self) -> Message {
        match self {
            RecordColumn::Number => message!("record-number"),
            RecordColumn::Game => message!("record-game"),
            RecordColumn::Algorithm => message!("record-algorithm"),
            RecordColumn::First => message!("record-first"),
            RecordColumn::Time => message!("record-time"),
            RecordColumn::Nodes => message!("record-nodes"),
            RecordColumn::Score => message!("record-score"),
            RecordColumn::Winner => message!("record-winner"),
        }
    }

    fn is_number(self) -> bool {
        matches!(self, RecordColumn::Number | RecordColumn::Time | RecordColumn::Nodes)
    }

    /// What stands in it for this game.
    pub fn cell(self, number: usize, game: &Match) -> Cell {
        let (moves, visited, elapsed) = game.work();
        let ending = game.session().result();
        match self {
            RecordColumn::Number => Cell::Number(number as i128),
            RecordColumn::Game => Cell::Code(game.session().spec()),
            RecordColumn::Algorithm => algorithms(game).map_or(Cell::Nothing, Cell::Code),
            RecordColumn::First => player_name(game, game.mover_of(0)).into(),
            RecordColumn::Time => {
                let number = milliseconds(elapsed) / moves.max(1) as f64;
                Cell::Decimal { number, places: 3 }
            }
            RecordColumn::Nodes => Cell::Number(visited.into()),
            RecordColumn::Score => match ending.and_then(|ending| ending.score) {
                Some([first, second]) => Cell::Code(format!("{first}:{second}")),
                None => Cell::Nothing,
            },
            RecordColumn::Winner => match ending.map(|ending| ending.outcome.winner()) {
                Some(Some(player)) => player_name(game, player).into(),
                Some(None) => message!("record-draw").into(),
                None => Cell::Nothing,
            },
        }
    }
}

/// The table of these games, which are numbered from 1.
pub fn record<'a>(games: impl IntoIterator<Item = &'a Match>) -> Table {
    let columns = RecordColumn::ALL.map(|column| {
        let label = Cell::from(column.label());
        if column.is_number() { Column::numbers(label) } else { Column::words(label) }
    });
    let row = |(index, game): (usize, &Match)| {
        RecordColumn::ALL.map(|column| column.cell(index + 1, game)).to_vec()
    };
    let rows = games.into_iter().enumerate().map(row).collect();
    let caption = Some(message!("record-caption"));
    Table { caption, columns: columns.to_vec(), rows, ..Table::default() }
}

/// The first two lines of the table as Markdown.
pub fn record_header(language: Language) -> String {
    let labels = RecordColumn::ALL.map(|column| language.say(&column.label()));
    let sides = RecordColumn::ALL.map(|column| if column.is_number() { "---:" } else { "---" });
    format!("{}|{}|\n", line(&labels), sides.join("|"))
}

/// The row of this game as Markdown. Its numbers are the same in every language, so that other
/// programs read them.
pub fn record_row(number: usize, game: &Match, language: Language) -> String {
    let cells = RecordColumn::ALL.map(|column| match column.cell(number, game) {
        Cell::Nothing => "-".to_owned(),
        Cell::Text(text) => language.write(&text),
        cell => plain(&cell, language),
    });
    line(&cells)
}

/// The table of these games as Markdown.
pub fn record_markdown<'a>(
    games: impl IntoIterator<Item = &'a Match>,
    language: Language,
) -> String {
    let rows = games.into_iter().enumerate();
    let rows = rows.map(|(index, game)| record_row(index + 1, game, language));
    record_header(language) + &rows.collect::<String>()
}

fn line(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// A human, the computer, or which of two alike.
fn player_name(game: &Match, player: Player) -> Message {
    let who = match game.players().each_ref().map(PlayerSpec::is_human) {
        [first, second] if first == second => player.name(),
        human if human[player.index()] => "human",
        _ => "computer",
    };
    message!("record-player", who = who)
}

/// The computers' searches, shortly; guests by their names. `None` where only people play.
fn algorithms(game: &Match) -> Option<String> {
    let mut names = Vec::new();
    for player in game.players() {
        let name = match player {
            PlayerSpec::Guest(guest) => guest.name(),
            // A game whose players cannot play it has not come to its end.
            player => match player.search(game.session().heuristics()) {
                Ok(Some(search)) => search.label(),
                _ => continue,
            },
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| names.join(", "))
}
