//! Falsehoods that were once called proven, one by one.

use gametree_games::bits::Bits;
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::sim::Sim;
use gametree_games::{Spec, Specified};
use gametree_rules::{
    Evaluator, ExpertiseByRules, Game, Notation, Outcome, Player, Plies, Solvable, Symmetric, Value,
};
use gametree_search::{
    EngineOptions, Findings, Goal, Limits, MctsOptions, PnsOptions, Task, engine, mcts, pns,
};
use gametree_truth::{Ends, LastTurn, Sought, Takeaway, examine};

const ORACLE: usize = 20_000_000;

/// Reads a position, searches it so many times and compares every claim.
fn check<G: Sought + Notation>(
    game: &G,
    text: &str,
    times: usize,
    search: impl Fn(&G, &G::Position) -> Findings<G::Move>,
) {
    let position = game.parse_position(text).expect("a position");
    let mut ends = Ends::new(game, ORACLE);
    for time in 0..times {
        let found = search(game, &position);
        if let Err(wrong) = examine(game, &position, &found, &mut ends) {
            panic!("{text}, search {time}: {wrong}");
        }
    }
}

fn by_engine<G: Sought>(
    game: &G,
    position: &G::Position,
    options: EngineOptions,
    limits: Limits,
) -> Findings<G::Move> {
    engine(&Task::new(game, position).limits(limits), &options)
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::NONE }
}

/// One thread's results were applied to moves that another had put in another order.
#[test]
fn threads_do_not_mix_up_moves() {
    let four = EngineOptions { threads: 4, ..EngineOptions::default() };
    check(&Sim::new(7), ".......r.rb..b.rb....", 20, |game, position| {
        by_engine(game, position, four, nodes(120_000))
    });
    let spec = "bits:string=1100111111111110,table=1,16,30/0,-25,-36/0,39,-8/0,14,-23";
    let bits = Spec::parse(spec).and_then(|spec| Bits::from_spec(&spec)).expect("a spec");
    check(&bits, "1100111111111110/0/0/2", 12, |game, position| {
        by_engine(game, position, four, Limits::NONE)
    });
}

/// A bound was called a result.
#[test]
fn lines_are_not_proven_by_bounds() {
    let lines = |lines| EngineOptions { lines, ..EngineOptions::default() };
    let misere = Mnk::<u64>::new(Shape { misere: true, ..Shape::new(6, 1, 2) });
    for goal in [Goal::Exact, Goal::Winner] {
        check(&misere, "6", 1, |game, position| {
            by_engine(game, position, EngineOptions { goal, ..lines(7) }, Limits::NONE)
        });
    }
    for most in 1..2500 {
        check(&Mnk::<u64>::new(Shape::new(3, 3, 3)), "3/3/x1o/2", 1, |game, position| {
            by_engine(game, position, lines(7), nodes(most))
        });
    }
}

/// Every line begins with another move, however the search was stopped.
#[test]
fn no_line_is_told_twice() {
    let game = Mnk::<Wide<4>>::new(Shape::new(15, 15, 5));
    let mut position = game.start();
    for mv in "h8 h10 f10 g9 f8 g8 g7 g11 i9 f6 h6 e9 h7 h9 f7 e7 i5 j4".split(' ') {
        let mv = game.parse_move(&position, mv).expect("a legal move");
        game.play_unchecked(&mut position, mv);
    }
    let options = EngineOptions { lines: 6, ..EngineOptions::default() };
    let found = by_engine(&game, &position, options, nodes(400_000));
    let mut firsts: Vec<_> = found.lines.iter().map(|line| game.move_text(line.moves[0])).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 6);
    for line in &found.lines {
        let said =
            found.moves.iter().find(|one| one.mv == line.moves[0]).expect("it was looked at");
        assert_eq!(said.verdict.amount(), line.verdict.amount(), "{said:?} {line:?}");
    }
}

