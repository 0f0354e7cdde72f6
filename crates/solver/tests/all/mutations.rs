//! What is wrong with a certificate is found, and the position is named.

use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::{Exact, Game, Plies, Seed};
use gametree_solver::Solution;
use gametree_verify::{Certificate, Fault};

use crate::certificates::{certificate, verify};
use crate::game::{UseGame, Whole, solve_all, with_game};

/// Changes that make a certificate wrong.
#[derive(Clone, Copy)]
enum Mutation {
    /// A move that is legal and not as good.
    Move,
    /// A move that is not legal.
    IllegalMove,
    /// Another margin, sign included.
    Margin,
    /// Another length.
    Plies,
    /// A line less.
    Drop,
    /// A line twice.
    Repeat,
    /// A line on another ply.
    Ply,
    /// Another claim.
    Claim,
}

const MUTATIONS: [Mutation; 8] = [
    Mutation::Move,
    Mutation::IllegalMove,
    Mutation::Margin,
    Mutation::Plies,
    Mutation::Drop,
    Mutation::Repeat,
    Mutation::Ply,
    Mutation::Claim,
];

/// The claim is the fourth line.
const CLAIM: usize = 3;
/// Before the first move of a strategy.
const HEADER: usize = 5;

/// Changes one line, or leaves all as it is if that line cannot be changed that way.
fn mutate<G: Whole>(
    solution: &Solution<G>,
    lines: &[String],
    mutation: Mutation,
    seed: &mut Seed,
) -> Option<Vec<String>> {
    let mut lines = lines.to_vec();
    if let Mutation::Claim = mutation {
        let number = 1 + seed.below(9);
        let wanted = [format!("claim\tfirst\t{number}\t7"), "claim\tdraw\t0\t-".to_owned()];
        let claim = seed.pick(&wanted).filter(|&claim| *claim != lines[CLAIM])?;
        lines[CLAIM].clone_from(claim);
        return Some(lines);
    }
    let index = HEADER + seed.below(lines.len() - HEADER);
    let fields: Vec<String> = lines[index].split('\t').map(str::to_owned).collect();
    let Ok([ply, position, mv, margin, plies]): Result<[String; 5], _> = fields.try_into() else {
        return None; // between the strategies, or the end
    };
    let game = solution.game();
    let parsed = game.parse_position(&position).expect("a position");
    let changed = match mutation {
        Mutation::Move => {
            // Another move may keep the promise too: it has to lead to less than was claimed.
            let mover = game.to_move(&parsed);
            let claimed = Exact { margin: margin.parse().ok()?, plies: plies.parse().unwrap_or(0) };
            let ends = solution.moves(&parsed).expect("covered").into_iter();
            let worse: Vec<G::Move> = ends
                .filter(|(_, end)| {
                    let drawn = claimed.margin == 0 && end.margin == 0;
                    !drawn && end.compare(claimed, mover).is_lt()
                })
                .map(|(mv, _)| mv)
                .collect();
            let other = seed.pick(&worse)?;
            format!("{ply}\t{position}\t{}\t{margin}\t{plies}", game.move_text(*other))
        }
        Mutation::IllegalMove => format!("{ply}\t{position}\t{mv}9\t{margin}\t{plies}"),
        Mutation::Margin => {
            let margin: i32 = margin.parse().expect("a margin");
            let margin = [margin + 1, margin - 1, -margin][seed.below(3)];
            let plies = if plies == "-" { "3" } else { &plies };
            let plies = if margin == 0 { "-" } else { plies };
            format!("{ply}\t{position}\t{mv}\t{margin}\t{plies}")
        }
        Mutation::Plies => {
            let plies: u32 = plies.parse().ok()?;
            let plies = if seed.below(2) == 0 { plies + 1 } else { plies - 1 };
            format!("{ply}\t{position}\t{mv}\t{margin}\t{plies}")
        }
        Mutation::Drop => {
            lines.remove(index);
            return Some(lines);
        }
        Mutation::Repeat => {
            let line = lines[index].clone();
            lines.insert(index, line);
            return Some(lines);
        }
        Mutation::Ply => {
            let ply: u32 = ply.parse().expect("a ply");
            format!("{}\t{position}\t{mv}\t{margin}\t{plies}", ply + 1 + seed.below(4) as u32)
        }
        Mutation::Claim => return None,
    };
    (changed != lines[index]).then(|| {
        lines[index] = changed;
        lines
    })
}

/// Makes so many wrong certificates of a game; returns how many were rejected.
struct Rejected {
    wanted: usize,
    seed: Seed,
}

