//! Finished games as rows of a Markdown table.

use std::fs::OpenOptions;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use gametree_play::{Match, PlayerSpec};
use gametree_rules::Player;

const HEADER: &str = "\
| number | game | algorithm | first | time per move, ms | nodes visited | score | winner |
|---:|---|---|---|---:|---:|---|---|
";

/// Adds a finished game to a Markdown file, which is begun if it is not there or empty.
pub(crate) fn append_row(game: &Match, path: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.contains("| number |"));
    let number = rows.count() + 1;
    file.seek(SeekFrom::End(0))?;
    let header = if text.contains(HEADER) { "" } else { HEADER };
    let break_before = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    file.write_all(format!("{break_before}{header}{}", row(game, number)).as_bytes())?;
    file.sync_all()
}

fn row(game: &Match, number: usize) -> String {
    let (moves, visited, elapsed) = game.work();
    let per_move = elapsed.as_secs_f64() * 1000.0 / moves.max(1) as f64;
    let first = game.mover_of(0);
    let ending = game.session().result();
    let score = ending.and_then(|ending| ending.score);
    let score = score.map_or("-".to_owned(), |[one, two]| format!("{one}:{two}"));
    let winner = match ending.map(|ending| ending.outcome.winner()) {
        Some(Some(player)) => player_name(game, player),
        Some(None) => "draw".to_owned(),
        None => "-".to_owned(),
    };
    format!(
        "| {number} | {} | {} | {} | {per_move:.3} | {visited} | {score} | {winner} |\n",
        game.session().spec(),
        algorithms(game),
        player_name(game, first),
    )
}

/// `human`, `computer`, or which of two alike.
fn player_name(game: &Match, player: Player) -> String {
    match game.players().each_ref().map(PlayerSpec::is_human) {
        [first, second] if first == second => player.to_string(),
        human if human[player.index()] => "human".to_owned(),
        _ => "computer".to_owned(),
    }
}

/// The computers' searches, shortly.
fn algorithms(game: &Match) -> String {
    let mut names = Vec::new();
    for player in game.players() {
        // A game whose players cannot play it has not come to its end.
        let Ok(Some(search)) = player.search(game.session().heuristics()) else { continue };
        let name = search.label();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}
