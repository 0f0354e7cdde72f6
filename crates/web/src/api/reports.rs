use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use gametree_lab::reports::{Fault, Published, Question, Report, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Workbench;

/// The course reports.
#[derive(Serialize, JsonSchema)]
pub(super) struct Reports {
    /// One for each.
    reports: Vec<KnownReport>,
}

/// A course report, and what is known of its rows.
#[derive(Serialize, JsonSchema)]
struct KnownReport {
    /// Its number.
    report: &'static str,
    /// Its game.
    game: &'static str,
    /// A game as its program's users played it.
    spec: &'static str,
    /// Its program as a player.
    player: String,
    /// Rows of its table.
    rows: usize,
    /// What became of them; null until it is rerun.
    verdicts: Option<Verdicts>,
    /// What is wrong with its program, by name.
    faults: Vec<&'static str>,
    /// What it asked, by name.
    questions: Vec<&'static str>,
}

/// How many rows hold.
#[derive(Serialize, JsonSchema)]
struct Verdicts {
    /// Those that are reproduced.
    reproduced: usize,
    /// Those that are possible: some line of play ends like this.
    possible: usize,
    /// Those that are plausible.
    plausible: usize,
    /// The others.
    not_reproduced: usize,
}

/// All of them.
pub(super) async fn list(State(workbench): State<Arc<Workbench>>) -> Json<Reports> {
    let known = |report: Report| {
        let table = workbench.reports.shelf.table(report);
        KnownReport {
            report: report.number(),
            game: report.game(),
            spec: report.example(),
            player: format!("reports:{report}"),
            rows: Published::of(report).rows(),
            verdicts: table.map(|table| Verdicts {
                reproduced: table.rerun.count(Verdict::Reproduced),
                possible: table.rerun.count(Verdict::Possible),
                plausible: table.rerun.count(Verdict::Plausible),
                not_reproduced: table.rerun.count(Verdict::NotReproduced),
            }),
            faults: Fault::of(report).map(|fault| fault.name).collect(),
            questions: Question::of(report).map(|question| question.name).collect(),
        }
    };
    Json(Reports { reports: Report::ALL.map(known).into() })
}
