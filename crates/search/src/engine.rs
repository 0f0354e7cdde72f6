//! The strong search.
#![allow(missing_docs, unused)]
mod searcher;
mod table;
use crate::control::Guard;
use crate::{Control, Counts, Limits};
use gametree_rules::{Expertise, Score};
use searcher::Searcher;
use table::Table;

pub fn prove<G: Expertise>(
    game: &G,
    position: &G::Position,
    bytes: usize,
    alpha: Score,
    beta: Score,
    depth: u32,
) -> (Score, bool, Counts)
where
    G::Move: Send,
{
    let table = Table::new(bytes);
    let control = Control::new();
    let mut s = Searcher {
        game,
        table: &table,
        guard: Guard::new(&Limits::NONE, &control),
        counts: Counts::default(),
        candidates: Vec::new(),
        killers: vec![None; 512],
    };
    let f = s.search(&game.study(position), 0, depth, alpha, beta);
    match f {
        Ok(f) => (f.score, f.proven, s.counts),
        Err(_) => (Score(0), false, s.counts),
    }
}
