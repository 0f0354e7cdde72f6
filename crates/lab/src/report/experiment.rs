use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_language::{Argument, Language, Message, message};
use gametree_play::PlayerSpec;
use gametree_present::Page;
use gametree_present::page::{Block, Cell, Fact, Table};

use super::answer::answer;
use super::chart::plots;
use super::comparison_table::comparison_table;
use super::finding::{Finding, Settled, findings};
use super::grade::{grade_meanings, grade_table};
use super::names::{full_names, name_in_words, short_names};
use super::tournament::tournament;
use crate::Grading;
use crate::analysis::{Analysis, Standings};
use crate::columns::{Columns, GameTable, Group};
use crate::experiment::{Experiment, ExperimentError, Kind, Note, RowsReader, Run, Shard, Sides};

/// An experiment, with what came of it.
pub struct ExperimentRun<'a> {
    /// Its games.
    pub catalogue: &'a Catalogue,
    /// What was asked for.
    pub experiment: &'a Experiment,
    /// What the player of each contest is called: [`full_names`](super::full_names), or
    /// [`short_names`](super::short_names) where one sees elsewhere what they have in common.
    pub players: Vec<String>,
    /// What the opponent of each contest is called.
    pub opponents: Vec<String>,
    /// What was played.
    pub run: Run,
    /// Which part of it.
    pub shard: Shard,
    /// What that shows.
    pub analysis: &'a Analysis,
    /// Who is how strong, in a tournament.
    pub standings: Option<Standings>,
    /// The table.
    pub table: Table,
    /// Grades of the players in games that could be solved.
    pub grades: Vec<GradedGame>,
    /// How busy the machine was when times were measured.
    pub load: Option<f64>,
}

/// What is said of a merged experiment that lacks games.
pub fn merged_in_part(run: &Run) -> Message {
    message!("experiment-merged-in-part", missing = run.of - run.there, of = run.of)
}

/// A game that could be solved, and how its players do against the solution.
pub struct GradedGame {
    /// The game.
    pub spec: String,
    /// Whether it has points.
    pub has_points: bool,
    /// The grades.
    pub grading: Grading,
}

/// So many rows fit a screen; the others are in the files.
const MOST_SHOWN: usize = 40;

/// So many rows has a table of games.
pub const MOST_GAME_ROWS: usize = 10_000;

impl ExperimentRun<'_> {
    /// The table of an experiment.
    pub fn table_of(
        catalogue: &Catalogue,
        experiment: &Experiment,
        analysis: &Analysis,
        columns: &Columns,
        rows: &Path,
    ) -> Result<Table, ExperimentError> {
        let columns = match columns {
            Columns::Games(columns) => {
                let table = GameTable { columns, catalogue, most: MOST_GAME_ROWS };
                return table.read(&mut RowsReader::open(rows)?);
            }
            Columns::Groups(columns) => columns,
        };
        let mut table = Table {
            columns: columns.iter().map(|named| named.column()).collect(),
            ..Table::default()
        };
        for (contest, tally) in experiment.contests().iter().zip(&analysis.tallies) {
            let group = Group {
                player: experiment.entrant(contest.player).to_string(),
                search: experiment.search(0, contest.player),
                opponent: experiment.entrant(contest.opponent).to_string(),
                tally,
            };
            table.rows.push(columns.iter().map(|named| named.column.cell(&group)).collect());
        }
        let starred = |cell: &Cell| matches!(cell, Cell::Asterisk(_));
        let is_starred = table.rows.iter().flatten().any(starred);
        table.legend = is_starred.then(|| message!("experiment-counted"));
        Ok(table.without_empty_columns())
    }

    /// The same for a page in this language: players are called in words, by what tells them apart. What they have
    /// in common has to be seen elsewhere.
    #[must_use]
    pub fn in_words(mut self, language: Language) -> Self {
        let words = |name: &str| name_in_words(name, language);
        let full = full_names(self.experiment);
        let short: Vec<String> =
            short_names(self.experiment).iter().map(|name| words(name)).collect();
        for (row, (full, short)) in self.table.rows.iter_mut().zip(full.into_iter().zip(&short)) {
            // A player may be its own opponent, further on in the row.
            let full = Cell::Code(full);
            if let Some(cell) = row.iter_mut().find(|cell| **cell == full) {
                *cell = Cell::Text(Argument::Text(short.clone()).isolated());
            }
            for cell in row {
                if let Cell::Code(name) = cell {
                    *cell = Cell::Text(Argument::Text(words(name)).isolated());
                }
            }
        }
        let opponents = self.opponents.iter().map(|name| words(name)).collect();
        ExperimentRun { players: short, opponents, ..self }
    }

    /// The player of a contest.
    pub(super) fn player(&self, contest: usize) -> Argument {
        Argument::Text(self.players[contest].clone()).isolated()
    }

    /// The opponent of a contest.
    pub(super) fn opponent(&self, contest: usize) -> Argument {
        Argument::Text(self.opponents[contest].clone()).isolated()
    }
}

