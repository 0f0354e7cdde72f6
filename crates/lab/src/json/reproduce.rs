use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::time::Duration;

use gametree_language::{Language, Message, without_marks};
use gametree_present::json::{End, Number, TreeNodes};
use gametree_present::page::milliseconds;
use schemars::JsonSchema;
use serde::Serialize;

use crate::report::parting_words;
use crate::reports::fault::{Case, Games, Side};
use crate::reports::question::Met;
use crate::reports::rerun::{Figure, Figures};
use crate::reports::{Answered, Explained, Judged, Rerun, RerunRow, Source, Verdict};

/// The reports rerun. Shares are parts of 1. Sentences are in the language that was asked for.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Reproduce<'a> {
    /// One for each report.
    pub reports: Vec<ReproducedReport>,
    /// Their rows.
    pub rows: Vec<ReproducedRow>,
    /// What the reports claim, with judgements; nothing for another table than a report's own.
    pub claims: Vec<ReproducedClaim>,
    /// Rows that should hold and do not.
    pub unexpected: usize,
    /// What is wrong with their programs; null where nobody looked.
    pub faults: Option<Vec<ReproducedFault<'a>>>,
    /// What they asked; null where nobody looked.
    pub answers: Option<Vec<ReproducedAnswer>>,
    /// How long it took.
    pub elapsed_ms: f64,
}

/// A report and how many of its rows hold.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReproducedReport {
    /// Its number.
    pub report: &'static str,
    /// Its game.
    pub game: &'static str,
    /// Rows of its table.
    pub rows: usize,
    /// Those that are reproduced.
    pub reproduced: usize,
    /// Those that are possible: some line of play ends like this.
    pub possible: usize,
    /// Those that are plausible.
    pub plausible: usize,
    /// The others.
    pub not_reproduced: usize,
    /// What can only be said of all rows together.
    pub findings: BTreeMap<&'static str, ReproducedFigure>,
}

/// A row of a report's table beside the same, rerun.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReproducedRow {
    /// The report's number.
    pub report: &'static str,
    /// Its place in the table, from 1.
    pub row: usize,
    /// What was tried.
    pub setting: BTreeMap<&'static str, ReproducedFigure>,
    /// What the report says came of it.
    pub published: BTreeMap<&'static str, ReproducedFigure>,
    /// What its program does, written anew.
    pub rerun: BTreeMap<&'static str, ReproducedFigure>,
    /// What a program without its faults does.
    pub corrected: BTreeMap<&'static str, ReproducedFigure>,
    /// `reproduced`, `possible`, `plausible` or `not-reproduced`.
    pub verdict: &'static str,
    /// Why.
    pub reason: String,
    /// Where the published figures come from.
    pub source: ReproducedSource,
    /// What in the setting the report does not say: we worked it out or chose it.
    pub reconstructed: Vec<&'static str>,
    /// Whether it is known that the report is wrong here.
    pub known_error: bool,
}

/// The source of a statement about a report.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReproducedSource {
    /// `report`, `program`, `reconstruction`, or `given`: a table that a reader has given.
    pub kind: &'static str,
    /// The part of the report: `text`, `conclusions`, `listing`, `table` or `boards`; null for the others.
    pub section: Option<&'static str>,
}

/// A statement of a report, with a judgement.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReproducedClaim {
    /// The report's number.
    pub report: &'static str,
    /// The claim's name.
    pub claim: &'static str,
    /// The claim in words of ours.
    pub said: String,
    /// `holds`, `does-not-hold` or `cannot-be-told`.
    pub judgement: &'static str,
    /// The evidence.
    pub evidence: String,
    /// Where the report says so.
    pub source: ReproducedSource,
}

/// A number or a word of a table.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ReproducedFigure {
    /// A whole number.
    Number(i64),
    /// A part of 1.
    Share(f64),
    /// Numbers one after the other.
    Numbers(Vec<i64>),
    /// A word, a position, moves.
    Text(String),
    /// There is none.
    Nothing,
}

