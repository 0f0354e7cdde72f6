//! `gametree grade`: heuristics, depths and algorithms against the exact values.

use std::time::{Duration, Instant};

use comfy_table::{CellAlignment, Table, presets};
use gametree_catalogue::{
    Algorithm, Blunder, Catalogue, Graded, Grading, Question, Scope, Session, grade,
};
use gametree_language::{Argument, Message, ascii_digits, message};
use gametree_rules::{Exact, Proven, Work};
use gametree_search::{Limits, MAX_PLIES};
use serde::Serialize;

use crate::arguments::{Effort, Grade, GradedSearches, Search};
use crate::commands::{show, solve};
use crate::complaint::Complaint;
use crate::patience::patiently;
use crate::proof;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    spec: String,
    position: String,
    positions: u64,
    of: u64,
    sampled: bool,
    seed: u64,
    stopped: bool,
    elapsed_ms: f64,
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    algorithm: &'static str,
    depth: Option<u32>,
    heuristic: Option<String>,
    choices: u64,
    without_move: u64,
    best: Option<f64>,
    sound: Option<f64>,
    holds: Option<f64>,
    resists: Option<f64>,
    sign_agreement: Option<f64>,
    undecided: Option<f64>,
    rank_correlation: Option<f64>,
    value_lost: Option<f64>,
    games: Option<Games>,
    visited_mean: Option<f64>,
    elapsed_ms: f64,
    worst: Option<Worst>,
}

#[derive(Serialize)]
struct Games {
    won: u64,
    drawn: u64,
    lost: u64,
}

#[derive(Serialize)]
struct Worst {
    position: String,
    #[serde(rename = "move")]
    mv: String,
    best_move: String,
    exact: proof::Json,
    after: proof::Json,
    lost: u32,
}

pub(crate) fn run(arguments: &Grade, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    let questions = arguments.searches.questions(&*session)?;
    let scope = Scope {
        most: sample(&arguments.sample)?,
        seed: arguments.searches.seed,
        games: arguments.games,
    };
    if session.ending().is_some() {
        return Err(Complaint(message!("error-grade-finished", position = session.position())));
    }
    let begun = Instant::now();
    let grading = patiently(screen, |work| {
        // A question that has no answer is refused before the game is solved.
        for question in &questions {
            ask_a_little(&*session, question)?;
        }
        let solved = solve::solve(&*session, &arguments.effort().options(), work)?;
        Ok::<Grading, Complaint>(grade(&*session, &*solved, &questions, scope, work)?)
    })??;
    if grading.positions == 0 {
        return Err(Complaint(message!("error-grade-stopped")));
    }
    let elapsed = begun.elapsed();
    if screen.wants_json() {
        screen.print_json(&as_json(&*session, &grading, scope, elapsed))
    } else {
        screen.print(&as_text(&*session, &grading, scope, elapsed, screen))
    }
}

impl Grade {
    /// The threads are those of the searches.
    fn effort(&self) -> Effort {
        Effort { memory: self.memory, threads: Some(self.searches.engine.threads) }
    }
}

impl GradedSearches {
    /// Every algorithm with every heuristic to every depth, as far as they make a difference.
    fn questions(&self, session: &dyn Session) -> Result<Vec<Question>, Complaint> {
        let depths = depths(&self.depths)?;
        let heuristics = match self.heuristics.iter().any(|name| name == "all") {
            true => Catalogue::standard().entry_of(&session.spec())?.heuristics.to_vec(),
            false => self.heuristics.iter().map(String::as_str).collect(),
        };
        let mut questions: Vec<Question> = Vec::new();
        for algorithm in &self.algorithms {
            for heuristic in &heuristics {
                for &depth in &depths {
                    let mut question = self.search(algorithm, heuristic, depth).question()?;
                    if !question.algorithm.is_textbook() {
                        question.heuristic = "plain".to_owned();
                    }
                    if matches!(question.algorithm, Algorithm::Random | Algorithm::Perfect) {
                        question.limits = Limits::NONE;
                    }
                    if !questions.contains(&question) {
                        questions.push(question);
                    }
                }
            }
        }
        Ok(questions)
    }

