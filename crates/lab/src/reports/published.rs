//! What the reports published, as data: one list a report.

use std::fmt;
use std::ops::RangeInclusive;

use gametree_files::{Field, TableText, Unquoted};
use gametree_language::ascii_digits;

use super::Report;

/// Who sits at the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// A person.
    Human,
    /// The program.
    Computer,
}

impl Side {
    /// `human` or `computer`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Human => "human",
            Side::Computer => "computer",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Human => Side::Computer,
            Side::Computer => Side::Human,
        }
    }
}

/// The rows of a report.
#[derive(Clone, PartialEq, Debug)]
pub enum Published {
    /// Of 000.
    Multiply(Vec<MultiplyRow>),
    /// Of 001.
    Stones(Vec<StonesRow>),
    /// Of 002.
    Bits(Vec<BitsRow>),
    /// Of 003.
    Mnk(Vec<MnkRow>),
    /// Of 004.
    Sim(Vec<SimRow>),
}

/// A game of 000.
#[derive(Clone, PartialEq, Debug)]
pub struct MultiplyRow {
    /// Whether the computer used alpha-beta.
    pub prune: bool,
    /// Who began.
    pub first: Side,
    /// The number they began with.
    pub start: u16,
    /// The multipliers, whoever played them.
    pub moves: Vec<u16>,
    /// What was counted for each computer move.
    pub counts: Vec<u64>,
    /// What was measured for each computer move.
    pub milliseconds: Vec<f64>,
    /// Who won.
    pub winner: Side,
}

/// A game of 001.
#[derive(Clone, PartialEq, Debug)]
pub struct StonesRow {
    /// Stones to begin with.
    pub stones: u32,
    /// Whether the computer used alpha-beta.
    pub prune: bool,
    /// Who began.
    pub first: Side,
    /// "Nodes visited": moves of the computer.
    pub nodes: u64,
    /// The human's total.
    pub human: i32,
    /// The computer's.
    pub computer: i32,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How long the tree took to be built, in seconds.
    pub building: f64,
    /// And to be valued.
    pub valuing: f64,
    /// How long a move took, in seconds.
    pub move_seconds: Option<f64>,
}

/// A game of 002.
#[derive(Clone, PartialEq, Debug)]
pub struct BitsRow {
    /// Digits to begin with.
    pub length: u8,
    /// Who began.
    pub first: Side,
    /// Whether the computer used alpha-beta.
    pub prune: bool,
    /// Calls of its search in the whole game.
    pub nodes: u64,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How long a move took on average, in seconds.
    pub move_seconds: Option<f64>,
}

/// A board of 003.
#[derive(Clone, PartialEq, Debug)]
pub struct MnkRow {
    /// Rows and columns.
    pub size: u8,
    /// How many in a row.
    pub k: u8,
    /// Depths at which the program comes to this board.
    pub depths: Vec<u32>,
    /// The human's moves, row and column, in each order that leads to it.
    pub orders: Vec<Vec<(u8, u8)>>,
    /// The board.
    pub board: String,
    /// Who has won; nobody as yet where it is not over.
    pub winner: Option<Side>,
    /// Which of the setting the report does not print: we worked it out.
    pub reconstructed: Vec<&'static str>,
}

/// A hundred games of 004.
#[derive(Clone, PartialEq, Debug)]
pub struct SimRow {
    /// How many plies red looked ahead.
    pub depth: u32,
    /// Whether red pruned.
    pub prune: bool,
    /// How many games.
    pub games: u64,
    /// How many of them red won.
    pub red_wins: u64,
    /// How long a game took, in seconds.
    pub game_seconds: Option<f64>,
    /// How long all of them took, in seconds.
    pub total_seconds: Option<f64>,
}

/// Rows that are known not to hold, by their place: the report says something else than its program does. Nobody
/// who asks whether everything is as it should be wants to hear of these.
pub const KNOWN_ERRORS: [(Report, &[usize]); 2] =
    [(Report::Multiply, &[2, 10, 18]), (Report::Bits, &[6, 17])];

