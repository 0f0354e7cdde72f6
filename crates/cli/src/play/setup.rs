//! Which game: by flags, by questions where flags are missing.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use gametree_catalogue::{Catalogue, Entry};
use gametree_games::{Parameter, Role};
use gametree_language::message;
use gametree_play::Match;
use gametree_present::{game_title, parameter_title};
use gametree_rules::Seed;

use super::input::Input;
use super::questions::Questions;
use crate::arguments::Play;
use crate::complaint::Complaint;
use crate::place;
use crate::screen::Screen;

/// A new game as asked for; `None` if the input ended before everything was known.
pub(crate) fn new_match(
    arguments: &Play,
    catalogue: &Catalogue,
    screen: &Screen,
    input: &mut Input,
) -> Result<Option<Match>, Complaint> {
    let seed = arguments.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let mut setup = Setup {
        arguments,
        asking: screen.is_interactive(),
        catalogue,
        seed: Seed::new(seed),
        questions: Questions { screen, input },
    };
    let Some(spec) = setup.spec()? else { return Ok(None) };
    let (position, moves) = (arguments.position.as_deref(), arguments.moves.as_deref());
    let session = place::open(catalogue, &spec, position, moves)?;
    // Players that cannot play this game are refused now, not in the middle of it.
    match setup.players(&*session)? {
        Some(players) => Ok(Some(Match::new(session, players, seed)?)),
        None => Ok(None),
    }
}

/// What is known while somebody is asked for the rest.
pub(super) struct Setup<'a> {
    pub(super) arguments: &'a Play,
    pub(super) asking: bool,
    catalogue: &'a Catalogue,
    pub(super) seed: Seed,
    pub(super) questions: Questions<'a>,
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
                let title = game_title(entry);
                let label = format!("{}: {}", entry.name(), self.questions.screen.say(&title));
                (entry.name(), label, entry.clone())
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
                what = parameter_title(entry, parameter.key),
                least = least.to_string(),
                most = most.to_string()
            );
            let rest: Vec<String> =
                asked[index + 1..].iter().filter_map(|later| usual(later)).collect();
            let catalogue = self.catalogue;
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
}

/// A later parameter as it will be if nothing else is said.
fn usual(parameter: &Parameter) -> Option<String> {
    let (least, _) = parameter.menu?;
    let value = parameter.default.map_or_else(|| least.to_string(), str::to_owned);
    Some(format!("{}={value}", parameter.key))
}

/// A game whose start is made by chance gets a new one each time its size is asked for.
fn random_seed(entry: &Entry, asked: &Parameter, seed: &mut Seed) -> String {
    match entry.parameters.with_role(Role::Seed) {
        Some(decides) if asked.role == Role::Size => {
            format!(",{}={}", decides.key, seed.next_number() >> 32)
        }
        _ => String::new(),
    }
}
