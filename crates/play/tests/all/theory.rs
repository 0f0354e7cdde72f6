//! Against somebody who moves at random the computer gets what theory says, a thousand times.

use gametree_catalogue::{Algorithm, Catalogue, Search, Session};
use gametree_play::{Match, PlayerSpec, Strength};
use gametree_rules::{Outcome, Player, Seed, Work};
use gametree_search::Limits;

/// Plays a thousand games; `worth` says what a position comes to with best play (first player's
/// side, sign only). The computer must never end up with less than its best position was worth.
fn never_below_theory(
    specs: &[String],
    computer: &Search,
    worth: &dyn Fn(&dyn Session) -> i32,
) -> [u32; 3] {
    let catalogue = Catalogue::standard();
    let mut results = [0; 3];
    for number in 0..1000 {
        let human = if number % 2 == 0 { Player::First } else { Player::Second };
        let mut players = [computer, computer].map(|search| PlayerSpec::Search(search.clone()));
        players[human.index()] = PlayerSpec::Human;
        let side = human.opponent().sign();
        let session = catalogue.open(&specs[number % specs.len()]).unwrap();
        let mut game = Match::new(session, players, number as u64).unwrap();
        let mut seed = Seed::new(number as u64);
        let mut best = -1;
        while !game.is_over() {
            if game.is_human_turn() {
                let moves = game.session().legal_moves();
                game.play_human(seed.pick(&moves).unwrap()).unwrap();
            } else {
                best = best.max(side * worth(game.session()));
                game.play_computer(&Work::new()).unwrap();
            }
        }
        let outcome = game.session().result().unwrap().outcome;
        let result = side * outcome.sign();
        assert!(result >= best, "{}: {best} became {result}", game.session().spec());
        results[match outcome {
            Outcome::Draw => 1,
            Outcome::Win(player) if player == human => 0,
            Outcome::Win(_) => 2,
        }] += 1;
    }
    results
}

/// By a search to the end.
fn exact(session: &dyn Session) -> i32 {
    let answer = session.analyze(&Search::new(Algorithm::AlphaBeta), &Work::new()).unwrap();
    assert!(answer.proven);
    answer.value.unwrap().value.0.signum() as i32
}

#[test]
fn multiply_at_depth_two() {
    let specs: Vec<String> = (20..=30).map(|start| format!("multiply:start={start}")).collect();
    let computer = Search {
        heuristic: "report".to_owned(),
        limits: Limits::depth(2),
        ..Search::new(Algorithm::AlphaBeta)
    };
    let [human, draws, computer] = never_below_theory(&specs, &computer, &exact);
    assert_eq!(draws, 0);
    // The computer begins half of the games and wins all of those.
    assert!(computer >= 500 && human > 0, "{human} {computer}");
}

#[test]
fn three_in_a_row_to_the_end() {
    let computer = Search::new(Algorithm::AlphaBeta);
    let specs = ["tictactoe".to_owned()];
    let [human, _, wins] = never_below_theory(&specs, &computer, &exact);
    assert_eq!(human, 0, "nobody beats it");
    assert!(wins > 500, "{wins}");
}

#[test]
fn perfect_stones() {
    let specs: Vec<String> = (50..=70).map(|stones| format!("stones:stones={stones}")).collect();
    // The known law, not a search: the margin so far plus what the heap is worth to the mover.
    let law = |session: &dyn Session| {
        let position = session.position();
        let parts: Vec<i32> = position.split('/').map(|part| part.parse().unwrap()).collect();
        let &[left, points1, stones1, points2, stones2, mover] = parts.as_slice() else {
            panic!("{position}");
        };
        let worth = match left {
            0..=6 => [0, 0, 0, 4, 5, 1, 1][left as usize],
            _ => (left - 1) % 4 + 1,
        };
        let side = if mover == 1 { 1 } else { -1 };
        (points1 + stones1 - points2 - stones2 + side * worth).signum()
    };
    let computer = Search { limits: Limits::depth(3), ..Strength::Perfect.search(&["law"]) };
    let [_, _, wins] = never_below_theory(&specs, &computer, &law);
    assert!(wins >= 500, "{wins}");
}
