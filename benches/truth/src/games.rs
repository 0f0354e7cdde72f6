//! Games with odd parameters.

use gametree_games::bits::{Bits, Digits, Replacement, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, Specified};
use gametree_rules::Seed;

use crate::exam::{Exam, Fault, Setting};
use crate::turns::{LastTurn, Takeaway};
use crate::{Grown, Sought};

/// From `least` to `most`, both included.
pub(crate) fn between(seed: &mut Seed, least: usize, most: usize) -> usize {
    least + seed.below(most - least + 1)
}

fn one_in(seed: &mut Seed, many: usize) -> bool {
    seed.below(many) == 0
}

impl Exam {
    /// Sits the exam in one game, whichever comes up.
    pub fn next_game(&mut self) -> Result<(), Fault> {
        match self.seed.below(16) {
            0 | 1 => self.multiply(),
            2..=4 => self.stones(),
            5..=7 => self.bits(),
            8..=11 => self.mnk(),
            12 => {
                let vertices = between(&mut self.seed, 3, 6) as u8;
                self.sit(&Sim::new(vertices), format!("sim:vertices={vertices}"), Setting::SMALL)
            }
            13 => self.takeaway(),
            _ => self.grown(),
        }
    }

    /// Sits the exam in a game so large that other threads have something to do as they are.
    pub fn next_large_game(&mut self) -> Result<(), Fault> {
        let seed = &mut self.seed;
        match seed.below(5) {
            0 => self.sit(&Sim::new(7), "sim:vertices=7".to_owned(), Setting::LARGE),
            1 => {
                let game =
                    Bits::new(Digits::from_seed(16, seed.next_number()), random_table(seed, 40));
                self.sit(&game, game.spec(), Setting::LARGE)
            }
            2 => {
                let (m, n) = (between(seed, 4, 5) as u8, between(seed, 4, 5) as u8);
                let (k, misere) = (between(seed, 3, 4) as u8, one_in(seed, 2));
                self.board::<u64>(Shape { m, n, k, misere }, Setting::LARGE)
            }
            3 => {
                let stones = between(seed, 40, 70) as u32;
                let game = Stones::new(stones, &random_takes(seed));
                self.sit(&game, game.spec(), Setting::LARGE)
            }
            _ => {
                let (branching, width) =
                    (between(seed, 5, 8) as u8, between(seed, 500, 9000) as u16);
                let points = if one_in(seed, 2) { 0 } else { 30 };
                let game = Grown { seed: seed.next_number(), plies: 16, branching, width, points };
                self.sit(&game, format!("{game:?}"), Setting::LARGE)
            }
        }
    }

    fn multiply(&mut self) -> Result<(), Fault> {
        let seed = &mut self.seed;
        let start = between(seed, 2, 60);
        let target = start + 1 + seed.below(6000);
        let by: Vec<String> = (0..between(seed, 1, 4))
            .map(|number| (2 + number + seed.below(3) * 4).to_string())
            .collect();
        let spec = format!("multiply:start={start},target={target},by={}", by.join("/"));
        // Some of these are refused (a multiplier twice): others come up.
        match Spec::parse(&spec).and_then(|spec| Multiply::from_spec(&spec)) {
            Ok(game) => self.sit(&game, spec, Setting::SMALL),
            Err(_) => Ok(()),
        }
    }

    fn stones(&mut self) -> Result<(), Fault> {
        let takes = random_takes(&mut self.seed);
        let game = Stones::new(self.seed.below(28) as u32, &takes);
        self.sit(&game, game.spec(), Setting::SMALL)
    }

    fn bits(&mut self) -> Result<(), Fault> {
        let seed = &mut self.seed;
        let table = if one_in(seed, 4) { STANDARD_TABLE } else { random_table(seed, 40) };
        let length = between(seed, 1, 11) as u8;
        let game = Bits::new(Digits::from_seed(length, seed.next_number()), table);
        self.sit(&game, game.spec(), Setting::SMALL)
    }

    fn mnk(&mut self) -> Result<(), Fault> {
        let seed = &mut self.seed;
        let (m, n) = (between(seed, 1, 6) as u8, between(seed, 1, 5) as u8);
        let (k, misere) = (between(seed, 1, 6) as u8, one_in(seed, 4));
        let shape = Shape { m, n, k, misere };
        // Wide boards are played with other means, on small ones, too; and some with all squares.
        match seed.below(6) {
            0 => self.board::<u128>(shape, Setting::SMALL.selecting()),
            1 => self.board::<Wide<6>>(shape, Setting::SMALL.selecting()),
            2 => {
                let shape = Shape { m: between(seed, 7, 9) as u8, n: 9, ..shape };
                self.board::<u128>(shape, Setting::SMALL.selecting())
            }
            _ => self.board::<u64>(shape, Setting::SMALL),
        }
    }

    fn board<B: gametree_games::mnk::Squares>(
        &mut self,
        shape: Shape,
        setting: Setting,
    ) -> Result<(), Fault>
    where
        Mnk<B>: Sought,
    {
        let game = Mnk::<B>::new(shape);
        self.sit(&game, format!("{} in {} bits", game.spec(), 8 * size_of::<B>()), setting)
    }

    fn takeaway(&mut self) -> Result<(), Fault> {
        let seed = &mut self.seed;
        let (points, misere) = (one_in(seed, 2), one_in(seed, 2));
        let last_turn = LastTurn::ALL[seed.below(3)];
        let game = Takeaway { stones: between(seed, 1, 18) as u8, points, misere, last_turn };
        self.sit(&game, format!("{game:?}"), Setting::SMALL)
    }

    fn grown(&mut self) -> Result<(), Fault> {
        let seed = &mut self.seed;
        let game = Grown {
            plies: between(seed, 1, 12) as u8,
            branching: between(seed, 1, 5) as u8,
            width: between(seed, 1, 2000) as u16,
            points: [0, 0, 1, 30][seed.below(4)],
            seed: seed.next_number(),
        };
        self.sit(&game, format!("{game:?}"), Setting::SMALL)
    }
}

fn random_takes(seed: &mut Seed) -> Vec<u32> {
    let mut takes: Vec<u32> = Vec::new();
    for _ in 0..between(seed, 1, 4) {
        let take = between(seed, 1, 9) as u32;
        if !takes.contains(&take) {
            takes.push(take);
        }
    }
    takes
}

fn random_table(seed: &mut Seed, most: usize) -> [Replacement; 4] {
    let points = |seed: &mut Seed| seed.below(2 * most + 1) as i32 - most as i32;
    std::array::from_fn(|_| Replacement {
        digit: seed.below(2) as u8,
        mover: points(seed),
        opponent: points(seed),
    })
}
