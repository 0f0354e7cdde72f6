//! What `analyze` says to people.

use std::cmp::Ordering;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use gametree_catalogue::{Algorithm, Answer, Search, Session};
use gametree_language::{Message, message};
use gametree_picture::wrapped;
use gametree_rules::work::BestSoFar;
use gametree_rules::{Amount, Proven, Value};
use gametree_search::{Bound, Stopped, Verdict};

use super::Report;
use super::choice::Choice;
use crate::commands::show;
use crate::proof;
use crate::screen::Screen;

/// Everything, for people: the board, what the search chose and whether that is right, then the
/// numbers.
pub(super) fn report(report: &Report<'_>, screen: &Screen) -> String {
    let Report { session, question, answer, statistics, ref exact } = *report;
    let look = screen.look();
    let language = screen.language();
    let say = |message| screen.say(&message);
    let mut facts = show::facts(session, &look);
    facts.push((say(message!("label-search")), search_text(question, screen)));
    if let Some(chosen) = &answer.best_move {
        facts.push((say(message!("label-chosen-move")), look.terminal.strong(chosen)));
    }
    let value = match answer.value {
        Some(value) => format!("{} ({})", screen.amount(value), say(sureness(report, value))),
        None => say(message!("value-none")),
    };
    if question.algorithm != Algorithm::Random {
        facts.push((say(message!("label-value")), value));
    }
    if let Some(exact) = exact {
        let end = proof::sentence(exact.end.into(), session.has_points());
        facts.push((say(message!("label-exactly")), say(end)));
        let mistakes: Vec<String> = exact.mistakes().into_iter().map(str::to_owned).collect();
        if !mistakes.is_empty() {
            facts.push((say(message!("label-mistakes")), wrapped(&mistakes)));
        }
    }
    if answer.line.len() > 1 {
        facts.push((say(message!("label-line")), wrapped(&answer.line)));
    }
    if let Some(depth) = answer.depth {
        facts.push((say(message!("label-depth")), language.number(depth)));
    }
    if answer.choices.len() > 1 {
        let label = match question.algorithm {
            Algorithm::Random => message!("label-chosen-from"),
            _ => message!("label-choices"),
        };
        facts.push((say(label), wrapped(&answer.choices)));
    }
    let counts = message!(
        "counts",
        visited = answer.counts.visited,
        evaluated = answer.counts.evaluated,
        cutoffs = answer.counts.cutoffs
    );
    facts.push((say(message!("label-positions")), say(counts)));
    if let Some(statistics) = statistics {
        let share = 100.0 * answer.counts.visited as f64 / statistics.full_tree as f64;
        let whole = message!(
            "statistics",
            full = language.count(statistics.full_tree),
            share = language.decimal(share, 1)
        );
        facts.push((say(message!("label-full-tree")), say(whole)));
        let branching = message!(
            "statistics-branching",
            full = language.decimal(statistics.branching, 2),
            effective = language.decimal(statistics.effective_branching, 2),
            leaves = language.decimal(statistics.minimum_leaves, 0)
        );
        facts.push((say(message!("label-branching")), say(branching)));
    }
    let ms = language.decimal(answer.elapsed.as_secs_f64() * 1000.0, 2);
    facts.push((say(message!("label-time")), say(message!("milliseconds", ms = ms))));
    if let Some(stopped) = answer.stopped {
        let why = match stopped {
            Stopped::Nodes => message!("stopped-nodes"),
            Stopped::Time => message!("stopped-time"),
            Stopped::Asked => message!("stopped-asked"),
            Stopped::Depth => message!("stopped-depth"),
        };
        facts.push((say(message!("label-stopped")), say(why)));
    }
    let choice = Choice::of(report).map(|choice| say(choice.sentence(report)) + "\n\n");
    let choice = choice.unwrap_or_default();
    let mut text = format!("{}\n{choice}{}", session.board(&look), look.labelled(&facts));
    if answer.lines.len() > 1 {
        text += &format!("\n{}\n", say(message!("label-lines")));
        for line in &answer.lines {
            let (value, known) = known_text(session, question, line.verdict, screen);
            let (value, known) = (screen.cell(&value), screen.cell(&known));
            let line = screen.cell(&wrapped(&line.moves));
            text += &screen.line(&format!("  {value} ({known})  {line}\n"));
        }
    }
    if !answer.moves.is_empty() {
        text += &format!("\n{}\n", moves_table(session, question, answer, screen).trim_fmt());
    }
    text
}

