//! Players as text, and games between them.

use std::sync::Arc;

use gametree_catalogue::{Algorithm, Answer, Catalogue, Search, SearchError, Session};
use gametree_play::{
    Chooser, Guest, Match, PlayerError, PlayerSpec, RecordError, Roster, SearchPlayer, Setting,
    Strength, play_out, play_turn,
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
    let known = vec!["human", "beginner", "easy", "medium", "strong", "perfect"];
    let unknown = PlayerError::Unknown { name: "robot".to_owned(), known };
    assert_eq!(error("robot"), unknown);
    assert_eq!(error("robot:speed=1"), unknown);
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

/// On a large board `medium` keeps within its nodes, sees the reply to its move, and plays the same again.
#[test]
fn medium_on_a_large_board() {
    let mut session = Catalogue::standard().open("mnk:m=15,n=15,k=5").unwrap();
    for mv in ["e8", "d8", "f8", "d2", "g8", "k3", "h8"] {
        session.play(mv).unwrap();
    }
    let choose = |search: Search, session: &dyn Session| {
        SearchPlayer::new(search).choose(session, 5, &Work::new()).unwrap()
    };
    let medium = |session: &dyn Session| Strength::Medium.search(session.heuristics());
    let answer = choose(medium(&*session), &*session);
    assert_eq!(answer.best_move.as_deref(), Some("i8"), "the only move that does not lose at once");
    assert!((1_000..=60_000).contains(&answer.counts.visited), "{}", answer.counts.visited);
    let few = || "alphabeta:depth=3,heuristic=lines,nodes=900,ties=random".parse().unwrap();
    let [one, again] = [(); 2].map(|()| choose(few(), &*session));
    assert_eq!((one.best_move, one.counts), (again.best_move, again.counts));
    assert!(one.counts.visited <= 900, "the limit is for all depths together");
    // Where three plies cannot take so many nodes, it looks as far as ever, at once.
    let small = Catalogue::standard().open("sim").unwrap();
    let whole: Search = "alphabeta:depth=3,heuristic=safe,ties=random".parse().unwrap();
    let (whole, answer) = (choose(whole, &*small), choose(medium(&*small), &*small));
    assert_eq!((answer.best_move, answer.counts), (whole.best_move, whole.counts));
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

/// Makes the first legal move, and plays tictactoe only.
#[derive(Clone, Copy, Debug)]
struct First;

impl Guest for First {
    fn name(&self) -> String {
        "club:first".to_owned()
    }

    fn leaves_to_chance(&self) -> bool {
        false
    }

    fn chooser(
        &self,
        session: &dyn Session,
    ) -> Result<Box<dyn Chooser + Send + Sync>, SearchError> {
        let game = "tictactoe";
        match session.spec() == Catalogue::standard().open(game).unwrap().spec() {
            true => Ok(Box::new(*self)),
            false => Err(SearchError::OtherGame { player: Guest::name(self), game }),
        }
    }
}

impl Chooser for First {
    fn name(&self) -> String {
        Guest::name(self)
    }

    fn choose(&mut self, session: &dyn Session, _: u64, _: &Work) -> Result<Answer, SearchError> {
        Ok(Answer { best_move: session.legal_moves().into_iter().next(), ..Answer::default() })
    }
}

struct Club;

impl Roster for Club {
    fn guest(&self, text: &str) -> Option<Result<Arc<dyn Guest>, SearchError>> {
        Some(match text.strip_prefix("club:")? {
            "first" => Ok(Arc::new(First)),
            _ => Err(SearchError::NotARange { key: "club".to_owned(), found: text.to_owned() }),
        })
    }

    fn names(&self) -> Vec<&'static str> {
        vec!["club:first"]
    }
}

#[test]
fn guests_are_known_by_their_text() {
    let guest = PlayerSpec::read(" club:first ", &Club).unwrap();
    assert_eq!(guest.to_string(), "club:first");
    assert_eq!(PlayerSpec::read(&guest.to_string(), &Club), Ok(guest.clone()));
    assert_eq!(PlayerSpec::read_several("club:first", &Club), Ok(vec![guest.clone()]));
    assert_eq!(PlayerSpec::read_several("minimax:depth=1..3", &Club).unwrap().len(), 3);
    assert_eq!(PlayerSpec::read("easy", &Club), Ok(PlayerSpec::Strength(Strength::Easy)));
    assert_ne!(guest, PlayerSpec::Human);
    assert!(!guest.is_human());
    // Dots in the text of a guest are its own affair.
    let wrong = PlayerSpec::read_several("club:1..2", &Club);
    assert!(matches!(wrong, Err(PlayerError::Search(SearchError::NotARange { .. }))));
    let Err(PlayerError::Unknown { known, .. }) = PlayerSpec::read("robot", &Club) else {
        panic!()
    };
    assert!(known.contains(&"club:first") && known.contains(&"human"));
    assert!(matches!("club:first".parse::<PlayerSpec>(), Err(PlayerError::Unknown { .. })));
}

#[test]
fn a_guest_plays_its_own_game() {
    let guest = PlayerSpec::read("club:first", &Club).unwrap();
    let open = |spec: &str| Catalogue::standard().open(spec).unwrap();
    let refused = Match::new(open("sim"), [PlayerSpec::Human, guest.clone()], 0).err().unwrap();
    let other = SearchError::OtherGame { player: "club:first".to_owned(), game: "tictactoe" };
    assert_eq!(refused, other);
    assert_eq!(refused.to_string(), "`club:first` plays tictactoe, not this game");

    let players = [PlayerSpec::Human, guest.clone()];
    let mut game = Match::new(open("tictactoe"), players, 0).unwrap();
    assert_eq!(game.table_bytes(), 0);
    assert!(game.set_players([PlayerSpec::Human, guest]).is_ok());
    game.play_human("b2").unwrap();
    let expected = game.session().legal_moves().into_iter().next();
    let answer = game.play_computer(&Work::new()).unwrap().unwrap();
    assert_eq!(answer.best_move, expected);
    assert_eq!((game.moves().len(), &game.moves()[1].search), (2, &None));

    let record = game.record();
    assert_eq!(record.second, "club:first");
    let resumed = record.resume(&Catalogue::standard(), &Club).unwrap();
    assert_eq!(resumed.record(), record);
    let nobody = record.resume(&Catalogue::standard(), &()).err();
    assert!(matches!(nobody, Some(RecordError::Player(PlayerError::Unknown { .. }))));
}

#[test]
fn a_guest_is_changed_as_a_whole() {
    let guest = PlayerSpec::read("club:first", &Club).unwrap();
    assert_eq!(guest.clone().with_usual_limits(), guest);
    let heuristics = &["plain", "report"];
    assert_eq!(guest.search(heuristics), Ok(None));
    for setting in Setting::ALL {
        assert_eq!(setting.of(&guest, heuristics), None, "{setting}");
    }
    let changed = |setting, value| guest.changed(setting, value, heuristics);
    let text = |setting, value| changed(setting, value).unwrap().to_string();
    assert_eq!(text(Setting::Strength, "easy"), "easy");
    assert_eq!(text(Setting::Algorithm, "minimax"), "minimax:depth=4");
    assert!(changed(Setting::Algorithm, "magic").is_err());
    for (setting, value) in [
        (Setting::Depth, "3"),
        (Setting::Time, "50"),
        (Setting::Nodes, "9"),
        (Setting::Heuristic, "report"),
    ] {
        let player = "club:first".to_owned();
        let expected = PlayerError::AsItIs { player, key: setting.name() };
        assert_eq!(changed(setting, value), Err(expected), "{setting}");
    }
}
