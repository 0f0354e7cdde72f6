//! The set of searches that `gametree bench` runs.

use gametree_lab::{BENCH, Bench};
use gametree_rules::Work;

/// A search that visits other positions than before changes this. If it is meant to, put the new
/// signature here and say in the commit what changed it.
const SIGNATURE: &str = "fb6e025cef27385e";

#[test]
fn node_counts_are_as_they_were() {
    let work = Work::new();
    let run = || Bench { results: BENCH.iter().map(|case| case.run(&work)).collect() };
    let bench = run();
    let counts = bench.results.iter().map(|result| {
        let case = result.case;
        format!("{} {} {}\n", case.spec, case.algorithm, result.answer.counts.visited)
    });
    assert_eq!(bench.signature(), SIGNATURE, "\n{}", counts.collect::<String>());
    assert_eq!(bench.signature(), run().signature());
}
