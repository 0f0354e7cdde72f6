use std::collections::BTreeSet;

use gametree_games::bits::{Bits, Digits, Pair, STANDARD_TABLE};
use gametree_games::mnk::Shape;
use gametree_games::multiply::{self, Multiply};
use gametree_games::sim::{Edge, Sim};
use gametree_games::stones::{self, Stones, Take};
use gametree_games::{bits, mnk, sim};
use gametree_lab::reports::bits::{BitsFaults, BitsSearch};
use gametree_lab::reports::mnk::{Board, Lines, MnkFaults, MnkSearch};
use gametree_lab::reports::multiply::MultiplySearch;
use gametree_lab::reports::sim::{SimFaults, SimSearch, free_edges};
use gametree_lab::reports::stones::{Estimates, StonesFaults, StonesSearch, tree_nodes};
use gametree_rules::{Evaluator, Game, Outcome, Player, Value, Work};
use gametree_search::{Limits, Task, alphabeta};

use crate::data::{Row, group};

fn multiply_position(row: &Row<'_>) -> multiply::Position {
    multiply::Position {
        number: row.count("number"),
        points: row.int("points") as i32,
        bank: row.int("bank") as i32,
        mover: if row.int("level") % 2 == 0 { Player::First } else { Player::Second },
    }
}

/// Decides like 000's program, and compares everything that a row says with this prefix.
fn check_multiply(row: &Row<'_>, position: &multiply::Position, depth: u32) {
    let game = Multiply::new(20);
    for (prefix, prune) in [("mm", false), ("ab", true)] {
        let column = |name: &str| format!("{prefix}_{name}");
        let search = MultiplySearch::published(depth, prune);
        let (decision, printed) =
            search.decide(&game, position, &mut (), &Work::new()).expect("nobody stops it");
        assert_eq!(decision.calls, row.count(&column("calls")), "{row}");
        assert_eq!(printed.lines, row.count("tree_lines"), "{row}");
        assert_eq!(printed.states, row.count("tree_nodes"), "{row}");
        assert_eq!(printed.valued, row.count(&column("valued_lines")), "{prefix} {row}");
        let (mv, value) = match depth {
            2 if row.has("mm_mult") => (column("mult"), column("value")),
            _ => ("mult".to_owned(), "value".to_owned()),
        };
        assert_eq!(i64::from(decision.best[0].0), row.int(&mv), "{row}");
        let denominator = Evaluator::<Multiply>::denominator(&multiply::Report, &game);
        let found = decision.value.0 as f64 / denominator as f64;
        assert!((found - row.fraction(&value)).abs() < 1e-9, "{found} {row}");
    }
}

#[test]
fn multiply_counts_and_valued_lines() {
    group("multiply", "search2").check(|row| check_multiply(row, &multiply_position(row), 2));
    group("multiply", "deep").check(|row| {
        let start = Multiply::new(row.int("start") as u16).start();
        check_multiply(row, &start, row.int("depth") as u32);
    });
}

#[test]
fn stones_estimates_and_takes() {
    let mut estimates = Estimates::default();
    group("stones", "state").check(|row| {
        // The computer is the first player here; who began does not matter to what is to come.
        let mover = match row.text("turn") {
            "computer" => Player::First,
            _ => Player::Second,
        };
        let count = |column| row.count(column) as u32;
        let position = stones::Position {
            left: count("stones_left"),
            points: [count("computer_points"), count("player_points")],
            taken: [count("computer_stones"), count("player_stones")],
            mover,
        };
        let game = Stones::new(position.left, &[2, 3]);
        assert_eq!(i64::from(estimates.of(&game, &position)), row.int("seed_estimate"), "{row}");
        let take = estimates.take(&game, &position).filter(|_| mover == Player::First);
        let take = take.map(|Take(take)| i64::from(take));
        assert_eq!(take, row.cell("seed_computer_take").as_i64(), "{row}");
    });
}

