//! The columns of an experiment's table: about single games, or about all games of a player.

mod game;
mod group;

use std::fmt;

use gametree_language::{Language, Message, without_marks};
use gametree_present::page::Column;

pub use game::GameColumn;
pub(crate) use game::GameTable;
pub(crate) use group::Group;
pub use group::GroupColumn;

/// The columns of a table, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Columns {
    /// A row for each player.
    Groups(Vec<Named<GroupColumn>>),
    /// A row for each game.
    Games(Vec<Named<GameColumn>>),
}

/// A column, and what stands above it if that is not its own name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named<C> {
    pub(crate) column: C,
    pub(crate) header: Option<&'static str>,
}

impl<C> Named<C> {
    fn plain(column: C) -> Named<C> {
        Named { column, header: None }
    }
}

/// Why a text does not name columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ColumnsError {
    /// There is no such column.
    Unknown {
        /// What stands in its place.
        name: String,
    },
    /// Columns of both kinds.
    Mixed {
        /// One about games.
        game: String,
        /// One about players.
        group: String,
    },
    /// A course report without a table.
    NoTable {
        /// Its number.
        report: String,
    },
}

impl ColumnsError {
    /// What there is: columns, then tables of reports.
    pub fn known() -> Vec<&'static str> {
        let mut names: Vec<&str> = GroupColumn::ALL.iter().map(|column| column.name()).collect();
        names.extend(
            GameColumn::ALL
                .iter()
                .map(|column| column.name())
                .filter(|name| GroupColumn::find(name).is_none()),
        );
        names.extend(REPORTS);
        names
    }
}

impl fmt::Display for ColumnsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ColumnsError::Unknown { name } => {
                write!(
                    f,
                    "there is no column `{name}`; there are {}",
                    ColumnsError::known().join(", ")
                )
            }
            ColumnsError::Mixed { game, group } => {
                write!(f, "`{game}` is about games, `{group}` about players")
            }
            ColumnsError::NoTable { report } => write!(f, "report {report} has no table"),
        }
    }
}

impl std::error::Error for ColumnsError {}

/// The course reports with tables, by number.
const REPORTS: [&str; 4] = ["000", "001", "002", "004"];

impl Columns {
    /// Those that are usual.
    pub fn usual(has_times: bool) -> Columns {
        use GroupColumn::{
            Build, Drawn, Games, Interval, Length, Lost, Opponent, Player, Saving, Share, Spread,
            Time, Tree, Value, Visited, Won,
        };
        let mut columns = vec![
            Player, Opponent, Games, Won, Drawn, Lost, Share, Interval, Visited, Tree, Saving,
            Length,
        ];
        if has_times {
            columns.extend([Time, Spread, Build, Value]);
        }
        Columns::Groups(columns.into_iter().map(Named::plain).collect())
    }

    /// Reads names separated by commas, or the number of a course report. A name that a table shows, in
    /// any language, stands for its column: `wins %` for `share`.
    ///
    /// ```
    /// use gametree::lab::Columns;
    ///
    /// assert!(matches!(Columns::parse("player,won,nodes"), Err(_)));
    /// assert!(matches!(Columns::parse("player,won"), Ok(Columns::Groups(_))));
    /// assert!(matches!(Columns::parse("001"), Ok(Columns::Games(_))));
    /// ```
    pub fn parse(text: &str) -> Result<Columns, ColumnsError> {
        match text.trim() {
            "000" => return Ok(Columns::Games(game::REPORT_000.to_vec())),
            "001" => return Ok(Columns::Games(game::REPORT_001.to_vec())),
            "002" => return Ok(Columns::Games(game::REPORT_002.to_vec())),
            "004" => return Ok(Columns::Groups(group::REPORT_004.to_vec())),
            report @ "003" => return Err(ColumnsError::NoTable { report: report.to_owned() }),
            _ => {}
        }
        let names: Vec<&str> = text.split(',').map(|name| own_name(name.trim())).collect();
        let unknown =
            |name: &&&str| GroupColumn::find(name).is_none() && GameColumn::find(name).is_none();
        if let Some(name) = names.iter().find(unknown) {
            return Err(ColumnsError::Unknown { name: (*name).to_owned() });
        }
        let groups: Option<Vec<_>> =
            names.iter().map(|name| GroupColumn::find(name).map(Named::plain)).collect();
        let games: Option<Vec<_>> =
            names.iter().map(|name| GameColumn::find(name).map(Named::plain)).collect();
        match (groups, games) {
            (Some(groups), _) => Ok(Columns::Groups(groups)),
            (None, Some(games)) => Ok(Columns::Games(games)),
            (None, None) => {
                let only = |is: &dyn Fn(&str) -> bool| {
                    names
                        .iter()
                        .find(|name| is(name))
                        .map(|name| (*name).to_owned())
                        .unwrap_or_default()
                };
                Err(ColumnsError::Mixed {
                    game: only(&|name| GroupColumn::find(name).is_none()),
                    group: only(&|name| GameColumn::find(name).is_none()),
                })
            }
        }
    }
}

