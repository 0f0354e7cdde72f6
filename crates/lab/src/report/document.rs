use std::collections::BTreeSet;

use gametree_language::{Argument, Message, message};
use gametree_present::page::{Block, Page};
use gametree_present::{Explaining, game_kind, game_name};
use gametree_rules::Part;

use super::chart::plots;
use super::experiment::{ExperimentRun, comparisons, conclusions, grades, results, setting};
use crate::analysis::{Scope, Tally};
use crate::experiment::{Kind, Sides};

/// The report of an experiment: setting, rules in short, table, plots, findings, limits, how to repeat it.
/// `command` repeats it from the plan.
pub fn document(run: &ExperimentRun<'_>, command: &str) -> Page {
    let mut page =
        Page::new([Block::Heading(message!("report-setting")), Block::Facts(setting(run))]);
    page.push(Block::Heading(message!("report-rules")));
    page.blocks.extend(rules(run));
    page.push(Block::Heading(message!("report-table")));
    page.blocks.extend(results(run));
    page.blocks.extend(meanings(run));
    page.push(Block::Heading(message!("report-findings")));
    page.blocks.extend(conclusions(run));
    page.push(Block::Heading(message!("report-plots")));
    page.blocks.extend(plots(run).into_iter().map(|(name, plot)| Block::Plot { name, plot }));
    if let Some(table) = comparisons(run) {
        page.push(Block::Heading(message!("report-comparisons")));
        page.push(Block::Table(table));
    }
    if !run.grades.is_empty() {
        page.push(Block::Heading(message!("report-exact")));
        page.blocks.extend(grades(run));
    }
    page.push(Block::Heading(message!("report-limits")));
    page.blocks.extend(limits(run).into_iter().map(Block::Sentence));
    page.push(Block::Heading(message!("report-repeat")));
    page.push(Block::Sentence(message!("report-repeat-command")));
    page.push(Block::Verbatim(command.to_owned()));
    let fingerprint = Argument::Text(run.analysis.fingerprint.to_string()).isolated();
    page.push(Block::Sentence(message!("report-repeat-fingerprint", fingerprint = fingerprint)));
    page.push(Block::Sentence(message!("report-made", version = env!("CARGO_PKG_VERSION"))));
    page
}

/// What stands above the report.
pub fn report_title(run: &ExperimentRun<'_>) -> Message {
    let specs: Vec<String> = run.experiment.sessions().map(|session| session.spec()).collect();
    let mut kinds: Vec<Message> = Vec::new();
    for spec in &specs {
        let Ok(entry) = run.catalogue.entry_of(spec) else { continue };
        // One game goes by its name, a family by what its games have in common.
        let kind = if specs.len() == 1 { game_name(entry, spec) } else { game_kind(entry) };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    message!("report-title", games = Argument::list(kinds, ", "))
}

/// The rules of each kind of game, in a few sentences.
fn rules(run: &ExperimentRun<'_>) -> Vec<Block> {
    let mut known = BTreeSet::new();
    let mut blocks = Vec::new();
    for session in run.experiment.sessions() {
        let Ok(entry) = run.catalogue.entry_of(&session.spec()) else { continue };
        if !known.insert(entry.name().to_owned()) {
            continue;
        }
        let explaining = Explaining::new(entry);
        let rules = session.rules();
        let parts = [Part::Goal, Part::Move, Part::Scoring, Part::End];
        let sentences: Vec<Message> =
            parts.iter().flat_map(|&part| explaining.rules(&rules, part)).collect();
        let spec = Argument::Text(session.spec()).isolated();
        let label = message!("report-rules-of", game = game_kind(entry), spec = spec);
        blocks.push(Block::Prose { label, sentences });
    }
    blocks
}

/// What the columns of the usual table mean.
fn meanings(run: &ExperimentRun<'_>) -> Option<Block> {
    use gametree_present::page::{Cell, Fact};

    if run.standings.is_some() {
        return None;
    }
    let meanings = [
        ("share", message!("experiment-means-share")),
        ("interval", message!("experiment-means-interval")),
        ("visited", message!("experiment-means-visited")),
        ("tree", message!("experiment-means-tree")),
        ("saving", message!("experiment-means-saving")),
        ("length", message!("experiment-means-length")),
        ("time", message!("experiment-means-time")),
        ("spread", message!("experiment-means-spread")),
        ("build", message!("experiment-means-build")),
    ];
    let shown = |label: &Message| {
        run.table.columns.iter().any(|column| column.label == Cell::from(label.clone()))
    };
    let facts = meanings.into_iter().filter_map(|(name, meaning)| {
        let label = Message::new(format!("column-{name}"));
        shown(&label).then(|| Fact::new(label, meaning.into()))
    });
    let facts: Vec<Fact> = facts.collect();
    (!facts.is_empty()).then_some(Block::Facts(facts))
}

/// What the experiment does not show.
fn limits(run: &ExperimentRun<'_>) -> Vec<Message> {
    let (plan, analysis) = (run.experiment.plan(), run.analysis);
    let mut limits = vec![message!("report-limit-players")];
    if plan.first != Sides::Both {
        limits.push(message!("report-limit-sides"));
    }
    if plan.kind == Kind::Compare {
        limits.push(message!("report-limit-luck"));
        if analysis.tests() > 0 {
            limits.push(message!("report-limit-methods"));
        }
    } else {
        limits.push(message!("report-limit-tournament"));
    }
    limits.push(match analysis.scope {
        Scope::TheseStarts => message!("finding-these-starts", starts = analysis.starts),
        Scope::AllStarts => message!("report-limit-starts", starts = analysis.starts),
    });
    let width = |tally: &&Tally| tally.wins().map_or(0.0, |(_, interval)| interval.width());
    let fewest = analysis.tallies.iter().max_by(|a, b| width(a).total_cmp(&width(b)));
    if let Some(fewest) = fewest
        && let Some((_, interval)) = fewest.wins()
        && interval.width() > WIDE
    {
        limits.push(message!(
            "report-limit-few",
            least = fewest.games(),
            width = Argument::decimal(50.0 * interval.width(), 0)
        ));
    }
    match analysis.has_times {
        true => limits.push(message!("report-limit-times")),
        false => limits.push(message!("report-limit-counts")),
    }
    if let Some(load) = run.load {
        limits.push(message!("report-limit-load", load = Argument::decimal(load, 1)));
    }
    if !run.run.is_finished || !run.shard.is_whole() {
        let (games, of) = (analysis.games, run.experiment.len());
        limits.push(message!("report-limit-unfinished", games = games, of = of));
    }
    limits
}

/// An interval that is wider leaves much open.
const WIDE: f64 = 0.2;
