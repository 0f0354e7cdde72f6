//! The engine at five in a row on large boards: forced wins it must prove, defences it must find, and
//! games it must win.

use gametree_games::mnk::{Shape, Square};
use gametree_rules::{Game, Notation, Outcome, Player};
use gametree_search::{EngineOptions, Findings, Limits, Task, engine};

use crate::fours::Grid;
use crate::rival::{self, Allowance, Five};

/// A position where nothing but a few fours wins.
struct Win {
    text: &'static str,
    /// How many fours it takes, the five itself not counted.
    fours: u32,
    /// The moves that begin it.
    moves: &'static [&'static str],
}

/// From an open three to six fours on end; the last ones on 19×19. The first three are the shapes
/// that players have names for, the others come from random stones.
const WINS: &[Win] = &[
    Win {
        text: "15/15/15/15/15/7o7/6o8/6xxx6/9o5/15/15/15/15/15/15",
        fours: 1,
        moves: &["f8", "j8"],
    },
    Win {
        text: "15/15/1o11o1/15/15/4oxxx7/8x6/8x6/8x6/8o6/15/15/15/1o11o1/15",
        fours: 1,
        moves: &["i10"],
    },
    Win {
        text: "15/15/15/1o13/15/15/5oxxx6/9x5/8ox5/5o9/15/15/15/10o4/15",
        fours: 2,
        moves: &["j9"],
    },
    Win {
        text: "15/15/15/15/5ooxo1x4/5o1oxxx4/7x7/5x2x6/4o1ox7/6o8/6xo2o4/15/15/15/15",
        fours: 2,
        moves: &["j9"],
    },
    Win {
        text: "15/15/15/4oxo2x5/8x1o4/6oo7/3ox1o2x5/3xxoxxo6/4x3o6/4o10/3xxoo1x1x4/15/15/15/15",
        fours: 2,
        moves: &["f11"],
    },
    Win {
        text: "15/15/15/15/4x1oo7/4xx3x5/4o4xo4/4x2xx6/6o1o6/4xoo1x6/5o1o7/15/15/15/15",
        fours: 3,
        moves: &["g8"],
    },
    Win {
        text: "15/15/15/15/6o2xo4/5x4o4/4xo3o5/5oxx1o5/4x1xxo1x4/8o6/4o3x6/15/15/15/15",
        fours: 3,
        moves: &["f7"],
    },
    Win {
        text: "15/15/15/6o8/4x3x1x4/3o3oox5/3xox9/4x1o2ox4/6o1ox5/3o3xxo5/4ox1ox1x4/15/15/15/15",
        fours: 3,
        moves: &["f8"],
    },
    Win {
        text: "15/15/15/15/5xo1oxo4/4xo9/4x10/5oxo1o5/5xx8/9x5/4ox1ox1o4/15/15/15/15",
        fours: 4,
        moves: &["h9"],
    },
    Win {
        text: "15/15/15/15/6o1oox4/4x2o1xx4/4xox8/15/6x2o5/4o2x7/4x1o1oox4/15/15/15/15",
        fours: 4,
        moves: &["h8"],
    },
    Win {
        text: "15/15/15/3oo4x5/3x1o3x5/3xo2o7/5xo1oo5/4x3x6/3o1oxx7/5x1o1x5/3xox1x1o5/15/15/15/15",
        fours: 4,
        moves: &["h9"],
    },
    Win {
        text: "15/15/15/3x3x1oo4/5xx1oox4/4oo4x4/6x1oo5/4x1ooxx5/9o5/4o1x3x4/3x2o2x5/15/15/15/15",
        fours: 5,
        moves: &["j13", "i10"],
    },
    Win {
        text: "15/15/15/3x4xx5/8xx5/3xo1ox2o4/4x1o1o1o4/3o1o2x6/3x2x8/3x1o1o7/3o2xox1o4/15/15/15/15",
        fours: 5,
        moves: &["h9"],
    },
    Win {
        text: "15/15/15/3o1xo1x6/4o1o1x6/5o2o1x4/6x1x6/5x2x1o4/4oo1oxx5/3x4o6/3x1x1xo1o4/15/15/15/15",
        fours: 6,
        moves: &["d7"],
    },
    Win {
        text: "15/15/15/3ox1xo1ox4/3ooox3o4/5x4x4/3xo2o1o5/9xx4/4x1o8/5xx3o4/4xx1o7/15/15/15/15",
        fours: 6,
        moves: &["c11"],
    },
    Win {
        text: "19/19/19/19/19/6x12/5x3o9/6o2o1o7/6xx2x1x6/6xo3o7/6xox10/5oxxoo9/6o2o1x7/\
               19/19/19/19/19/19",
        fours: 3,
        moves: &["i11"],
    },
    Win {
        text: "19/19/19/19/19/6xx4x6/7oxx2x6/7x3oo6/5oo12/5o1xox2o6/5xo3o8/7x2o8/7o2x8/\
               19/19/19/19/19/19",
        fours: 5,
        moves: &["h11"],
    },
    Win {
        text: "19/19/19/19/19/6o1x1x8/5xx1oo1x7/5o2xx1o7/6xxo4o5/6o1oxxo1o5/12x6/6o4o7/5x1xxo9/\
               5o1xxo9/19/19/19/19/19",
        fours: 6,
        moves: &["l9"],
    },
];

