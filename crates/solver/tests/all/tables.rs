//! The dense tables against scalar ones, where the standard parameters would hide a mistake.

use gametree_games::bits::{Bits, Digits, Replacement, Table};
use gametree_games::stones::Stones;
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Exact, Game, Seed};
use gametree_solver::Solution;

use crate::game::{entries, solve_all};

/// A table with gains up to `most`.
fn random_table(seed: &mut Seed, most: usize) -> Table {
    let mut points = || seed.below(2 * most + 1) as i32 - most as i32;
    let mut replacement = |digit| Replacement { digit, mover: points(), opponent: points() };
    let table = [0, 1, 1, 0].map(&mut replacement);
    let flips = seed.next_number();
    let mut table = table;
    for (pair, replacement) in table.iter_mut().enumerate() {
        replacement.digit ^= (flips >> pair & 1) as u8;
    }
    table
}

/// What every string is worth to the mover, digit by digit; strings as text.
fn reference(table: &Table, length: usize) -> Vec<Vec<i32>> {
    let mut levels = vec![vec![0], vec![0, 0]];
    for n in 2..=length {
        let worth = |string: usize| {
            let digits: Vec<usize> = (0..n).map(|index| string >> (n - 1 - index) & 1).collect();
            let after = (0..n - 1).map(|index| {
                let replaced = table[2 * digits[index] + digits[index + 1]];
                let mut rest = digits.clone();
                rest.splice(index..index + 2, [usize::from(replaced.digit)]);
                let rest = rest.iter().fold(0, |number, digit| 2 * number + digit);
                replaced.mover - replaced.opponent - levels[n - 1][rest]
            });
            after.max().expect("there is a pair")
        };
        let level = (0..1 << n).map(worth).collect();
        levels.push(level);
    }
    levels
}

/// Strings longer than a block of the sweep, in cells of one, two and four bytes.
#[test]
fn random_replacements() {
    let mut seed = Seed::new(11);
    for (most, length) in [(1, 15), (2, 15), (4, 14), (4, 16), (90, 14), (1000, 15), (1000, 3)] {
        let table = random_table(&mut seed, most);
        let levels = reference(&table, length);
        for threads in [1, 2] {
            let game = Bits::new(Digits::from_seed(length as u8, 3), table);
            let work = Work::within(Budget { threads, ..Budget::default() });
            let solution = Solution::new(&game, &game.start(), &work);
            let mut checked = 0;
            for (position, value) in entries(&solution.expect("it fits")) {
                let text = position.digits.to_string();
                let number = usize::from_str_radix(&text, 2).expect("binary digits");
                assert_eq!(value.margin, levels[text.len()][number], "{text} {table:?}");
                checked += 1;
            }
            assert_eq!(checked, (2 << length) - 2);
        }
    }
}

/// The tables above are worth comparing only if they vary.
#[test]
fn random_replacements_vary() {
    let levels = reference(&random_table(&mut Seed::new(11), 4), 12);
    let mut worths = levels[12].clone();
    worths.sort_unstable();
    worths.dedup();
    assert!(worths.len() > 3, "{worths:?}");
}

/// A law that was found for the report's game.
#[test]
fn many_stones() {
    let game = Stones::new(100_000, &[2, 3]);
    let solution = solve_all(&game);
    for (position, value) in entries(&solution) {
        let left = position.left as i32;
        let law = if left < 7 { [0, 0, 0, 4, 5, 1, 1][left as usize] } else { (left - 1) % 4 + 1 };
        assert_eq!(value.margin, law);
    }
    let Exact { plies, .. } = solution.root_value();
    assert!((33_333..=50_000).contains(&plies));
}

/// One table for a family gives what a table for each member gives.
#[test]
fn one_table_for_all_heaps() {
    for takes in [&[2, 3][..], &[1, 3, 4], &[5, 2], &[7, 1, 3]] {
        let all = solve_all(&Stones::new(60, takes));
        for stones in 0..60 {
            let game = Stones::new(stones, takes);
            assert_eq!(all.value(&game.start()), Ok(solve_all(&game).root_value()));
        }
    }
}
