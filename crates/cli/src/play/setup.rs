//! Which game, who plays, how strong: by flags, by questions where flags are missing.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::num::NonZeroU32;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Catalogue, Entry, Question};
use gametree_games::Parameter;
use gametree_language::{Message, message};
use gametree_play::{Match, Seat, Strength, Thinking};
use gametree_rules::Seed;
use gametree_search::{Limits, MAX_PLIES, Ties};

use super::input::Input;
use super::questions::Questions;
use crate::arguments::{First, Place, Play};
use crate::complaint::Complaint;
use crate::screen::Screen;

/// How deep a search looks when neither a depth nor another limit is given: a game should go on.
const USUAL_TIME: Duration = Duration::from_secs(2);
const USUAL_DEPTH: u32 = 4;

/// A new game as asked for; `None` if the input ended before everything was known.
pub(crate) fn new_match(
    arguments: &Play,
    screen: &Screen,
    input: &mut Input,
) -> Result<Option<Match>, Complaint> {
    let seed = arguments.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let mut setup = Setup {
        arguments,
        asking: screen.is_interactive(),
        catalogue: Catalogue::standard(),
        seed: Seed::new(seed),
        questions: Questions { screen, input },
    };
    let Some(spec) = setup.spec()? else { return Ok(None) };
    let place =
        Place { spec, position: arguments.position.clone(), moves: arguments.moves.clone() };
    let session = place.open()?;
    let Some(people) = setup.people()? else { return Ok(None) };
    let Some(human_first) = setup.human_first(people)? else { return Ok(None) };
    let computer = if people == 2 {
        None
    } else {
        let entry = *setup.catalogue.entry_of(&session.spec())?;
        let Some(thinking) = setup.thinking(&entry)? else { return Ok(None) };
        // A heuristic that does not exist is said now, not in the middle of the game.
        check_heuristic(&entry, &thinking)?;
        Some(Seat::Computer(thinking))
    };
    let seats = match (people, computer) {
        (1, Some(computer)) if human_first => [Seat::Human, computer],
        (1, Some(computer)) => [computer, Seat::Human],
        (_, Some(computer)) => [computer.clone(), computer],
        (_, None) => [Seat::Human, Seat::Human],
    };
    Ok(Some(Match::new(session, seats, seed)))
}

struct Setup<'a> {
    arguments: &'a Play,
    asking: bool,
    catalogue: Catalogue,
    seed: Seed,
    questions: Questions<'a>,
}

