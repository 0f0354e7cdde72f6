//! Finished games as rows of a Markdown table.

use std::path::Path;

use gametree_files::{FileError, update_text};
use gametree_language::{Language, message};
use gametree_play::{Match, PlayerSpec};
use gametree_rules::Player;

/// What stands to the left and what to the right.
const SIDES: &str = "|---:|---|---|---|---:|---:|---|---|\n";

/// A table of games is not longer than this.
const LARGEST: u64 = 64 << 20;

/// Adds a finished game to a Markdown file, which is begun if it is not there or empty.
pub(crate) fn append_row(game: &Match, path: &Path, language: Language) -> Result<(), FileError> {
    update_text(path, LARGEST, |text| {
        let number = text.lines().filter(|line| is_row(line)).count() + 1;
        // A table goes on in whatever language it was begun.
        let begun = Language::ALL.into_iter().any(|begun| text.contains(&header(begun)));
        let header = if begun { String::new() } else { header(language) };
        let break_before = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        format!("{text}{break_before}{header}{}", row(game, number, language))
    })
}

fn header(language: Language) -> String {
    format!("{}\n{SIDES}", language.say(&message!("record-header")))
}

/// Rows have numbers.
fn is_row(line: &str) -> bool {
    line.strip_prefix("| ")
        .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

fn row(game: &Match, number: usize, language: Language) -> String {
    let (moves, visited, elapsed) = game.work();
    let per_move = elapsed.as_secs_f64() * 1000.0 / moves.max(1) as f64;
    let first = game.mover_of(0);
    let ending = game.session().result();
    let score = ending.and_then(|ending| ending.score);
    let score = score.map_or("-".to_owned(), |[one, two]| format!("{one}:{two}"));
    let winner = match ending.map(|ending| ending.outcome.winner()) {
        Some(Some(player)) => player_name(game, player, language),
        Some(None) => language.say(&message!("record-draw")),
        None => "-".to_owned(),
    };
    format!(
        "| {number} | {} | {} | {} | {per_move:.3} | {visited} | {score} | {winner} |\n",
        game.session().spec(),
        algorithms(game),
        player_name(game, first, language),
    )
}

/// A human, the computer, or which of two alike.
fn player_name(game: &Match, player: Player, language: Language) -> String {
    let who = match game.players().each_ref().map(PlayerSpec::is_human) {
        [first, second] if first == second => player.name(),
        human if human[player.index()] => "human",
        _ => "computer",
    };
    language.say(&message!("record-player", who = who))
}

/// The computers' searches, shortly; guests by their names.
fn algorithms(game: &Match) -> String {
    let mut names = Vec::new();
    for player in game.players() {
        let name = match player {
            PlayerSpec::Guest(guest) => guest.name(),
            // A game whose players cannot play it has not come to its end.
            player => match player.search(game.session().heuristics()) {
                Ok(Some(search)) => search.label(),
                _ => continue,
            },
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}
