//! What is said of a move or an end, held to the texts of the positions.

use std::collections::{BTreeMap, BTreeSet};

use gametree_rules::{Detail, Outcome, Player, Remark};

/// What can change, and whose it is.
pub(super) type Quantities = BTreeMap<(&'static str, Option<Player>), i64>;

/// What a position has, by its text.
pub(super) fn quantities(name: &str, text: &str) -> Quantities {
    let parts: Vec<&str> = text.split('/').collect();
    let number = |index: usize| parts[index].parse().unwrap();
    let [first, second] = Player::ALL.map(Some);
    match name {
        "multiply" => [(("points", None), number(1)), (("bank", None), number(2))].into(),
        "stones" => [
            (("points", first), number(1)),
            (("stones", first), number(2)),
            (("points", second), number(3)),
            (("stones", second), number(4)),
        ]
        .into(),
        "bits" => [(("points", first), number(1)), (("points", second), number(2))].into(),
        _ => Quantities::new(),
    }
}

pub(super) fn number(remark: &Remark, name: &str) -> i64 {
    match remark.detail(name) {
        Some(Detail::Number(number)) => *number,
        other => panic!("{name} is {other:?} in {remark:?}"),
    }
}

pub(super) fn code<'a>(remark: &'a Remark, name: &str) -> &'a str {
    match remark.detail(name) {
        Some(Detail::Code(code)) => code,
        other => panic!("{name} is {other:?} in {remark:?}"),
    }
}

fn player(remark: &Remark) -> Player {
    match remark.detail("who") {
        Some(Detail::Player(player)) => *player,
        other => panic!("{other:?} in {remark:?}"),
    }
}

/// What is said of a move besides what it changes.
pub(super) fn holds(name: &str, remark: &Remark, before: &str, mv: &str, after: &str) {
    let first_part = |text: &str| text.split('/').next().unwrap().to_owned();
    let (was, is) = (first_part(before), first_part(after));
    let even = || is.parse::<i64>().unwrap() % 2 == 0;
    match (name, remark.fact) {
        ("multiply", "product") => {
            let [factor, by, product] =
                ["number", "by", "product"].map(|name| number(remark, name));
            assert_eq!((factor.to_string(), by.to_string()), (was, mv.to_owned()));
            assert_eq!(factor * by, product);
            assert_eq!(product.to_string(), is);
        }
        ("multiply", "bank") => {
            assert!(is.ends_with(&number(remark, "digit").to_string()));
            assert!(is.ends_with(['0', '5']), "{is}");
        }
        ("stones", "took") => {
            assert_eq!(remark.changes[0].by.to_string(), mv);
            assert_eq!(number(remark, "left").to_string(), is);
        }
        ("multiply" | "stones", "even") => assert!(even(), "{is}"),
        ("multiply" | "stones", "odd") => assert!(!even(), "{is}"),
        ("bits", "becomes") => {
            let index: usize = mv.parse().unwrap();
            let (pair, digit) = (code(remark, "pair"), code(remark, "digit"));
            assert_eq!(&was[index..index + 2], pair);
            assert_eq!(format!("{}{digit}{}", &was[..index], &was[index + 2..]), is);
        }
        ("bits", "gain") => assert!(remark.changes[0].by > 0),
        ("bits", "loss") => assert!(remark.changes[0].by < 0),
        ("bits", "nothing") => {
            assert_eq!(quantities(name, before), quantities(name, after));
        }
        other => panic!("nobody has checked {other:?}"),
    }
}