    fn search(&self, algorithm: &str, heuristic: &str, depth: Option<u64>) -> Search {
        Search {
            algorithm: algorithm.to_owned(),
            depth,
            time: self.time,
            nodes: self.nodes,
            heuristic: heuristic.to_owned(),
            ties: self.ties,
            seed: self.seed,
            merge: self.merge,
            order: self.order.clone(),
            engine: self.engine,
        }
    }
}

/// Reads `3`, `1..5` and several of these; nothing is to the end.
fn depths(texts: &[String]) -> Result<Vec<Option<u64>>, Complaint> {
    let mut depths = Vec::new();
    for text in texts {
        let wrong = || Complaint(message!("error-grade-depth", value = Argument::quoted(text)));
        let digits = ascii_digits(text);
        let (least, most) = digits.split_once("..").unwrap_or((&digits, &digits));
        let number = |text: &str| text.trim().parse::<u64>().ok().filter(|&number| number > 0);
        let (least, most) = (number(least).ok_or_else(wrong)?, number(most).ok_or_else(wrong)?);
        if least > most {
            return Err(wrong());
        }
        let deepest = u64::from(MAX_PLIES);
        depths.extend((least.min(deepest)..=most.min(deepest)).map(Some));
    }
    if depths.is_empty() {
        depths.push(None);
    }
    Ok(depths)
}

/// Reads a number of positions, or `all`.
fn sample(text: &str) -> Result<Option<u64>, Complaint> {
    match ascii_digits(text).trim() {
        "all" => Ok(None),
        digits => match digits.parse() {
            Ok(number) if number > 0 => Ok(Some(number)),
            _ => Err(Complaint(message!("error-grade-sample", value = Argument::quoted(text)))),
        },
    }
}

