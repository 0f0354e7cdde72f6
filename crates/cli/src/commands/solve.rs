//! `gametree solve`: the exact value of a position, and of every position that can follow.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use comfy_table::{Table, presets};
use gametree_catalogue::{CertifyError, Session, Solved, SolvedPosition};
use gametree_language::message;
use gametree_picture::wrapped;
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Exact, Proven};
use gametree_solver::{CertificateLimits, CertificateSize, Uncertified, Unsolved};
use serde::Serialize;

use crate::arguments::{Effort, Solve};
use crate::commands::show;
use crate::complaint::Complaint;
use crate::files;
use crate::json;
use crate::patience::patiently_within;
use crate::proof;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    position: json::Position,
    #[serde(flatten)]
    end: proof::Json,
    best_move: Option<&'a str>,
    best_moves: &'a [String],
    line: &'a [String],
    positions: u64,
    bytes: u64,
    reachable: Option<u64>,
    unfinished: Option<u64>,
    canonical: Option<u64>,
    elapsed_ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<Certificate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exported: Option<u64>,
    moves: Vec<Move<'a>>,
}

#[derive(Serialize)]
struct Move<'a> {
    #[serde(rename = "move")]
    mv: &'a str,
    #[serde(flatten)]
    end: proof::Json,
}

#[derive(Serialize)]
struct Certificate {
    moves: u64,
    positions: u64,
}

/// Everything that was found out and written.
struct Found {
    solved: Box<dyn Solved>,
    here: SolvedPosition,
    elapsed: Duration,
    reachable: Option<u64>,
    unfinished: Option<u64>,
    canonical: Option<u64>,
    certificate: Option<CertificateSize>,
    exported: Option<u64>,
}

impl Effort {
    /// What the solver may spend; all cores, unless something else is asked for.
    pub(crate) fn budget(&self) -> Budget {
        let all = || thread::available_parallelism().map_or(1, NonZero::get);
        Budget {
            time: None,
            memory: self.memory.saturating_mul(1 << 20),
            threads: self.threads.map_or_else(all, |threads| threads.min(256) as usize),
        }
    }
}

pub(crate) fn run(arguments: &Solve, screen: &Screen) -> Result<(), Complaint> {
    if let Some(spec) = arguments.place.spec.strip_suffix(",all") {
        return all(spec, arguments, screen);
    }
    let session = arguments.place.open()?;
    let budget = arguments.effort.budget();
    let found = patiently_within(budget, screen, |work| find(&*session, arguments, work))??;
    if screen.wants_json() {
        screen.print_json(&as_json(&*session, &found))
    } else {
        screen.print(&as_text(&*session, &found, arguments, screen))
    }
}

/// Solves; a game that is too large is refused with what would fit.
pub(crate) fn solve(session: &dyn Session, work: &Work) -> Result<Box<dyn Solved>, Complaint> {
    session.solve(work).map_err(|unsolved| {
        let fits = match unsolved {
            Unsolved::TooLarge { memory, .. } => session.largest_that_fits(memory),
            _ => None,
        };
        Complaint(gametree_present::unsolved(&unsolved, fits))
    })
}

fn find(session: &dyn Session, arguments: &Solve, work: &Work) -> Result<Found, Complaint> {
    let begun = Instant::now();
    let solved = solve(session, work)?;
    let position = session.position();
    let here = solved.look_up(&position)?;
    let elapsed = begun.elapsed();
    let certificate = match &arguments.certificate {
        Some(file) => Some(certify(&*solved, &position, file, work)?),
        None => None,
    };
    let exported = match &arguments.export {
        Some(file) => Some(export(&*solved, file, work)?),
        None => None,
    };
    Ok(Found {
        reachable: solved.reachable(),
        unfinished: solved.unfinished(),
        canonical: solved.up_to_symmetry(),
        solved,
        here,
        elapsed,
        certificate,
        exported,
    })
}

