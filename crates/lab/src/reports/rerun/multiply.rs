//! 000: games whose human moves are known, replayed.

use gametree_games::multiply::{Multiplier, Multiply};
use gametree_language::{Argument, message};
use gametree_rules::work::Stage;
use gametree_rules::{Game, Outcome as Result_, Player, Work};
use gametree_search::Stopped;

use super::{Compared, Figure, Figures, Outcome, Row, Verdict, algorithm, winner};
use crate::reports::multiply::{DEPTH, MultiplySearch, positions, winner as best_play};
use crate::reports::published::{MultiplyRow, Side};

pub(super) fn rerun(rows: &[MultiplyRow], work: &Work) -> Result<Outcome, Stopped> {
    work.begin(Stage::Games, Some(rows.len() as u64));
    let mut compared = Vec::new();
    let mut sums = Sums::default();
    for (row, done) in rows.iter().zip(1..) {
        let replayed = Replayed::of(row, work)?;
        sums.add(row, &replayed);
        compared.push(replayed.compared(row));
        work.done(done);
    }
    let mut findings = sums.findings();
    findings.extend(kept_wins(work)?);
    Ok((compared, findings))
}

/// What the program does in the game of a row.
#[derive(Default)]
struct Replayed {
    /// Its moves, where it was to move.
    moves: Vec<i64>,
    /// What was counted, the report's way.
    counts: Vec<i64>,
    /// Calls of its search.
    calls: Vec<i64>,
    /// Who wins with the published moves; `None` if they are not a whole game.
    winner: Option<Side>,
}

impl Replayed {
    fn of(row: &MultiplyRow, work: &Work) -> Result<Replayed, Stopped> {
        let game = Multiply::new(row.start);
        let computer = match row.first {
            Side::Computer => Player::First,
            Side::Human => Player::Second,
        };
        let search = MultiplySearch::published(DEPTH, row.prune);
        let mut position = game.start();
        let mut replayed = Replayed::default();
        for &multiplier in &row.moves {
            if game.outcome(&position).is_some() {
                return Ok(replayed);
            }
            if position.mover == computer {
                let (decision, printed) = search.decide(&game, &position, &mut (), work)?;
                replayed.moves.extend(decision.best.first().map(|&Multiplier(mv)| i64::from(mv)));
                replayed.counts.push(if row.prune { printed.valued } else { printed.lines } as i64);
                replayed.calls.push(decision.calls as i64);
            }
            game.play_unchecked(&mut position, Multiplier(multiplier));
        }
        replayed.winner = game.outcome(&position).and_then(|outcome| match outcome {
            Result_::Win(player) if player == computer => Some(Side::Computer),
            Result_::Win(_) => Some(Side::Human),
            Result_::Draw => None,
        });
        Ok(replayed)
    }

    fn compared(self, row: &MultiplyRow) -> Compared {
        let (moves, counts) = (computer_moves(row), computer_counts(row));
        let differs = |ours: &[i64], theirs: &[i64]| {
            let length = ours.len().max(theirs.len());
            (0..length).find(|&index| ours.get(index) != theirs.get(index))
        };
        let number = |figures: &[i64], index: usize| {
            figures.get(index).map_or_else(|| "–".into(), |&figure| Argument::from(figure))
        };
        let reason = if let Some(index) = differs(&self.moves, &moves) {
            message!(
                "reproduce-move-differs",
                number = index + 1,
                published = number(&moves, index),
                rerun = number(&self.moves, index)
            )
        } else if let Some(index) = differs(&self.counts, &counts) {
            message!(
                "reproduce-lines-differ",
                number = index + 1,
                published = number(&counts, index),
                rerun = number(&self.counts, index)
            )
        } else if self.winner != Some(row.winner) {
            message!("reproduce-winner-differs")
        } else {
            message!("reproduce-all-same")
        };
        let holds = self.moves == moves && self.counts == counts && self.winner == Some(row.winner);
        let (setting, published) = published(row);
        Compared {
            setting,
            published,
            rerun: vec![
                ("moves", Figure::Numbers(self.moves)),
                ("counts", Figure::Numbers(self.counts)),
                ("winner", self.winner.map_or(Figure::Nothing, |side| winner(Some(side)))),
            ],
            corrected: vec![("calls", Figure::Numbers(self.calls))],
            verdict: if holds { Verdict::Reproduced } else { Verdict::NotReproduced },
            reason,
        }
    }
}