#[test]
fn stones_never_cut_as_published() {
    for n in 2..=35 {
        let game = Stones::new(n, &[2, 3]);
        let decide = |search: StonesSearch| {
            search.decide(&game, &game.start(), &mut (), &Work::new()).expect("nobody stops it")
        };
        let published = decide(StonesSearch::published(true));
        assert_eq!(published.cuts, 0, "{n}");
        assert_eq!(published.calls + 1, tree_nodes(n), "{n}");
        assert_eq!(published.moves, decide(StonesSearch::published(false)).moves, "{n}");
        let mut estimates = Estimates::default();
        assert_eq!(Some(published.best[0]), estimates.take(&game, &game.start()), "{n}");
        let mended = decide(StonesSearch { prune: true, faults: StonesFaults::default() });
        assert_eq!(published.best[0], mended.best[0], "{n}");
        assert!(n < 12 || mended.cuts > 0, "{n}");
    }
    group("stones", "size").check(|row| {
        assert_eq!(tree_nodes(row.int("n") as u32), row.count("tree_nodes"), "{row}");
    });
}

/// Strings by themselves: the program's counts depend on nothing else.
fn bits(string: &str) -> Bits {
    Bits::new(Digits::parse(string).expect("digits"), STANDARD_TABLE)
}

#[test]
fn bits_values_and_nodes() {
    group("bitstring", "search4").check(|row| {
        let game = bits(row.text("string"));
        for (computer, values, nodes) in [
            (Player::First, "published_ai_first_per_move", "published_ai_first_ab_nodes"),
            (Player::Second, "published_human_first_per_move", "published_human_first_ab_nodes"),
        ] {
            let position = bits::Position { mover: computer, ..game.start() };
            let decide = |search: BitsSearch| {
                search.decide(&game, &position, &mut (), &Work::new()).expect("nobody stops it")
            };
            let pruned = decide(BitsSearch::published(true));
            let found: Vec<i64> = pruned.moves.iter().map(|&(_, value)| value.0).collect();
            assert_eq!(found, row.ints(values), "{row}");
            assert_eq!(pruned.calls, row.count(nodes), "{row}");
            let plain = decide(BitsSearch::published(false));
            assert_eq!(plain.moves, pruned.moves, "{row}");
            assert_eq!(plain.calls, row.count("minimax_nodes"), "{row}");
            // Mended, both sides find what the computer finds where it began.
            let faults = BitsFaults::default();
            let mended = decide(BitsSearch { faults, ..BitsSearch::published(true) });
            let own: Vec<i64> = row.ints("published_ai_first_per_move");
            let best = own.iter().max().expect("there are moves");
            let expected: Vec<Pair> = (0..)
                .map(Pair)
                .zip(&own)
                .filter(|(_, value)| *value == best)
                .map(|(pair, _)| pair)
                .collect();
            assert_eq!(mended.best, expected, "{row}");
            assert!(mended.calls <= pruned.calls || computer == Player::Second, "{row}");
        }
    });
}

#[test]
fn bits_heuristic() {
    group("bitstring", "heuristic").check(|row| {
        let game = bits(row.text("string"));
        let human_first = row.cell("player_is_maximizer").as_bool().expect("yes or no");
        // The turn is +1 where whoever began is to move.
        let mover = if row.int("turn") == 1 { Player::First } else { Player::Second };
        let scores = [row.int("p1") as i32, row.int("p2") as i32];
        let position = bits::Position { scores, mover, ..game.start() };
        let computer = if human_first { Player::Second } else { Player::First };
        let value = BitsSearch::published(true).evaluate(&game, &position, computer);
        assert_eq!(value, Value(row.int("value")), "{row}");
    });
}

/// The board of a row with the computer, o, to move.
fn mnk_board(row: &Row<'_>) -> (Board, mnk::Position<u128>) {
    let n = row.int("n") as u8;
    let game = Board::new(Shape::new(n, n, row.int("k") as u8));
    let human = row.cell("human_first_move").as_array();
    let position = match human {
        Some(place) => {
            let place = |index: usize| place[index].as_u64().expect("a place") as u8;
            game.after(&game.start(), game.square(place(1), place(0)))
        }
        None => game.position([0; 2], Player::Second).expect("an empty board"),
    };
    (game, position)
}

