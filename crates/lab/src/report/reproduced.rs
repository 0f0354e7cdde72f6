use gametree_language::{Argument, Message, message};
use gametree_present::page::{Block, Cell, Column, Fact, Page, Table};

use super::claims_table::{claims_prose, claims_table};
use super::fault::{fault_source, fault_trees, matters};
use super::reproduced_plot::reproduced_plot;
use super::reproduced_table::{reasons, reproduced_table, sources, verdict_word};
use crate::reports::question::Met;
use crate::reports::rerun::{Figure, Figures, UNLIKELY};
use crate::reports::{
    Answered, Case, Claim, Explained, Fault, Judgement, Origin, Question, Report, Rerun, RerunRow,
    Verdict,
};

/// How to get from a page to what it speaks of: a front end knows that.
pub struct Ways {
    /// To a report that is explained.
    pub explain: fn(Report) -> String,
    /// To a fault.
    pub see: fn(&Fault) -> String,
    /// To the experiment that answers a question.
    pub answer: fn(&Question) -> String,
    /// To the same page again, with everything that belongs to it.
    pub again: fn(Report) -> String,
    /// To a game against the report's program.
    pub sit_down: fn(Report) -> String,
}

/// What stands above a report's page.
pub fn reproduced_title(report: Report) -> Message {
    message!("reproduce-title", report = report.number(), game = report_game(report))
}

/// The game that a report is about.
pub fn report_game(report: Report) -> Message {
    Message::new(format!("game-{}-kind", report.game()))
}

/// The claim that a report's pages begin with.
pub fn report_claim(report: Report) -> &'static Claim {
    Claim::of(report).next().expect("every report has claims: a test looks")
}

/// A report in sentences, with the figures that were found.
pub struct Told {
    /// What it asked.
    pub question: Message,
    /// What it published.
    pub published: Message,
    /// What it got right.
    pub right: Message,
}

/// What is to be said of a report once its table is rerun.
pub fn told(rerun: &Rerun) -> Told {
    let story = Story(rerun);
    Told { question: story.question(), published: story.published(), right: story.right() }
}

/// A report explained: the question, what was published, what the rerun says, what became of its conclusions, what it got
/// right, the faults of its program, and what it asked. Where there is room, each fault has its trees.
pub fn reproduced(explained: &Explained, ways: &Ways, has_room: bool) -> Page {
    let Explained { rerun, cases, answers } = explained;
    let report = rerun.report;
    let Told { question, published, right } = told(rerun);
    let mut page = Page::default();
    let mut section = |heading: Message, blocks: Vec<Block>| {
        page.push(Block::Heading(heading));
        page.blocks.extend(blocks);
    };
    let sentence = |message: Message| Block::Sentence(message);
    section(message!("reproduce-heading-question"), vec![sentence(question)]);
    section(message!("reproduce-heading-published"), vec![sentence(published)]);
    let plot = Block::Plot { name: report.number(), plot: reproduced_plot(rerun) };
    let mut said = table_blocks(rerun);
    said.push(sentence(message!("reproduce-verdicts")));
    said.push(plot);
    section(message!("reproduce-heading-rerun"), said);
    let claims = match has_room {
        true => vec![Block::Table(claims_table(rerun))],
        false => claims_prose(rerun),
    };
    section(message!("reproduce-heading-claims"), claims);
    section(message!("reproduce-heading-right"), vec![sentence(right)]);
    let mut wrong: Vec<Block> = no_fault(report).map(sentence).into_iter().collect();
    for case in cases {
        wrong.push(fault_prose(case));
        if has_room {
            wrong.extend(drawn(case));
        }
    }
    if no_fault(report).is_none() {
        wrong.push(sentence(message!("reproduce-see")));
        wrong.push(Block::Verbatim(lines(Fault::of(report).map(|fault| (ways.see)(fault)))));
    }
    wrong.push(sentence(message!("reproduce-sit-down")));
    wrong.push(Block::Verbatim((ways.sit_down)(report)));
    section(message!("reproduce-heading-wrong"), wrong);
    let mut asked: Vec<Block> = Vec::new();
    for answered in answers {
        asked.push(Block::Prose {
            label: answered.question.asked(),
            sentences: vec![answered.answer.clone()],
        });
        asked.push(Block::Table(answer_table(answered)));
        asked.push(Block::Verbatim((ways.answer)(answered.question)));
    }
    section(message!("reproduce-heading-answers"), asked);
    let again = vec![sentence(message!("reproduce-again")), Block::Verbatim((ways.again)(report))];
    section(message!("reproduce-heading-again"), again);
    page
}

/// The start rule that the rows of 004 are held against was chosen to fit them: which, and what the program's own
/// gives. `None` for the others, where nothing was chosen.
pub fn start_rule(rerun: &Rerun) -> Option<Message> {
    Story(rerun).chosen()
}

