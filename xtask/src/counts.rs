//! Node counts over a sample of all games, one line a search.

use gametree_catalogue::{Algorithm, Catalogue, Search, Session};
use gametree_rules::Work;
use gametree_search::{Limits, Merge};

/// Beside every game's example: what the example is too small or too plain for.
const MORE: [&str; 7] = [
    "multiply:start=21,target=100000",
    "stones:stones=25,take=3/1/2",
    "bits:string=011010011010,table=0,2,-1/1,0,0/1,1,1/0,-3,2",
    "mnk:m=5,n=4,k=4",
    "mnk:m=9,n=9,k=5",
    "mnk:m=15,n=15,k=5,misere=yes",
    "sim:vertices=7",
];

const MOST_NODES: u64 = 20_000;

pub(crate) fn print() -> Result<(), String> {
    let catalogue = Catalogue::standard();
    let examples = catalogue.entries().iter().map(|entry| entry.parameters.example);
    for spec in examples.chain(MORE) {
        let session = catalogue.open(spec).map_err(|error| error.to_string())?;
        let heuristics = catalogue.entries().iter().find(|entry| spec.starts_with(entry.name()));
        for heuristic in heuristics.map(|entry| entry.heuristics).unwrap_or_default() {
            for search in searches(heuristic) {
                println!("{spec} {heuristic} {}", line(&*session, &search)?);
            }
        }
    }
    Ok(())
}

fn searches(heuristic: &str) -> [Search; 3] {
    let search = |algorithm, depth| Search {
        heuristic: heuristic.to_owned(),
        // A large board would take a debug build for ever; where a search stops is a count too.
        limits: Limits { nodes: Some(MOST_NODES), ..Limits::depth(depth) },
        ..Search::new(algorithm)
    };
    [
        search(Algorithm::Minimax, 3),
        search(Algorithm::AlphaBeta, 4),
        Search { merge: Merge::Yes, ..search(Algorithm::Minimax, 3) },
    ]
}

fn line(session: &dyn Session, search: &Search) -> Result<String, String> {
    let work = Work::new();
    let answer = session.analyze(search, &work).map_err(|error| error.to_string())?;
    let counts = answer.counts;
    let value = answer.value.map(|worth| worth.value.0).unwrap_or_default();
    Ok(format!(
        "{} {:?}: {} visited, {} evaluated, {} cut, value {value}, line {}",
        search.algorithm,
        search.merge,
        counts.visited,
        counts.evaluated,
        counts.cutoffs,
        answer.line.join(" "),
    ))
}
