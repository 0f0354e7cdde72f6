//! The table of finished games.

use gametree_language::{Argument, Message, message};
use gametree_play::{Match, PlayerSpec};
use gametree_present::page::Cell;
use gametree_present::report::RecordColumn;
use gametree_present::sentence;
use maud::{Markup, html};

use super::{Format, address, date, name};
use crate::games::Kept;
use crate::icon::Icon;
use crate::pages::play::strength_words;
use crate::{Visitor, Workbench, kit};

/// The table, the latest game first, and its files.
pub(super) fn card(workbench: &Workbench, visitor: &Visitor, games: &[Kept]) -> Markup {
    if games.is_empty() {
        return html! {};
    }
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-own-finished"));
    let heads = [
        (RecordColumn::Number.label(), true),
        (message!("web-own-date"), false),
        (RecordColumn::Game.label(), false),
        (message!("web-own-opponent"), false),
        (RecordColumn::First.label(), false),
        (message!("web-own-made"), true),
        (RecordColumn::Nodes.label(), true),
        (RecordColumn::Time.label(), true),
        (RecordColumn::Score.label(), false),
        (RecordColumn::Winner.label(), false),
    ];
    let body = html! {
        div.table-scroll tabindex="0" role="region" aria-label=(title) {
            table.own-finished {
                thead { tr {
                    @for (label, is_number) in heads {
                        th.end[is_number] scope="col" { (say(label)) }
                    }
                } }
                tbody {
                    @for (index, kept) in games.iter().enumerate().rev() {
                        (row(workbench, visitor, index + 1, kept))
                    }
                }
            }
        }
        div.own-files role="group" aria-label=(say(message!("web-own-take-away"))) {
            @for format in Format::ALL {
                a.button.framed.little href=(format!("/games?format={}", format.name())) download {
                    (kit::inside(Icon::Download, &say(format.label()), ""))
                }
            }
        }
    };
    kit::card(&title, &say(message!("web-own-count", count = games.len())), body)
}

fn row(workbench: &Workbench, visitor: &Visitor, number: usize, kept: &Kept) -> Markup {
    let game = &kept.game;
    let shown = |column: RecordColumn| cell(visitor, &column.cell(number, game));
    html! {
        tr {
            td.end { (shown(RecordColumn::Number)) }
            td.own-date { (date(visitor.language, kept.updated)) }
            th scope="row" {
                a href=(address(kept)) { (name(workbench, visitor, kept)) } " "
                span.own-spec { (shown(RecordColumn::Game)) }
            }
            td { (opponent(visitor, game)) }
            td { (shown(RecordColumn::First)) }
            td.end { (visitor.language.number(game.moves().len() as i128)) }
            td.end { (shown(RecordColumn::Nodes)) }
            td.end { (shown(RecordColumn::Time)) }
            td { (score(visitor, game)) }
            td { (shown(RecordColumn::Winner)) }
        }
    }
}

/// The points of both players, in the digits of the language.
fn score(visitor: &Visitor, game: &Match) -> String {
    let score = game.session().result().and_then(|ending| ending.score);
    score.map_or("–".to_owned(), |score| {
        let [first, second] = score.map(|points| visitor.language.number(points));
        format!("{first} : {second}")
    })
}

fn cell(visitor: &Visitor, cell: &Cell) -> Markup {
    let language = visitor.language;
    html! {
        @match cell {
            Cell::Number(number) => (language.number(*number)),
            Cell::Decimal { number, places } => (language.decimal(*number, *places)),
            Cell::Code(text) => (kit::code(text)),
            Cell::Text(text) => (language.write(text)),
            _ => "–",
        }
    }
}

/// The opponent in words: algorithm, depth and heuristic. Where two computers played, both are
/// named.
pub(super) fn opponent(visitor: &Visitor, game: &Match) -> String {
    let heuristics = game.session().heuristics();
    let mut names: Vec<String> = Vec::new();
    for player in game.players().iter().filter(|player| !player.is_human()) {
        let search = player.search(heuristics).ok().flatten();
        let search = search.map(|search| sentence::search(&search));
        let name = match (player, search) {
            (PlayerSpec::Strength(strength), Some(search)) => visitor.say(&message!(
                "web-own-strength",
                strength = strength_words(visitor, *strength).0,
                search = search
            )),
            (PlayerSpec::Guest(guest), _) => {
                visitor.language.write(&Argument::Text(guest.name()).isolated())
            }
            (_, Some(search)) => visitor.language.write(&search),
            (_, None) => continue,
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    match names.as_slice() {
        [] => visitor.say(&message!("web-play-against-person")),
        names => names.join("; "),
    }
}
