//! The tables of a paper. Players are rows, and each setting of them is a column of its own; a screen calls
//! them by their full names instead.

use gametree_language::{Argument, Message, message};
use gametree_present::page::{Cell, Column, Table};

use crate::columns::{Columns, Group, GroupColumn, Named};
use crate::experiment::Sides;
use crate::report::{ExperimentRun, comparisons, full_names, report_title, short_names};

/// A column of a paper.
#[derive(Clone, Copy, PartialEq)]
enum PaperColumn {
    /// As on a screen.
    Group(Named<GroupColumn>),
    /// The algorithm, or the name of a player that has one.
    Algorithm,
    /// Depth or heuristic of the search that a player names.
    OfSearch(GroupColumn),
    /// Everything else that a player's name says.
    Settings,
    /// Games won, drawn and lost.
    Results,
}

impl PaperColumn {
    /// Columns that say who plays.
    const PLAYER: [PaperColumn; 4] = [
        PaperColumn::Algorithm,
        PaperColumn::OfSearch(GroupColumn::Depth),
        PaperColumn::OfSearch(GroupColumn::Heuristic),
        PaperColumn::Settings,
    ];

    /// In the place of a column of the screen.
    fn instead_of(column: Named<GroupColumn>) -> Vec<PaperColumn> {
        match column.column {
            GroupColumn::Player => PaperColumn::PLAYER.to_vec(),
            GroupColumn::Won => vec![PaperColumn::Results],
            GroupColumn::Drawn | GroupColumn::Lost => Vec::new(),
            _ => vec![PaperColumn::Group(column)],
        }
    }

    /// Games won, drawn and lost are one column where all three are asked for.
    fn all(columns: &[Named<GroupColumn>]) -> Vec<PaperColumn> {
        let has = |wanted| columns.iter().any(|named| named.column == wanted);
        let results = [GroupColumn::Won, GroupColumn::Drawn, GroupColumn::Lost];
        let joined = results.into_iter().all(has);
        let column = |named: &Named<GroupColumn>| match results.contains(&named.column) && !joined {
            true => vec![PaperColumn::Group(*named)],
            false => PaperColumn::instead_of(*named),
        };
        columns.iter().flat_map(column).collect()
    }

    /// Whether it says what is played, not what came of it.
    fn is_setting(self) -> bool {
        match self {
            PaperColumn::Group(named) => {
                use GroupColumn::{Algorithm, Depth, Games, Heuristic, Opponent, Prune};
                [Algorithm, Depth, Games, Heuristic, Opponent, Prune].contains(&named.column)
            }
            _ => PaperColumn::PLAYER.contains(&self),
        }
    }

    fn column(self) -> Column {
        match self {
            PaperColumn::Group(named) => named.column(),
            PaperColumn::Algorithm => Column::words(message!("column-algorithm").into()),
            PaperColumn::OfSearch(GroupColumn::Depth) => {
                Column::numbers(message!("column-depth").into())
            }
            PaperColumn::OfSearch(_) => Column::words(message!("column-heuristic").into()),
            PaperColumn::Settings => Column::words(message!("column-settings").into()),
            PaperColumn::Results => Column::numbers(message!("column-results").into()),
        }
    }

    fn cell(self, group: &Group<'_>) -> Cell {
        let (name, settings) = group.player.split_once(':').unwrap_or((&group.player, ""));
        let searches = group.search.is_some_and(|search| search.algorithm.name() == name);
        match self {
            PaperColumn::Group(named) => named.column.cell(group),
            PaperColumn::Algorithm if searches => Cell::text(name),
            // A guest, or a strength: its settings are a part of its name.
            PaperColumn::Algorithm => Cell::Code(group.player.clone()),
            PaperColumn::OfSearch(column) if searches => column.cell(group),
            PaperColumn::Settings if searches => {
                let is_own = |part: &&str| {
                    !part.is_empty()
                        && !part.starts_with("depth=")
                        && !part.starts_with("heuristic=")
                };
                let own: Vec<&str> = settings.split(',').filter(is_own).collect();
                if own.is_empty() { Cell::Empty } else { Cell::Code(own.join(" ")) }
            }
            PaperColumn::OfSearch(_) | PaperColumn::Settings => Cell::Empty,
            PaperColumn::Results => Cell::Score(group.tally.results()),
        }
    }
}

/// The table of an experiment. `columns` are those of the screen's table.
pub(super) fn results(run: &ExperimentRun<'_>, columns: &Columns) -> Table {
    let caption = caption(run);
    let label = Some("results".to_owned());
    let Columns::Groups(columns) = columns else {
        return Table { caption: Some(caption), label, ..run.table.clone() };
    };
    let has_interval = columns.iter().any(|named| named.column == GroupColumn::Interval);
    let caption = match has_interval {
        true => message!("paper-caption-interval", caption = caption),
        false => caption,
    };
    let columns = PaperColumn::all(columns);
    let contests = run.experiment.contests().iter().zip(&run.analysis.tallies);
    let row = |group: &Group<'_>| columns.iter().map(|column| column.cell(group)).collect();
    let rows = contests.map(|(contest, tally)| {
        row(&Group {
            player: run.experiment.entrant(contest.player).to_string(),
            search: run.experiment.search(0, contest.player),
            opponent: run.experiment.entrant(contest.opponent).to_string(),
            tally,
        })
    });
    let table = Table {
        caption: Some(caption),
        label,
        keys: columns.iter().take_while(|column| column.is_setting()).count(),
        columns: columns.iter().map(|column| column.column()).collect(),
        rows: rows.collect(),
        legend: run.table.legend.clone(),
        ..Table::default()
    };
    table.without_empty_columns()
}

/// The comparisons, if there are any. Players go by what tells them apart.
pub(super) fn compared(run: &ExperimentRun<'_>) -> Option<Table> {
    let mut table = comparisons(run)?;
    let (full, short) = (full_names(run.experiment), short_names(run.experiment));
    let name = |text: &String| Cell::Text(Argument::Text(text.clone()).isolated());
    for cell in table.rows.iter_mut().flat_map(|row| row.iter_mut().take(2)) {
        let contest = full.iter().position(|full| name(full) == *cell);
        if let Some(contest) = contest {
            *cell = Cell::Code(short[contest].clone());
        }
    }
    let setting = caption(run);
    let what = table.caption.take().unwrap_or_else(|| setting.clone());
    let caption = Some(message!("paper-comparisons", what = what, setting = setting));
    Some(Table { caption, label: Some("comparisons".to_owned()), keys: 2, ..table })
}

/// The setting in a sentence.
fn caption(run: &ExperimentRun<'_>) -> Message {
    let plan = run.experiment.plan();
    let side = match plan.first {
        Sides::First => message!("sides-first"),
        Sides::Second => message!("sides-second"),
        Sides::Both => message!("sides-both"),
    };
    let games = plan.games.iter().map(|spec| Argument::Text(spec.clone()).isolated());
    let plies = run.experiment.opening_plies();
    message!(
        "paper-caption",
        title = report_title(run),
        games = Argument::list(games, ", "),
        side = side,
        openings = message!("experiment-openings", openings = plan.openings, plies = plies),
        repeat = plan.repeat,
        seed = plan.seed.to_string()
    )
}
