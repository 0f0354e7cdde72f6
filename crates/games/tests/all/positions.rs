//! Position texts: which are accepted, and why each of the wrong ones is refused.

use gametree_rules::{Heuristics, Notation, Outcome, Player, PositionError, Symmetric};

use crate::any::{UseGame, with_game};

/// What a game makes of a position text: how it writes it, and how it stands.
struct Read<'a>(&'a str);

#[derive(PartialEq, Debug)]
struct Position {
    written: String,
    to_move: Option<Player>,
    outcome: Option<Outcome>,
}

impl UseGame for Read<'_> {
    type Output = Result<Position, PositionError>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        game.parse_position(self.0).map(|position| {
            let outcome = game.outcome(&position);
            Position {
                written: game.position_text(&position),
                to_move: outcome.is_none().then(|| game.to_move(&position)),
                outcome,
            }
        })
    }
}

fn read(spec: &str, text: &str) -> Result<Position, PositionError> {
    with_game(spec, Read(text)).unwrap_or_else(|error| panic!("{spec}: {error}"))
}

#[test]
fn accepted() {
    let to_move = |player| (Some(player), None);
    let (first, second) = (to_move(Player::First), to_move(Player::Second));
    let won_by = |player| (None, Some(Outcome::Win(player)));
    let (first_won, second_won) = (won_by(Player::First), won_by(Player::Second));
    let draw = (None, Some(Outcome::Draw));
    let (multiply, stones, bits) = ("multiply:start=20", "stones:stones=50", "bits:string=0110");
    let (three, misere, sim) = ("mnk:m=3,n=3,k=3", "mnk:m=3,n=3,k=3,misere=yes", "sim");
    for (spec, text, written, (to_move, outcome)) in [
        (multiply, "60/1/1/2", "60/1/1/2", second),
        (multiply, " 060/-1/01/1 ", "60/-1/1/1", first),
        (multiply, "3000/4/4/2", "3000/4/4/2", first_won),
        (multiply, "14999/-3/0/1", "14999/-3/0/1", second_won),
        (stones, "47/2/3/0/0/2", "47/2/3/0/0/2", second),
        // The second player began.
        (stones, "47/0/0/2/3/1", "47/0/0/2/3/1", first),
        ("stones:stones=0", "0/0/0/0/0/1", "0/0/0/0/0/1", draw),
        ("stones:stones=1", "1/0/0/0/0/2", "1/0/0/0/0/2", draw),
        ("stones:stones=4", "1/2/3/0/0/2", "1/2/3/0/0/2", first_won),
        (bits, "0110/1/0/2", "0110/1/0/2", second),
        // Not a string this start leads to, which nobody checks.
        (bits, "11111111/0/-7/1", "11111111/0/-7/1", first),
        (bits, "1/0/0/1", "1/0/0/1", draw),
        (bits, "0/-3/2/1", "0/-3/2/1", second_won),
        (three, "3/1x1/3", "3/1x1/3", second),
        (three, "3/1x1/3/2", "3/1x1/3", second),
        (three, "3/3/3", "3/3/3", first),
        (three, "3/3/3/1", "3/3/3", first),
        // The second player begins, or began.
        (three, "3/3/3/2", "3/3/3/2", second),
        (three, "3/1o1/3/1", "3/1o1/3/1", first),
        (three, "x2/1o1/3/2", "x2/1o1/3/2", second),
        (three, "xxx/oo1/3", "xxx/oo1/3", first_won),
        (three, "xx1/ooo/x2", "xx1/ooo/x2", second_won),
        (three, "ooo/xx1/3/1", "ooo/xx1/3/1", second_won),
        // Who has the row says who moved last, whatever the counts say.
        (three, "xxx/oo1/o2/2", "xxx/oo1/o2", first_won),
        (three, "ooo/xx1/xx1", "ooo/xx1/xx1", second_won),
        (three, "xox/xxo/oxo", "xox/xxo/oxo", draw),
        (misere, "xxx/oo1/3", "xxx/oo1/3", second_won),
        ("mnk:m=12,n=1,k=3", "12", "12", first),
        ("mnk:m=12,n=1,k=3", "x10o", "x10o", first),
        (sim, "...............", "...............", first),
        (sim, ".............../2", ".............../2", second),
        (sim, "r..............", "r..............", second),
        (sim, "b............../1", "b............../1", first),
        (sim, "rb............./2", "rb............./2", second),
        (sim, "rrb..r.....b...", "rrb..r.....b...", second_won),
        ("sim:vertices=5", "rbrbrbrrbb", "rbrbrbrrbb", first_won),
        ("sim:vertices=5", "rbbrrbbrbr", "rbbrrbbrbr", draw),
    ] {
        let expected = Position { written: written.to_owned(), to_move, outcome };
        assert_eq!(read(spec, text), Ok(expected), "{spec} {text}");
    }
}

