use gametree_language::{Argument, Message, message};
use gametree_present::page::{Block, Cell, Column, Fact, Page, Table};

use super::fault::{fault_trees, matters};
use super::reproduced_plot::reproduced_plot;
use super::reproduced_table::{reasons, reproduced_table, verdict_word};
use crate::reports::question::Met;
use crate::reports::rerun::{Figure, Figures};
use crate::reports::{
    Answered, Case, Explained, Fault, Question, Report, Rerun, RerunRow, Verdict,
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
    /// To what its authors wished for.
    pub wishes: fn(Report) -> Vec<String>,
}

/// What stands above a report's page.
pub fn reproduced_title(report: Report) -> Message {
    message!("reproduce-title", report = report.number(), game = report_game(report))
}

/// The game that a report is about.
pub fn report_game(report: Report) -> Message {
    Message::new(format!("game-{}-kind", report.game()))
}

/// What a report claims, in a sentence of ours.
pub fn report_claim(report: Report) -> Message {
    Message::new(format!("reproduce-{report}-claim"))
}

/// A report in sentences, with the figures that were found.
pub struct Told {
    /// What it asked.
    pub question: Message,
    /// What it published.
    pub published: Message,
    /// What it got right.
    pub right: Message,
    /// What it got wrong.
    pub wrong: Vec<Message>,
}

/// What is to be said of a report once its table is rerun.
pub fn told(rerun: &Rerun) -> Told {
    let story = Story(rerun);
    Told {
        question: story.question(),
        published: story.published(),
        right: story.right(),
        wrong: story.wrong(),
    }
}

/// A report explained: the question, what was published, what the rerun says, what the report got right, what not and why,
/// what it asked, and what its authors wished for. Where there is room, each fault has its trees.
pub fn reproduced(explained: &Explained, ways: &Ways, has_room: bool) -> Page {
    let Explained { rerun, cases, answers } = explained;
    let report = rerun.report;
    let Told { question, published, right, wrong } = told(rerun);
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
    section(message!("reproduce-heading-right"), vec![sentence(right)]);
    let mut wrong: Vec<Block> = wrong.into_iter().map(sentence).collect();
    for case in cases {
        wrong.push(fault_prose(case));
        if has_room {
            wrong.extend(drawn(case));
        }
    }
    wrong.push(sentence(message!("reproduce-see")));
    wrong.push(Block::Verbatim(lines(Fault::of(report).map(|fault| (ways.see)(fault)))));
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
    let wishes = Block::Verbatim(lines((ways.wishes)(report).into_iter()));
    section(
        message!("reproduce-heading-wishes"),
        vec![sentence(message!("reproduce-wishes")), wishes],
    );
    let again = vec![sentence(message!("reproduce-again")), Block::Verbatim((ways.again)(report))];
    section(message!("reproduce-heading-again"), again);
    page
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

/// How many rows hold, the table, and the reasons.
fn table_blocks(rerun: &Rerun) -> Vec<Block> {
    let counts = message!(
        "reproduce-counts",
        rows = rerun.rows.len(),
        reproduced = rerun.count(Verdict::Reproduced),
        plausible = rerun.count(Verdict::Plausible),
        missed = rerun.count(Verdict::NotReproduced)
    );
    let mut blocks = vec![Block::Sentence(counts), Block::Table(reproduced_table(rerun))];
    blocks.extend(reasons(rerun));
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
    let mut sentences = vec![case.fault.told()];
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

    fn value(&self, name: &str) -> f64 {
        match self.0.findings.get(name) {
            Figure::Number(number) => *number as f64,
            Figure::Share(share) => *share,
            _ => 0.0,
        }
    }

    /// A share in hundredths.
    fn percent(&self, name: &str) -> Argument {
        Argument::decimal(100.0 * self.value(name), 1)
    }

    /// Milliseconds as seconds.
    fn seconds(&self, name: &str) -> Argument {
        Argument::decimal(self.value(name) / 1000.0, 1)
    }

    fn rows(&self) -> usize {
        self.0.rows.len()
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
                message!("reproduce-001-right", reproduced = reproduced, rows = rows)
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
                expected_best = self.number("expected_best"),
                start = match rerun.findings.get("start") {
                    Figure::Text(start) => start.as_str(),
                    _ => "published",
                },
                expected_published = self.number("expected_published")
            ),
        }
    }

    fn wrong(&self) -> Vec<Message> {
        match self.0.report {
            Report::Multiply => {
                let saved = |whole: &str, part: &str| {
                    let share = 1.0 - self.value(part) / self.value(whole).max(1.0);
                    Argument::decimal(100.0 * share, 0)
                };
                vec![
                    message!(
                        "reproduce-000-wrong",
                        calls_minimax = self.number("calls_minimax"),
                        calls_alphabeta = self.number("calls_alphabeta"),
                        saved = saved("calls_minimax", "calls_alphabeta"),
                        claimed = saved("published_minimax", "published_alphabeta")
                    ),
                    message!(
                        "reproduce-000-times",
                        fastest = self.number("fastest_us"),
                        slowest = self.number("slowest_us")
                    ),
                ]
            }
            Report::Stones => vec![
                message!(
                    "reproduce-001-wrong",
                    least = self.percent("least_share"),
                    most = self.percent("most_share")
                ),
                message!(
                    "reproduce-001-times",
                    building_minimax = self.seconds("building_minimax_ms"),
                    building_alphabeta = self.seconds("building_alphabeta_ms"),
                    valuing_minimax = self.seconds("valuing_minimax_ms"),
                    valuing_alphabeta = self.seconds("valuing_alphabeta_ms")
                ),
            ],
            Report::Bits => {
                let missed = self.0.count(Verdict::NotReproduced);
                vec![message!("reproduce-002-wrong", missed = missed)]
            }
            Report::Mnk => {
                let lost = match self.0.findings.get("lost_by_depth") {
                    Figure::Numbers(lost) => lost.as_slice(),
                    _ => &[],
                };
                let deepest = lost.iter().rposition(|&lost| lost > 0).map_or(0, |last| last + 1);
                let list = Argument::list(lost[..deepest].iter().copied(), ", ");
                vec![message!("reproduce-003-wrong", lost = list, deepest = deepest)]
            }
            Report::Sim => self.deeper().into_iter().collect(),
        }
    }

    /// What the depth does to red's share of wins, with the faults and without: the smallest depth and the largest
    /// with pruning.
    fn deeper(&self) -> Option<Message> {
        let pruned = |row: &&RerunRow| figure(&row.setting, "prune") == Some(&"yes".into());
        let mut pruned = self.0.rows.iter().filter(pruned);
        let (least, most) = (pruned.next()?, pruned.next_back()?);
        let depth = |row: &RerunRow| match figure(&row.setting, "depth") {
            Some(Figure::Number(depth)) => *depth,
            _ => 0,
        };
        let percent = |figures: &Figures| match figure(figures, "red_share") {
            Some(Figure::Share(share)) => Argument::decimal(100.0 * share, 1),
            _ => Argument::from("–"),
        };
        Some(message!(
            "reproduce-004-wrong",
            least = depth(least),
            most = depth(most),
            program_shallow = percent(&least.rerun),
            program_deep = percent(&most.rerun),
            shallow = percent(&least.corrected),
            deep = percent(&most.corrected)
        ))
    }
}

fn figure<'a>(figures: &'a Figures, name: &str) -> Option<&'a Figure> {
    figures.iter().find(|(known, _)| *known == name).map(|(_, figure)| figure)
}
