//! 003: rows counted across gaps, and wins that are worth 10 less one for every ply.

mod endgame;
mod gap;
mod ten;

use std::ops::RangeInclusive;

use gametree_games::Specified;
use gametree_games::mnk::{Position, Report as Wins, Shape, Square};
use gametree_language::Message;
use gametree_rules::{Evaluator, Game, Player, Value, Work};
use gametree_search::{Observer, Stopped};

use self::gap::Gap;
use self::ten::Ten;
use super::examination::examine;
use super::suspect::{Contest, Suspect, Visit};
use super::{Case, Fault, Harm};
use crate::reports::Decision;
use crate::reports::mnk::{Board, Lines, MnkFaults, MnkSearch};

/// The side of the smallest board on which either fault shows.
const SIDE: u8 = 5;
const SQUARES: u32 = SIDE as u32 * SIDE as u32;

pub(super) fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    match fault.name {
        "gap" => {
            let row = Row::new(3, MnkFaults { gap: true, ten: false });
            examine(&OnBoard { row, kind: Gap }, fault, work)
        }
        _ => {
            let row = Row::new(4, MnkFaults { gap: false, ten: true });
            examine(&OnBoard { row, kind: Ten }, fault, work)
        }
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
}

/// Boards of one kind, on which a fault may show.
trait Kind: Sync {
    /// How far the search looks; 0 is to the end.
    const DEPTHS: &'static [u32];
    /// The numbers of free squares that are looked at.
    const SIZES: RangeInclusive<u32>;

    /// Shows the boards with so many free squares.
    fn each(&self, row: &Row, free: u32, visit: &mut OneBoard<'_>) -> Result<bool, Stopped>;

    /// The boards that say how often it matters, and which these are.
    fn universe(&self, row: &Row) -> (Message, Vec<Position<u128>>);

    /// Whether it may matter on this board at all.
    fn may_matter(&self, _: &Row, _: &Position<u128>) -> bool {
        true
    }

    /// Whether the two mean the same by these values.
    fn alike(&self, faulty: Value, mended: Value) -> bool {
        faulty == mended
    }

    /// Games that may be lost by it.
    fn games(&self, _: &Row) -> Option<Contest<Position<u128>>> {
        None
    }
}

/// Looks at a board.
type OneBoard<'a> = Visit<'a, Position<u128>>;

/// A fault on boards of one kind.
struct OnBoard<K> {
    row: Row,
    kind: K,
}

impl<K: Kind> Suspect for OnBoard<K> {
    type Game = Board;

    fn game(&self) -> &Board {
        &self.row.game
    }

    fn harm(&self) -> Harm {
        Harm::Move
    }

    fn spec(&self, _: &Position<u128>) -> String {
        self.row.game.spec()
    }

    fn depths(&self) -> &[u32] {
        K::DEPTHS
    }

    fn decide<O: Observer<Board>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position<u128>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Square>, Stopped> {
        let faults = if faulty { self.row.faults } else { MnkFaults::default() };
        let search = MnkSearch { depth, prune: true, faults };
        search.decide(&self.row.game, position, observer, work)
    }

    fn evaluator(&self) -> impl Evaluator<Board> {
        Wins
    }

    fn alike(&self, faulty: Value, mended: Value) -> bool {
        self.kind.alike(faulty, mended)
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        K::SIZES
    }

    fn each(&self, plies_left: u32, visit: &mut OneBoard<'_>) -> Result<bool, Stopped> {
        self.kind.each(&self.row, plies_left, visit)
    }

    fn may_matter(&self, position: &Position<u128>) -> bool {
        self.kind.may_matter(&self.row, position)
    }

    fn universe(&self) -> (Message, Vec<Position<u128>>) {
        self.kind.universe(&self.row)
    }

    fn games(&self) -> Option<Contest<Position<u128>>> {
        self.kind.games(&self.row)
    }
}
