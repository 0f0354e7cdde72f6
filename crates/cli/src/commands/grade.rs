//! `gametree grade`: heuristics, depths and algorithms against the exact values.

use std::time::Instant;

use gametree_catalogue::{Algorithm, Catalogue, Question, Session};
use gametree_lab::report::{self, GradingRun};
use gametree_lab::{Grading, Scope, grade, json};
use gametree_language::{Argument, ascii_digits, message};
use gametree_search::{Control, Limits, MOST_PLIES};

use crate::arguments::{Effort, Grade, GradedSearches, Search};
use crate::commands::solve;
use crate::complaint::Complaint;
use crate::patience::patiently_within;
use crate::screen::Screen;

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
    let started = Instant::now();
    let grading = patiently_within(arguments.effort().budget(), screen, |control| {
        // A question that has no answer is refused before the game is solved.
        for question in &questions {
            ask_a_little(&*session, question)?;
        }
        let solved = solve::solve(&*session, control.work())?;
        Ok::<Grading, Complaint>(grade(&*session, &*solved, &questions, scope, control)?)
    })??;
    if grading.positions == 0 {
        return Err(Complaint(message!("error-grade-stopped")));
    }
    let run =
        GradingRun { session: &*session, grading: &grading, scope, elapsed: started.elapsed() };
    screen.print_result(|| json::Grade::from(&run), || report::grade(&run))
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
        let deepest = u64::from(MOST_PLIES);
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
        session.analyze(&Question { limits, ..question.clone() }, &Control::new())?;
    }
    Ok(())
}