/// Whether the value is proven, and then what it means.
fn sureness(report: &Report<'_>, value: Amount) -> Message {
    let Report { session, question, answer, .. } = *report;
    if let Some(proven) = answer.end
        && !question.algorithm.is_textbook()
    {
        return message!("value-proof", proof = proof::sentence(proven, session.has_points()));
    }
    match (answer.proven, answer.stopped) {
        (true, _) if question.heuristic == "plain" => match value.value.cmp(&Value::ZERO) {
            Ordering::Greater => message!("value-proven-first"),
            Ordering::Equal => message!("value-proven-draw"),
            Ordering::Less => message!("value-proven-second"),
        },
        (true, _) => message!("value-proven"),
        // A textbook search that is stopped has not looked at every move.
        (false, Some(_)) if question.algorithm.is_textbook() => message!("value-unfinished"),
        (false, _) => message!("value-estimate"),
    }
}

/// A value with its sign if it is a bound, and in words what is known.
fn known_text(
    session: &dyn Session,
    question: &Search,
    verdict: Verdict,
    screen: &Screen,
) -> (String, String) {
    let (bound, is_estimate) = (verdict.bound(), verdict.is_estimate());
    let sign = match bound {
        Bound::Exact => "",
        Bound::Lower => screen.look().terminal.pick("≥ ", ">= "),
        Bound::Upper => screen.look().terminal.pick("≤ ", "<= "),
    };
    // A textbook search is thorough about some moves, and about others knows all it needs.
    let searched = question.algorithm.is_textbook() && is_estimate;
    let words = match (verdict, bound, is_estimate) {
        (Verdict::Proven(proven), ..) => proof::sentence(proven, session.has_points()),
        (_, Bound::Exact, true) if searched => message!("bound-exact"),
        (_, Bound::Lower, true) if searched => message!("bound-lower"),
        (_, Bound::Upper, true) if searched => message!("bound-upper"),
        (_, _, true) => message!("value-estimate"),
        (_, Bound::Exact, false) => message!("value-proven"),
        // Every game without points ends with −1, 0 or 1: no quicker win is all that was found out.
        _ if !session.has_points() && verdict.amount().value != Value::ZERO => {
            message!("bound-no-better")
        }
        (_, Bound::Lower, false) => message!("bound-lower-proven"),
        (_, Bound::Upper, false) => message!("bound-upper-proven"),
    };
    (format!("{sign}{}", screen.amount(verdict.amount())), screen.say(&words))
}

/// A value in words: where it leads if that is proven, else the number.
fn value_text(
    session: &dyn Session,
    value: Amount,
    end: Option<Proven>,
    screen: &Screen,
) -> String {
    match end {
        Some(proven) => screen.say(&proof::sentence(proven, session.has_points())),
        None => screen.amount(value),
    }
}

/// A depth that the engine has finished, on one line.
pub(super) fn depth_line(session: &dyn Session, best: &BestSoFar, screen: &Screen) -> Message {
    let ms = best.elapsed.as_secs_f64() * 1000.0;
    message!(
        "depth-line",
        depth = best.depth,
        value = value_text(session, best.value, best.end, screen),
        visited = best.visited,
        ms = screen.language().decimal(ms, 0),
        line = best.line.join(" ")
    )
}

/// Algorithm, depth and heuristic in words.
pub(crate) fn search_text(question: &Search, screen: &Screen) -> String {
    let depth = match question.limits.depth {
        Some(depth) => message!("search-depth", depth = depth.get()),
        None => message!("search-to-the-end"),
    };
    if question.algorithm == Algorithm::Random {
        return question.algorithm.to_string();
    }
    if !question.algorithm.is_textbook() {
        let algorithm = question.algorithm.name();
        return screen.say(&message!("search-algorithm", algorithm = algorithm, depth = depth));
    }
    screen.say(&message!(
        "search",
        algorithm = question.algorithm.name(),
        depth = depth,
        heuristic = question.heuristic.as_str()
    ))
}

/// The moves in order, each with its value or what is known about it.
fn moves_table(
    session: &dyn Session,
    question: &Search,
    answer: &Answer,
    screen: &Screen,
) -> Table {
    let mut labels = vec![message!("label-move"), message!("label-value"), message!("label-bound")];
    let has_visits = answer.moves.iter().any(|searched| searched.visits.is_some());
    if has_visits {
        labels.push(message!("label-visits"));
    }
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(labels.iter().map(|label| screen.cell(&screen.say(label))));
    for searched in &answer.moves {
        let (value, known) = known_text(session, question, searched.verdict, screen);
        let mut row = vec![searched.mv.clone(), value, known];
        if has_visits {
            row.push(screen.language().count(searched.visits.unwrap_or(0).into()));
        }
        table.add_row(row.iter().map(|cell| screen.cell(cell)));
    }
    for number in [1, 3] {
        if let Some(column) = table.column_mut(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The best line, board by board.
pub(super) fn line_boards(session: &dyn Session, answer: &Answer, screen: &Screen) -> String {
    let look = screen.look();
    let mut session = session.copy();
    let mut text = String::new();
    for mv in &answer.line {
        if session.play(mv).is_err() {
            break; // it never is: the line was found in this very position
        }
        text += &format!("\n{}\n{}", look.terminal.strong(mv), session.board(&look));
    }
    text
}
