//! Taking moves back, making them again, saving, the verdict.

use std::fs;

use gametree_catalogue::Catalogue;
use gametree_play::{Match, Seat, Shelf, Strength, Verdict, load, save, verdict};
use gametree_rules::{Outcome, Player, Seed, Work};

fn against_computer(spec: &str, first: Player, seed: u64) -> Match {
    let session = Catalogue::standard().open(spec).unwrap();
    let computer = Seat::Computer(Strength::Easy.thinking("report"));
    let mut seats = [computer.clone(), computer];
    seats[first.index()] = Seat::Human;
    Match::new(session, seats, seed)
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
fn a_saved_game_is_the_same_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    for spec in SPECS {
        let mut game = against_computer(spec, Player::Second, 9);
        play(&mut game, &mut Seed::new(4), 5);
        game.undo();
        save(&game, &file).unwrap();
        let mut loaded = load(&file, &Catalogue::standard()).unwrap();
        assert_eq!(loaded.seats(), game.seats());
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
fn a_shelf_hands_out_each_game_once() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().join("games"));
    assert!(shelf.latest().unwrap().is_none());
    let game = against_computer("sim", Player::First, 0);
    let slot = shelf.new_slot().unwrap();
    slot.keep(&game).unwrap();
    assert!(shelf.latest().unwrap().is_none(), "it is being played");
    let path = slot.path().to_owned();
    drop(slot);
    let again = shelf.latest().unwrap().unwrap();
    assert_eq!(again.path(), path);
    again.clear().unwrap();
    assert!(shelf.latest().unwrap().is_none());
    assert_eq!(fs::read_dir(folder.path().join("games")).unwrap().count(), 0);
}

#[test]
fn verdicts() {
    let play_all = |spec: &str, moves: &str| {
        let session = Catalogue::standard().open(spec).unwrap();
        let mut game = Match::new(session, [Seat::Human, Seat::Human], 0);
        for mv in moves.split_whitespace() {
            game.play_human(mv).unwrap();
        }
        verdict(&game, &Work::new())
    };
    // The corner reply to the centre draws; the edge lets a fork through.
    let lost = play_all("tictactoe", "b2 b1 a1 c3 a3 c1 a2");
    let expected = Verdict::Decided {
        number: 2,
        mv: "b1".to_owned(),
        by: Player::Second,
        before: Outcome::Draw,
        after: Outcome::Win(Player::First),
    };
    assert_eq!(lost, Some(expected));
    let drawn = play_all("tictactoe", "b2 a1 a3 c1 b1 b3 c2 a2 c3");
    assert_eq!(drawn, Some(Verdict::FromTheStart));
    assert_eq!(play_all("tictactoe", "b2"), None);
}