#[test]
fn refused() {
    type Reason = fn(&PositionError) -> bool;
    let shape: Reason = |error| matches!(error, PositionError::Shape { .. });
    let number: Reason = |error| matches!(error, PositionError::Number { .. });
    let mover: Reason = |error| matches!(error, PositionError::Mover { .. });
    let points: Reason = |error| matches!(error, PositionError::Points { .. });
    let both: Reason = |error| *error == PositionError::BothFinished;
    let symbol: Reason = |error| matches!(error, PositionError::Symbol { .. });
    let (multiply, stones, bits) = ("multiply:start=20", "stones:stones=50", "bits:string=0110");
    let (three, sim) = ("mnk:m=3,n=3,k=3", "sim");
    let digits = format!("{}/0/0/1", "01".repeat(33));
    let cases: &[(&str, &str, Reason)] = &[
        // Wrong shape.
        (multiply, "", shape),
        (multiply, "60/1/1", shape),
        (multiply, "60/1/1/2/1", shape),
        (multiply, "x/1/1/2", number),
        (multiply, "60/+1/1/2", number),
        (multiply, "60/1/-1/2", number),
        (multiply, "0/0/0/1", number),
        (multiply, "15000/0/0/1", number),
        // More points or a larger bank than moves can have led to the number.
        (multiply, "20/3/0/1", number),
        (multiply, "20/0/3/1", number),
        (stones, "47/2/3/0/0", shape),
        (stones, "-1/2/3/0/48/1", number),
        (bits, "0110/1/0", shape),
        (bits, "/1/0/1", shape),
        (bits, "0120/1/0/1", |error| matches!(error, PositionError::Symbol { found: '2', .. })),
        (bits, "0110/one/0/1", number),
        // More points than moves can have led to four digits.
        (bits, "0110/61/0/1", number),
        (bits, &digits, |error| {
            matches!(error, PositionError::Size { found: 66, expected: 64, .. })
        }),
        (three, "3/3", |error| {
            matches!(error, PositionError::Size { field: "rows", found: 2, expected: 3 })
        }),
        (three, "3/3/3/1/1", |error| {
            matches!(error, PositionError::Size { field: "rows", found: 5, expected: 3 })
        }),
        (three, "3/1x2/3", |error| {
            matches!(error, PositionError::Size { found: 4, expected: 3, .. })
        }),
        (three, "3/1x/3", |error| {
            matches!(error, PositionError::Size { found: 2, expected: 3, .. })
        }),
        (three, "3/259/3", |error| {
            matches!(error, PositionError::Size { found: 259, expected: 3, .. })
        }),
        (three, "3/18446744073709551619/3", |error| matches!(error, PositionError::Size { .. })),
        (three, "3//3", shape),
        (three, "3/1X1/3", symbol),
        (three, "3/0x2/3", symbol),
        (sim, "", shape),
        (sim, "/1", shape),
        (sim, "......", |error| {
            matches!(error, PositionError::Size { found: 6, expected: 15, .. })
        }),
        (sim, "................", |error| {
            matches!(error, PositionError::Size { found: 16, expected: 15, .. })
        }),
        (sim, "R..............", symbol),
        // An impossible mover.
        (multiply, "60/1/1/3", mover),
        (stones, "47/2/3/0/0/0", mover),
        (stones, "47/2/3/0/0/1", points),
        (bits, "0110/1/0/first", mover),
        (three, "3/3/3/3", mover),
        (three, "xx1/3/3", |error| *error == PositionError::Turns { first: 2, second: 0 }),
        (three, "o2/3/3", |error| *error == PositionError::Turns { first: 0, second: 1 }),
        (three, "x2/3/3/1", |error| *error == PositionError::Turns { first: 1, second: 0 }),
        (sim, "rr............./2", |error| *error == PositionError::Turns { first: 2, second: 0 }),
        (sim, "b............../2", |error| *error == PositionError::Turns { first: 0, second: 1 }),
        (sim, ".............../", mover),
        (sim, ".............../1/1", mover),
        // Totals that do not add up.
        (stones, "46/2/3/0/0/2", |error| {
            *error == PositionError::Total { found: 49, expected: 50 }
        }),
        (stones, "47/3/3/0/0/2", points),
        (stones, "44/4/6/0/0/1", points),
        (stones, "45/2/5/0/0/2", points),
        // Lines or triangles for both sides.
        (three, "xxx/ooo/3", both),
        (three, "xo1/xo1/xo1", both),
        (sim, "rr...r......bbb", both),
    ];
    for (spec, text, reason) in cases {
        match read(spec, text) {
            Ok(_) => panic!("{spec} {text} is accepted"),
            Err(error) => assert!(reason(&error), "{spec} {text}: {error}"),
        }
    }
}

/// Reads a position, makes moves and reads what is written then.
struct PlayOn<'a>(&'a str);

impl UseGame for PlayOn<'_> {
    type Output = ();

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) {
        let mut position = game.parse_position(self.0).expect("the position is right");
        loop {
            let Some(mv) = game.legal_moves(&position).next() else { break };
            position = game.after(&position, mv);
            let text = game.position_text(&position);
            assert_eq!(game.parse_position(&text), Ok(position.clone()), "{text} from {}", self.0);
        }
    }
}

/// From the largest numbers that can be read (those that any start could lead to) a game can still
/// be played and written.
#[test]
fn at_the_limits() {
    for (spec, text) in [
        ("stones:stones=1000000,take=1000", "1000000/0/0/0/0/2"),
        ("stones:stones=1000000,take=1", "0/2000000/500000/0/500000/1"),
        ("multiply:start=1,target=1000000000000,by=1000", "999999999999/0/0/1"),
        ("multiply:start=20", "20/2/2/1"),
        ("multiply:start=20", "27/-3/0/1"),
        ("bits:string=01", "0000/60/60/1"),
        ("bits:string=01", "0101/-60/60/2"),
        ("bits:string=01", "10101010/-56/-56/2"),
    ] {
        with_game(spec, PlayOn(text)).unwrap_or_else(|error| panic!("{spec}: {error}"));
    }
}
