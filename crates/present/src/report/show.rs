use gametree_catalogue::Session;
use gametree_language::message;

use crate::page::{Block, Cell, Fact, Page};
use crate::sentence;

/// A position: its board, whose turn it is, the moves.
pub fn show(session: &dyn Session) -> Page {
    let mut facts = position_facts(session);
    let moves = session.legal_moves();
    if !moves.is_empty() {
        facts.push(Fact::new(message!("label-moves", count = moves.len()), Cell::Moves(moves)));
    }
    Page::new([Block::board(session), Block::Facts(facts)])
}

/// What goes with a board: the game, the position, whose turn it is or how it ended.
pub fn position_facts(session: &dyn Session) -> Vec<Fact> {
    let mut facts = vec![
        Fact::new(message!("label-game"), Cell::Code(session.spec())),
        Fact::new(message!("label-position"), Cell::Code(session.position())),
    ];
    if let Some(player) = session.to_move() {
        facts.push(Fact::new(message!("label-to-move"), Cell::Player(player)));
    }
    if let Some(ending) = session.result() {
        facts.push(Fact::new(message!("label-result"), sentence::ending(&ending).into()));
    }
    facts
}