/// A sentence for a report whose search has no fault that changes a move; `None` for the others.
pub fn no_fault(report: Report) -> Option<Message> {
    Fault::of(report).next().is_none().then(|| message!("reproduce-no-fault"))
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

/// The tables of several reports, and how many of their rows hold.
pub fn reproduced_tables(reruns: &[Rerun], ways: &Ways) -> Page {
    let mut page = Page::default();
    for rerun in reruns {
        page.push(Block::Heading(reproduced_title(rerun.report)));
        page.blocks.extend(table_blocks(rerun));
    }
    if reruns.len() > 1 {
        page.push(Block::Heading(message!("reproduce-heading-summary")));
        page.push(Block::Table(summary(reruns)));
    }
    page.push(Block::Sentence(message!("reproduce-verdicts")));
    let known = reruns.iter().map(Rerun::known_errors).sum::<usize>();
    let unexpected = reruns.iter().map(Rerun::unexpected).sum::<usize>();
    page.push(Block::Sentence(match unexpected {
        0 => message!("reproduce-expected", known = known),
        count => message!("reproduce-unexpected", count = count),
    }));
    page.push(Block::Sentence(message!("reproduce-explain")));
    let explained = reruns.iter().map(|rerun| (ways.explain)(rerun.report));
    page.push(Block::Verbatim(lines(explained)));
    page
}

/// How many rows and claims hold, the table, the reasons, and where the figures come from.
fn table_blocks(rerun: &Rerun) -> Vec<Block> {
    let counts = message!(
        "reproduce-counts",
        rows = rerun.rows.len(),
        reproduced = rerun.count(Verdict::Reproduced),
        possible = rerun.count(Verdict::Possible),
        plausible = rerun.count(Verdict::Plausible),
        missed = rerun.count(Verdict::NotReproduced)
    );
    let mut blocks = vec![Block::Sentence(counts)];
    blocks.extend(start_rule(rerun).map(Block::Sentence));
    blocks.push(Block::Table(reproduced_table(rerun)));
    blocks.extend(reasons(rerun));
    let origins: Vec<Origin> = rerun.rows.iter().map(|row| row.origin.clone()).collect();
    blocks.extend(sources(&origins).map(Block::Sentence));
    if !rerun.claims.is_empty() {
        let [holds, fails, open] = Judgement::ALL.map(|judgement| {
            rerun.claims.iter().filter(|judged| judged.judgement == judgement).count()
        });
        let counts = message!("claim-counts", holds = holds, fails = fails, open = open);
        blocks.push(Block::Sentence(counts));
    }
    blocks
}

fn summary(reruns: &[Rerun]) -> Table {
    let number = |count: usize| Cell::Number(count as i128);
    let row = |rerun: &Rerun| {
        let game = report_game(rerun.report);
        let counts = Verdict::ALL.map(|verdict| number(rerun.count(verdict)));
        let mut row =
            vec![Cell::Code(rerun.report.to_string()), game.into(), number(rerun.rows.len())];
        row.extend(counts);
        row
    };
    let mut columns = vec![
        Column::words(message!("reproduce-column-report").into()),
        Column::words(message!("reproduce-column-game").into()),
        Column::numbers(message!("reproduce-column-rows").into()),
    ];
    let verdicts = Verdict::ALL.map(|verdict| Column::numbers(verdict_word(verdict).into()));
    columns.extend(verdicts);
    Table { columns, rows: reruns.iter().map(row).collect(), ..Table::default() }
}

/// A fault in a paragraph.
fn fault_prose(case: &Case) -> Block {
    let mut sentences = vec![case.fault.told(), fault_source(case.fault)];
    sentences.extend(matters(case));
    Block::Prose { label: case.fault.title(), sentences }
}

/// The position of a fault with both trees.
fn drawn(case: &Case) -> Vec<Block> {
    if case.sides.is_none() {
        return Vec::new();
    }
    let mut blocks = vec![Block::Facts(vec![
        Fact::new(message!("label-game"), Cell::Code(case.session.spec())),
        Fact::new(message!("label-position"), Cell::Code(case.session.position())),
    ])];
    blocks
        .extend(case.parting.iter().map(|parting| Block::Sentence(super::parting_words(parting))));
    blocks.extend(fault_trees(case));
    blocks
}

/// A question with its answer, what was played for it, and the plan.
pub fn answered(answered: &Answered, ways: &Ways) -> Page {
    Page::new([
        Block::Heading(answered.question.asked()),
        Block::Sentence(answered.answer.clone()),
        Block::Table(answer_table(answered)),
        Block::Verbatim(answered.question.plan_text().to_owned()),
        Block::Verbatim((ways.answer)(answered.question)),
    ])
}

/// What was played for an answer.
pub fn answer_table(answered: &Answered) -> Table {
    let timed = answered.meetings.iter().any(|met| met.microseconds.is_some());
    let mut columns = vec![
        Column::words(message!("column-player").into()),
        Column::words(message!("column-opponent").into()),
        Column::numbers(message!("column-won").into()),
        Column::numbers(message!("column-drawn").into()),
        Column::numbers(message!("column-lost").into()),
        Column::numbers(message!("column-visited").into()),
    ];
    if timed {
        columns.push(Column::numbers(message!("column-time").into()));
    }
    let row = |met: &Met| {
        let mut row = vec![Cell::Code(met.player.clone()), Cell::Code(met.opponent.clone())];
        row.extend(met.results.map(|games| Cell::Number(games.into())));
        row.push(Cell::decimal_or_nothing(met.visited, 1));
        if timed {
            row.push(met.time().map_or(Cell::Nothing, Cell::Duration));
        }
        row
    };
    Table { columns, rows: answered.meetings.iter().map(row).collect(), ..Table::default() }
}

/// What is said of a report.
struct Story<'a>(&'a Rerun);

