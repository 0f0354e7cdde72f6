//! A game added with one entry is there everywhere.

use gametree_catalogue::{Algorithm, Search};
use gametree_games::SpecError;
use gametree_picture::StageKind;
use gametree_rules::Work;
use gametree_search::Limits;

use matches::{Matches, catalogue};

#[test]
fn it_keeps_the_rules_for_games() {
    gametree_rules::conformance::check(&Matches { heap: 30 }, 100, 0).unwrap();
}

#[test]
fn it_is_listed_and_named_in_errors() {
    let entries: Vec<&str> = catalogue().entries().iter().map(|entry| entry.name()).collect();
    assert_eq!(entries, ["multiply", "stones", "bits", "mnk", "sim", "matches"]);
    match catalogue().open("chess").err() {
        Some(SpecError::UnknownGame { known, .. }) => assert!(known.contains(&"matches")),
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_is_played_drawn_searched_and_counted() {
    let mut session = catalogue().open("matches:heap=9").unwrap();
    assert_eq!(session.spec(), "matches:heap=9");
    assert_eq!(session.legal_moves(), ["1", "2", "3"]);
    assert_eq!(session.play("1").unwrap(), "1");
    assert_eq!(session.position(), "8/2");
    assert_eq!(session.board(&Default::default()).matches('❘').count(), 8);

    // A game without a stage of its own gets its board, and moves to choose from.
    let stage = session.stage("9/1", &["1".to_owned()], Default::default()).unwrap();
    assert_eq!(stage.kind, StageKind::Choices);
    assert!(stage.spots.iter().map(|spot| &spot.mv).eq(&["1", "2", "3"]));
    assert!(stage.drawing.body.contains("| | | | | | | |"));

    // Eight matches are lost for whoever has to take.
    let work = Work::new();
    let exact = session.analyze(&Search::new(Algorithm::AlphaBeta), &work).unwrap();
    assert!(exact.proven);
    assert_eq!(exact.value.unwrap().value.0, 1);
    let guess = Search {
        heuristic: "fours".to_owned(),
        limits: Limits::depth(1),
        ..Search::new(Algorithm::Minimax)
    };
    let guess = session.analyze(&guess, &work).unwrap();
    assert!(!guess.proven);
    assert_eq!(guess.value.unwrap().value.0, 1);

    for algorithm in [Algorithm::Engine, Algorithm::Pns, Algorithm::Mcts] {
        let proof = session.analyze(&Search::new(algorithm), &work).unwrap().end.unwrap();
        assert_eq!(proof.margin, 1, "{algorithm}");
    }

    let counts = session.perft(Some(2), 1000, &work).plies;
    assert_eq!(counts.iter().map(|count| count.positions).collect::<Vec<_>>(), [1, 3, 5]);
}
