//! `gametree bench`: how many positions a fixed set of searches visits, and how fast.

use comfy_table::{CellAlignment, Table, presets};
use gametree_lab::{BENCH, Bench, BenchResult};
use gametree_language::message;
use serde::Serialize;

use crate::Reply;
use crate::arguments;
use crate::complaint::Complaint;
use crate::patience::patiently;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json<'a> {
    signature: String,
    expected: Option<&'a str>,
    as_expected: Option<bool>,
    visited: u64,
    elapsed_ms: f64,
    positions_per_second: f64,
    searches: Vec<Search<'a>>,
}

#[derive(Serialize)]
struct Search<'a> {
    spec: &'a str,
    moves: &'a str,
    algorithm: &'static str,
    depth: Option<u32>,
    best_move: Option<&'a str>,
    proven: bool,
    visited: u64,
    elapsed_ms: f64,
}

pub(crate) fn run(arguments: &arguments::Bench, screen: &Screen) -> Result<Reply, Complaint> {
    let bench = patiently(screen, |work| {
        let cases = BENCH.iter().take_while(|_| !work.is_stopped());
        Bench { results: cases.map(|case| case.run(work)).collect() }
    })?;
    if bench.results.len() < BENCH.len() || bench.results.iter().any(was_asked_to_stop) {
        return Err(Complaint(message!("error-perft-stopped")));
    }
    let expected = arguments.expect.as_deref().map(str::trim);
    let signature = bench.signature();
    let as_expected = expected.map(|expected| expected.eq_ignore_ascii_case(&signature));
    if screen.wants_json() {
        screen.print_json(&as_json(&bench, expected, as_expected))?;
    } else {
        screen.print(&as_text(&bench, expected, as_expected, screen))?;
    }
    Ok(if as_expected == Some(false) { Reply::No } else { Reply::Yes })
}

fn was_asked_to_stop(result: &BenchResult) -> bool {
    result.answer.stopped == Some(gametree_search::Stopped::Asked)
}

fn milliseconds(duration: std::time::Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn speed(bench: &Bench) -> f64 {
    bench.visited() as f64 / bench.elapsed().as_secs_f64()
}

fn as_json<'a>(bench: &'a Bench, expected: Option<&'a str>, as_expected: Option<bool>) -> Json<'a> {
    let search = |result: &'a BenchResult| Search {
        spec: result.case.spec,
        moves: result.case.moves,
        algorithm: result.case.algorithm.name(),
        depth: result.case.depth,
        best_move: result.answer.best_move.as_deref(),
        proven: result.answer.proven,
        visited: result.answer.counts.visited,
        elapsed_ms: milliseconds(result.answer.elapsed),
    };
    Json {
        signature: bench.signature(),
        expected,
        as_expected,
        visited: bench.visited(),
        elapsed_ms: milliseconds(bench.elapsed()),
        positions_per_second: speed(bench),
        searches: bench.results.iter().map(search).collect(),
    }
}

fn as_text(
    bench: &Bench,
    expected: Option<&str>,
    as_expected: Option<bool>,
    screen: &Screen,
) -> String {
    let (look, language) = (screen.look(), screen.language());
    let say = |message| screen.say(&message);
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(
        [
            message!("label-game"),
            message!("label-search"),
            message!("label-positions"),
            message!("label-time"),
        ]
        .map(|label| screen.cell(&say(label))),
    );
    for BenchResult { case, answer } in &bench.results {
        let game = [case.spec, case.moves].join(" ");
        let depth = case.depth.map_or(String::new(), |depth| format!(" {depth}"));
        let cells = [
            game.trim().to_owned(),
            format!("{}{depth}", case.algorithm),
            language.count(answer.counts.visited.into()),
            say(message!("milliseconds", ms = language.decimal(milliseconds(answer.elapsed), 1))),
        ];
        table.add_row(cells.map(|cell| screen.cell(&cell)));
    }
    for number in [2, 3] {
        if let Some(column) = table.column_mut(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut signature = look.terminal.strong(&bench.signature());
    match (as_expected, expected) {
        (Some(true), _) => signature += &format!(" ({})", say(message!("bench-as-expected"))),
        (Some(false), Some(expected)) => {
            let expected = message!("bench-expected", expected = expected);
            signature += &format!(" ({})", say(expected));
        }
        _ => {}
    }
    let facts = [
        (say(message!("label-signature")), signature),
        (say(message!("label-positions")), language.count(bench.visited().into())),
        (
            say(message!("label-time")),
            say(message!("milliseconds", ms = language.decimal(milliseconds(bench.elapsed()), 0))),
        ),
        (
            say(message!("label-speed")),
            say(message!("bench-speed", speed = language.decimal(speed(bench) / 1e6, 1))),
        ),
    ];
    format!("{}\n\n{}", table.trim_fmt(), look.labelled(&facts))
}
