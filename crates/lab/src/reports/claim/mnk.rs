use gametree_games::mnk::Shape;
use gametree_language::{Argument, Message, message};
use gametree_rules::{Game, Outcome, Work};
use gametree_search::Stopped;

use super::{Found, Judgement};
use crate::reports::mnk::{Board, MnkSearch};
use crate::reports::published::MnkRow;
use crate::reports::rerun::{Figure, Findings, to_the_end};

/// The report prints so many seconds for a move on its largest board.
const SECONDS: u64 = 4;
/// The report has it that larger boards play smoothly below this depth.
const SMOOTH: u64 = 10;

pub(super) fn said(name: &str) -> Message {
    match name {
        "unbeaten" => message!("claim-003-unbeaten"),
        "draw" => message!("claim-003-draw"),
        "faster" => message!("claim-003-faster"),
        "seconds" => message!("claim-003-seconds", seconds = SECONDS),
        _ => message!("claim-003-smooth", depth = SMOOTH),
    }
}

pub(super) fn judged(
    rows: &[MnkRow],
    numbers: &Findings,
    work: &Work,
) -> Result<Vec<Found>, Stopped> {
    let mut found = vec![unbeaten(numbers)];
    if let (Some(first), Some(last)) = (rows.first(), rows.last()) {
        found.push(draw(first, work)?);
        found.push(faster(first, work)?);
        found.push(("seconds", Judgement::Open, message!("claim-003-seconds-evidence")));
        found.push(smooth(last, work)?);
    }
    Ok(found)
}

fn unbeaten(numbers: &Findings) -> Found {
    let lost = match numbers.get("lost_by_depth") {
        Figure::Numbers(lost) => lost.as_slice(),
        _ => &[],
    };
    let deepest = lost.iter().rposition(|&lost| lost > 0).map_or(0, |last| last + 1);
    let evidence = message!(
        "claim-003-unbeaten-evidence",
        safe = deepest + 1,
        lost = Argument::list(lost[..deepest].iter().copied(), ", "),
        deepest = deepest
    );
    ("unbeaten", Judgement::of(deepest == 0), evidence)
}

/// The first game goes on: its board has one free square left, and the human takes it.
fn draw(row: &MnkRow, work: &Work) -> Result<Found, Stopped> {
    let mut ends = Vec::new();
    for &depth in &row.depths {
        for order in &row.orders {
            ends.push(to_the_end(row, order, depth, work)?);
        }
    }
    let drawn = ends.iter().filter(|end| **end == Some(Outcome::Draw)).count();
    let evidence = message!("claim-003-draw-evidence", drawn = drawn, orders = ends.len());
    Ok(("draw", Judgement::of(drawn == ends.len()), evidence))
}

/// The reply to the first move of the first game, with cutoffs and without.
fn faster(row: &MnkRow, work: &Work) -> Result<Found, Stopped> {
    let depth = row.depths.first().copied().unwrap_or(1);
    let [cut, whole] =
        [true, false].map(|prune| MnkSearch { prune, ..MnkSearch::published(depth) });
    let (cut, whole) = (reply(row, &cut, work)?, reply(row, &whole, work)?);
    let evidence =
        message!("claim-003-faster-evidence", alphabeta = cut.calls, minimax = whole.calls);
    let holds = cut.calls < whole.calls && cut.best == whole.best;
    Ok(("faster", Judgement::of(holds), evidence))
}

/// The reply to the first move of the largest board, at the depths that its board was rerun with.
fn smooth(row: &MnkRow, work: &Work) -> Result<Found, Stopped> {
    let depth = |depth: Option<&u32>| depth.copied().unwrap_or(1);
    let (shallow, deep) = (depth(row.depths.first()), depth(row.depths.last()));
    let calls = |depth| reply(row, &MnkSearch::published(depth), work).map(|reply| reply.calls);
    let evidence = message!(
        "claim-003-smooth-evidence",
        shallow = shallow,
        shallow_calls = calls(shallow)?,
        deep = deep,
        deep_calls = calls(deep)?
    );
    Ok(("smooth", Judgement::Open, evidence))
}

/// A decision without its moves.
struct Reply {
    calls: u64,
    best: Option<String>,
}

/// What the program answers to the first move of a row.
fn reply(row: &MnkRow, search: &MnkSearch, work: &Work) -> Result<Reply, Stopped> {
    let game = Board::new(Shape::new(row.size, row.size, row.k));
    let first = row.orders.first().and_then(|order| order.first()).copied();
    let (down, across) = first.unwrap_or_default();
    let position = game.after(&game.start(), game.square(across, down));
    let decision = search.decide(&game, &position, &mut (), work)?;
    let best = decision.best.first().map(|square| format!("{square:?}"));
    Ok(Reply { calls: decision.calls, best })
}
