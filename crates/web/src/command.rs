//! What to type in a terminal to get the same as a page shows: the one place of the pages that knows the
//! options of the program.

use gametree_play::PlayerSpec;

use crate::Place;

/// The command that plays this game from this position, after these moves, between these players.
pub(crate) fn play(
    spec: &str,
    position: Option<&str>,
    moves: &[String],
    players: &[PlayerSpec; 2],
) -> String {
    let mut line = format!("gametree play {}", quoted(spec));
    if let Some(position) = position {
        line += &format!(" --position {}", quoted(position));
    }
    if !moves.is_empty() {
        line += &format!(" --moves {}", quoted(&moves.join(" ")));
    }
    let [first, second] = players;
    match (first, second) {
        (PlayerSpec::Human, PlayerSpec::Human) => line += " --people 2",
        (PlayerSpec::Human, PlayerSpec::Strength(strength)) => {
            line += &format!(" --strength {strength}");
        }
        (PlayerSpec::Strength(strength), PlayerSpec::Human) => {
            line += &format!(" --first computer --strength {strength}");
        }
        (PlayerSpec::Strength(first), PlayerSpec::Strength(second)) if first == second => {
            line += &format!(" --people 0 --strength {first}");
        }
        (first, second) => {
            let [first, second] = [first, second].map(|player| quoted(&player.to_string()));
            line += &format!(" --first-player {first} --second-player {second}");
        }
    }
    line
}

/// The command that solves this place and writes its certificate.
pub(crate) fn solve(place: &Place, certificate: &str) -> String {
    let mut line = format!("gametree solve {}", quoted(&place.spec));
    if let Some(position) = &place.position {
        line += &format!(" --position {}", quoted(position));
    }
    if !place.moves.is_empty() {
        line += &format!(" --moves {}", quoted(&place.moves.join(" ")));
    }
    line + &format!(" --certificate {}", quoted(certificate))
}

/// As a shell takes it for one word.
pub(crate) fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_./:=,-".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_become_options() {
        let line = |first: &str, second: &str| {
            play("sim", None, &[], &[first.parse().unwrap(), second.parse().unwrap()])
        };
        assert_eq!(line("human", "easy"), "gametree play sim --strength easy");
        assert_eq!(line("easy", "human"), "gametree play sim --first computer --strength easy");
        assert_eq!(line("human", "human"), "gametree play sim --people 2");
        assert_eq!(
            line("human", "alphabeta:depth=4"),
            "gametree play sim --first-player human --second-player alphabeta:depth=4"
        );
    }

    #[test]
    fn nothing_leaves_its_word() {
        assert_eq!(quoted("stones:take=2/3"), "stones:take=2/3");
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("x';rm *"), "'x'\\'';rm *'");
    }
}