/// A fault at the smallest position where it matters.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReproducedFault<'a> {
    /// The report's number.
    pub report: &'static str,
    /// The fault's name.
    pub fault: &'static str,
    /// What it is.
    pub title: String,
    /// Where it is seen.
    pub source: ReproducedSource,
    /// The game.
    pub spec: String,
    /// The position.
    pub position: String,
    /// The most plies that may follow.
    pub plies_left: u32,
    /// Positions looked at until it was found.
    pub looked_at: u64,
    /// `move`, `sooner`, `nodes` or `screen`: what it does there.
    pub harm: &'static str,
    /// The search with this fault; null where nothing is searched.
    pub faulty: Option<FaultSide<'a>>,
    /// The search without any.
    pub correct: Option<FaultSide<'a>>,
    /// Where they part ways.
    pub parting: Option<String>,
    /// Which positions say how often it matters.
    pub universe: String,
    /// How many these are.
    pub of: u64,
    /// In how many of them it chooses other moves.
    pub differs: u64,
    /// In how many of them it does harm.
    pub harmed: u64,
    /// What it costs in games.
    pub games: Option<FaultGames>,
}

/// What a search makes of the position.
#[derive(Debug, Serialize, JsonSchema)]
pub struct FaultSide<'a> {
    /// How far it looks; null is to the end.
    pub depth: Option<u32>,
    /// The moves that it may play.
    pub plays: Vec<String>,
    /// What it makes of the position.
    pub value: Number,
    /// Nodes visited.
    pub visited: u64,
    /// Loops left with moves still to try.
    pub cutoffs: u64,
    /// How the game ends under best play after these moves: with the fault at best, without it at worst.
    pub end: End,
    /// Its tree; only where one fault was asked for.
    #[schemars(with = "Option<Vec<serde_json::Value>>")]
    pub tree: Option<TreeNodes<'a>>,
}

/// Games with the fault and without, against the same opponent: won, drawn, lost.
#[derive(Debug, Serialize, JsonSchema)]
pub struct FaultGames {
    /// Who plays whom.
    pub setting: String,
    /// With the fault.
    pub faulty: [u64; 3],
    /// Without.
    pub correct: [u64; 3],
}

/// A question answered by an experiment.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReproducedAnswer {
    /// The report's number.
    pub report: &'static str,
    /// The question's name.
    pub question: &'static str,
    /// What it asks.
    pub asked: String,
    /// The plan of the experiment.
    pub plan: &'static str,
    /// What was played.
    pub meetings: Vec<AnswerMeeting>,
    /// The answer.
    pub answer: String,
}

/// What a player did against an opponent.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AnswerMeeting {
    /// The player.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// Nodes visited for a decision, on average.
    pub visited_mean: Option<f64>,
    /// Microseconds for a decision, the median; null where that was not measured.
    pub time_us: Option<f64>,
}

fn said(message: &Message, language: Language) -> String {
    without_marks(&language.say(message)).into_owned()
}

fn figures(figures: &Figures) -> BTreeMap<&'static str, ReproducedFigure> {
    figures.iter().map(|(name, figure)| (*name, ReproducedFigure::from(figure))).collect()
}

impl From<&Figure> for ReproducedFigure {
    fn from(figure: &Figure) -> Self {
        match figure {
            Figure::Number(number) => ReproducedFigure::Number(*number),
            Figure::Share(share) => ReproducedFigure::Share(*share),
            Figure::Numbers(numbers) => ReproducedFigure::Numbers(numbers.clone()),
            Figure::Text(text) => ReproducedFigure::Text(text.clone()),
            Figure::Nothing => ReproducedFigure::Nothing,
        }
    }
}

impl<'a> Reproduce<'a> {
    /// The tables of some reports.
    pub fn of_tables<R: Borrow<Rerun>>(
        reruns: &[R],
        elapsed: Duration,
        language: Language,
    ) -> Self {
        let reruns: Vec<&Rerun> = reruns.iter().map(Borrow::borrow).collect();
        Reproduce::new(&reruns, None, None, elapsed, language)
    }

    /// Reports with everything there is to say of them.
    pub fn of_explained(reports: &'a [Explained], elapsed: Duration, language: Language) -> Self {
        let reruns: Vec<&Rerun> = reports.iter().map(|report| &*report.rerun).collect();
        let cases = reports.iter().flat_map(|report| &report.cases);
        let answers = reports.iter().flat_map(|report| &report.answers);
        let faults = cases.map(|case| ReproducedFault::new(case, false, language)).collect();
        let answers = answers.map(|answered| ReproducedAnswer::new(answered, language)).collect();
        Reproduce::new(&reruns, Some(faults), Some(answers), elapsed, language)
    }

