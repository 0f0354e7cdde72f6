use std::time::Duration;

use gametree_play::Strength;

use super::*;
use crate::Place;
use crate::desk::Errand;
use crate::games::new_game::{Begins, Players};
use crate::games::thinker::Attended;
use crate::thinking::Thinking;

const ME: &str = "me";
const LONG: Duration = Duration::from_secs(60);

fn games() -> Arc<Games> {
    let catalogue = Arc::new(Catalogue::standard());
    Arc::new(Games::new(Store::in_memory(), catalogue, Arc::default(), Arc::new(Desk::new())))
}

fn against(spec: &str, computer: &str, begins: Begins) -> NewGame {
    let computer = computer.parse().unwrap();
    let players = Players::Against { computer, begins };
    NewGame { place: Place::start(spec), players, seed: Some(7), first_move: None }
}

fn between(spec: &str, first: &str, second: &str) -> NewGame {
    let players = Players::Both([first.parse().unwrap(), second.parse().unwrap()]);
    NewGame { place: Place::start(spec), players, seed: Some(7), first_move: None }
}

fn moves(kept: &Kept) -> Vec<String> {
    kept.game.moves().iter().map(|played| played.mv.clone()).collect()
}

/// Looks until the computer has moved.
async fn answered(games: &Arc<Games>, kept: Kept) -> Kept {
    let Attended { kept, thinking, notice, .. } = games.attend(kept, LONG).await.unwrap();
    assert!(thinking.is_none() && notice.is_none(), "{notice:?}");
    kept
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_against_every_strength() {
    let games = games();
    for spec in [
        "multiply:start=20,target=300",
        "stones:stones=20",
        "bits:length=9,seed=3",
        "tictactoe",
        "sim",
    ] {
        for (index, strength) in Strength::ALL.into_iter().enumerate() {
            let begins = if index % 2 == 0 { Begins::You } else { Begins::Computer };
            let new = against(spec, strength.name(), begins);
            let mut kept = answered(&games, games.create(ME, &new).await.unwrap()).await;
            let mut chance = gametree_rules::Seed::new(index as u64);
            for _ in 0..100 {
                if kept.game.is_over() {
                    break;
                }
                assert!(kept.game.is_human_turn());
                let legal = kept.game.session().legal_moves();
                let mv = chance.pick(&legal).unwrap();
                kept = games.play(&kept.id, Some(kept.version), mv).await.unwrap();
                kept = answered(&games, kept).await;
            }
            assert!(kept.game.is_over(), "{spec} {strength}");
            let again = games.load(&kept.id).await.unwrap();
            assert_eq!(again.game.record(), kept.game.record());
            let late = games.play(&kept.id, None, &moves(&kept)[0]).await;
            assert!(matches!(late, Err(Problem::Finished)), "{spec}");
        }
    }
}

#[tokio::test]
async fn moves_are_taken_back_and_made_again() {
    let games = games();
    let kept = games.create(ME, &against("tictactoe", "easy", Begins::You)).await.unwrap();
    let id = kept.id.clone();
    let mut versions = vec![kept.version];
    let kept = answered(&games, games.play(&id, None, "b2").await.unwrap()).await;
    let after = moves(&kept);
    assert_eq!(after.len(), 2);
    versions.push(kept.version);
    let undone = games.undo(&id, Some(kept.version)).await.unwrap();
    assert!(moves(&undone).is_empty() && undone.game.is_human_turn());
    versions.push(undone.version);
    assert_eq!(games.undo(&id, None).await.unwrap().version, undone.version, "nothing is kept");
    let redone = games.redo(&id, Some(undone.version)).await.unwrap();
    assert_eq!(moves(&redone), after);
    versions.push(redone.version);
    assert!(versions.is_sorted_by(|one, next| one < next), "{versions:?}");
    let back = games.try_again(&id, Some(redone.version), 1).await.unwrap();
    assert!(moves(&back).is_empty());
    for number in [0, 1, 99] {
        assert!(matches!(games.try_again(&id, None, number).await, Err(Problem::Move(_))));
    }
}

#[tokio::test]
async fn who_has_seen_another_state_is_told() {
    let games = games();
    let kept = games.create(ME, &between("sim", "human", "human")).await.unwrap();
    games.play(&kept.id, Some(1), "1-2").await.unwrap();
    let late = games.play(&kept.id, Some(1), "1-3").await;
    assert!(matches!(late, Err(Problem::Conflict)));
    assert!(matches!(games.undo(&kept.id, Some(1)).await, Err(Problem::Conflict)));
    assert_eq!(moves(&games.load(&kept.id).await.unwrap()), ["1-2"]);
    assert!(matches!(games.load("nobody").await, Err(Problem::NotFound)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_moves_at_once() {
    let games = games();
    let new = between("stones:stones=100000", "human", "human");
    let mut ids = Vec::new();
    for _ in 0..20 {
        ids.push(games.create(ME, &new).await.unwrap().id);
    }
    let plays = (0..1_000_usize).map(|number| {
        let (games, id) = (Arc::clone(&games), ids[number % ids.len()].clone());
        tokio::spawn(async move {
            for _ in 0..1_000 {
                match games.play(&id, None, if number % 3 == 0 { "2" } else { "3" }).await {
                    Ok(_) => return true,
                    Err(Problem::Conflict) => {}
                    Err(problem) => panic!("{problem:?}"),
                }
            }
            false
        })
    });
    for play in plays.collect::<Vec<_>>() {
        assert!(play.await.unwrap());
    }
    let mut twos = 0;
    for id in &ids {
        let kept = games.load(id).await.unwrap();
        assert_eq!((kept.game.moves().len(), kept.version), (50, 51));
        twos += moves(&kept).iter().filter(|mv| *mv == "2").count();
    }
    assert_eq!(twos, 334);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_can_be_hurried() {
    let games = games();
    let computer = "alphabeta:depth=40";
    let kept = games.create(ME, &against("mnk:m=9,n=9,k=5", computer, Begins::You)).await.unwrap();
    let kept = games.play(&kept.id, None, "e5").await.unwrap();
    let id = kept.id.clone();
    let attended = games.attend(kept, Duration::from_millis(300)).await.unwrap();
    let thinking = attended.thinking.expect("nobody sees so far so soon");
    assert!(thinking.progress.done > 0);
    assert!(matches!(games.play(&id, None, "a1").await, Err(Problem::Move(_))));
    let attended = games.play_now(&id, LONG).await.unwrap();
    assert_eq!(attended.kept.game.moves().len(), 2);
    assert!(attended.thinking.is_none() && lock(&games.thoughts).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_is_not_answered() {
    let games = games();
    let computer = "minimax:depth=40";
    let kept = games.create(ME, &against("mnk:m=9,n=9,k=5", computer, Begins::You)).await.unwrap();
    let id = kept.id.clone();
    for _ in 0..3 {
        let kept = games.play(&id, None, "e5").await.unwrap();
        let attended = games.attend(kept, Duration::from_millis(50)).await.unwrap();
        assert!(attended.thinking.is_some());
        let thought = Arc::clone(lock(&games.thoughts).get(&id).unwrap());
        games.undo(&id, None).await.unwrap();
        assert!(thought.wait(LONG).await, "the work stops");
    }
    let kept = games.load(&id).await.unwrap();
    assert!(moves(&kept).is_empty() && kept.game.is_human_turn());
    assert_eq!(kept.version, 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_moves_are_told_while_the_others_are_searched() {
    let games = games();
    // Long enough to be seen at work by an optimised program; it is not waited for.
    let mut new = against("mnk:m=5,n=5,k=4", "minimax:depth=6", Begins::Computer);
    new.place.moves = vec!["a1".to_owned()];
    let kept = games.create(ME, &new).await.unwrap();
    let id = kept.id.clone();
    let mut seen = Vec::new();
    for _ in 0..600 {
        let kept = games.load(&id).await.unwrap();
        let attended = games.attend(kept, Duration::from_millis(20)).await.unwrap();
        let Some(thinking) = attended.thinking else { break };
        seen = thinking.moves;
        if seen.len() >= 2 {
            let share = Thinking::share(
                &Thinking {
                    moves: seen.clone(),
                    ..games.thought(&attended.kept).unwrap().thinking()
                },
                24,
            );
            assert!(share.is_some_and(|share| share > 0.0 && share < 1.0), "{share:?}");
            break;
        }
    }
    assert!(seen.len() >= 2);
    let legal = games.load(&id).await.unwrap().game.session().legal_moves();
    assert_eq!(seen.iter().map(|found| found.mv.clone()).collect::<Vec<_>>(), legal[..seen.len()]);
    games.pause(&id, true);
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_each_other_while_somebody_looks() {
    let games = games();
    let kept = games.create(ME, &between("tictactoe", "easy", "easy")).await.unwrap();
    let id = kept.id.clone();
    let kept = games.attend(kept, LONG).await.unwrap().kept;
    assert_eq!(kept.game.moves().len(), 1);
    let before = kept.updated;
    let kept = games.attend(kept, LONG).await.unwrap().kept;
    assert_eq!(kept.game.moves().len(), 2);
    assert!(kept.updated - before > 500, "people see every move");
    // Whoever takes a move back wants to look at it.
    let kept = games.undo(&id, None).await.unwrap();
    assert_eq!(kept.game.moves().len(), 1);
    let attended = games.attend(kept, Duration::from_millis(100)).await.unwrap();
    assert!(attended.is_paused && attended.thinking.is_none());
    let attended = games.play_now(&id, LONG).await.unwrap();
    assert_eq!(attended.kept.game.moves().len(), 2);
    assert!(!attended.is_paused);
}

#[tokio::test]
async fn again_with_the_same_or_the_other_sides() {
    let games = games();
    let new = against("stones:stones=9", "easy", Begins::You);
    let kept = games.create(ME, &new).await.unwrap();
    let same = games.again(&kept.id, "you", false).await.unwrap();
    let other = games.again(&kept.id, ME, true).await.unwrap();
    assert_ne!(same.id, kept.id);
    assert_eq!(same.game.players(), kept.game.players());
    assert_eq!(other.game.players()[0], kept.game.players()[1]);
    assert_eq!(same.game.start(), kept.game.start());
    let mine = games.list(ME, Which::All, 9).await.unwrap();
    let mine: HashSet<String> = mine.into_iter().map(|kept| kept.id).collect();
    assert_eq!(mine, HashSet::from([kept.id.clone(), other.id.clone()]));
    assert!(matches!(games.delete(&kept.id, "you").await, Err(Problem::NotFound)));
    games.delete(&kept.id, ME).await.unwrap();
    assert!(matches!(games.load(&kept.id).await, Err(Problem::NotFound)));
}

#[tokio::test]
async fn a_game_begins_wherever_it_is_asked_to() {
    let games = games();
    let mut new = against("tictactoe", "easy", Begins::You);
    new.place.moves = vec!["b2".to_owned()];
    new.first_move = Some("a1".to_owned());
    let kept = games.create(ME, &new).await.unwrap();
    assert_eq!(moves(&kept), ["b2", "a1"]);
    let people = kept.game.players().each_ref().map(PlayerSpec::is_human);
    assert_eq!(people, [false, true], "who has moved is the second player");
    new.first_move = Some("b2".to_owned());
    let refused = games.create(ME, &new).await;
    assert!(
        matches!(refused, Err(Problem::Move(wrong)) if (wrong.number, wrong.error) == (2, MoveError::Taken))
    );
    new.first_move = None;
    new.place.moves = ["a1", "b1", "a2", "b2", "a3"].map(str::to_owned).to_vec();
    assert!(matches!(games.create(ME, &new).await, Err(Problem::Finished)));
    let refused = games.create(ME, &against("tictactoe", "engine:threads=8", Begins::You)).await;
    assert!(matches!(refused, Err(Problem::Player(_))));
    assert!(games.list(ME, Which::All, 9).await.unwrap().len() == 1);
}

#[tokio::test]
async fn players_change_in_the_middle_of_a_game() {
    let games = games();
    let kept = games.create(ME, &against("sim", "easy", Begins::You)).await.unwrap();
    let players = |text: [&str; 2]| text.map(|player| player.parse().unwrap());
    let set = async |text| games.set_players(&kept.id, None, move |_| Ok(players(text))).await;
    let changed = set(["human", "medium"]).await.unwrap();
    assert_eq!(changed.version, 2);
    assert_eq!(set(["human", "medium"]).await.unwrap().version, 2, "nothing is kept");
    assert!(matches!(set(["human", "engine:time=60000"]).await, Err(Problem::Player(_))));
    assert_eq!(games.load(&kept.id).await.unwrap().game.players(), &players(["human", "medium"]));
}

#[tokio::test]
async fn what_is_not_a_game_is_left_alone() {
    let games = games();
    let kept = games.create(ME, &against("tictactoe", "easy", Begins::You)).await.unwrap();
    let good = written(&kept.game).unwrap();
    let bad = [
        "",
        "{}",
        &good.replace("\"moves\":[]", "\"moves\":[{\"move\":\"z9\"}]"),
        &good.replace("mnk", "chess"),
        &good.replace("easy", "human:depth=1"),
    ];
    for (version, bad) in (1..).zip(bad) {
        assert_ne!(bad, good);
        games.store.replace(&kept.id, version, bad.to_owned(), false).await.unwrap();
        assert!(matches!(games.load(&kept.id).await, Err(Problem::Store { .. })), "{bad}");
        assert!(games.play(&kept.id, None, "a1").await.is_err());
        assert!(games.list(ME, Which::All, 9).await.unwrap().is_empty());
        assert_eq!(games.store.get(&kept.id).await.unwrap().record, bad);
    }
}

#[tokio::test(start_paused = true)]
async fn when_everybody_is_busy_it_starts_by_itself() {
    let games = games();
    let mut seats = Vec::new();
    while let Ok(Ok(seat)) =
        tokio::time::timeout(Duration::from_millis(1), games.desk.seat(Errand::Quick)).await
    {
        seats.push(seat);
    }
    let kept = games.create(ME, &against("sim", "beginner", Begins::Computer)).await.unwrap();
    let id = kept.id.clone();
    // Nobody really waits: the clock jumps.
    let attended = games.attend(kept, Duration::from_secs(5)).await.unwrap();
    assert!(attended.notice.is_some_and(|notice| notice.id() == "web-games-waiting"));
    assert!(attended.thinking.is_some());
    drop(seats);
    for _ in 0..1_000 {
        let kept = games.load(&id).await.unwrap();
        let attended = games.attend(kept, Duration::from_secs(5)).await.unwrap();
        if attended.thinking.is_none() {
            assert_eq!(attended.kept.game.moves().len(), 1);
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("it never started");
}
