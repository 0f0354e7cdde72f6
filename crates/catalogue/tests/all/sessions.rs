//! Every game of the catalogue, played and asked through [`Session`].

use std::collections::BTreeSet;

use gametree_catalogue::{Algorithm, Catalogue, Search, SearchError, Session, StoryError};
use gametree_language::Language;
use gametree_picture::{Terminal, TextStyle};
use gametree_rules::{MoveError, PositionError, Seed, Work};
use gametree_search::{Limits, Merge};

/// The examples, and specs that differ from them in every parameter.
const SPECS: [&str; 14] = [
    "multiply:start=20",
    "multiply:start=7,target=100,by=5/2",
    "stones:stones=50",
    "stones:stones=9,take=4/1",
    "bits:string=0110100",
    "bits:string=010,table=0,2,-1/1,0,0/1,1,1/0,-3,2",
    "mnk:m=3,n=3,k=3",
    "mnk:m=4,n=3,k=3,misere=yes",
    "mnk:m=9,n=9,k=5",
    "mnk:m=19,n=19,k=5",
    "mnk:m=26,n=26,k=26",
    "sim",
    "sim:vertices=5",
    "sim:vertices=8",
];

fn open(spec: &str) -> Box<dyn Session> {
    Catalogue::standard().open(spec).unwrap_or_else(|error| panic!("{spec}: {error}"))
}

fn play_out(session: &mut dyn Session, seed: &mut Seed, each: &mut impl FnMut(&dyn Session)) {
    loop {
        each(session);
        let moves = session.legal_moves();
        let Some(mv) = seed.pick(&moves) else { break };
        assert_eq!(session.play(mv).as_ref(), Ok(mv));
    }
}

#[test]
fn specs_print_as_they_are_read() {
    for spec in SPECS {
        assert_eq!(open(spec).spec(), spec);
    }
    let same = [
        ("tictactoe", "mnk:m=3,n=3,k=3"),
        ("mnk:k=3,n=3,m=3,misere=no", "mnk:m=3,n=3,k=3"),
        (" stones : stones = 50 , take = 2/3 ", "stones:stones=50"),
        ("sim:vertices=6", "sim"),
        ("bits:length=4,seed=0", "bits:string=1111"), // splitmix64(0) ends in …CDAF
        ("bits:length=15", "bits:string=100110110101111"),
        ("multiply:start=20,target=3000,by=3/4/5", "multiply:start=20"),
    ];
    for (spec, canonical) in same {
        assert_eq!(open(spec).spec(), canonical);
    }
}

#[test]
fn games_go_to_the_end_and_positions_can_be_set() {
    for spec in SPECS {
        for seed in 0..3 {
            let mut session = open(spec);
            play_out(&mut *session, &mut Seed::new(seed), &mut |session| {
                assert_eq!(session.to_move().is_none(), session.result().is_some());
                let mut copy = open(spec);
                copy.set_position(&session.position()).unwrap();
                assert_eq!(copy.position(), session.position());
                assert_eq!(copy.legal_moves(), session.legal_moves());
            });
            assert!(session.result().is_some());
        }
    }
}

#[test]
fn boards_fit_a_terminal_and_keep_to_ascii() {
    for spec in SPECS.iter().filter(|spec| !spec.contains("26")) {
        for language in Language::ALL {
            for unicode in [false, true] {
                let terminal = Terminal { unicode, colour: false };
                let style = TextStyle { language, terminal };
                play_out(&mut *open(spec), &mut Seed::new(7), &mut |session| {
                    let board = session.board(&style);
                    let lines: Vec<&str> = board.lines().collect();
                    assert!((1..=20).contains(&lines.len()), "{spec}: {} lines", lines.len());
                    for line in lines {
                        assert!(line.chars().count() <= 80, "{spec}: {line}");
                        let plain = line.is_ascii() || unicode || language != Language::English;
                        assert!(plain, "{spec}: {line}");
                        assert_eq!(line.trim_end(), line, "{spec}");
                    }
                });
            }
        }
    }
}

