//! Positions found by playing: every worker has those whose text hashes to its number.
//!
//! What follows a position is sent forward, level by level, to whoever has it. Then values are asked for, from the last
//! level to the first. A position that occurs on several levels is kept on the last of them. Both are done piece by piece,
//! for texts may be far longer than what they stand for.

use std::collections::BTreeMap;

use gametree_rules::work::Stage;
use gametree_rules::{Exact, Notation, Symmetric};
use gametree_solver::Unsolved;

use crate::ClusterError;
use crate::exchange::Exchange;
use crate::fate::Halt;

/// What a worker has: its positions with their values by their plies, sorted.
pub(crate) type Levels<P> = Vec<Vec<(P, Exact)>>;

/// A position is in the list of its level, in a map with its value, and in the list that comes of it.
const COPIES: usize = 3;
/// Bytes that it takes beside these while it is being worked on: its value in two of them, its place in the map.
const BESIDE: usize = 192;
/// Bytes of a piece, about: texts of what follows its positions.
const PIECE: usize = 4 << 20;
/// Bytes of a value on its way.
const VALUE: usize = 8;

/// One position that stands for all that are equal up to symmetry.
fn key<G: Symmetric>(game: &G, position: G::Position) -> G::Position {
    if game.symmetries() > 1 { game.canonical(&position) } else { position }
}

/// The worker that has the position with this text.
fn owner(text: &str, workers: usize) -> usize {
    // Like splitmix64, which mixes well whatever stands in the text.
    let mut hash = text.len() as u64;
    for &byte in text.as_bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_add(0x9e37_79b9_7f4a_7c15);
        hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash = (hash ^ hash >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        hash ^= hash >> 31;
    }
    (hash % workers as u64) as usize
}

/// How many positions make a piece, if they are like this one.
fn in_a_piece<G: Notation>(game: &G, position: &G::Position) -> usize {
    let moves = game.legal_moves(position).count().max(1);
    (PIECE / (moves * (game.position_text(position).len() + size_of::<String>()))).max(1)
}

/// These positions piece by piece; as many pieces as any worker has, for all have to do this together.
fn pieces<'a, G: Notation>(
    game: &G,
    positions: &'a [G::Position],
    exchange: &mut dyn Exchange,
) -> Result<impl Iterator<Item = &'a [G::Position]> + use<'a, G>, Halt> {
    let many = positions.first().map_or(1, |first| in_a_piece(game, first));
    let rounds = exchange.all_reduce_max(positions.len().div_ceil(many) as u64)?;
    let own = positions.chunks(many).map(Some).chain(std::iter::repeat(None));
    Ok(own.take(rounds as usize).map(Option::unwrap_or_default))
}

/// Texts for each worker, a line each.
fn addressed(texts: impl Iterator<Item = String>, workers: usize) -> Vec<Vec<u8>> {
    let mut parts = vec![Vec::new(); workers];
    for text in texts {
        let part = &mut parts[owner(&text, workers)];
        part.extend_from_slice(text.as_bytes());
        part.push(b'\n');
    }
    parts
}

/// Positions from their texts.
fn read<G: Notation>(game: &G, lines: &[u8]) -> Result<Vec<G::Position>, ClusterError> {
    let text = std::str::from_utf8(lines).map_err(|_| ClusterError::Garbled)?;
    let read = |line: &str| game.parse_position(line).map_err(|_| ClusterError::Garbled);
    text.lines().map(read).collect()
}

/// Finds and values all positions that can follow `root`, together with all other workers.
pub(crate) fn solve<G>(
    game: &G,
    root: &G::Position,
    exchange: &mut dyn Exchange,
    tells: bool,
) -> Result<Levels<G::Position>, Halt>
where
    G: Symmetric + Notation,
{
    let Found { levels: found, in_all } = find(game, root, exchange, tells)?;
    if tells {
        exchange.work().begin(Stage::Valuing, Some(in_all));
    }
    let mut done = 0;
    let mut known: BTreeMap<G::Position, Exact> = BTreeMap::new();
    let mut levels = Vec::with_capacity(found.len());
    for mut positions in found.into_iter().rev() {
        exchange.go_on()?;
        positions.retain(|position| !known.contains_key(position));
        let mut ends = Vec::with_capacity(positions.len());
        for piece in pieces(game, &positions, exchange)? {
            exchange.go_on()?;
            ends.append(&mut value(game, piece, &known, exchange)?);
        }
        let level: Vec<_> = positions.into_iter().zip(ends).collect();
        known.extend(level.iter().cloned());
        done += exchange.all_reduce_sum(level.len() as u64)?;
        if tells {
            exchange.work().done(done);
        }
        levels.push(level);
    }
    levels.reverse();
    Ok(levels)
}

/// What has been found.
struct Found<P> {
    /// This worker's positions by their plies, with repetitions on later levels.
    levels: Vec<Vec<P>>,
    /// How many all workers have.
    in_all: u64,
}