fn certify(
    solved: &dyn Solved,
    position: &str,
    file: &Path,
    work: &Work,
) -> Result<CertificateSize, Complaint> {
    files::write_whole(file, |writer| {
        let size = solved.certify(position, &CertificateLimits::default(), work, writer);
        size.map_err(|error| match error {
            CertifyError::Position(error) => error.into(),
            CertifyError::Uncertified(Uncertified::Writing(error)) => {
                files::cannot_write(file, &error)
            }
            CertifyError::Uncertified(Uncertified::TooLarge { max }) => {
                Complaint(message!("error-certificate-too-large", most = max))
            }
            CertifyError::Uncertified(Uncertified::Unknown(error)) => error.into(),
            CertifyError::Uncertified(Uncertified::Stopped) => {
                Complaint(message!("error-solve-stopped"))
            }
        })
    })
}

/// Positions have no commas or quotes, so a row needs no quoting.
fn export(solved: &dyn Solved, file: &Path, work: &Work) -> Result<u64, Complaint> {
    files::write_whole(file, |writer| {
        let mut rows = 0;
        let mut written = writeln!(writer, "position,winner,margin,plies");
        solved.each(&mut |position, end| {
            let winner = end.outcome().name();
            written = writeln!(writer, "{position},{winner},{},{}", end.margin, end.plies);
            rows += 1;
            written.is_ok() && !work.is_stopped()
        });
        written.map_err(|error| files::cannot_write(file, &error))?;
        if work.is_stopped() {
            return Err(Complaint(message!("error-solve-stopped")));
        }
        Ok(rows)
    })
}

fn as_json<'a>(session: &dyn Session, found: &'a Found) -> Json<'a> {
    let here = &found.here;
    Json {
        position: json::Position::new(session),
        end: Proven::from(here.end).into(),
        best_move: here.best_moves.first().map(String::as_str),
        best_moves: &here.best_moves,
        line: &here.line,
        positions: found.solved.positions(),
        bytes: found.solved.bytes(),
        reachable: found.reachable,
        unfinished: found.unfinished,
        canonical: found.canonical,
        elapsed_ms: found.elapsed.as_secs_f64() * 1000.0,
        certificate: found
            .certificate
            .map(|size| Certificate { moves: size.moves, positions: size.positions }),
        exported: found.exported,
        moves: here
            .moves
            .iter()
            .map(|(mv, end)| Move { mv, end: Proven::from(*end).into() })
            .collect(),
    }
}

fn as_text(session: &dyn Session, found: &Found, arguments: &Solve, screen: &Screen) -> String {
    let (look, language) = (screen.look(), screen.language());
    let say = |message| screen.say(&message);
    let sentence =
        |end: Exact| screen.say(&proof::sentence(Proven::from(end), session.has_points()));
    let here = &found.here;
    let mut facts = show::facts(session, &look);
    facts.push((say(message!("label-exactly")), look.terminal.strong(&sentence(here.end))));
    if !here.best_moves.is_empty() {
        facts.push((say(message!("label-best-moves")), wrapped(&here.best_moves)));
        facts.push((say(message!("label-line")), wrapped(&here.line)));
    }
    let stored = message!(
        "solve-stored",
        positions = found.solved.positions(),
        bytes = found.solved.bytes()
    );
    facts.push((say(message!("label-stored")), say(stored)));
    let reachable = match (found.reachable, found.unfinished, found.canonical) {
        (Some(positions), Some(unfinished), Some(canonical)) if canonical != positions => {
            Some(message!(
                "solve-reachable-symmetry",
                positions = positions,
                unfinished = unfinished,
                canonical = canonical
            ))
        }
        (Some(positions), Some(unfinished), _) => {
            Some(message!("solve-reachable", positions = positions, unfinished = unfinished))
        }
        _ => None,
    };
    if let Some(reachable) = reachable {
        facts.push((say(message!("label-reachable")), say(reachable)));
    }
    if let (Some(size), Some(file)) = (found.certificate, &arguments.certificate) {
        let written = message!(
            "solve-certificate",
            file = files::name(file),
            moves = size.moves,
            positions = size.positions
        );
        facts.push((say(message!("label-certificate")), say(written)));
    }
    if let (Some(rows), Some(file)) = (found.exported, &arguments.export) {
        let written = message!("solve-exported", file = files::name(file), rows = rows);
        facts.push((say(message!("label-exported")), say(written)));
    }
    let ms = language.decimal(found.elapsed.as_secs_f64() * 1000.0, 2);
    facts.push((say(message!("label-time")), say(message!("milliseconds", ms = ms))));
    let mut text = format!("{}\n{}", session.board(&look), look.labelled(&facts));
    if !here.moves.is_empty() {
        let mut table = Table::new();
        let header = [message!("label-move"), message!("label-exactly")];
        table.load_style(presets::NOTHING).set_header(header.map(|label| screen.cell(&say(label))));
        for (mv, end) in &here.moves {
            let best = here.best_moves.contains(mv);
            let mark = if best { look.terminal.pick(" ★", " *") } else { "" };
            table.add_row([screen.cell(mv), screen.cell(&format!("{}{mark}", sentence(*end)))]);
        }
        text += &format!("\n{}\n", table.trim_fmt());
    }
    text
}

