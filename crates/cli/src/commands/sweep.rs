//! `gametree sweep`: the exact values of a whole family of games, and the laws in them.

mod json;
mod laws;
mod picture;
mod table;

use std::time::Instant;

use gametree_catalogue::Catalogue;
use gametree_lab::{Family, Sweep, SweepEffort, Swept};
use gametree_language::{ascii_digits, message};
use gametree_rules::{Outcome, Player};

use crate::arguments;
use crate::complaint::Complaint;
use crate::files;
use crate::patience::patiently_within;
use crate::screen::Screen;

pub(crate) fn run(arguments: &arguments::Sweep, screen: &Screen) -> Result<(), Complaint> {
    let spec = ascii_digits(&arguments.family);
    let family = Family::parse(&spec)?;
    let effort = SweepEffort { nodes: arguments.nodes };
    let begun = Instant::now();
    let (sweep, lines) = patiently_within(arguments.effort.budget(), screen, |work| {
        let sweep = gametree_lab::sweep(&Catalogue::standard(), &family, &effort, work)?;
        let lines = sweep.lines();
        Ok::<_, Complaint>((sweep, lines))
    })??;
    let elapsed_ms = begun.elapsed().as_secs_f64() * 1000.0;
    let drawn = match &arguments.picture {
        Some(file) => {
            let (svg, drawn) = picture::picture(&spec, &sweep, &lines, screen);
            files::write_whole(file, |writer| {
                let written = writer.write_all(screen.unmarked(&svg).as_bytes());
                written.map_err(|error| files::cannot_write(file, &error))
            })?;
            Some((file, drawn))
        }
        None => None,
    };
    if screen.wants_json() {
        return screen.print_json(&json::object(&spec, &sweep, &lines, elapsed_ms));
    }
    let say = |message| screen.say(&message);
    let look = screen.look();
    let mut facts = vec![
        (say(message!("label-game")), spec.into_owned()),
        (say(message!("label-laws")), laws::text(&sweep, &lines, screen)),
    ];
    if let Some((file, drawn)) = drawn {
        let mut words = say(message!("sweep-picture", file = files::name(file), games = drawn));
        if drawn < sweep.rows.len() {
            let part = message!("sweep-picture-part", shown = drawn, games = sweep.rows.len());
            words += &format!("\n{}", say(part));
        }
        facts.push((say(message!("label-picture")), words));
    }
    let ms = screen.language().decimal(elapsed_ms, 2);
    facts.push((say(message!("label-time")), say(message!("milliseconds", ms = ms))));
    let table = table::text(&sweep, arguments.all_rows, screen);
    screen.print(&format!("{table}\n\n{}", look.labelled(&facts)))
}

/// A winner in a word or two.
fn winner(outcome: Outcome, screen: &Screen) -> String {
    screen.say(&match outcome {
        Outcome::Win(Player::First) => message!("player-first"),
        Outcome::Win(Player::Second) => message!("player-second"),
        Outcome::Draw => message!("result-draw"),
    })
}

/// How a value is known.
fn how(row: &Swept, screen: &Screen) -> String {
    screen.say(&match row.how() {
        "solved" => message!("sweep-solved"),
        "engine" => message!("sweep-engine"),
        _ => message!("sweep-unknown"),
    })
}

/// A value in as few characters as possible.
fn sign(row: &Swept, sweep: &Sweep, screen: &Screen) -> String {
    let mark = if row.how() == "engine" { "*" } else { "" };
    let sign = match (row.margins().as_slice(), sweep.has_points) {
        ([], _) => "?".to_owned(),
        (&[margin], true) => screen.look().signed(margin),
        (&[margin], false) => match margin {
            0 => "=".to_owned(),
            1.. => screen.language().number(1),
            _ => screen.language().number(2),
        },
        _ => "~".to_owned(),
    };
    format!("{sign}{mark}")
}