impl Published {
    /// What a report published.
    pub fn of(report: Report) -> Published {
        let text = match report {
            Report::Multiply => include_str!("published/000.csv"),
            Report::Stones => include_str!("published/001.csv"),
            Report::Bits => include_str!("published/002.csv"),
            Report::Mnk => include_str!("published/003.csv"),
            Report::Sim => include_str!("published/004.csv"),
        };
        Published::read(report, text).expect("our own file is in order: a test reads it")
    }

    /// Reads a table with the columns of a report's own.
    pub fn read(report: Report, text: &str) -> Result<Published, PublishedError> {
        Ok(match report {
            Report::Multiply => Published::Multiply(rows(text, multiply_row)?),
            Report::Stones => Published::Stones(rows(text, stones_row)?),
            Report::Bits => Published::Bits(rows(text, bits_row)?),
            Report::Mnk => Published::Mnk(rows(text, mnk_row)?),
            Report::Sim => Published::Sim(rows(text, sim_row)?),
        })
    }

    /// Whose figures these are.
    pub fn report(&self) -> Report {
        match self {
            Published::Multiply(_) => Report::Multiply,
            Published::Stones(_) => Report::Stones,
            Published::Bits(_) => Report::Bits,
            Published::Mnk(_) => Report::Mnk,
            Published::Sim(_) => Report::Sim,
        }
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        match self {
            Published::Multiply(rows) => rows.len(),
            Published::Stones(rows) => rows.len(),
            Published::Bits(rows) => rows.len(),
            Published::Mnk(rows) => rows.len(),
            Published::Sim(rows) => rows.len(),
        }
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        match self {
            Published::Multiply(rows) => rows.len(),
            Published::Stones(rows) => rows.len(),
            Published::Bits(rows) => rows.len(),
            Published::Mnk(rows) => rows.len(),
            Published::Sim(rows) => rows.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// So many rows a table may have.
const MOST_ROWS: usize = 1000;

fn rows<T>(
    text: &str,
    row: impl Fn(&Cells<'_>) -> Result<T, PublishedError>,
) -> Result<Vec<T>, PublishedError> {
    let mut table = TableText::new(text);
    let mut record = || {
        let record = table.record();
        record.map_err(|Unquoted { line, .. }| PublishedError::Quotes { line })
    };
    let header = record()?.unwrap_or_default();
    let mut rows = Vec::new();
    while let Some(cells) = record()? {
        rows.push(row(&Cells { header: &header, cells: &cells })?);
        if rows.len() > MOST_ROWS {
            return Err(PublishedError::TooLong { most: MOST_ROWS });
        }
    }
    if rows.is_empty() { Err(PublishedError::Empty) } else { Ok(rows) }
}

/// A number that may have a decimal comma, as spreadsheets write it in most of Europe.
fn fraction(text: &str) -> Option<f64> {
    let digits = ascii_digits(text).replace([',', '٫'], ".");
    digits.parse().ok().filter(|number: &f64| (0.0..1e9).contains(number))
}

/// No decision of two plies has so many lines.
const MOST_COUNTED: u64 = 1_000_000;

fn multiply_row(cells: &Cells<'_>) -> Result<MultiplyRow, PublishedError> {
    let mut row = MultiplyRow {
        prune: cells.prune("algorithm")?,
        first: cells.side("first")?,
        start: cells.number("start", 1..=2999)?,
        moves: Vec::new(),
        counts: Vec::new(),
        milliseconds: Vec::new(),
        winner: cells.side("winner")?,
    };
    let mut ended = false;
    for number in 1.. {
        let column = format!("move{number}");
        let Some(text) = cells.find(&column) else { break };
        if text.is_empty() {
            ended = true;
            continue;
        }
        let by_computer = (number % 2 == 1) == (row.first == Side::Computer);
        let right = if by_computer { "multiplier;count;milliseconds" } else { "multiplier" };
        let wrong = || cells.wrong(&column, text, right);
        let parts: Vec<&str> = text.split(';').collect();
        let multiplier = parts[0].parse().ok().filter(|mv| (3..=5).contains(mv));
        row.moves.push(multiplier.filter(|_| !ended).ok_or_else(wrong)?);
        match (by_computer, &parts[1..]) {
            (false, []) => {}
            (true, [count, time]) => {
                let count = count.parse().ok().filter(|count| *count <= MOST_COUNTED);
                row.counts.push(count.ok_or_else(wrong)?);
                row.milliseconds.push(fraction(time).ok_or_else(wrong)?);
            }
            _ => return Err(wrong()),
        }
    }
    Ok(row)
}

fn stones_row(cells: &Cells<'_>) -> Result<StonesRow, PublishedError> {
    Ok(StonesRow {
        stones: cells.number("stones", 2..=70)?,
        prune: cells.prune("algorithm")?,
        first: cells.side("first")?,
        nodes: cells.number("nodes_visited", 0..=1000)?,
        human: cells.number("human_score", 0..=1000)?,
        computer: cells.number("computer_score", 0..=1000)?,
        winner: cells.winner("winner")?,
        building: cells.fraction("tree_generation_s")?,
        valuing: cells.fraction("tree_estimation_s")?,
        move_seconds: cells.optional_fraction("time_per_move_s")?,
    })
}

fn bits_row(cells: &Cells<'_>) -> Result<BitsRow, PublishedError> {
    Ok(BitsRow {
        length: cells.number("length", 2..=30)?,
        first: cells.side("first")?,
        prune: cells.prune("algorithm")?,
        nodes: cells.number("nodes_visited", 0..=i64::MAX)?,
        winner: cells.winner("winner")?,
        move_seconds: cells.optional_fraction("average_time_s")?,
    })
}

fn mnk_row(cells: &Cells<'_>) -> Result<MnkRow, PublishedError> {
    let size = cells.number("size", 2..=10)?;
    let human = cells.text("human")?;
    let wrong = || cells.wrong("human", human, "row column;row column|…");
    let place = |text: &str| -> Option<(u8, u8)> {
        let (row, column) = text.trim().split_once(' ')?;
        let (row, column) = (row.parse().ok()?, column.trim().parse().ok()?);
        (row < size && column < size).then_some((row, column))
    };
    let orders = human.split('|').map(|order| order.split(';').map(place).collect());
    let depths = cells.text("depths")?;
    // Larger boards take longer than anybody waits for.
    let deepest = if size > 4 { 6 } else { 50 };
    let depth = |text: &str| {
        let depth = text.parse().ok().filter(|depth| (1..=deepest).contains(depth));
        depth.ok_or_else(|| cells.wrong("depths", depths, format!("1 … {deepest}")))
    };
    let depths_read: Vec<u32> = depths.split_whitespace().map(depth).collect::<Result<_, _>>()?;
    if depths_read.is_empty() {
        return Err(cells.wrong("depths", depths, "4 5 6"));
    }
    Ok(MnkRow {
        size,
        k: cells.number("k", 2..=10)?,
        depths: depths_read,
        orders: orders.collect::<Option<_>>().ok_or_else(wrong)?,
        board: cells.text("board")?.to_owned(),
        winner: match cells.text("winner")? {
            "nobody" => None,
            "draw" => return Err(cells.wrong("winner", "draw", "human computer nobody")),
            _ => Some(cells.side("winner")?),
        },
        reconstructed: reconstructed(cells)?,
    })
}

/// The parts of a setting of 003 that the cell names.
fn reconstructed(cells: &Cells<'_>) -> Result<Vec<&'static str>, PublishedError> {
    const PARTS: [&str; 3] = ["k", "depths", "human"];
    let text = cells.find("reconstructed").unwrap_or_default();
    let part = |word: &str| {
        let known = PARTS.into_iter().find(|part| *part == word);
        known.ok_or_else(|| cells.wrong("reconstructed", text, PARTS.join(" ")))
    };
    text.split_whitespace().map(part).collect()
}

fn sim_row(cells: &Cells<'_>) -> Result<SimRow, PublishedError> {
    let games = cells.number("games", 1..=1_000_000)?;
    let prune = match cells.text("prune")? {
        "yes" => true,
        "no" => false,
        other => return Err(cells.wrong("prune", other, "yes no")),
    };
    Ok(SimRow {
        // Without pruning seven plies are 35 million calls a game.
        depth: cells.number("depth", 1..=if prune { 7 } else { 5 })?,
        prune,
        games,
        red_wins: cells.number("red_wins", 0..=games as i64)?,
        game_seconds: cells.optional_fraction("seconds_per_game")?,
        total_seconds: cells.optional_fraction("total_seconds")?,
    })
}

/// A line of a table.
struct Cells<'a> {
    header: &'a [Field],
    cells: &'a [Field],
}

impl<'a> Cells<'a> {
    /// The place of a column, from 0.
    fn place(&self, column: &str) -> Option<usize> {
        self.header.iter().position(|name| name.text.trim() == column)
    }

    fn find(&self, column: &str) -> Option<&'a str> {
        self.cells.get(self.place(column)?).map(|cell| cell.text.trim())
    }

    fn text(&self, column: &'static str) -> Result<&'a str, PublishedError> {
        self.find(column).ok_or_else(|| match self.place(column) {
            Some(_) => PublishedError::Missing { line: self.line(), column },
            None => PublishedError::Missing { line: line(self.header), column },
        })
    }

    fn line(&self) -> usize {
        line(self.cells)
    }

    fn wrong(&self, column: &str, found: &str, right: impl Into<String>) -> PublishedError {
        let (column, found, right) = (column.to_owned(), found.to_owned(), right.into());
        PublishedError::Cell { line: self.line(), column, found, right }
    }

    fn number<T: TryFrom<i64>>(
        &self,
        column: &'static str,
        range: RangeInclusive<i64>,
    ) -> Result<T, PublishedError> {
        let text = self.text(column)?;
        let number = ascii_digits(text).parse().ok().filter(|number| range.contains(number));
        number
            .and_then(|number: i64| T::try_from(number).ok())
            .ok_or_else(|| self.wrong(column, text, format!("{} … {}", range.start(), range.end())))
    }

    fn fraction(&self, column: &'static str) -> Result<f64, PublishedError> {
        let text = self.text(column)?;
        fraction(text).ok_or_else(|| self.wrong(column, text, "1.5"))
    }

    /// A number that a table may lack.
    fn optional_fraction(&self, column: &'static str) -> Result<Option<f64>, PublishedError> {
        match self.find(column) {
            None | Some("") => Ok(None),
            Some(_) => self.fraction(column).map(Some),
        }
    }

    fn side(&self, column: &'static str) -> Result<Side, PublishedError> {
        match self.text(column)? {
            "human" => Ok(Side::Human),
            "computer" => Ok(Side::Computer),
            other => Err(self.wrong(column, other, "human computer")),
        }
    }

    fn winner(&self, column: &'static str) -> Result<Option<Side>, PublishedError> {
        match self.text(column)? {
            "draw" => Ok(None),
            "human" | "computer" => self.side(column).map(Some),
            other => Err(self.wrong(column, other, "human computer draw")),
        }
    }

    fn prune(&self, column: &'static str) -> Result<bool, PublishedError> {
        match self.text(column)? {
            "alphabeta" => Ok(true),
            "minimax" => Ok(false),
            other => Err(self.wrong(column, other, "minimax alphabeta")),
        }
    }
}

/// The line that a record begins in.
fn line(record: &[Field]) -> usize {
    record.first().map_or(1, |field| field.line)
}

/// Why a text is not a report's table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PublishedError {
    /// It has no rows.
    Empty,
    /// It has too many.
    TooLong {
        /// So many it may have.
        most: usize,
    },
    /// Quotes are not closed, or text follows them.
    Quotes {
        /// The line, counted from 1.
        line: usize,
    },
    /// A row, or the header, lacks a column.
    Missing {
        /// The line, counted from 1.
        line: usize,
        /// The column.
        column: &'static str,
    },
    /// A cell is not what it has to be.
    Cell {
        /// The line, counted from 1.
        line: usize,
        /// The column.
        column: String,
        /// What stands there.
        found: String,
        /// What would be right.
        right: String,
    },
}

impl fmt::Display for PublishedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PublishedError::Empty => f.write_str("there are no rows"),
            PublishedError::TooLong { most } => write!(f, "there are more than {most} rows"),
            PublishedError::Quotes { line } => write!(f, "line {line}: quotes are not closed"),
            PublishedError::Missing { line, column } => {
                write!(f, "line {line}: there is no column `{column}`")
            }
            PublishedError::Cell { line, column, found, right } => {
                write!(f, "line {line}, column {column}: `{found}`, but it should be like {right}")
            }
        }
    }
}

impl std::error::Error for PublishedError {}
