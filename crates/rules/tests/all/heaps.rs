//! A small game with a symmetry, and ways to get it wrong.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

use gametree_rules::{Game, MoveError, Notation, Outcome, Player, PositionError, Symmetric};

/// Take one or two matches from one of two heaps; whoever takes the last one wins.
#[derive(Default)]
pub(crate) struct Heaps {
    pub(crate) start: [u8; 2],
    pub(crate) fault: Option<Fault>,
    /// Whoever moves last keeps the turn: allowed, since nobody moves any more.
    pub(crate) keeps_the_turn: bool,
    calls: AtomicU32,
}

impl Heaps {
    pub(crate) fn new(start: [u8; 2]) -> Self {
        Heaps { start, ..Heaps::default() }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// Every other call, for promises that are broken only sometimes.
    fn every_other_call(&self) -> bool {
        self.calls.fetch_add(1, Ordering::Relaxed) % 2 == 1
    }
}

/// A promise of the traits that is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    NoMovesAtFour,
    MovesAfterTheEnd,
    OrderChanges,
    TextWithoutMover,
    TextWithoutHeap,
    IdentitySwaps,
    SymmetryChangesMover,
    MoveNotMapped,
    SameMoveDiffers,
    HashChanges,
    MoverStays,
    NeverEnds,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Position {
    pub(crate) heaps: [u8; 2],
    pub(crate) mover: Player,
    /// Part of the hash, but of nothing else.
    stamp: u32,
}

impl Position {
    fn key(&self) -> ([u8; 2], Player) {
        (self.heaps, self.mover)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Position {}

impl PartialOrd for Position {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Position {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.key(), self.stamp).hash(state);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Take {
    heap: usize,
    matches: u8,
}

impl Game for Heaps {
    type Position = Position;
    type Move = Take;

    fn start(&self) -> Position {
        Position { heaps: self.start, mover: Player::First, stamp: 0 }
    }

    fn to_move(&self, position: &Position) -> Player {
        position.mover
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let last = if self.keeps_the_turn { position.mover } else { position.mover.opponent() };
        (position.heaps == [0; 2]).then_some(Outcome::Win(last))
    }

    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = Take> {
        let mut moves = Vec::new();
        for (heap, left) in position.heaps.into_iter().enumerate() {
            moves.extend((1..=left.min(2)).map(|matches| Take { heap, matches }));
        }
        let left: u8 = position.heaps.iter().sum();
        if self.has(Fault::NoMovesAtFour) && left == 4 {
            moves.clear();
        }
        if self.has(Fault::MovesAfterTheEnd) && left == 0 {
            moves.push(Take { heap: 0, matches: 0 });
        }
        if self.has(Fault::OrderChanges) && self.every_other_call() {
            moves.reverse();
        }
        moves.into_iter()
    }

    fn play_unchecked(&self, position: &mut Position, mv: Take) {
        if !self.has(Fault::NeverEnds) {
            position.heaps[mv.heap] -= mv.matches;
        }
        if self.has(Fault::SameMoveDiffers) && self.every_other_call() {
            position.heaps[mv.heap] += 1;
        }
        if self.has(Fault::HashChanges) && self.every_other_call() {
            position.stamp += 1;
        }
        let keeps = self.keeps_the_turn && position.heaps == [0; 2];
        if !self.has(Fault::MoverStays) && !keeps {
            position.mover = position.mover.opponent();
        }
    }
}

impl Symmetric for Heaps {
    fn symmetries(&self) -> usize {
        2
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        let mut image = *position;
        if symmetry == 1 || self.has(Fault::IdentitySwaps) {
            image.heaps.reverse();
        }
        if symmetry == 1 && self.has(Fault::SymmetryChangesMover) {
            image.mover = image.mover.opponent();
        }
        image
    }

    fn map_move(&self, symmetry: usize, mv: Take) -> Take {
        if symmetry == 1 && !self.has(Fault::MoveNotMapped) {
            Take { heap: 1 - mv.heap, ..mv }
        } else {
            mv
        }
    }
}

impl Notation for Heaps {
    fn move_text(&self, mv: Take) -> String {
        if self.has(Fault::TextWithoutHeap) {
            return format!("a{}", mv.matches);
        }
        format!("{}{}", ['a', 'b'][mv.heap], mv.matches)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Take, MoveError> {
        let (heap, matches) = match text.as_bytes() {
            [heap @ b'a'..=b'b', matches @ b'0'..=b'9'] => (heap - b'a', matches - b'0'),
            _ => return Err(MoveError::Unreadable),
        };
        self.legal_move(position, Take { heap: heap.into(), matches })
    }

    fn position_text(&self, position: &Position) -> String {
        let [a, b] = position.heaps;
        let mover = if self.has(Fault::TextWithoutMover) { Player::First } else { position.mover };
        format!("{a}/{b}/{}", mover.digit())
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let wrong = PositionError::Shape { form: "a/b/mover" };
        let parts: Vec<&str> = text.split('/').collect();
        let [a, b, mover] = parts[..] else { return Err(wrong) };
        match (a.parse(), b.parse(), Player::from_digit(mover)) {
            (Ok(a), Ok(b), Some(mover)) => Ok(Position { heaps: [a, b], mover, stamp: 0 }),
            _ => Err(wrong),
        }
    }
}
