use gametree_language::{Message, message};
use gametree_play::{Match, MoveWork, Played};

use crate::page::{Block, Cell, Column, Page, Table, milliseconds};
use crate::sentence::player_name;

/// A game as it went: who plays, and every state that it came through, with what the computer thought of the
/// state before its move and what that cost.
pub fn history(game: &Match) -> Page {
    Page::new([Block::Table(states(game))])
}

/// The table of [`history`]: a row for the start, then one for each move.
pub fn states(game: &Match) -> Table {
    let [first, second] = game.players().each_ref().map(ToString::to_string);
    let spec = game.session().spec();
    let caption = message!("history-caption", spec = spec, first = first, second = second);
    let label = |message: Message| Cell::text(message);
    let columns = vec![
        Column::numbers(label(message!("history-number"))),
        Column::words(label(message!("history-player"))),
        Column::words(label(message!("label-move"))),
        Column::words(label(message!("history-state"))),
        Column::numbers(label(message!("label-value"))),
        Column::words(label(message!("history-known"))),
        Column::numbers(label(message!("history-nodes"))),
        Column::numbers(label(message!("history-time"))),
    ];
    let mut states = game.positions().into_iter();
    let start = states.next().unwrap_or_default();
    let mut rows = vec![row(0, [Cell::Empty, Cell::Empty, Cell::Code(start)], None)];
    for (index, (played, state)) in game.moves().iter().zip(states).enumerate() {
        let Played { mv, work, .. } = played;
        let player = Cell::text(player_name(game.mover_of(index)));
        let cells = [player, Cell::Move(mv.clone()), Cell::Code(state)];
        rows.push(row(index + 1, cells, work.as_ref()));
    }
    Table {
        caption: Some(caption),
        label: Some("game".to_owned()),
        keys: 3,
        columns,
        rows,
        ..Table::default()
    }
}

fn row(number: usize, cells: [Cell; 3], work: Option<&MoveWork>) -> Vec<Cell> {
    let mut row = vec![Cell::Number(number as i128)];
    row.extend(cells);
    let value = work.and_then(|work| Some((work.value?, work.proven || work.win.is_some())));
    row.extend(match value {
        Some((value, true)) => [Cell::amount(value), message!("value-proven").into()],
        Some((value, false)) => [Cell::amount(value), message!("value-estimate").into()],
        None => [Cell::Empty, Cell::Empty],
    });
    row.extend(match work {
        Some(work) => {
            let time = Cell::Decimal { number: milliseconds(work.elapsed), places: 3 };
            [Cell::Number(work.visited.into()), time]
        }
        None => [Cell::Empty, Cell::Empty],
    });
    row
}