/// An experiment for a screen: the table, what it means, small plots, where everything is.
pub fn experiment(run: &ExperimentRun<'_>, folder: Option<&Path>) -> Page {
    let mut page = Page::default();
    page.blocks.extend(results(run));
    let mut left_out = 0;
    for block in &mut page.blocks {
        if let Block::Table(table) = block {
            let shown = table.rows.len().min(MOST_SHOWN);
            left_out += table.rows.len() - shown + std::mem::take(&mut table.left_out);
            table.rows.truncate(shown);
        }
    }
    if left_out > 0 {
        page.push(Block::Sentence(message!("more-rows", rows = left_out)));
    }
    page.blocks.extend(grades(run));
    // Most people want to see these two; the others are in the report.
    page.blocks.extend(
        plots(run)
            .into_iter()
            .take(2)
            .filter(|(_, plot)| plot.has_something_to_compare())
            .map(|(name, plot)| Block::Plot { name, plot }),
    );
    page.push(Block::Heading(message!("experiment-findings")));
    page.blocks.extend(conclusions(run));
    let mut facts = Vec::new();
    if run.run.played > 0 {
        let seconds = run.run.elapsed.as_secs_f64().max(1e-9);
        let speed = message!(
            "experiment-speed",
            games = run.run.played,
            time = gametree_present::sentence::duration(run.run.elapsed),
            speed = (run.run.played as f64 / seconds) as u64
        );
        facts.push(Fact::new(message!("label-time"), speed.into()));
    } else {
        facts.push(Fact::new(message!("label-time"), message!("experiment-nothing-new").into()));
    }
    if !run.run.is_finished {
        let unfinished = match folder {
            _ if run.run.is_merged => merged_in_part(&run.run),
            Some(_) => message!("experiment-unfinished"),
            None => message!("experiment-unfinished-lost"),
        };
        facts.push(Fact::new(message!("label-stopped"), unfinished.into()));
    }
    facts.push(Fact::new(message!("label-experiment-played"), played(run).into()));
    facts.push(fingerprint(run));
    if let Some(folder) = folder {
        let folder = Cell::Code(folder.display().to_string());
        facts.push(Fact::new(message!("label-experiment-folder"), folder));
    }
    page.push(Block::Facts(facts));
    page
}

pub(super) fn fingerprint(run: &ExperimentRun<'_>) -> Fact {
    let fingerprint = Cell::Code(run.analysis.fingerprint.to_string());
    Fact::new(message!("label-experiment-fingerprint"), fingerprint)
}

/// The tables.
pub fn results(run: &ExperimentRun<'_>) -> Vec<Block> {
    match &run.standings {
        Some(standings) => tournament(run, standings).tables,
        None => vec![Block::Table(run.table.clone())],
    }
}

/// How the players do against exact values, where that was asked for.
pub(super) fn grades(run: &ExperimentRun<'_>) -> Vec<Block> {
    // Only searches are graded.
    let players = run.experiment.players().iter();
    let players = players.filter(|player| !matches!(player, PlayerSpec::Guest(_)));
    let players: Vec<String> = players.map(ToString::to_string).collect();
    let mut blocks: Vec<Block> = Vec::new();
    for graded in &run.grades {
        let caption = message!(
            "report-exact-caption",
            spec = Argument::Text(graded.spec.clone()).isolated(),
            positions = graded.grading.positions,
            of = graded.grading.of
        );
        let mut table = grade_table(graded.has_points, &graded.grading.searches);
        table.caption = Some(caption);
        // People know their players by the names that they gave them.
        for (row, player) in table.rows.iter_mut().zip(&players) {
            row[0] = Cell::Code(player.clone());
        }
        blocks.push(Block::Table(table));
    }
    if let Some(graded) = run.grades.last() {
        let meanings = grade_meanings(graded.has_points, &graded.grading.searches);
        blocks.push(Block::Facts(meanings));
    }
    blocks
}