#[test]
fn colours_say_nothing_new() {
    for spec in SPECS {
        let mut session = open(spec);
        play_out(&mut *session, &mut Seed::new(1), &mut |session| {
            let plain = session.board(&TextStyle::default());
            let painted = session.board(&TextStyle {
                terminal: Terminal { unicode: true, colour: true },
                ..TextStyle::default()
            });
            assert!(painted.contains('\x1b'));
            let mut stripped = String::new();
            let mut rest = painted.as_str();
            while let Some((before, after)) = rest.split_once('\x1b') {
                stripped += before;
                rest = after.split_once('m').expect("an escape sequence ends").1;
            }
            assert_eq!(stripped + rest, plain, "{spec}");
        });
    }
}

#[test]
fn wrong_moves_say_why() {
    let table = [
        ("tictactoe", "b2 b2", MoveError::Taken),
        ("tictactoe", "d1", MoveError::OffBoard),
        ("tictactoe", "a0", MoveError::OffBoard),
        ("tictactoe", "a4", MoveError::OffBoard),
        ("tictactoe", "hello", MoveError::Unreadable),
        ("tictactoe", "a1 a2 b1 b2 c1 c2", MoveError::GameOver),
        ("sim", "1-2 1-2", MoveError::Taken),
        ("sim", "1-7", MoveError::OffBoard),
        ("sim", "3-3", MoveError::OffBoard),
        ("sim", "1", MoveError::Unreadable),
        ("stones:stones=50", "4", MoveError::NotPossible),
        ("stones:stones=50", "-2", MoveError::NotPossible),
        ("stones:stones=2", "3", MoveError::NotPossible),
        ("stones:stones=2", "2 2", MoveError::GameOver),
        ("bits:string=0110", "3", MoveError::OffBoard),
        ("bits:string=0110", "99999", MoveError::OffBoard),
        ("bits:string=0110", "x", MoveError::Unreadable),
        ("multiply:start=20", "2", MoveError::NotPossible),
        ("multiply:start=20", "", MoveError::Unreadable),
    ];
    for (spec, moves, expected) in table {
        let mut session = open(spec);
        let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
        for mv in before.split_whitespace() {
            session.play(mv).unwrap();
        }
        let position = session.position();
        assert_eq!(session.play(last), Err(expected), "{spec} {moves}");
        assert_eq!(session.position(), position, "a refused move changes nothing");
    }
    assert_eq!(open("tictactoe").play("1 1"), Ok("b2".to_owned())); // row and column from 0
    assert_eq!(open("sim").play("4-1"), Ok("1-4".to_owned()));
}

#[test]
fn searches_that_make_no_sense() {
    let session = open("tictactoe");
    let work = Work::new();
    let unknown = Search { heuristic: "luck".into(), ..Search::new(Algorithm::Minimax) };
    assert!(matches!(
        session.analyze(&unknown, &work),
        Err(SearchError::UnknownHeuristic { known: ["plain", "report", "lines"], .. })
    ));
    let merged = Search { merge: Merge::Yes, ..Search::new(Algorithm::AlphaBeta) };
    assert_eq!(
        session.analyze(&merged, &work),
        Err(SearchError::NotTaken { algorithm: Algorithm::AlphaBeta, key: "merge" })
    );
}

#[test]
fn every_heuristic_of_every_game_can_be_asked_for() {
    for entry in Catalogue::standard().entries() {
        let session = entry.open(&gametree_games::Spec::parse(entry.parameters.example).unwrap());
        for &heuristic in entry.heuristics {
            for algorithm in Algorithm::ALL {
                let search = Search {
                    heuristic: heuristic.to_owned(),
                    limits: Limits::depth(2),
                    ..Search::new(algorithm)
                };
                let answer = session.as_ref().unwrap().analyze(&search, &Work::new()).unwrap();
                // What only proves has nothing to say if two plies prove nothing.
                assert!(answer.best_move.is_some() || algorithm == Algorithm::Pns);
                assert!(answer.value.is_some() || !algorithm.is_textbook());
            }
        }
        let names: BTreeSet<&str> = entry.heuristics.iter().copied().collect();
        assert_eq!(names.len(), entry.heuristics.len());
        assert!(names.contains("report") && entry.heuristics[0] == "plain");
    }
}

