//! 003: rows counted across gaps, and wins that are worth 10 less one for every ply.

mod endgame;
mod gap;
mod ten;

use gametree_games::mnk::{Position, Shape, Square};
use gametree_rules::{Game, Player, Work};
use gametree_search::{Observer, Stopped};

use self::gap::Gap;
use self::ten::Ten;
use super::examination::examine;
use super::{Case, Fault};
use crate::reports::Decision;
use crate::reports::mnk::{Board, Lines, MnkFaults, MnkSearch};

/// The side of the smallest board on which either fault shows.
const SIDE: u8 = 5;
const SQUARES: u32 = SIDE as u32 * SIDE as u32;

pub(super) fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    match fault.name {
        "gap" => examine(&Gap(Row::new(3, MnkFaults { gap: true, ten: false })), fault, work),
        _ => examine(&Ten(Row::new(4, MnkFaults { gap: false, ten: true })), fault, work),
    }
}

/// A board and a search with one fault.
struct Row {
    game: Board,
    lines: Lines,
    faults: MnkFaults,
}

impl Row {
    fn new(k: u8, faults: MnkFaults) -> Self {
        Row { game: Board::new(Shape::new(SIDE, SIDE, k)), lines: Lines::new(SIDE, k), faults }
    }

    /// The position that these stones make, put down in turn: bit `row · side + column` is a square.
    fn position(&self, stones: [u128; 2]) -> Position<u128> {
        let side = u32::from(SIDE);
        let mut squares = stones.map(|stones| {
            let on = move |square: &u32| stones >> square & 1 == 1;
            (0..SQUARES).filter(on).map(|square| ((square % side) as u8, (square / side) as u8))
        });
        let mut position = self.game.start();
        let mut turn = Player::First;
        while let Some((column, row)) = squares[turn.index()].next() {
            self.game.play_unchecked(&mut position, self.game.square(column, row));
            turn = turn.opponent();
        }
        position
    }

    /// The stones of a position, the other way round.
    fn stones(&self, position: &Position<u128>) -> [u128; 2] {
        let mut stones = [0; 2];
        for row in 0..SIDE {
            for column in 0..SIDE {
                if let Some(player) = position.owner(self.game.square(column, row)) {
                    stones[player.index()] |= 1 << (row * SIDE + column);
                }
            }
        }
        stones
    }

    fn decide<O: Observer<Board>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position<u128>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Square>, Stopped> {
        let faults = if faulty { self.faults } else { MnkFaults::default() };
        MnkSearch { depth, prune: true, faults }.decide(&self.game, position, observer, work)
    }
}