/// The length was right, and the line another one.
#[test]
fn a_line_is_as_long_as_it_is_said_to_be() {
    let game = Mnk::<u64>::new(Shape::new(4, 2, 3));
    for bytes in [0, 1 << 10, 1 << 20] {
        check(&game, "1o2/1x2", 1, |game, position| {
            let found = pns(&Task::new(game, position), &PnsOptions { table_bytes: bytes });
            let plies = found.end().map(|proven| proven.plies);
            assert_eq!((plies, found.line.len()), (Some(Plies::Exactly(3)), 3));
            found
        });
    }
}

/// Nothing can happen any more, and that is proven on boards of any size.
#[test]
fn dead_drawn_boards_are_proven() {
    let board = "ooxoxoo/xxoxoox/xooxo1o/oxxxooo/xoxoxxx/oxoooxo/o1xxoox/xoxxxxo/xxoxox1";
    check(&Mnk::<u128>::new(Shape::new(7, 9, 5)), board, 1, |game, position| {
        let found = by_engine(game, position, EngineOptions::default(), Limits::NONE);
        assert_eq!(found.end().map(|proven| proven.margin), Some(0));
        found
    });
}

/// Whose turn it is once the game is over changes nothing.
#[test]
fn a_game_of_ones_own_may_keep_the_turn() {
    for last_turn in LastTurn::ALL {
        for (points, misere) in [(false, false), (false, true), (true, false)] {
            for stones in 0..12 {
                let game = Takeaway { stones, points, misere, last_turn };
                let start = game.start();
                let mut ends = Ends::new(&game, ORACLE);
                for found in [
                    by_engine(&game, &start, EngineOptions::default(), Limits::NONE),
                    pns(&Task::new(&game, &start), &PnsOptions { table_bytes: 1 << 20 }),
                    mcts(
                        &Task::new(&game, &start).nodes(5000),
                        &MctsOptions { seed: 1, tree_bytes: 1 << 20 },
                    ),
                ] {
                    assert!(found.end().is_some(), "{game:?}");
                    examine(&game, &start, &found, &mut ends).expect("only what is true");
                }
            }
        }
    }
}

/// Pick one of a hundred boxes, then the other player does; what is in them is only known by an
/// opinion, and a large one.
#[derive(Clone)]
struct Boxes {
    unit: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Picked {
    picks: u8,
    last: u8,
}

impl Game for Boxes {
    type Position = Picked;
    type Move = u8;

    fn start(&self) -> Picked {
        Picked { picks: 0, last: 0 }
    }

    fn to_move(&self, position: &Picked) -> Player {
        if position.picks % 2 == 0 { Player::First } else { Player::Second }
    }

    fn outcome(&self, position: &Picked) -> Option<Outcome> {
        (position.picks == 9).then_some(Outcome::Draw)
    }

    fn legal_moves(&self, position: &Picked) -> impl Iterator<Item = u8> {
        0..if position.picks == 9 { 0 } else { 100 }
    }

    fn play_unchecked(&self, position: &mut Picked, mv: u8) {
        *position = Picked { picks: position.picks + 1, last: mv };
    }
}

impl Symmetric for Boxes {}
impl Solvable for Boxes {}

struct Contents;

impl Evaluator<Boxes> for Contents {
    fn estimate(&self, game: &Boxes, position: &Picked) -> Value {
        // Box 63 holds most.
        Value(game.unit * (100 - (i64::from(position.last) - 63).abs()))
    }
}

impl ExpertiseByRules for Boxes {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Contents
    }
}

/// Estimates of any size are told apart.
#[test]
fn large_estimates_choose_the_same_move_as_small_ones() {
    for unit in [1, 100, 1024, 9_999, 1_000_000, 1_000_000_000_000, 90_000_000_000_000_000] {
        let game = Boxes { unit };
        let options = EngineOptions::default();
        let found = by_engine(&game, &game.start(), options, Limits::depth(1));
        assert_eq!(found.best, Some(63), "in units of {unit}");
    }
}