/// A position where the opponent threatens to win by fours, and the only moves that prevent it.
struct Defence {
    text: &'static str,
    moves: &'static [&'static str],
}

/// Threats of more fours than this are not what these positions are about.
const THREATENED_FOURS: u32 = 4;

const DEFENCES: &[Defence] = &[
    // An open three: if its far squares are free, only its ends stop an open four on the other side.
    Defence { text: "15/15/15/15/15/7x7/6x8/6ooo6/9x5/15/15/15/15/15/15", moves: &["f8", "j8"] },
    Defence {
        text: "15/15/15/15/4x1x3x4/4oxx2o5/5oxo1x5/4ooo1o6/8o6/8x6/4o3x1x4/15/15/15/15",
        moves: &["h8"],
    },
    Defence {
        text: "15/15/15/15/9x5/7o2o4/6xx7/8x1x4/4oxoo1oo4/4xx3x5/4o1xo1o5/15/15/15/15",
        moves: &["i7"],
    },
    Defence {
        text: "15/15/15/15/5ox8/6x2ox4/4ox2x1x4/4o10/6xox6/4x2o1oo4/4o1xo7/15/15/15/15",
        moves: &["g9", "g8"],
    },
    Defence {
        text: "15/15/15/15/7o1x5/5xxo7/5xo1o1o4/4o3oxx4/8x1x4/6o1o1o4/7x2x4/15/15/15/15",
        moves: &["h9", "j9"],
    },
    Defence {
        text: "15/15/15/15/5ox3o4/5x1o7/5oo3x4/6x2ox4/5x1oxoo4/6x2x5/4x2o7/15/15/15/15",
        moves: &["h9", "i9", "l6"],
    },
    Defence {
        text: "19/19/19/19/19/5x5ox6/6x12/5o4x1x6/6x1o3o6/5x2oo2x6/6o2o1o7/5o1xx10/5ox2xo8/\
               19/19/19/19/19/19",
        moves: &["h10"],
    },
    Defence {
        text: "19/19/19/19/19/19/5o1o3xx6/6o3xox6/8ooo1o6/7x2xo7/5o1o3xx6/8ox9/6x2xx8/\
               19/19/19/19/19/19",
        moves: &["l11"],
    },
];

/// Those that take more than 100,000 positions, or more than there is.
const HARDER_DEFENCES: &[Defence] = &[
    Defence {
        text: "19/19/19/19/19/5x2xox8/7o2xx7/8o10/5xx12/7o1x1o7/6xoo1o1x6/5o2o10/5oox2x8/\
               19/19/19/19/19/19",
        moves: &["j11", "i10"],
    },
    Defence {
        text: "19/19/19/19/19/5o2o10/5xx3x1o6/7xoo2x6/11o7/8oo9/6x1xoxx7/6o2x1ox6/7x2o8/\
               19/19/19/19/19/19",
        moves: &["j13", "k12", "j11"],
    },
];

/// Two open threes at once win, but not by fours alone.
const DOUBLE_THREES: &[&str] = &[
    "15/15/15/3o7o3/15/15/15/5xx8/7x7/7x7/15/3o7o3/15/15/15",
    "15/15/15/3o7o3/15/15/6x1x6/15/6x1x6/15/15/3o7o3/15/15/15",
];