impl Setup<'_> {
    fn spec(&mut self) -> Result<Option<String>, Complaint> {
        if let Some(spec) = &self.arguments.spec {
            return Ok(Some(spec.clone()));
        }
        if !self.asking {
            return Err(Complaint(message!("error-argument-missing", argument = "<SPEC>")));
        }
        let entries = self.catalogue.entries().to_vec();
        let choices: Vec<_> = entries
            .iter()
            .map(|entry| {
                let title = Message::new(format!("game-{}", entry.name()));
                let label = format!("{}: {}", entry.name(), self.questions.screen.say(&title));
                (entry.name(), label, *entry)
            })
            .collect();
        match self.questions.choose(&message!("ask-game"), &choices, 0)? {
            Some(entry) => self.parameters(&entry),
            None => Ok(None),
        }
    }

    /// Asks for every parameter that has a range for menus. Instead of a number, any `KEY=VALUE` of
    /// the game may be typed: that is how an own bit string is given.
    fn parameters(&mut self, entry: &Entry) -> Result<Option<String>, Complaint> {
        let asked: Vec<&Parameter> =
            entry.parameters.list.iter().filter(|parameter| parameter.menu.is_some()).collect();
        let mut answers: Vec<String> = Vec::new();
        for (index, parameter) in asked.iter().enumerate() {
            let Some((least, most)) = parameter.menu else { continue };
            let default = parameter.default.and_then(|text| text.parse().ok()).unwrap_or(least);
            let question = message!(
                "ask-parameter",
                what = Message::new(format!("parameter-{}-{}", entry.name(), parameter.key)),
                least = least.to_string(),
                most = most.to_string()
            );
            let rest: Vec<String> =
                asked[index + 1..].iter().filter_map(|later| usual(later)).collect();
            let catalogue = &self.catalogue;
            let random = random_seed(entry, parameter, &mut self.seed);
            let accept = |answer: &str| {
                let piece = match answer.contains('=') {
                    true => answer.to_owned(),
                    false => format!("{}={answer}{random}", parameter.key),
                };
                let pieces = [&answers[..], std::slice::from_ref(&piece), &rest[..]].concat();
                catalogue.open(&format!("{}:{}", entry.name(), pieces.join(",")))?;
                Ok(piece)
            };
            match self.questions.number(&question, (least, most), default, accept)? {
                Some(piece) => answers.push(piece),
                None => return Ok(None),
            }
        }
        Ok(Some(format!("{}:{}", entry.name(), answers.join(","))))
    }

    fn people(&mut self) -> Result<Option<u8>, Complaint> {
        if let Some(people) = &self.arguments.people {
            return Ok(people.parse().ok());
        }
        if !self.asking || self.arguments.first.is_some() {
            return Ok(Some(1));
        }
        let say = |message| self.questions.screen.say(&message);
        let choices = [
            ("1", say(message!("ask-people-one")), 1),
            ("2", say(message!("ask-people-two")), 2),
            ("0", say(message!("ask-people-none")), 0),
        ];
        self.questions.choose(&message!("ask-people"), &choices, 0)
    }

    fn human_first(&mut self, people: u8) -> Result<Option<bool>, Complaint> {
        let toss = self.seed.below(2) == 0;
        let first = match self.arguments.first {
            Some(first) => Some(first),
            None if people != 1 || !self.asking => Some(First::Human),
            None => {
                let say = |message| self.questions.screen.say(&message);
                let choices = [
                    ("human", say(message!("ask-first-human")), First::Human),
                    ("computer", say(message!("ask-first-computer")), First::Computer),
                    ("toss", say(message!("ask-first-toss")), First::Toss),
                ];
                self.questions.choose(&message!("ask-first"), &choices, 0)?
            }
        };
        Ok(first.map(|first| match first {
            First::Human => true,
            First::Computer => false,
            First::Toss => toss,
        }))
    }

    fn thinking(&mut self, entry: &Entry) -> Result<Option<Thinking>, Complaint> {
        let best_heuristic = entry.heuristics.last().copied().unwrap_or("plain");
        let search = &self.arguments.search;
        let given = search.algorithm.is_some()
            || search.depth.is_some()
            || search.time.is_some()
            || search.nodes.is_some()
            || search.heuristic.is_some();
        if given {
            let depth = search.depth.map(|depth| depth.min(MAX_PLIES.into()) as u32);
            let algorithm: Algorithm =
                search.algorithm.as_deref().unwrap_or("alphabeta").parse()?;
            let limited = search.time.is_some() || search.nodes.is_some();
            // What is not limited at all would look to the end of the game.
            let usual = usual_limits(algorithm);
            let unlimited = depth.is_none() && !limited;
            let question = Question {
                heuristic: search.heuristic.clone().unwrap_or_else(|| "plain".to_owned()),
                limits: Limits {
                    depth: depth.and_then(NonZeroU32::new).or(usual.depth.filter(|_| unlimited)),
                    nodes: search.nodes,
                    time: search
                        .time
                        .map(Duration::from_millis)
                        .or(usual.time.filter(|_| unlimited)),
                },
                ..Question::new(algorithm)
            };
            // With a limit but no depth, each search goes one ply deeper than the one before.
            let deepen = depth.is_none() && limited && algorithm.is_textbook();
            return Ok(Some(Thinking { question, deepen }));
        }
        if let Some(strength) = &self.arguments.strength {
            let strength: Option<Strength> = strength.parse().ok();
            return Ok(strength.map(|strength| strength.thinking(best_heuristic)));
        }
        if !self.asking {
            return Ok(Some(Strength::Strong.thinking(best_heuristic)));
        }
        self.ask_strength(entry, best_heuristic)
    }

    fn ask_strength(
        &mut self,
        entry: &Entry,
        best_heuristic: &str,
    ) -> Result<Option<Thinking>, Complaint> {
        let screen = self.questions.screen;
        let mut choices: Vec<_> = Strength::ALL
            .map(|strength| {
                let label = screen.say(&Message::new(format!("strength-{strength}")));
                (strength.name(), label, Some(strength))
            })
            .to_vec();
        choices.push(("own", screen.say(&message!("strength-own")), None));
        let chosen = self.questions.choose(&message!("ask-strength"), &choices, 2)?;
        match chosen {
            Some(Some(strength)) => Ok(Some(strength.thinking(best_heuristic))),
            Some(None) => self.own_search(entry),
            None => Ok(None),
        }
    }

    fn own_search(&mut self, entry: &Entry) -> Result<Option<Thinking>, Complaint> {
        let algorithms: Vec<_> = Algorithm::ALL
            .map(|algorithm| (algorithm.name(), algorithm.name().to_owned(), algorithm))
            .to_vec();
        let Some(algorithm) = self.questions.choose(&message!("ask-algorithm"), &algorithms, 1)?
        else {
            return Ok(None);
        };
        let mut question = Question { ties: Ties::First, ..Question::new(algorithm) };
        if !algorithm.is_textbook() {
            question.limits = usual_limits(algorithm);
            return Ok(Some(Thinking::once(question)));
        }
        let range = (1, MAX_PLIES.into());
        let depth_question = message!("ask-depth", most = MAX_PLIES.to_string());
        let read = |answer: &str| Ok(answer.parse().ok().and_then(NonZeroU32::new));
        let depth = self.questions.number(&depth_question, range, USUAL_DEPTH.into(), read)?;
        let Some(depth) = depth else { return Ok(None) };
        question.limits.depth = depth;
        let heuristics: Vec<_> =
            entry.heuristics.iter().map(|&name| (name, name.to_owned(), name)).collect();
        let chosen = self.questions.choose(&message!("ask-heuristic"), &heuristics, 0)?;
        let Some(heuristic) = chosen else { return Ok(None) };
        question.heuristic = heuristic.to_owned();
        Ok(Some(Thinking::once(question)))
    }
}