impl UseGame for Rejected {
    type Output = usize;

    fn with<G: Whole>(mut self, game: &G) -> usize {
        let solution = solve_all(game);
        let (text, _) = certificate(&solution, &game.start());
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut rejected = 0;
        for turn in (0..MUTATIONS.len()).cycle() {
            if rejected == self.wanted {
                break;
            }
            let mutated = mutate(&solution, &lines, MUTATIONS[turn], &mut self.seed);
            let Some(mutated) = mutated else { continue };
            let mutated = mutated.join("\n");
            let Err(rejection) = verify(game, &mutated) else {
                panic!("accepted:\n{}", difference(&lines, &mutated));
            };
            let named = game.parse_position(&rejection.place).is_ok();
            assert!(named, "{rejection}:\n{}", difference(&lines, &mutated));
            rejected += 1;
        }
        rejected
    }
}

fn difference(lines: &[String], mutated: &str) -> String {
    let changed = lines.iter().zip(mutated.lines()).find(|(line, other)| line != other);
    format!("{changed:?}")
}

#[test]
fn a_thousand_wrong_ones() {
    let mut rejected = 0;
    for (spec, wanted) in [
        ("mnk:m=3,n=3,k=3", 200),
        ("mnk:m=4,n=3,k=3", 150),
        ("mnk:m=4,n=4,k=3", 50),
        ("sim:vertices=5", 150),
        ("stones:stones=20", 150),
        ("stones:stones=33", 100),
        ("bits:string=0110100", 150),
        ("multiply:start=21", 100),
        ("multiply:start=27", 50),
    ] {
        let user = Rejected { wanted, seed: Seed::new(rejected as u64) };
        rejected += with_game(spec, user);
    }
    assert!(rejected >= 1000, "{rejected}");
}

/// Damage of any kind is an answer, never a panic.
#[test]
fn damage() {
    let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
    let solution = solve_all(&game);
    let (text, _) = certificate(&solution, &game.start());
    let mut seed = Seed::new(3);
    let symbols = b"0123456789xo/\tabc-\n ~";
    let mut accepted = 0;
    for _ in 0..1000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + seed.below(3) {
            let place = seed.below(bytes.len());
            match seed.below(3) {
                0 => bytes[place] = symbols[seed.below(symbols.len())],
                1 => bytes.truncate(place.max(1)),
                _ => drop(bytes.remove(place)),
            }
        }
        let damaged = String::from_utf8(bytes).expect("ASCII");
        // A changed move may be as good, and so may the same position written in another way.
        if let Ok(proof) = verify(&game, &damaged) {
            assert_eq!((proof.claim.margin, proof.claim.plies), (0, Plies::Unknown));
            accepted += 1;
        }
    }
    assert!(accepted < 100, "{accepted}");
}

#[test]
fn hostile() {
    let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
    let head = "gametree certificate 1\nspec\tspec\nposition\t3/3/3\n";
    let fault = |text: &str| verify(&game, text).expect_err("proves nothing").fault;
    assert_eq!(fault(""), Fault::Format { line: 0 });
    assert_eq!(fault("gametree certificate 2\n"), Fault::Format { line: 1 });
    assert_eq!(fault(&format!("{head}claim\tfirst\t0\t-\n")), Fault::Format { line: 4 });
    assert_eq!(fault(&format!("{head}claim\tfirst\t1\t-\n")), Fault::Format { line: 4 });
    let empty = "strategy\tfirst\nstrategy\tsecond\nend\n";
    assert_eq!(fault(&format!("{head}claim\tfirst\t1\t5\n{empty}")), Fault::NoMove);
    // Nothing is worse than to lose at once, but it cannot be forced.
    assert!(matches!(fault(&format!("{head}claim\tsecond\t-1\t0\n{empty}")), Fault::NoMove));
    let far = "strategy\tfirst\n4294967295\t3/3/3\ta1\t0\t-\nstrategy\tsecond\nend\n";
    assert_eq!(fault(&format!("{head}claim\tdraw\t0\t-\n{far}")), Fault::NoMove);
    let other = head.replace("spec\tspec", "spec\tmnk:m=4,n=3,k=3");
    assert_eq!(fault(&format!("{other}claim\tdraw\t0\t-\n{empty}")), Fault::OtherGame);
    let cut = Certificate::read("gametree certificate 1\nspec\tx\n");
    assert_eq!(cut.expect_err("cut short").fault, Fault::Format { line: 2 });
}
