//! Who plays: by flags, by questions where flags are missing.

use std::num::NonZeroU32;

use gametree_catalogue::{Algorithm, Search, Session};
use gametree_language::{Argument, Message, ascii_digits, message};
use gametree_play::{PlayerSpec, Strength, USUAL_DEPTH};
use gametree_search::MAX_PLIES;

use super::setup::Setup;
use crate::arguments::First;
use crate::complaint::Complaint;

impl Setup<'_> {
    /// The first player and the second; `None` if the input ended before both were known.
    pub(super) fn players(
        &mut self,
        session: &dyn Session,
    ) -> Result<Option<[PlayerSpec; 2]>, Complaint> {
        let (first, second) = (&self.arguments.first_player, &self.arguments.second_player);
        if first.is_some() || second.is_some() {
            return Ok(Some([player(first.as_deref())?, player(second.as_deref())?]));
        }
        let Some(people) = self.people()? else { return Ok(None) };
        let Some(human_first) = self.human_first(people)? else { return Ok(None) };
        if people == 2 {
            return Ok(Some([PlayerSpec::Human, PlayerSpec::Human]));
        }
        let Some(computer) = self.computer(session)? else { return Ok(None) };
        Ok(Some(match people {
            1 if human_first => [PlayerSpec::Human, computer],
            1 => [computer, PlayerSpec::Human],
            _ => [computer.clone(), computer],
        }))
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

    fn computer(&mut self, session: &dyn Session) -> Result<Option<PlayerSpec>, Complaint> {
        let options = &self.arguments.search;
        if options.is_given() {
            return Ok(Some(PlayerSpec::Search(options.search()?).with_usual_limits()));
        }
        if let Some(strength) = &self.arguments.strength {
            return Ok(strength.parse().ok().map(PlayerSpec::Strength));
        }
        if !self.asking {
            return Ok(Some(PlayerSpec::Strength(Strength::Strong)));
        }
        self.ask_strength(session)
    }

    fn ask_strength(&mut self, session: &dyn Session) -> Result<Option<PlayerSpec>, Complaint> {
        let screen = self.questions.screen;
        let mut choices: Vec<_> = Strength::ALL
            .map(|strength| {
                let label = screen.say(&Message::new(format!("strength-{strength}")));
                (strength.name(), label, Some(strength))
            })
            .to_vec();
        choices.push(("own", screen.say(&message!("strength-own")), None));
        match self.questions.choose(&message!("ask-strength"), &choices, 2)? {
            Some(Some(strength)) => Ok(Some(PlayerSpec::Strength(strength))),
            Some(None) => self.own_search(session),
            None => Ok(None),
        }
    }

    fn own_search(&mut self, session: &dyn Session) -> Result<Option<PlayerSpec>, Complaint> {
        let algorithms: Vec<_> = Algorithm::ALL
            .map(|algorithm| (algorithm.name(), algorithm.name().to_owned(), algorithm))
            .to_vec();
        let Some(algorithm) = self.questions.choose(&message!("ask-algorithm"), &algorithms, 1)?
        else {
            return Ok(None);
        };
        let mut search = Search::new(algorithm);
        if algorithm.is_textbook() {
            let range = (1, MAX_PLIES.into());
            let depth_question = message!("ask-depth", most = MAX_PLIES.to_string());
            let read = |answer: &str| match answer.parse().ok().and_then(NonZeroU32::new) {
                Some(depth) => Ok(depth),
                None => {
                    Err(Complaint(message!("ask-not-a-number", answer = Argument::quoted(answer))))
                }
            };
            let depth = self.questions.number(&depth_question, range, USUAL_DEPTH.into(), read)?;
            let Some(depth) = depth else { return Ok(None) };
            search.limits.depth = Some(depth);
            let heuristics: Vec<_> =
                session.heuristics().iter().map(|&name| (name, name.to_owned(), name)).collect();
            let chosen = self.questions.choose(&message!("ask-heuristic"), &heuristics, 0)?;
            let Some(heuristic) = chosen else { return Ok(None) };
            search.heuristic = heuristic.to_owned();
        }
        Ok(Some(PlayerSpec::Search(search).with_usual_limits()))
    }
}

/// A player as written; whoever is not mentioned is a person.
fn player(text: Option<&str>) -> Result<PlayerSpec, Complaint> {
    let Some(text) = text else { return Ok(PlayerSpec::Human) };
    Ok(ascii_digits(text).parse::<PlayerSpec>()?.with_usual_limits())
}
