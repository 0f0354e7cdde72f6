//! How positions end, worked out in the most obvious way, and random positions to try it on.

use std::collections::HashMap;

use gametree_games::bits::{Bits, Digits, Replacement, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::{Exact, Expertise, Game, Notation, Seed};

/// Remembers what it has worked out about a game.
pub(crate) struct Ends<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::Position, Exact>,
}

impl<'a, G: Game> Ends<'a, G> {
    pub(crate) fn new(game: &'a G) -> Self {
        Ends { game, known: HashMap::new() }
    }

    /// The end of a position by its definition.
    pub(crate) fn of(&mut self, position: &G::Position) -> Exact {
        if let Some(outcome) = self.game.outcome(position) {
            return Exact { margin: self.game.payoff(position, outcome), plies: 0 };
        }
        if let Some(end) = self.known.get(position) {
            return *end;
        }
        let ends: Vec<Exact> = self.moves(position).into_iter().map(|(_, end)| end).collect();
        let end = Exact::best(ends, self.game.to_move(position)).expect("there is a move");
        self.known.insert(position.clone(), end);
        end
    }

    /// Where each move leads, the move included.
    pub(crate) fn moves(&mut self, position: &G::Position) -> Vec<(G::Move, Exact)> {
        let moves: Vec<G::Move> = self.game.legal_moves(position).collect();
        moves
            .into_iter()
            .map(|mv| (mv, self.of(&self.game.after(position, mv)).before_a_move()))
            .collect()
    }
}

/// A position after so many random moves, or the last one before the game ended.
pub(crate) fn wander<G: Game>(game: &G, moves: usize, seed: &mut Seed) -> G::Position {
    let mut position = game.start();
    for _ in 0..moves {
        let legal: Vec<G::Move> = game.legal_moves(&position).collect();
        match seed.pick(&legal) {
            Some(&mv) => position = game.after(&position, mv),
            None => break,
        }
    }
    position
}

/// Something to check in positions of any game.
pub(crate) trait Check {
    fn check<G>(&mut self, game: &G, position: &G::Position, ends: &mut Ends<'_, G>)
    where
        G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Notation + Sync;

    /// Checks random positions of a game, at least so many moves from its start.
    fn in_game<G>(&mut self, game: &G, moves: std::ops::Range<usize>, positions: usize)
    where
        G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Notation + Sync,
    {
        let mut seed = Seed::new(positions as u64);
        let mut ends = Ends::new(game);
        for _ in 0..positions {
            let moves = moves.start + seed.below(moves.len());
            self.check(game, &wander(game, moves, &mut seed), &mut ends);
        }
    }

    /// Checks thousands of random positions of every game small enough.
    fn everywhere(&mut self) {
        for start in [20, 23, 24, 29] {
            self.in_game(&Multiply::new(start), 0..5, 60);
        }
        for take in [&[2, 3][..], &[3, 2], &[1, 3, 4], &[5, 2]] {
            self.in_game(&Stones::new(14, take), 0..8, 150);
        }
        self.in_game(&Bits::new(Digits::from_seed(10, 1), STANDARD_TABLE), 0..9, 100);
        let mut seed = Seed::new(5);
        for number in 0..30 {
            let table = std::array::from_fn(|_| Replacement {
                digit: seed.below(2) as u8,
                mover: seed.below(9) as i32 - 4,
                opponent: seed.below(9) as i32 - 4,
            });
            self.in_game(&Bits::new(Digits::from_seed(11, number), table), 0..6, 10);
        }
        for misere in [false, true] {
            let game = |m, n, k| Mnk::<u64>::new(Shape { m, n, k, misere });
            self.in_game(&game(3, 3, 3), 0..9, 300);
            self.in_game(&game(3, 3, 2), 0..5, 50);
            self.in_game(&game(4, 3, 3), 0..12, 200);
            self.in_game(&game(5, 3, 4), 5..14, 100);
            self.in_game(&game(4, 4, 3), 6..14, 200);
            self.in_game(&game(4, 4, 4), 7..16, 200);
            self.in_game(&game(5, 5, 4), 15..24, 150);
            self.in_game(&game(6, 2, 3), 0..12, 50);
            self.in_game(&game(1, 5, 2), 0..4, 20);
            self.in_game(&game(3, 3, 1), 0..1, 2);
            self.in_game(&game(3, 3, 5), 0..9, 20);
        }
        self.in_game(&Mnk::<u128>::new(Shape::new(8, 8, 3)), 53..64, 100);
        self.in_game(&Sim::new(5), 0..10, 200);
        self.in_game(&Sim::new(4), 0..6, 40);
        self.in_game(&Sim::new(6), 7..15, 150);
        self.in_game(&Sim::new(7), 14..20, 50);
    }
}
