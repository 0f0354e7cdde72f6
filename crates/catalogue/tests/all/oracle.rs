//! What is true has one answer, whoever knows it.

use std::time::Duration;

use gametree_catalogue::{
    Algorithm, Catalogue, Effort, Oracle, OracleError, Search, SearchError, Session, Source,
};
use gametree_rules::work::Budget;
use gametree_rules::{Plies, Seed, Work};
use gametree_search::Stopped;

fn open(spec: &str) -> Box<dyn Session> {
    Catalogue::standard().open(spec).unwrap()
}

/// Small enough to be solved at once; two of them have laws.
const SPECS: [&str; 7] = [
    "multiply:start=20",
    "stones:stones=30,take=1/3/4",
    "bits:length=9,seed=3",
    "bits:length=8,seed=1,table=0,2,-1/1,0,0/1,1,1/0,-3,2",
    "tictactoe",
    "mnk:m=4,n=3,k=3,misere=yes",
    "sim:vertices=5",
];

/// Law, solution and engine say the same of every position of some random games.
#[test]
fn all_sources_agree() {
    let work = Work::new();
    let mut by_law = 0;
    for (number, spec) in SPECS.into_iter().enumerate() {
        let oracle = Oracle::default();
        let mut session = open(spec);
        let solved = session.solve(&work).unwrap();
        let mut chance = Seed::new(number as u64);
        loop {
            let known = solved.look_up(&session.position()).unwrap();
            let told = oracle.position(&*session, Effort::QUICK, &work).unwrap().unwrap();
            assert_eq!((told.end, &told.moves), (known.end, &known.moves), "{spec}");
            assert_eq!(told.best_moves, known.best_moves, "{spec}");
            assert_eq!(told.line.len(), known.line.len(), "{spec}");
            let told = session.by_law();
            by_law += usize::from(told.is_some());
            assert_eq!(session.end_by_law(), told.map(|known| known.end));
            let engine = Effort { positions: 0, found: 0, time: None, nodes: 1_000_000 };
            let forgetful = Oracle::keeping(0).end(&*session, engine, &work).unwrap().unwrap();
            assert_eq!(forgetful.end.margin, known.end.margin, "{spec}");
            let Some(mv) = chance.pick(&session.legal_moves()).cloned() else { break };
            session.play(&mv).unwrap();
        }
        let over = oracle.end(&*session, Effort::QUICK, &work).unwrap().unwrap();
        assert_eq!((over.source, over.end.plies), (Source::Rules, Plies::Exactly(0)));
    }
    assert!(by_law > 10, "laws were asked {by_law} times");
}

/// The best line of a law leads where the law says.
#[test]
fn the_line_of_a_law_is_played_to_the_end() {
    for spec in ["stones:stones=50", "bits:length=20,seed=4"] {
        let mut session = open(spec);
        let told = session.by_law().unwrap();
        assert_eq!(told.line.len() as u32, told.end.plies);
        for mv in &told.line {
            session.play(mv).unwrap();
        }
        assert_eq!(session.result().unwrap().margin, told.end.margin);
    }
}

/// A game is solved once: later positions are looked up.
#[test]
fn solutions_are_kept() {
    let (oracle, work) = (Oracle::default(), Work::new());
    let perfect = Search::new(Algorithm::Perfect);
    let mut session = open("mnk:m=4,n=3,k=3");
    let solved = oracle.ask(&*session, &perfect, &work).unwrap();
    assert!(solved.counts.visited > 1_000);
    for mv in solved.line {
        session.play(&mv).unwrap();
        let looked_up = oracle.ask(&*session, &perfect, &work).unwrap();
        assert_eq!(looked_up.counts.visited, 1);
        assert_eq!(looked_up.end.unwrap().margin, solved.end.unwrap().margin);
    }
    // Without room nothing is kept.
    let forgetful = Oracle::keeping(0);
    for _ in 0..2 {
        let answer = forgetful.ask(&*open("tictactoe"), &perfect, &work).unwrap();
        assert!(answer.counts.visited > 1_000);
    }
}

/// Those used longest ago make room for others.
#[test]
fn room_is_limited() {
    let work = Work::new();
    let perfect = Search::new(Algorithm::Perfect);
    let bytes = open("tictactoe").solve(&work).unwrap().bytes();
    let oracle = Oracle::keeping(bytes);
    let visited = |spec| oracle.ask(&*open(spec), &perfect, &work).unwrap().counts.visited;
    assert!(visited("tictactoe") > 1);
    assert_eq!(visited("tictactoe"), 1);
    assert!(visited("mnk:m=3,n=3,k=3,misere=yes") > 1);
    assert!(visited("tictactoe") > 1);
}

