//! 002: the wrong sign where the human began, and the full window at the root.

use std::ops::RangeInclusive;

use gametree_games::bits::{Bits, Digits, Pair, Position, Report as Sum, STANDARD_TABLE};
use gametree_language::{Message, message};
use gametree_rules::{Evaluator, Game, Player, Seed, Work};
use gametree_search::{Observer, Stopped};

use super::examination::examine;
use super::suspect::{Contest, Suspect, Visit};
use super::{Case, Fault, Harm};
use crate::reports::Decision;
use crate::reports::bits::{BitsFaults, BitsSearch, DEPTH};

pub(super) fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    let sign = fault.name == "sign";
    let (faults, harm) = match sign {
        true => (BitsFaults { sign: true, window: false }, Harm::Move),
        false => (BitsFaults { sign: false, window: true }, Harm::Nodes),
    };
    examine(&Replacing { game: game("00"), faults, harm }, fault, work)
}

struct Replacing {
    game: Bits,
    faults: BitsFaults,
    harm: Harm,
}

fn game(string: &str) -> Bits {
    let digits = Digits::parse(string).expect("digits");
    Bits::new(digits, STANDARD_TABLE)
}

/// All strings of a length, where the human began and the computer is to move.
fn strings(length: usize) -> impl Iterator<Item = Position> {
    (0..1_u32 << length).map(move |bits| {
        let start = game(&format!("{bits:0length$b}")).start();
        Position { mover: Player::Second, ..start }
    })
}

/// Strings up to this length are looked at.
const LONGEST: usize = 10;

impl Suspect for Replacing {
    type Game = Bits;

    fn game(&self) -> &Bits {
        &self.game
    }

    fn harm(&self) -> Harm {
        self.harm
    }

    fn spec(&self, position: &Position) -> String {
        format!("bits:string={}", position.digits)
    }

    fn depths(&self) -> &[u32] {
        &[DEPTH]
    }

    fn decide<O: Observer<Bits>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Pair>, Stopped> {
        let faults = if faulty { self.faults } else { BitsFaults::default() };
        BitsSearch { depth, prune: true, faults }.decide(&self.game, position, observer, work)
    }

    fn plays(&self, decision: &Decision<Pair>) -> Vec<Pair> {
        // Any of them.
        decision.best.clone()
    }

    fn evaluator(&self) -> impl Evaluator<Bits> {
        Sum
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        1..=LONGEST as u32 - 1
    }

    fn each(&self, plies_left: u32, visit: &mut Visit<'_, Position>) -> Result<bool, Stopped> {
        for position in strings(plies_left as usize + 1) {
            if visit(&position)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn universe(&self) -> (Message, Vec<Position>) {
        let told = message!("fault-universe-002", longest = LONGEST);
        (told, (2..=LONGEST).flat_map(strings).collect())
    }

    fn games(&self) -> Option<Contest<Position>> {
        /// The report's shortest strings.
        const LENGTH: u8 = 15;
        const GAMES: u64 = 150;
        if self.harm == Harm::Nodes {
            return None;
        }
        let start = |seed| {
            let digits = Digits::from_seed(LENGTH, seed);
            (Bits::new(digits, STANDARD_TABLE).start(), Player::Second)
        };
        Some(Contest {
            setting: message!("fault-games-002", length = u64::from(LENGTH)),
            starts: (0..GAMES).map(start).collect(),
            repeat: 1,
        })
    }

    /// Somebody who replaces any pair but 01.
    fn opponent(&self, position: &Position, chance: &mut Seed) -> Option<Pair> {
        const BAD: usize = 0b01;
        let pairs: Vec<Pair> = self.game.legal_moves(position).collect();
        let good = |pair: &Pair| position.digits.pair(*pair) != BAD;
        let good: Vec<Pair> = pairs.iter().copied().filter(good).collect();
        chance.pick(if good.is_empty() { &pairs } else { &good }).copied()
    }
}
