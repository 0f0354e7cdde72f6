//! 003: rows counted across gaps, and wins that are worth 10 less one for every ply.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use gametree_games::Specified;
use gametree_games::mnk::{Position, Report as Wins, Shape, Square};
use gametree_language::message;
use gametree_rules::{Evaluator, Game, Player, Seed, Value, Work, splitmix64};
use gametree_search::{Observer, Stopped};

use super::suspect::{Contest, Suspect, Universe, Visit, examine};
use super::{Case, Fault, Harm};
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

/// Boards on which nobody has a row, not even across a gap, so that the program too plays on.
struct Gap(Row);

impl Gap {
    /// Fills the squares from this one on, `left` free ones among them.
    fn fill(
        &self,
        square: u32,
        stones: [u128; 2],
        counts: [u32; 2],
        free: u32,
        visit: &mut Visit<'_, Position<u128>>,
    ) -> Result<bool, Stopped> {
        if square == SQUARES {
            return visit(&self.0.position(stones));
        }
        for player in Player::ALL {
            let mut counts = counts;
            let Some(fewer) = counts[player.index()].checked_sub(1) else { continue };
            counts[player.index()] = fewer;
            let mut stones = stones;
            stones[player.index()] |= 1 << square;
            if self.0.lines.has_row(stones[player.index()], square as usize, true) {
                continue;
            }
            if self.fill(square + 1, stones, counts, free, visit)? {
                return Ok(true);
            }
        }
        match free.checked_sub(1) {
            Some(free) => self.fill(square + 1, stones, counts, free, visit),
            None => Ok(false),
        }
    }
}

impl Suspect for Gap {
    type Game = Board;

    fn game(&self) -> &Board {
        &self.0.game
    }

    fn harm(&self) -> Harm {
        Harm::Move
    }

    fn spec(&self, _: &Position<u128>) -> String {
        self.0.game.spec()
    }

    fn depths(&self) -> &[u32] {
        &[2]
    }

    fn decide<O: Observer<Board>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position<u128>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Square>, Stopped> {
        self.0.decide(faulty, depth, position, observer, work)
    }

    fn evaluator(&self) -> impl Evaluator<Board> {
        Wins
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        1..=4
    }

    fn each(
        &self,
        plies_left: u32,
        visit: &mut Visit<'_, Position<u128>>,
    ) -> Result<bool, Stopped> {
        // The computer is the second player.
        if (SQUARES - plies_left).is_multiple_of(2) {
            return Ok(false);
        }
        let second = (SQUARES - plies_left) / 2;
        let counts = [SQUARES - plies_left - second, second];
        self.fill(0, [0; 2], counts, plies_left, visit)
    }

    fn universe(&self) -> Universe<Position<u128>> {
        let mut positions = Vec::new();
        // Nobody can stop what only collects.
        let _ = self.each(2, &mut |position| {
            positions.push(*position);
            Ok(false)
        });
        Universe::all(message!("fault-universe-003-gap"), positions)
    }

    fn games(&self) -> Option<Contest<Position<u128>>> {
        Some(Contest {
            setting: message!("fault-games-003"),
            starts: vec![(self.0.game.start(), Player::Second)],
            repeat: 200,
        })
    }
}

/// Boards with so few free squares that the whole tree can be searched, and so many that the last win comes after ten
/// plies.
struct Ten(Row);

/// With fewer plies every win is worth more than a draw, and a draw more than every loss: only the numbers are others.
const ELEVEN: u32 = 11;
/// Random boards that are looked at.
const BOARDS: u64 = 40_000;
/// Random boards that say how often it matters.
const SAMPLE: RangeInclusive<u64> = 1_000_001..=1_005_000;

impl Ten {
    /// A random board with eleven free squares and nobody's row.
    fn board(&self, seed: u64) -> Option<[u128; 2]> {
        let mut chance = Seed::new(splitmix64(seed));
        let mut free: Vec<u32> = (0..SQUARES).collect();
        let mut stones = [0; 2];
        for placed in 0..SQUARES - ELEVEN {
            let square = free.swap_remove(chance.below(free.len()));
            let own = &mut stones[placed as usize % 2];
            *own |= 1 << square;
            if self.0.lines.has_row(*own, square as usize, false) {
                return None;
            }
        }
        Some(stones)
    }

    /// Those of the boards on which somebody wins for certain, but not before the eleventh ply.
    fn late(&self, seeds: RangeInclusive<u64>) -> impl Iterator<Item = Position<u128>> {
        let mut endgame = Endgame { lines: &self.0.lines, known: HashMap::new() };
        seeds.filter_map(move |seed| {
            let stones = self.board(seed)?;
            endgame.known.clear();
            let plies = endgame.value(stones[0], stones[1]);
            (plies.unsigned_abs() >= ELEVEN).then(|| self.0.position(stones))
        })
    }
}

impl Suspect for Ten {
    type Game = Board;

    fn game(&self) -> &Board {
        &self.0.game
    }

    fn harm(&self) -> Harm {
        Harm::Move
    }

    fn spec(&self, _: &Position<u128>) -> String {
        self.0.game.spec()
    }

    fn depths(&self) -> &[u32] {
        // To the end.
        &[0]
    }

    fn decide<O: Observer<Board>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position<u128>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Square>, Stopped> {
        self.0.decide(faulty, depth, position, observer, work)
    }

    fn evaluator(&self) -> impl Evaluator<Board> {
        Wins
    }

    fn alike(&self, faulty: Value, mended: Value) -> bool {
        // A win is a win, whatever it is worth.
        faulty.0.signum() == mended.0.signum()
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        ELEVEN..=ELEVEN
    }

    fn each(&self, _: u32, visit: &mut Visit<'_, Position<u128>>) -> Result<bool, Stopped> {
        for position in self.late(1..=BOARDS) {
            if visit(&position)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn universe(&self) -> Universe<Position<u128>> {
        Universe {
            told: message!("fault-universe-003-ten"),
            of: SAMPLE.filter(|&seed| self.board(seed).is_some()).count() as u64,
            positions: self.late(SAMPLE).collect(),
        }
    }
}

/// Who wins for certain on a board that is nearly full, by looking at threats first.
struct Endgame<'a> {
    lines: &'a Lines,
    known: HashMap<[u128; 2], i32>,
}

impl Endgame<'_> {
    /// The plies to the end if the player to move wins, minus these if the other one does, 0 for a draw.
    fn value(&mut self, own: u128, other: u128) -> i32 {
        if let Some(&known) = self.known.get(&[own, other]) {
            return known;
        }
        let free = |square: &u32| (own | other) >> square & 1 == 0;
        let completes = |stones: u128, square: u32| {
            self.lines.has_row(stones | 1 << square, square as usize, false)
        };
        let squares: Vec<u32> = (0..SQUARES).filter(free).collect();
        let threats: Vec<u32> =
            squares.iter().copied().filter(|&square| completes(other, square)).collect();
        let value = if squares.iter().any(|&square| completes(own, square)) {
            1
        } else if threats.len() > 1 {
            -2
        } else {
            // A threat has to be met.
            let moves = if threats.is_empty() { squares } else { threats };
            let ends = moves.into_iter().map(|square| match self.value(other, own | 1 << square) {
                0 => 0,
                end if end > 0 => -(end + 1),
                end => -end + 1,
            });
            // Short wins, then draws, then long losses.
            let rank = |end: &i32| match *end {
                0 => 0,
                end if end > 0 => 1000 - end,
                end => -1000 - end,
            };
            ends.max_by_key(rank).unwrap_or(0)
        };
        self.known.insert([own, other], value);
        value
    }
}
