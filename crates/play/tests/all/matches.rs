//! Taking moves back, making them again, writing them down, where a game was decided.

use std::sync::Arc;

use gametree_catalogue::{Catalogue, Oracle};
use gametree_play::{
    Match, PlayerSpec, Record, RecordError, Strength, TurningPoint, turning_point,
};
use gametree_rules::{Outcome, Player, Seed, Work};

fn against_computer(spec: &str, first: Player, seed: u64) -> Match {
    let session = Catalogue::standard().open(spec).unwrap();
    let computer = PlayerSpec::Search(Strength::Easy.search(&["report"]));
    let mut players = [computer.clone(), computer];
    players[first.index()] = PlayerSpec::Human;
    Match::new(session, players, seed).unwrap()
}

/// Plays on with random human moves for a while.
fn play(game: &mut Match, seed: &mut Seed, most: usize) {
    while game.moves().len() < most && !game.is_over() {
        if game.is_human_turn() {
            let moves = game.session().legal_moves();
            game.play_human(seed.pick(&moves).unwrap()).unwrap();
        } else {
            game.play_computer(&Work::new()).unwrap();
        }
    }
}

const SPECS: [&str; 5] =
    ["multiply:start=23", "stones:stones=30", "bits:string=011010011", "mnk:m=4,n=3,k=3", "sim"];

#[test]
fn undo_and_redo_are_opposites() {
    for spec in SPECS {
        for first in Player::ALL {
            for length in 0..8 {
                let mut game = against_computer(spec, first, 1);
                play(&mut game, &mut Seed::new(length as u64), length);
                while !game.is_over() && !game.is_human_turn() {
                    game.play_computer(&Work::new()).unwrap();
                }
                let (position, moves) = (game.session().position(), game.moves().to_vec());
                let mut taken_back = 0;
                while game.undo() {
                    assert!(game.is_human_turn(), "{spec}: after undo a person moves");
                    taken_back += 1;
                }
                for _ in 0..taken_back {
                    assert!(game.redo());
                }
                assert!(!game.redo());
                assert_eq!(game.session().position(), position, "{spec}");
                assert_eq!(game.moves(), moves, "{spec}");
            }
        }
    }
}

#[test]
fn moves_are_taken_back_to_any_move() {
    for spec in SPECS {
        let mut game = against_computer(spec, Player::First, 1);
        play(&mut game, &mut Seed::new(3), 5);
        let (positions, moves) = (game.positions(), game.moves().to_vec());
        for left in (0..moves.len()).rev() {
            assert!(game.take_back_to(left), "{spec}");
            assert!(!game.take_back_to(left), "{spec}");
            assert_eq!(game.session().position(), positions[left], "{spec}");
            let all = game.moves().iter().chain(game.undone().iter().rev());
            assert!(all.eq(&moves), "{spec}: nothing is forgotten");
        }
    }
}

#[test]
fn many_games_may_ask_one_oracle() {
    let oracle = Arc::new(Oracle::default());
    let visited = |oracle: &Arc<Oracle>| {
        let session = Catalogue::standard().open("mnk:m=4,n=3,k=3").unwrap();
        let players = [PlayerSpec::Strength(Strength::Perfect), PlayerSpec::Human];
        let mut game = Match::new(session, players, 1).unwrap().asking(Arc::clone(oracle)).unwrap();
        game.play_computer(&Work::new()).unwrap().unwrap().counts.visited
    };
    assert!(visited(&oracle) > 1, "the first game is solved");
    assert_eq!(visited(&oracle), 1, "the second is looked up");
    assert!(visited(&Arc::default()) > 1);
}

#[test]
fn a_record_is_the_same_game() {
    for spec in SPECS {
        let mut game = against_computer(spec, Player::Second, 9);
        play(&mut game, &mut Seed::new(4), 5);
        game.undo();
        let text = serde_json::to_string(&game.record()).unwrap();
        let record: Record = serde_json::from_str(&text).unwrap();
        let mut loaded = record.resume(&Catalogue::standard(), &()).unwrap();
        assert_eq!(loaded.players(), game.players());
        assert_eq!((loaded.seed(), loaded.start()), (game.seed(), game.start()));
        assert_eq!(loaded.session().position(), game.session().position());
        let moves = |game: &Match| {
            let all = game.moves().iter().chain(game.undone());
            all.map(|played| (played.mv.clone(), played.work.map(|work| work.visited)))
                .collect::<Vec<_>>()
        };
        assert_eq!(moves(&loaded), moves(&game));
        // And it goes on in the same way.
        play(&mut loaded, &mut Seed::new(8), 100);
        play(&mut game, &mut Seed::new(8), 100);
        assert_eq!(moves(&loaded), moves(&game), "{spec}");
    }
}

#[test]
fn a_record_is_checked() {
    let mut game = against_computer("mnk:m=4,n=3,k=3", Player::First, 2);
    play(&mut game, &mut Seed::new(1), 4);
    let good = game.record();
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.resume(&Catalogue::standard(), &()).err()
    };
    assert_eq!(refused(&|_| ()), None);
    let spec = refused(&|record| "go".clone_into(&mut record.spec));
    assert!(matches!(spec, Some(RecordError::Spec(_))));
    let start = refused(&|record| "3/3".clone_into(&mut record.start));
    assert!(matches!(start, Some(RecordError::Position(_))));
    for nobody in ["robot", "alphabeta:depth=0", "alphabeta:heuristic=law", "engine:ties=first"] {
        let player = refused(&|record| nobody.clone_into(&mut record.second));
        assert!(matches!(player, Some(RecordError::Player(_))), "{nobody}");
    }
    let mv = refused(&|record| "z9".clone_into(&mut record.moves[1].mv));
    assert!(matches!(mv, Some(RecordError::Move { number: 2, .. })));
    let undone = refused(&|record| record.undone = vec![record.moves[0].clone()]);
    assert!(matches!(undone, Some(RecordError::Move { number: 5, .. })));
}

#[test]
fn turning_points() {
    let play_all = |spec: &str, moves: &str| {
        let session = Catalogue::standard().open(spec).unwrap();
        let mut game = Match::new(session, [PlayerSpec::Human, PlayerSpec::Human], 0).unwrap();
        for mv in moves.split_whitespace() {
            game.play_human(mv).unwrap();
        }
        turning_point(&game, &Work::new()).unwrap()
    };
    // The corner reply to the centre draws; the edge lets a fork through.
    let lost = play_all("tictactoe", "b2 b1 a1 c3 a3 c1 a2");
    let expected = TurningPoint::Decided {
        number: 2,
        mv: "b1".to_owned(),
        by: Player::Second,
        before: Outcome::Draw,
        after: Outcome::Win(Player::First),
    };
    assert_eq!(lost, Some(expected));
    let drawn = play_all("tictactoe", "b2 a1 a3 c1 b1 b3 c2 a2 c3");
    assert_eq!(drawn, Some(TurningPoint::FromTheStart));
    assert_eq!(play_all("tictactoe", "b2"), None);
}
