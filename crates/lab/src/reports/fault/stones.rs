//! 001: an alpha-beta whose window begins anew in every node.

use std::ops::RangeInclusive;

use gametree_games::stones::{Position, Report as Sign, Stones, Take};
use gametree_language::{Message, message};
use gametree_rules::{Evaluator, Game, Work};
use gametree_search::{Observer, Stopped};

use super::examination::examine;
use super::suspect::{Suspect, Visit};
use super::{Case, Fault, Harm};
use crate::reports::Decision;
use crate::reports::stones::{StonesFaults, StonesSearch};

pub(super) fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    examine(&Taking { game: heap(0) }, fault, work)
}

struct Taking {
    game: Stones,
}

fn heap(stones: u32) -> Stones {
    Stones::new(stones, &[2, 3])
}

/// Heaps up to this many stones are looked at.
const MOST: u32 = 35;

impl Suspect for Taking {
    type Game = Stones;

    fn game(&self) -> &Stones {
        &self.game
    }

    fn harm(&self) -> Harm {
        Harm::Nodes
    }

    fn spec(&self, position: &Position) -> String {
        format!("stones:stones={}", position.left)
    }

    fn depths(&self) -> &[u32] {
        // To the end.
        &[0]
    }

    fn decide<O: Observer<Stones>>(
        &self,
        faulty: bool,
        _: u32,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Take>, Stopped> {
        let faults = if faulty { StonesFaults::ALL } else { StonesFaults::default() };
        StonesSearch { prune: true, faults }.decide(&self.game, position, observer, work)
    }

    fn evaluator(&self) -> impl Evaluator<Stones> {
        Sign
    }

    fn sizes(&self) -> RangeInclusive<u32> {
        1..=MOST / 2
    }

    fn each(&self, plies_left: u32, visit: &mut Visit<'_, Position>) -> Result<bool, Stopped> {
        for stones in [2 * plies_left, 2 * plies_left + 1] {
            if visit(&heap(stones).start())? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn universe(&self) -> (Message, Vec<Position>) {
        let starts = (2..=MOST).map(|stones| heap(stones).start()).collect();
        (message!("fault-universe-001", most = MOST), starts)
    }
}