fn game(text: &str) -> Five {
    let side = Grid::parse(text).side() as u8;
    Five::new(Shape::new(side, side, 5))
}

fn search(text: &str, nodes: u64) -> (Five, Player, Findings<Square>) {
    let game = game(text);
    let position = game.parse_position(text).expect("a position");
    let limits = Limits { nodes: Some(nodes), ..Limits::NONE };
    let options = EngineOptions::default();
    let found = engine(&Task::new(&game, &position).limits(limits), &options);
    let mover = game.to_move(&position);
    (game, mover, found)
}

/// The engine's move, and whether it is proven to win.
fn chosen(text: &str, nodes: u64) -> (String, bool) {
    let (game, mover, found) = search(text, nodes);
    let proven = found.end();
    let wins = proven.is_some_and(|proven| proven.outcome() == Outcome::Win(mover));
    (found.best.map_or_else(String::new, |mv| game.move_text(mv)), wins)
}

fn stone(text: &str) -> char {
    let game = game(text);
    let position = game.parse_position(text).expect("a position");
    if game.to_move(&position) == Player::First { 'x' } else { 'o' }
}

#[test]
fn the_wins_are_what_they_are_called() {
    for Win { text, fours, moves } in WINS {
        let grid = Grid::parse(text);
        let winning = grid.winning(stone(text), *fours);
        let names: Vec<String> = winning.iter().map(|&square| grid.name(square)).collect();
        assert_eq!(names, *moves, "{text}");
        assert!(grid.winning(stone(text), fours - 1).is_empty(), "{text} is shorter");
    }
}

#[test]
fn the_defences_are_what_they_are_called() {
    for Defence { text, moves } in DEFENCES.iter().chain(HARDER_DEFENCES) {
        let grid = Grid::parse(text);
        let defences = grid.defences(stone(text), THREATENED_FOURS);
        let names: Vec<String> = defences.iter().map(|&square| grid.name(square)).collect();
        assert_eq!(names, *moves, "{text}");
    }
}

/// What the engine makes of the wins by this many fours, where it is not what it should be.
fn wins_missed(fours: std::ops::RangeInclusive<u32>) -> Vec<String> {
    WINS.iter()
        .filter(|win| fours.contains(&win.fours))
        .filter_map(|Win { text, moves, .. }| {
            // Other moves may win as well, by more than fours: a proof is a proof.
            let (best, wins) = chosen(text, 500_000);
            (!wins).then(|| format!("{text}: {best} (not proven), and {moves:?} win"))
        })
        .collect()
}

#[test]
fn wins_by_few_fours_are_proven() {
    let missed = wins_missed(1..=2);
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn wins_by_many_fours_are_proven() {
    let missed = wins_missed(3..=6);
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn double_threes_are_proven() {
    for text in DOUBLE_THREES {
        let (best, wins) = chosen(text, 500_000);
        assert!(wins, "{text}: {best}");
    }
}

/// The engine's move where it is none of the defences.
fn defences_missed(defences: &[Defence]) -> Vec<String> {
    let missed = |Defence { text, moves }: &Defence| {
        let (best, _) = chosen(text, 100_000);
        (!moves.contains(&&*best)).then(|| format!("{text}: {best}, not {moves:?}"))
    };
    defences.iter().filter_map(missed).collect()
}

#[test]
fn the_only_defences_are_found() {
    let missed = defences_missed(DEFENCES);
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn more_defences_are_found() {
    let missed = defences_missed(HARDER_DEFENCES);
    assert!(missed.is_empty(), "{missed:#?}");
}

/// At equal numbers of positions, which every machine counts alike.
fn beats_alphabeta(openings: std::ops::Range<u64>, nodes: u64) {
    let game = Five::new(Shape::new(15, 15, 5));
    for opening in openings {
        let engines = if opening % 2 == 0 { Player::First } else { Player::Second };
        let played = rival::play(&game, opening, engines, Allowance::Nodes(nodes));
        let moves: Vec<String> = played.moves.iter().map(|&mv| game.move_text(mv)).collect();
        assert_eq!(played.outcome, Outcome::Win(engines), "{opening}: {}", moves.join(" "));
    }
}

#[test]
fn plain_alphabeta_is_beaten() {
    beats_alphabeta(100..102, 3_000);
}
