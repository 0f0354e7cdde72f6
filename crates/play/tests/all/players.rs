//! Players as text, and games between them.

use gametree_catalogue::{Algorithm, Catalogue, Search, SearchError};
use gametree_play::{
    Chooser, Match, PlayerError, PlayerSpec, SearchPlayer, Strength, play_out, play_turn,
};
use gametree_rules::Work;
use gametree_search::Limits;
use proptest::prelude::*;

fn player() -> impl Strategy<Value = PlayerSpec> {
    let search = (prop::sample::select(&Algorithm::ALL[..]), 0_u32..4, any::<u64>());
    let search = search.prop_map(|(algorithm, depth, seed)| {
        let mut search = Search::new(algorithm);
        if depth > 0 && algorithm.takes("depth") {
            search.limits = Limits::depth(depth);
        }
        if algorithm.takes("seed") {
            search.seed = seed;
        }
        PlayerSpec::Search(search)
    });
    prop_oneof![
        Just(PlayerSpec::Human),
        prop::sample::select(&Strength::ALL[..]).prop_map(PlayerSpec::Strength),
        search
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read(player in player()) {
        prop_assert_eq!(player.to_string().parse(), Ok(player.clone()));
        let limited = player.with_usual_limits();
        prop_assert_eq!(limited.to_string().parse(), Ok(limited));
    }
}

#[test]
fn the_usual_limits() {
    let limited = |text: &str| text.parse::<PlayerSpec>().unwrap().with_usual_limits().to_string();
    assert_eq!(limited("alphabeta"), "alphabeta:depth=4");
    assert_eq!(limited("minimax:heuristic=report"), "minimax:depth=4,heuristic=report");
    assert_eq!(limited("engine:threads=2"), "engine:time=2000,threads=2");
    assert_eq!(limited("perfect:hash=64"), "perfect:time=2000,hash=64");
    for as_it_is in ["human", "strong", "perfect", "random", "alphabeta:nodes=9", "pns:depth=9"] {
        assert_eq!(limited(as_it_is), as_it_is);
    }
}

#[test]
fn nobody() {
    let error = |text: &str| text.parse::<PlayerSpec>().unwrap_err();
    assert_eq!(error("robot"), PlayerError::Unknown { name: "robot".to_owned() });
    assert_eq!(error("robot:speed=1"), PlayerError::Unknown { name: "robot".to_owned() });
    assert!(matches!(error("easy:depth=1"), PlayerError::Unknown { .. }));
    let not_taken = SearchError::NotTaken { algorithm: Algorithm::Engine, key: "ties" };
    assert_eq!(error("engine:ties=first"), PlayerError::Search(not_taken));
    let session = Catalogue::standard().open("sim").unwrap();
    let players = [PlayerSpec::Human, "minimax:heuristic=law".parse().unwrap()];
    let refused = Match::new(session, players, 0).err();
    assert!(matches!(refused, Some(SearchError::UnknownHeuristic { .. })));
}

/// With time or positions but no depth, a textbook search deepens until its limit.
#[test]
fn deepening() {
    let session = Catalogue::standard().open("mnk:m=4,n=4,k=3").unwrap();
    let choose = |text: &str| {
        let mut player = SearchPlayer::new(text.parse().unwrap());
        assert_eq!(player.name(), text);
        player.choose(&*session, 1, &Work::new()).unwrap()
    };
    let answer = choose("alphabeta:nodes=3000");
    assert!(answer.best_move.is_some() && answer.stopped.is_none(), "the last whole search");
    assert!((1000..=3000).contains(&answer.counts.visited), "{}", answer.counts.visited);
    assert!(choose("alphabeta:depth=3").counts.visited < 3000);
}

/// What cannot be solved is searched, and who only proves makes a move all the same.
#[test]
fn a_player_always_moves() {
    let mut session = Catalogue::standard().open("mnk:m=6,n=6,k=5").unwrap();
    for text in ["perfect:nodes=500,hash=1", "pns:nodes=10", "mcts:nodes=50", "random"] {
        let mut player = SearchPlayer::new(text.parse().unwrap());
        let turn = play_turn(&mut *session, &mut player, 3, &Work::new()).unwrap();
        assert!(turn.mv.is_some(), "{text}");
    }
}

#[test]
fn games_are_played_out_and_can_be_stopped() {
    let play = |stop_after: usize| {
        let mut session = Catalogue::standard().open("sim").unwrap();
        let mut first = SearchPlayer::new("random".parse().unwrap());
        let mut second = SearchPlayer::new("alphabeta:depth=2,ties=random".parse().unwrap());
        let (work, mut moves) = (Work::new(), Vec::new());
        let players: [&mut dyn Chooser; 2] = [&mut first, &mut second];
        let ending = play_out(&mut *session, players, 5, &work, &mut |turn| {
            moves.extend(turn.mv.clone());
            if moves.len() == stop_after {
                work.stop();
            }
        });
        (ending.unwrap(), moves)
    };
    let (ending, moves) = play(usize::MAX);
    assert!(ending.is_some() && moves.len() > 5);
    assert_eq!(play(usize::MAX), (ending, moves.clone()), "the same seed, the same game");
    let (stopped, some) = play(3);
    assert_eq!((stopped, &some[..]), (None, &moves[..3]));
}

/// With no time to solve the game or to prove anything there is a move all the same, and also when
/// somebody stops it. What it was found with in a moment may be a proof, if it is true.
#[test]
fn a_player_moves_without_time() {
    let catalogue = Catalogue::standard();
    let stopped = Work::new();
    stopped.stop();
    let cases = [
        ("mnk:m=6,n=3,k=4", "perfect:time=0"),
        ("mnk:m=9,n=9,k=5", "pns:nodes=10"),
        ("mnk:m=9,n=9,k=5", "alphabeta:depth=12,time=0"),
    ];
    for (spec, search) in cases {
        let session = catalogue.open(spec).unwrap();
        let mut player = SearchPlayer::new(search.parse().unwrap());
        let chosen = player.choose(&*session, 1, &Work::new()).unwrap().best_move.unwrap();
        assert!(session.legal_moves().contains(&chosen), "{search} on {spec}: {chosen}");
        let answer = player.choose(&*session, 1, &stopped).unwrap();
        assert!(session.legal_moves().contains(&answer.best_move.unwrap()), "{search} on {spec}");
        if let Some(end) = answer.end {
            let truth = session.solve(&Work::new()).unwrap();
            let truth = truth.look_up(&session.position()).unwrap();
            assert_eq!(end.margin, truth.end.margin, "{search} on {spec}");
        }
    }
}

/// Whatever ends a textbook search, the same comes out again: each move knows the search that finds it.
#[test]
fn a_move_can_be_found_again() {
    let catalogue = Catalogue::standard();
    let stopped = Work::new();
    stopped.stop();
    let searches = [
        "minimax:depth=3",
        "alphabeta:depth=3,ties=random",
        "alphabeta:depth=40,time=3",
        "alphabeta:depth=40,nodes=500,ties=random",
        "alphabeta:nodes=2000",
        "minimax:time=3",
        "minimax:nodes=1",
        "random",
    ];
    for spec in ["mnk:m=6,n=6,k=4", "stones:stones=60", "bits:length=25", "multiply"] {
        for text in searches {
            for work in [&Work::new(), &stopped] {
                let session = catalogue.open(spec).unwrap();
                let mut player = SearchPlayer::new(text.parse().unwrap());
                assert_eq!(player.last_search(), None);
                let chosen = player.choose(&*session, 7, work).unwrap();
                let again = player.last_search().unwrap();
                // As it is written down.
                let again: Search = again.to_string().parse().unwrap();
                let found = session.analyze(&again, &Work::new()).unwrap();
                assert_eq!(found.best_move, chosen.best_move, "{spec} {text}: {again}");
                assert_eq!(found.value, chosen.value, "{spec} {text}: {again}");
                assert_eq!(again.limits.time, None, "{spec} {text}: {again}");
            }
        }
    }
}