/// What is said of an end besides what it changes.
pub(super) fn ends(spec: &str, remark: &Remark, text: &str, score: Option<[i32; 2]>) {
    let number = |name| number(remark, name);
    let parts: Vec<&str> = text.split('/').collect();
    match (spec.split(':').next().unwrap(), remark.fact) {
        ("multiply", "reached") => {
            assert_eq!(number("number").to_string(), parts[0]);
            assert!(number("number") >= number("target"));
            assert_eq!(number("target"), parameter(spec, "target").unwrap_or(3000));
        }
        ("multiply", fact @ ("bank-lost" | "bank-gained" | "no-bank")) => {
            let (bank, after) = (number("bank"), number("after"));
            assert_eq!([after.to_string(), bank.to_string()], [parts[1], parts[2]]);
            match fact {
                "bank-lost" => {
                    assert_eq!((number("before") - bank, number("before") % 2), (after, 0))
                }
                "bank-gained" => {
                    assert_eq!((number("before") + bank, number("before").abs() % 2), (after, 1))
                }
                _ => assert_eq!(bank, 0),
            }
        }
        ("multiply", fact @ ("even-wins" | "odd-wins")) => {
            assert_eq!(number("points").to_string(), parts[1]);
            assert_eq!(number("points") % 2 == 0, fact == "even-wins");
        }
        ("stones", "over") => {
            assert_eq!(number("left").to_string(), parts[0]);
            assert!(number("left") < number("least"));
        }
        ("stones", "total") => {
            let at = 1 + 2 * player(remark).index();
            let (points, stones) = (number("points"), number("stones"));
            assert_eq!([points.to_string(), stones.to_string()], [parts[at], parts[at + 1]]);
            assert_eq!(points + stones, number("total"));
            assert_eq!(i64::from(score.unwrap()[player(remark).index()]), number("total"));
        }
        ("stones" | "bits", "more") => {
            let Some(Outcome::Win(winner)) = remark.result else { panic!("{remark:?}") };
            let score = score.unwrap().map(i64::from);
            assert_eq!(number("more"), score[winner.index()]);
            assert_eq!(number("less"), score[winner.opponent().index()]);
            assert_eq!(number("by"), number("more") - number("less"));
            assert!(number("by") > 0);
        }
        ("stones" | "bits", "equal") => {
            assert_eq!(score.unwrap().map(i64::from), [number("total"); 2]);
            assert_eq!(remark.result, Some(Outcome::Draw));
        }
        ("bits", "over") => assert_eq!(parts[0].len(), 1),
        ("mnk", "row") => {
            assert_eq!(number("k"), parameter(spec, "k").unwrap());
            is_row(code(remark, "squares"), spec, text, player(remark));
        }
        ("mnk", "row-wins") => assert!(!spec.contains("misere=yes")),
        ("mnk", "row-loses") => assert!(spec.contains("misere=yes")),
        ("mnk", "full") => assert!(!parts[0].contains(|sign: char| sign.is_ascii_digit())),
        ("sim", "triangle") => is_triangle(code(remark, "triangle"), text, player(remark)),
        ("sim", "triangle-loses") => {}
        ("sim", "full") => assert!(!text.contains('.'), "{text}"),
        other => panic!("nobody has checked {other:?}"),
    }
}

fn parameter(spec: &str, key: &str) -> Option<i64> {
    let pairs = spec.split_once(':')?.1.split(',').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(known, _)| *known == key).find_map(|(_, value)| value.parse().ok())
}

/// The squares are so many, stand in a row, and belong to the player.
fn is_row(squares: &str, spec: &str, text: &str, player: Player) {
    let [k, height] = ["k", "n"].map(|key| parameter(spec, key).unwrap() as usize);
    let rows: Vec<Vec<char>> = text.split('/').take(height).map(drawn).collect();
    let places: Vec<(usize, usize)> = squares
        .split(' ')
        .map(|square| {
            (usize::from(square.as_bytes()[0] - b'a'), square[1..].parse::<usize>().unwrap())
        })
        .collect();
    assert_eq!(places.len(), k);
    let mark = if player == Player::First { 'x' } else { 'o' };
    for &(column, row) in &places {
        assert_eq!(rows[height - row][column], mark, "{squares} {text}");
    }
    let step = |from: usize, to: usize| to as i64 - from as i64;
    let steps = places.windows(2).map(|two| (step(two[0].0, two[1].0), step(two[0].1, two[1].1)));
    let steps: BTreeSet<(i64, i64)> = steps.collect();
    assert_eq!(steps.len(), k.min(2) - 1, "{squares}: always the same way");
    assert!(steps.iter().all(|&(x, y)| x.abs() <= 1 && y.abs() <= 1 && (x, y) != (0, 0)));
}

/// A row of a board with a dot for every empty square.
fn drawn(row: &str) -> Vec<char> {
    let mut squares = Vec::new();
    let mut empty = String::new();
    for sign in row.chars().chain(['|']) {
        if sign.is_ascii_digit() {
            empty.push(sign);
            continue;
        }
        squares.extend(std::iter::repeat_n('.', empty.parse().unwrap_or(0)));
        empty.clear();
        squares.push(sign);
    }
    squares.pop();
    squares
}

/// The three edges have the player's colour.
fn is_triangle(triangle: &str, text: &str, player: Player) {
    let letters: Vec<char> = text.split('/').next().unwrap().chars().collect();
    let vertices = (3..=8).find(|n| n * (n - 1) / 2 == letters.len()).unwrap();
    let pairs = (1..=vertices).flat_map(|a| (a + 1..=vertices).map(move |b| (a, b)));
    let colours: BTreeMap<(usize, usize), char> = pairs.zip(letters).collect();
    let ends: Vec<usize> = triangle.split('-').map(|vertex| vertex.parse().unwrap()).collect();
    let [a, b, c] = ends[..] else { panic!("{triangle}") };
    let colour = if player == Player::First { 'r' } else { 'b' };
    assert!(a < b && b < c, "{triangle}");
    assert_eq!([(a, b), (a, c), (b, c)].map(|edge| colours[&edge]), [colour; 3], "{triangle}");
}
