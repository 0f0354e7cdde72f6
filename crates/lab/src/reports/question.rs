//! What the reports asked or concluded, answered by experiments that anybody can repeat: a plan, rows, a sentence.

use std::path::Path;
use std::time::Duration;

use gametree_catalogue::Catalogue;
use gametree_language::{Argument, Message, message};
use gametree_present::sentence::duration;
use gametree_rules::Work;

use super::Report;
use crate::analysis::{Analysis, Tally};
use crate::experiment::{Experiment, ExperimentError, Folder, Plan, Shard, run};

/// A question of a report, or a conclusion put as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Whose it is.
    pub report: Report,
    /// Its name; with the report's number it is that of its plan.
    pub name: &'static str,
    plan: &'static str,
}

const fn question(report: Report, name: &'static str, plan: &'static str) -> Question {
    Question { report, name, plan }
}

/// All questions.
pub const QUESTIONS: [Question; 9] = [
    question(Report::Multiply, "speed", include_str!("plans/000-speed.toml")),
    question(Report::Stones, "pruning", include_str!("plans/001-pruning.toml")),
    question(Report::Bits, "pruning", include_str!("plans/002-pruning.toml")),
    question(Report::Bits, "strength", include_str!("plans/002-strength.toml")),
    question(Report::Mnk, "unbeaten", include_str!("plans/003-unbeaten.toml")),
    question(Report::Sim, "heuristic", include_str!("plans/004-heuristic.toml")),
    question(Report::Sim, "depth", include_str!("plans/004-depth.toml")),
    question(Report::Sim, "time", include_str!("plans/004-time.toml")),
    question(Report::Sim, "order", include_str!("plans/004-order.toml")),
];

impl Question {
    /// Those of a report.
    pub fn of(report: Report) -> impl Iterator<Item = &'static Question> {
        QUESTIONS.iter().filter(move |question| question.report == report)
    }

    /// The one that goes by this name.
    pub fn find(report: Report, name: &str) -> Option<&'static Question> {
        Question::of(report).find(|question| question.name == name)
    }

    /// The name of its plan, of its folder: `004-depth`.
    pub fn id(&self) -> String {
        format!("{}-{}", self.report, self.name)
    }

    /// The plan that answers it, as a file has it.
    pub fn plan_text(&self) -> &'static str {
        self.plan
    }

    /// The plan that answers it.
    pub fn plan(&self) -> Plan {
        Plan::read(self.plan).expect("our own file is in order: a test reads it")
    }

    /// The question.
    pub fn asked(&self) -> Message {
        Message::new(format!("question-{}", self.id()))
    }
}

/// What came of a question's experiment.
pub struct Answered {
    /// The question.
    pub question: &'static Question,
    /// What was played, each player against each opponent.
    pub meetings: Vec<Met>,
    /// The answer.
    pub answer: Message,
}

/// What a player did against an opponent.
pub struct Met {
    /// The player.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// Won, drawn and lost.
    pub results: [u64; 3],
    /// The share of games won, with how sure that is.
    pub wins: Option<[f64; 3]>,
    /// Positions visited for a decision, on average.
    pub visited: Option<f64>,
    /// The same, the median.
    pub visited_median: Option<f64>,
    /// Microseconds for a decision, the median; only where that was measured.
    pub microseconds: Option<f64>,
}

impl Met {
    fn of(plan: &Plan, experiment: &Experiment, contest: usize, tally: &Tally) -> Met {
        let meeting = experiment.contests()[contest];
        Met {
            // As the plan has it, with settings that are the usual ones, too: plans of ours have no ranges here.
            player: plan.players[meeting.player].clone(),
            opponent: experiment.entrant(meeting.opponent).to_string(),
            results: tally.results(),
            wins: tally.wins().map(|(share, interval)| [share, interval.low, interval.high]),
            visited: tally.visited_mean(),
            visited_median: tally.visited_median(),
            microseconds: tally.time_median().map(|nanoseconds| nanoseconds / 1000.0),
        }
    }

    /// The time for a decision, where that was measured.
    pub fn time(&self) -> Option<Duration> {
        self.microseconds.map(|time| Duration::from_secs_f64(time / 1e6))
    }

    fn games(&self) -> u64 {
        self.results.iter().sum()
    }

    fn lost(&self) -> u64 {
        self.results[2]
    }

    /// The share won, in hundredths.
    fn percent(&self) -> Argument {
        Argument::decimal(100.0 * self.wins.map_or(0.0, |[share, ..]| share), 1)
    }
}