/// The name of a column that goes by this name, or stands under it in a table of any language.
fn own_name(text: &str) -> &str {
    let is_shown_so = |name: &&&str| {
        Language::ALL.into_iter().any(|language| {
            let label = language.say(&Message::new(format!("column-{name}")));
            without_marks(&label).to_lowercase() == text.to_lowercase()
        })
    };
    let columns = ColumnsError::known();
    let known = columns.iter().find(|name| **name == text);
    known.or_else(|| columns.iter().find(is_shown_so)).copied().unwrap_or(text)
}

impl Named<GroupColumn> {
    pub(crate) fn column(&self) -> Column {
        let column = labelled(self.header, self.column.name(), self.column.is_number());
        let column = Column { is_interval: self.column == GroupColumn::Interval, ..column };
        if self.column.is_optional() { column.optional() } else { column }
    }
}

impl Named<GameColumn> {
    pub(crate) fn column(&self) -> Column {
        labelled(self.header, self.column.name(), self.column.is_number())
    }
}

fn labelled(header: Option<&'static str>, name: &str, is_number: bool) -> Column {
    use gametree_present::page::Cell;

    let label = match header {
        Some(header) => Cell::text(header),
        None => Message::new(format!("column-{name}")).into(),
    };
    if is_number { Column::numbers(label) } else { Column::words(label) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_has_a_name_in_every_language() {
        for language in Language::ALL {
            for name in ColumnsError::known().into_iter().filter(|name| !REPORTS.contains(name)) {
                assert!(language.knows(&format!("column-{name}")), "{name} {language:?}");
            }
        }
    }

    #[test]
    fn names_that_tables_show_are_read() {
        let shown = [
            ("player,wins %,nodes per move,saved %", "player,share,visited,saving"),
            ("Player,95% interval", "player,interval"),
            ("spēlētājs,virsotnes gājienā", "player,visited"),
            // A name of a column comes before what stands above another one.
            ("number,moves", "number,moves"),
        ];
        for (shown, own) in shown {
            assert_eq!(Columns::parse(shown), Columns::parse(own), "{shown}");
            assert!(Columns::parse(shown).is_ok(), "{shown}");
        }
    }

    #[test]
    fn names_are_read() {
        assert!(REPORTS.iter().all(|report| Columns::parse(report).is_ok()));
        assert!(matches!(Columns::parse("003"), Err(ColumnsError::NoTable { .. })));
        assert!(
            matches!(Columns::parse("player,speed"), Err(ColumnsError::Unknown { name }) if name == "speed")
        );
        assert!(matches!(Columns::parse(""), Err(ColumnsError::Unknown { .. })));
        let Err(ColumnsError::Mixed { game, group }) = Columns::parse("number,player,won") else {
            panic!()
        };
        assert_eq!((game.as_str(), group.as_str()), ("number", "won"));
        for name in ColumnsError::known() {
            assert!(Columns::parse(name).is_ok(), "{name}");
        }
    }
}
