//! Small games solved to the end in the most obvious way, for searches that say they have a proof.

use std::collections::HashMap;

use gametree_games::bits::{Bits, Digits, Replacement, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::{Exact, Expertise, Game, Proven, Seed};
use gametree_search::{Findings, Verdict};

use crate::careless::Careless;

/// A game and how its positions end, as far as somebody asked.
pub(crate) struct Solved<'g, G: Game> {
    pub(crate) game: &'g G,
    ends: HashMap<G::Position, Exact>,
}

impl<'g, G: Game> Solved<'g, G> {
    pub(crate) fn new(game: &'g G) -> Self {
        Solved { game, ends: HashMap::new() }
    }

    /// How a position ends under best play.
    pub(crate) fn end(&mut self, position: &G::Position) -> Exact {
        if let Some(&end) = self.ends.get(position) {
            return end;
        }
        let game = self.game;
        let end = match game.outcome(position) {
            Some(outcome) => Exact { margin: game.payoff(position, outcome), plies: 0 },
            None => {
                let moves = game.legal_moves(position);
                let ends = moves.map(|mv| self.end(&game.after(position, mv)).before_a_move());
                Exact::best(ends, game.to_move(position))
                    .expect("an unfinished position has a move")
            }
        };
        self.ends.insert(position.clone(), end);
        end
    }

    /// Everything that findings say for certain is true; says whether the verdict was a proof.
    pub(crate) fn check(&mut self, position: &G::Position, found: &Findings<G::Move>) -> bool {
        let game = self.game;
        let end = self.end(position);
        let proven = found.end();
        if let Some(proven) = proven {
            assert_eq!(proven.margin, end.margin, "{position:?}");
            let plies = proven.plies.exactly();
            assert!(plies.is_none_or(|plies| plies == end.plies), "{plies:?} {end:?} {position:?}");
        }
        for found in &found.moves {
            let after = self.end(&game.play(position, found.mv).expect("a legal move"));
            let holds = match found.verdict {
                Verdict::Proven(Proven { margin, plies }) => {
                    let plies = plies.exactly();
                    after.margin == margin && plies.is_none_or(|plies| plies == after.plies + 1)
                }
                Verdict::AtLeast(margin) => after.margin >= margin,
                Verdict::AtMost(margin) => after.margin <= margin,
                Verdict::Estimated(..) => true,
                Verdict::Valued(_) => false, // only textbook searches say so
            };
            assert!(holds, "{found:?} {after:?} {position:?}");
        }
        assert_eq!(found.line.first().copied(), found.best);
        let mut place = position.clone();
        for &mv in &found.line {
            place = game.play(&place, mv).expect("a legal move");
            // In a line that is proven no move gives anything away.
            assert!(proven.is_none() || self.end(&place).margin == end.margin, "{position:?}");
        }
        proven.is_some()
    }
}

/// A position after random moves, with at most so many more to choose from.
pub(crate) fn random_position<G: Game>(game: &G, seed: &mut Seed, most: usize) -> G::Position {
    let mut position = game.start();
    let mut skip = seed.below(12);
    loop {
        let legal: Vec<G::Move> = game.legal_moves(&position).collect();
        if legal.len() <= most && skip == 0 {
            return position;
        }
        skip = skip.saturating_sub(1);
        match seed.pick(&legal) {
            Some(&mv) => position = game.after(&position, mv),
            None => return position,
        }
    }
}

/// Something that holds for positions of every game.
pub(crate) trait Check {
    fn check<G: Expertise>(&mut self, solved: &mut Solved<'_, G>, position: &G::Position);
}

/// Checks it on thousands of random positions of small games of every kind.
pub(crate) fn holds_in_small_games(check: &mut impl Check) {
    let seed = &mut Seed::new(7);
    for start in [1, 2, 7, 20, 45, 700] {
        some_positions(&Multiply::new(start), 20, 99, seed, check);
    }
    for stones in 0..=14 {
        for take in [&[2, 3][..], &[1, 2], &[3, 1, 4]] {
            some_positions(&Stones::new(stones, take), 12, 99, seed, check);
        }
    }
    for length in 1..=9 {
        for _ in 0..6 {
            let digits = Digits::from_seed(length, seed.next_number());
            some_positions(&Bits::new(digits, STANDARD_TABLE), 6, 99, seed, check);
            let mut number = || seed.below(9) as i32 - 4;
            let table = [(); 4].map(|()| Replacement {
                digit: u8::from(number() > 0),
                mover: number(),
                opponent: number(),
            });
            some_positions(&Bits::new(digits, table), 6, 99, seed, check);
        }
    }
    let misere = |m, n, k| Shape { misere: true, ..Shape::new(m, n, k) };
    for shape in [Shape::new(3, 3, 3), misere(3, 3, 3), Shape::new(4, 3, 3), misere(3, 2, 2)] {
        some_positions(&Mnk::<u64>::new(shape), 150, 99, seed, check);
        // Larger boards than these list only some moves; with squares for larger ones, these do too.
        some_positions(&Mnk::<u128>::new(shape), 50, 99, seed, check);
    }
    for shape in [Shape::new(4, 4, 3), misere(4, 4, 3), Shape::new(5, 4, 4), Shape::new(4, 4, 4)] {
        some_positions(&Mnk::<u64>::new(shape), 150, 9, seed, check);
        some_positions(&Mnk::<u128>::new(shape), 50, 8, seed, check);
    }
    for stones in 4..=14 {
        some_positions(&Careless(Stones::new(stones, &[3, 1, 4])), 10, 99, seed, check);
    }
    for length in 4..=8 {
        let digits = Digits::from_seed(length, seed.next_number());
        some_positions(&Careless(Bits::new(digits, STANDARD_TABLE)), 10, 99, seed, check);
    }
    some_positions(&Careless(Mnk::<u64>::new(Shape::new(3, 3, 3))), 100, 99, seed, check);
    some_positions(&Careless(Sim::new(5)), 30, 8, seed, check);
    some_positions(&Sim::new(4), 60, 99, seed, check);
    some_positions(&Sim::new(5), 100, 9, seed, check);
    some_positions(&Sim::new(6), 40, 8, seed, check);
}

fn some_positions<G: Expertise>(
    game: &G,
    count: usize,
    most: usize,
    seed: &mut Seed,
    check: &mut impl Check,
) {
    let mut solved = Solved::new(game);
    for _ in 0..count {
        check.check(&mut solved, &random_position(game, seed, most));
    }
}