/// How many strings of a length have which value.
#[derive(Serialize)]
struct AllJson {
    spec: String,
    length: u64,
    strings: u64,
    values: Vec<Share>,
    positions: u64,
    bytes: u64,
    elapsed_ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    exported: Option<u64>,
}

#[derive(Serialize)]
struct Share {
    #[serde(flatten)]
    end: proof::Json,
    strings: u64,
}

/// `bits:length=L,all`: one table holds every string of the length.
fn all(spec: &str, arguments: &Solve, screen: &Screen) -> Result<(), Complaint> {
    let wrong = || Complaint(message!("error-solve-all"));
    let place = crate::arguments::Place { spec: spec.to_owned(), position: None, moves: None };
    let session = place.open()?;
    let text = session.position();
    let length = text.split('/').next().map_or(0, str::len);
    if !spec.starts_with("bits:length=") || arguments.certificate.is_some() {
        return Err(wrong());
    }
    let begun = Instant::now();
    let (solved, values, exported) =
        patiently_within(arguments.effort.budget(), screen, |work| {
            let solved = solve(&*session, work)?;
            let mut values: BTreeMap<i32, u64> = BTreeMap::new();
            solved.each_size(&mut |size, end| {
                if size as usize == length {
                    *values.entry(end.margin).or_default() += 1;
                }
                !work.is_stopped()
            });
            let exported = match &arguments.export {
                Some(file) => Some(export(&*solved, file, work)?),
                None => None,
            };
            if work.is_stopped() {
                return Err(Complaint(message!("error-solve-stopped")));
            }
            Ok((solved, values, exported))
        })??;
    let elapsed_ms = begun.elapsed().as_secs_f64() * 1000.0;
    let strings: u64 = values.values().sum();
    let plies = length.saturating_sub(1) as u32;
    if screen.wants_json() {
        return screen.print_json(&AllJson {
            spec: arguments.place.spec.clone(),
            length: length as u64,
            strings,
            values: values
                .into_iter()
                .map(|(margin, strings)| Share {
                    end: Proven::from(Exact { margin, plies }).into(),
                    strings,
                })
                .collect(),
            positions: solved.positions(),
            bytes: solved.bytes(),
            elapsed_ms,
            exported,
        });
    }
    let say = |message| screen.say(&message);
    let look = screen.look();
    let mut facts = vec![(
        say(message!("label-strings")),
        say(message!("solve-all", strings = strings, length = length)),
    )];
    for (margin, count) in values {
        let share = message!("solve-all-share", strings = count, all = strings);
        facts.push((say(proof::result(margin, true)), say(share)));
    }
    let stored = message!("solve-stored", positions = solved.positions(), bytes = solved.bytes());
    facts.push((say(message!("label-stored")), say(stored)));
    if let (Some(rows), Some(file)) = (exported, &arguments.export) {
        let written = message!("solve-exported", file = files::name(file), rows = rows);
        facts.push((say(message!("label-exported")), say(written)));
    }
    let ms = screen.language().decimal(elapsed_ms, 2);
    facts.push((say(message!("label-time")), say(message!("milliseconds", ms = ms))));
    screen.print(&look.labelled(&facts))
}