/// How far a computer player looks if nobody says.
fn usual_limits(algorithm: Algorithm) -> Limits {
    if algorithm.is_textbook() {
        Limits::depth(USUAL_DEPTH)
    } else {
        Limits { time: Some(USUAL_TIME), ..Limits::NONE }
    }
}

/// A later parameter as it will be if nothing else is said.
fn usual(parameter: &Parameter) -> Option<String> {
    let (least, _) = parameter.menu?;
    let value = parameter.default.map_or_else(|| least.to_string(), str::to_owned);
    Some(format!("{}={value}", parameter.key))
}

/// A game whose start is made by chance gets a new one each time it is asked for.
fn random_seed(entry: &Entry, asked: &Parameter, seed: &mut Seed) -> String {
    let seeded = entry.parameters.list.iter().any(|parameter| parameter.key == "seed");
    if seeded && asked.key == "length" {
        format!(",seed={}", seed.next_number() >> 32)
    } else {
        String::new()
    }
}

fn check_heuristic(entry: &Entry, thinking: &Thinking) -> Result<(), Complaint> {
    let name = &thinking.question.heuristic;
    if entry.heuristics.contains(&name.as_str()) {
        return Ok(());
    }
    Err(gametree_catalogue::QuestionError::UnknownHeuristic {
        name: name.clone(),
        known: entry.heuristics,
    }
    .into())
}
