//! 003: boards, played again from the human's moves.

use gametree_games::mnk::{Position, Shape};
use gametree_language::message;
use gametree_rules::work::Stage;
use gametree_rules::{Game, Notation, Outcome as End, Player, Work};
use gametree_search::Stopped;

use super::{Compared, Figure, Figures, Outcome, Row, Verdict};
use crate::reports::mnk::{Board, MnkFaults, MnkSearch};
use crate::reports::published::{MnkRow, Side};

pub(super) fn rerun(rows: &[MnkRow], work: &Work) -> Result<Outcome, Stopped> {
    work.begin(Stage::Games, Some(rows.len() as u64));
    let mut compared = Vec::new();
    for (row, done) in rows.iter().zip(1..) {
        compared.push(compare(row, work)?);
        work.done(done);
    }
    let beaten = depths_that_lose(work)?;
    let lost = |depth: u32| beaten.get(depth as usize - 1).copied().unwrap_or(0);
    let safe = (1..=9).find(|&depth| (depth..=9).all(|deeper| lost(deeper) == 0));
    let findings = vec![
        ("lost_by_depth", Figure::Numbers(beaten.iter().map(|&games| games as i64).collect())),
        ("safe_from_depth", safe.map_or(Figure::Nothing, Figure::from)),
    ];
    Ok((compared, findings))
}

/// What the program comes to.
struct Played {
    board: String,
    winner: Option<Side>,
}

fn play(
    game: &Board,
    human: &[(u8, u8)],
    search: &MnkSearch,
    work: &Work,
) -> Result<Option<Played>, Stopped> {
    let played = |position: Position<u128>| Played {
        board: game.position_text(&position),
        winner: won(game, &position),
    };
    Ok(replayed(game, human, search, work)?.map(played))
}

/// Plays the human's moves, x, against the program, o. `None` if one of them cannot be made.
fn replayed(
    game: &Board,
    human: &[(u8, u8)],
    search: &MnkSearch,
    work: &Work,
) -> Result<Option<Position<u128>>, Stopped> {
    let mut position = game.start();
    for &(row, column) in human {
        let square = game.square(column, row);
        if !game.legal_moves(&position).any(|legal| legal == square) {
            return Ok(None);
        }
        position = game.after(&position, square);
        if game.outcome(&position).is_none() {
            let decision = search.decide(game, &position, &mut (), work)?;
            let Some(&reply) = decision.best.first() else { return Ok(None) };
            position = game.after(&position, reply);
        }
    }
    Ok(Some(position))
}

/// How a game ends whose human moves are known, when the human goes on with the first free square.
pub(in crate::reports) fn to_the_end(
    row: &MnkRow,
    human: &[(u8, u8)],
    depth: u32,
    work: &Work,
) -> Result<Option<End>, Stopped> {
    let game = Board::new(Shape::new(row.size, row.size, row.k));
    let search = MnkSearch::published(depth);
    let Some(mut position) = replayed(&game, human, &search, work)? else { return Ok(None) };
    while game.outcome(&position).is_none() {
        let by_human = game.to_move(&position) == Player::First;
        let first = game.legal_moves(&position).next();
        let next = match by_human {
            true => first,
            false => search.decide(&game, &position, &mut (), work)?.best.first().copied(),
        };
        let Some(next) = next else { break };
        position = game.after(&position, next);
    }
    Ok(game.outcome(&position))
}

fn won(game: &Board, position: &Position<u128>) -> Option<Side> {
    match game.outcome(position) {
        Some(End::Win(Player::First)) => Some(Side::Human),
        Some(End::Win(Player::Second)) => Some(Side::Computer),
        Some(End::Draw) | None => None,
    }
}

pub(super) fn published(row: &MnkRow) -> Row {
    let first = row.orders.first().map_or(&[][..], Vec::as_slice);
    let moves: Vec<String> = first.iter().map(|(row, column)| format!("{row} {column}")).collect();
    let setting = vec![
        ("size", u32::from(row.size).into()),
        ("k", u32::from(row.k).into()),
        ("depths", Figure::Numbers(row.depths.iter().map(|&depth| depth.into()).collect())),
        ("human", Figure::Text(moves.join("; "))),
    ];
    (setting, figures(&row.board, row.winner))
}

fn figures(board: &str, winner: Option<Side>) -> Figures {
    vec![("board", board.into()), ("winner", winner.map_or("nobody", Side::name).into())]
}

fn compare(row: &MnkRow, work: &Work) -> Result<Compared, Stopped> {
    let game = Board::new(Shape::new(row.size, row.size, row.k));
    let mut boards: Vec<Option<Played>> = Vec::new();
    for &depth in &row.depths {
        for human in &row.orders {
            boards.push(play(&game, human, &MnkSearch::published(depth), work)?);
        }
    }
    let holds = |played: &Option<Played>| {
        let same = |played: &Played| played.board == row.board && played.winner == row.winner;
        played.as_ref().is_some_and(same)
    };
    let same = boards.iter().filter(|played| holds(played)).count();
    let all = boards.len();
    let first = row.orders.first().map_or(&[][..], Vec::as_slice);
    let depth = row.depths.first().copied().unwrap_or(1);
    let mended = MnkSearch { faults: MnkFaults::default(), ..MnkSearch::published(depth) };
    let corrected = play(&game, first, &mended, work)?;
    let differing = boards.into_iter().find(|played| !holds(played));
    let figures = |played: Option<Played>| {
        played.map_or_else(Vec::new, |played| figures(&played.board, played.winner))
    };
    let (setting, published) = published(row);
    let rerun = match differing {
        Some(played) => figures(played),
        None => published.clone(),
    };
    Ok(Compared {
        setting,
        published,
        rerun,
        corrected: figures(corrected),
        verdict: if same == all { Verdict::Reproduced } else { Verdict::NotReproduced },
        reason: message!("reproduce-boards", same = same, all = all),
    })
}

/// For depths 1 to 9 on 3×3, how many of all games that can be played against the program it loses.
fn depths_that_lose(work: &Work) -> Result<Vec<u64>, Stopped> {
    let game = Board::new(Shape::new(3, 3, 3));
    (1..=9).map(|depth| lost(&game, &game.start(), &MnkSearch::published(depth), work)).collect()
}

fn lost(
    game: &Board,
    position: &Position<u128>,
    search: &MnkSearch,
    work: &Work,
) -> Result<u64, Stopped> {
    let mut games = 0;
    for square in game.legal_moves(position) {
        let mut next = game.after(position, square);
        if game.outcome(&next).is_none() {
            let decision = search.decide(game, &next, &mut (), work)?;
            if let Some(&reply) = decision.best.first() {
                next = game.after(&next, reply);
            }
        }
        games += match game.outcome(&next) {
            Some(End::Win(Player::First)) => 1,
            Some(_) => 0,
            None => lost(game, &next, search, work)?,
        };
    }
    Ok(games)
}
