//! What is read from disk is what is solved in memory, position by position, whatever the memory and the threads.

use std::fs;
use std::path::Path;

use gametree_games::bits::{Bits, Digits, Replacement};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Game, Notation, Seed, Solvable};
use gametree_solver::Solution;
use gametree_tables::{check, open, solve};

fn within(memory: u64, threads: usize) -> Work {
    Work::within(Budget { memory, threads, time: None })
}

/// All files of a table, the manifest without times.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = names
        .filter(|path| path.extension().is_some_and(|ending| ending == "gtl"))
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// Solves in memory and on disk, and compares every position.
fn compare<G>(game: &G, spec: &str, root: &G::Position, memory: u64)
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    let expected = Solution::new(game, root, &Work::new()).unwrap();
    let mut first: Option<Vec<(String, Vec<u8>)>> = None;
    for threads in [1, 2, 3] {
        let folder = tempfile::tempdir().unwrap();
        let work = within(memory, threads);
        let solution = solve(game, spec, root, folder.path(), &work).unwrap();
        assert_eq!(solution.root_value(), expected.root_value(), "{spec}");
        assert_eq!(solution.positions(), expected.positions(), "{spec}");
        let mut stored = Vec::new();
        solution
            .each(|position, end| {
                stored.push((position, end));
                true
            })
            .unwrap();
        let mut number = 0;
        expected
            .each(|position, end| {
                assert_eq!(
                    solution.value(&position),
                    Ok(end),
                    "{spec} {}",
                    game.position_text(&position)
                );
                assert!(stored[number] == (position, end), "{spec}");
                number += 1;
                true
            })
            .unwrap();
        assert_eq!(number, stored.len());
        let counts = [&solution, &expected].map(|solution| solution.counts(&Work::new()).unwrap());
        assert_eq!(counts[0], counts[1], "{spec}");
        // The same bytes on any number of threads, and in any memory.
        let found = files(folder.path());
        assert!(*first.get_or_insert_with(|| found.clone()) == found, "{spec} {threads}");
        let manifest = check(folder.path(), &work).unwrap();
        assert!(manifest.is_complete());
        assert!(open(game, spec, folder.path()).is_ok());
    }
    let folder = tempfile::tempdir().unwrap();
    solve(game, spec, root, folder.path(), &within(1 << 30, 2)).unwrap();
    assert!(files(folder.path()) == first.unwrap(), "{spec}: with much memory");
}

/// Hardly more than the least that boards of 14 free places take: levels are turned through files.
const LITTLE: u64 = 1_500_000;

#[test]
fn games_of_places() {
    for (m, n, k) in [(3, 3, 3), (3, 3, 2), (2, 2, 2), (4, 3, 3), (4, 3, 4)] {
        let game = Mnk::<u64>::new(Shape::new(m, n, k));
        compare(&game, &format!("mnk:m={m},n={n},k={k}"), &game.start(), LITTLE);
    }
    let game = Mnk::<u64>::new(Shape::new(4, 4, 3));
    let middle = game.parse_position("4/1x2/2o1/4").unwrap();
    compare(&game, "mnk:m=4,n=4,k=3", &middle, LITTLE);
    for vertices in [4, 5] {
        let game = Sim::new(vertices);
        compare(&game, &format!("sim:vertices={vertices}"), &game.start(), LITTLE);
    }
    // The second player moves at the root.
    let game = Sim::new(5);
    let position = game.after(&game.start(), game.legal_moves(&game.start()).next().unwrap());
    compare(&game, "sim:vertices=5", &position, LITTLE);
}

/// Cells of one, two and four bytes; pieces shorter and longer than a block of the sweep.
#[test]
fn games_of_strings() {
    let mut seed = Seed::new(3);
    for (most, length) in [(1, 3), (1, 9), (2, 15), (90, 14), (100_000, 13)] {
        let mut points = || seed.below(2 * most + 1) as i32 - most as i32;
        let mut replacement = |digit| Replacement { digit, mover: points(), opponent: points() };
        let table = [1, 0, 1, 0].map(&mut replacement);
        let game = Bits::new(Digits::from_seed(length, 3), table);
        for memory in [1 << 20, 1 << 30] {
            compare(&game, "bits", &game.start(), memory);
        }
    }
}

#[test]
fn other_games() {
    for stones in [0, 1, 2, 50, 3_000] {
        let game = Stones::new(stones, &[2, 3]);
        compare(&game, &format!("stones:stones={stones}"), &game.start(), 1 << 30);
    }
    for start in [20, 23, 2_999] {
        let game = Multiply::new(start);
        compare(&game, &format!("multiply:start={start}"), &game.start(), 1 << 30);
    }
}