/// Finds out whether the question makes sense.
fn ask_a_little(session: &dyn Session, question: &Question) -> Result<(), Complaint> {
    if question.algorithm != Algorithm::Perfect {
        let limits = Limits { nodes: Some(1), ..question.limits };
        session.analyze(&Question { limits, ..question.clone() }, &Work::new())?;
    }
    Ok(())
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn as_json(session: &dyn Session, grading: &Grading, scope: Scope, elapsed: Duration) -> Json {
    Json {
        spec: session.spec(),
        position: session.position(),
        positions: grading.positions,
        of: grading.of,
        sampled: grading.positions < grading.of,
        seed: scope.seed,
        stopped: grading.stopped,
        elapsed_ms: milliseconds(elapsed),
        rows: grading.searches.iter().map(row).collect(),
    }
}

fn row(Graded { question, grade, trial }: &Graded) -> Row {
    Row {
        algorithm: question.algorithm.name(),
        depth: question.limits.depth.map(Into::into),
        heuristic: question.algorithm.is_textbook().then(|| question.heuristic.clone()),
        choices: grade.choices(),
        without_move: grade.without_move(),
        best: grade.best(),
        sound: grade.sound(),
        holds: grade.holds(),
        resists: grade.resists(),
        sign_agreement: grade.sign_agreement(),
        undecided: grade.undecided(),
        rank_correlation: grade.rank_correlation(),
        value_lost: grade.value_lost(),
        games: trial.map(|trial| Games { won: trial.won, drawn: trial.drawn, lost: trial.lost }),
        visited_mean: grade.visited_mean(),
        elapsed_ms: milliseconds(grade.elapsed()),
        worst: grade.worst().map(|worst| Worst {
            position: worst.session.position(),
            mv: worst.mv.clone(),
            best_move: worst.best_move.clone(),
            exact: Proven::from(worst.exact).into(),
            after: Proven::from(worst.after).into(),
            lost: worst.lost,
        }),
    }
}

/// `alphabeta 3 report`.
fn name(question: &Question) -> String {
    let mut name = question.algorithm.name().to_owned();
    if let Some(depth) = question.limits.depth {
        name += &format!(" {depth}");
    }
    if question.algorithm.is_textbook() {
        name += &format!(" {}", question.heuristic);
    }
    name
}

fn as_text(
    session: &dyn Session,
    grading: &Grading,
    scope: Scope,
    elapsed: Duration,
    screen: &Screen,
) -> String {
    let (look, language) = (screen.look(), screen.language());
    let say = |message: Message| screen.say(&message);
    let positions = if grading.positions < grading.of {
        message!(
            "grade-sampled",
            positions = grading.positions,
            all = grading.of,
            seed = scope.seed.to_string()
        )
    } else {
        message!("grade-all", positions = grading.positions)
    };
    let mut facts = vec![
        (say(message!("label-game")), session.spec()),
        (say(message!("label-graded")), say(positions)),
    ];
    if grading.stopped {
        facts.push((say(message!("label-stopped")), say(message!("grade-stopped"))));
    }
    let ms = language.decimal(milliseconds(elapsed), 0);
    facts.push((say(message!("label-time")), say(message!("milliseconds", ms = ms))));
    let mut text = format!("{}\n{}\n", look.labelled(&facts), table(session, grading, screen));
    let worst = grading.searches.iter().filter_map(|search| Some((search, search.grade.worst()?)));
    // The first of those that gave most away, and of them the one that had it nearest.
    let worst = worst.min_by_key(|(_, worst)| (u32::MAX - worst.lost, worst.exact.plies));
    if let Some((search, worst)) = worst {
        text += &format!("\n{}", blunder(&search.question, worst, screen));
    }
    text
}

fn table(session: &dyn Session, grading: &Grading, screen: &Screen) -> String {
    let language = screen.language();
    let none = || "–".to_owned();
    let percent =
        |share: Option<f64>| share.map_or_else(none, |share| language.decimal(100.0 * share, 1));
    let decimal =
        |number: Option<f64>| number.map_or_else(none, |number| language.decimal(number, 3));
    // Without points a margin is a winner, and the two columns would be the same.
    let points = session.has_points();
    let games = grading.searches.iter().any(|search| search.trial.is_some());
    let mut header = vec![message!("label-search"), message!("label-grade-best")];
    header.extend(points.then(|| message!("label-grade-sound")));
    header.extend([
        message!("label-grade-holds"),
        message!("label-grade-resists"),
        message!("label-grade-lost"),
        message!("label-grade-sign"),
        message!("label-grade-undecided"),
        message!("label-grade-rank"),
        message!("label-grade-visited"),
    ]);
    header.extend(games.then(|| message!("label-games")));
    let columns = header.len();
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_header(header.iter().map(|label| screen.cell(&screen.say(label))));
    for Graded { question, grade, trial } in &grading.searches {
        let mut cells = vec![name(question), percent(grade.best())];
        cells.extend(points.then(|| percent(grade.sound())));
        cells.extend([
            percent(grade.holds()),
            percent(grade.resists()),
            decimal(grade.value_lost()),
            percent(grade.sign_agreement()),
            percent(grade.undecided()),
            decimal(grade.rank_correlation()),
            grade.visited_mean().map_or_else(none, |visited| language.decimal(visited, 0)),
        ]);
        if games {
            cells.push(trial.map_or_else(none, |trial| {
                [trial.won, trial.drawn, trial.lost].map(|number| language.number(number)).join("–")
            }));
        }
        table.add_row(cells.iter().map(|cell| screen.cell(cell)));
    }
    for number in 1..columns {
        if let Some(column) = table.column_mut(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.trim_fmt()
}

/// The board, the move chosen and the one that would have been best, and where they lead.
fn blunder(question: &Question, worst: &Blunder, screen: &Screen) -> String {
    let look = screen.look();
    let say = |message: Message| screen.say(&message);
    let session = &*worst.session;
    let leads = |mv: &str, end: Exact| {
        let end = proof::sentence(Proven::from(end), session.has_points());
        say(message!("grade-move", mv = mv, end = end))
    };
    let mut facts = vec![(say(message!("label-worst")), look.strong(&name(question)))];
    // The game has been named above.
    facts.extend(show::facts(session, &look).into_iter().skip(1));
    facts.extend([
        (say(message!("label-chosen")), leads(&worst.mv, worst.after)),
        (say(message!("label-best-move")), leads(&worst.best_move, worst.exact)),
    ]);
    format!("{}\n{}", session.board(&look), look.labelled(&facts))
}
