//! `gametree bench`: how many positions a fixed set of searches visits, and how fast.

use gametree_lab::{BENCH, Bench, BenchResult, json, report};
use gametree_language::message;
use gametree_search::Stopped;

use crate::Reply;
use crate::arguments;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::wait;

pub(crate) fn run(arguments: &arguments::Bench, screen: &Screen) -> Result<Reply, Complaint> {
    let bench = wait(screen, |work| {
        let cases = BENCH.iter().take_while(|_| !work.is_stopped());
        Bench { results: cases.map(|case| case.run(work)).collect() }
    })?;
    if bench.results.len() < BENCH.len() || bench.results.iter().any(was_asked_to_stop) {
        return Err(Complaint(message!("error-bench-stopped")));
    }
    let expected = arguments.expect.as_deref().map(str::trim);
    screen
        .print_result(|| json::Bench::new(&bench, expected), || report::bench(&bench, expected))?;
    let differs = expected.is_some_and(|expected| !bench.is_as_expected(expected));
    Ok(if differs { Reply::No } else { Reply::Yes })
}

fn was_asked_to_stop(result: &BenchResult) -> bool {
    result.answer.stopped == Some(Stopped::Asked)
}