/// Finds all positions, from the root to the ends.
fn find<G>(
    game: &G,
    root: &G::Position,
    exchange: &mut dyn Exchange,
    tells: bool,
) -> Result<Found<G::Position>, Halt>
where
    G: Symmetric + Notation,
{
    let memory = exchange.work().budget().memory;
    let mut held = exchange.work().hold_nothing();
    if tells {
        exchange.work().begin(Stage::Finding, None);
    }
    let first = key(game, root.clone());
    let is_own = owner(&game.position_text(&first), exchange.workers()) == exchange.index();
    let mut level = if is_own { vec![first] } else { Vec::new() };
    let (mut levels, mut own, mut in_all) = (Vec::new(), 0, 0);
    loop {
        exchange.go_on()?;
        let many = exchange.all_reduce_sum(level.len() as u64)?;
        if many == 0 {
            return Ok(Found { levels, in_all });
        }
        in_all += many;
        own += level.len() as u64;
        if tells {
            exchange.work().done(in_all);
        }
        let plies = levels.len() as u32;
        let mut hold = |positions: u64| {
            let bytes = positions * (COPIES * size_of::<G::Position>() + BESIDE) as u64;
            held.resize(bytes).map_err(|_| Unsolved::Full { plies, positions: in_all, memory })
        };
        hold(own)?;
        let (mut next, mut different) = (Vec::new(), 0);
        for piece in pieces(game, &level, exchange)? {
            exchange.go_on()?;
            let texts = texts_after(game, piece);
            let arrived = exchange.all_to_all(addressed(texts.into_iter(), exchange.workers()))?;
            for lines in arrived {
                next.extend(read(game, &lines)?);
            }
            // Many are there already; to look for them each time would take longer than all the rest.
            if next.len() > 2 * different + FEW {
                next.sort_unstable();
                next.dedup();
                different = next.len();
            }
            hold(own + next.len() as u64)?;
        }
        next.sort_unstable();
        next.dedup();
        levels.push(std::mem::replace(&mut level, next));
    }
}

/// Positions among which nobody looks for those that are there twice before there are more.
const FEW: usize = 1 << 10;

/// The texts of what follows these positions, each once.
fn texts_after<G>(game: &G, positions: &[G::Position]) -> Vec<String>
where
    G: Symmetric + Notation,
{
    let mut next = Vec::new();
    for position in positions {
        next.extend(game.legal_moves(position).map(|mv| key(game, game.after(position, mv))));
    }
    next.sort_unstable();
    next.dedup();
    next.iter().map(|position| game.position_text(position)).collect()
}

/// The values of these positions; those of what follows are asked of whoever has it.
fn value<G>(
    game: &G,
    positions: &[G::Position],
    known: &BTreeMap<G::Position, Exact>,
    exchange: &mut dyn Exchange,
) -> Result<Vec<Exact>, Halt>
where
    G: Symmetric + Notation,
{
    let workers = exchange.workers();
    let follow = |position: &G::Position| -> Vec<String> {
        let after = |mv| game.position_text(&key(game, game.after(position, mv)));
        game.legal_moves(position).map(after).collect()
    };
    let asked: Vec<Vec<String>> = positions.iter().map(follow).collect();
    let owners: Vec<usize> = asked.iter().flatten().map(|text| owner(text, workers)).collect();
    let many: Vec<usize> = asked.iter().map(Vec::len).collect();
    let questions = exchange.all_to_all(addressed(asked.into_iter().flatten(), workers))?;
    let mut answers = Vec::with_capacity(workers);
    for lines in questions {
        let mut answer = Vec::new();
        for position in read(game, &lines)? {
            let end = known.get(&position).ok_or(ClusterError::Garbled)?;
            answer.extend_from_slice(&end.margin.to_le_bytes());
            answer.extend_from_slice(&end.plies.to_le_bytes());
        }
        answers.push(answer);
    }
    let answers = exchange.all_to_all(answers)?;
    // Answers come in the order of the questions.
    let mut answers: Vec<_> =
        answers.iter().map(|answer| answer.as_chunks::<VALUE>().0.iter()).collect();
    let mut owners = owners.into_iter();
    let mut next = || {
        let [a, b, c, d, plies @ ..] = *answers.get_mut(owners.next()?)?.next()?;
        let margin = i32::from_le_bytes([a, b, c, d]);
        Some(Exact { margin, plies: u32::from_le_bytes(plies) }.before_a_move())
    };
    let mut values = Vec::with_capacity(positions.len());
    for (position, many) in positions.iter().zip(many) {
        let ends: Vec<Exact> = (0..many).map_while(|_| next()).collect();
        if ends.len() < many {
            return Err(ClusterError::Garbled.into());
        }
        values.push(match game.outcome(position) {
            Some(outcome) => Exact { margin: game.payoff(position, outcome), plies: 0 },
            None => {
                let best = Exact::best(ends, game.to_move(position));
                best.ok_or(ClusterError::Garbled)?
            }
        });
    }
    Ok(values)
}