impl Story<'_> {
    fn number(&self, name: &str) -> Argument {
        super::reproduced_table::figure_said(self.0.findings.get(name))
    }

    fn rows(&self) -> usize {
        self.0.rows.len()
    }

    /// The rows of 004 that would be unlikely by the program's own start rule, each with its probability.
    fn unlikely(&self) -> Argument {
        let share = |row: &RerunRow, name| match figure(&row.rerun, name) {
            Some(Figure::Share(share)) => *share,
            _ => 1.0,
        };
        let rows = self.0.rows.iter().map(|row| (row.row, share(row, "p_start_published")));
        let unlikely = rows.filter(|(_, p)| *p < UNLIKELY).map(|(row, p)| {
            message!("reproduce-004-unlikely", row = row, p = Argument::decimal(p, 3))
        });
        Argument::list(unlikely, ", ")
    }

    fn question(&self) -> Message {
        match self.0.report {
            Report::Multiply => message!("reproduce-000-question"),
            Report::Stones => message!(
                "reproduce-001-question",
                smallest = self.number("smallest"),
                largest = self.number("largest")
            ),
            Report::Bits => message!("reproduce-002-question"),
            Report::Mnk => message!("reproduce-003-question"),
            Report::Sim => message!("reproduce-004-question"),
        }
    }

    fn published(&self) -> Message {
        let rows = self.rows();
        match self.0.report {
            Report::Multiply => message!(
                "reproduce-000-published",
                rows = rows,
                minimax = self.number("published_minimax"),
                alphabeta = self.number("published_alphabeta")
            ),
            Report::Stones => message!("reproduce-001-published", rows = rows),
            Report::Bits => message!(
                "reproduce-002-published",
                rows = rows,
                distinct = self.number("distinct_rows")
            ),
            Report::Mnk => message!("reproduce-003-published", rows = rows),
            Report::Sim => message!(
                "reproduce-004-published",
                rows = rows,
                wins = self.number("published_wins"),
                games = self.number("published_games")
            ),
        }
    }

    fn right(&self) -> Message {
        let rerun = self.0;
        let (rows, reproduced) = (self.rows(), rerun.count(Verdict::Reproduced));
        match rerun.report {
            Report::Multiply => {
                let same = |row: &&RerunRow| {
                    figure(&row.published, "winner") == figure(&row.rerun, "winner")
                };
                message!(
                    "reproduce-000-right",
                    won = self.number("won"),
                    kept = self.number("kept"),
                    agree = self.number("agree"),
                    positions = self.number("positions"),
                    winners = rerun.rows.iter().filter(same).count(),
                    rows = rows
                )
            }
            Report::Stones => {
                let possible = rerun.count(Verdict::Possible);
                message!("reproduce-001-right", possible = possible, rows = rows)
            }
            Report::Bits => {
                let is_minimax =
                    |row: &&RerunRow| figure(&row.setting, "algorithm") == Some(&"minimax".into());
                message!(
                    "reproduce-002-right",
                    minimax = reproduced,
                    minimax_rows = rerun.rows.iter().filter(is_minimax).count(),
                    plausible = rerun.count(Verdict::Plausible),
                    games = self.number("games")
                )
            }
            Report::Mnk => message!(
                "reproduce-003-right",
                reproduced = reproduced,
                rows = rows,
                safe = self.number("safe_from_depth")
            ),
            Report::Sim => message!(
                "reproduce-004-right",
                plausible = rerun.count(Verdict::Plausible),
                rows = rows
            ),
        }
    }

    /// For 004 the start rule that was chosen, and the figures by the program's own.
    fn chosen(&self) -> Option<Message> {
        (self.0.report == Report::Sim).then(|| {
            message!(
                "reproduce-004-chosen",
                expected_best = self.number("expected_best"),
                start = match self.0.findings.get("start") {
                    Figure::Text(start) => start.as_str(),
                    _ => "published",
                },
                published_wins = self.number("published_wins"),
                expected_published = self.number("expected_published"),
                unlikely = self.unlikely()
            )
        })
    }
}

fn figure<'a>(figures: &'a Figures, name: &str) -> Option<&'a Figure> {
    figures.iter().find(|(known, _)| *known == name).map(|(_, figure)| figure)
}