pub(super) fn published(row: &MultiplyRow) -> Row {
    let played: Vec<i64> = row.moves.iter().map(|&mv| mv.into()).collect();
    let setting = vec![
        ("algorithm", algorithm(row.prune)),
        ("first", row.first.name().into()),
        ("start", u32::from(row.start).into()),
        ("game", Figure::Numbers(played)),
    ];
    let published = vec![
        ("moves", Figure::Numbers(computer_moves(row))),
        ("counts", Figure::Numbers(computer_counts(row))),
        ("winner", winner(Some(row.winner))),
    ];
    (setting, published)
}

/// What was counted for each of them.
fn computer_counts(row: &MultiplyRow) -> Vec<i64> {
    row.counts.iter().map(|&count| count as i64).collect()
}

/// The moves of the computer in a published game.
fn computer_moves(row: &MultiplyRow) -> Vec<i64> {
    let skip = usize::from(row.first == Side::Human);
    row.moves.iter().skip(skip).step_by(2).take(row.counts.len()).map(|&mv| mv.into()).collect()
}

/// Counts of all rows, minimax and alpha-beta.
#[derive(Default)]
struct Sums {
    published: [i64; 2],
    calls: [i64; 2],
    moves: i64,
    slowest: f64,
    fastest: Option<f64>,
}

impl Sums {
    fn add(&mut self, row: &MultiplyRow, replayed: &Replayed) {
        let column = usize::from(row.prune);
        self.published[column] += row.counts.iter().map(|&count| count as i64).sum::<i64>();
        self.calls[column] += replayed.calls.iter().sum::<i64>();
        self.moves += replayed.moves.len() as i64;
        for &time in &row.milliseconds {
            self.slowest = self.slowest.max(time);
            self.fastest = Some(self.fastest.map_or(time, |fastest| fastest.min(time)));
        }
    }

    fn findings(self) -> Figures {
        let micro = |milliseconds: f64| Figure::Number((milliseconds * 1000.0).round() as i64);
        vec![
            ("published_minimax", Figure::Number(self.published[0])),
            ("published_alphabeta", Figure::Number(self.published[1])),
            ("calls_minimax", Figure::Number(self.calls[0])),
            ("calls_alphabeta", Figure::Number(self.calls[1])),
            ("computer_moves", Figure::Number(self.moves)),
            ("fastest_us", self.fastest.map_or(Figure::Nothing, micro)),
            ("slowest_us", micro(self.slowest)),
        ]
    }
}

/// In how many of the won positions of all starts the program keeps the win, and whether its two algorithms agree.
fn kept_wins(work: &Work) -> Result<Figures, Stopped> {
    let (game, states) = (Multiply::new(20), positions());
    let (mut won, mut kept, mut agree) = (0_u64, 0_u64, 0_u64);
    for position in &states {
        let decide =
            |prune| MultiplySearch::published(DEPTH, prune).decide(&game, position, &mut (), work);
        let (minimax, alphabeta) = (decide(false)?.0, decide(true)?.0);
        agree += u64::from(minimax.best.first() == alphabeta.best.first());
        if best_play(&game, position) == position.mover {
            won += 1;
            let chosen = minimax.best.first();
            let after = chosen.map(|&mv| best_play(&game, &game.after(position, mv)));
            kept += u64::from(after == Some(position.mover));
        }
    }
    Ok(vec![
        ("positions", (states.len() as u64).into()),
        ("agree", agree.into()),
        ("won", won.into()),
        ("kept", kept.into()),
    ])
}