/// A name alone is a game, with what a menu would offer.
#[test]
fn every_game_begins_by_its_name_alone() {
    let catalogue = Catalogue::standard();
    for entry in catalogue.entries() {
        let session = catalogue.open(entry.name()).unwrap();
        let full = catalogue.open(&session.spec()).unwrap();
        assert_eq!((full.spec(), full.position()), (session.spec(), session.position()));
        for parameter in entry.parameters.list {
            let Some((least, most)) = parameter.menu else { continue };
            let default: i64 = parameter.default.unwrap().parse().unwrap();
            assert!((least..=most).contains(&default), "{}: {}", entry.name(), parameter.key);
        }
    }
}

/// A stage needs nothing but where the game began and what was played since.
#[test]
fn stages_follow_the_moves() {
    for spec in SPECS {
        let start = open(spec);
        let mut session = open(spec);
        let mut moves = Vec::new();
        let mut later = (start.position(), 0);
        for mv in session.random_moves(7, 12) {
            for language in Language::ALL {
                let stage = start.stage(&start.position(), &moves, language).unwrap();
                let spots: Vec<String> = stage.spots.into_iter().map(|spot| spot.mv).collect();
                assert_eq!(spots, session.legal_moves(), "{spec}");
            }
            let stage = start.stage(&later.0, &moves[later.1..], Language::English).unwrap();
            assert_eq!(stage.spots.len(), session.legal_moves().len(), "{spec}");
            if moves.len() == 2 {
                later = (session.position(), 2);
            }
            moves.push(session.play(&mv).unwrap());
        }
    }
}

#[test]
fn stages_of_nonsense_are_refused() {
    let session = open("tictactoe");
    let stage = |start: &str, moves: &[&str]| {
        let moves: Vec<String> = moves.iter().map(|&mv| mv.to_owned()).collect();
        session.stage(start, &moves, Language::English).map(|stage| stage.spots.len())
    };
    assert_eq!(stage("3/3/3", &["b2", "a1"]), Ok(7));
    let wrong = |index, error| Err(StoryError::Move { index, error });
    assert_eq!(stage("3/3/3", &["b2", "b2"]), wrong(1, MoveError::Taken));
    assert_eq!(stage("3/3/3", &["b2", "d1"]), wrong(1, MoveError::OffBoard));
    assert_eq!(stage("3/3/3", &["\u{1b}"]), wrong(0, MoveError::Unreadable));
    assert_eq!(stage("xxx/oo1/3", &["a1"]), wrong(0, MoveError::GameOver));
    assert!(matches!(
        stage("", &[]),
        Err(StoryError::Start(PositionError::Size { .. } | PositionError::Shape { .. }))
    ));
}

#[test]
fn points_are_told_at_any_time() {
    for spec in SPECS {
        let mut session = open(spec);
        assert_eq!(session.score().is_some(), session.has_points(), "{spec}");
        play_out(&mut *session, &mut Seed::new(1), &mut |session| {
            if let Some(result) = session.result() {
                assert_eq!(result.score, session.score(), "{spec}");
                let margin = session.score().map(|[first, second]| first - second);
                assert!(margin.is_none_or(|margin| margin == result.margin), "{spec}");
            }
        });
    }
    let mut stones = open("stones:stones=50");
    stones.play("3").unwrap();
    assert_eq!(stones.score(), Some([5, 0]));
    assert_eq!(open("sim").score(), None);
}
