use gametree_rules::work::Work;
use gametree_rules::{Game, Outcome, Seed, Symmetric, perft::perft};
use minimax::{Game as _, Winner};

use super::peer::{self, MODES, Peer};
use super::{Board, Column, Connect4, fours, ours};

fn after(columns: &str) -> Board {
    columns.bytes().fold(Connect4.start(), |board, digit| {
        Connect4.play(&board, Column(digit - b'1')).expect("a legal move")
    })
}

#[test]
fn known_counts_of_games() {
    let counts = perft(&Connect4, &Connect4.start(), Some(8), 1_000_000, &Work::new());
    let paths: Vec<u128> = counts.plies.iter().map(|count| count.paths).collect();
    assert_eq!(paths, [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn the_rules_are_the_same_for_both() {
    for number in 0..500 {
        let mut seed = Seed::new(number);
        let (mut board, mut theirs) = (Connect4.start(), Connect4.start());
        loop {
            let legal: Vec<Column> = Connect4.legal_moves(&board).collect();
            let mut generated = Vec::new();
            let winner = Peer::<false>::generate_moves(&theirs, &mut generated);
            assert_eq!((board, &legal), (theirs, &generated));
            assert_eq!(winner, Peer::<false>::get_winner(&theirs));
            let outcome = Connect4.outcome(&board);
            let expected = outcome.map(|outcome| match outcome {
                Outcome::Draw => Winner::Draw,
                Outcome::Win(_) => Winner::PlayerJustMoved,
            });
            assert_eq!(winner, expected);
            assert_eq!(outcome.is_some(), legal.is_empty());
            // The other way round it is the same game.
            let image = Connect4.map_position(1, &board);
            assert_eq!(Connect4.map_position(1, &image), board);
            assert_eq!(Connect4.outcome(&image), outcome);
            assert_eq!(fours::estimate(image), fours::estimate(board));
            for &column in &legal {
                let mapped = Connect4.map_move(1, column);
                let played = Connect4.map_position(1, &Connect4.after(&board, column));
                assert_eq!(Connect4.play(&image, mapped), Ok(played));
            }
            let Some(&column) = seed.pick(&legal) else { break };
            Connect4.play_unchecked(&mut board, column);
            let next = Peer::<false>::apply(&mut theirs, column);
            theirs = next.unwrap_or(theirs);
        }
    }
}

/// The heuristic from its definition, line by line.
fn prospects(stones: u64, against: u64) -> i32 {
    let has = |stones: u64, (x, y): (i32, i32)| stones >> (7 * x + y) & 1 == 1;
    let inside = |(x, y): (i32, i32)| (0..7).contains(&x) && (0..6).contains(&y);
    let squares = || (0..7).flat_map(|x| (0..6).map(move |y| (x, y)));
    let lines: Vec<[(i32, i32); 4]> = squares()
        .flat_map(|(x, y)| {
            let line = move |(dx, dy)| [0, 1, 2, 3].map(|step| (x + step * dx, y + step * dy));
            [(0, 1), (1, 0), (1, 1), (1, -1)].map(line)
        })
        .filter(|line| line.iter().all(|&square| inside(square)))
        .collect();
    assert_eq!(lines.len(), 69);
    let possible = lines.iter().filter(|line| !line.iter().any(|&square| has(against, square)));
    let wins_at = |square: (i32, i32)| {
        let with = |line: &[(i32, i32); 4]| {
            line.contains(&square)
                && line.iter().all(|&other| other == square || has(stones, other))
        };
        !has(stones | against, square) && lines.iter().any(with)
    };
    possible.count() as i32 + 4 * squares().filter(|&square| wins_at(square)).count() as i32
}

#[test]
fn fours_are_counted() {
    // A stone in the corner is part of three of the 69 fours, one in the middle of seven.
    assert_eq!(fours::estimate(after("1")), -3);
    assert_eq!(fours::estimate(after("4")), -7);
    for number in 0..50 {
        let mut seed = Seed::new(number);
        let mut board = Connect4.start();
        while Connect4.outcome(&board).is_none() {
            let (own, other) = (board.own, board.other());
            let expected = prospects(own, other) - prospects(other, own);
            assert_eq!(fours::estimate(board), expected, "{board:?}");
            let legal: Vec<Column> = Connect4.legal_moves(&board).collect();
            Connect4.play_unchecked(&mut board, *seed.pick(&legal).unwrap());
        }
    }
}

/// What a search to this depth says of the mover: 1 wins, −1 loses, 0 neither. Both say the same.
fn sign(columns: &str, depth: u8) -> i32 {
    let board = after(columns);
    let (found, _) = ours::to_depth(board, depth.into());
    let proven = found.end();
    let ours = proven.map_or(0, |proven| proven.margin * Connect4.to_move(&board).sign());
    for mode in MODES {
        let (value, _) = peer::to_depth(mode, board, depth);
        let theirs = match value {
            minimax::BEST_EVAL => 1,
            minimax::WORST_EVAL => -1,
            _ => 0,
        };
        assert_eq!(theirs, ours, "{columns} to depth {depth}, {}", mode.name);
    }
    ours
}

#[test]
fn both_see_equally_far() {
    // Three in a row, open at one end: a win on the next ply.
    assert_eq!(sign("112233", 1), 1);
    // Two in the middle of the bottom row, free on both sides: won in three plies, not in two.
    assert_eq!(sign("3344", 2), 0);
    assert_eq!(sign("3344", 3), 1);
    // The same for the other player to answer, who cannot: lost in two.
    assert_eq!(sign("33442", 1), 0);
    assert_eq!(sign("33442", 2), -1);
}

#[test]
fn both_find_who_wins_the_ends_of_games() {
    // Random games, from so far before their end that both can look to it.
    let mut signs = [0; 3];
    for number in 0..400 {
        let mut seed = Seed::new(number);
        let mut columns = String::new();
        while columns.len() < 32 {
            let legal: Vec<Column> = Connect4.legal_moves(&after(&columns)).collect();
            let Some(column) = seed.pick(&legal) else { break };
            columns.push(char::from(b'1' + column.0));
        }
        if Connect4.outcome(&after(&columns)).is_none() {
            signs[(1 + sign(&columns, 10)) as usize] += 1;
        }
    }
    assert!(signs.iter().all(|&count| count > 0), "{signs:?}");
}

#[test]
fn a_depth_costs_both_something() {
    let (found, _) = ours::to_depth(Connect4.start(), 6);
    assert!((100..=137_257).contains(&found.counts.visited), "{}", found.counts.visited);
    let nodes = peer::nodes(MODES[0], Connect4.start(), 6);
    assert!((100..=500_000).contains(&nodes), "{nodes}");
}