fn check_mnk(row: &Row<'_>, search: MnkSearch) {
    let (game, position) = mnk_board(row);
    let decision = search.decide(&game, &position, &mut (), &Work::new()).expect("nobody stops it");
    assert_eq!(decision.calls, row.count("alpha_beta_calls"), "{row}");
    assert_eq!(-decision.value.0, row.int("best_score"), "{row}");
    let place = |square| {
        let (column, row) = game.place(square);
        vec![i64::from(row), i64::from(column)]
    };
    assert_eq!(place(decision.best[0]), row.ints("computer_move"), "{row}");
    let free = row.list("root_scores").into_iter().flatten();
    let found = decision.moves.iter().map(|&(_, value)| -value.0);
    assert!(found.eq(free), "{row}");
}

#[test]
fn mnk_calls() {
    group("mnk", "limited").check(|row| {
        let search = MnkSearch::published(row.int("user_depth") as u32);
        check_mnk(row, search);
        let (game, position) = mnk_board(row);
        let plain = MnkSearch { prune: false, ..search };
        let plain = plain.decide(&game, &position, &mut (), &Work::new()).expect("not stopped");
        assert_eq!(plain.calls, row.count("plain_minimax_calls"), "{row}");
    });
}

#[test]
fn mnk_calls_without_a_limit() {
    group("mnk", "unlimited").check(|row| {
        let faults = MnkFaults { ten: row.int("WIN") == 10, ..MnkFaults::ALL };
        check_mnk(row, MnkSearch { faults, ..MnkSearch::published(50) });
    });
}

#[test]
fn mnk_rows_across_gaps() {
    group("mnk", "win_test").check(|row| {
        let (n, k) = (row.int("n") as u8, row.int("k") as u8);
        let mut stones = [0_u128; 2];
        for (square, sign) in row.text("board").chars().enumerate() {
            match sign {
                'x' => stones[0] |= 1 << square,
                'o' => stones[1] |= 1 << square,
                _ => {}
            }
        }
        let winner = match Lines::new(n, k).winner(stones) {
            Some(Player::First) => "x",
            Some(Player::Second) => "o",
            None => "none",
        };
        assert_eq!(winner, row.text("seed_result"), "{row}");
    });
}

#[test]
fn mnk_every_game_against_the_program() {
    group("mnk", "exhaustive_3x3").check(|row| {
        let game = Board::new(Shape::new(3, 3, 3));
        let search = MnkSearch::published(row.int("user_depth") as u32);
        // Human wins, draws, computer wins.
        let mut ends = [0_i64; 3];
        all_replies(&game, &search, &game.start(), &mut ends);
        let expected = ["human_wins", "draws", "computer_wins"].map(|column| row.int(column));
        assert_eq!(ends, expected, "{row}");
    });
}

fn all_replies(
    game: &Board,
    search: &MnkSearch,
    position: &mnk::Position<u128>,
    ends: &mut [i64; 3],
) {
    for mv in game.legal_moves(position) {
        let mut next = game.after(position, mv);
        if game.outcome(&next).is_none() {
            let decision = search.decide(game, &next, &mut (), &Work::new()).expect("not stopped");
            next = game.after(&next, decision.best[0]);
        }
        match game.outcome(&next) {
            Some(Outcome::Win(Player::First)) => ends[0] += 1,
            Some(Outcome::Draw) => ends[1] += 1,
            Some(Outcome::Win(Player::Second)) => ends[2] += 1,
            None => all_replies(game, search, &next, ends),
        }
    }
}

fn edges(numbers: Vec<i64>) -> Vec<Edge> {
    numbers.into_iter().map(|number| Edge(number as u8)).collect()
}

fn sim_position(game: &Sim, row: &Row<'_>, mover: Player) -> sim::Position {
    let masks = ["red_mask", "blue_mask"].map(|column| row.count(column) as u32);
    game.position(masks, mover).expect("a position")
}

fn turn(row: &Row<'_>) -> Player {
    if row.text("turn") == "red" { Player::First } else { Player::Second }
}

