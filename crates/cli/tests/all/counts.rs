//! Node counts over a sample of all games, one line a search, are those that were recorded.
//!
//! A compiler has been seen to miscompile a recursive search when optimising. `cargo xtask test` runs this
//! optimised with all other tests and once more in debug, so both count the same.
//!
//! After a wanted change: `UPDATE_SNAPSHOTS=1 cargo test --release -p gametree-cli counts`, then read the
//! difference.

use std::env;
use std::fmt::Write;
use std::fs;
use std::thread;

use gametree_catalogue::{Algorithm, Catalogue, Search, Session};
use gametree_rules::Work;
use gametree_search::{Limits, Merge};

use crate::json::object;

/// Beside every game's example: what the example is too small or too plain for.
const MORE: [&str; 7] = [
    "multiply:start=21,target=100000",
    "stones:stones=25,take=3/1/2",
    "bits:string=011010011010,table=0,2,-1/1,0,0/1,1,1/0,-3,2",
    "mnk:m=5,n=4,k=4",
    "mnk:m=9,n=9,k=5",
    "mnk:m=12,n=11,k=5,misere=yes", // more places than 128 bits
    "sim:vertices=7",
];

const MAX_NODES: u64 = 20_000;

#[test]
fn counts_are_those_recorded() {
    let catalogue = Catalogue::standard();
    let examples = catalogue.entries().iter().map(|entry| entry.parameters.example);
    let specs: Vec<&str> = examples.chain(MORE).collect();
    // Side by side: debug builds take their time.
    let mut counted: String = thread::scope(|scope| {
        let threads: Vec<_> = specs.iter().map(|spec| scope.spawn(|| lines(spec))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    // The searches that are not textbook ones.
    writeln!(counted, "bench {}", object(&["bench"])["signature"]).unwrap();

    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/counts.txt");
    if env::var_os("UPDATE_SNAPSHOTS").is_some_and(|value| value == "1") {
        fs::write(file, &counted).unwrap();
    }
    let recorded = fs::read_to_string(file).unwrap();
    for (counted, recorded) in counted.lines().zip(recorded.lines()) {
        assert_eq!(counted, recorded);
    }
    assert_eq!(counted.lines().count(), recorded.lines().count());
}

/// What is counted on the board of this spec, with every heuristic.
fn lines(spec: &str) -> String {
    let catalogue = Catalogue::standard();
    let session = catalogue.open(spec).unwrap();
    let entry = catalogue.entries().iter().find(|entry| spec.starts_with(entry.name()));
    let mut lines = String::new();
    for heuristic in entry.expect("a spec begins with a game").heuristics {
        for search in searches(heuristic) {
            writeln!(lines, "{spec} {heuristic} {}", line(&*session, &search)).unwrap();
        }
    }
    lines
}

fn searches(heuristic: &str) -> [Search; 3] {
    let search = |algorithm, depth| Search {
        heuristic: heuristic.to_owned(),
        // A large board would take a debug build for ever; where a search stops is a count too.
        limits: Limits { nodes: Some(MAX_NODES), ..Limits::depth(depth) },
        ..Search::new(algorithm)
    };
    [
        search(Algorithm::Minimax, 3),
        search(Algorithm::AlphaBeta, 4),
        Search { merge: Merge::Yes, ..search(Algorithm::Minimax, 3) },
    ]
}

fn line(session: &dyn Session, search: &Search) -> String {
    let answer = session.analyze(search, &Work::new()).unwrap();
    let counts = answer.counts;
    let value = answer.value.map(|worth| worth.value.0).unwrap_or_default();
    format!(
        "{} {:?}: {} visited, {} evaluated, {} cut, value {value}, line {}",
        search.algorithm,
        search.merge,
        counts.visited,
        counts.evaluated,
        counts.cutoffs,
        answer.line.join(" "),
    )
}
