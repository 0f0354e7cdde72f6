//! 004: six faults, each by itself.

use std::ops::RangeInclusive;

use gametree_games::sim::{Edge, Position, Report as Edges, Sim};
use gametree_language::{Message, message};
use gametree_rules::{Evaluator, Game, Player, Seed, Value, Work, splitmix64};
use gametree_search::{Observer, Stopped};

use super::examination::examine;
use super::suspect::{Contest, Suspect, Visit};
use super::{Case, Fault, Harm};
use crate::reports::Decision;
use crate::reports::sim::{SimFaults, SimSearch, free_edges};

pub(super) fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    let is = |name: &str| fault.name == name;
    let faults = SimFaults {
        list: is("list"),
        window: is("window"),
        cut: is("cut"),
        end: is("end"),
        few: is("few"),
        flat: is("flat"),
    };
    let harm = match fault.name {
        "window" => Harm::Nodes,
        "flat" => Harm::Sooner,
        _ => Harm::Move,
    };
    examine(&Colouring { game: Sim::new(6), faults, harm }, fault, work)
}

struct Colouring {
    game: Sim,
    faults: SimFaults,
    harm: Harm,
}

const EDGES: u32 = 15;

/// Positions that say how often a fault matters.
const SAMPLE: u64 = 1000;

impl Colouring {
    /// All positions with so many free edges, nobody's triangle and red to move, whoever began.
    fn positions(&self, free: u32) -> impl Iterator<Item = Position> {
        let coloured = EDGES - free;
        let red = coloured / 2;
        let all = (1_u32 << EDGES) - 1;
        let sets = |size: u32| (0..=all).filter(move |edges| edges.count_ones() == size);
        let position = |edges| self.game.position(edges, Player::First).ok();
        let blues: Vec<u32> = sets(coloured - red).collect();
        sets(red).flat_map(move |red| {
            let apart = blues.iter().copied().filter(move |blue| blue & red == 0);
            let positions: Vec<Position> = apart.filter_map(|blue| position([red, blue])).collect();
            positions.into_iter().filter(|position| self.game.outcome(position).is_none())
        })
    }
}

impl Suspect for Colouring {
    type Game = Sim;

    fn game(&self) -> &Sim {
        &self.game
    }

    fn harm(&self) -> Harm {
        self.harm
    }

    fn spec(&self, _: &Position) -> String {
        "sim".to_owned()
    }

    fn depths(&self) -> &[u32] {
        &[1, 2, 3]
    }

    fn decide<O: Observer<Sim>>(
        &self,
        faulty: bool,
        depth: u32,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Edge>, Stopped> {
        let faults = if faulty { self.faults } else { SimFaults::default() };
        let mut list = free_edges(&self.game, position);
        let search = SimSearch { depth, prune: true, faults };
        search.decide(&self.game, position, &mut list, observer, work)
    }

    fn plays(&self, decision: &Decision<Edge>) -> Vec<Edge> {
        // The last of the best.
        decision.best.last().copied().into_iter().collect()
    }

    fn evaluator(&self) -> impl Evaluator<Sim> {
        Edges
    }

    fn alike(&self, faulty: Value, mended: Value) -> bool {
        // How late a loss comes is not what it is.
        self.harm == Harm::Sooner && faulty.0.abs_diff(mended.0) <= u64::from(EDGES)
            || faulty == mended
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        1..=EDGES
    }

    fn each(&self, plies_left: u32, visit: &mut Visit<'_, Position>) -> Result<bool, Stopped> {
        // With three edges of red's everybody looks for triangles, also further down.
        let red = (EDGES - plies_left) / 2;
        if self.faults.few && red >= 3 {
            return Ok(false);
        }
        for position in self.positions(plies_left) {
            if visit(&position)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn universe(&self) -> (Message, Vec<Position>) {
        let positions = (0..SAMPLE).filter_map(|number| {
            // A random game, to a random ply.
            let mut chance = Seed::new(splitmix64(number));
            let first = if number % 2 == 0 { Player::First } else { Player::Second };
            let mut position = self.game.position([0; 2], first).ok()?;
            for _ in 0..chance.below(EDGES as usize) {
                let edges: Vec<Edge> = self.game.legal_moves(&position).collect();
                let Some(&edge) = chance.pick(&edges) else { break };
                let next = self.game.after(&position, edge);
                if self.game.outcome(&next).is_some() {
                    break;
                }
                position = next;
            }
            (position.mover() == Player::First).then_some(position)
        });
        (message!("fault-universe-004"), positions.collect())
    }

    fn games(&self) -> Option<Contest<Position>> {
        if self.harm == Harm::Nodes {
            return None;
        }
        let starts = Player::ALL.iter().filter_map(|&first| self.game.position([0; 2], first).ok());
        Some(Contest {
            setting: message!("fault-games-004"),
            starts: starts.map(|start| (start, Player::First)).collect(),
            repeat: 200,
        })
    }
}
