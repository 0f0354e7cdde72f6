//! Certificates that something has happened to: none is accepted that claims what is not so, and none makes
//! the checker take more than it may.

use gametree_faults::times;
use gametree_rules::Seed;
use gametree_rules::work::{Budget, Work};
use gametree_verify::{Certificate, Limits, check};

use crate::certificates::{SPEC, certificate, ending};
use crate::game::{UseGame, Whole, solve, solve_all, with_game};

/// Does something to a file.
fn damage(text: &str, seed: &mut Seed) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let (one, other) = (seed.below(lines.len()), seed.below(lines.len()));
    match seed.below(8) {
        0 => lines.swap(one, other),
        1 => lines.insert(one, lines[other]),
        2 => drop(lines.remove(one)),
        3 => lines.truncate(one),
        4 => return changed_number(&lines, one, seed),
        5 => return moved_field(&lines, one, other, seed),
        _ => {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..1 + seed.below(3) {
                let place = seed.below(bytes.len());
                bytes[place] ^= 1 << seed.below(8);
            }
            return String::from_utf8_lossy(&bytes).into_owned();
        }
    }
    lines.join("\n")
}

/// A file with another number in one line.
fn changed_number(lines: &[&str], index: usize, seed: &mut Seed) -> String {
    let numbers =
        ["0", "1", "-1", "7", "2147483647", "-2147483648", "4294967295", "99999999999", "-"];
    let number = numbers[seed.below(numbers.len())];
    let mut fields: Vec<&str> = lines[index].split('\t').collect();
    let field = seed.below(fields.len());
    fields[field] = number;
    let changed = fields.join("\t");
    let mut lines = lines.to_vec();
    lines[index] = &changed;
    lines.join("\n")
}

/// A file where a field of one line is that of another.
fn moved_field(lines: &[&str], index: usize, other: usize, seed: &mut Seed) -> String {
    let from: Vec<&str> = lines[other].split('\t').collect();
    let mut fields: Vec<&str> = lines[index].split('\t').collect();
    let field = seed.below(fields.len());
    fields[field] = from[seed.below(from.len())];
    let changed = fields.join("\t");
    let mut lines = lines.to_vec();
    lines[index] = &changed;
    lines.join("\n")
}

struct Damaged {
    times: usize,
    seed: Seed,
}

impl UseGame for Damaged {
    /// How many were accepted all the same.
    type Output = usize;

    fn with<G: Whole>(mut self, game: &G) -> usize {
        let (text, _) = certificate(&solve_all(game), &game.start());
        let mut accepted = 0;
        for _ in 0..self.times {
            let mut damaged = damage(&text, &mut self.seed);
            if self.seed.below(4) == 0 && !damaged.is_empty() {
                damaged = damage(&damaged, &mut self.seed);
            }
            let Ok(read) = Certificate::read(&damaged) else { continue };
            let work = Work::within(Budget { memory: 4 << 20, ..Budget::default() });
            let checked = check(game, SPEC, &read, &Limits { positions: 100_000 }, &work);
            assert_eq!(work.memory_in_use(), 0);
            if let Ok(proof) = checked {
                // It may be about another position, or follow other moves that are as good.
                let position = game.parse_position(read.position).expect("it was checked");
                let truth = solve(game, &position).root_value();
                assert_eq!(proof.claim, ending(truth), "{damaged}");
                accepted += 1;
            }
        }
        accepted
    }
}

#[test]
fn no_damage_proves_what_is_not_so() {
    let specs = [
        "mnk:m=3,n=3,k=3",
        "sim:vertices=4",
        "stones:stones=20",
        "bits:string=0110100",
        "multiply:start=21",
    ];
    let times = times(1_000).div_ceil(specs.len());
    for (number, spec) in specs.into_iter().enumerate() {
        let seed = Seed::new(number as u64);
        let accepted = with_game(spec, Damaged { times, seed });
        assert!(accepted < times / 4, "{spec}: {accepted} of {times}");
    }
}

/// Files whose lines are small and many: they take no more memory than they may.
#[test]
fn many_small_lines() {
    struct Many;

    impl UseGame for Many {
        type Output = ();

        fn with<G: Whole>(self, game: &G) {
            let (text, _) = certificate(&solve_all(game), &game.start());
            let position = game.position_text(&game.start());
            // Each on a ply of its own.
            let lines: String = (0..20_000)
                .map(|ply| format!("{}\t{position}\tx\t0\t-\n", ply * 7 + 100))
                .collect();
            let text = text.replace("strategy\tfirst\n", &format!("strategy\tfirst\n{lines}"));
            let read = Certificate::read(&text).expect("well formed");
            for memory in [1 << 16, 1 << 20, 16 << 20] {
                let work = Work::within(Budget { memory, ..Budget::default() });
                assert!(check(game, SPEC, &read, &Limits::default(), &work).is_err());
            }
        }
    }

    for spec in ["mnk:m=3,n=3,k=3", "stones:stones=20"] {
        with_game(spec, Many);
    }
}

/// A line that is too long is no line, and what cannot be read is not repeated at length.
#[test]
fn long_lines() {
    for (before, after) in [("spec\t", ""), ("spec\tx\nposition\t", "")] {
        for length in [100, 1 << 17] {
            let long = "1".repeat(length);
            let text = format!("gametree certificate 1\n{before}{long}{after}\n");
            let rejection = Certificate::read(&text).expect_err("there is no claim");
            assert!(rejection.place.len() <= 80);
        }
    }
}