#[test]
fn sim_decisions() {
    let game = Sim::new(6);
    group("sim", "published_search").check(|row| {
        let position = sim_position(&game, row, Player::First);
        let prune = row.cell("prune").as_bool().expect("yes or no");
        let search = SimSearch::published(row.int("depth") as u32, prune);
        let mut list = edges(row.ints("available_before"));
        let decision =
            search.decide(&game, &position, &mut list, &mut (), &Work::new()).expect("not stopped");
        assert_eq!(decision.value.0, row.int("value"), "{row}");
        assert_eq!(decision.calls + 1, row.count("calls"), "{row}");
        assert_eq!(list, edges(row.ints("available_after")), "{row}");
        assert_eq!(decision.best.last(), Some(&Edge(row.int("move") as u8)), "{row}");
    });
}

#[test]
fn sim_estimates() {
    let game = Sim::new(6);
    group("sim", "published_eval").check(|row| {
        let position = sim_position(&game, row, turn(row));
        let mut list = edges(row.ints("available_before"));
        let value = SimSearch::published(1, false).evaluate(&position, &mut list, 0);
        assert_eq!(value, row.int("published_value"), "{row}");
        assert_eq!(list, edges(row.ints("available_after")), "{row}");
    });
}

#[test]
fn sim_games() {
    let game = Sim::new(6);
    group("sim", "published_games").check(|row| {
        let prune = row.cell("prune").as_bool().expect("yes or no");
        let search = SimSearch::published(row.int("depth") as u32, prune);
        let first = if row.text("first") == "red" { Player::First } else { Player::Second };
        let mut position = game.position([0; 2], first).expect("no edges");
        let mut list = free_edges(&game, &position);
        for edge in edges(row.ints("moves")) {
            // The program does not see a blue triangle before red has three edges: one edge too many.
            let few = position.edges(Player::First).count_ones() < 3;
            assert!(few || game.outcome(&position).is_none(), "{row}");
            if position.mover() == Player::First {
                let decision = search
                    .decide(&game, &position, &mut list, &mut (), &Work::new())
                    .expect("not stopped");
                assert_eq!(decision.best.last(), Some(&edge), "{row}");
            }
            list.retain(|&free| free != edge);
            position = game.after(&position, edge);
        }
        let winner = if row.text("winner") == "red" { Player::First } else { Player::Second };
        let masks = Player::ALL.map(|player| position.edges(player));
        let end = game.position(masks, Player::First).expect("one loser at most");
        assert_eq!(game.outcome(&end), Some(Outcome::Win(winner)), "{row}");
    });
}

#[test]
fn sim_without_its_faults_is_the_textbook_search() {
    let game = Sim::new(6);
    group("sim", "correct_search").check(|row| {
        let position = sim_position(&game, row, turn(row));
        let depth = row.int("depth") as u32;
        let decide = |prune: bool, faults: SimFaults| {
            let mut list = free_edges(&game, &position);
            let search = SimSearch { depth, prune, faults };
            let decided = search.decide(&game, &position, &mut list, &mut (), &Work::new());
            assert_eq!(list, free_edges(&game, &position), "{row}");
            decided.expect("not stopped")
        };
        let flat = SimFaults { flat: true, ..SimFaults::default() };
        let set = |edges: &[Edge]| edges.iter().copied().collect::<BTreeSet<Edge>>();
        for prune in [false, true] {
            let mended = decide(prune, SimFaults::default());
            assert_eq!(mended.value.0, row.int("distance_aware_value"), "{row}");
            let flat = decide(prune, flat);
            assert_eq!(flat.value.0, row.int("value"), "{row}");
            assert_eq!(set(&flat.best), set(&edges(row.ints("best_moves"))), "{row}");
        }
        assert_eq!(decide(false, flat).calls + 1, row.count("minimax_calls"), "{row}");
        let task = Task::new(&game, &position).limits(Limits::depth(depth));
        let textbook = alphabeta(&task, &sim::Report);
        assert_eq!(textbook.value(), Some(decide(true, flat).value), "{row}");
    });
}