    fn new(
        reruns: &[&Rerun],
        faults: Option<Vec<ReproducedFault<'a>>>,
        answers: Option<Vec<ReproducedAnswer>>,
        elapsed: Duration,
        language: Language,
    ) -> Self {
        let rows = reruns.iter().flat_map(|rerun| &rerun.rows);
        let claims = reruns.iter().flat_map(|rerun| &rerun.claims);
        Reproduce {
            reports: reruns.iter().map(|rerun| ReproducedReport::from(*rerun)).collect(),
            rows: rows.map(|row| ReproducedRow::new(row, language)).collect(),
            claims: claims.map(|judged| ReproducedClaim::new(judged, language)).collect(),
            unexpected: reruns.iter().map(|rerun| rerun.unexpected()).sum(),
            faults,
            answers,
            elapsed_ms: milliseconds(elapsed),
        }
    }
}

impl From<&Rerun> for ReproducedReport {
    fn from(rerun: &Rerun) -> Self {
        ReproducedReport {
            report: rerun.report.number(),
            game: rerun.report.game(),
            rows: rerun.rows.len(),
            reproduced: rerun.count(Verdict::Reproduced),
            possible: rerun.count(Verdict::Possible),
            plausible: rerun.count(Verdict::Plausible),
            not_reproduced: rerun.count(Verdict::NotReproduced),
            findings: figures(&rerun.findings.numbers),
        }
    }
}

impl ReproducedRow {
    fn new(row: &RerunRow, language: Language) -> Self {
        ReproducedRow {
            report: row.report.number(),
            row: row.row,
            setting: figures(&row.setting),
            published: figures(&row.published),
            rerun: figures(&row.rerun),
            corrected: figures(&row.corrected),
            verdict: row.verdict.name(),
            reason: said(&row.reason, language),
            source: row.origin.source.into(),
            reconstructed: row.origin.reconstructed.clone(),
            known_error: row.is_known_error,
        }
    }
}

impl From<Source> for ReproducedSource {
    fn from(source: Source) -> Self {
        let section = source.section().map(|section| section.name());
        ReproducedSource { kind: source.name(), section }
    }
}

impl ReproducedClaim {
    fn new(judged: &Judged, language: Language) -> Self {
        let claim = judged.claim;
        ReproducedClaim {
            report: claim.report.number(),
            claim: claim.name,
            said: said(&claim.said(), language),
            judgement: judged.judgement.name(),
            evidence: said(&judged.evidence, language),
            source: claim.source.into(),
        }
    }
}

impl<'a> ReproducedFault<'a> {
    /// A fault, with the trees of both searches or without.
    pub fn new(case: &'a Case, trees: bool, language: Language) -> Self {
        let side = |side: &'a Side| FaultSide {
            depth: (side.depth > 0).then_some(side.depth),
            plays: side.plays.clone(),
            value: Number(side.value),
            visited: side.visited,
            cutoffs: side.cuts,
            end: End::from(side.end),
            tree: trees.then(|| TreeNodes::from(&side.tree)),
        };
        let [faulty, correct] = match &case.sides {
            Some([faulty, mended]) => [Some(side(faulty)), Some(side(mended))],
            None => [None, None],
        };
        let matters = &case.matters;
        let games = |games: &Games| FaultGames {
            setting: said(&games.setting, language),
            faulty: games.faulty,
            correct: games.mended,
        };
        ReproducedFault {
            report: case.fault.report.number(),
            fault: case.fault.name,
            title: said(&case.fault.title(), language),
            source: case.fault.source.into(),
            spec: case.session.spec(),
            position: case.session.position(),
            plies_left: case.plies_left,
            looked_at: case.looked_at,
            harm: case.harm.name(),
            faulty,
            correct,
            parting: case.parting.as_ref().map(|parting| said(&parting_words(parting), language)),
            universe: said(&matters.universe, language),
            of: matters.of,
            differs: matters.differs,
            harmed: matters.harmed,
            games: matters.games.as_ref().map(games),
        }
    }
}

impl ReproducedAnswer {
    /// An answer.
    pub fn new(answered: &Answered, language: Language) -> Self {
        let met = |met: &Met| AnswerMeeting {
            player: met.player.clone(),
            opponent: met.opponent.clone(),
            won: met.results[0],
            drawn: met.results[1],
            lost: met.results[2],
            visited_mean: met.visited,
            time_us: met.microseconds,
        };
        ReproducedAnswer {
            report: answered.question.report.number(),
            question: answered.question.name,
            asked: said(&answered.question.asked(), language),
            plan: answered.question.plan_text(),
            meetings: answered.meetings.iter().map(met).collect(),
            answer: said(&answered.answer, language),
        }
    }
}
