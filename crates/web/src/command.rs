//! What to type in a terminal to get the same as a page shows: the one place of the pages that knows the
//! options of the program.

use gametree_exercise::{Exercise, Origin};
use gametree_lab::experiment::{Kind, Plan, Sides};
use gametree_lab::report::Ways;
use gametree_language::Language;
use gametree_play::PlayerSpec;
use gametree_rules::Player;

use crate::Place;

/// The command that lets phones in the same network open the workbench.
pub(crate) const SERVE_OTHERS: &str = "gametree serve --bind 0.0.0.0";

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
    solving(place) + &format!(" --certificate {}", quoted(certificate))
}

/// The command that solves this place into a table that is found here, which takes so many bytes of memory.
pub(crate) fn keep(place: &Place, memory: u64) -> String {
    /// What the command takes if it is not told otherwise.
    const USUAL: u64 = 4 << 30;
    let more = match memory {
        0..=USUAL => String::new(),
        more => format!(" --memory {}", more.div_ceil(1 << 20)),
    };
    solving(place) + " --keep" + &more
}

fn solving(place: &Place) -> String {
    let mut line = format!("gametree solve {}", quoted(&place.spec));
    if let Some(position) = &place.position {
        line += &format!(" --position {}", quoted(position));
    }
    if !place.moves.is_empty() {
        line += &format!(" --moves {}", quoted(&place.moves.join(" ")));
    }
    line
}

/// The command that writes the sheet with this exercise and so many after it.
pub(crate) fn exercise(
    exercise: &Exercise,
    count: usize,
    solution: bool,
    language: Language,
) -> String {
    let mut line = "gametree exercise".to_owned();
    let mut add = |option: &str, value: &str| line += &format!(" {option} {}", quoted(value));
    match &exercise.origin {
        Origin::Seed { seed, cuts } => {
            add("--shape", &exercise.tree.shape().to_string());
            add("--seed", &seed.to_string());
            if let Some(cuts) = cuts {
                add("--cuts", &cuts.to_string());
            }
            if count > 1 {
                add("--count", &count.to_string());
            }
        }
        Origin::Own => {
            add("--shape", &exercise.tree.shape().to_string());
            add("--leaves", &exercise.tree.leaves_text());
            if exercise.tree.root() == Player::Second {
                add("--root", "min");
            }
        }
        Origin::Game { spec, position, depth, heuristic, .. } => {
            add("--game", spec);
            add("--position", position);
            add("--depth", &depth.to_string());
            add("--heuristic", heuristic);
        }
    }
    add("--format", "html");
    add("--lang", language.code());
    if solution { line + " --solution" } else { line }
}

/// From the page of a report to what it speaks of.
pub const REPRODUCING: Ways = Ways {
    explain: |report| format!("gametree reproduce {report}"),
    see: |fault| format!("gametree reproduce {} --fault {}", fault.report, fault.name),
    answer: |question| {
        let (report, name) = (question.report, question.name);
        format!(
            "gametree reproduce {report} --question {name} --out {name}\n\
             gametree compare --plan {name}/plan.toml --out {name}-again"
        )
    },
    again: |report| format!("gametree reproduce {report} --out reports"),
    sit_down: |report| {
        let (spec, first) = (report.example(), report.human_begins());
        let side = if first { "--second-player" } else { "--first-player" };
        let other = if first { "--first-player" } else { "--second-player" };
        format!("gametree play {spec} {other} human {side} reports:{report}")
    },
};

/// The command that plays the games of a plan.
pub(crate) fn experiment(plan: &Plan) -> String {
    let word = match plan.kind {
        Kind::Compare => "compare",
        Kind::Tournament => "tournament",
    };
    let mut line = format!("gametree {word}");
    let mut add = |option: &str, value: &str| line += &format!(" --{option} {}", quoted(value));
    plan.games.iter().for_each(|game| add("game", game));
    plan.players.iter().for_each(|player| add("player", player));
    plan.opponents.iter().for_each(|opponent| add("opponent", opponent));
    if plan.first != Sides::Both {
        add("first", plan.first.name());
    }
    add("repeat", &plan.repeat.to_string());
    if plan.openings > 0 {
        add("openings", &plan.openings.to_string());
    }
    if let Some(plies) = plan.plies {
        add("plies", &plies.to_string());
    }
    if let Some(sprt) = &plan.sprt {
        add("sprt", &sprt.to_string());
    }
    add("seed", &plan.seed.to_string());
    line
}

/// The command that plays the games of a folder again, from its plan.
pub(crate) const fn again(kind: Kind) -> &'static str {
    match kind {
        Kind::Compare => "gametree compare --plan plan.toml --out again",
        Kind::Tournament => "gametree tournament --plan plan.toml --out again",
    }
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