/// What they mean.
pub(super) fn conclusions(run: &ExperimentRun<'_>) -> Vec<Block> {
    let mut blocks = Vec::new();
    if let Some(answer) = answer(run) {
        blocks.push(Block::Sentence(answer.text));
    }
    let remarks = all_findings(run).into_iter().map(Finding::whole);
    blocks.push(Block::Remarks(remarks.collect()));
    if run.analysis.tests() > 0 {
        blocks.push(Block::Sentence(message!("report-limit-tests", tests = run.analysis.tests())));
    }
    let notes = remarks_on(run);
    if !notes.is_empty() {
        blocks.push(Block::Prose { label: message!("label-experiment-notes"), sentences: notes });
    }
    blocks
}

/// What it shows, sentence by sentence.
pub fn all_findings(run: &ExperimentRun<'_>) -> Vec<Finding> {
    match &run.standings {
        Some(standings) => {
            let remarks = tournament(run, standings).findings.into_iter();
            remarks.map(|remark| Finding::alone(remark, Settled::Seen)).collect()
        }
        None => findings(run),
    }
}

/// What the plan came to, where that is not what it seems to say.
pub fn remarks_on(run: &ExperimentRun<'_>) -> Vec<Message> {
    let mut notes: Vec<Message> = run.experiment.notes().iter().map(note).collect();
    let copied = run.analysis.copied;
    if copied.series > 0 {
        notes.push(message!("note-copies", series = copied.series, of = copied.of));
    }
    notes
}

pub(super) fn played(run: &ExperimentRun<'_>) -> Message {
    let played =
        message!("experiment-played", games = run.analysis.games, of = run.experiment.len());
    match run.shard.is_whole() {
        true => played,
        false => message!("experiment-played-part", played = played, shard = run.shard.to_string()),
    }
}

/// What a plan comes to, where that is not what it seems to say.
pub fn note(note: &Note) -> Message {
    let name = |text: &str| Argument::Text(text.to_owned()).isolated();
    match note {
        Note::OnceIsEnough { asked, contests, of } => {
            message!("note-once", contests = *contests, of = *of, asked = *asked)
        }
        Note::FewerOpenings { spec, asked, found, plies } => message!(
            "note-fewer-openings",
            spec = name(spec),
            asked = *asked,
            found = *found,
            plies = *plies
        ),
        Note::PlainHeuristic { others } => {
            let others = Argument::list(others.iter().copied(), ", ");
            message!("note-plain", others = others)
        }
        Note::DependsOnTheMachine { player } => message!("note-machine", player = name(player)),
        Note::NotGraded { player } => message!("note-not-graded", player = name(player)),
        Note::UsualLimit { player } => message!("note-usual-limit", player = name(player)),
    }
}

/// What was asked for.
pub(super) fn setting(run: &ExperimentRun<'_>) -> Vec<Fact> {
    let plan = run.experiment.plan();
    let list = |texts: &[String]| Cell::Code(texts.join(" "));
    let mut facts = vec![
        Fact::new(message!("label-experiment-games"), list(&plan.games)),
        Fact::new(message!("label-experiment-players"), list(&plan.players)),
    ];
    if plan.kind == Kind::Compare {
        facts.push(Fact::new(message!("label-experiment-opponents"), list(&plan.opponents)));
    }
    let sides = match plan.first {
        Sides::First => message!("sides-first"),
        Sides::Second => message!("sides-second"),
        Sides::Both => message!("sides-both"),
    };
    facts.push(Fact::new(message!("label-experiment-sides"), sides.into()));
    let plies = run.experiment.opening_plies();
    let openings = message!("experiment-openings", openings = plan.openings, plies = plies);
    facts.push(Fact::new(message!("label-experiment-openings"), openings.into()));
    facts.push(Fact::new(message!("label-experiment-repeat"), Cell::Count(plan.repeat.into())));
    facts.push(Fact::new(message!("label-experiment-seed"), Cell::Code(plan.seed.to_string())));
    facts.push(Fact::new(message!("label-experiment-played"), played(run).into()));
    facts
}

/// The comparisons as a table; `None` if there are none.
pub fn comparisons(run: &ExperimentRun<'_>) -> Option<Table> {
    (!run.analysis.comparisons.is_empty()).then(|| comparison_table(run))
}
