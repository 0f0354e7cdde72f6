//! `gametree show`: the position, its board, its moves.

use gametree_catalogue::{Ending, Session};
use gametree_language::message;
use gametree_picture::{TextStyle, wrapped};
use gametree_rules::Player;
use serde::Serialize;

use crate::arguments::{BoardFormat, Show};
use crate::complaint::Complaint;
use crate::json;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    #[serde(flatten)]
    position: json::Position,
    moves: Vec<String>,
}

pub(crate) fn run(arguments: &Show, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    if screen.wants_json() {
        let position = json::Position::new(&*session);
        return screen.print_json(&Json { position, moves: session.legal_moves() });
    }
    let look = match arguments.format {
        BoardFormat::Text => screen.look(),
        BoardFormat::Svg => TextStyle::plain(screen.language()),
    };
    let mut facts = facts(&*session, &look);
    let moves = session.legal_moves();
    if !moves.is_empty() {
        facts.push((look.say(&message!("label-moves", count = moves.len())), wrapped(&moves)));
    }
    match arguments.format {
        BoardFormat::Text => {
            screen.print(&format!("{}\n{}", session.board(&look), look.labelled(&facts)))
        }
        BoardFormat::Svg => {
            let words = look.labelled(&facts);
            let svg = session.drawing().to_svg(&session.spec(), &words, look.language);
            screen.print(&svg.stand_alone())
        }
    }
}

/// What goes with a board: the game, the position, whose turn it is or how it ended.
pub(crate) fn facts(session: &dyn Session, look: &TextStyle) -> Vec<(String, String)> {
    let mut facts = vec![
        (look.say(&message!("label-game")), session.spec()),
        (look.say(&message!("label-position")), session.position()),
    ];
    if let Some(player) = session.to_move() {
        let name = look.terminal.in_colour_of(player, &player_name(player, look));
        facts.push((look.say(&message!("label-to-move")), name));
    }
    if let Some(ending) = session.ending() {
        facts.push((look.say(&message!("label-result")), ending_text(&ending, look)));
    }
    facts
}

/// "first player", in the language.
pub(crate) fn player_name(player: Player, look: &TextStyle) -> String {
    match player {
        Player::First => look.say(&message!("player-first")),
        Player::Second => look.say(&message!("player-second")),
    }
}

/// Who has won and, where there are points, by how much.
pub(crate) fn ending_text(ending: &Ending, look: &TextStyle) -> String {
    let by = ending.margin.unsigned_abs();
    look.say(&match (ending.outcome.winner(), ending.score.is_some()) {
        (Some(Player::First), true) => message!("result-first-wins-by", by = by),
        (Some(Player::Second), true) => message!("result-second-wins-by", by = by),
        (Some(Player::First), false) => message!("result-first-wins"),
        (Some(Player::Second), false) => message!("result-second-wins"),
        (None, _) => message!("result-draw"),
    })
}