/// What is too much work is not an error, and what is stopped is no answer.
#[test]
fn effort_and_budget_are_kept() {
    let oracle = Oracle::default();
    let large = open("mnk:m=8,n=8,k=5");
    let work = Work::new();
    assert!(oracle.position(&*large, Effort::QUICK, &work).unwrap().is_none());
    let little = Effort { positions: 1_000, nodes: 100, ..Effort::QUICK };
    assert!(oracle.end(&*large, little, &work).unwrap().is_none());
    let unsolved = oracle.ask(&*large, &Search::new(Algorithm::Perfect), &work);
    assert!(matches!(unsolved, Err(SearchError::Unsolved(_))));

    let poor = Work::within(Budget { memory: 1_000, ..Budget::default() });
    assert!(oracle.position(&*open("sim"), Effort::QUICK, &poor).unwrap().is_none());

    // Without time there is no move, and that is no error; where there is a law, it needs none.
    let hurried: Search = "perfect:time=0".parse().unwrap();
    let answer = Oracle::default().ask(&*open("sim"), &hurried, &work).unwrap();
    assert_eq!((answer.best_move, answer.stopped), (None, Some(Stopped::Time)));
    let answer = Oracle::default().ask(&*open("bits:length=60"), &hurried, &work).unwrap();
    assert_eq!(answer.end, open("bits:length=60").by_law().map(|known| known.end.into()));

    let stopped = Work::new();
    stopped.stop();
    assert!(oracle.position(&*open("sim"), Effort::QUICK, &stopped).is_err());
    let engine = Effort { positions: 0, nodes: 1_000, ..Effort::QUICK };
    assert!(oracle.end(&*large, engine, &stopped).is_err());
}

/// A quick look is quick: it finds few positions, in little memory, and that it is not enough is an answer.
#[test]
fn a_quick_look_is_bounded() {
    let (oracle, work) = (Oracle::default(), Work::new());
    let mut large = open("mnk:m=8,n=7,k=26");
    large.set_position("6oo/o1ox1o2/1xo1xx1x/xxo1xxx1/xx1o3o/1oo1xxxo/2xoooxo").unwrap();
    assert_eq!(oracle.position(&*large, Effort::QUICK, &work), Ok(None));
    assert_eq!(work.memory_in_use(), 0);
    assert!(work.progress().done <= Effort::QUICK.found);

    // Its own time is too little work; that of the work is none of its affair.
    let hurried = Effort { time: Some(Duration::ZERO), ..Effort::QUICK };
    assert_eq!(oracle.position(&*open("multiply:start=20"), hurried, &work), Ok(None));
    let late = Work::within(Budget { time: Some(Duration::ZERO), ..Budget::default() });
    let told = oracle.position(&*open("sim"), Effort::QUICK, &late);
    assert_eq!(told, Err(OracleError::OutOfTime));
    let stopped = Work::new();
    stopped.stop();
    let told = oracle.position(&*open("sim"), Effort::QUICK, &stopped);
    assert_eq!(told, Err(OracleError::Stopped));
}

/// A solution that is kept answers for the positions it covers and for no others: other turns, other
/// points, other starts.
#[test]
fn kept_solutions_answer_for_their_own_positions_only() {
    let positions = [
        ("tictactoe", "3/3/3/2"),
        ("tictactoe", "3/1o1/3/1"),
        ("tictactoe", "xo1/1x1/2o/1"),
        ("mnk:m=4,n=3,k=3,misere=yes", "4/1o2/4/1"),
        ("sim:vertices=5", "........../2"),
        ("sim:vertices=5", ".b......../1"),
        ("multiply:start=20", "80/-1/1/1"),
        ("multiply:start=20", "7/0/0/2"),
    ];
    let work = Work::new();
    let mut kept = Oracle::default();
    for (index, (spec, position)) in positions.into_iter().enumerate() {
        if index == 0 || positions[index - 1].0 != spec {
            kept = Oracle::default();
            kept.position(&*open(spec), Effort::QUICK, &work).unwrap().unwrap();
        }
        let mut session = open(spec);
        session.set_position(position).unwrap();
        let fresh = Oracle::keeping(0).position(&*session, Effort::QUICK, &work).unwrap().unwrap();
        let told = kept.position(&*session, Effort::QUICK, &work).unwrap().unwrap();
        assert_eq!((told.end, told.moves), (fresh.end, fresh.moves), "{spec} {position}");
        let minimax = session.analyze(&Search::new(Algorithm::Minimax), &work).unwrap();
        assert_eq!(minimax.end.map(|end| end.margin), Some(told.end.margin), "{spec} {position}");
    }
}

/// A table that somebody makes after it was looked for in vain is found some seconds later.
#[test]
fn tables_are_looked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let oracle = Oracle::default().with_tables_in(folder.path().to_owned());
    let session = open("sim:vertices=5");
    assert!(oracle.table(&*session).is_none());
    // One of a later position is of no use, and in nobody's way.
    let mut later = open("sim:vertices=5");
    later.play("1-2").unwrap();
    later.solve_into(&folder.path().join("later"), &Work::new()).unwrap();
    until(|| oracle.table(&*later).is_some());
    assert!(oracle.table(&*session).is_none());
    session.solve_into(&folder.path().join("five"), &Work::new()).unwrap();
    until(|| oracle.table(&*session).is_some());
    // That of the very position comes before that of an earlier one.
    assert_eq!(oracle.table(&*later).unwrap().root(), later.position());
}

/// Waits until it is so.
fn until(is_so: impl Fn() -> bool) {
    for _ in 0..200 {
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("it is there");
}