/// Plays the experiment of a question in a folder, or goes on with it there. `None` if it was stopped before its end.
pub fn answer(
    question: &'static Question,
    folder: &Path,
    catalogue: &Catalogue,
    work: &Work,
) -> Result<Option<Answered>, ExperimentError> {
    let plan = question.plan();
    let experiment = Experiment::prepare(&plan, catalogue)?;
    let folder = Folder::open(folder, &plan)?;
    if !run(&experiment, &folder, Shard::WHOLE, work)?.is_finished {
        return Ok(None);
    }
    let analysis = Analysis::read(&experiment, &folder.rows())?;
    let tallies = analysis.tallies.iter().enumerate();
    let meetings: Vec<Met> =
        tallies.map(|(contest, tally)| Met::of(&plan, &experiment, contest, tally)).collect();
    let answer = sentence(question, &meetings).unwrap_or_else(|| message!("answer-none"));
    Ok(Some(Answered { question, meetings, answer }))
}

/// Whether one wins more often than the other, beyond what chance does.
fn compared(one: &Met, other: &Met) -> &'static str {
    match (one.wins, other.wins) {
        (Some([_, low, _]), Some([_, _, high])) if low > high => "more",
        (Some([_, _, high]), Some([_, low, _])) if high < low => "fewer",
        _ => "same",
    }
}

/// The answer to a question, from what was played: against each opponent the players in the order of the plan.
fn sentence(question: &Question, met: &[Met]) -> Option<Message> {
    let decimal = |number: Option<f64>| number.map(|number| Argument::decimal(number, 1));
    let per_hundred = |part: Option<f64>, whole: Option<f64>| match (part, whole) {
        (Some(part), Some(whole)) if whole > 0.0 => {
            Some(Argument::decimal(100.0 * part / whole, 1))
        }
        _ => None,
    };
    Some(match (question.name, met) {
        ("speed", [minimax, alphabeta]) => message!(
            "answer-speed",
            nodes = per_hundred(alphabeta.visited, minimax.visited)?,
            minimax = decimal(minimax.microseconds)?,
            alphabeta = decimal(alphabeta.microseconds)?,
            faster =
                if alphabeta.microseconds < minimax.microseconds { "alphabeta" } else { "minimax" }
        ),
        ("pruning", [minimax, alphabeta]) => message!(
            "answer-pruning",
            saved = Argument::decimal(100.0 * (1.0 - alphabeta.visited? / minimax.visited?), 1),
            minimax = decimal(minimax.visited)?,
            alphabeta = decimal(alphabeta.visited)?
        ),
        ("strength", [by_chance, clean_by_chance, best, clean_best]) => message!(
            "answer-strength",
            games = by_chance.games(),
            lost_to_chance = by_chance.lost(),
            lost_to_best = best.lost(),
            clean_lost_to_chance = clean_by_chance.lost(),
            clean_lost_to_best = clean_best.lost()
        ),
        ("unbeaten", [shallow, .., _]) => {
            let beaten = met.iter().filter(|met| met.lost() > 0);
            let beaten = beaten.map(|met| Argument::from(met.player.as_str()).isolated());
            message!(
                "answer-unbeaten",
                games = shallow.games(),
                lost = shallow.lost(),
                beaten = Argument::list(beaten, ", ")
            )
        }
        ("heuristic", [plain, report, safe]) => message!(
            "answer-heuristic",
            games = plain.games(),
            plain = plain.percent(),
            report = report.percent(),
            safe = safe.percent(),
            than_plain = compared(report, plain),
            than_safe = compared(report, safe)
        ),
        // First against random play, then against a search.
        ("depth", [shallow, _, _, deep, shallow_search, _, _, deep_search]) => message!(
            "answer-depth",
            games = shallow.games(),
            least = depth_of(&shallow.player)?,
            most = depth_of(&deep.player)?,
            shallow = shallow.percent(),
            deep = deep.percent(),
            shallow_nodes = decimal(shallow.visited)?,
            deep_nodes = decimal(deep.visited)?,
            shallow_search = shallow_search.percent(),
            deep_search = deep_search.percent(),
            how = compared(deep, shallow)
        ),
        ("time", [shallow, .., deep]) => message!(
            "answer-time",
            least = depth_of(&shallow.player)?,
            most = depth_of(&deep.player)?,
            shallow_time = duration(shallow.time()?),
            deep_time = duration(deep.time()?),
            shallow_nodes = decimal(shallow.visited_median)?,
            deep_nodes = decimal(deep.visited_median)?
        ),
        ("order", [listed, best, worst]) => message!(
            "answer-order",
            listed = decimal(listed.visited)?,
            best = decimal(best.visited)?,
            worst = decimal(worst.visited)?,
            times = Argument::decimal(worst.visited? / best.visited?, 1),
            results = match [best, worst].iter().all(|met| met.results == listed.results) {
                true => "same",
                false => "others",
            }
        ),
        _ => return None,
    })
}

/// The depth that a plan gives a player.
fn depth_of(player: &str) -> Option<u64> {
    let (_, keys) = player.split_once(':')?;
    keys.split(',').find_map(|key| key.strip_prefix("depth=")).and_then(|depth| depth.parse().ok())
}
